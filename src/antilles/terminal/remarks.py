"""What an action brings, in a few words beside the choice; the rules themselves are a `?` away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from antilles.puerto_rico.actions import (
    ACTIONS,
    BUILD_VERB,
    LOAD_VERB,
    PASS_VERB,
    QUARRIES_VERB,
    ROLE_VERB,
    SELL_VERB,
    TAKE_VERB,
    WHARF_VERB,
)
from antilles.puerto_rico.components import BUILDING_ROWS
from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.vocabulary import (
    CITY_HALL,
    CONSTRUCTION_HUT,
    CUSTOMS_HOUSE,
    FACTORY,
    FORTRESS,
    GOOD_NAMES,
    GUILD_HALL,
    HACIENDA,
    HARBOR,
    HOSPICE,
    LARGE_MARKET,
    LARGE_WAREHOUSE,
    NO_GOOD,
    OFFICE,
    PROSPECTOR,
    RESIDENCE,
    ROLE_NAMES,
    SECOND_PROSPECTOR,
    SMALL_MARKET,
    SMALL_WAREHOUSE,
    TILE_NAMES,
    UNIVERSITY,
    WHARF,
)
from antilles.puerto_rico.words import plural

TRIAL_SEED = 1

# In the order of vocabulary.ROLES.
ROLE_REMARKS = (
    "all take a plantation; you may take a quarry",
    "all receive colonists; you get one more",
    "all may build; you pay 1 doubloon less",
    "all produce goods; you get one good more",
    "all may sell a good; you get 1 doubloon more",
    "all must load ships; your first load scores 1 point more",
    "you get 1 doubloon, the others nothing",
    "you get 1 doubloon, the others nothing",
)

BUILDING_REMARKS = {
    SMALL_MARKET: "1 doubloon more for a sale",
    HACIENDA: "a face-down plantation before your take",
    CONSTRUCTION_HUT: "a quarry instead of a plantation",
    SMALL_WAREHOUSE: "store one kind whole",
    HOSPICE: "a colonist on your new tile",
    OFFICE: "sell a kind that lies in the house already",
    LARGE_MARKET: "2 doubloons more for a sale",
    LARGE_WAREHOUSE: "store two kinds whole",
    FACTORY: "doubloons for different kinds produced",
    UNIVERSITY: "a colonist in your new building",
    HARBOR: "1 point more for every load",
    WHARF: "a ship of your own",
    GUILD_HALL: "end: points for production buildings",
    RESIDENCE: "end: points for a full island",
    FORTRESS: "end: points for colonists",
    CUSTOMS_HOUSE: "end: points for points from shipping",
    CITY_HALL: "end: points for violet buildings",
}


def remark(game: PuertoRico, view: Mapping[str, Any], action: int) -> str:
    """What an action brings, in a few words."""
    verb, first = ACTIONS.verbs[action], ACTIONS.firsts[action]
    if verb == ROLE_VERB:
        return role_remark(view, first)
    if verb == TAKE_VERB:
        return tile_remark(view, TILE_NAMES[first])
    if verb == BUILD_VERB:
        return f"for {game.price(view['seat'], first)}, {plural(BUILDING_ROWS[first].points, 'point')}"
    if verb in (LOAD_VERB, WHARF_VERB, SELL_VERB):
        return outcome_remark(game, action)
    if verb == PASS_VERB:
        return pass_remark(game)
    if verb == QUARRIES_VERB:
        return f"use {plural(first, 'quarry', 'quarries')}"
    return offer_remark(view) or game.describe_action(action)


def role_remark(view: Mapping[str, Any], role: int) -> str:
    """What a role does and the doubloons on it."""
    coins = view["roles"][ROLE_NAMES[role]]["doubloons"]
    if coins and role in (PROSPECTOR, SECOND_PROSPECTOR):
        return f"you get 1 doubloon and the {coins} on it"
    return ROLE_REMARKS[role] + (f" (+{plural(coins, 'doubloon')})" if coins else "")


def tile_remark(view: Mapping[str, Any], tile: str) -> str:
    """How many of the tile lie open and how many the player has."""
    left = view["plantations"]["face_up"].get(tile, view["supply"]["quarries"])
    own = view["seats"][view["seat"]]["island"].get(tile, {"tiles": 0})["tiles"]
    return f"{left} there, you have {own}"


def outcome_remark(game: PuertoRico, action: int) -> str:
    """What a load scores or a sale brings: played on a copy in which everything hidden is drawn anew."""
    seat = game.turn or 0
    trial = game.determinize(seat, TRIAL_SEED)
    mark = trial.event_count
    trial.push(action)
    own = [event for event in trial.events_since(mark) if event.seat == seat]
    goods = sum(event.numbers[1] for event in own if event.kind in ("loaded", "wharf loaded"))
    if goods:
        scored = sum(event.numbers[0] for event in own if event.kind == "points")
        return f"{plural(goods, 'good')}, scores {plural(scored, 'point')}" if scored else plural(goods, "good")
    price = sum(event.numbers[1] for event in own if event.kind == "sold")
    bonus = sum(event.numbers[0] for event in own if event.kind == "doubloons")
    extra = f" ({price} + {bonus})" if bonus else ""
    return f"for {plural(price + bonus, 'doubloon')}{extra}"


def pass_remark(game: PuertoRico) -> str:
    """What passing means here."""
    words = {"builder build": "build nothing", "trader sell": "sell nothing", "settler take": "take nothing"}
    return words.get(game.decision or "", "do without")


def offer_remark(view: Mapping[str, Any]) -> str:
    """What is offered: a benefit, a colonist for a tile or a building, the builder's discount."""
    now = view["now"]
    if now.get("offered"):
        asked = next(iter(now["offered"]))  # benefits are asked about one by one, in this order
        return f"{asked}: {now['offered'][asked]}"
    if now["decision"] == "hospice colonist" and "tile_placed" in now:
        return f"a colonist on the new {now['tile_placed']} tile"
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
    if ACTIONS.verbs[action] != BUILD_VERB:
        return ""
    building = ACTIONS.firsts[action]
    row = BUILDING_ROWS[building]
    if row.makes != NO_GOOD:
        return f"{plural(row.circles, 'circle')} for {GOOD_NAMES[row.makes]}"
    return BUILDING_REMARKS[building]
