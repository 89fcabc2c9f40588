"""The opening position (PR-SETUP-*, PR-TWO-01)."""

from __future__ import annotations

from antilles.core.jit import kernel
from antilles.core.rng import below, reseed
from antilles.puerto_rico.benefits import N_BENEFITS
from antilles.puerto_rico.building_sets import DRAFTED_MODE, FIXED, RANDOM_MODE
from antilles.puerto_rico.components import IS_VIOLET, MOST_PLAYERS, MOST_SHIPS
from antilles.puerto_rico.festival import draw_goods_goal, draw_plantation_goal
from antilles.puerto_rico.layout import N_BUILDINGS, N_CIRCLE_TILES, N_GOODS, N_ROLES, N_TILES
from antilles.puerto_rico.phases.draft import draft_at_random, finish_board
from antilles.puerto_rico.phases.smuggler import NOT_LURING
from antilles.puerto_rico.phases.storage import UNDECIDED
from antilles.puerto_rico.placing import NOBODY_ADDED
from antilles.puerto_rico.plantations import fill_row
from antilles.puerto_rico.turns import end_phase
from antilles.puerto_rico.vocabulary import (
    CORN,
    DRAFT_PHASE,
    LAND_OFFICE,
    NO_BUILDING,
    NO_GOOD,
    NO_TILE,
    NOBODY,
    NOT_BUILT,
    NOTHING,
)


@kernel
def clear_player(player):
    """An empty player board."""
    player.doubloons = 0
    player.vp_chips = 0
    player.vp_paper = 0
    player.limbo = 0
    player.limbo_nobles = 0
    player.wharf_used = 0
    player.small_wharf_used = 0
    player.captain_turn = 0
    for good in range(N_GOODS):
        player.goods[good] = 0
        player.produced[good] = 0
        player.forest_of[good] = 0
        player.secret_forest_of[good] = 0
    for tile in range(N_TILES):
        player.tiles[tile] = 0
    for tile in range(N_CIRCLE_TILES):
        player.manned[tile] = 0
        player.manned_nobles[tile] = 0
    for building in range(N_BUILDINGS):
        player.city[building] = NOT_BUILT
        player.city_nobles[building] = 0


@kernel
def lay_out_table(rules, s):
    """PR-SETUP-03 to -08: buildings, points, quarries, roles, ships, trading house, goods and colonists."""
    s.vp_pool = rules.vp_pool
    s.noble_supply = rules.nobles
    s.colonist_supply = rules.colonist_supply
    s.ship_nobles = 1 if rules.nobles > 0 else 0
    s.colonist_ship = rules.colonist_ship
    s.noble_supply -= s.ship_nobles
    s.quarries = rules.quarries
    for good in range(N_GOODS):
        s.face_up[good] = 0
        s.face_down[good] = rules.plantations[good]
        s.discards[good] = 0
        s.goods_supply[good] = rules.tokens[good]
        s.house[good] = 0
        s.kept[good] = UNDECIDED
        s.goal_goods[good] = 0
    for ship in range(MOST_SHIPS):
        s.ship_kind[ship] = NO_GOOD
        s.ship_load[ship] = 0
    for role in range(N_ROLES):
        s.role_doubloons[role] = 0
        s.role_holder[role] = NOBODY
    for building in range(N_BUILDINGS):
        drafted = rules.draft != FIXED and IS_VIOLET[building] and building < LAND_OFFICE
        s.stock[building] = 0 if drafted else rules.copies[building]
    for benefit in range(N_BENEFITS):
        s.offered[benefit] = 0


@kernel
def clear_memory(s):
    """Nothing is going on yet."""
    end_phase(s)
    s.decision = NOTHING
    s.turn = 0
    s.round = 1
    s.governor = 0
    s.picks = 0
    s.ended = 0
    s.drafted = 0
    s.draft_turns = 0
    s.top_tile = NO_TILE
    s.top_seen_by = NOBODY
    s.wanted = NOBODY
    s.lured = NOT_LURING
    s.takeover_role = NOBODY
    s.takeover_seat = NOBODY
    s.takeover_running = 0
    s.goal_plantation = NO_TILE
    s.goal_building = NO_BUILDING
    s.window = 0
    s.supplied_kinds = 0
    s.placing = NOTHING
    s.placer = 0
    s.hand = 0
    s.hand_nobles = 0
    s.added = NOBODY_ADDED
    s.idle_turns = 0
    s.captain_begun = 0
    s.captain_paid = 0
    s.supplied = 0
    s.union_counted = 0
    s.beneficiary = 0


@kernel
def begin_board(rules, s, log):
    """PR-X1-02, PR-X4-02: a draft, a random set, or the board as it lies; the first round follows."""
    if rules.draft == DRAFTED_MODE:
        s.phase = DRAFT_PHASE
        s.holder = below(s, rules.players) if rules.draft_first_random else 0
        return
    if rules.draft == RANDOM_MODE:
        draft_at_random(rules, s, log)
    finish_board(rules, s, log)


@kernel
def set_up(rules, s, log, seed):
    """PR-SETUP-01, PR-SETUP-02: boards, money and starting tiles; seat 0 is the first governor."""
    reseed(s, seed)
    clear_memory(s)
    lay_out_table(rules, s)
    for seat in range(MOST_PLAYERS):
        clear_player(s.players[seat])
    for seat in range(rules.players):
        player = s.players[seat]
        tile = rules.starting_tile[seat]
        player.doubloons = rules.doubloons
        if rules.corn_seats_poorer and tile == CORN:
            player.doubloons -= 1
        player.tiles[tile] += 1
        s.face_down[tile] -= 1
    if rules.festival:
        draw_plantation_goal(s, log)
        draw_goods_goal(s, log)
    fill_row(rules, s, log)
    begin_board(rules, s, log)
