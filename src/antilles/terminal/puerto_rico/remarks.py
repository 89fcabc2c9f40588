"""What an action brings, in a few words beside the choice; the rules themselves are a `?` away."""

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from typing import Any

from antilles.core.facts import Event
from antilles.puerto_rico import actions, buildings, decisions, goods, roles, tiles, verbs
from antilles.puerto_rico.festival import PLANTATIONS_WANTED
from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.words import plural
from antilles.terminal.palette import short_name
from antilles.terminal.puerto_rico.expansion_remarks import EXPANSION_REMARKS
from antilles.terminal.puerto_rico.palette import building_words

Remark = Callable[[PuertoRico, Mapping[str, Any], int], str]
TRIAL_SEED = 1
LOADS = ("loaded", "wharf loaded", "small wharf loaded")
SALES = ("sold", "sold to post")
OF_A_LOAD_OR_SALE = (*LOADS, *SALES, "points", "doubloons", "end met")


def remark(game: PuertoRico, view: Mapping[str, Any], action: int) -> str:
    """What an action brings, in a few words."""
    verb = actions.ACTIONS.verbs[action]
    found = REMARKS.get(verb) or EXPANSION_REMARKS.get(verb)
    if found is not None:
        return found(game, view, action)
    return offer_remark(view) or game.describe_action(action)


def role_remark(game: PuertoRico, view: Mapping[str, Any], action: int) -> str:
    """What a role does, the doubloons on it, and whether the smuggler waits for it."""
    role = actions.ACTIONS.firsts[action]
    name = roles.NAMES[role]
    coins = view["roles"][name]["doubloons"]
    library = view["seats"][view["seat"]]["city"].get("library", 0) and name != "smuggler"
    doubled = " (library: twice)" if library else ""
    if view.get("takeover", {}).get("role") == name:
        doubled += f" ({short_name(game.seats[view['takeover']['seat']])} took it over)"
    if coins and role in (roles.PROSPECTOR, roles.SECOND_PROSPECTOR):
        return f"you get 1 doubloon{doubled} and the {coins} on it"
    return roles.ROLES[role].brief + doubled + (f" (+{plural(coins, 'doubloon')})" if coins else "")


def tile_remark(game: PuertoRico, view: Mapping[str, Any], action: int) -> str:
    """How many of the tile lie open and how many the player has."""
    tile = tiles.NAMES[actions.ACTIONS.firsts[action]]
    left = view["plantations"]["face_up"].get(tile, view["supply"]["quarries"])
    own = view["seats"][view["seat"]]["island"].get(tile, {"tiles": 0})["tiles"]
    goal = view.get("festival", {}).get("plantation") == tile and own + 1 >= PLANTATIONS_WANTED
    return f"{left} there, you have {own}" + (", festival: 3 colonists" if goal else "")


def build_remark(game: PuertoRico, view: Mapping[str, Any], action: int) -> str:
    """The price, what the black market must add, the points, and the festival's prize."""
    building = actions.ACTIONS.firsts[action]
    price, money = game.price(view["seat"], building), view["seats"][view["seat"]]["doubloons"]
    missing = f" (return {price - money})" if price > money else ""
    goal = view.get("festival", {}).get("building") == buildings.NAMES[building]
    points = buildings.BUILDINGS[building].points
    return f"for {price}{missing}, {f'{points} + 3 points' if goal else plural(points, 'point')}"


def bonus_remark(game: PuertoRico, view: Mapping[str, Any], action: int) -> str:
    """How many the player has of the good."""
    good = goods.GOODS[actions.ACTIONS.firsts[action]]
    return f"you have {view['seats'][view['seat']]['goods'].get(good.name, 0)}, price {good.price}"


def outcome(game: PuertoRico, steps: Sequence[int]) -> list[Event]:
    """What a load or sale causes for the player: played on a copy in which everything hidden is drawn anew."""
    seat = game.turn or 0
    trial = game.determinize(seat, TRIAL_SEED)
    mark = trial.event_count
    for action in steps:
        trial.push(action)
    at_once = takewhile(lambda event: event.kind in OF_A_LOAD_OR_SALE, trial.events_since(mark))
    return [event for event in at_once if event.seat == seat]


def outcome_remark(game: PuertoRico, view: Mapping[str, Any], action: int) -> str:
    """What a load scores or a sale brings."""
    own = outcome(game, (action,))
    bonus = sum(event.numbers[0] for event in own if event.kind == "doubloons")
    goods = sum(event.numbers[1] for event in own if event.kind in LOADS)
    if goods:
        scored = sum(event.numbers[0] for event in own if event.kind == "points")
        paid = f" + {plural(bonus, 'doubloon')}" if bonus else ""
        return plural(goods, "good") + (f", scores {plural(scored, 'point')}" if scored else "") + paid
    price = sum(event.numbers[1] for event in own if event.kind in SALES)
    extra = f" ({price} + {bonus})" if bonus else ""
    return f"for {plural(price + bonus, 'doubloon')}{extra}"


def load_extras(game: PuertoRico, steps: Sequence[int], points: int) -> str:
    """What a load brings besides the points of its goods."""
    own = outcome(game, steps)
    more = sum(event.numbers[0] for event in own if event.kind == "points") - points
    coins = sum(event.numbers[0] for event in own if event.kind == "doubloons")
    return (f" + {more}" if more > 0 else "") + (f" + {plural(coins, 'doubloon')}" if coins else "")


def pass_remark(game: PuertoRico, view: Mapping[str, Any], action: int) -> str:
    """What passing means here."""
    if view["now"].get("sold") or view["now"].get("land_used"):
        return "end your turn"
    return decisions.DECISIONS[decisions.NAMES.index(game.decision or "nothing")].passing


def offer_remark(view: Mapping[str, Any]) -> str:
    """What is offered: a benefit, a colonist for a tile or a building, the builder's discount."""
    now = view["now"]
    if now.get("offered"):
        asked = next(iter(now["offered"]))  # benefits are asked about one by one, in this order
        return f"{asked}: {now['offered'][asked]}"
    if now["decision"] == "hospice colonist" and "tile_placed" in now:
        where = "on the new forest has no circle and waits" if now["tile_placed"] == "forest" else ""
        return f"a colonist {where or 'on the new ' + now['tile_placed'] + ' tile'}"
    if now["decision"] == "university colonist" and "new_building" in now:
        return f"a colonist in the new {now['new_building']}"
    if now["decision"] == "builder privilege" and "new_building" in now:
        return f"1 doubloon less for the {now['new_building']}"
    if now["decision"] == "craftsman produce":
        return "take the goods you produce"
    if now["decision"] == "mayor privilege":
        return f"1 of {view['supply']['colonists']} colonists in the supply"
    return ""


def more(action: int) -> str:
    """What a building does."""
    return building_words(actions.ACTIONS.firsts[action]) if actions.ACTIONS.verbs[action] == verbs.BUILD else ""


REMARKS: dict[int, Remark] = {
    verbs.ROLE: role_remark,
    verbs.TAKE: tile_remark,
    verbs.BUILD: build_remark,
    verbs.BONUS: bonus_remark,
    verbs.LOAD: outcome_remark,
    verbs.WHARF: outcome_remark,
    verbs.SELL: outcome_remark,
    verbs.POST: outcome_remark,
    verbs.PASS: pass_remark,
    verbs.QUARRIES: lambda game, view, action: f"use {plural(actions.ACTIONS.firsts[action], 'quarry', 'quarries')}",
}
