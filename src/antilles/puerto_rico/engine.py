"""The doors from Python into the compiled rules. Records live inside; arrays and indices cross."""

from __future__ import annotations

from antilles.core.jit import entry, kernel
from antilles.core.random_games import DECISIONS_COLUMN, ENDED_COLUMN, HASH_COLUMN, ROUNDS_COLUMN, SEATS_COLUMN
from antilles.core.rng import fold, policy_high, policy_low, reseed, word
from antilles.puerto_rico import placing
from antilles.puerto_rico.dispatch import advance, apply, legal, play, refusal
from antilles.puerto_rico.guests import open_windows
from antilles.puerto_rico.phases import storage
from antilles.puerto_rico.phases.price import build_price
from antilles.puerto_rico.plantations import fill_row
from antilles.puerto_rico.reasons import ALLOWED
from antilles.puerto_rico.scoring import N_LINES, is_winner, score, score_line, tie_break
from antilles.puerto_rico.secrets import redraw_unseen
from antilles.puerto_rico.setup import set_up
from antilles.puerto_rico.vocabulary import GAME_OVER, MAYOR_PHASE, NOBODY, NOTHING

MOST_LEGAL = 128

# What LIMITS writes.
LEAST, MOST, WHOLE_KINDS, SINGLE_GOODS, STANDING = range(5)

# Columns of a seat's scores, after the score lines.
TOTAL_COLUMN, TIE_COLUMN, WINNER_COLUMN = N_LINES, N_LINES + 1, N_LINES + 2
SCORE_COLUMNS = N_LINES + 3

# What `call` does: the command comes first, `a` and `b` are its arguments, `out` is what it writes. RESUME goes on
# from a role just taken, so guests may move first.
BEGIN, RESUME, PUSH, WHY_NOT, LEGAL, SCORES, LIMITS, PRICE, REDRAW, TURN_UP_ROW, RECOUNT, ASK_AGAIN = range(12)


@kernel
def write_scores(r, s, out):
    """Fill a row of SCORE_COLUMNS per seat: the score lines, the total, the tie-break and whether the seat wins."""
    for seat in range(r.players):
        row = seat * SCORE_COLUMNS
        for line in range(N_LINES):
            out[row + line] = score_line(r, s.players[seat], line)
        out[row + TOTAL_COLUMN] = score(r, s.players[seat])
        out[row + TIE_COLUMN] = tie_break(s.players[seat])
        out[row + WINNER_COLUMN] = 1 if is_winner(r, s, seat) else 0


@kernel
def write_limits(s, out):
    """What bounds the answers now: least and most people in the slot, whole kinds and single goods stored."""
    player = s.players[s.turn]
    if s.placing != NOTHING:
        out[LEAST] = placing.least_in_slot(s, player, s.slot)
        out[MOST] = placing.most_in_slot(s, player, s.slot)
        out[STANDING] = placing.standing_in(player, s.slot)
    out[WHOLE_KINDS] = storage.whole_kinds(player)
    out[SINGLE_GOODS] = storage.single_goods(player)


@kernel
def look(r, s, command, a, b, out):
    """Commands that change nothing."""
    if command == WHY_NOT:
        return refusal(r, s, a)
    if command == LEGAL:
        return legal(r, s, out)
    if command == PRICE:
        return build_price(r, s, a, b)
    if command == SCORES:
        write_scores(r, s, out)
    elif command == LIMITS:
        write_limits(s, out)
    return ALLOWED


@kernel
def go_on(r, s, log, command, a, b):
    """Commands that change the state and may lead to the next question."""
    log.count = 0
    if command == BEGIN:
        set_up(r, s, log, a)
    elif command == PUSH:
        reason = refusal(r, s, a)
        if reason != ALLOWED:
            return reason
        apply(r, s, log, a)
    elif command == RESUME:
        if s.role != NOBODY and s.phase != MAYOR_PHASE:
            open_windows(r, s)
    elif command == ASK_AGAIN:
        s.decision = NOTHING
        s.step -= a
        s.slot -= b
    advance(r, s, log)
    return ALLOWED


@kernel
def adjust(r, s, log, command, a, b):
    """Commands that change the state without going on."""
    if command == REDRAW:
        log.count = 0
        reseed(s, b)
        redraw_unseen(r, s, log, a)
    elif command == TURN_UP_ROW:
        fill_row(r, s, log)
    elif command == RECOUNT and s.placing != NOTHING:
        placing.count_open_circles(r, s, s.players[s.placer])
    return ALLOWED


@entry
def call(rules, states, index, logs, command, a, b, out):
    """The one door for single steps: compiled once, whatever is asked of it."""
    r, s, log = rules[0], states[index], logs[0]
    if command == BEGIN or command == RESUME or command == PUSH or command == ASK_AGAIN:
        return go_on(r, s, log, command, a, b)
    if command == REDRAW or command == TURN_UP_ROW or command == RECOUNT:
        return adjust(r, s, log, command, a, b)
    return look(r, s, command, a, b, out)


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
        set_up(r, s, logs[0], first_seed + game)
        advance(r, s, logs[0])
        decisions, digest = play_at_random(r, s, logs[0], choices, first_seed + game)
        results[game, DECISIONS_COLUMN] = decisions
        results[game, ROUNDS_COLUMN] = s.round
        results[game, ENDED_COLUMN] = s.ended
        for seat in range(r.players):
            points = score(r, s.players[seat])
            digest = fold(digest, points)
            results[game, SEATS_COLUMN + 2 * seat] = points
            results[game, SEATS_COLUMN + 2 * seat + 1] = 1 if is_winner(r, s, seat) else 0
        results[game, HASH_COLUMN] = digest
