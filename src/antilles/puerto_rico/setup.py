"""The opening position (PR-SETUP-*, PR-TWO-01)."""

from __future__ import annotations

from antilles.core.jit import kernel
from antilles.core.rng import reseed
from antilles.puerto_rico.benefits import N_BENEFITS
from antilles.puerto_rico.components import MOST_PLAYERS, MOST_SHIPS
from antilles.puerto_rico.layout import N_BUILDINGS, N_GOODS, N_ROLES, N_TILES
from antilles.puerto_rico.phases.storage import UNDECIDED
from antilles.puerto_rico.plantations import fill_row
from antilles.puerto_rico.turns import end_phase
from antilles.puerto_rico.vocabulary import NO_GOOD, NOBODY, NOT_BUILT, NOTHING


@kernel
def clear_player(player):
    """An empty player board."""
    player.doubloons = 0
    player.vp_chips = 0
    player.vp_paper = 0
    player.limbo = 0
    player.wharf_used = 0
    for good in range(N_GOODS):
        player.goods[good] = 0
        player.produced[good] = 0
    for tile in range(N_TILES):
        player.tiles[tile] = 0
        player.manned[tile] = 0
    for building in range(N_BUILDINGS):
        player.city[building] = NOT_BUILT


@kernel
def lay_out_table(rules, s):
    """PR-SETUP-03 to -08: buildings, points, quarries, roles, ships, trading house, goods and colonists."""
    s.vp_pool = rules.vp_pool
    s.colonist_supply = rules.colonist_supply
    s.colonist_ship = rules.colonist_ship
    s.quarries = rules.quarries
    for good in range(N_GOODS):
        s.face_up[good] = 0
        s.face_down[good] = rules.plantations[good]
        s.discards[good] = 0
        s.goods_supply[good] = rules.tokens[good]
        s.house[good] = 0
        s.kept[good] = UNDECIDED
    for ship in range(MOST_SHIPS):
        s.ship_kind[ship] = NO_GOOD
        s.ship_load[ship] = 0
    for role in range(N_ROLES):
        s.role_doubloons[role] = 0
        s.role_holder[role] = NOBODY
    for building in range(N_BUILDINGS):
        s.stock[building] = rules.copies[building]
    for benefit in range(N_BENEFITS):
        s.offered[benefit] = 0


@kernel
def set_up(rules, s, log, seed):
    """PR-SETUP-01, PR-SETUP-02: boards, money and starting tiles; seat 0 is the first governor."""
    reseed(s, seed)
    end_phase(s)
    s.decision = NOTHING
    s.turn = 0
    s.round = 1
    s.governor = 0
    s.picks = 0
    s.ended = 0
    s.idle_turns = 0
    s.captain_paid = 0
    lay_out_table(rules, s)
    for seat in range(MOST_PLAYERS):
        clear_player(s.players[seat])
    for seat in range(rules.players):
        player = s.players[seat]
        tile = rules.starting_tile[seat]
        player.doubloons = rules.doubloons
        player.tiles[tile] += 1
        s.face_down[tile] -= 1
    fill_row(rules, s, log)
