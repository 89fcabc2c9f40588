"""What a position is worth in parts: how long the game lasts, what money, goods, tiles and buildings will bring."""

from antilles.core.jit import kernel, lookup
from antilles.puerto_rico import buildings, components, goods, scoring, tiles
from antilles.puerto_rico.board import goods_held, island_spaces_free, nobles_of
from antilles.puerto_rico.city import empty_building_circles, owns
from antilles.puerto_rico.phases.craftsman import output
from antilles.puerto_rico.phases.storage import single_goods, whole_kinds

MOST_ROUNDS_LEFT = 14
SLOW = 2
"""Rounds before something new works: it must be manned first."""
POINT = 100
LOW = -(1 << 40)
"""Less than anything is worth."""
FULL_ISLAND = components.ISLAND_SPACES

works_of = lookup(
    [
        [int(row.makes == good) * row.circles for good in range(goods.COUNT)]
        for row in buildings.BUILDINGS.rows[: buildings.MAKERS]
    ],
    "Circles of a building for a good.",
)


@kernel
def rounds_left(rules, s):
    """How many rounds are still to come after this one, by whichever end is nearest."""
    if s.ended != 0:
        return 0
    left = MOST_ROUNDS_LEFT
    if rules.colonists_end:
        wanted = 0
        for seat in range(rules.players):
            wanted += empty_building_circles(rules, s.players[seat])
        deal = max(int(rules.players), wanted)
        left = min(left, (int(s.colonist_supply) + int(s.colonist_ship)) * 13 // (10 * deal))
    if rules.vp_end:
        rate = 2 * int(rules.players)
        for seat in range(rules.players):
            rate += production(s, s.players[seat])
        left = min(left, int(s.vp_pool) * 14 // (10 * rate))
    for seat in range(rules.players):
        left = min(left, int(s.players[seat].city_free) * 13 // 10)
    return max(1, left)


@kernel
def production(s, player):
    """Goods that a player makes in a craftsman phase."""
    made = 0
    for good in range(goods.COUNT):
        made += output(s, player, good)
    return made


@kernel
def doubloon_worth(w, rounds):
    """What a doubloon is worth, with so many rounds to come."""
    if rounds == 0:
        return w.doubloon_late // 4
    early = min(rounds, MOST_ROUNDS_LEFT)
    return w.doubloon_late + (w.doubloon_early - w.doubloon_late) * early // MOST_ROUNDS_LEFT


@kernel
def unit_worth(w, good):
    """What making one more of a good in every round is worth in a round."""
    worth = w.ship_good + w.sell_good * goods.price_of(good)
    return worth + w.corn_extra if good == goods.CORN else worth


@kernel
def works_circles(player, good):
    """Circles in a player's production buildings of a kind."""
    circles = 0
    for building in range(buildings.MAKERS):
        if owns(player, building):
            circles += works_of(building, good)
    return circles


@kernel
def tile_worth(w, player, tile, rounds):
    """What one more tile of a kind will bring."""
    working = max(0, rounds - SLOW)
    if tile == tiles.FOREST:
        return w.quarry * working // 3
    if tile == tiles.QUARRY:
        have = int(player.tiles[tiles.QUARRY])
        builds = min(working, int(player.city_free))
        return w.quarry * builds * max(0, 4 - have) // 4
    worth = unit_worth(w, tile) * working
    fresh = w.variety if player.tiles[tile] == 0 else 0
    if tile == goods.CORN:
        return worth + fresh // 2
    if works_circles(player, tile) > player.tiles[tile]:
        return worth + fresh
    return worth * w.lone_tile // 100 + fresh // 2


@kernel
def works_worth(w, player, building, rounds):
    """What a production building will bring: for tiles that wait for it, and for tiles to come."""
    good = int(buildings.product_of(building))
    waiting = max(0, int(player.tiles[good]) - works_circles(player, good))
    circles = int(buildings.circles_of(building))
    matched = min(waiting, circles)
    spare = min(1, circles - matched)
    working = max(0, rounds - SLOW)
    worth = unit_worth(w, good) * working * (100 * matched + w.lone_works * spare) // 100
    return worth + (w.variety if works_circles(player, good) == 0 else 0)


@kernel
def kinds_made(s, player):
    """How many kinds a player makes."""
    kinds = 0
    for good in range(goods.COUNT):
        if output(s, player, good) > 0:
            kinds += 1
    return kinds


@kernel
def large_worth(rules, s, player, building, rounds):
    """What a large violet would score at the end, with what is still to come."""
    growth = 3 * min(rounds, 4)
    if building == buildings.GUILD_HALL:
        return POINT * scoring.guild_hall_points(rules, player) + 10 * growth
    if building == buildings.RESIDENCE:
        filled = FULL_ISLAND - island_spaces_free(player) + rounds // 2
        return POINT * scoring.points_for_spaces(min(FULL_ISLAND, max(0, filled)))
    if building == buildings.FORTRESS:
        people = int(player.limbo)
        for tile in range(tiles.CIRCLE_KINDS):
            people += player.manned[tile]
        for other in range(rules.buildings):
            if owns(player, other):
                people += player.city[other]
        return POINT * (people + rounds) // 3
    if building == buildings.CUSTOMS_HOUSE:
        points = int(player.vp_chips) + int(player.vp_paper) + rounds * (1 + production(s, player) // 2)
        return POINT * points // 4
    if building == buildings.CITY_HALL:
        return POINT * (1 + scoring.city_hall_points(rules, player)) + 10 * growth
    if building == buildings.CLOISTER:
        return POINT * scoring.cloister_points(player) + 10 * growth
    if building == buildings.ROYAL_GARDEN:
        return POINT * nobles_of(rules, player) + 20 * growth
    return 0


@kernel
def building_worth(rules, s, w, seat, building, rounds):
    """What a building is worth to a seat, without its price: printed points, and what it does."""
    player = s.players[seat]
    worth = POINT * int(buildings.points_of(building))
    if building < buildings.MAKERS:
        return worth + works_worth(w, player, building, rounds)
    if buildings.column_of(building) == buildings.LARGE_COLUMN:
        return worth + large_worth(rules, s, player, building, rounds)
    use = w.function[building] * max(0, rounds - 1)
    if building == buildings.FACTORY:
        use += w.function[building] * kinds_made(s, player) * max(0, rounds - 1) // 2
    return worth + use


@kernel
def goods_spoiling(player):
    """Goods that a player could not store now."""
    kept_whole = whole_kinds(player)
    left = goods_held(player)
    taken = 0
    for _ in range(kept_whole):
        best = -1
        for good in range(goods.COUNT):
            if (
                not taken >> good & 1
                and player.goods[good] > 0
                and (best < 0 or player.goods[good] > player.goods[best])
            ):
                best = good
        if best >= 0:
            taken |= 1 << best
            left -= player.goods[best]
    return max(0, left - single_goods(player))


@kernel
def idle_circles(rules, player):
    """Empty circles of a player, on tiles and in buildings."""
    empty = empty_building_circles(rules, player)
    for tile in range(tiles.CIRCLE_KINDS):
        empty += player.tiles[tile] - player.manned[tile]
    return empty
