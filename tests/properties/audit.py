"""Compiled checks of a position, run after every step of many random games."""

from __future__ import annotations

from antilles.core.events import NOBODY
from antilles.core.jit import entry, kernel
from antilles.core.rng import seed_high, seed_low, word
from antilles.puerto_rico import actions, buildings, components, decisions, goods, phases, reasons, roles, tiles
from antilles.puerto_rico.board import island_spaces_free
from antilles.puerto_rico.city import owns
from antilles.puerto_rico.dispatch import advance, legal, play, refusal
from antilles.puerto_rico.festival import leaves_the_board
from antilles.puerto_rico.setup import set_up
from antilles.puerto_rico.slots import circles_in, nobles_in, slots_in_play, standing_in

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
N_ACTIONS = len(actions.ACTIONS)


@kernel
def spaces_left(rules, player):
    """Empty city spaces, counted anew; -1 if the city is overfull."""
    free = components.CITY_SPACES
    for building in range(rules.buildings):
        if owns(player, building):
            free -= buildings.spaces_of(building)
    return max(-1, free)


@kernel
def audit_goods(rules, s):
    """Good tokens are conserved."""
    for good in range(goods.COUNT):
        tokens = s.goods_supply[good] + s.house[good] + s.goal_goods[good]
        if s.goods_supply[good] < 0 or s.house[good] < 0:
            return NEGATIVE
        for ship in range(rules.ships):
            if s.ship_kind[ship] == good:
                tokens += s.ship_load[ship]
        for seat in range(components.MOST_PLAYERS):
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
    for kind in range(goods.COUNT):
        if s.face_up[kind] < 0 or s.face_down[kind] < 0 or s.discards[kind] < 0:
            return NEGATIVE
        number = s.face_up[kind] + s.face_down[kind] + s.discards[kind]
        if s.top_tile == kind:
            number += 1
        if s.tile_peeked == kind:
            number += 1
        if s.goal_plantation == kind:
            number += 1
        for seat in range(components.MOST_PLAYERS):
            player = s.players[seat]
            number += player.tiles[kind] + player.forest_of[kind] + player.secret_forest_of[kind]
        if number != rules.plantations[kind]:
            return TILES_LOST
    for seat in range(components.MOST_PLAYERS):
        quarries += s.players[seat].tiles[tiles.QUARRY]
    if s.quarries < 0:
        return NEGATIVE
    return FINE if quarries == rules.quarries else QUARRIES_LOST


@kernel
def audit_board(rules, player):
    """Nobody more than circles, no more tiles or buildings than spaces, nobles among the people."""
    if player.limbo < 0 or player.doubloons < 0 or player.vp_chips < 0 or player.vp_paper < 0:
        return NEGATIVE
    if player.limbo_nobles < 0 or player.limbo_nobles > player.limbo:
        return NEGATIVE
    for slot in range(slots_in_play(rules)):
        if standing_in(player, slot) < 0 or nobles_in(player, slot) < 0:
            return NEGATIVE
        if standing_in(player, slot) > circles_in(player, slot) or nobles_in(player, slot) > standing_in(player, slot):
            return OVERFULL
    if island_spaces_free(player) < 0 or player.city_free != spaces_left(rules, player):
        return OVERFULL
    return FINE


@kernel
def audit_people(rules, s):
    """Colonists, nobles and victory points are conserved."""
    people = int(s.colonist_supply) + s.noble_supply + s.colonist_ship + s.hand
    nobles = int(s.noble_supply) + s.ship_nobles + s.hand_nobles
    chips = int(s.vp_pool)
    if s.colonist_supply < 0 or s.noble_supply < 0 or s.ship_nobles < 0 or s.colonist_ship < s.ship_nobles:
        return NEGATIVE
    if s.vp_pool < 0 or s.hand < 0 or s.hand_nobles < 0:
        return NEGATIVE
    for seat in range(components.MOST_PLAYERS):
        player = s.players[seat]
        problem = audit_board(rules, player)
        if problem != FINE:
            return problem
        people += player.limbo
        nobles += player.limbo_nobles
        chips += player.vp_chips
        for slot in range(slots_in_play(rules)):
            people += standing_in(player, slot)
            nobles += nobles_in(player, slot)
    on_ship = 1 if rules.nobles > 0 else 0
    if people != rules.colonist_supply + rules.colonist_ship - on_ship + rules.nobles or nobles != rules.nobles:
        return COLONISTS_LOST
    return FINE if chips == rules.vp_pool else POINTS_LOST


