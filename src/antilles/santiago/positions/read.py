"""Reading positions that people wrote, checking every value.

Everything may be left out: the Cubans then stand in the order of the vocabulary, the venues lie in that order under
yellow, blue, red and white, every seat has its starting kit, and the ship in port wants one each of sugar, tobacco,
fruit and rum. The supply follows from what the seats hold.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from antilles.core.document import Node, read_generator
from antilles.core.errors import ConfigError, PositionError
from antilles.core.layout import Record
from antilles.santiago.components import (
    MARKERS,
    PORT,
    STARTING_GOODS,
    STARTING_PESOS,
    STARTING_POINTS,
    STOPS,
    TOKENS_PER_GOOD,
    VENUES_PER_FLOWER,
)
from antilles.santiago.compose import Config, compose
from antilles.santiago.layout import STATE
from antilles.santiago.positions.document import DOCUMENT_KEYS, GAME_ID, MOST_PESOS, MOST_POINTS, SEAT_KEYS
from antilles.santiago.positions.questions import check_question, read_now, read_turns
from antilles.santiago.positions.ship import read_ship
from antilles.santiago.vocabulary import (
    CUBAN_NAMES,
    CUBANS,
    FLOWER_NAMES,
    GOOD_NAMES,
    GOODS,
    NO_CUBAN,
    NO_VENUE,
    NOBODY,
    VENUE_NAMES,
    VENUES,
)


def read_position(content: Any, seed_words: tuple[int, int]) -> tuple[Config, Record, Record]:
    """The table, its rules and the position of a document."""
    top = Node(content, "").entries(DOCUMENT_KEYS)
    if "game" in top and top["game"].value != GAME_ID:
        raise top["game"].fail(f"must be {GAME_ID!r}")
    config = read_config(top)
    rules = compose(config)
    state: Any = Record(STATE)
    state.seed_low, state.seed_high = seed_words
    if "generator" in top:
        read_generator(top["generator"], state)
    read_street(top, rules, state)
    read_venues(top, rules, state)
    read_seats(top, rules, state)
    read_now(top, rules, state)
    read_ship(top, rules, state)
    read_turns(top, rules, state)
    check_question(rules, state)
    return config, rules, state


def read_config(top: Mapping[str, Node]) -> Config:
    """Players and options."""
    try:
        players = top["players"].value if "players" in top else Config().players
        return Config(players, top["options"].value or {} if "options" in top else {})
    except ConfigError as problem:
        raise PositionError(problem.field, str(problem)) from problem


def read_street(top: Mapping[str, Node], rules: Any, state: Any) -> None:
    """The Cubans at their stops, those that are busy, and the car."""
    state.street[PORT] = NO_CUBAN
    order = list(rules.street[1:STOPS]) if rules.street_given else list(CUBANS)
    if "street" in top:
        node = top["street"]
        order = [item.name(CUBAN_NAMES) for item in node.items()]
        if sorted(order) != list(CUBANS):
            raise node.fail("must name every Cuban once, from the stop after the port on")
    for stop, cuban in enumerate(order, start=1):
        state.street[stop] = cuban
    for item in top["busy"].items() if "busy" in top else ():
        state.busy |= 1 << item.name(CUBAN_NAMES)
    state.car = read_car(top["car"], state) if "car" in top else PORT


def read_car(node: Node, state: Any) -> int:
    """A stop by number, by its Cuban, or the port."""
    if isinstance(node.value, str):
        places = ("port", *(CUBAN_NAMES[state.street[stop]] for stop in range(1, STOPS)))
        return node.name(places)
    return node.count(STOPS - 1)


def read_venues(top: Mapping[str, Node], rules: Any, state: Any) -> None:
    """The flower of each venue."""
    for venue in VENUES:
        state.venue_flower[venue] = rules.venue_flower[venue] if rules.venues_given else venue // VENUES_PER_FLOWER
    if "venues" not in top:
        return
    named: dict[int, int] = {}
    for name, node in top["venues"].entries(FLOWER_NAMES).items():
        for item in node.items():
            venue = item.name(VENUE_NAMES)
            if venue in named:
                raise item.fail("lies under two flowers")
            named[venue] = FLOWER_NAMES.index(name)
    for flower, name in enumerate(FLOWER_NAMES):
        if list(named.values()).count(flower) > VENUES_PER_FLOWER:
            raise top["venues"].fail(f"more than {VENUES_PER_FLOWER} venues under {name}")
    deal_the_rest(state, named)


def deal_the_rest(state: Any, named: Mapping[int, int]) -> None:
    """Venues that the document does not name lie in their order in the slots left."""
    free = [
        flower
        for flower in range(len(FLOWER_NAMES))
        for _ in range(VENUES_PER_FLOWER - list(named.values()).count(flower))
    ]
    for venue in VENUES:
        state.venue_flower[venue] = named[venue] if venue in named else free.pop(0)


def read_seats(top: Mapping[str, Node], rules: Any, state: Any) -> None:
    """What each seat has; the supply is what is left of 8 of each good."""
    for venue in VENUES:
        state.owner[venue] = NOBODY
    for player in state.players:
        player.pawn = NO_VENUE
    for seat in range(rules.players):
        player = state.players[seat]
        player.pesos, player.points, player.markers = STARTING_PESOS, STARTING_POINTS, MARKERS
        for good, number in STARTING_GOODS.items():
            player.goods[good] = number
    for seat, node in top["seats"].by_seat(rules.players) if "seats" in top else ():
        read_seat(node, state, seat)
    for good in GOODS:
        held = sum(player.goods[good] for player in state.players)
        if held > TOKENS_PER_GOOD:
            raise PositionError("seats", f"hold {held} {GOOD_NAMES[good]}; there are {TOKENS_PER_GOOD}")
        state.supply[good] = TOKENS_PER_GOOD - held
    if "supply" in top:
        for good, number in top["supply"].counts(GOOD_NAMES, TOKENS_PER_GOOD).items():
            if number != state.supply[good]:
                raise top["supply"].fail(
                    f"has {number} {GOOD_NAMES[good]}, but the seats hold {TOKENS_PER_GOOD - state.supply[good]} "
                    f"of {TOKENS_PER_GOOD}, which leaves {state.supply[good]}"
                )


def read_seat(node: Node, state: Any, seat: int) -> None:
    """One seat; what is not named is as at the start. Goods that are given are all the seat holds."""
    entries = node.entries(SEAT_KEYS)
    player = state.players[seat]
    if "pesos" in entries:
        player.pesos = entries["pesos"].count(MOST_PESOS)
    if "vp" in entries:
        player.points = entries["vp"].count(MOST_POINTS)
    if "goods" in entries:
        held = entries["goods"].counts(GOOD_NAMES, TOKENS_PER_GOOD)
        for good in GOODS:
            player.goods[good] = held.get(good, 0)
    if "pawn" in entries and entries["pawn"].value is not None:
        player.pawn = entries["pawn"].name(VENUE_NAMES)
        if any(other.pawn == player.pawn for other in state.players if other is not player):
            raise entries["pawn"].fail("another pawn stands there")
    owned = [item.name(VENUE_NAMES) for item in entries["owns"].items()] if "owns" in entries else []
    for venue in owned:
        if state.owner[venue] != NOBODY:
            raise entries["owns"].fail(f"{VENUE_NAMES[venue]} has an owner already")
        state.owner[venue] = seat
    if len(owned) > MARKERS:
        raise entries["owns"].fail(f"a seat owns at most {MARKERS} venues")
    player.markers = MARKERS - len(owned)
    if "markers" in entries and entries["markers"].count(MARKERS) > player.markers:
        raise entries["markers"].fail(f"{len(owned)} of {MARKERS} markers lie on venues")
    if "markers" in entries:
        player.markers = entries["markers"].count(MARKERS)
