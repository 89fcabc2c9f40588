"""Batches on a GPU (extra `gpu`, `ANTILLES_TARGET=cuda`): states stay there, and other libraries read its arrays.

Arrays have the CUDA array interface: `torch.as_tensor(batch.observations, device="cuda")` copies nothing.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numpy as np

from antilles.core import door as rules_door
from antilles.core import jit
from antilles.core.arguments import checked_count, checked_seat, checked_seed
from antilles.core.engine import Playouts
from antilles.core.errors import ConfigError, IllegalAction
from antilles.core.messages import Message
from antilles.core.records import Record
from antilles.core.registry import check_keys, game_class, manifest_of
from antilles.core.simulation import Batch as FinishedGames
from antilles.core.simulation import GamesOfTable
from antilles.envs import device_kernels
from antilles.envs import door as at
from antilles.envs.batch import FULL_VIEW, NO_VIEW, SEAT_VIEW
from antilles.envs.observations import Piece

THREADS_PER_BLOCK = 64
THREADS_THAT_ORDER = 256
gpu: Any = jit
"""It has `cuda` in a process for a GPU only."""
STEPS_BETWEEN_LOOKS = 32
"""Random games are played so far before it is asked whether all are over."""
FEWEST_AT_ONCE, MOST_AT_ONCE = 2, 1 << 20
"""Arrays of a single game look as if they lay row by row, and kernels would be compiled once more for them."""


def check_target() -> None:
    """Kernels are compiled for one target in a process, and a GPU must be there."""
    if not jit.FOR_GPU:
        raise ConfigError(Message("error-no-cuda-target"), "device")
    if not gpu.cuda.is_available():
        raise ConfigError(Message("error-no-gpu"), "device")


@cache
def compiled_kernels(game: str) -> device_kernels.Kernels:
    """The compiled kernels of a game: rules are an argument, so they serve every table."""
    table = DeviceTable(game, {})
    made = device_kernels.make_kernels(table.rulebook, table.observation)
    return device_kernels.Kernels(*(gpu.cuda.jit(part) for part in made))


@cache
def compiled_clearing() -> Any:
    """What writes zeros, compiled."""
    return gpu.cuda.jit(device_kernels.make_clearing())


@cache
def compiled_ordering() -> tuple[Any, ...]:
    """What brings games with the same question together, compiled."""
    return tuple(gpu.cuda.jit(part) for part in device_kernels.make_ordering())


def blocks(threads: int, each: int = THREADS_PER_BLOCK) -> int:
    """Blocks for so many threads."""
    return (threads + each - 1) // each


class DeviceTable:
    """What is played on the GPU: a game's records, rules and kernels."""

    def __init__(self, game: str, table: dict[str, Any]) -> None:
        manifest = manifest_of(game)
        check_keys(game, table)
        self.kind = game_class(game)
        self.config = self.kind.config_of(table)
        rules: Record = self.config.rules()
        layout = import_module(f"antilles.{manifest.room}.layout")
        self.rulebook: Any = import_module(f"antilles.{manifest.room}.engine").RULEBOOK
        self.reasons: Any = import_module(f"antilles.{manifest.room}.reasons").REASONS
        self.questions: Any = import_module(f"antilles.{manifest.room}.decisions").DECISIONS
        self.observation: Any = import_module(f"antilles.envs.{manifest.room}").OBSERVATION
        self.state, self.rules_struct = layout.STATE, layout.RULES
        self.players = int(rules.players)
        self.host_rules = layout.RULES.filled(rules)

    @property
    def actions(self) -> int:
        """How many action ids there are."""
        return int(self.rulebook.actions)

    def pieces(self, *, full: bool = False) -> list[Piece]:
        """What a row of observations is made of."""
        return list(self.observation.pieces(self.players, full=full))

    def width(self, *, full: bool = False) -> int:
        """Numbers in a row of observations."""
        return int(self.observation.width(self.players, full=full))