@kernel
def audit_buildings(rules, s):
    """Every copy of every building in play is on the board, in a city or on the festival board."""
    for building in range(buildings.COUNT):
        built = int(s.stock[building])
        for seat in range(components.MOST_PLAYERS):
            if owns(s.players[seat], building):
                built += 1
        if s.goal_building == building and leaves_the_board(rules, building):
            built += 1
        copies = int(rules.copies[building])
        if rules.draft and buildings.is_in_draft(building) and not s.drafted >> building & 1:
            copies = 0
        if s.stock[building] < 0 or built != copies:
            return BUILDINGS_LOST
    return FINE


@kernel
def audit_table(rules, s):
    """Roles, ships and trading house."""
    taken = 0
    for role in range(roles.COUNT):
        if s.role_holder[role] != NOBODY:
            taken += 1
        if s.role_doubloons[role] < 0 or (not rules.role_in_play[role] and s.role_doubloons[role] != 0):
            return ROLES_WRONG
    if taken != s.picks + s.takeover_running:
        return ROLES_WRONG
    for ship in range(rules.ships):
        if s.ship_load[ship] > rules.capacity[ship] or s.ship_load[ship] < 0:
            return OVERFULL
        if (s.ship_kind[ship] == goods.NONE) != (s.ship_load[ship] == 0):
            return SHIP_WRONG
        for other in range(ship):
            if s.ship_kind[ship] != goods.NONE and s.ship_kind[ship] == s.ship_kind[other]:
                return SHIP_WRONG
    house = 0
    for good in range(goods.COUNT):
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
        problem = audit_buildings(rules, s)
    if problem == FINE:
        problem = audit_table(rules, s)
    if problem == FINE and (s.decision == decisions.NOTHING) != (s.phase == phases.GAME_OVER):
        problem = NOBODY_ASKED
    return problem


@kernel
def audit_placing(rules, s):
    """PR-MAYOR-03, right after a mayor phase: nobody idles beside an empty circle."""
    for seat in range(rules.players):
        player = s.players[seat]
        if player.limbo > 0:
            for slot in range(slots_in_play(rules)):
                if standing_in(player, slot) < circles_in(player, slot):
                    return IDLE_COLONIST
    return FINE


@kernel
def audit_legal(rules, states, log, choices, count, try_all):
    """Every legal action is allowed and leads to a sound position; no other action is allowed."""
    if count == 0:
        return NOTHING_LEGAL
    for i in range(count):
        if refusal(rules, states[0], choices[i]) != reasons.ALLOWED:
            return LEGAL_NOT_ALLOWED
    if try_all:
        allowed = 0
        for action in range(N_ACTIONS):
            if refusal(rules, states[0], action) == reasons.ALLOWED:
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
    while problem == FINE and s.phase != phases.GAME_OVER:
        count = legal(rules, s, choices)
        problem = audit_legal(rules, states, log, choices, count, try_all)
        if problem != FINE:
            break
        was_mayor = s.phase == phases.MAYOR
        play(rules, s, log, choices[word(low, high, decisions) % count])
        decisions += 1
        problem = audit(rules, s)
        if problem == FINE and was_mayor and s.phase != phases.MAYOR:
            problem = audit_placing(rules, s)
        if decisions > MOST_DECISIONS:
            problem = NEVER_ENDS
    return problem, decisions


@entry(__name__)
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
