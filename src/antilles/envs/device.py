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
from antilles.core.arguments import checked_count, checked_seed
from antilles.core.engine import Playouts
from antilles.core.errors import ConfigError
from antilles.core.layout import Record
from antilles.core.messages import Message
from antilles.core.registry import check_keys, game_class, manifest_of
from antilles.envs import device_kernels
from antilles.envs import door as at

THREADS_PER_BLOCK = 64
gpu: Any = jit
"""It has `cuda` in a process for a GPU only."""
STEPS_BETWEEN_LOOKS = 32
"""Random games are played so far before it is asked whether all are over."""
MOST_AT_ONCE = 1 << 20


def check_target() -> None:
    """Kernels are compiled for one target in a process."""
    if not jit.FOR_GPU:
        raise ConfigError(Message("error-no-cuda-target"), "device")


@cache
def compiled_steps(game: str) -> Any:
    """The compiled steps of a game: rules are an argument, so one serves every table."""
    return gpu.cuda.jit(DeviceTable(game, {}).steps())


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
        check_target()
        manifest = manifest_of(game)
        check_keys(game, table)
        self.kind = game_class(game)
        self.config = self.kind.config_of(table)
        rules: Record = self.config.rules()
        layout = import_module(f"antilles.{manifest.room}.layout")
        self.rulebook: Any = import_module(f"antilles.{manifest.room}.engine").RULEBOOK
        self.observation: Any = import_module(f"antilles.envs.{manifest.room}").OBSERVATION
        self.state, self.rules_struct = layout.STATE, layout.RULES
        self.players = int(rules.players)
        self.host_rules = layout.RULES.filled(rules)

    def steps(self) -> Any:
        """The function that plays decisions in a batch."""
        return device_kernels.make_steps(self.rulebook, self.observation)


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
        self.table = DeviceTable(game, table)
        cuda = gpu.cuda
        self.games, self.players, self.full = checked_count(games), self.table.players, view == "full"
        self.auto_reset = auto_reset
        self._steps, self._ordering = compiled_steps(game), compiled_ordering()
        self._rules = cuda.to_device(self.table.host_rules)
        self._states = cuda.device_array(self.games, self.table.state.dtype)
        self._order = cuda.to_device(np.arange(self.games, dtype=np.int32))
        self._counts = cuda.device_array(device_kernels.MOST_KEYS, np.int32)
        self._no_counts = cuda.to_device(np.zeros(device_kernels.MOST_KEYS, np.int32))
        self._no_actions = cuda.device_array(0, np.int64)
        width = self.table.observation.width(self.players, full=self.full)
        shapes = SimpleNamespace(masks=self.games if masks else 0, rows=0 if view == "none" else self.games)
        self.numbers = cuda.device_array((self.games, at.NUMBERS), np.int64, order="F")
        self.results = cuda.device_array((self.games, rules_door.SEATS_COLUMN + 2 * self.players), np.int64, order="F")
        self.masks = cuda.device_array((shapes.masks, self.table.rulebook.actions), np.int8, order="F")
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
        self._go(at.BEGIN, self._no_actions)

    def step(self, actions: Any) -> None:
        """Play one action in every game: an int64 array on the GPU, of any library with the CUDA array interface.

        An action that is refused changes nothing; `codes` tells.
        """
        self._go(at.STEP, gpu.cuda.as_cuda_array(actions))

    def play_at_random(self) -> None:
        """A random legal action in every game."""
        self._go(at.STEP, self._no_actions)

    def column(self, which: int) -> Any:
        """One of the numbers of every game (`antilles.envs.door`), on the GPU."""
        return self.numbers[:, which]

    @property
    def turns(self) -> Any:
        """The seat on turn."""
        return self.column(at.TURN)

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

    def _go(self, command: int, actions: Any) -> None:
        if command == at.STEP:
            self._group()
        self._steps[blocks(self.games), THREADS_PER_BLOCK](
            self._rules,
            self._states,
            self._order,
            command,
            self.numbers,
            actions,
            self.results,
            self.masks,
            self.observations,
            at.ON_TURN,
            int(self.full),
            int(self.auto_reset),
        )

    def _group(self) -> None:
        """Bring games with the same question together."""
        count, begin_groups, place = self._ordering
        self._counts.copy_to_device(self._no_counts)
        count[blocks(self.games, 256), 256](self.numbers, self._counts)
        begin_groups[1, 1](self._counts)
        place[blocks(self.games, 256), 256](self.numbers, self._counts, self._order)


def random_games(game: str, first_seed: int, games: int, **table: Any) -> Playouts:
    """Random games from seeds first_seed, first_seed + 1, ..., game for game those of `Engine.random_games`."""
    parts = []
    for first in range(0, checked_count(games), MOST_AT_ONCE):
        number = min(MOST_AT_ONCE, games - first)
        how: dict[str, Any] = {"view": "none", "masks": False, "auto_reset": False}
        batch = DeviceBatch(game, number, seed=first_seed + first, **how, **table)
        while batch.column(at.COUNT).copy_to_host().any():
            for _ in range(STEPS_BETWEEN_LOOKS):
                batch.play_at_random()
        parts.append(batch.results.copy_to_host())
    rows = np.concatenate(parts)
    return Playouts(
        decisions=rows[:, rules_door.DECISIONS_COLUMN],
        rounds=rows[:, rules_door.ROUNDS_COLUMN],
        ended=rows[:, rules_door.ENDED_COLUMN],
        digests=rows[:, rules_door.HASH_COLUMN],
        scores=rows[:, rules_door.SEATS_COLUMN :: 2],
        winners=rows[:, rules_door.SEATS_COLUMN + 1 :: 2],
    )
