"""Compiled checks of a position, run after every step of many random games."""

from __future__ import annotations

from antilles.core.jit import entry, kernel
from antilles.core.rng import seed_high, seed_low, word
from antilles.puerto_rico.actions import N_ACTIONS, SLOTS
from antilles.puerto_rico.board import city_spaces_free, island_spaces_free, owns
from antilles.puerto_rico.components import MOST_PLAYERS
from antilles.puerto_rico.dispatch import advance, legal, play, refusal
from antilles.puerto_rico.layout import N_BUILDINGS, N_GOODS, N_ROLES, N_TILES
from antilles.puerto_rico.phases.mayor import circles_in, standing_in
from antilles.puerto_rico.reasons import ALLOWED
from antilles.puerto_rico.setup import set_up
from antilles.puerto_rico.vocabulary import GAME_OVER, MAYOR_PHASE, NO_GOOD, NOBODY, NOTHING

(
    FINE,
    GOODS_LOST,
    TILES_LOST,
    QUARRIES_LOST,
    COLONISTS_LOST,
    BUILDINGS_LOST,
    POINTS_LOST,
    ROLES_WRONG,
    NEGATIVE,
    OVERFULL,
    SHIP_WRONG,
    NOBODY_ASKED,
    NOTHING_LEGAL,
    LEGAL_NOT_ALLOWED,
    ALLOWED_NOT_LEGAL,
    IDLE_COLONIST,
    NEVER_ENDS,
) = range(17)
NAMES = (
    "fine",
    "goods lost",
    "tiles lost",
    "quarries lost",
    "colonists lost",
    "buildings lost",
    "points lost",
    "roles wrong",
    "a negative count",
    "a board, ship or house overfull",
    "ship kind and load disagree, or two ships carry one kind",
    "nobody is asked",
    "nothing is legal",
    "a legal action is refused",
    "an allowed action is not listed",
    "a colonist idle beside an empty circle after the mayor phase",
    "the game never ends",
)
MOST_DECISIONS = 20_000


@kernel
def audit_goods(rules, s):
    """Good tokens are conserved."""
    for good in range(N_GOODS):
        tokens = s.goods_supply[good] + s.house[good]
        if s.goods_supply[good] < 0 or s.house[good] < 0:
            return NEGATIVE
        for ship in range(rules.ships):
            if s.ship_kind[ship] == good:
                tokens += s.ship_load[ship]
        for seat in range(MOST_PLAYERS):
            if s.players[seat].goods[good] < 0:
                return NEGATIVE
            tokens += s.players[seat].goods[good]
        if tokens != rules.tokens[good]:
            return GOODS_LOST
    return FINE


@kernel
def audit_tiles(rules, s):
    """Island tiles are conserved."""
    quarries = int(s.quarries)
    for kind in range(N_GOODS):
        if s.face_up[kind] < 0 or s.face_down[kind] < 0 or s.discards[kind] < 0:
            return NEGATIVE
        tiles = s.face_up[kind] + s.face_down[kind] + s.discards[kind]
        for seat in range(MOST_PLAYERS):
            tiles += s.players[seat].tiles[kind]
        if tiles != rules.plantations[kind]:
            return TILES_LOST
    for seat in range(MOST_PLAYERS):
        quarries += s.players[seat].tiles[N_TILES - 1]
    if s.quarries < 0:
        return NEGATIVE
    return FINE if quarries == rules.quarries else QUARRIES_LOST


@kernel
def audit_people(rules, s):
    """Colonists, buildings and victory points are conserved."""
    colonists = int(s.colonist_supply) + s.colonist_ship
    chips = int(s.vp_pool)
    if s.colonist_supply < 0 or s.colonist_ship < 0 or s.vp_pool < 0:
        return NEGATIVE
    for seat in range(MOST_PLAYERS):
        player = s.players[seat]
        if player.limbo < 0 or player.doubloons < 0 or player.vp_chips < 0 or player.vp_paper < 0:
            return NEGATIVE
        colonists += player.limbo
        chips += player.vp_chips
        for slot in range(SLOTS):
            if standing_in(player, slot) < 0:
                return NEGATIVE
            if standing_in(player, slot) > circles_in(player, slot):
                return OVERFULL
            colonists += standing_in(player, slot)
        if island_spaces_free(player) < 0 or city_spaces_free(player) < 0:
            return OVERFULL
    if colonists != rules.colonist_supply + rules.colonist_ship:
        return COLONISTS_LOST
    if chips != rules.vp_pool:
        return POINTS_LOST
    for building in range(N_BUILDINGS):
        built = int(s.stock[building])
        for seat in range(MOST_PLAYERS):
            if owns(s.players[seat], building):
                built += 1
        if s.stock[building] < 0 or built != rules.copies[building]:
            return BUILDINGS_LOST
    return FINE


