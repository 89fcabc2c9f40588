"""The festival (PR-X4-*): three goals, each won once by the first player to reach it."""

from antilles.core.events import TABLE, emit
from antilles.core.jit import kernel
from antilles.core.rng import below
from antilles.puerto_rico import benefits, buildings, components, decisions, events, goods, tiles
from antilles.puerto_rico.offers import offer
from antilles.puerto_rico.placing import begin_placing

PLANTATION_GOAL, GOODS_GOAL, BUILDING_GOAL = range(3)
PRIZE = 3
PLANTATIONS_WANTED = 3


@kernel
def draw_plantation_goal(s, log):
    """PR-X4-01: one of the five plantations, taken out of the face-down tiles."""
    kind = below(s, goods.COUNT)
    s.face_down[kind] -= 1
    s.goal_plantation = kind
    emit(log, events.GOAL_DRAWN, TABLE, PLANTATION_GOAL, kind, 0)


@kernel
def draw_goods_goal(s, log):
    """PR-X4-01: three tokens drawn from three of each kind; they leave the supply."""
    left = goods.COUNT * components.FESTIVAL_TOKENS_EACH
    for _ in range(components.FESTIVAL_GOODS):
        drawn = below(s, left)
        kind = 0
        while drawn >= components.FESTIVAL_TOKENS_EACH - s.goal_goods[kind]:
            drawn -= components.FESTIVAL_TOKENS_EACH - s.goal_goods[kind]
            kind += 1
        s.goal_goods[kind] += 1
        s.goods_supply[kind] -= 1
        left -= 1
        emit(log, events.GOAL_DRAWN, TABLE, GOODS_GOAL, kind, 0)


@kernel
def may_be_building_goal(s, building):
    """PR-X4-02: a third-column building whose crop is not the plantation goal."""
    if buildings.column_of(building) != components.FESTIVAL_COLUMN:
        return False
    return buildings.product_of(building) != s.goal_plantation


@kernel
def leaves_the_board(rules, building):
    """PR-X4-02: the drawn tile is missing on the board, except where an unused copy fills its space.

    That is so with two players, and wherever only one copy is in play.
    """
    return rules.players > 2 and rules.copies[building] > 1


@kernel
def draw_building_goal(rules, s, log):
    """PR-X4-02: drawn among all tiles of the third column in play; with two players an unused copy fills its space."""
    tiles = 0
    for building in range(rules.buildings):
        if may_be_building_goal(s, building):
            tiles += s.stock[building]
    drawn = below(s, tiles)
    building = 0
    while True:
        copies = int(s.stock[building]) if may_be_building_goal(s, building) else 0
        if drawn < copies:
            break
        drawn -= copies
        building += 1
    s.goal_building = building
    if leaves_the_board(rules, building):
        s.stock[building] -= 1
    emit(log, events.GOAL_DRAWN, TABLE, BUILDING_GOAL, building, 0)


@kernel
def check_plantation_goal(rules, s, log, seat):
    """PR-X4-03: the first with three plantations of the kind places three colonists from the supply at once."""
    kind = s.goal_plantation
    if kind == tiles.NONE or s.players[seat].tiles[kind] < PLANTATIONS_WANTED:
        return
    s.goal_plantation = tiles.NONE
    s.discards[kind] += 1
    prize = min(PRIZE, int(s.colonist_supply))
    s.colonist_supply -= prize
    emit(log, events.GOAL_WON, seat, PLANTATION_GOAL, kind, prize)
    begin_placing(rules, s, seat, prize, 0, decisions.FESTIVAL_PLACE)


@kernel
def check_goods_goal(rules, s, log, seat):
    """PR-X4-04, R-26: the first whose production in one craftsman phase contains the three goods shown."""
    wanted = 0
    for good in range(goods.COUNT):
        wanted += s.goal_goods[good]
        if s.players[seat].produced[good] < s.goal_goods[good]:
            return
    if wanted == 0:
        return
    for good in range(goods.COUNT):
        s.goods_supply[good] += s.goal_goods[good]
        s.goal_goods[good] = 0
    emit(log, events.GOAL_WON, seat, GOODS_GOAL, 0, PRIZE)
    offer(rules, s, log, seat, benefits.FESTIVAL_PAY, PRIZE)


@kernel
def check_building_goal(rules, s, log, seat, building):
    """PR-X4-05, PR-X4-06: the first to build the building scores; its tile joins the board (two players: the box)."""
    if s.goal_building == buildings.NONE or s.goal_building != building:
        return
    s.goal_building = buildings.NONE
    if leaves_the_board(rules, building):
        s.stock[building] += 1
    emit(log, events.GOAL_WON, seat, BUILDING_GOAL, building, PRIZE)
    offer(rules, s, log, seat, benefits.FESTIVAL_POINT, PRIZE)
