"""What a GPU runs: the very kernels that a CPU runs, one game per thread.

Threads of a warp that go different ways wait for each other, and that costs more than any layout of the states gains:
before every step games with the same question are brought together. Observations, masks and numbers lie column by
column, so that what neighbouring threads write comes in one piece.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from antilles.core import jit
from antilles.core.door import ALLOWED, Rulebook
from antilles.core.events import LogStruct, event_log
from antilles.envs import door as at
from antilles.envs.observations import Observation

gpu: Any = jit
"""It has `cuda` in a process for a GPU only."""
NO_LOG: LogStruct = event_log(1)
"""Nobody reads events on a GPU."""
NO_ACTION = -1
"""In place of a reason: there is no action of this number."""
MOST_KEYS = 128
"""More than there are questions in a game."""


class Kernels(NamedTuple):
    """What a GPU runs for the batches of a game."""

    steps: Any
    rows: Any
    points: Any


def make_kernels(game: Rulebook, observation: Observation) -> Kernels:
    """Functions for every game of a batch: one decision (without actions, a random one), its row, its points.

    Rows are written by a call of their own, in the order of the games: there neighbours write side by side.
    Of a mask only what was 1 and what becomes 1 is written.
    """
    cuda, numba = gpu.cuda, gpu.numba
    begin, step, ask, count_points = at.make_game_step(game)
    write_row = observation.write
    log_record = numba.from_dtype(NO_LOG.dtype)
    last_action = game.actions - 1

    def steps(rules, states, order, command, numbers, actions, results, masks, legal, again, refused):
        place = cuda.grid(1)
        if place >= numbers.shape[0]:
            return
        row = int(order[place])
        logs = cuda.local.array(1, log_record)
        r, s, log, choices = rules[0], states[row], logs[0], legal[row]
        log.wanted = 0
        log.count = 0
        if masks.shape[0] > row:
            for old in range(int(numbers[row, at.COUNT])):
                masks[row, choices[old]] = 0
        if command == at.BEGIN:
            begin(r, s, log, numbers, row, int(numbers[row, at.SEED]))
            numbers[row, at.DONE] = 0
            numbers[row, at.CODE] = ALLOWED
        if command == at.STEP:
            action = int(actions[row]) if actions.shape[0] > 0 else int(numbers[row, at.RANDOM])
            if (action < 0 or action > last_action) and numbers[row, at.COUNT] > 0:
                numbers[row, at.DONE] = 0
                numbers[row, at.CODE] = NO_ACTION
            else:
                step(r, s, log, numbers, row, action, results, again)
            if numbers[row, at.CODE] != ALLOWED:
                cuda.atomic.add(refused, 0, 1)
        count = ask(r, s, choices, numbers, row)
        if masks.shape[0] > row:
            for new in range(count):
                masks[row, choices[new]] = 1

    def rows(rules, states, written, seat, full):
        row = cuda.grid(1)
        if row < written.shape[0]:
            s = states[row]
            write_row(rules[0], s, s.turn if seat == at.ON_TURN else seat, full, written, row)

    def points(rules, states, counted):
        row = cuda.grid(1)
        if row < counted.shape[0]:
            count_points(rules[0], states[row], counted, row)

    return Kernels(steps, rows, points)


def make_clearing() -> Any:
    """A function that writes zeros everywhere."""
    cuda = gpu.cuda

    def clear(array):
        row = cuda.grid(1)
        if row < array.shape[0]:
            for column in range(array.shape[1]):
                array[row, column] = 0

    return clear


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
