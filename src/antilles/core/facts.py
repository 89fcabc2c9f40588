"""What a game tells: events, explanations, scores, the legal actions and the actions played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, TypeAlias, overload

from antilles.core.errors import AntillesError
from antilles.core.messages import Message
from antilles.core.notation import ActionTable

RawEvent: TypeAlias = tuple[int, ...]
"""(kind, seat, audience, a, b, c), as the rules write it."""
SEAT, AUDIENCE = 1, 2
MESSAGES_KEPT = 1 << 14
"""So many messages of events are kept: who looks at games again and again is told the same."""


@dataclass(frozen=True)
class Event:
    """Something that happened: its kind, the seat it happened to, its payload by name, who may see it, what is said.

    `numbers` are the payload as the rules wrote it; `rule` is the rule it follows from.
    """

    kind: str
    seat: int | None
    payload: Mapping[str, Any]
    numbers: tuple[int, int, int]
    audience: int | None
    rule: str
    message: Message

    @property
    def text(self) -> str:
        """The English sentence."""
        return str(self.message)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Explanation:
    """Whether an action is legal, the rule behind that, and what is said about it."""

    action: str
    legal: bool
    rule: str
    message: Message

    @property
    def sentence(self) -> str:
        """The English sentence."""
        return str(self.message)

    @property
    def told(self) -> Message:
        """The action, whether it is legal, and why or why not."""
        which = "explained-legal" if self.legal else "explained-illegal"
        return Message(which, action=self.action, sentence=self.message, rule=self.rule)

    def __str__(self) -> str:
        return str(self.told)

    def __bool__(self) -> bool:
        return self.legal


@dataclass(frozen=True)
class Score:
    """One seat's score: its lines, their sum, and what breaks a tie (several numbers where one may not do)."""

    lines: Mapping[str, int]
    total: int
    tie_break: int | tuple[int, ...]

    def __int__(self) -> int:
        return self.total


class LegalActions(Sequence[str]):
    """The legal actions: iterable, countable, `in` takes a text or an id, prints as notation."""

    __slots__ = ("_notation", "ids")

    def __init__(self, notation: ActionTable, ids: Sequence[int]) -> None:
        self._notation = notation
        self.ids = tuple(ids)

    def __len__(self) -> int:
        return len(self.ids)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[str]: ...
    def __getitem__(self, index: int | slice) -> str | Sequence[str]:
        texts = self._notation.texts
        if isinstance(index, slice):
            return [texts[action] for action in self.ids[index]]
        return texts[self.ids[index]]

    def __iter__(self) -> Iterator[str]:
        return (self._notation.texts[action] for action in self.ids)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, str):
            try:
                return self._notation.parse(action) in self.ids
            except AntillesError:
                return False
        return action in self.ids

    def __repr__(self) -> str:
        return f"<{len(self)} legal: {', '.join(self)}>" if self.ids else "<no legal actions>"


class Step(NamedTuple):
    """One push: the bytes before it, the actions it played, who played them, and how many events came before."""

    before: bytes
    actions: tuple[int, ...]
    seats: tuple[int, ...]
    events: int


class ActionsPlayed(Sequence[tuple[int, str]]):
    """Every action played so far as (seat, text)."""

    def __init__(self, notation: ActionTable, steps: Sequence[Step]) -> None:
        self._texts = notation.texts
        self._steps = steps

    @property
    def ids(self) -> list[int]:
        """The actions by id."""
        return [action for step in self._steps for action in step.actions]

    def __len__(self) -> int:
        return sum(len(step.actions) for step in self._steps)

    def __iter__(self) -> Iterator[tuple[int, str]]:
        for step in self._steps:
            for seat, action in zip(step.seats, step.actions, strict=True):
                yield seat, self._texts[action]

    @overload
    def __getitem__(self, index: int) -> tuple[int, str]: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[tuple[int, str]]: ...
    def __getitem__(self, index: int | slice) -> tuple[int, str] | Sequence[tuple[int, str]]:
        return list(self)[index]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    def __repr__(self) -> str:
        return repr(list(self))


@dataclass(frozen=True)
class Past:
    """The events before a copy began, as far as the copy may know them; the list may have grown since."""

    earlier: Past | None
    events: list[RawEvent]
    count: int
    known: Callable[[RawEvent], bool]

    @property
    def total(self) -> int:
        """How many events there were, known or not."""
        return self.count + (self.earlier.total if self.earlier else 0)

    def since(self, mark: int) -> Iterator[RawEvent]:
        """The known events after the first `mark` ones."""
        before = self.earlier.total if self.earlier else 0
        if self.earlier and mark < before:
            yield from filter(self.known, self.earlier.since(mark))
        yield from filter(self.known, self.events[max(0, mark - before) : self.count])


def public_or_for(seat: int | None) -> Callable[[RawEvent], bool]:
    """Tells the events that a seat (None: a spectator) may know."""
    return lambda raw: raw[AUDIENCE] < 0 or raw[AUDIENCE] == seat


def everything(raw: RawEvent) -> bool:
    """Nothing is held back."""
    return True
