"""Batches: many games of one table at once, as NumPy arrays. Nothing of Python runs between the games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import Any

import numpy as np

from antilles.core import door as rules_door
from antilles.core.arguments import checked_count, checked_seat, checked_seed
from antilles.core.engine import Engine
from antilles.core.errors import ConfigError, IllegalAction
from antilles.core.game import Game
from antilles.core.jit import COMPILED
from antilles.core.layout import scratch
from antilles.core.messages import Message
from antilles.core.registry import check_keys, game_class, manifest_of
from antilles.envs import door as at
from antilles.envs.observations import Observation, Piece

SEAT_VIEW, FULL_VIEW, NO_VIEW = "seat", "full", "none"


def batch_module(room: str) -> Any:
    """The observations and the batch door of a game."""
    return import_module(f"antilles.envs.{room}")


def batch_steps(game: str) -> list[tuple[str, Callable[[], object]]]:
    """What is compiled before the first batch, as steps for `core.jit.prepare`."""
    return [("batches", lambda: Batch(game, 1))]


class Table:
    """What a batch, or an environment, is played at: a game, its config, its engine and its observations."""

    def __init__(self, game: str, table: dict[str, Any]) -> None:
        check_keys(game, table)
        self.kind = game_class(game)
        self.config = self.kind.config_of(table)
        self.engine: Engine = self.kind.make_engine(self.config.rules())
        self.players = self.engine.players
        module = batch_module(manifest_of(game).room)
        self.door = module.DOOR
        self.observation: Observation = module.OBSERVATION

    def game_at(self, data: bytes) -> Game:
        """A game at the position of these bytes; it starts there."""
        game = self.kind.start(seed=0, **self.config.document())
        game._slate.restore(data)
        game._facts = game._seen = None
        return game

    @property
    def actions(self) -> int:
        """How many action ids there are."""
        return self.engine.game.actions

    def pieces(self, *, full: bool = False) -> list[Piece]:
        """What a row of observations is made of."""
        return list(self.observation.pieces(self.players, full=full))

    def width(self, *, full: bool = False) -> int:
        """Numbers in a row of observations."""
        return self.observation.width(self.players, full=full)


class Batch:
    """Many games of one table. Every array has a row per game and is written anew by `reset` and `step`.

    Game `i` begins with seed `seed + i`; when it ends, its result is written down and the game of seed
    `seed + i + games` begins in its place, and so on, unless `auto_reset` is off.
    """

    def __init__(
        self,
        game: str,
        games: int,
        *,
        seed: int = 0,
        view: str = SEAT_VIEW,
        masks: bool = True,
        auto_reset: bool = True,
        threads: int = 1,
        **table: Any,
    ) -> None:
        if view not in (SEAT_VIEW, FULL_VIEW, NO_VIEW):
            raise ConfigError(Message("error-no-view", given=str(view)[:40]), "view")
        self.table = Table(game, table)
        self.games, self.threads, self.auto_reset = checked_count(games), max(1, threads), auto_reset
        self.full = view == FULL_VIEW
        engine = self.table.engine
        self.players = engine.players
        self._states = engine.states(self.games)
        self._logs = [engine.log_struct.array(1) for _ in range(self.threads)]
        self._choices = [scratch(engine.game.most_legal) for _ in range(self.threads)]
        self._pool = ThreadPoolExecutor(self.threads) if self.threads > 1 else None
        self.numbers = np.zeros((self.games, at.NUMBERS), np.int64)
        self.results = np.zeros((self.games, rules_door.SEATS_COLUMN + 2 * self.players), np.int64)
        self.masks = np.zeros((self.games if masks else 0, self.table.actions), np.int8)
        width = self.table.width(full=self.full)
        self.observations = np.zeros((0 if view == NO_VIEW else self.games, width), np.int16)
        self._actions = np.zeros(self.games, np.int64)
        self._options = np.array([at.ON_TURN, self.full, auto_reset], np.int64)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """New games everywhere, from seeds seed, seed + 1, ..."""
        self.seed = checked_seed(seed)
        self.numbers[:, at.SEED] = np.arange(self.seed, self.seed + self.games)
        self.numbers[:, at.STRIDE] = self.games
        self.results[:] = 0
        self._go(at.BEGIN)

    def step(self, actions: Sequence[int] | Any, *, check: bool = True) -> None:
        """Play one action in every game; where the game is over and does not begin again, the action is ignored.

        An action that is refused changes nothing in its game and is an error; without `check` only `codes` tells.
        """
        given = np.asarray(actions, np.int64)
        if given.shape != (self.games,) or ((given < 0) | (given >= self.table.actions)).any():
            raise ConfigError(Message("error-batch-actions", games=self.games, last=self.table.actions - 1), "actions")
        self._actions[:] = given
        self._go(at.STEP)
        if check and self.codes.any():
            self._refuse(int(np.flatnonzero(self.codes)[0]))

    def play_one(self, action: int) -> None:
        """As `step` for a batch of one, with as little Python as possible."""
        if not 0 <= action < self.table.actions:
            raise ConfigError(Message("error-batch-actions", games=1, last=self.table.actions - 1), "actions")
        self._actions[0] = action
        self._go(at.STEP)
        if self.numbers[0, at.CODE]:
            self._refuse(0)

    def show(self, row: int, state: bytes) -> None:
        """Put a state in the place of a game and look at it."""
        self.table.engine.state_struct.restore(self._states, row, state)
        self._go(at.LOOK)

    @property
    def choices(self) -> Any:
        """The legal actions of the game looked at last, by id; more follow that mean nothing."""
        return self._choices[0]

    def _refuse(self, row: int) -> None:
        """Say why the action of a game was refused; the games that allowed theirs have gone on."""
        explained = self.table.game_at(self.state_bytes(row)).explain(int(self._actions[row]))
        raise IllegalAction(explained.told, explained.rule)

    def state_bytes(self, row: int) -> bytes:
        """The state of one game."""
        return self.table.engine.state_struct.dump(self._states, row)

    def observe(self, seat: int | None = None, *, full: bool | None = None) -> Any:
        """Rows as one seat sees them in every game (None: a new look as the seats on turn do); written to a new array.

        Masks are not written anew.
        """
        full = self.full if full is None else full
        rows = np.zeros((self.games, self.table.width(full=full)), np.int16)
        looks = at.ON_TURN if seat is None else checked_seat(seat, self.players)
        options = np.array([looks, full, 0], np.int64)
        nothing = np.zeros((0, self.table.actions), np.int8)
        self._go(at.LOOK, nothing, rows, options)
        return rows

    @property
    def turns(self) -> Any:
        """The seat on turn."""
        return self.numbers[:, at.TURN]

    @property
    def decisions(self) -> Any:
        """What is asked, by number."""
        return self.numbers[:, at.DECISION]

    @property
    def plies(self) -> Any:
        """Decisions made in the running game."""
        return self.numbers[:, at.PLIES]

    @property
    def seeds(self) -> Any:
        """The seed of the running game."""
        return self.numbers[:, at.SEED]

    @property
    def done(self) -> Any:
        """Whether a game ended by the last step (and began again where `auto_reset` is on)."""
        return self.numbers[:, at.DONE] > 0

    @property
    def codes(self) -> Any:
        """0, or why the last action was refused."""
        return self.numbers[:, at.CODE]

    @property
    def random_actions(self) -> Any:
        """A random legal action of every game, -1 where it is over; those of `antilles sim` if they are all played."""
        return self.numbers[:, at.RANDOM]

    @property
    def final_scores(self) -> Any:
        """The scores with which the last game of each row ended."""
        return self.results[:, rules_door.SEATS_COLUMN :: 2]

    @property
    def final_winners(self) -> Any:
        """1 for each winner of the last game of each row."""
        return self.results[:, rules_door.SEATS_COLUMN + 1 :: 2]

    @property
    def scores(self) -> Any:
        """The scores if all games ended now."""
        points = np.zeros((self.games, self.players), np.int64)
        self._go(at.SCORES, results=points)
        return points

    def _go(self, command: int, masks: Any = None, rows: Any = None, options: Any = None, results: Any = None) -> None:
        masks = self.masks if masks is None else masks
        results = self.results if results is None else results
        rows = self.observations if rows is None else rows
        options = self._options if options is None else options
        if self.threads == 1:
            places = (command, 0, self.games, self.numbers, self._actions, results, masks, rows, options)
            self.table.door(self.table.engine.rules, self._states, self._logs[0], self._choices[0], *places)
            return
        share = -(-self.games // self.threads)

        def part(thread: int) -> None:
            first, last = thread * share, min(self.games, (thread + 1) * share)
            logs, choices = self._logs[thread], self._choices[thread]
            places = (command, first, last, self.numbers, self._actions, results, masks, rows, options)
            self.table.door(self.table.engine.rules, self._states, logs, choices, *places)

        if self._pool is None or not COMPILED:
            for thread in range(self.threads):
                part(thread)
        else:
            list(self._pool.map(part, range(self.threads)))
