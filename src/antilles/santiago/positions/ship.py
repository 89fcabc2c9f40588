"""The ship of a position: its price, the dice on it or the dice just rolled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from antilles.core.document import Node
from antilles.core.errors import PositionError
from antilles.santiago.components import (
    MOST_DEMAND,
    SHIPS,
)
from antilles.santiago.ships import ASIDE
from antilles.santiago.vocabulary import (
    CIGARS,
    DEMAND_CHOICE,
    GAME_OVER,
    GOOD_NAMES,
    LAST_SHIP,
    PLAIN_GOODS,
)


def read_ship(top: Mapping[str, Node], rules: Any, state: Any) -> None:
    """The ship, its price and the dice."""
    gone = state.decision == DEMAND_CHOICE or bool(state.ended)
    state.ship_in_port = top["ship_in_port"].flag() if "ship_in_port" in top else int(not gone)
    state.ship = top["ship"].count(SHIPS, 1) if "ship" in top else usual_ship(state)
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


def usual_ship(state: Any) -> int:
    """The number of the ship where the document gives none: the first that fits."""
    if state.ended & LAST_SHIP:
        return SHIPS
    return 1 if state.ship_in_port or state.decision == DEMAND_CHOICE else 2


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
        if len(nulls) > 1 or (aside is not None and nulls not in ([], [aside])):
            raise node.fail("exactly one die lies beside the board")
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
