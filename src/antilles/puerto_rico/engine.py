"""The doors from Python into the compiled rules. Records live inside; arrays and indices cross."""

from __future__ import annotations

from antilles.core.jit import entry, kernel
from antilles.core.rng import WORD, reseed, seed_high, seed_low, word
from antilles.puerto_rico import placing
from antilles.puerto_rico.dispatch import advance, legal, play, refusal
from antilles.puerto_rico.phases import storage
from antilles.puerto_rico.phases.price import build_price
from antilles.puerto_rico.plantations import fill_row
from antilles.puerto_rico.reasons import ALLOWED
from antilles.puerto_rico.scoring import N_LINES, is_winner, score, score_line, tie_break
from antilles.puerto_rico.secrets import redraw_unseen
from antilles.puerto_rico.setup import set_up
from antilles.puerto_rico.vocabulary import GAME_OVER, NOTHING

MOST_LEGAL = 128

# What `limits` writes.
LEAST, MOST, WHOLE_KINDS, SINGLE_GOODS = range(4)

# Columns of `score_table`, after the score lines.
TOTAL_COLUMN, TIE_COLUMN, WINNER_COLUMN = N_LINES, N_LINES + 1, N_LINES + 2
SCORE_COLUMNS = N_LINES + 3

# Columns of `simulate`, then score and winner of each seat.
DECISIONS_COLUMN, ROUNDS_COLUMN, ENDED_COLUMN, HASH_COLUMN, SEATS_COLUMN = range(5)
POLICY_STREAM = 0x5DEECE66D


@entry
def begin(rules, states, index, logs, seed):
    """Set up a game and go on to its first question."""
    logs[0].count = 0
    set_up(rules[0], states[index], logs[0], seed)
    advance(rules[0], states[index], logs[0])


@entry
def resume(rules, states, index, logs):
    """Go on from a position in which nothing is asked yet."""
    logs[0].count = 0
    advance(rules[0], states[index], logs[0])


@entry
def ask_again(rules, states, index, logs, steps_back, slots_back):
    """Forget the question, go back so many steps and slots and let the rules go on: they should ask the same."""
    s = states[index]
    s.decision = NOTHING
    s.step -= steps_back
    s.slot -= slots_back
    logs[0].count = 0
    advance(rules[0], s, logs[0])


@entry
def recount(rules, states, index):
    """Work out what a position document need not say: the circles still open in a placing question."""
    s = states[index]
    if s.placing != NOTHING:
        placing.count_open_circles(rules[0], s, s.players[s.turn])


@entry
def limits(states, index, out):
    """What bounds the answers now: least and most colonists in the slot, whole kinds and single goods stored."""
    s = states[index]
    player = s.players[s.turn]
    if s.placing != NOTHING:
        out[LEAST] = placing.least_in_slot(s, player, s.slot)
        out[MOST] = placing.most_in_slot(s, player, s.slot)
    out[WHOLE_KINDS] = storage.whole_kinds(player)
    out[SINGLE_GOODS] = storage.single_goods(player)


@entry
def turn_up_row(rules, states, index, logs):
    """Fill the open row of a position that leaves it to chance."""
    fill_row(rules[0], states[index], logs[0])


@entry
def push(rules, states, index, logs, action):
    """Play an action if it is allowed; returns the reason if it is not, and then changes nothing."""
    reason = refusal(rules[0], states[index], action)
    if reason == ALLOWED:
        play(rules[0], states[index], logs[0], action)
    return reason


@entry
def why_not(rules, states, index, action):
    """The reason an action is refused now, or ALLOWED."""
    return refusal(rules[0], states[index], action)


@entry
def legal_actions(rules, states, index, out):
    """Write the legal action ids to `out`; returns how many there are."""
    return legal(rules[0], states[index], out)


@entry
def score_table(rules, states, index, out):
    """Fill `out[seat]` with the score lines, the total, the tie-break and whether the seat wins."""
    r = rules[0]
    s = states[index]
    for seat in range(r.players):
        for line in range(N_LINES):
            out[seat, line] = score_line(r, s.players[seat], line)
        out[seat, TOTAL_COLUMN] = score(r, s.players[seat])
        out[seat, TIE_COLUMN] = tie_break(s.players[seat])
        out[seat, WINNER_COLUMN] = 1 if is_winner(r, s, seat) else 0


@entry
def price(rules, states, index, seat, building):
    """What a building would cost a seat now."""
    return build_price(rules[0], states[index], seat, building)


@entry
def redraw(rules, states, index, logs, seat, seed):
    """Replace what a seat cannot know by something equally likely; what it knows stays."""
    logs[0].count = 0
    reseed(states[index], seed)
    redraw_unseen(rules[0], states[index], logs[0], seat)


@kernel
def fold(digest, value):
    """Mix a number into a 32-bit digest."""
    return word(digest, 0x9747B28C, value & WORD)


@kernel
def play_at_random(rules, s, log, choices, seed):
    """Play uniformly random legal actions to the end; returns (decisions, digest of all choices and actions)."""
    low = seed_low(seed ^ POLICY_STREAM)
    high = seed_high(seed ^ POLICY_STREAM)
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