@kernel
def audit_table(rules, s):
    """Roles, ships and trading house."""
    taken = 0
    for role in range(N_ROLES):
        if s.role_holder[role] != NOBODY:
            taken += 1
        if s.role_doubloons[role] < 0 or (not rules.role_in_play[role] and s.role_doubloons[role] != 0):
            return ROLES_WRONG
    if taken != s.picks:
        return ROLES_WRONG
    for ship in range(rules.ships):
        if s.ship_load[ship] > rules.capacity[ship] or s.ship_load[ship] < 0:
            return OVERFULL
        if (s.ship_kind[ship] == NO_GOOD) != (s.ship_load[ship] == 0):
            return SHIP_WRONG
        for other in range(ship):
            if s.ship_kind[ship] != NO_GOOD and s.ship_kind[ship] == s.ship_kind[other]:
                return SHIP_WRONG
    house = 0
    for good in range(N_GOODS):
        house += s.house[good]
    return OVERFULL if house > 4 else FINE


@kernel
def audit(rules, s):
    """The first thing wrong with a position, or FINE."""
    problem = audit_goods(rules, s)
    if problem == FINE:
        problem = audit_tiles(rules, s)
    if problem == FINE:
        problem = audit_people(rules, s)
    if problem == FINE:
        problem = audit_table(rules, s)
    if problem == FINE and (s.decision == NOTHING) != (s.phase == GAME_OVER):
        problem = NOBODY_ASKED
    return problem


@kernel
def audit_placing(rules, s):
    """PR-MAYOR-03, right after a mayor phase: nobody idles beside an empty circle."""
    for seat in range(rules.players):
        player = s.players[seat]
        if player.limbo > 0:
            for slot in range(SLOTS):
                if standing_in(player, slot) < circles_in(player, slot):
                    return IDLE_COLONIST
    return FINE


@kernel
def audit_legal(rules, states, log, choices, count, try_all):
    """Every legal action is allowed and leads to a sound position; no other action is allowed."""
    if count == 0:
        return NOTHING_LEGAL
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
            if problem != FINE:
                return problem
    return FINE


@kernel
def play_audited(rules, states, log, choices, seed, try_all):
    """One random game with every check after every step; returns (problem, decisions)."""
    s = states[0]
    low, high = seed_low(seed), seed_high(seed)
    decisions = 0
    problem = audit(rules, s)
    while problem == FINE and s.phase != GAME_OVER:
        count = legal(rules, s, choices)
        problem = audit_legal(rules, states, log, choices, count, try_all)
        if problem != FINE:
            break
        was_mayor = s.phase == MAYOR_PHASE
        play(rules, s, log, choices[word(low, high, decisions) % count])
        decisions += 1
        problem = audit(rules, s)
        if problem == FINE and was_mayor and s.phase != MAYOR_PHASE:
            problem = audit_placing(rules, s)
        if decisions > MOST_DECISIONS:
            problem = NEVER_ENDS
    return problem, decisions


@entry
def audit_games(rules, states, logs, choices, first_seed, games, try_all, found):
    """Audit many games; writes (seed, problem, decisions of all games) and stops at the first problem."""
    for game in range(games):
        seed = first_seed + game
        set_up(rules[0], states[0], logs[0], seed)
        advance(rules[0], states[0], logs[0])
        problem, decisions = play_audited(rules[0], states, logs[0], choices, seed, try_all)
        found[2] += decisions
        if problem != FINE:
            found[0] = seed
            found[1] = problem
            return
