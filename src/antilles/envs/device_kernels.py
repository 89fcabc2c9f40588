"""What a GPU runs: the very kernels that a CPU runs, one game per thread.

A thread works on its state in local memory, which the hardware lays out word by word across the games of a warp: what
neighbouring threads read at the same place of their states comes in one piece. Observations, masks and numbers lie
column by column for the same reason.
"""

from __future__ import annotations

from typing import Any

from antilles.core import jit
from antilles.core.door import (
    ALLOWED,
    DECISIONS_COLUMN,
    ENDED_COLUMN,
    HASH_COLUMN,
    ROUNDS_COLUMN,
    SEATS_COLUMN,
    Rulebook,
    make_scoring,
)
from antilles.core.events import LogStruct, event_log
from antilles.core.layout import Struct
from antilles.core.rng import fold, policy_high, policy_low, word
from antilles.envs import door as at
from antilles.envs.observations import Observation

NO_LOG: LogStruct = event_log(1)
"""Nobody reads events on a GPU."""
MOST_KEYS = 128
"""More than there are questions in a game."""


def make_random_games(game: Rulebook, state: Struct) -> Any:
    """A function in which every thread plays random games, one after the other, each from a seed of its own."""
    cuda, numba = jit.cuda, jit.numba
    set_up, advance, legal, apply = game.set_up, game.advance, game.legal, game.apply
    game_over, stride, most_legal, rounds_played = game.game_over, game.digest_stride, game.most_legal, game.rounds_played
    total, _, mark_winners = make_scoring(game)
    state_record, log_record = numba.from_dtype(state.dtype), numba.from_dtype(NO_LOG.dtype)

    def play(rules, first_seed, results):  # type: ignore[no-untyped-def]
        states, logs = cuda.local.array(1, state_record), cuda.local.array(1, log_record)
        choices = cuda.local.array(most_legal, numba.int16)
        r, s, log = rules[0], states[0], logs[0]
        log.wanted = 0
        log.count = 0
        low, high, plies, digest = 0, 0, 0, 0
        row, games = cuda.grid(1), results.shape[0]
        begun = False
        while row < games:
            if not begun:
                begun = True
                set_up(r, s, log, first_seed + row)
                advance(r, s, log)
                low, high = policy_low(first_seed + row), policy_high(first_seed + row)
                plies, digest = 0, 0
            count = legal(r, s, choices)
            action = int(choices[word(low, high, plies) % count])
            digest = fold(digest, action * stride + count)
            apply(r, s, log, action)
            advance(r, s, log)
            plies += 1
            if s.phase == game_over:
                for seat in range(r.players):
                    points = total(r, s.players[seat])
                    digest = fold(digest, points)
                    results[row, SEATS_COLUMN + 2 * seat] = points
                mark_winners(r, s, results, row, SEATS_COLUMN, 2, 1)
                results[row, DECISIONS_COLUMN] = plies
                results[row, ROUNDS_COLUMN] = rounds_played(r, s)
                results[row, ENDED_COLUMN] = s.ended
                results[row, HASH_COLUMN] = digest
                begun = False
                row += cuda.gridsize(1)

    return play


def make_steps(game: Rulebook, state: Struct, observation: Observation, *, local: bool = True) -> Any:
    """A function that plays one decision in every game of a batch, or with `times` so many random ones."""
    cuda, numba = jit.cuda, jit.numba
    begin, step, look = at.make_game_step(game, observation)
    state_record, log_record = numba.from_dtype(state.dtype), numba.from_dtype(NO_LOG.dtype)
    most_legal = game.most_legal

    def steps(rules, states, order, command, times, numbers, actions, results, masks, rows, seat, full, again):  # type: ignore[no-untyped-def]
        place = cuda.grid(1)
        if place >= numbers.shape[0]:
            return
        row = int(order[place])
        logs, choices = cuda.local.array(1, log_record), cuda.local.array(most_legal, numba.int16)
        r, log = rules[0], logs[0]
        log.wanted = 0
        log.count = 0
        if local:
            mine = cuda.local.array(1, state_record)
            mine[0] = states[row]
            s = mine[0]
        else:
            s = states[row]
        if command == at.BEGIN:
            begin(r, s, log, numbers, row, int(numbers[row, at.SEED]))
            numbers[row, at.DONE] = 0
            numbers[row, at.CODE] = ALLOWED
        for _ in range(times):
            if command == at.STEP:
                action = int(actions[row]) if actions.shape[0] > 0 else int(numbers[row, at.RANDOM])
                step(r, s, log, numbers, row, action, results, again)
            look(r, s, choices, numbers, row, masks, rows, seat, full)
        if local:
            states[row] = mine[0]

    return steps


def make_ordering() -> tuple[Any, Any, Any]:
    """Functions that bring games with the same question together, so that the threads of a warp do the same things."""
    cuda, numba = jit.cuda, jit.numba

    def count(numbers, counts):  # type: ignore[no-untyped-def]
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

    def begin_groups(counts):  # type: ignore[no-untyped-def]
        first = 0
        for key in range(MOST_KEYS):
            number = counts[key]
            counts[key] = first
            first += number

    def place(numbers, counts, order):  # type: ignore[no-untyped-def]
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
