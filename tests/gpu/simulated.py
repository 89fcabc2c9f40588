"""Batches of a GPU in Numba's simulator, rules uncompiled, against batches of a CPU: slow, and needs no GPU.

`NUMBA_ENABLE_CUDASIM=1 ANTILLES_JIT=0 python -W ignore -m tests.gpu.simulated GAME TABLE STEPS`
"""

from __future__ import annotations

import json
import sys
from typing import Any

import numba
import numpy as np
from numba import cuda
from numba.cuda.simulator import kernel as simulated_kernel

import antilles
from antilles.core import jit
from antilles.envs import device
from antilles.envs.batch import Batch

GAMES, LOOK_EVERY = 3, 10
SHOWN = ("observations", "masks", "turns", "decisions", "plies", "seeds", "done", "codes")
SHOWN += ("final_scores", "final_winners", "random_actions", "scores")


class LocalMemory:
    """`cuda.local` with records whose fields are attributes."""

    @staticmethod
    def array(shape: int, kind: Any) -> Any:
        made = np.zeros(shape, kind)
        return made.view(np.recarray) if made.dtype.names else made


class Simulated:
    """The module `cuda` as a kernel sees it while it runs; states are plain records, as uncompiled rules want them."""

    local = LocalMemory

    def __init__(self, struct: Any) -> None:
        self.struct = struct

    def __getattr__(self, name: str) -> Any:
        running = simulated_kernel._get_kernel_context()
        return getattr(running, name) if hasattr(running, name) else getattr(cuda, name)

    def is_available(self) -> bool:
        return True

    def device_array(self, shape: Any, kind: Any, order: str = "C") -> Any:
        if getattr(kind, "names", None):
            made = np.empty(shape, object)
            made[:] = list(self.struct.array(shape))
            return cuda.to_device(made)
        return cuda.device_array(shape, kind, order=order)


def here(array: Any) -> Any:
    return np.ascontiguousarray(array.copy_to_host() if hasattr(array, "copy_to_host") else array).astype(np.int64)


def compare(there: Any, batch: Any, when: str) -> None:
    """Everything that both show."""
    for name in SHOWN:
        found, wanted = here(getattr(there, name)), here(getattr(batch, name))
        assert found.shape == wanted.shape, (when, name)
        assert (found == wanted).all(), (when, name)
    for how in ({"seat": 1}, {"seat": 0, "full": True}):
        assert (here(there.observe(**how)) == here(batch.observe(**how))).all(), (when, how)


def refusal(batch: Any, action: int) -> str:
    """What becomes of an action of the second game; the others play a legal one."""
    actions = here(batch.random_actions)
    actions[1] = action
    try:
        batch.step(actions)
    except antilles.IllegalAction as problem:
        return f"{type(problem).__name__} {problem.rule}"
    except antilles.ConfigError as problem:
        return type(problem).__name__
    return "allowed"


def main() -> int:
    """Play, compare, do something wrong, begin again."""
    game, table, steps = sys.argv[1], json.loads(sys.argv[2]), int(sys.argv[3])
    made: Any = jit
    made.FOR_GPU, made.numba, numba.from_dtype = True, numba, lambda kind: kind
    made.cuda = Simulated(device.DeviceTable(game, table).state)
    device.THREADS_PER_BLOCK = GAMES
    device.THREADS_THAT_ORDER = GAMES - 1  # each is a thread of this machine; several blocks order together
    there, batch = device.DeviceBatch(game, GAMES, seed=3, **table), Batch(game, GAMES, seed=3, **table)
    compare(there, batch, "at the beginning")
    for step in range(steps):
        actions = here(batch.random_actions)
        there.step(actions)
        batch.step(actions)
        if step % LOOK_EVERY == 0:
            compare(there, batch, f"after {step}")
    illegal = int(np.flatnonzero(here(batch.masks)[1] == 0)[0])
    before = here(there.observe(1, full=True))[1]
    print(refusal(there, illegal), refusal(batch, illegal))
    compare(there, batch, "after a refusal")
    print(refusal(there, batch.masks.shape[1]), refusal(there, -1))
    assert (here(there.observe(1, full=True))[1] == before).all()
    there.reset(9)
    batch.reset(9)
    compare(there, batch, "after a new beginning")
    return 0


if __name__ == "__main__":
    sys.exit(main())
