"""Events, actions, questions and refusals as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from antilles.core.layout import Record
from antilles.core.reasons import OF_THE_QUESTION
from antilles.puerto_rico import reasons
from antilles.puerto_rico.actions import (
    ACCEPT_VERB,
    ACTIONS,
    BONUS_VERB,
    BUILD_VERB,
    BUY_FOREST_VERB,
    BUY_LAND_VERB,
    COLONIST_VERB,
    DRAFT_VERB,
    DRAW_VERB,
    FOREST_VERB,
    GIVE_VERB,
    GUEST_VERB,
    KEEP_VERB,
    LOAD_VERB,
    LURE_NOBLE_VERB,
    LURING_VERB,
    NOBLES_VERB,
    PLACE_VERB,
    PLANTATION_VERB,
    POST_VERB,
    QUARRIES_VERB,
    RAID_VERB,
    RECEIVE_VERB,
    RETURN_GOOD_VERB,
    RETURN_PERSON_VERB,
    RETURN_POINT_VERB,
    ROBBERY_VERB,
    ROLE_VERB,
    SELL_VERB,
    SLOT_NAMES,
    SMALL_WHARF_GOODS_VERB,
    SMALL_WHARF_VERB,
    SUPPLY_VERB,
    TAKE_VERB,
    TAKEOVER_VERB,
    UNION_VERB,
    VILLA_VERB,
    WHARF_VERB,
)
from antilles.puerto_rico.components import BUILDING_ROWS, CIRCLES, CITY_SPACES, SPACES
from antilles.puerto_rico.vocabulary import (
    BENEFIT_NAMES,
    BLACK_MARKET,
    BUILDER_PHASE,
    BUILDING_NAMES,
    CAPTAIN_PHASE,
    CAPTAIN_POINT,
    CHAPEL_PAY,
    CHAPEL_POINT,
    CHURCH_POINT,
    CRAFTSMAN_PHASE,
    DECISION_NAMES,
    DRAFT_PHASE,
    FACTORY_PAY,
    FESTIVAL_PAY,
    FESTIVAL_POINT,
    GOOD_NAMES,
    GUEST_HOUSE,
    HACIENDA,
    HARBOR_POINT,
    HOSPICE,
    JEWELER_PAY,
    LARGE_MARKET_PAY,
    LIGHTHOUSE_CAPTAIN_PAY,
    LIGHTHOUSE_PAY,
    LODGE_POINT,
    MAYOR_PHASE,
    NOT_BUILT,
    PLACE_NOBLES,
    PROSPECTOR_PAY,
    ROBBERY_POINT,
    ROLE_CHOICE,
    ROLE_NAMES,
    ROYAL_SUPPLIER,
    SETTLER_PHASE,
    SETTLER_TAKE,
    SMALL_MARKET_PAY,
    SMALL_WHARF_LOAD,
    SMUGGLER_PHASE,
    SPECIALTY_PAY,
    STORAGE_PHASE,
    TAKE_BENEFIT,
    TILE_NAMES,
    TRADER_PAY,
    TRADER_PHASE,
    UNION_HALL,
    UNION_POINT,
    UNIVERSITY,
    VILLA,
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
    ROLE_VERB: ((ROLE_CHOICE,), "PR-ROUND-01"),
    TAKE_VERB: ((SETTLER_PHASE,), "PR-SETTLER-02"),
    DRAW_VERB: ((), "PR-BLD-HACIENDA"),
    COLONIST_VERB: ((SETTLER_PHASE, MAYOR_PHASE, BUILDER_PHASE), "PR-MAYOR-05"),
    PLACE_VERB: ((MAYOR_PHASE,), "PR-MAYOR-05"),
    BUILD_VERB: ((BUILDER_PHASE,), "PR-BUILDER-01"),
    BONUS_VERB: ((CRAFTSMAN_PHASE,), "PR-CRAFTSMAN-04"),
    SELL_VERB: ((TRADER_PHASE,), "PR-TRADER-01"),
    LOAD_VERB: ((CAPTAIN_PHASE,), "PR-CAPTAIN-01"),
    WHARF_VERB: ((CAPTAIN_PHASE,), "PR-BLD-WHARF"),
    KEEP_VERB: ((STORAGE_PHASE,), "PR-STORAGE-04"),
    ACCEPT_VERB: ((), "PR-BLD-03"),
    QUARRIES_VERB: ((BUILDER_PHASE,), "PR-BUILDER-04"),
    DRAFT_VERB: ((DRAFT_PHASE,), "PR-X1-02"),
    PLANTATION_VERB: ((), "PR-BLD-FOREST-HOUSE"),
    FOREST_VERB: ((), "PR-BLD-FOREST-HOUSE"),
    GIVE_VERB: ((), "PR-SETTLER-07"),
    VILLA_VERB: ((), "PR-BLD-VILLA"),
    RECEIVE_VERB: ((), "PR-X2-03"),
    NOBLES_VERB: ((), "PR-X2-05"),
    RETURN_PERSON_VERB: ((), "PR-BLD-BLACK-MARKET"),
    RETURN_GOOD_VERB: ((), "PR-BLD-BLACK-MARKET"),
    RETURN_POINT_VERB: ((), "PR-BLD-BLACK-MARKET"),
    GUEST_VERB: ((), "PR-BLD-GUEST-HOUSE"),
    POST_VERB: ((TRADER_PHASE,), "PR-BLD-TRADING-POST"),
    BUY_LAND_VERB: ((), "PR-BLD-LAND-OFFICE"),
    BUY_FOREST_VERB: ((), "PR-BLD-LAND-OFFICE"),
    SMALL_WHARF_VERB: ((), "PR-BLD-SMALL-WHARF"),
    SMALL_WHARF_GOODS_VERB: ((), "PR-BLD-SMALL-WHARF"),
    UNION_VERB: ((), "PR-BLD-UNION-HALL"),
    SUPPLY_VERB: ((), "PR-BLD-ROYAL-SUPPLIER"),
    RAID_VERB: ((SMUGGLER_PHASE,), "PR-X3-RAID"),
    ROBBERY_VERB: ((SMUGGLER_PHASE,), "PR-X3-ROBBERY"),
    LURING_VERB: ((SMUGGLER_PHASE,), "PR-X3-LURING"),
    LURE_NOBLE_VERB: ((SMUGGLER_PHASE,), "PR-X3-LURING"),
    TAKEOVER_VERB: ((SMUGGLER_PHASE,), "PR-X3-05"),
}

# benefit: the rule that gives it
BENEFIT_RULES = {
    FACTORY_PAY: "PR-BLD-FACTORY",
    TRADER_PAY: "PR-TRADER-02",
    SMALL_MARKET_PAY: "PR-BLD-SMALL-MARKET",
    LARGE_MARKET_PAY: "PR-BLD-LARGE-MARKET",
    CAPTAIN_POINT: "PR-CAPTAIN-07",
    HARBOR_POINT: "PR-BLD-HARBOR",
    PROSPECTOR_PAY: "PR-PROSPECTOR-01",
    CHURCH_POINT: "PR-BLD-CHURCH",
    LIGHTHOUSE_PAY: "PR-BLD-LIGHTHOUSE",
    LIGHTHOUSE_CAPTAIN_PAY: "PR-BLD-LIGHTHOUSE",
    UNION_POINT: "PR-BLD-UNION-HALL",
    CHAPEL_PAY: "PR-BLD-CHAPEL",
    CHAPEL_POINT: "PR-BLD-CHAPEL",
    JEWELER_PAY: "PR-BLD-JEWELER",
    SPECIALTY_PAY: "PR-BLD-SPECIALTY-FACTORY",
    LODGE_POINT: "PR-BLD-HUNTING-LODGE",
    FESTIVAL_PAY: "PR-X4-04",
    FESTIVAL_POINT: "PR-X4-05",
    ROBBERY_POINT: "PR-X3-ROBBERY",
}


def offered(s: Record) -> int:
    """The benefit asked about."""
    return next(benefit for benefit, amount in enumerate(s.offered) if amount)


def question_rule(s: Record) -> str:
    """The rule behind the question that is asked."""
    if s.decision == TAKE_BENEFIT:
        return BENEFIT_RULES[offered(s)]
    if s.decision == SETTLER_TAKE and s.turn == s.holder:
        return "PR-SETTLER-01"
    return DECISION_RULES[DECISION_NAMES[s.decision]]


def question(s: Record) -> str:
    """What is asked, as a sentence."""
    if s.decision == TAKE_BENEFIT:
        return f"Take this benefit: {BENEFIT_NAMES[offered(s)]} ({s.offered[offered(s)]})?"
    if s.decision == SMALL_WHARF_LOAD:
        return f"Small wharf: how many {GOOD_NAMES[s.slot]} do you ship?"
    if s.decision == PLACE_NOBLES:
        return f"How many of the people you put on {SLOT_NAMES[s.slot]} are nobles?"
    return QUESTIONS[DECISION_NAMES[s.decision]]


GOOD_VERBS = (
    BONUS_VERB,
    SELL_VERB,
    LOAD_VERB,
    WHARF_VERB,
    KEEP_VERB,
    POST_VERB,
    SMALL_WHARF_GOODS_VERB,
    SUPPLY_VERB,
    RETURN_GOOD_VERB,
)


def why_not(
    code: int, action: int, rules: Record, s: Record, price: Callable[[int], int], limits: Mapping[str, int]
) -> tuple[str, str]:
    """(rule id, sentence) for a refusal."""
    reason = reasons.REASONS[code]
    rule = reason.rule
    verb = ACTIONS.verbs[action]
    if code == reasons.NOT_ASKED:
        missing = building_missing(verb, s)
        if missing is not None:
            return BUILDING_ROWS[missing].rule, f"You have no occupied {BUILDING_NAMES[missing]}."
        phases, rule = VERB_RULES.get(verb, ((s.phase,), ""))
        rule = OF_THE_QUESTION if s.phase in phases else rule
    elif rule == OF_THE_QUESTION and verb == GIVE_VERB and s.phase == TRADER_PHASE:
        rule = VERB_RULES[BUY_LAND_VERB][1]
    if rule == OF_THE_QUESTION:
        rule = question_rule(s)
    return rule, reason.sentence.format(**details(code, action, rules, s, price), **limits)


# verb: the building without which it is never asked
BUILDING_OF_VERB = {
    DRAW_VERB: HACIENDA,
    VILLA_VERB: VILLA,
    GUEST_VERB: GUEST_HOUSE,
    UNION_VERB: UNION_HALL,
    SUPPLY_VERB: ROYAL_SUPPLIER,
    RETURN_PERSON_VERB: BLACK_MARKET,
    RETURN_GOOD_VERB: BLACK_MARKET,
    RETURN_POINT_VERB: BLACK_MARKET,
}
COLONIST_FOR = {SETTLER_PHASE: HOSPICE, BUILDER_PHASE: UNIVERSITY}


def building_missing(verb: int, s: Record) -> int | None:
    """The building that an action needs and that the player does not have, or not occupied."""
    building = COLONIST_FOR.get(s.phase) if verb == COLONIST_VERB else BUILDING_OF_VERB.get(verb)
    return building if building is not None and s.players[s.turn].city[building] <= 0 else None


def details(code: int, action: int, rules: Record, s: Record, price: Callable[[int], int]) -> dict[str, Any]:
    """The names and numbers a refusal may mention."""
    verb, first, second = ACTIONS.verbs[action], ACTIONS.firsts[action], ACTIONS.seconds[action]
    player = s.players[s.turn]
    found: dict[str, Any] = {
        "asked": question(s) if s.decision else "none",
        "players": rules.players,
        "money": plural(player.doubloons, "doubloon"),
        "capacity": second,
        "number": second,
    }
    if code in (reasons.ROLE_TAKEN, reasons.ROLE_NOT_IN_PLAY):
        found["role"] = ROLE_NAMES[first]
    if verb == TAKE_VERB:
        found["tile"] = TILE_NAMES[first]
    if verb in (BUILD_VERB, DRAFT_VERB):
        used = sum(int(SPACES[b]) for b, inside in enumerate(player.city) if inside != NOT_BUILT)
        found |= {
            "building": BUILDING_NAMES[first],
            "price": plural(price(first), "doubloon"),
            "spaces": plural(int(SPACES[first]), "free city space"),
            "free": CITY_SPACES - used,
        }
    elif s.new_building >= 0:
        found |= {"building": BUILDING_NAMES[s.new_building], "number": first}
    if code == reasons.TAKEN_OVER_BY_YOU:
        found["role"] = ROLE_NAMES[first]
    if verb == FOREST_VERB:
        found["tile"] = GOOD_NAMES[min(first, len(GOOD_NAMES) - 1)]
    if verb in GOOD_VERBS:
        found |= {"good": GOOD_NAMES[first], "held": int(player.goods[first])}
    if verb in (PLACE_VERB, NOBLES_VERB) and s.slot < len(SLOT_NAMES):
        found["slot"] = SLOT_NAMES[s.slot]
    if verb in (KEEP_VERB, SMALL_WHARF_GOODS_VERB):
        found["kind"] = GOOD_NAMES[min(s.slot, len(GOOD_NAMES) - 1)]
    return found


def describe_action(action: int, rules: Record, s: Record, price: Callable[[int], int]) -> str:
    """One sentence saying what an action does now."""
    verb, first, second = ACTIONS.verbs[action], ACTIONS.firsts[action], ACTIONS.seconds[action]
    if verb == BUILD_VERB:
        circles = plural(int(CIRCLES[first]), "circle")
        return f"Build the {BUILDING_NAMES[first]} for {plural(price(first), 'doubloon')} ({circles})."
    if verb == LOAD_VERB:
        return f"Load {GOOD_NAMES[first]} on the ship with {second} spaces."
    if verb == PLACE_VERB:
        return f"{plural(second, 'colonist')} on {SLOT_NAMES[first]}."
    if verb == KEEP_VERB:
        return f"Keep {second} of your {s.players[s.turn].goods[first]} {GOOD_NAMES[first]}."
    if verb == DRAFT_VERB:
        row = BUILDING_ROWS[first]
        return f"Draft the {BUILDING_NAMES[first]} (cost {row.cost}, {plural(row.points, 'point')})."
    return next(block.doc for block in ACTIONS.blocks if block.verb == verb)
