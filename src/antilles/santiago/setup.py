"""The opening position (SDC-SETUP-*)."""

from antilles.core.jit import kernel
from antilles.core.layout import GAME, PHASE, ROUND
from antilles.core.rng import below, reseed
from antilles.santiago import box, cubans, flowers, goods, phases, venues
from antilles.santiago.layout import PLAYER, STATE

clear_table = STATE.resetter(GAME, ROUND, PHASE)
clear_seat = PLAYER.resetter(GAME)


@kernel
def deal_venues(rules, s):
    """SDC-SETUP-1: three venues under each flower, at random unless the table fixes them."""
    for venue in range(venues.COUNT):
        s.venue_flower[venue] = rules.venue_flower[venue] if rules.venues_given else venue // flowers.VENUES_EACH
    if not rules.venues_given:
        for last in range(venues.COUNT - 1, 0, -1):
            other = below(s, last + 1)
            s.venue_flower[last], s.venue_flower[other] = s.venue_flower[other], s.venue_flower[last]


@kernel
def deal_cubans(rules, s):
    """SDC-SETUP-2: a Cuban at every stop but the port, at random unless the table fixes them; all available."""
    for stop in range(1, box.STOPS):
        s.street[stop] = rules.street[stop] if rules.street_given else stop - 1
    if not rules.street_given:
        for last in range(cubans.COUNT, 1, -1):
            other = 1 + below(s, last)
            s.street[last], s.street[other] = s.street[other], s.street[last]


@kernel
def give_kit(s, player):
    """SDC-SETUP-4: what each player starts with; the pawn is off the board."""
    player.pesos = box.STARTING_PESOS
    player.points = box.STARTING_POINTS
    player.markers = box.MARKERS
    for good in range(goods.COUNT):
        player.goods[good] = goods.in_kit(good)
        s.supply[good] -= goods.in_kit(good)


@kernel
def set_up(rules, s, log, seed):
    """Everything up to the first demand, which the last player rolls (SDC-SETUP-7). Seat 0 begins (SDC-SETUP-6)."""
    clear_table(s)
    reseed(s, seed)
    deal_venues(rules, s)
    deal_cubans(rules, s)
    s.car = box.PORT  # SDC-SETUP-3
    s.ship = 1
    for good in range(goods.COUNT):
        s.supply[good] = goods.TOKENS  # SDC-SETUP-5
    for seat in range(box.MOST_PLAYERS):
        clear_seat(s.players[seat])
    for seat in range(rules.players):
        give_kit(s, s.players[seat])
    s.active = rules.players - 1
    s.turn = s.active
    s.phase = phases.ROLLING
