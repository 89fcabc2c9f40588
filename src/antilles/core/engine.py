"""The doors from Python into compiled rules: one compiled door per game, and named methods in front of it.

Records live inside; arrays and indices cross. Every method works on as many states as it is given, and nothing of
Python runs between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np

from antilles.core.events import LogStruct
from antilles.core.jit import COMPILED, Function, entry, kernel
from antilles.core.layout import Record, Struct, scratch
from antilles.core.rng import fold, policy_high, policy_low, reseed, word

ALLOWED = 0
"""What the rules answer when nothing speaks against an action."""

# What the door does with a state.
BEGIN, STEP, LEGAL, MASK, WHY_NOT, PLAY_ON, RANDOM_GAME, REDRAW, SCORES = range(9)
FIRST_OF_GAME = 16
"""Commands from here on are those of one game."""

# A request: which state, and two numbers that depend on the command.
STATE_COLUMN, A_COLUMN, B_COLUMN = range(3)
REQUEST_COLUMNS = 3

# An answer: what the rules said and where the game stands, then the legal actions.
CODE, DECISION, TURN, PHASE, ENDED, EVENTS, COUNT, LEGAL_COLUMN = range(8)

# An answer of PLAY_ON and RANDOM_GAME: this, then score and winner of each seat.
DECISIONS_COLUMN, ROUNDS_COLUMN, ENDED_COLUMN, HASH_COLUMN, SEATS_COLUMN = range(5)


@dataclass(frozen=True)
class Rulebook:
    """The kernels a game's door is made of, and the sizes of what they write."""

    set_up: Function
    refusal: Function
    apply: Function
    advance: Function
    legal: Function
    redraw: Function
    score: Function
    is_winner: Function
    write_scores: Function
    rounds_played: Function
    special: Function
    game_over: int
    most_legal: int
    actions: int
    score_columns: int
    most_players: int
    digest_stride: int


