"""What a position is worth to each seat: points so far, and what money, goods, production and buildings will bring.

In hundredths of a victory point. Made by hand; the fitted part (fitted.py) is added to it.
"""

from antilles.bots.puerto_rico.estimates import (
    POINT,
    doubloon_worth,
    large_worth,
    rounds_left,
    unit_worth,
    works_circles,
)
from antilles.bots.puerto_rico.roles import good_worth
from antilles.core.jit import kernel
from antilles.puerto_rico import buildings, goods, phases, scoring, tiles
from antilles.puerto_rico.board import goods_held, nobles_of
from antilles.puerto_rico.city import occupied, owns
from antilles.puerto_rico.phases.craftsman import doubloons_for_kinds, output

SOON = 70
"""What something is worth that must be manned first, in hundredths."""
CRAFTSMEN = 80
"""How often goods are made in a round, in hundredths."""


@kernel
def production_worth(s, w, player, rounds):
    """Goods in the rounds to come: what is manned, and what the next people will man."""
    worth = 0
    kinds = 0
    for good in range(goods.COUNT):
        made = output(s, player, good)
        if made > 0:
            kinds += 1
        could = int(player.tiles[good])
        if good != goods.CORN:
            could = min(could, works_circles(player, good))
        more = max(0, could - made)
        worth += unit_worth(w, good) * (100 * made + SOON * more) // 100
        lone = int(player.tiles[good]) - could
        worth += unit_worth(w, good) * w.lone_tile * lone // 250
    if occupied(player, buildings.FACTORY):
        worth += doubloons_for_kinds(kinds) * doubloon_worth(w, rounds)
    return worth * rounds * CRAFTSMEN // 100 + w.variety * kinds


@kernel
def building_functions(rules, s, w, player, rounds):
    """What violets will do, and what large ones score if somebody comes to man them."""
    worth = 0
    for building in range(buildings.MAKERS, rules.buildings):
        if not owns(player, building):
            continue
        working = player.city[building] > 0
        if buildings.column_of(building) == buildings.LARGE_COLUMN:
            score = large_worth(rules, s, player, building, rounds)
            if working:
                worth += score - POINT * scored_now(rules, player, building)
            elif rounds > 0:
                worth += score * SOON // 100
        else:
            worth += w.function[building] * rounds * (100 if working else SOON) // 100
    return worth


@kernel
def scored_now(rules, player, building):
    """What the score already holds for a large violet."""
    points = 0
    for line in range(scoring.COUNT):
        if scoring.building_of(line) == building:
            points += scoring.score_line(rules, player, line)
    return points


@kernel
def own_worth(rules, s, w, seat, rounds):
    """What the position is worth to a seat by itself."""
    player = s.players[seat]
    points = 0
    for line in range(scoring.COUNT):
        points += scoring.score_line(rules, player, line)
    worth = POINT * points
    if s.phase == phases.GAME_OVER:
        return 100 * worth + int(player.doubloons) + goods_held(player)  # ties are broken so
    worth += int(player.doubloons) * doubloon_worth(w, rounds)
    for good in range(goods.COUNT):
        worth += int(player.goods[good]) * good_worth(w, good, rounds)
    worth += production_worth(s, w, player, rounds) + building_functions(rules, s, w, player, rounds)
    builds = min(rounds, int(player.city_free))
    quarries = int(player.manned[tiles.QUARRY])
    idle = int(player.tiles[tiles.QUARRY]) - quarries
    worth += w.quarry * builds * min(4, quarries) * 3 // 4 + w.quarry * builds * min(4, idle) * SOON // 150
    worth += int(player.limbo) * w.idle_colonist
    if rules.nobles:
        worth += nobles_of(rules, player) * (w.noble - POINT)
    return worth


@kernel
def evaluate(rules, s, w, values):
    """Write what the position is worth to every seat."""
    rounds = rounds_left(rules, s)
    for seat in range(rules.players):
        values[seat] = own_worth(rules, s, w, seat, rounds)
