"""Compiled rules behind named methods: the engine of a table, for as many states as it is given.

Records live inside; arrays and indices cross. Every method works on as many states as it is given, and nothing of
Python runs between them.
"""

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from antilles.core import door as at
from antilles.core.arguments import checked_count, checked_seat, checked_seed, whole_number
from antilles.core.door import Rulebook
from antilles.core.errors import NotationError, shown
from antilles.core.events import LogStruct
from antilles.core.jit import COMPILED, Function
from antilles.core.layout import Struct, scratch
from antilles.core.messages import Message
from antilles.core.records import Record


@dataclass(frozen=True)
class Playouts:
    """Games played to the end, one row each."""

    decisions: Any
    rounds: Any
    ended: Any
    digests: Any
    scores: Any
    winners: Any


class Engine:
    """The compiled rules of a game at one table. Safe to use from several threads at once.

    States are arrays made by `states(count)`; `seeds`, `actions` and `seats` have one number per state.
    """

    def __init__(
        self, door: Function, game: Rulebook, structs: tuple[Struct, Struct, LogStruct], rules: Record
    ) -> None:
        self.door = door
        self.game = game
        self.rules_struct, self.state_struct, self.log_struct = structs
        self.players = int(rules.players)
        self.rules = self.rules_struct.filled(rules)
        self.desk = Desk(self)

    def states(self, count: int) -> Any:
        """Room for so many states."""
        return self.state_struct.array(checked_count(count))

    def _ask(
        self, states: Any, command: int, a: Sequence[int] | int = 0, b: Sequence[int] | int = 0, masks: Any = None
    ) -> Any:
        """One row of answers per state."""
        count = len(states)
        requests = scratch(count, at.REQUEST_COLUMNS)
        for column, values in ((at.STATE_COLUMN, range(count)), (at.A_COLUMN, a), (at.B_COLUMN, b)):
            fill(requests, column, values)
        answers = scratch(count, max(at.LEGAL_COLUMN + self.game.most_legal, self.game.score_columns * self.players))
        logs, choices = self.log_struct.array(1), scratch(self.game.most_legal)
        masks = self.desk.no_masks if masks is None else masks
        self.door(self.rules, states, logs, command, requests, choices, answers, masks)
        return answers

    def begin(self, states: Any, seeds: Sequence[int]) -> None:
        """A new game in every state."""
        self._ask(states, at.BEGIN, [checked_seed(seed) for seed in seeds])

    def legal(self, states: Any) -> list[list[int]]:
        """The legal actions of every state."""
        return [row[at.LEGAL_COLUMN : at.LEGAL_COLUMN + row[at.COUNT]] for row in self._ask(states, at.LEGAL).tolist()]

    def masks(self, states: Any, out: Any = None) -> Any:
        """One row of flags per state, 1 for each legal action id."""
        out = scratch(len(states), self.game.actions, kind="int8") if out is None else out
        self._ask(states, at.MASK, masks=out)
        return out

    def apply(self, states: Any, actions: Sequence[int]) -> list[int]:
        """Play an action in every state; the answer per state is ALLOWED, or why it was refused and nothing changed."""
        return self._codes(self._ask(states, at.STEP, self._checked_actions(actions)))

    def refusals(self, states: Any, actions: Sequence[int]) -> list[int]:
        """Why each action would be refused, or ALLOWED."""
        return self._codes(self._ask(states, at.WHY_NOT, self._checked_actions(actions)))

    def redraw(self, states: Any, seats: Sequence[int], seeds: Sequence[int]) -> None:
        """Draw anew what a seat cannot know, in every state."""
        readers = [checked_seat(seat, self.players) for seat in seats]
        self._ask(states, at.REDRAW, readers, [checked_seed(seed) for seed in seeds])

    def scores(self, states: Any) -> list[list[list[int]]]:
        """For every state a row per seat: score lines, total, tie-breaks, whether the seat is ahead."""
        width = self.game.score_columns
        rows = self._ask(states, at.SCORES).tolist()
        return [[row[width * seat : width * (seat + 1)] for seat in range(self.players)] for row in rows]

    def play_on(self, states: Any, seeds: Sequence[int]) -> Playouts:
        """Play every state to its end with random legal actions; the seed chooses them."""
        return self._playouts(states, at.PLAY_ON, range(len(states)), [checked_seed(seed) for seed in seeds])

    def random_games(self, first_seed: int, games: int) -> Playouts:
        """Random games from seeds first_seed, first_seed + 1, ..."""
        first, last = checked_seed(first_seed), checked_seed(first_seed) + checked_count(games)
        return self._playouts(self.states(1), at.RANDOM_GAME, [0] * games, range(first, last))

    def _checked_actions(self, actions: Sequence[int]) -> list[int]:
        """Ids of actions; another number would have the rules read beyond their tables."""
        numbers = [whole_number(action) for action in actions]
        for number, action in zip(numbers, actions, strict=True):
            if number is None or not 0 <= number < self.game.actions:
                last = str(self.game.actions - 1)
                raise NotationError(Message("error-no-action-id", given=shown(action), last=last))
        return [number for number in numbers if number is not None]

    def _playouts(self, states: Any, command: int, places: Sequence[int], seeds: Sequence[int]) -> Playouts:
        requests = scratch(len(places), at.REQUEST_COLUMNS)
        fill(requests, at.STATE_COLUMN, places)
        fill(requests, at.A_COLUMN, seeds)
        answers = scratch(len(places), at.SEATS_COLUMN + 2 * self.players)
        logs, choices = self.log_struct.array(1), scratch(self.game.most_legal)
        self.door(self.rules, states, logs, command, requests, choices, answers, self.desk.no_masks)
        rows = np.array(answers.tolist(), dtype=np.int64).reshape(len(places), -1)
        return Playouts(
            decisions=rows[:, at.DECISIONS_COLUMN],
            rounds=rows[:, at.ROUNDS_COLUMN],
            ended=rows[:, at.ENDED_COLUMN],
            digests=rows[:, at.HASH_COLUMN],
            scores=rows[:, at.SEATS_COLUMN :: 2],
            winners=rows[:, at.SEATS_COLUMN + 1 :: 2],
        )

    @staticmethod
    def _codes(answers: Any) -> list[int]:
        return [row[at.CODE] for row in answers.tolist()]