def make_door(module: str, game: Rulebook) -> Function:
    """The one door into a game's rules: compiled once, whatever is asked of it.

    The game's kernels are constants of the compiled code, so both games share this source and each has its own code.
    """
    set_up, refusal, apply, advance, legal = game.set_up, game.refusal, game.apply, game.advance, game.legal
    redraw, score, is_winner, write_scores = game.redraw, game.score, game.is_winner, game.write_scores
    rounds_played, special = game.rounds_played, game.special
    game_over, digest_stride = game.game_over, game.digest_stride

    def play_at_random(r, s, log, choices, seed):  # type: ignore[no-untyped-def]
        """Play uniformly random legal actions to the end; returns (decisions, digest of all choices and actions)."""
        low = policy_low(seed)
        high = policy_high(seed)
        decisions = 0
        digest = 0
        while s.phase != game_over:
            count = legal(r, s, choices)
            action = choices[word(low, high, decisions) % count]
            digest = fold(digest, action * digest_stride + count)
            log.count = 0
            apply(r, s, log, action)
            advance(r, s, log)
            decisions += 1
        return decisions, digest

    play_at_random = kernel(play_at_random)

    def door(rules, states, logs, command, requests, choices, answers, masks):  # type: ignore[no-untyped-def]
        r = rules[0]
        for row in range(requests.shape[0]):
            s = states[requests[row, STATE_COLUMN]]
            log = logs[row % len(logs)]
            a, b = requests[row, A_COLUMN], requests[row, B_COLUMN]
            code = ALLOWED
            if command == STEP:
                code = refusal(r, s, a)
                if code == ALLOWED:
                    log.count = 0
                    apply(r, s, log, a)
                    advance(r, s, log)
            elif command == BEGIN or command == RANDOM_GAME:
                log.count = 0
                set_up(r, s, log, a)
                advance(r, s, log)
            elif command == REDRAW:
                log.count = 0
                reseed(s, b)
                redraw(r, s, log, a)
            elif command == WHY_NOT:
                answers[row, CODE] = refusal(r, s, a)
                continue
            elif command == SCORES:
                write_scores(r, s, answers, row)
                continue
            elif command >= FIRST_OF_GAME:
                code = special(r, s, log, command, a, b, answers, row)
                if code < ALLOWED:
                    continue
            if command == PLAY_ON or command == RANDOM_GAME:
                decisions, digest = play_at_random(r, s, log, choices, a)
                answers[row, DECISIONS_COLUMN] = decisions
                answers[row, ROUNDS_COLUMN] = rounds_played(r, s)
                answers[row, ENDED_COLUMN] = s.ended
                for seat in range(r.players):
                    points = score(r, s.players[seat])
                    digest = fold(digest, points)
                    answers[row, SEATS_COLUMN + 2 * seat] = points
                    answers[row, SEATS_COLUMN + 2 * seat + 1] = 1 if is_winner(r, s, seat) else 0
                answers[row, HASH_COLUMN] = digest
                continue
            count = legal(r, s, choices)
            answers[row, CODE] = code
            answers[row, DECISION] = s.decision
            answers[row, TURN] = s.turn
            answers[row, PHASE] = s.phase
            answers[row, ENDED] = s.ended
            answers[row, EVENTS] = log.count
            answers[row, COUNT] = count
            if command == MASK:
                for action in range(masks.shape[1]):
                    masks[row, action] = 0
                for place in range(count):
                    masks[row, choices[place]] = 1
            else:
                for place in range(count):
                    answers[row, LEGAL_COLUMN + place] = choices[place]

    return entry(module)(door)


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
        self._log = self.log_struct.array(1)

    def states(self, count: int) -> Any:
        """Room for so many states."""
        return self.state_struct.array(count)

    @cached_property
    def _no_masks(self) -> Any:
        return scratch(1, 1, kind="int8")

    def _ask(
        self, states: Any, command: int, a: Sequence[int] | int = 0, b: Sequence[int] | int = 0, masks: Any = None
    ) -> Any:
        """One row of answers per state."""
        count = len(states)
        requests = scratch(count, REQUEST_COLUMNS)
        for column, values in ((STATE_COLUMN, range(count)), (A_COLUMN, a), (B_COLUMN, b)):
            fill(requests, column, values)
        answers = scratch(count, max(LEGAL_COLUMN + self.game.most_legal, self.game.score_columns * self.players))
        logs, choices = self.log_struct.array(1), scratch(self.game.most_legal)
        masks = self._no_masks if masks is None else masks
        self.door(self.rules, states, logs, command, requests, choices, answers, masks)
        return answers

    def begin(self, states: Any, seeds: Sequence[int]) -> None:
        """A new game in every state."""
        self._ask(states, BEGIN, seeds)

    def legal(self, states: Any) -> list[list[int]]:
        """The legal actions of every state."""
        return [row[LEGAL_COLUMN : LEGAL_COLUMN + row[COUNT]] for row in self._ask(states, LEGAL).tolist()]

    def masks(self, states: Any, out: Any = None) -> Any:
        """One row of flags per state, 1 for each legal action id."""
        out = scratch(len(states), self.game.actions, kind="int8") if out is None else out
        self._ask(states, MASK, masks=out)
        return out

    def apply(self, states: Any, actions: Sequence[int]) -> list[int]:
        """Play an action in every state; the answer per state is ALLOWED, or why it was refused and nothing changed."""
        return self._codes(self._ask(states, STEP, actions))

    def refusals(self, states: Any, actions: Sequence[int]) -> list[int]:
        """Why each action would be refused, or ALLOWED."""
        return self._codes(self._ask(states, WHY_NOT, actions))

    def redraw(self, states: Any, seats: Sequence[int], seeds: Sequence[int]) -> None:
        """Draw anew what a seat cannot know, in every state."""
        self._ask(states, REDRAW, seats, seeds)

    def scores(self, states: Any) -> list[list[list[int]]]:
        """For every state a row per seat: score lines, total, tie-breaks, whether the seat is ahead."""
        width = self.game.score_columns
        rows = self._ask(states, SCORES).tolist()
        return [[row[width * seat : width * (seat + 1)] for seat in range(self.players)] for row in rows]

    def play_on(self, states: Any, seeds: Sequence[int]) -> Playouts:
        """Play every state to its end with random legal actions; the seed chooses them."""
        return self._playouts(states, PLAY_ON, range(len(states)), seeds)

    def random_games(self, first_seed: int, games: int) -> Playouts:
        """Random games from seeds first_seed, first_seed + 1, ..."""
        return self._playouts(self.states(1), RANDOM_GAME, [0] * games, range(first_seed, first_seed + games))

    def _playouts(self, states: Any, command: int, places: Sequence[int], seeds: Sequence[int]) -> Playouts:
        requests = scratch(len(places), REQUEST_COLUMNS)
        fill(requests, STATE_COLUMN, places)
        fill(requests, A_COLUMN, seeds)
        answers = scratch(len(places), SEATS_COLUMN + 2 * self.players)
        logs, choices = self.log_struct.array(1), scratch(self.game.most_legal)
        self.door(self.rules, states, logs, command, requests, choices, answers, self._no_masks)
        rows = np.array(answers.tolist(), dtype=np.int64).reshape(len(places), -1)
        columns = (rows[:, column] for column in (DECISIONS_COLUMN, ROUNDS_COLUMN, ENDED_COLUMN, HASH_COLUMN))
        return Playouts(*columns, scores=rows[:, SEATS_COLUMN::2], winners=rows[:, SEATS_COLUMN + 1 :: 2])

    @staticmethod
    def _codes(answers: Any) -> list[int]:
        return [row[CODE] for row in answers.tolist()]


