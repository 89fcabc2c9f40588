"""The doors from Python into the compiled rules. Records live inside; arrays and indices cross."""

from __future__ import annotations

from antilles.core.jit import entry, kernel
from antilles.core.random_games import DECISIONS_COLUMN, ENDED_COLUMN, HASH_COLUMN, ROUNDS_COLUMN, SEATS_COLUMN
from antilles.core.rng import fold, policy_high, policy_low, reseed, word
from antilles.santiago.dispatch import advance, apply, legal, play, refusal
from antilles.santiago.holdings import goods_held
from antilles.santiago.reasons import ALLOWED
from antilles.santiago.scoring import goods_points, is_winner, score
from antilles.santiago.setup import set_up
from antilles.santiago.vocabulary import GAME_OVER, NOTHING

MOST_LEGAL = 640

# Columns of a seat's scores: the score lines, the total, two numbers that break ties, whether the seat wins.
POINTS_COLUMN, GOODS_COLUMN, TOTAL_COLUMN, TIE_COLUMN, PESOS_COLUMN, WINNER_COLUMN = range(6)
SCORE_COLUMNS = 6

# What `call` does: the command comes first, `a` and `b` are its arguments, `out` is what it writes. ASK_AGAIN goes
# on from phase `a` with seat `b` as the last one that was asked.
BEGIN, PUSH, ASK_AGAIN, WHY_NOT, LEGAL, SCORES, REDRAW = range(7)


@kernel
def write_scores(r, s, out):
    """Fill a row of SCORE_COLUMNS per seat."""
    for seat in range(r.players):
        row = seat * SCORE_COLUMNS
        player = s.players[seat]
        out[row + POINTS_COLUMN] = player.points
        out[row + GOODS_COLUMN] = goods_points(player)
        out[row + TOTAL_COLUMN] = score(player)
        out[row + TIE_COLUMN] = goods_held(player)
        out[row + PESOS_COLUMN] = player.pesos
        out[row + WINNER_COLUMN] = 1 if is_winner(r, s, seat) else 0


@kernel
def go_on(r, s, log, command, a, b):
    """Commands that change the state and lead to the next question."""
    log.count = 0
    if command == BEGIN:
        set_up(r, s, a)
    elif command == PUSH:
        reason = refusal(r, s, a)
        if reason != ALLOWED:
            return reason
        apply(r, s, log, a)
    else:
        s.decision = NOTHING
        s.phase = a
        s.turn = b
    advance(r, s, log)
    return ALLOWED


@entry
def call(rules, states, index, logs, command, a, b, out):
    """The one door for single steps: compiled once, whatever is asked of it."""
    r, s, log = rules[0], states[index], logs[0]
    if command == BEGIN or command == PUSH or command == ASK_AGAIN:
        return go_on(r, s, log, command, a, b)
    if command == WHY_NOT:
        return refusal(r, s, a)
    if command == LEGAL:
        return legal(r, s, out)
    if command == SCORES:
        write_scores(r, s, out)
    elif command == REDRAW:
        reseed(s, b)  # SDC-INFO-2: gains and payments are public, so only the dice to come are unknown
    return ALLOWED


@kernel
def play_at_random(rules, s, log, choices, seed):
    """Play uniformly random legal actions to the end; returns (decisions, digest of all choices and actions)."""
    low = policy_low(seed)
    high = policy_high(seed)
    decisions = 0
    digest = 0
    while s.phase != GAME_OVER:
        count = legal(rules, s, choices)
        action = choices[word(low, high, decisions) % count]
        digest = fold(digest, action * MOST_LEGAL + count)
        play(rules, s, log, action)
        decisions += 1
    return decisions, digest


@entry
def simulate(rules, states, logs, choices, first_seed, results):
    """Play one random game per row of `results`, game i from seed first_seed + i."""
    r = rules[0]
    s = states[0]
    for game in range(results.shape[0]):
        set_up(r, s, first_seed + game)
        advance(r, s, logs[0])
        decisions, digest = play_at_random(r, s, logs[0], choices, first_seed + game)
        results[game, DECISIONS_COLUMN] = decisions
        results[game, ROUNDS_COLUMN] = (s.turns + r.players - 1) // r.players
        results[game, ENDED_COLUMN] = s.ended
        for seat in range(r.players):
            points = score(s.players[seat])
            digest = fold(digest, points)
            results[game, SEATS_COLUMN + 2 * seat] = points
            results[game, SEATS_COLUMN + 2 * seat + 1] = 1 if is_winner(r, s, seat) else 0
        results[game, HASH_COLUMN] = digest
