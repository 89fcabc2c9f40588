"""What the network of Puerto Rico is told: plain counts of every seat and of the table."""

from antilles.bots.puerto_rico.estimates import goods_spoiling, rounds_left, works_circles
from antilles.bots.puerto_rico.roles import loads_of, sale_bonus
from antilles.core.inputs import Inputs
from antilles.core.jit import kernel
from antilles.puerto_rico import buildings, components, goods, roles, scoring, tiles
from antilles.puerto_rico.board import goods_held, island_spaces_free, nobles_of
from antilles.puerto_rico.city import empty_building_circles, occupied, owns
from antilles.puerto_rico.phases.craftsman import output
from antilles.puerto_rico.phases.trader import house_is_full

MOST_PLAYERS = components.MOST_PLAYERS
MOST_SHIPS = components.MOST_SHIPS

SEAT = Inputs()
CHIPS = SEAT.add("victory points in chips and on paper")
SCORE = SEAT.add("the score if the game ended now")
DOUBLOONS = SEAT.add("doubloons")
FIRST_DOUBLOONS = SEAT.add("doubloons, five at most")
PRICE_OF_LARGE = SEAT.add("doubloons, ten at most")
LIMBO = SEAT.add("people without a place")
NOBLES = SEAT.add("nobles")
CITY_FREE = SEAT.add("empty spaces of the city")
ISLAND_FREE = SEAT.add("empty spaces of the island")
EMPTY_CIRCLES = SEAT.add("empty circles in buildings")
KINDS = SEAT.add("kinds of goods made")
MADE = SEAT.add("goods made by a craftsman")
FITTING = SEAT.add("goods that fit on the ships now")
LOADS = SEAT.add("loads that fit on the ships now")
SPOILING = SEAT.add("goods that cannot be stored")
SALE = SEAT.add("doubloons of the best sale now")
UNTIL_TURN = SEAT.add("1 for who picks next, second, ...", MOST_PLAYERS)
UNTIL_GOVERNOR = SEAT.add("1 for the governor, the next one, ...", MOST_PLAYERS)
WANTED = SEAT.add("1 for who is wanted (smuggler)")
GOODS = SEAT.add("goods held, by kind", goods.COUNT)
OUTPUT = SEAT.add("goods made by a craftsman, by kind", goods.COUNT)
WORKS = SEAT.add("circles in production buildings, by kind", goods.COUNT)
TILES = SEAT.add("island tiles, by kind", tiles.COUNT)
MANNED = SEAT.add("people on island tiles, by kind", tiles.CIRCLE_KINDS)
BUILT = SEAT.add("1 for each building", buildings.COUNT)
STAFFED = SEAT.add("1 for each occupied building", buildings.COUNT)

TABLE = Inputs()
ROUND = TABLE.add("rounds begun")
ROUNDS_LEFT = TABLE.add("rounds to come, by estimate")
ENDING = TABLE.add("1 if this is the last round")
POOL = TABLE.add("victory points in the pool")
POOL_LOW = TABLE.add("fifteen less the victory points in the pool, if fewer are left")
SUPPLY = TABLE.add("colonists in the supply")
SUPPLY_LOW = TABLE.add("ten less the colonists in the supply, if fewer are left")
SHIP = TABLE.add("people on the colonist ship")
SHIP_NOBLES = TABLE.add("nobles on the colonist ship")
QUARRIES = TABLE.add("quarries in the stack")
SEATS = TABLE.add("1 for the number of seats", MOST_PLAYERS + 1)
PICKS = TABLE.add("roles taken in this round")
EXPANDED = TABLE.add("1 with expansions")
WITH_NOBLES = TABLE.add("1 with nobles")
WITH_FESTIVAL = TABLE.add("1 with the festival")
ROLE_FREE = TABLE.add("1 for each role that can be taken", roles.COUNT)
ROLE_DOUBLOONS = TABLE.add("doubloons on each role", roles.COUNT)
ROLE_IN_PLAY = TABLE.add("1 for each role on the table", roles.COUNT)
FACE_UP = TABLE.add("open plantations, by kind", goods.COUNT)
HOUSE = TABLE.add("goods in the trading house, by kind", goods.COUNT)
HOUSE_FULL = TABLE.add("1 if the trading house is full")
GOODS_LEFT = TABLE.add("goods in the supply, by kind", goods.COUNT)
CARGO = TABLE.add("1 for the kind on each ship", MOST_SHIPS * goods.COUNT)
ROOM = TABLE.add("empty spaces of each ship", MOST_SHIPS)
STOCK = TABLE.add("copies of each building still to be had", buildings.COUNT)

