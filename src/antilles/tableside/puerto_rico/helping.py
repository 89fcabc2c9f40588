"""Facts that may keep a player of Puerto Rico from doing something."""

from collections.abc import Iterator
from typing import Any

from antilles.core.messages import Message
from antilles.core.supposing import supposing
from antilles.puerto_rico import buildings, things, tiles, verbs
from antilles.puerto_rico.actions import ACTIONS
from antilles.puerto_rico.game import PuertoRico
from antilles.tableside.helping import Change, Fact, Help

EMPTY = -1
"""The kind on a cargo ship that carries nothing."""


def facts(game: PuertoRico, action: int) -> Iterator[Fact]:
    """What a seat could have more of, or the table otherwise, by how soon it can come about."""
    verb, first = ACTIONS.verbs[action], ACTIONS.firsts[action]
    yield from own_facts(game, verb, first)
    yield from table_facts(game, verb, ACTIONS.seconds[action])
    yield from building_facts(game)


def own_facts(game: PuertoRico, verb: int, first: int) -> Iterator[Fact]:
    """Doubloons, a quarry at work, a good, the privilege of the role."""
    seat, state = game.turn or 0, game.state
    player = state.players[seat]
    missing = game.price(seat, first) - player.doubloons if verb == verbs.BUILD else 1
    if missing > 0:
        yield Help(Message("pr-help-doubloons", number=missing), None, "doubloon"), more_doubloons(seat, missing)
    idle = player.tiles[tiles.QUARRY] - player.manned[tiles.QUARRY]
    known = Message("pr-help-quarry-idle") if idle > 0 else Message("pr-help-left-in-stack", number=state.quarries)
    yield Help(Message("pr-help-quarry"), known, things.TILE[tiles.QUARRY]), one_more_quarry(seat)
    if verbs.VERBS[verb].about_good:
        yield (
            Help(Message("pr-help-good", good=things.GOOD[first]), None, things.GOOD[first]),
            one_more_good(seat, first),
        )
    if state.role >= 0 and state.holder != seat:
        role = things.ROLE[state.role]
        yield Help(Message("pr-help-privilege", role=role), None, role), holding_the_role(seat)


def table_facts(game: PuertoRico, verb: int, spaces: int) -> Iterator[Fact]:
    """An empty trading house, a cargo ship that has sailed."""
    if any(game.state.house):
        yield Help(Message("pr-help-house-empty"), None, "trading-house"), with_an_empty_house
    if verb == verbs.LOAD:
        for ship, capacity in enumerate(game.rules.capacity):
            if capacity == spaces and game.state.ship_load[ship]:
                yield Help(Message("pr-help-ship-empty", spaces=spaces), None, "cargo-ship"), with_an_empty_ship(ship)


def building_facts(game: PuertoRico) -> Iterator[Fact]:
    """Every building of the table that the seat has not at work."""
    seat, state = game.turn or 0, game.state
    city = state.players[seat].city
    for building in range(buildings.COUNT):
        if game.rules.copies[building] and city[building] <= 0:
            built = city[building] != buildings.NOT_BUILT
            left = Message("pr-help-left-on-board", number=state.stock[building])
            known = Message("pr-help-building-idle") if built else left
            thing = things.BUILDING[building]
            yield Help(Message("pr-help-building", building=thing), known, thing), with_building(seat, building)


def price_sum(game: PuertoRico, action: int) -> Message | None:
    """What a building costs the seat on turn, and why: the rules are asked for the price without its quarries."""
    building, seat = ACTIONS.firsts[action], game.turn or 0
    if ACTIONS.verbs[action] != verbs.BUILD:
        return None
    cost, price = game.rules.cost[building], game.price(seat, building)
    without = supposing(game, without_quarries(seat)).price(seat, building)
    if price == cost:
        return None
    return Message("pr-sum-price", cost=cost, privilege=cost - without, quarries=without - price, price=price)


def without_quarries(seat: int) -> Change:
    """Nobody works in the seat's quarries."""

    def change(state: Any) -> None:
        state.players[seat].manned[tiles.QUARRY] = 0

    return change


def more_doubloons(seat: int, number: int) -> Change:
    """So many doubloons more."""

    def change(state: Any) -> None:
        state.players[seat].doubloons += number

    return change


def one_more_quarry(seat: int) -> Change:
    """One quarry more, with somebody on it."""

    def change(state: Any) -> None:
        player = state.players[seat]
        player.manned[tiles.QUARRY] += 1
        player.tiles[tiles.QUARRY] = max(player.tiles[tiles.QUARRY], player.manned[tiles.QUARRY])

    return change


def one_more_good(seat: int, good: int) -> Change:
    """One good more."""

    def change(state: Any) -> None:
        state.players[seat].goods[good] += 1

    return change


def holding_the_role(seat: int) -> Change:
    """The role that is carried out, taken by the seat itself."""

    def change(state: Any) -> None:
        state.holder = seat
        state.role_holder[state.role] = seat

    return change


def with_an_empty_house(state: Any) -> None:
    """Nothing lies in the trading house."""
    for good in range(len(state.house)):
        state.house[good] = 0


def with_an_empty_ship(ship: int) -> Change:
    """A cargo ship that carries nothing."""

    def change(state: Any) -> None:
        state.ship_load[ship], state.ship_kind[ship] = 0, EMPTY

    return change


def with_building(seat: int, building: int) -> Change:
    """A building with somebody in it."""

    def change(state: Any) -> None:
        state.players[seat].city[building] = 1

    return change
