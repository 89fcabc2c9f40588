"""The Game protocol: what every game offers to people, bots, servers and tests, and the bookkeeping they share."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, ClassVar

from antilles.core.errors import AntillesError, ConfigError, GameOver
from antilles.core.notation import ActionTable


@dataclass(frozen=True)
class Event:
    """Something that happened: its kind, the seat it happened to, its numbers and one sentence."""

    kind: str
    seat: int | None
    numbers: tuple[int, int, int]
    audience: int | None
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True)
class Explanation:
    """Whether an action is legal, the rule behind that, and one sentence."""

    action: str
    legal: bool
    rule: str
    sentence: str

    def __str__(self) -> str:
        return (
            f"{self.action}: legal. {self.sentence}" if self.legal else f"{self.action}: {self.sentence} ({self.rule})"
        )

    def __bool__(self) -> bool:
        return self.legal


SEED_RANGE = range(1 << 63)


@dataclass(frozen=True)
class Score:
    """One seat's score: its lines, their sum, and what breaks a tie."""

    lines: Mapping[str, int]
    total: int
    tie_break: int

    def __int__(self) -> int:
        return self.total


def checked_seed(seed: object) -> int:
    """A seed: a whole number from 0 to 2**63 - 1."""
    if isinstance(seed, bool) or not isinstance(seed, int) or seed not in SEED_RANGE:
        raise ConfigError(f"seed must be a whole number from 0 to 2**63 - 1, not {str(seed)[:40]}.", "seed")
    return seed


def checked_seats(seats: Sequence[str] | None, players: int) -> tuple[str, ...]:
    """Names for the seats."""
    if seats is None:
        return tuple(f"Seat {seat}" for seat in range(players))
    if len(seats) != players:
        raise ConfigError(f"{len(seats)} seat names were given for {players} players.", "seats")
    return tuple("".join(letter for letter in str(name)[:60] if letter.isprintable()) for name in seats)


class LegalActions(Sequence[str]):
    """The legal actions: iterable, countable, `in` takes a text or an id, prints as notation."""

    def __init__(self, table: ActionTable, ids: Sequence[int]) -> None:
        self._table = table
        self.ids = tuple(ids)

    def __len__(self) -> int:
        return len(self.ids)

    def __getitem__(self, index: Any) -> Any:
        if isinstance(index, slice):
            return [self._table.texts[action] for action in self.ids[index]]
        return self._table.texts[self.ids[index]]

    def __iter__(self) -> Iterator[str]:
        return (self._table.texts[action] for action in self.ids)

    def __contains__(self, action: object) -> bool:
        if isinstance(action, str):
            try:
                return self._table.parse(action) in self.ids
            except AntillesError:
                return False
        return action in self.ids

    def __repr__(self) -> str:
        return f"<{len(self)} legal: {', '.join(self)}>" if self.ids else "<no legal actions>"


@dataclass
class _Step:
    """One push: the bytes before it, the actions it played and how many events had happened before."""

    before: bytes
    actions: tuple[int, ...]
    seats: tuple[int, ...]
    events: int


