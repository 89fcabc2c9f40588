"""The opening position (PR-SETUP-*, PR-TWO-01)."""

from antilles.core.jit import kernel
from antilles.core.rng import below, reseed
from antilles.puerto_rico import buildings, components, goods, phases
from antilles.puerto_rico.festival import draw_goods_goal, draw_plantation_goal
from antilles.puerto_rico.layout import blank_player, blank_state
from antilles.puerto_rico.phases.draft import AT_RANDOM, DRAFTED, FIXED, draft_at_random, finish_board
from antilles.puerto_rico.plantations import fill_row


@kernel
def lay_out_table(rules, s):
    """PR-SETUP-03 to -08: buildings, points, quarries, goods and colonists; the rest of the table is empty."""
    s.vp_pool = rules.vp_pool
    s.noble_supply = rules.nobles
    s.colonist_supply = rules.colonist_supply
    s.ship_nobles = 1 if rules.nobles > 0 else 0
    s.colonist_ship = rules.colonist_ship
    s.noble_supply -= s.ship_nobles
    s.quarries = rules.quarries
    for good in range(goods.COUNT):
        s.face_down[good] = rules.plantations[good]
        s.goods_supply[good] = rules.tokens[good]
    for building in range(rules.buildings):
        drafted = rules.draft != FIXED and buildings.is_in_draft(building)
        s.stock[building] = 0 if drafted else rules.copies[building]


@kernel
def begin_board(rules, s, log):
    """PR-X1-02, PR-X4-02: a draft, a random set, or the board as it lies; the first round follows."""
    if rules.draft == DRAFTED:
        s.phase = phases.DRAFT
        s.holder = below(s, rules.players) if rules.draft_first_random else 0
        return
    if rules.draft == AT_RANDOM:
        draft_at_random(rules, s, log)
    finish_board(rules, s, log)


@kernel
def set_up(rules, s, log, seed):
    """PR-SETUP-01, PR-SETUP-02: boards, money and starting tiles; seat 0 is the first governor."""
    blank_state(s)
    for seat in range(components.MOST_PLAYERS):
        blank_player(s.players[seat])
    reseed(s, seed)
    lay_out_table(rules, s)
    for seat in range(rules.players):
        player = s.players[seat]
        tile = rules.starting_tile[seat]
        player.doubloons = rules.doubloons
        if rules.corn_seats_poorer and tile == goods.CORN:
            player.doubloons -= 1
        player.tiles[tile] += 1
        s.face_down[tile] -= 1
    if rules.festival:
        draw_plantation_goal(s, log)
        draw_goods_goal(s, log)
    fill_row(rules, s, log)
    begin_board(rules, s, log)
