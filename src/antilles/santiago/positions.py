"""Positions as documents: writing them, and reading what people wrote, checking every value.

Everything may be left out: the Cubans then stand in the order of the vocabulary, the venues lie in that order under
yellow, blue, red and white, every seat has its starting kit, and the ship in port wants one each of sugar, tobacco,
fruit and rum. The supply follows from what the seats hold.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from antilles.core.document import Node
from antilles.core.errors import ConfigError, PositionError
from antilles.core.layout import Record
from antilles.santiago.components import (
    MARKERS,
    MOST_DEMAND,
    PORT,
    SHIPS,
    STARTING_GOODS,
    STARTING_PESOS,
    STARTING_POINTS,
    STOPS,
    TOKENS_PER_GOOD,
    VENUES_PER_FLOWER,
)
from antilles.santiago.compose import Config, compose
from antilles.santiago.layout import STATE
from antilles.santiago.ships import ASIDE
from antilles.santiago.vocabulary import (
    ALONSO_CHOICE,
    AT_CUBAN,
    CIGARS,
    CUBAN_NAMES,
    CUBANS,
    DECISION_NAMES,
    DEMAND_CHOICE,
    DRIVE,
    DRIVING,
    END_REASON_NAMES,
    ENDING_TURN,
    FLOWER_NAMES,
    GAME_OVER,
    GOOD_NAMES,
    GOODS,
    IN_VENUE,
    LOADING,
    MOVING_PAWN,
    NO_CUBAN,
    NO_VENUE,
    NOBODY,
    NOTHING,
    PABLO_TAKE,
    PAWN_MOVE,
    PLAIN_GOODS,
    PORT_LOAD,
    ROLLING,
    VENUE_NAMES,
    VENUE_USE,
    VENUES,
    ZORRO_GIVE,
)

GAME_ID = "santiago-de-cuba"
MOST_PESOS = MOST_POINTS = 9_999
MOST_TURNS = 10_000
OVER = "game over"

DOCUMENT_KEYS = (
    "game",
    "players",
    "options",
    "street",
    "venues",
    "car",
    "busy",
    "ship",
    "ship_in_port",
    "price",
    "flag",
    "demand",
    "set_aside",
    "rolled",
    "supply",
    "turns",
    "ended",
    "seats",
    "now",
)
SEAT_KEYS = ("pesos", "vp", "goods", "pawn", "owns", "markers")
NOW_KEYS = ("decision", "turn", "active", "passed", "pawn_moved")
DOCUMENT_WORDS = frozenset(
    (*DOCUMENT_KEYS, *SEAT_KEYS, *NOW_KEYS, *GOOD_NAMES, *FLOWER_NAMES, *(str(stop) for stop in range(STOPS)))
)

# The phase that is going on while a decision is asked.
PHASE_OF = {
    DRIVE: DRIVING,
    PABLO_TAKE: MOVING_PAWN,
    ZORRO_GIVE: AT_CUBAN,
    ALONSO_CHOICE: MOVING_PAWN,
    PAWN_MOVE: IN_VENUE,
    VENUE_USE: ENDING_TURN,
    PORT_LOAD: LOADING,
    DEMAND_CHOICE: ROLLING,
}
# The phase from which the rules come to ask it.
PHASE_BEFORE = {
    DRIVE: DRIVING,
    PABLO_TAKE: AT_CUBAN,
    ZORRO_GIVE: AT_CUBAN,
    ALONSO_CHOICE: AT_CUBAN,
    PAWN_MOVE: MOVING_PAWN,
    VENUE_USE: IN_VENUE,
    PORT_LOAD: LOADING,
}


# ------------------------------------------------------------------ writing
def named_counts(counts: Any, names: tuple[str, ...]) -> dict[str, int]:
    """The counts above 0 by name."""
    return {name: int(number) for name, number in zip(names, counts, strict=False) if number > 0}


def busy_names(s: Record) -> list[str]:
    """The Cubans that lie busy side up."""
    return [CUBAN_NAMES[cuban] for cuban in CUBANS if s.busy >> cuban & 1]


def venue_layout(s: Record) -> dict[str, list[str]]:
    """The venues under each flower."""
    return {
        name: [VENUE_NAMES[venue] for venue in VENUES if s.venue_flower[venue] == flower]
        for flower, name in enumerate(FLOWER_NAMES)
    }


def demand_document(rules: Record, s: Record) -> dict[str, Any]:
    """The ship: its number and price, the dice on it and the one set aside, or the dice just rolled."""
    document: dict[str, Any] = {
        "ship": int(s.ship),
        "ship_in_port": bool(s.ship_in_port),
        "price": int(rules.prices[s.flag]),
        "flag": int(s.flag) + 1,
    }
    if s.ship_in_port:
        document["demand"] = {GOOD_NAMES[good]: int(s.demand[good]) for good in PLAIN_GOODS if s.demand[good] != ASIDE}
        document["set_aside"] = next(GOOD_NAMES[good] for good in PLAIN_GOODS if s.demand[good] == ASIDE)
    if s.decision == DEMAND_CHOICE:
        document["rolled"] = {GOOD_NAMES[good]: int(s.rolled[good]) for good in PLAIN_GOODS}
    return document


def open_table(rules: Record, s: Record) -> dict[str, Any]:
    """SDC-INFO-2: what lies open on the table."""
    return {
        "street": [CUBAN_NAMES[s.street[stop]] for stop in range(1, STOPS)],
        "venues": venue_layout(s),
        "car": int(s.car),
        "busy": busy_names(s),
        **demand_document(rules, s),
        "supply": {name: int(s.supply[good]) for good, name in enumerate(GOOD_NAMES)},
        "turns": int(s.turns),
        "ended": [name for reason, name in END_REASON_NAMES.items() if s.ended & reason],
    }


def open_seat(s: Record, seat: int) -> dict[str, Any]:
    """What everybody sees of a seat: pawn and ownership markers."""
    player = s.players[seat]
    return {
        "pawn": None if player.pawn == NO_VENUE else VENUE_NAMES[player.pawn],
        "owns": [VENUE_NAMES[venue] for venue in VENUES if s.owner[venue] == seat],
        "markers": int(player.markers),
    }


def secret_seat(player: Record) -> dict[str, Any]:
    """SDC-INFO-1: what lies behind the screen, and the VP tokens."""
    return {"pesos": int(player.pesos), "vp": int(player.points), "goods": named_counts(player.goods, GOOD_NAMES)}


def now_document(rules: Record, s: Record) -> dict[str, Any]:
    """What is asked, of whom, in whose turn; who has passed in a loading round."""
    if s.phase == GAME_OVER:
        return {"decision": OVER, "active": int(s.active)}
    now: dict[str, Any] = {"decision": DECISION_NAMES[s.decision], "turn": int(s.turn), "active": int(s.active)}
    if s.decision == PORT_LOAD:
        now["passed"] = [seat for seat in range(rules.players) if s.passed >> seat & 1]
    if s.pawn_moved or s.decision == VENUE_USE:
        now["pawn_moved"] = bool(s.pawn_moved)
    return now


def write_position(config: Mapping[str, Any], rules: Record, s: Record) -> dict[str, Any]:
    """The whole position, secrets included."""
    seats = [secret_seat(s.players[seat]) | open_seat(s, seat) for seat in range(rules.players)]
    return {"game": GAME_ID, **config, **open_table(rules, s), "seats": seats, "now": now_document(rules, s)}


# ------------------------------------------------------------------ reading
def read_position(content: Any, seed_words: tuple[int, int]) -> tuple[Config, Record, Record]:
    """The table, its rules and the position of a document."""
    top = Node(content, "").entries(DOCUMENT_KEYS)
    if "game" in top and top["game"].value != GAME_ID:
        raise top["game"].fail(f"must be {GAME_ID!r}")
    config = read_config(top)
    rules = compose(config)
    state: Any = Record(STATE)
    state.seed_low, state.seed_high = seed_words
    read_street(top, rules, state)
    read_venues(top, rules, state)
    read_seats(top, rules, state)
    read_now(top, rules, state)
    read_ship(top, rules, state)
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


def read_now(top: Mapping[str, Node], rules: Any, state: Any) -> None:
    """What is asked of whom."""
    now = top["now"].entries(NOW_KEYS) if "now" in top else {}
    names = (*DECISION_NAMES[1:], OVER)
    asked = now["decision"].name(names) if "decision" in now else 0
    state.decision = NOTHING if names[asked] == OVER else asked + 1
    state.phase = PHASE_OF.get(state.decision, GAME_OVER)
    most = rules.players - 1
    given = now.get("active") or now.get("turn")
    state.active = given.count(most) if given else 0
    state.turn = now["turn"].count(most) if "turn" in now else state.active
    if state.decision not in (ZORRO_GIVE, PORT_LOAD) and state.turn != state.active:
        raise now["turn"].fail(f"only the active seat {state.active} is asked {DECISION_NAMES[state.decision]!r}")
    for item in now["passed"].items() if "passed" in now else ():
        state.passed |= 1 << item.count(most)
    if state.passed and state.decision != PORT_LOAD:
        raise now["passed"].fail("only a loading round has seats that passed")
    state.pawn_moved = now["pawn_moved"].flag() if "pawn_moved" in now else int(moved_there(rules, state))
    first = 0 if state.decision == DEMAND_CHOICE else 1
    state.turns = top["turns"].count(MOST_TURNS) if "turns" in top else 1
    if state.turns < first:
        raise top["turns"].fail("must be at least 1 once the first turn has begun")
    read_ended(top, state)


def moved_there(rules: Any, state: Any) -> bool:
    """Whether a pawn whose venue is to be used has moved there: its flower is that of the Cuban."""
    venue, cuban = state.players[state.active].pawn, state.street[state.car]
    asked = state.decision == VENUE_USE and venue != NO_VENUE and cuban != NO_CUBAN
    return bool(asked and state.venue_flower[venue] == rules.cuban_flower[cuban])


def read_ended(top: Mapping[str, Node], state: Any) -> None:
    """Which end has come."""
    reasons = {name: reason for reason, name in END_REASON_NAMES.items()}
    for item in top["ended"].items() if "ended" in top else ():
        state.ended |= reasons[tuple(reasons)[item.name(tuple(reasons))]]
    if (state.phase == GAME_OVER) and not state.ended:
        raise PositionError("ended", f"a finished game has a reason: {', '.join(reasons)}")


def read_ship(top: Mapping[str, Node], rules: Any, state: Any) -> None:
    """The ship, its price and the dice."""
    state.ship = top["ship"].count(SHIPS, 1) if "ship" in top else 1
    gone = state.decision == DEMAND_CHOICE or bool(state.ended)
    state.ship_in_port = top["ship_in_port"].flag() if "ship_in_port" in top else int(not gone)
    if gone and state.ship_in_port and state.phase != GAME_OVER:
        raise top["ship_in_port"].fail("no ship is in port here")
    read_price(top, rules, state)
    for good in PLAIN_GOODS:
        state.demand[good] = ASIDE
    if state.decision == DEMAND_CHOICE:
        read_roll(top, state)
    elif "rolled" in top:
        raise top["rolled"].fail("dice are rolled only when 'demand' is asked")
    if state.ship_in_port:
        read_demand(top, state)
    elif "demand" in top and top["demand"].value:
        raise top["demand"].fail("there is no ship in port")


def read_price(top: Mapping[str, Node], rules: Any, state: Any) -> None:
    """The flag under the price marker: by its number, or the first one with this price."""
    prices = [int(price) for price in rules.prices[: rules.flags]]
    if "flag" in top:
        state.flag = top["flag"].count(len(prices), 1) - 1
    elif "price" in top:
        price = top["price"].count(max(prices))
        if price not in prices:
            raise top["price"].fail(f"must be one of {', '.join(map(str, prices))}")
        state.flag = prices.index(price)
    if "price" in top and top["price"].value != prices[state.flag]:
        raise top["price"].fail(f"flag {state.flag + 1} is worth {prices[state.flag]}")
    if state.flag and not state.ship_in_port:
        raise PositionError("price", "without a ship in port the marker is on the first flag")


def read_roll(top: Mapping[str, Node], state: Any) -> None:
    """The dice of which one is to be left out."""
    if "rolled" not in top:
        raise PositionError("rolled", "the five dice are needed when 'demand' is asked")
    rolled = top["rolled"].counts(GOOD_NAMES[: len(PLAIN_GOODS)], max(MOST_DEMAND))
    for good in PLAIN_GOODS:
        state.rolled[good] = rolled.get(good, 0)
        if state.rolled[good] > MOST_DEMAND[good]:
            raise top["rolled"].fail(f"the die of {GOOD_NAMES[good]} has no {rolled[good]}")
    if not any(state.rolled):
        raise top["rolled"].fail("five zeros leave nothing to decide (SDC-SHIP-6)")


def read_demand(top: Mapping[str, Node], state: Any) -> None:
    """Four dice on the ship; goods not named show 0. The die set aside is the one named, or the last one left."""
    plain = GOOD_NAMES[: len(PLAIN_GOODS)]
    wanted: Any = dict.fromkeys(PLAIN_GOODS, 1)
    aside = top["set_aside"].name(plain) if "set_aside" in top else None
    if "demand" in top:
        node = top["demand"]
        entries = node.entries(plain)
        nulls = [plain.index(name) for name, entry in entries.items() if entry.value is None]
        wanted = {plain.index(n): e.count(max(MOST_DEMAND)) for n, e in entries.items() if e.value is not None}
        if aside is None:
            left = nulls or [good for good in reversed(PLAIN_GOODS) if good not in wanted]
            if not left:
                raise node.fail("names all five dice; one of them lies beside the board")
            aside = left[0]
        elif aside in wanted:
            raise node.fail(f"{plain[aside]} is set aside")
        for good, value in wanted.items():
            if value > MOST_DEMAND[good]:
                raise node.fail(f"the die of {plain[good]} has no {value}")
    aside = CIGARS if aside is None else aside
    for good in PLAIN_GOODS:
        state.demand[good] = ASIDE if good == aside else wanted.get(good, 0)
    if not any(value > 0 for value in state.demand):
        raise PositionError("demand", "a ship in port wants something; with four zeros it has left (SDC-SHIP-1)")


def check_question(rules: Any, state: Any) -> None:
    """What the rules themselves do not look at when they come to a question."""
    at_car = state.street[state.car]
    busy = at_car != NO_CUBAN and state.busy >> at_car & 1
    decision = state.decision
    if decision == DRIVE and not state.ship_in_port:
        raise PositionError("ship_in_port", "a ship is in port whenever a turn begins")
    if decision == PORT_LOAD and state.car != PORT:
        raise PositionError("car", "a loading round is held when the car is in the port")
    if decision == PORT_LOAD and not state.ship_in_port:
        raise PositionError("ship_in_port", "a loading round needs a ship")
    if decision == PORT_LOAD and state.passed >> state.turn & 1:
        raise PositionError("now.passed", "the seat that is asked has passed")
    if decision in (PABLO_TAKE, ZORRO_GIVE, ALONSO_CHOICE, PAWN_MOVE, VENUE_USE) and (at_car == NO_CUBAN or busy):
        raise PositionError("car", "must have stopped at an available Cuban")
    if decision == ZORRO_GIVE and state.turn == state.active:
        raise PositionError("now.turn", "the active seat gives nothing to itself")
    if decision == PAWN_MOVE and state.pawn_moved:
        raise PositionError("now.pawn_moved", "the pawn moves once in a turn")
    if decision == VENUE_USE:
        check_visit(rules, state, at_car)


def check_visit(rules: Any, state: Any, cuban: int) -> None:
    """A venue is used after moving to one of the Cuban's colour, or after staying."""
    venue = state.players[state.active].pawn
    if venue == NO_VENUE:
        raise PositionError("seats", f"the pawn of seat {state.active} stands in no venue")
    leads_there = state.venue_flower[venue] == rules.cuban_flower[cuban]
    if state.pawn_moved and not leads_there:
        raise PositionError("now.pawn_moved", f"{CUBAN_NAMES[cuban]} does not lead to the {VENUE_NAMES[venue]}")
    taken = {player.pawn for player in state.players}
    open_venues = [v for v in VENUES if state.venue_flower[v] == rules.cuban_flower[cuban] and v not in taken]
    if not state.pawn_moved and open_venues:
        raise PositionError(
            "now.pawn_moved", f"the pawn cannot have stayed: the {VENUE_NAMES[open_venues[0]]} was open (SDC-TURN-4)"
        )