class Game(ABC):
    """A game in progress. Seats count from 0; seat 0 begins.

    Subclasses supply the rules (`_play`, `_dump`, `_restore`, ...) and what is particular to the game.
    """

    game_id: ClassVar[str]
    rules_version: ClassVar[int]
    config_keys: ClassVar[tuple[str, ...]]
    over_rule: ClassVar[str]
    table: ClassVar[ActionTable]

    def __init__(self, seed: int, seats: Sequence[str]) -> None:
        self.seed = seed
        self.seats = tuple(seats)
        self.start_position: Mapping[str, Any] | None = None
        self._history: list[_Step] = []
        self._raw_events: list[tuple[int, ...]] = []

    # ------------------------------------------------------------------ supplied by each game
    @classmethod
    @abstractmethod
    def tables(cls) -> dict[str, tuple[int, ...]]:
        """The editions with the player counts each has rules for."""

    @classmethod
    @abstractmethod
    def document_words(cls) -> frozenset[str]:
        """Every key that a position document of this game can have, at any depth."""

    @property
    @abstractmethod
    def config(self) -> Mapping[str, Any]:
        """The table's rules as the game file writes them: edition, players, options."""

    @property
    @abstractmethod
    def turn(self) -> int | None:
        """The seat that decides now; None when the game is over."""

    @property
    @abstractmethod
    def decision(self) -> str | None:
        """What is asked now; None when the game is over."""

    @property
    @abstractmethod
    def house_table(self) -> bool:
        """Whether no booklet covers this table."""

    @property
    @abstractmethod
    def question(self) -> str:
        """What is asked now, as a sentence."""

    @property
    @abstractmethod
    def end_reasons(self) -> tuple[str, ...]:
        """The end conditions met so far."""

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether the game has ended."""

    @property
    @abstractmethod
    def scores(self) -> Sequence[Any]:
        """Each seat's score with its lines, as if the game ended now."""

    @property
    @abstractmethod
    def winners(self) -> tuple[int, ...]:
        """The winning seats once the game is over, else an empty tuple."""

    @abstractmethod
    def view(self, seat: int) -> dict[str, Any]:
        """What one seat may see."""

    @abstractmethod
    def explain(self, text: str | int) -> Explanation:
        """Why an action is legal or not now."""

    @abstractmethod
    def position(self) -> dict[str, Any]:
        """The whole position as a readable document."""

    @abstractmethod
    def determinize(self, seat: int, seed: int) -> Game:
        """A copy in which everything this seat cannot know is drawn anew."""

    @abstractmethod
    def set_theme(self, name: str) -> None:
        """Use another theme's words in sentences; notation and rules stay."""

    @abstractmethod
    def describe_action(self, action: str | int) -> str:
        """One sentence saying what an action does."""

    @abstractmethod
    def copy(self) -> Game:
        """An independent game at the same position with the same history."""

    @abstractmethod
    def _legal_ids(self) -> Sequence[int]: ...

    @abstractmethod
    def _play(self, action: int) -> None:
        """Play a legal action or raise IllegalAction and change nothing; append to the raw events."""

    @abstractmethod
    def _dump(self) -> bytes: ...

    @abstractmethod
    def _restore(self, data: bytes) -> None: ...

    @abstractmethod
    def _expand(self, line: str) -> tuple[int, ...]:
        """The actions of a line that gives a whole arrangement (it contains commas)."""

    @abstractmethod
    def _event(self, raw: tuple[int, ...]) -> Event: ...

    # ------------------------------------------------------------------ shared
    @property
    def legal_actions(self) -> LegalActions:
        """The legal actions of the seat on turn."""
        return LegalActions(self.table, self._legal_ids())

    def push(self, action: str | int) -> None:
        """Play an action given as text or id, or a whole arrangement in one line. Refused input changes nothing."""
        if self.over:
            raise GameOver("The game is over; pop() takes the last move back.", self.over_rule)
        step = _Step(self._dump(), (), (), len(self._raw_events))
        is_line = isinstance(action, str) and "," in action
        ids = self._expand(str(action)) if is_line else (self.table.read(action),)
        if len(ids) == 1:
            seat = self.turn
            self._play(ids[0])
            step.seats = (seat if seat is not None else 0,)
        else:
            step.seats = self._play_all(ids, step)
        step.actions = ids
        self._history.append(step)

    def _play_all(self, ids: Sequence[int], step: _Step) -> tuple[int, ...]:
        seats = []
        try:
            for single in ids:
                seats.append(self.turn or 0)
                self._play(single)
        except AntillesError:
            self._restore(step.before)
            del self._raw_events[step.events :]
            raise
        return tuple(seats)

    def pop(self) -> str:
        """Take back the last push and return its text."""
        if not self._history:
            raise AntillesError("There is nothing to take back.")
        step = self._history.pop()
        self._restore(step.before)
        del self._raw_events[step.events :]
        return ", ".join(self.table.texts[action] for action in step.actions)

    @property
    def events(self) -> list[Event]:
        """Everything that has happened since the start."""
        return [self._event(raw) for raw in self._raw_events]

    def events_since(self, mark: int) -> list[Event]:
        """The events after the first `mark` ones; `event_count` gives the mark."""
        return [self._event(raw) for raw in self._raw_events[mark:]]

    @property
    def event_count(self) -> int:
        """How many events have happened."""
        return len(self._raw_events)

    @property
    def actions(self) -> list[tuple[int, str]]:
        """Every action played so far as (seat, text)."""
        return [
            (seat, self.table.texts[action])
            for step in self._history
            for seat, action in zip(step.seats, step.actions, strict=True)
        ]

    @property
    def pushes(self) -> int:
        """How many times pop() can go back."""
        return len(self._history)

    def record(self) -> str:
        """The game file: config, rules version, seed, seats and every action in notation."""
        from antilles.core.gamefile import write_game

        return write_game(self)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the game file, all or nothing."""
        from antilles.core.gamefile import save_text

        save_text(Path(path), self.record())
