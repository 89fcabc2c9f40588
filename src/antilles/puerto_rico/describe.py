"""Events, actions, questions and refusals as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from antilles.core.layout import Record
from antilles.core.reasons import OF_THE_QUESTION
from antilles.puerto_rico import (
    actions,
    benefits,
    buildings,
    components,
    decisions,
    goods,
    phases,
    reasons,
    roles,
    slots,
    tiles,
    verbs,
)
from antilles.puerto_rico.words import plural

# decision: what is asked, as the player reads it
QUESTIONS = {
    "role pick": "Take a role.",
    "hacienda draw": "Hacienda: draw a face-down plantation first?",
    "settler take": "Take a plantation or a quarry, or pass.",
    "hospice colonist": "Hospice: take a colonist for the new tile?",
    "mayor privilege": "Mayor's privilege: take one colonist from the supply?",
    "mayor place": "Place your colonists.",
    "builder build": "Build a building, or pass.",
    "university colonist": "University: take a colonist for the new building?",
    "craftsman bonus": "Craftsman's privilege: one more good of a kind you produced.",
    "trader sell": "Sell one good, or pass.",
    "captain load": "Load goods.",
    "store goods": "Which goods do you keep?",
    "craftsman produce": "Produce goods?",
    "take benefit": "Take this benefit?",
    "builder privilege": "Use the builder's discount?",
    "quarries used": "How many quarries do you use?",
    "draft pick": "Draft a building for the board.",
    "forest place": "Lay the tile you have seen as a plantation, or place a forest?",
    "library tile": "Library: take a second tile, or pass.",
    "lodge discard": "Hunting lodge: give up a plantation or forest?",
    "villa take": "Villa: take a noble from the supply?",
    "ship take": "Take a colonist or the noble from the ship.",
    "place nobles": "How many of the people you put there are nobles?",
    "black market person": "Black market: return a colonist or noble?",
    "black market good": "Black market: return a good?",
    "black market point": "Black market: return a victory point chip.",
    "guest move": "Guest house: move a guest to work?",
    "small wharf load": "Small wharf: how many goods of this kind do you ship?",
    "union order": "Union hall: count your goods now, or after supplying?",
    "royal supply": "Royal supplier: supply a good for a point?",
    "smuggler mode": "Smuggler: choose your deed.",
    "lure noble": "Luring: what becomes of the noble on the ship?",
    "lure place": "Place the people you lured.",
    "festival place": "Festival: place your colonists.",
}

# decision: the rule behind the question
DECISION_RULES = {
    "role pick": "PR-ROUND-01",
    "hacienda draw": "PR-BLD-HACIENDA",
    "settler take": "PR-SETTLER-02",
    "hospice colonist": "PR-BLD-HOSPICE",
    "mayor privilege": "PR-MAYOR-01",
    "mayor place": "PR-MAYOR-03",
    "builder build": "PR-BUILDER-01",
    "university colonist": "PR-BLD-UNIVERSITY",
    "craftsman bonus": "PR-CRAFTSMAN-04",
    "trader sell": "PR-TRADER-01",
    "captain load": "PR-CAPTAIN-02",
    "store goods": "PR-STORAGE-01",
    "craftsman produce": "PR-CRAFTSMAN-01",
    "take benefit": "PR-BLD-03",
    "builder privilege": "PR-BUILDER-05",
    "quarries used": "PR-BUILDER-04",
    "draft pick": "PR-X1-02",
    "forest place": "PR-BLD-FOREST-HOUSE",
    "library tile": "PR-BLD-LIBRARY",
    "lodge discard": "PR-BLD-HUNTING-LODGE",
    "villa take": "PR-BLD-VILLA",
    "ship take": "PR-X2-03",
    "place nobles": "PR-X2-05",
    "black market person": "PR-BLD-BLACK-MARKET",
    "black market good": "PR-BLD-BLACK-MARKET",
    "black market point": "PR-BLD-BLACK-MARKET",
    "guest move": "PR-BLD-GUEST-HOUSE",
    "small wharf load": "PR-BLD-SMALL-WHARF",
    "union order": "PR-BLD-UNION-HALL",
    "royal supply": "PR-BLD-ROYAL-SUPPLIER",
    "smuggler mode": "PR-X3-04",
    "lure noble": "PR-X3-LURING",
    "lure place": "PR-X3-LURING",
    "festival place": "PR-X4-03",
}

# verb: (phases it belongs to, the rule that says so); in its own phase the rule of the question explains more
VERB_RULES = {
    verbs.ROLE: ((phases.ROLE_CHOICE,), "PR-ROUND-01"),
    verbs.TAKE: ((phases.SETTLER,), "PR-SETTLER-02"),
    verbs.DRAW: ((), "PR-BLD-HACIENDA"),
    verbs.COLONIST: ((phases.SETTLER, phases.MAYOR, phases.BUILDER), "PR-MAYOR-05"),
    verbs.PLACE: ((phases.MAYOR,), "PR-MAYOR-05"),
    verbs.BUILD: ((phases.BUILDER,), "PR-BUILDER-01"),
    verbs.BONUS: ((phases.CRAFTSMAN,), "PR-CRAFTSMAN-04"),
    verbs.SELL: ((phases.TRADER,), "PR-TRADER-01"),
    verbs.LOAD: ((phases.CAPTAIN,), "PR-CAPTAIN-01"),
    verbs.WHARF: ((phases.CAPTAIN,), "PR-BLD-WHARF"),
    verbs.KEEP: ((phases.STORAGE,), "PR-STORAGE-04"),
    verbs.ACCEPT: ((), "PR-BLD-03"),
    verbs.QUARRIES: ((phases.BUILDER,), "PR-BUILDER-04"),
    verbs.DRAFT: ((phases.DRAFT,), "PR-X1-02"),
    verbs.PLANTATION: ((), "PR-BLD-FOREST-HOUSE"),
    verbs.FOREST: ((), "PR-BLD-FOREST-HOUSE"),
    verbs.GIVE: ((), "PR-SETTLER-07"),
    verbs.VILLA: ((), "PR-BLD-VILLA"),
    verbs.RECEIVE: ((), "PR-X2-03"),
    verbs.NOBLES: ((), "PR-X2-05"),
    verbs.RETURN_PERSON: ((), "PR-BLD-BLACK-MARKET"),
    verbs.RETURN_GOOD: ((), "PR-BLD-BLACK-MARKET"),
    verbs.RETURN_POINT: ((), "PR-BLD-BLACK-MARKET"),
    verbs.GUEST: ((), "PR-BLD-GUEST-HOUSE"),
    verbs.POST: ((phases.TRADER,), "PR-BLD-TRADING-POST"),
    verbs.BUY_LAND: ((), "PR-BLD-LAND-OFFICE"),
    verbs.BUY_FOREST: ((), "PR-BLD-LAND-OFFICE"),
    verbs.SMALL_WHARF: ((), "PR-BLD-SMALL-WHARF"),
    verbs.SMALL_WHARF_GOODS: ((), "PR-BLD-SMALL-WHARF"),
    verbs.UNION: ((), "PR-BLD-UNION-HALL"),
    verbs.SUPPLY: ((), "PR-BLD-ROYAL-SUPPLIER"),
    verbs.RAID: ((phases.SMUGGLER,), "PR-X3-RAID"),
    verbs.ROBBERY: ((phases.SMUGGLER,), "PR-X3-ROBBERY"),
    verbs.LURING: ((phases.SMUGGLER,), "PR-X3-LURING"),
    verbs.LURE_NOBLE: ((phases.SMUGGLER,), "PR-X3-LURING"),
    verbs.TAKEOVER: ((phases.SMUGGLER,), "PR-X3-05"),
}

# benefit: the rule that gives it
BENEFIT_RULES = {
    benefits.FACTORY_PAY: "PR-BLD-FACTORY",
    benefits.TRADER_PAY: "PR-TRADER-02",
    benefits.SMALL_MARKET_PAY: "PR-BLD-SMALL-MARKET",
    benefits.LARGE_MARKET_PAY: "PR-BLD-LARGE-MARKET",
    benefits.CAPTAIN_POINT: "PR-CAPTAIN-07",
    benefits.HARBOR_POINT: "PR-BLD-HARBOR",
    benefits.PROSPECTOR_PAY: "PR-PROSPECTOR-01",
    benefits.CHURCH_POINT: "PR-BLD-CHURCH",
    benefits.LIGHTHOUSE_PAY: "PR-BLD-LIGHTHOUSE",
    benefits.LIGHTHOUSE_CAPTAIN_PAY: "PR-BLD-LIGHTHOUSE",
    benefits.UNION_POINT: "PR-BLD-UNION-HALL",
    benefits.CHAPEL_PAY: "PR-BLD-CHAPEL",
    benefits.CHAPEL_POINT: "PR-BLD-CHAPEL",
    benefits.JEWELER_PAY: "PR-BLD-JEWELER",
    benefits.SPECIALTY_PAY: "PR-BLD-SPECIALTY-FACTORY",
    benefits.LODGE_POINT: "PR-BLD-HUNTING-LODGE",
    benefits.FESTIVAL_PAY: "PR-X4-04",
    benefits.FESTIVAL_POINT: "PR-X4-05",
    benefits.ROBBERY_POINT: "PR-X3-ROBBERY",
}


def offered(s: Record) -> int:
    """The benefit asked about."""
    return next(benefit for benefit, amount in enumerate(s.offered) if amount)


def question_rule(s: Record) -> str:
    """The rule behind the question that is asked."""
    if s.decision == decisions.TAKE_BENEFIT:
        return BENEFIT_RULES[offered(s)]
    if s.decision == decisions.SETTLER_TAKE and s.turn == s.holder:
        return "PR-SETTLER-01"
    return DECISION_RULES[decisions.NAMES[s.decision]]


def question(s: Record) -> str:
    """What is asked, as a sentence."""
    if s.decision == decisions.TAKE_BENEFIT:
        return f"Take this benefit: {benefits.NAMES[offered(s)]} ({s.offered[offered(s)]})?"
    if s.decision == decisions.SMALL_WHARF_LOAD:
        return f"Small wharf: how many {goods.NAMES[s.slot]} do you ship?"
    if s.decision == decisions.PLACE_NOBLES:
        return f"How many of the people you put on {slots.NAMES[s.slot]} are nobles?"
    return QUESTIONS[decisions.NAMES[s.decision]]


GOOD_VERBS = (
    verbs.BONUS,
    verbs.SELL,
    verbs.LOAD,
    verbs.WHARF,
    verbs.KEEP,
    verbs.POST,
    verbs.SMALL_WHARF_GOODS,
    verbs.SUPPLY,
    verbs.RETURN_GOOD,
)


def why_not(
    code: int, action: int, rules: Record, s: Record, price: Callable[[int], int], limits: Mapping[str, int]
) -> tuple[str, str]:
    """(rule id, sentence) for a refusal."""
    reason = reasons.REASONS[code]
    rule = reason.rule
    verb = actions.ACTIONS.verbs[action]
    if code == reasons.NOT_ASKED:
        missing = building_missing(verb, s)
        if missing is not None:
            return buildings.BUILDINGS[missing].rule, f"You have no occupied {buildings.NAMES[missing]}."
        phases, rule = VERB_RULES.get(verb, ((s.phase,), ""))
        rule = OF_THE_QUESTION if s.phase in phases else rule
    elif rule == OF_THE_QUESTION and verb == verbs.GIVE and s.phase == phases.TRADER:
        rule = VERB_RULES[verbs.BUY_LAND][1]
    if rule == OF_THE_QUESTION:
        rule = question_rule(s)
    return rule, reason.sentence.format(**details(code, action, rules, s, price), **limits)


# verb: the building without which it is never asked
BUILDING_OF_VERB = {
    verbs.DRAW: buildings.HACIENDA,
    verbs.VILLA: buildings.VILLA,
    verbs.GUEST: buildings.GUEST_HOUSE,
    verbs.UNION: buildings.UNION_HALL,
    verbs.SUPPLY: buildings.ROYAL_SUPPLIER,
    verbs.RETURN_PERSON: buildings.BLACK_MARKET,
    verbs.RETURN_GOOD: buildings.BLACK_MARKET,
    verbs.RETURN_POINT: buildings.BLACK_MARKET,
}
COLONIST_FOR = {phases.SETTLER: buildings.HOSPICE, phases.BUILDER: buildings.UNIVERSITY}


def building_missing(verb: int, s: Record) -> int | None:
    """The building that an action needs and that the player does not have, or not occupied."""
    building = COLONIST_FOR.get(s.phase) if verb == verbs.COLONIST else BUILDING_OF_VERB.get(verb)
    return building if building is not None and s.players[s.turn].city[building] <= 0 else None


def details(code: int, action: int, rules: Record, s: Record, price: Callable[[int], int]) -> dict[str, Any]:
    """The names and numbers a refusal may mention."""
    verb, first, second = actions.ACTIONS.verbs[action], actions.ACTIONS.firsts[action], actions.ACTIONS.seconds[action]
    player = s.players[s.turn]
    found: dict[str, Any] = {
        "asked": question(s) if s.decision else "none",
        "players": rules.players,
        "money": plural(player.doubloons, "doubloon"),
        "capacity": second,
        "number": second,
    }
    if code in (reasons.ROLE_TAKEN, reasons.ROLE_NOT_IN_PLAY):
        found["role"] = roles.NAMES[first]
    if verb == verbs.TAKE:
        found["tile"] = tiles.NAMES[first]
    if verb in (verbs.BUILD, verbs.DRAFT):
        used = sum(
            int(buildings.BUILDINGS[b].spaces) for b, inside in enumerate(player.city) if inside != buildings.NOT_BUILT
        )
        found |= {
            "building": buildings.NAMES[first],
            "price": plural(price(first), "doubloon"),
            "spaces": plural(int(buildings.BUILDINGS[first].spaces), "free city space"),
            "free": components.CITY_SPACES - used,
        }
    elif s.new_building >= 0:
        found |= {"building": buildings.NAMES[s.new_building], "number": first}
    if code == reasons.TAKEN_OVER_BY_YOU:
        found["role"] = roles.NAMES[first]
    if verb == verbs.FOREST:
        found["tile"] = goods.NAMES[min(first, len(goods.NAMES) - 1)]
    if verb in GOOD_VERBS:
        found |= {"good": goods.NAMES[first], "held": int(player.goods[first])}
    if verb in (verbs.PLACE, verbs.NOBLES) and s.slot < len(slots.NAMES):
        found["slot"] = slots.NAMES[s.slot]
    if verb in (verbs.KEEP, verbs.SMALL_WHARF_GOODS):
        found["kind"] = goods.NAMES[min(s.slot, len(goods.NAMES) - 1)]
    return found


def describe_action(action: int, rules: Record, s: Record, price: Callable[[int], int]) -> str:
    """One sentence saying what an action does now."""
    verb, first, second = actions.ACTIONS.verbs[action], actions.ACTIONS.firsts[action], actions.ACTIONS.seconds[action]
    if verb == verbs.BUILD:
        circles = plural(int(buildings.BUILDINGS[first].circles), "circle")
        return f"Build the {buildings.NAMES[first]} for {plural(price(first), 'doubloon')} ({circles})."
    if verb == verbs.LOAD:
        return f"Load {goods.NAMES[first]} on the ship with {second} spaces."
    if verb == verbs.PLACE:
        return f"{plural(second, 'colonist')} on {slots.NAMES[first]}."
    if verb == verbs.KEEP:
        return f"Keep {second} of your {s.players[s.turn].goods[first]} {goods.NAMES[first]}."
    if verb == verbs.DRAFT:
        row = buildings.BUILDINGS[first]
        return f"Draft the {buildings.NAMES[first]} (cost {row.cost}, {plural(row.points, 'point')})."
    return next(block.doc for block in actions.ACTIONS.blocks if block.verb == verb)
