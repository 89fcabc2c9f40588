"""What one person is asked: the question, the choices with what each would do, and what is arranged as a whole."""

from dataclasses import dataclass

from antilles.core.messages import Message


@dataclass(frozen=True)
class Choice:
    """One answer to a question.

    `actions` are played one after another. `title` says what it is, `effects` what it would bring, piece by piece;
    `brief` tells of the thing it is about, for faces with room. `card` is that thing, for a face that explains it.
    `group` puts choices of a kind together (a heading: `pr-group-...`).
    """

    actions: tuple[int, ...]
    notation: str
    title: Message
    effects: tuple[Message, ...] = ()
    brief: Message | None = None
    card: str = ""
    group: str = ""


@dataclass(frozen=True)
class Place:
    """A part of an arrangement: a kind of tile or building with its circles, or a kind of good.

    Between `least` and `most` may stand here; `before` did before it was asked; `settled` ones are not asked any more.
    The same for the nobles among them, where there are nobles.
    """

    thing: str
    key: str
    room: int
    before: int
    least: int
    most: int
    suggested: int
    settled: bool = False
    before_nobles: int = 0
    least_nobles: int = 0
    suggested_nobles: int = 0


@dataclass(frozen=True)
class Shelf:
    """A place for goods that are stored: for so many kinds with all they have, or for so many goods one by one.

    `thing` is the building that offers it; nothing for what everybody has.
    """

    thing: str
    kinds: int
    goods: int


@dataclass(frozen=True)
class Arrangement:
    """Questions that are answered together: placing people, storing or shipping goods, things given up one by one.

    It is edited freely and checked as a whole (`Room.arrange`). `in_hand` people, or goods, are to be shared out, or so
    many things given up. Goods that are stored have `shelves`.
    """

    kind: str
    places: tuple[Place, ...]
    in_hand: int
    nobles: int = 0
    shelves: tuple[Shelf, ...] = ()


@dataclass(frozen=True)
class Arranged:
    """What an edited arrangement comes to: what is still wrong with it, or the actions that play it.

    `effects` say what it would bring, piece by piece, even before it is complete.
    """

    problem: Message | None
    status: Message
    notation: str
    actions: tuple[int, ...]
    effects: tuple[Message, ...] = ()


@dataclass(frozen=True)
class Question:
    """What the seat on turn is asked. `usual` is the choice that a mere Enter plays, where one is plainly usual.

    `recurs`: it may come again and again in one stretch of the game, and `usual` leaves everything as it is. A face may
    then let its reader ask not to be asked again in this stretch.
    """

    seat: int
    decision: str
    rule: str
    asked: Message
    about: tuple[Message, ...]
    choices: tuple[Choice, ...]
    arrangement: Arrangement | None = None
    usual: int | None = None
    recurs: bool = False

    @property
    def forced(self) -> bool:
        """Whether only one answer is legal: a face may play it without asking."""
        return self.arrangement is None and len(self.choices) == 1