LOW_POOL, LOW_SUPPLY = 15, 10


@kernel
def best_sale(s, player):
    """What the best sale would pay a seat that has no privilege."""
    if house_is_full(s):
        return 0
    best = 0
    for good in range(goods.COUNT):
        if player.goods[good] > 0 and (s.house[good] == 0 or occupied(player, buildings.OFFICE)):
            best = max(best, goods.price_of(good) + sale_bonus(player))
    return best


@kernel
def write_seat(rules, s, seat, counts):
    """What a seat has."""
    player = s.players[seat]
    players = int(rules.players)
    for place in range(counts.shape[0]):
        counts[place] = 0
    points = 0
    for line in range(scoring.COUNT):
        points += scoring.score_line(rules, player, line)
    doubloons = int(player.doubloons)
    fitting, loads = loads_of(rules, s, player)
    counts[CHIPS] = int(player.vp_chips) + int(player.vp_paper)
    counts[SCORE] = points
    counts[DOUBLOONS] = doubloons
    counts[FIRST_DOUBLOONS] = min(5, doubloons)
    counts[PRICE_OF_LARGE] = min(10, doubloons)
    counts[LIMBO] = player.limbo
    counts[NOBLES] = nobles_of(rules, player) if rules.nobles else 0
    counts[CITY_FREE] = player.city_free
    counts[ISLAND_FREE] = island_spaces_free(player)
    counts[EMPTY_CIRCLES] = empty_building_circles(rules, player)
    counts[FITTING] = fitting
    counts[LOADS] = loads
    counts[SPOILING] = goods_spoiling(player) if goods_held(player) > 1 else 0
    counts[SALE] = best_sale(s, player)
    counts[UNTIL_TURN + (seat + players - int(s.turn)) % players] = 1
    counts[UNTIL_GOVERNOR + (seat + players - int(s.governor)) % players] = 1
    counts[WANTED] = int(s.wanted == seat)
    for good in range(goods.COUNT):
        made = output(s, player, good)
        counts[GOODS + good] = player.goods[good]
        counts[OUTPUT + good] = made
        counts[WORKS + good] = works_circles(player, good)
        counts[KINDS] += int(made > 0)
        counts[MADE] += made
    for tile in range(tiles.COUNT):
        counts[TILES + tile] = player.tiles[tile]
    for tile in range(tiles.CIRCLE_KINDS):
        counts[MANNED + tile] = player.manned[tile]
    for building in range(rules.buildings):
        if owns(player, building):
            counts[BUILT + building] = 1
            counts[STAFFED + building] = int(player.city[building] > 0)


@kernel
def write_table(rules, s, counts):
    """What lies on the table."""
    for place in range(counts.shape[0]):
        counts[place] = 0
    counts[ROUND] = s.round
    counts[ROUNDS_LEFT] = rounds_left(rules, s)
    counts[ENDING] = int(s.ended != 0)
    counts[POOL] = s.vp_pool
    counts[POOL_LOW] = max(0, LOW_POOL - int(s.vp_pool))
    counts[SUPPLY] = s.colonist_supply
    counts[SUPPLY_LOW] = max(0, LOW_SUPPLY - int(s.colonist_supply))
    counts[SHIP] = s.colonist_ship
    counts[SHIP_NOBLES] = s.ship_nobles
    counts[QUARRIES] = s.quarries
    counts[SEATS + int(rules.players)] = 1
    counts[PICKS] = s.picks
    counts[EXPANDED] = rules.expanded
    counts[WITH_NOBLES] = int(rules.nobles > 0)
    counts[WITH_FESTIVAL] = rules.festival
    counts[HOUSE_FULL] = int(house_is_full(s))
    for role in range(roles.COUNT):
        if rules.role_in_play[role]:
            counts[ROLE_IN_PLAY + role] = 1
            counts[ROLE_FREE + role] = int(s.role_holder[role] < 0)
            counts[ROLE_DOUBLOONS + role] = s.role_doubloons[role]
    for good in range(goods.COUNT):
        counts[FACE_UP + good] = s.face_up[good]
        counts[HOUSE + good] = s.house[good]
        counts[GOODS_LEFT + good] = s.goods_supply[good]
    for ship in range(rules.ships):
        counts[ROOM + ship] = rules.capacity[ship] - s.ship_load[ship]
        if s.ship_kind[ship] >= 0:
            counts[CARGO + ship * goods.COUNT + int(s.ship_kind[ship])] = 1
    for building in range(rules.buildings):
        counts[STOCK + building] = s.stock[building]