class DeviceBatch:
    """As `Batch`, on a GPU: every array is the GPU's. Games, seeds and results are those of a CPU."""

    def __init__(
        self,
        game: str,
        games: int,
        *,
        seed: int = 0,
        view: str = "seat",
        masks: bool = True,
        auto_reset: bool = True,
        **table: Any,
    ) -> None:
        if view not in (SEAT_VIEW, FULL_VIEW, NO_VIEW):
            raise ConfigError(Message("error-no-view", given=str(view)[:40]), "view")
        check_target()
        self.table = DeviceTable(game, table)
        cuda = gpu.cuda
        self.games, self.players, self.full = checked_count(games), self.table.players, view == FULL_VIEW
        self.auto_reset = auto_reset
        self._kernels, self._ordering = compiled_kernels(game), compiled_ordering()
        self._rules = cuda.to_device(self.table.host_rules)
        self._states = cuda.device_array(self.games, self.table.state.dtype)
        self._order = cuda.to_device(np.arange(self.games, dtype=np.int32))
        self._counts = cuda.device_array(device_kernels.MOST_KEYS, np.int32)
        self._no_counts = cuda.to_device(np.zeros(device_kernels.MOST_KEYS, np.int32))
        self._no_actions = cuda.device_array(0, np.int64)
        self._legal = cuda.device_array((self.games, self.table.rulebook.most_legal), np.int16)
        self._refused, self._none_refused = (cuda.to_device(np.zeros(1, np.int64)) for _ in range(2))
        width = self.table.width(full=self.full)
        shapes = SimpleNamespace(masks=self.games if masks else 0, rows=0 if view == NO_VIEW else self.games)
        self.numbers = cuda.device_array((self.games, at.NUMBERS), np.int64, order="F")
        self.results = cuda.device_array((self.games, rules_door.SEATS_COLUMN + 2 * self.players), np.int64, order="F")
        self.masks = cuda.device_array((shapes.masks, self.table.actions), np.int8, order="F")
        self.observations = cuda.device_array((shapes.rows, width), np.int16, order="F")
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """New games everywhere, from seeds seed, seed + 1, ..."""
        self.seed = checked_seed(seed)
        numbers = np.zeros((self.games, at.NUMBERS), np.int64, order="F")
        numbers[:, at.SEED] = np.arange(self.seed, self.seed + self.games)
        numbers[:, at.STRIDE] = self.games
        self.numbers.copy_to_device(numbers)
        self.results.copy_to_device(np.zeros(self.results.shape, np.int64, order="F"))
        if len(self.masks):
            compiled_clearing()[blocks(self.games), THREADS_PER_BLOCK](self.masks)
        self._go(at.BEGIN, self._no_actions)

    def step(self, actions: Any, *, check: bool = True) -> None:
        """Play one action in every game: int64 numbers, on the GPU if they have the CUDA array interface.

        An action that is refused changes nothing in its game and is an error; without `check` only `codes` tells, and
        nothing waits for the GPU.
        """
        there = gpu.cuda.as_cuda_array(actions) if hasattr(actions, "__cuda_array_interface__") else actions
        given = there if there is not actions else gpu.cuda.to_device(np.asarray(actions, np.int64))
        if given.shape != (self.games,) or given.dtype != np.int64:
            last = self.table.actions - 1
            raise ConfigError(Message("error-batch-actions", games=self.games, last=last), "actions")
        self._refused.copy_to_device(self._none_refused)
        self._go(at.STEP, given)
        if check and int(self._refused.copy_to_host()[0]):
            self._refuse(given)

    def _refuse(self, actions: Any) -> None:
        """Say which action was refused; the games that allowed theirs have gone on."""
        codes = self.codes.copy_to_host()
        row = int(np.flatnonzero(codes)[0])
        code, action = int(codes[row]), int(actions.copy_to_host()[row])
        if code == device_kernels.NO_ACTION:
            last = self.table.actions - 1
            raise ConfigError(Message("error-batch-actions", games=self.games, last=last), "actions")
        kind = self.table.kind
        asked = int(self.decisions.copy_to_host()[row])
        rule = self.table.reasons[code].rule or self.table.questions[asked].rule
        raise IllegalAction(Message("error-batch-refused", game=row, action=kind.notation.format(action)), rule)

    def play_at_random(self) -> None:
        """A random legal action in every game."""
        self._go(at.STEP, self._no_actions)

    def observe(self, seat: int | None = None, *, full: bool | None = None) -> Any:
        """Rows as one seat sees them in every game (None: as the seats on turn do); written to a new array."""
        shows_all = self.full if full is None else full
        width = self.table.width(full=shows_all)
        rows = gpu.cuda.device_array((self.games, width), np.int16, order="F")
        self._write(rows, at.ON_TURN if seat is None else checked_seat(seat, self.players), int(shows_all))
        return rows

    @property
    def scores(self) -> Any:
        """The scores if all games ended now."""
        counted = gpu.cuda.device_array((self.games, self.players), np.int64, order="F")
        self._kernels.points[blocks(self.games), THREADS_PER_BLOCK](self._rules, self._states, counted)
        return counted

    def state_bytes(self, row: int) -> bytes:
        """The state of one game."""
        return bytes(self._states[row : row + 1].copy_to_host().tobytes())

    def column(self, which: int) -> Any:
        """One of the numbers of every game (`antilles.envs.door`), on the GPU."""
        return self.numbers[:, which]

    @property
    def turns(self) -> Any:
        """The seat on turn."""
        return self.column(at.TURN)

    @property
    def decisions(self) -> Any:
        """What is asked, by number."""
        return self.column(at.DECISION)

    @property
    def plies(self) -> Any:
        """Decisions made in the running game."""
        return self.column(at.PLIES)

    @property
    def seeds(self) -> Any:
        """The seed of the running game."""
        return self.column(at.SEED)

    @property
    def done(self) -> Any:
        """1 where a game ended by the last step."""
        return self.column(at.DONE)

    @property
    def codes(self) -> Any:
        """0, or why the last action was refused."""
        return self.column(at.CODE)

    @property
    def random_actions(self) -> Any:
        """A random legal action of every game."""
        return self.column(at.RANDOM)

    @property
    def final_scores(self) -> Any:
        """The scores with which the last game of each row ended."""
        return self.results[:, rules_door.SEATS_COLUMN :: 2]

    @property
    def final_winners(self) -> Any:
        """1 for each winner of the last game of each row."""
        return self.results[:, rules_door.SEATS_COLUMN + 1 :: 2]

    def _go(self, command: int, actions: Any) -> None:
        if command == at.STEP:
            self._group()
        self._kernels.steps[blocks(self.games), THREADS_PER_BLOCK](
            self._rules,
            self._states,
            self._order,
            command,
            self.numbers,
            actions,
            self.results,
            self.masks,
            self._legal,
            int(self.auto_reset),
            self._refused,
        )
        if len(self.observations):
            self._write(self.observations, at.ON_TURN, int(self.full))

    def _write(self, rows: Any, seat: int, full: int) -> None:
        """What a seat sees in every game."""
        self._kernels.rows[blocks(self.games), THREADS_PER_BLOCK](self._rules, self._states, rows, seat, full)

    def _group(self) -> None:
        """Bring games with the same question together."""
        count, begin_groups, place = self._ordering
        self._counts.copy_to_device(self._no_counts)
        threads = THREADS_THAT_ORDER
        count[blocks(self.games, threads), threads](self.numbers, self._counts)
        begin_groups[1, 1](self._counts)
        place[blocks(self.games, threads), threads](self.numbers, self._counts, self._order)


