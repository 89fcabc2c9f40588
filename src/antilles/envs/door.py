"""The door for batches: many games of one table, a decision in each of them at every call, in compiled code."""

from typing import NamedTuple

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
from antilles.core.jit import Function, entry, kernel
from antilles.core.rng import fold, policy_high, policy_low, word
from antilles.envs.observations import Observation

# What the door does: new games from the seeds in the numbers, one decision in every game, only a look, or the scores.
BEGIN, STEP, LOOK, SCORES = range(4)

# The numbers of a game: its seed and what the next one adds to it, how far it is, where it stands, a random answer.
SEED, STRIDE, PLIES, DIGEST, TURN, DECISION, COUNT, CODE, DONE, RANDOM, LOW, HIGH = range(12)
NUMBERS = 12
ON_TURN = -2
"""In place of a seat: each game is seen by the seat on turn."""


class GameStep(NamedTuple):
    """Kernels for one game of a batch."""

    begin: Function
    step: Function
    ask: Function
    count_points: Function


def make_game_step(game: Rulebook) -> GameStep:
    """Kernels for one game of a batch: begin it, play one decision, write down what is asked then, count points."""
    set_up, refusal, apply, advance, legal = game.set_up, game.refusal, game.apply, game.advance, game.legal
    game_over, digest_stride, rounds_played = game.game_over, game.digest_stride, game.rounds_played
    total, _, mark_winners = make_scoring(game)

    @kernel
    def begin(r, s, log, numbers, row, seed):
        """A new game."""
        log.count = 0
        set_up(r, s, log, seed)
        advance(r, s, log)
        numbers[row, SEED] = seed
        numbers[row, PLIES] = 0
        numbers[row, DIGEST] = 0
        numbers[row, LOW] = policy_low(seed)
        numbers[row, HIGH] = policy_high(seed)

    @kernel
    def finish(r, s, numbers, results, row):
        """How a game ended, in the columns of a random game."""
        digest = int(numbers[row, DIGEST])
        for seat in range(r.players):
            points = total(r, s.players[seat])
            digest = fold(digest, points)
            results[row, SEATS_COLUMN + 2 * seat] = points
        mark_winners(r, s, results, row, SEATS_COLUMN, 2, 1)
        results[row, DECISIONS_COLUMN] = numbers[row, PLIES]
        results[row, ROUNDS_COLUMN] = rounds_played(r, s)
        results[row, ENDED_COLUMN] = s.ended
        results[row, HASH_COLUMN] = digest

    @kernel
    def step(r, s, log, numbers, row, action, results, again):
        """One decision; a game that ends is written down, and with `again` the next one begins at once."""
        numbers[row, DONE] = 0
        numbers[row, CODE] = ALLOWED
        if s.phase == game_over:
            numbers[row, DONE] = 1
            return
        code = refusal(r, s, action)
        if code != ALLOWED:
            numbers[row, CODE] = code
            return
        numbers[row, DIGEST] = fold(int(numbers[row, DIGEST]), int(action) * digest_stride + int(numbers[row, COUNT]))
        numbers[row, PLIES] += 1
        log.count = 0
        apply(r, s, log, action)
        advance(r, s, log)
        if s.phase == game_over:
            numbers[row, DONE] = 1
            finish(r, s, numbers, results, row)
            if again:
                begin(r, s, log, numbers, row, int(numbers[row, SEED]) + int(numbers[row, STRIDE]))

    @kernel
    def ask(r, s, choices, numbers, row):
        """Where the game stands, its legal actions, and a random one of them."""
        count = 0
        numbers[row, TURN] = s.turn
        numbers[row, DECISION] = s.decision
        numbers[row, RANDOM] = -1
        if s.phase != game_over:
            count = legal(r, s, choices)
            drawn = word(int(numbers[row, LOW]), int(numbers[row, HIGH]), int(numbers[row, PLIES]))
            numbers[row, RANDOM] = choices[drawn % count]
        numbers[row, COUNT] = count
        return count

    @kernel
    def count_points(r, s, points, row):
        """The scores if the game ended now."""
        for seat in range(r.players):
            points[row, seat] = total(r, s.players[seat])

    return GameStep(begin, step, ask, count_points)


def make_batch_door(module: str, game: Rulebook, observation: Observation) -> Function:
    """The door into batches of one game. Several threads may be inside with games of their own."""
    begin, step, ask, count_points = make_game_step(game)
    write_row = observation.write

    @kernel
    def look(r, s, choices, numbers, row, masks, observations, seat, full):
        """What is asked, its mask, and the row of the game as a seat sees it."""
        count = ask(r, s, choices, numbers, row)
        if masks.shape[0] > row:
            for action in range(masks.shape[1]):
                masks[row, action] = 0
            if seat == ON_TURN or seat == s.turn:
                for place in range(count):
                    masks[row, choices[place]] = 1
        if observations.shape[0] > row:
            write_row(r, s, s.turn if seat == ON_TURN else seat, full, observations, row)

    @entry(module)
    def door(rules, states, logs, choices, command, first, last, numbers, actions, results, masks, rows, options):
        r = rules[0]
        log = logs[0]
        seat, full, again = int(options[0]), int(options[1]), int(options[2])
        for row in range(first, last):
            s = states[row]
            if command == SCORES:
                count_points(r, s, results, row)
                continue
            if command == STEP:
                step(r, s, log, numbers, row, int(actions[row]), results, again)
            elif command == BEGIN:
                begin(r, s, log, numbers, row, int(numbers[row, SEED]))
                numbers[row, DONE] = 0
                numbers[row, CODE] = ALLOWED
            look(r, s, choices, numbers, row, masks, rows, seat, full)

    return door
