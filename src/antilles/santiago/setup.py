"""The opening position (SDC-SETUP-*)."""

from __future__ import annotations

from antilles.core.jit import kernel
from antilles.core.rng import below, reseed
from antilles.santiago.components import (
    MARKERS,
    MOST_PLAYERS,
    PORT,
    STARTING_PESOS,
    STARTING_POINTS,
    STARTING_STOCK,
    STOPS,
    TOKENS_PER_GOOD,
    VENUES_PER_FLOWER,
)
from antilles.santiago.layout import N_CUBANS, N_GOODS, N_VENUES
from antilles.santiago.ships import ASIDE, clear_roll
from antilles.santiago.vocabulary import NO_CUBAN, NO_VENUE, NOBODY, NOTHING, PLAIN_GOODS, ROLLING


@kernel
def deal_venues(rules, s):
    """SDC-SETUP-1: three venues under each flower, at random unless the table fixes them."""
    for venue in range(N_VENUES):
        s.venue_flower[venue] = rules.venue_flower[venue] if rules.venues_given else venue // VENUES_PER_FLOWER
        s.owner[venue] = NOBODY
    if not rules.venues_given:
        for last in range(N_VENUES - 1, 0, -1):
            other = below(s, last + 1)
            s.venue_flower[last], s.venue_flower[other] = s.venue_flower[other], s.venue_flower[last]


@kernel
def deal_cubans(rules, s):
    """SDC-SETUP-2: a Cuban at every stop but the port, at random unless the table fixes them; all available."""
    s.busy = 0
    s.street[PORT] = NO_CUBAN
    for stop in range(1, STOPS):
        s.street[stop] = rules.street[stop] if rules.street_given else stop - 1
    if not rules.street_given:
        for last in range(N_CUBANS, 1, -1):
            other = 1 + below(s, last)
            s.street[last], s.street[other] = s.street[other], s.street[last]


@kernel
def clear_player(player):
    """A seat nobody takes."""
    player.pesos = 0
    player.points = 0
    player.pawn = NO_VENUE
    player.markers = 0
    for good in range(N_GOODS):
        player.goods[good] = 0


@kernel
def give_kit(s, player):
    """SDC-SETUP-4: what each player starts with; the pawn is off the board."""
    player.pesos = STARTING_PESOS
    player.points = STARTING_POINTS
    player.markers = MARKERS
    for good in range(N_GOODS):
        player.goods[good] = STARTING_STOCK[good]
        s.supply[good] -= STARTING_STOCK[good]


@kernel
def set_up(rules, s, seed):
    """Everything up to the first demand, which the last player rolls (SDC-SETUP-7). Seat 0 begins (SDC-SETUP-6)."""
    reseed(s, seed)
    deal_venues(rules, s)
    deal_cubans(rules, s)
    s.car = PORT  # SDC-SETUP-3
    s.ship = 1
    s.ship_in_port = 0
    s.flag = 0
    for good in range(N_GOODS):
        s.supply[good] = TOKENS_PER_GOOD  # SDC-SETUP-5
    for good in PLAIN_GOODS:
        s.demand[good] = ASIDE
    clear_roll(s)
    for seat in range(MOST_PLAYERS):
        clear_player(s.players[seat])
    for seat in range(rules.players):
        give_kit(s, s.players[seat])
    s.passed = 0
    s.pawn_moved = 0
    s.ended = 0
    s.turns = 0
    s.active = rules.players - 1
    s.turn = s.active
    s.decision = NOTHING
    s.phase = ROLLING
