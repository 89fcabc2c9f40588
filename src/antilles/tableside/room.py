"""What each game supplies to the tableside, so that everything else can be the same for all games."""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Mapping
from importlib import import_module
from typing import Any, Generic, TypeVar

from antilles.core.errors import ConfigError
from antilles.core.facts import Event
from antilles.core.game import Game
from antilles.core.messages import Message
from antilles.tableside.helping import Fact
from antilles.tableside.news import NewsLine
from antilles.tableside.questions import Arranged, Question
from antilles.tableside.standings import Standings

G = TypeVar("G", bound=Game)


class Room(ABC, Generic[G]):
    """One game at the table: it looks and tells, and changes nothing."""

    turn_begins: str
    """The question with which a turn or round begins: who only watches is told the news then."""

    chapter_begins: str
    """The event with which a new chapter of the game begins."""

    def __init__(self, game: G) -> None:
        self.game = game

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees of the table, with what only the past can tell."""
        return self.game.view(seat)

    @abstractmethod
    def question(self) -> Question:
        """What the seat on turn is asked now."""

    @property
    @abstractmethod
    def chapter(self) -> int:
        """The number of the chapter that the game is in: a round, a ship."""

    @abstractmethod
    def tell(self, events: Iterable[Event], *, everything: bool = False) -> list[NewsLine]:
        """Events as lines; without `everything`, what the table shows anyway is left out."""

    @abstractmethod
    def standings(self, seat: int | None) -> Standings:
        """The points as far as a seat (None: a spectator) may know them; all of them when the game is over."""

    @abstractmethod
    def score_title(self, line: str) -> Message:
        """What a line of the score is called."""

    @abstractmethod
    def answers(self) -> Mapping[int, Collection[str]]:
        """Every action that could answer the question, legal or not, with the notations it is known by."""

    @abstractmethod
    def phrase(self, action: int) -> Message:
        """What an action is called in a list of choices."""

    @abstractmethod
    def things(self) -> Mapping[str, bool]:
        """Everything that has a card, the most useful first, and whether it is at this table."""

    @abstractmethod
    def card(self, thing: str) -> Message:
        """What a thing does at this table, in a sentence or two."""

    @abstractmethod
    def rule_of(self, thing: str) -> str:
        """The rule behind a thing, or the beginning of the ids of its rules."""

    def figures(self, thing: str) -> tuple[Message, ...]:
        """What a thing costs, is worth and so on at this table now."""
        return ()

    def making(self, view: Mapping[str, Any]) -> tuple[Mapping[str, int], ...]:
        """What every board of a view would make of each good now; nothing in games where boards make none."""
        return ()

    @property
    def holds_secrets(self) -> bool:
        """Whether a seat sees what nobody else may: then people who share a screen are told to hand it over."""
        return False

    foreseeable: frozenset[str] = frozenset()
    """Questions whose answer a seat may prepare while others decide."""
    goes_round: frozenset[str] = frozenset()
    """Those among them that are asked of all in turn and leave the next much the same."""
    foreseeable_next: frozenset[str] = frozenset()
    """Questions that may follow upon such an answer and be prepared with it."""

    def stretch(self, decision: str) -> str:
        """The part of the game in which a question goes round: after it nothing can be said about that question."""
        return ""

    def facts(self, action: int) -> Iterable[Fact]:
        """What may keep the seat on turn from an action that is refused."""
        return ()

    def arithmetic(self, action: int) -> Message | None:
        """How the figures of a refused action come about, where there is something to add up."""
        return None

    def arrangement(self, game: Game) -> str:
        """Which arrangement the question of a game belongs to, so that its steps are one decision; else nothing."""
        return ""

    def leaves_empty(self, action: int) -> bool:
        """Whether a step of an arrangement puts nothing at its place, and need not be told beside others."""
        return False

    def arrange(self, numbers: Mapping[str, int], nobles: Mapping[str, int]) -> Arranged:
        """Check an edited arrangement as a whole: how many at each place, by its key; others as suggested."""
        raise NotImplementedError(f"{self.game.game_id} has nothing to arrange")


def room_of(game: Game) -> Room[Any]:
    """The room of a game."""
    package = f"antilles.tableside.{game.manifest.room}"
    try:
        kind: type[Room[Any]] = import_module(f"{package}.room").ROOM
    except ModuleNotFoundError as problem:
        if problem.name not in (package, f"{package}.room"):
            raise
        raise ConfigError(Message("no-face", game=game.game_id)) from problem
    return kind(game)
