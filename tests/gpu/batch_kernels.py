"""Every kernel of batches on a GPU, compiled without one: `ANTILLES_TARGET=cuda python -m tests.gpu.batch_kernels GAME`
prints each with the bytes of its code and of its constant tables."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from importlib import import_module
from types import SimpleNamespace
from typing import Any

import numba
from numba import cuda

from antilles.core.registry import manifest_of
from antilles.envs import device_kernels

HOPPER = (9, 0)
CONSTANT = re.compile(r"\.(?:const|global) .*?\.(b8|b16|b32|b64) \S+\[(\d+)\]")
BYTES = {"b8": 1, "b16": 2, "b32": 4, "b64": 8}
NUMBERS = numba.types.Array(numba.int64, 2, "F")
ROWS = numba.types.Array(numba.int16, 2, "F")
MASKS = numba.types.Array(numba.int8, 2, "F")
LIST, COUNTS = numba.types.Array(numba.int64, 1, "C"), numba.types.Array(numba.int32, 1, "C")
LEGAL = numba.types.Array(numba.int16, 2, "C")
NUMBER = numba.int64


def kernels_of(room: str) -> Iterator[tuple[str, Any, tuple[Any, ...]]]:
    """Every kernel with the types that `DeviceBatch` calls it with."""
    layout = import_module(f"antilles.{room}.layout")
    rules, states = (numba.types.Array(numba.from_dtype(s.dtype), 1, "C") for s in (layout.RULES, layout.STATE))
    rulebook = import_module(f"antilles.{room}.engine").RULEBOOK
    observation = import_module(f"antilles.envs.{room}").OBSERVATION
    made = device_kernels.make_kernels(rulebook, observation)
    stepped = (rules, states, COUNTS, NUMBER, NUMBERS, LIST, NUMBERS, MASKS, LEGAL, NUMBER, LIST)
    yield "steps", made.steps, stepped
    yield "rows", made.rows, (rules, states, ROWS, NUMBER, NUMBER)
    yield "points", made.points, (rules, states, NUMBERS)
    count, begin_groups, place = device_kernels.make_ordering()
    yield "count", count, (NUMBERS, COUNTS)
    yield "begin_groups", begin_groups, (COUNTS,)
    yield "place", place, (NUMBERS, COUNTS, COUNTS)
    yield "clear", device_kernels.make_clearing(), (MASKS,)


def main() -> int:
    """Compile them all."""
    dispatcher = import_module("numba.cuda.dispatcher")
    dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=HOPPER)
    for name, function, types in kernels_of(manifest_of(sys.argv[1]).room):
        code, _ = cuda.compile_ptx(function, types, device=False, cc=HOPPER)
        tables = sum(BYTES[kind] * int(count) for kind, count in CONSTANT.findall(code))
        print(name, len(code), tables, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