def fill(requests: Any, column: int, values: Sequence[int] | int) -> None:
    """Write one column of the requests: a number for all rows, or one for each."""
    if COMPILED:
        requests[:, column] = values
    else:
        given = [values] * requests.shape[0] if isinstance(values, int) else values
        for row, value in enumerate(given):
            requests[row, column] = value


class Desk(threading.local):
    """What the door reads and writes for one state: every thread has a desk of its own.

    `request` and `answer` are the same numbers as `requests` and `answers`, in one row that Python reaches quickly.
    """

    def __init__(self, engine: Engine) -> None:
        self.logs = engine.log_struct.array(1)
        engine.log_struct.switch_on(self.logs)
        width = max(at.LEGAL_COLUMN + engine.game.most_legal, engine.game.score_columns * engine.players)
        requests, answers = scratch(1, at.REQUEST_COLUMNS), scratch(1, width)
        self.no_masks = scratch(1, 1, kind="int8")
        self.arrays = (self.logs, requests, scratch(engine.game.most_legal), answers, self.no_masks)
        self.rows = tuple(memoryview(numbers).cast("B").cast("q") for numbers in (requests, answers))


class Slate:
    """Two positions of one game at one table, worked on step by step.

    The friendly face asks thousands of small questions a second, so nothing but the positions belongs to a slate.
    """

    CURRENT, SCRATCH = 0, 1

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.states = engine.states(2)
        self._bytes = self.states.view(np.uint8).reshape(2, -1) if COMPILED else None

    def ask(self, command: int, a: int = 0, b: int = 0, index: int = CURRENT) -> memoryview:
        """Through the door with one state; returns the row of answers."""
        engine = self.engine
        desk = engine.desk
        request, answer = desk.rows
        request[at.STATE_COLUMN], request[at.A_COLUMN], request[at.B_COLUMN] = index, a, b
        logs, requests, choices, answers, masks = desk.arrays
        engine.door(engine.rules, self.states, logs, command, requests, choices, answers, masks)
        return answer

    def facts(self, command: int, a: int = 0, b: int = 0, index: int = CURRENT) -> list[int]:
        """As `ask`; the answers up to the last legal action."""
        answer = self.ask(command, a, b, index)
        return answer[: at.LEGAL_COLUMN + answer[at.COUNT]].tolist()

    def code(self, command: int, a: int = 0, b: int = 0, index: int = CURRENT) -> int:
        """As `ask`; what the rules said."""
        return int(self.ask(command, a, b, index)[at.CODE])

    def events(self, count: int) -> list[tuple[int, ...]]:
        """The events of the last action."""
        return self.engine.log_struct.written(self.engine.desk.logs, count)

    @property
    def current(self) -> Any:
        """The current position as an array of one state."""
        return self.states[:1]

    def dump(self, index: int = CURRENT) -> bytes:
        """The bytes of one of the positions."""
        if self._bytes is None:
            return self.engine.state_struct.dump(self.states, index)
        data: bytes = self._bytes[index].tobytes()
        return data

    def restore(self, data: bytes, index: int = CURRENT) -> None:
        """Overwrite one of the positions."""
        if self._bytes is None:
            self.engine.state_struct.restore(self.states, index, data)
        else:
            self._bytes[index] = np.frombuffer(data, np.uint8)

    def read(self, index: int = CURRENT) -> Any:
        """A readable copy of one of the positions."""
        return self.engine.state_struct.unpack(self.dump(index))
