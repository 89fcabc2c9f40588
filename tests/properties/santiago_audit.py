"""Compiled checks of a position of Santiago de Cuba, run after every step of many random games.

`python -m tests.properties.santiago_audit --games 100000` audits games at every table.
"""

from __future__ import annotations

import argparse
import sys
import time

from antilles.core.events import NOBODY
from antilles.core.jit import entry, kernel, lookup
from antilles.core.layout import scratch
from antilles.core.rng import seed_high, seed_low, word
from antilles.santiago import box, cubans, decisions, flowers, goods, phases, venues
from antilles.santiago.actions import ACTIONS, MOST_LEGAL, most_answers
from antilles.santiago.compose import Config, compose
from antilles.santiago.dispatch import advance, apply, legal, refusal
from antilles.santiago.layout import ASIDE, LOG, RULES, STATE
from antilles.santiago.port import has_passed
from antilles.santiago.reasons import ALLOWED
from antilles.santiago.setup import set_up
from tests.tables import SANTIAGO_TABLES

(
    FINE,
    GOODS_LOST,
    NEGATIVE,
    PAWNS_MEET,
    OWNERS_WRONG,
    SHIP_WRONG,
    DICE_WRONG,
    STREET_WRONG,
    TURN_WITHOUT_SHIP,
    LOADS_AFTER_PASSING,
    NOBODY_ASKED,
    NOTHING_LEGAL,
    LEGAL_NOT_ALLOWED,
    ALLOWED_NOT_LEGAL,
    STOP_TURNED_BUSY,
    NEVER_ENDS,
    TOO_MANY_LEGAL,
) = range(17)
NAMES = (
    "fine",
    "there are not 8 of a good",
    "a negative count",
    "two pawns in a venue",
    "owners and markers disagree",
    "ship or price marker off its track",
    "not four dice on the ship, or dice without a ship",
    "the street or a busy Cuban is wrong",
    "a turn begins without a ship or without demand",
    "a player who passed is asked to load",
    "nobody is asked",
    "nothing is legal",
    "a legal action is refused",
    "an allowed action is not listed",
    "the Cuban at whose stop the car stands was turned busy",
    "the game never ends",
    "a question has more answers than there is room for",
)
MOST_DECISIONS = 20_000
N_ACTIONS = len(ACTIONS)
most_legal = lookup([most_answers(decision) for decision in range(decisions.COUNT)], "The most answers to a question.")


@kernel
def play(rules, s, log, action):
    """Apply a legal action and go on to the next question."""
    log.count = 0
    apply(rules, s, log, action)
    advance(rules, s, log)


@kernel
def audit_goods(s):
    """SDC-SETUP-5: eight of each good; nothing below 0."""
    for good in range(goods.COUNT):
        tokens = s.supply[good]
        if s.supply[good] < 0:
            return NEGATIVE
        for seat in range(box.MOST_PLAYERS):
            if s.players[seat].goods[good] < 0:
                return NEGATIVE
            tokens += s.players[seat].goods[good]
        if tokens != goods.TOKENS:
            return GOODS_LOST
    for seat in range(box.MOST_PLAYERS):
        if s.players[seat].pesos < 0 or s.players[seat].points < 0 or s.players[seat].markers < 0:
            return NEGATIVE
    return FINE


@kernel
def audit_venues(rules, s):
    """At most one pawn and one owner per venue; markers are conserved; three venues under each flower."""
    for seat in range(rules.players):
        owned = 0
        for venue in range(venues.COUNT):
            if s.owner[venue] == seat:
                owned += 1
            if s.owner[venue] < NOBODY or s.owner[venue] >= rules.players:
                return OWNERS_WRONG
        if owned + s.players[seat].markers != box.MARKERS:
            return OWNERS_WRONG
        for other in range(seat):
            if s.players[seat].pawn != venues.NONE and s.players[seat].pawn == s.players[other].pawn:
                return PAWNS_MEET
    for flower in range(flowers.COUNT):
        dealt = 0
        for venue in range(venues.COUNT):
            if s.venue_flower[venue] == flower:
                dealt += 1
        if dealt != flowers.VENUES_EACH:
            return OWNERS_WRONG
    return FINE


@kernel
def audit_street(s):
    """Every Cuban at one stop."""
    seen = 0
    for stop in range(1, box.STOPS):
        seen |= 1 << s.street[stop]
    every = (1 << cubans.COUNT) - 1
    if seen != every or s.car < box.PORT or s.car >= box.STOPS or s.busy < 0 or s.busy > every:
        return STREET_WRONG
    return FINE


