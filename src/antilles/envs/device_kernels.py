"""What a GPU runs: the very kernels that a CPU runs, one game per thread.

Threads of a warp that go different ways wait for each other, and that costs more than any layout of the states gains:
before every step games with the same question are brought together. Observations, masks and numbers lie column by
column, so that what neighbouring threads write comes in one piece.
"""

from __future__ import annotations

from typing import Any

from antilles.core import jit
from antilles.core.door import ALLOWED, Rulebook
from antilles.core.events import LogStruct, event_log
from antilles.envs import door as at
from antilles.envs.observations import Observation

gpu: Any = jit
"""It has `cuda` in a process for a GPU only."""
NO_LOG: LogStruct = event_log(1)
"""Nobody reads events on a GPU."""
MOST_KEYS = 128
"""More than there are questions in a game."""


def make_steps(game: Rulebook, observation: Observation) -> Any:
    """A function that plays one decision in every game of a batch; without actions, random ones."""
    cuda, numba = gpu.cuda, gpu.numba
    begin, step, look = at.make_game_step(game, observation)
    log_record = numba.from_dtype(NO_LOG.dtype)
    most_legal = game.most_legal

    def steps(rules, states, order, command, numbers, actions, results, masks, rows, seat, full, again):
        place = cuda.grid(1)
        if place >= numbers.shape[0]:
            return
        row = int(order[place])
        logs, choices = cuda.local.array(1, log_record), cuda.local.array(most_legal, numba.int16)
        r, s, log = rules[0], states[row], logs[0]
        log.wanted = 0
        log.count = 0
        if command == at.BEGIN:
            begin(r, s, log, numbers, row, int(numbers[row, at.SEED]))
            numbers[row, at.DONE] = 0
            numbers[row, at.CODE] = ALLOWED
        if command == at.STEP:
            action = int(actions[row]) if actions.shape[0] > 0 else int(numbers[row, at.RANDOM])
            step(r, s, log, numbers, row, action, results, again)
        look(r, s, choices, numbers, row, masks, rows, seat, full)

    return steps


def make_ordering() -> tuple[Any, Any, Any]:
    """Functions that bring games with the same question together, so that the threads of a warp do the same things."""
    cuda, numba = gpu.cuda, gpu.numba

    def count(numbers, counts):
        mine = cuda.shared.array(MOST_KEYS, numba.int32)
        for key in range(cuda.threadIdx.x, MOST_KEYS, cuda.blockDim.x):
            mine[key] = 0
        cuda.syncthreads()
        row = cuda.grid(1)
        if row < numbers.shape[0]:
            cuda.atomic.add(mine, numbers[row, at.DECISION], 1)
        cuda.syncthreads()
        for key in range(cuda.threadIdx.x, MOST_KEYS, cuda.blockDim.x):
            if mine[key] > 0:
                cuda.atomic.add(counts, key, mine[key])

    def begin_groups(counts):
        first = 0
        for key in range(MOST_KEYS):
            number = counts[key]
            counts[key] = first
            first += number

    def place(numbers, counts, order):
        mine, begins = cuda.shared.array(MOST_KEYS, numba.int32), cuda.shared.array(MOST_KEYS, numba.int32)
        for key in range(cuda.threadIdx.x, MOST_KEYS, cuda.blockDim.x):
            mine[key] = 0
        cuda.syncthreads()
        row, rank, asked = cuda.grid(1), 0, 0
        if row < numbers.shape[0]:
            asked = int(numbers[row, at.DECISION])
            rank = cuda.atomic.add(mine, asked, 1)
        cuda.syncthreads()
        for key in range(cuda.threadIdx.x, MOST_KEYS, cuda.blockDim.x):
            if mine[key] > 0:
                begins[key] = cuda.atomic.add(counts, key, mine[key])
        cuda.syncthreads()
        if row < numbers.shape[0]:
            order[begins[asked] + rank] = row

    return count, begin_groups, place