def random_games(game: str, first_seed: int, games: int, **table: Any) -> Playouts:
    """Random games from seeds first_seed, first_seed + 1, ..., game for game those of `Engine.random_games`."""
    parts = []
    for first in range(0, checked_count(games), MOST_AT_ONCE):
        number = max(FEWEST_AT_ONCE, min(MOST_AT_ONCE, games - first))
        how: dict[str, Any] = {"view": "none", "masks": False, "auto_reset": False}
        batch = DeviceBatch(game, number, seed=first_seed + first, **how, **table)
        while batch.column(at.COUNT).copy_to_host().any():
            for _ in range(STEPS_BETWEEN_LOOKS):
                batch.play_at_random()
        parts.append(batch.results.copy_to_host())
    rows = np.concatenate(parts)[:games]
    return Playouts(
        decisions=rows[:, rules_door.DECISIONS_COLUMN],
        rounds=rows[:, rules_door.ROUNDS_COLUMN],
        ended=rows[:, rules_door.ENDED_COLUMN],
        digests=rows[:, rules_door.HASH_COLUMN],
        scores=rows[:, rules_door.SEATS_COLUMN :: 2],
        winners=rows[:, rules_door.SEATS_COLUMN + 1 :: 2],
    )


class DeviceGames(GamesOfTable):
    """Random games on a GPU, for `antilles sim --device cuda`."""

    games_at_once, parts = MOST_AT_ONCE, 1

    def __init__(self, game: str, table: dict[str, Any]) -> None:
        check_target()
        kind = game_class(game)
        config = kind.config_of(table)
        super().__init__(kind.make_engine(config.rules()), config, kind.end_reason_names)
        self.game, self.table = game, table

    def __call__(self, first_seed: int, games: int) -> FinishedGames:
        """Games first_seed, first_seed + 1, ..."""
        return self.batch(random_games(self.game, first_seed, games, **self.table))