@kernel
def audit_ship(rules, s):
    """Ship 1 to 7, price on a numbered flag, four dice on a ship in port and none otherwise; demand left in port."""
    if s.ship < 1 or s.ship > box.SHIPS or s.flag < 0 or s.flag >= rules.flags:
        return SHIP_WRONG
    dice = 0
    total = 0
    for good in range(goods.PLAIN_COUNT):
        if s.demand[good] != ASIDE:
            dice += 1
            total += s.demand[good]
        if s.demand[good] < ASIDE:
            return NEGATIVE
    if dice != (4 if s.ship_in_port else 0):
        return DICE_WRONG
    if s.ship_in_port and total == 0:
        return TURN_WITHOUT_SHIP
    if not s.ship_in_port and s.flag != 0:
        return SHIP_WRONG
    return FINE


@kernel
def audit_question(rules, s):
    """A turn begins with a ship in port; who has passed is not asked to load; somebody is asked unless it is over."""
    if s.decision == decisions.DRIVE and not s.ship_in_port:
        return TURN_WITHOUT_SHIP
    if s.decision == decisions.LOAD and has_passed(s, s.turn):
        return LOADS_AFTER_PASSING
    if (s.decision == decisions.NOTHING) != (s.phase == phases.GAME_OVER):
        return NOBODY_ASKED
    return FINE


@kernel
def audit(rules, s):
    """The first thing wrong with a position, or FINE."""
    problem = audit_goods(s)
    if problem == FINE:
        problem = audit_venues(rules, s)
    if problem == FINE:
        problem = audit_street(s)
    if problem == FINE:
        problem = audit_ship(rules, s)
    if problem == FINE:
        problem = audit_question(rules, s)
    return problem


@kernel
def busy_at_car(s):
    """Whether the Cuban at whose stop the car stands is busy."""
    return s.car != box.PORT and (s.busy >> s.street[s.car]) & 1 == 1


@kernel
def audit_step(rules, before, after):
    """What must hold between two questions of one turn."""
    same_stop = before.turns == after.turns and before.car == after.car
    return STOP_TURNED_BUSY if same_stop and busy_at_car(after) and not busy_at_car(before) else FINE


@kernel
def audit_legal(rules, states, log, choices, count, try_all):
    """Every legal action is allowed and leads to a sound position; no other action is allowed."""
    if count == 0:
        return NOTHING_LEGAL
    if count > most_legal(states[0].decision):
        return TOO_MANY_LEGAL
    for i in range(count):
        if refusal(rules, states[0], choices[i]) != ALLOWED:
            return LEGAL_NOT_ALLOWED
    if try_all:
        allowed = 0
        for action in range(N_ACTIONS):
            if refusal(rules, states[0], action) == ALLOWED:
                allowed += 1
        if allowed != count:
            return ALLOWED_NOT_LEGAL
        for i in range(count):
            states[1] = states[0]
            play(rules, states[1], log, choices[i])
            problem = audit(rules, states[1])
            if problem == FINE:
                problem = audit_step(rules, states[0], states[1])
            if problem != FINE:
                return problem
    return FINE


@kernel
def play_audited(rules, states, log, choices, seed, try_all):
    """One random game with every check after every step; returns (problem, decisions)."""
    s = states[0]
    low, high = seed_low(seed), seed_high(seed)
    answered = 0
    problem = audit(rules, s)
    while problem == FINE and s.phase != phases.GAME_OVER:
        count = legal(rules, s, choices)
        problem = audit_legal(rules, states, log, choices, count, try_all)
        if problem != FINE:
            break
        play(rules, s, log, choices[word(low, high, answered) % count])
        answered += 1
        problem = audit(rules, s)
        if answered > MOST_DECISIONS:
            problem = NEVER_ENDS
    return problem, answered


@entry(__name__)
def audit_games(rules, states, logs, choices, first_seed, games, try_all, found):
    """Audit many games; writes (seed, problem, decisions of all games) and stops at the first problem."""
    for game in range(games):
        seed = first_seed + game
        set_up(rules[0], states[0], logs[0], seed)
        advance(rules[0], states[0], logs[0])
        problem, answered = play_audited(rules[0], states, logs[0], choices, seed, try_all)
        found[2] += answered
        if problem != FINE:
            found[0] = seed
            found[1] = problem
            return


def audit_table(table: Config, first_seed: int, games: int) -> int:
    """Audit games at one table and return the decisions; a problem names table and seed."""
    found = scratch(3)
    audit_games(
        RULES.filled(compose(table)), STATE.array(2), LOG.array(1), scratch(MOST_LEGAL), first_seed, games, True, found
    )
    if found[1] != FINE:
        raise AssertionError(f"{NAMES[int(found[1])]}: {table}, seed {int(found[0])}")
    return int(found[2])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100_000, help="games in all, spread over the tables")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    each = -(-arguments.games // len(SANTIAGO_TABLES))
    total = answered = 0
    begun = time.perf_counter()
    for table in SANTIAGO_TABLES:
        answered += audit_table(table, arguments.seed, each)
        total += each
        print(f"{total:>8} games, {answered:>12} decisions, {time.perf_counter() - begun:7.1f} s: {table}", flush=True)
    print(f"no problem in {total} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
