"""What the network of Santiago de Cuba is told: plain counts of every seat and of the table."""

from antilles.core.inputs import Inputs
from antilles.core.jit import kernel
from antilles.santiago import box, cubans, flowers, goods, venues
from antilles.santiago.layout import ASIDE

MANY = 8
"""Pesos that are counted twice, because the first ones drive the car."""

SEAT = Inputs()
POINTS = SEAT.add("victory points")
PESOS = SEAT.add("pesos, sixty at most")
FIRST_PESOS = SEAT.add("pesos, eight at most")
MARKERS = SEAT.add("ownership markers left")
OWNED = SEAT.add("venues owned")
UNTIL_TURN = SEAT.add("1 for who drives next, second, ...", box.MOST_PLAYERS)
GOODS = SEAT.add("goods held, by kind", goods.COUNT)
FITTING = SEAT.add("goods held that the ship wants, by kind", goods.PLAIN_COUNT)
VALUE = SEAT.add("victory points for all goods that the ship wants")
PAWN = SEAT.add("1 for the venue of the pawn", venues.COUNT)
OWNS = SEAT.add("1 for each venue owned", venues.COUNT)

TABLE = Inputs()
SHIP = TABLE.add("1 for the ship in port or expected", box.SHIPS + 1)
IN_PORT = TABLE.add("1 while a ship is in port")
PRICE = TABLE.add("victory points of a good now")
TO_PORT = TABLE.add("1 for the stops to the port", box.STOPS + 1)
DEMAND = TABLE.add("goods that the ship wants, by kind", goods.PLAIN_COUNT)
SUPPLY = TABLE.add("goods in the supply, by kind", goods.COUNT)
SEATS = TABLE.add("1 for the number of seats", box.MOST_PLAYERS + 1)
NEXT = TABLE.add("1 for the Cuban one, two, ... stops ahead", box.STOPS * cubans.COUNT)
BUSY = TABLE.add("1 for each busy Cuban", cubans.COUNT)
FREE_VENUE = TABLE.add("1 for each venue without a pawn", venues.COUNT)
FLOWER = TABLE.add("1 for the flower of each venue", venues.COUNT * flowers.COUNT)

MOST_PESOS = 60


@kernel
def wanted(s, good):
    """How many of a good the ship in port wants."""
    if not s.ship_in_port or s.demand[good] == ASIDE:
        return 0
    return int(s.demand[good])


@kernel
def write_seat(rules, s, seat, counts):
    """What a seat has."""
    player = s.players[seat]
    players = int(rules.players)
    for place in range(counts.shape[0]):
        counts[place] = 0
    counts[POINTS] = min(120, int(player.points))
    counts[PESOS] = min(MOST_PESOS, int(player.pesos))
    counts[FIRST_PESOS] = min(MANY, int(player.pesos))
    counts[MARKERS] = player.markers
    counts[UNTIL_TURN + (seat + players - int(s.turn)) % players] = 1
    for good in range(goods.COUNT):
        counts[GOODS + good] = player.goods[good]
    for good in range(goods.PLAIN_COUNT):
        fitting = min(int(player.goods[good]), wanted(s, good))
        counts[FITTING + good] = fitting
        counts[VALUE] += fitting * int(rules.prices[s.flag])
    if player.pawn >= 0:
        counts[PAWN + int(player.pawn)] = 1
    for venue in range(venues.COUNT):
        if s.owner[venue] == seat:
            counts[OWNS + venue] = 1
            counts[OWNED] += 1


@kernel
def write_table(rules, s, counts):
    """What lies on the table."""
    for place in range(counts.shape[0]):
        counts[place] = 0
    counts[SHIP + int(s.ship)] = 1
    counts[IN_PORT] = s.ship_in_port
    counts[PRICE] = rules.prices[s.flag]
    counts[TO_PORT + (box.PORT + box.STOPS - int(s.car)) % box.STOPS] = 1
    counts[SEATS + int(rules.players)] = 1
    for good in range(goods.PLAIN_COUNT):
        counts[DEMAND + good] = wanted(s, good)
    for good in range(goods.COUNT):
        counts[SUPPLY + good] = s.supply[good]
    for steps in range(box.STOPS):
        cuban = int(s.street[(int(s.car) + 1 + steps) % box.STOPS])
        if cuban >= 0:
            counts[NEXT + steps * cubans.COUNT + cuban] = 1
    for cuban in range(cubans.COUNT):
        counts[BUSY + cuban] = s.busy >> cuban & 1
    for venue in range(venues.COUNT):
        counts[FREE_VENUE + venue] = 1
        counts[FLOWER + venue * flowers.COUNT + int(s.venue_flower[venue])] = 1
    for seat in range(rules.players):
        if s.players[seat].pawn >= 0:
            counts[FREE_VENUE + int(s.players[seat].pawn)] = 0