def fill(requests: Any, column: int, values: Sequence[int] | int) -> None:
    """Write one column of the requests: a number for all rows, or one for each."""
    if COMPILED:
        requests[:, column] = values
    else:
        given = [values] * requests.shape[0] if isinstance(values, int) else values
        for row, value in enumerate(given):
            requests[row, column] = value


class Slate:
    """Two positions of one game at one table, worked on step by step, with everything the door writes to.

    The friendly face asks thousands of small questions a second, so nothing here is allocated twice.
    """

    CURRENT, SCRATCH = 0, 1

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.states = engine.states(2)
        self._bytes = self.states.view(np.uint8).reshape(2, -1) if COMPILED else None
        self.logs = engine.log_struct.array(1)
        engine.log_struct.switch_on(self.logs)
        self.requests = scratch(1, REQUEST_COLUMNS)
        self.choices = scratch(engine.game.most_legal)
        width = max(LEGAL_COLUMN + engine.game.most_legal, engine.game.score_columns * engine.players)
        self.answers = scratch(1, width)

    def ask(self, command: int, a: int = 0, b: int = 0, index: int = CURRENT) -> Any:
        """Through the door with one state; returns the row of answers."""
        requests = self.requests
        requests[0, STATE_COLUMN], requests[0, A_COLUMN], requests[0, B_COLUMN] = index, a, b
        engine = self.engine
        engine.door(
            engine.rules, self.states, self.logs, command, requests, self.choices, self.answers, engine._no_masks
        )
        return self.answers

    def facts(self, command: int, a: int = 0, b: int = 0, index: int = CURRENT) -> list[int]:
        """As `ask`; the answers up to the last legal action."""
        answers = self.ask(command, a, b, index)
        if COMPILED:
            facts: list[int] = answers[0, : LEGAL_COLUMN + answers[0, COUNT]].tolist()
            return facts
        row: list[int] = answers.tolist()[0]
        return row[: LEGAL_COLUMN + row[COUNT]]

    def code(self, command: int, a: int = 0, b: int = 0, index: int = CURRENT) -> int:
        """As `ask`; what the rules said."""
        return int(self.ask(command, a, b, index)[0, CODE])

    def events(self, count: int) -> list[tuple[int, ...]]:
        """The events of the last action."""
        return self.engine.log_struct.written(self.logs, count)

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
