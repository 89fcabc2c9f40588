"""Events, actions, questions and refusals as sentences."""

from collections.abc import Callable, Mapping
from typing import Any

from antilles.core.layout import Record
from antilles.core.reasons import OF_THE_QUESTION
from antilles.puerto_rico import benefits, buildings, decisions, goods, phases, reasons, roles, slots, tiles, verbs
from antilles.puerto_rico.actions import ACTIONS
from antilles.puerto_rico.words import plural


def offered(s: Record) -> int:
    """The benefit asked about."""
    return next(benefit for benefit, amount in enumerate(s.offered) if amount)


def question_rule(s: Record) -> str:
    """The rule behind the question that is asked."""
    if s.decision == decisions.TAKE_BENEFIT:
        return benefits.BENEFITS[offered(s)].rule
    if s.decision == decisions.SETTLER_TAKE and s.turn == s.holder:
        return "PR-SETTLER-01"
    return decisions.DECISIONS[s.decision].rule


def question(s: Record) -> str:
    """What is asked, as a sentence."""
    if s.decision == decisions.TAKE_BENEFIT:
        return f"Take this benefit: {benefits.NAMES[offered(s)]} ({s.offered[offered(s)]})?"
    if s.decision == decisions.SMALL_WHARF_LOAD:
        return f"Small wharf: how many {goods.NAMES[s.slot]} do you ship?"
    if s.decision == decisions.PLACE_NOBLES:
        return f"How many of the people you put on {slots.NAMES[s.slot]} are nobles?"
    return decisions.DECISIONS[s.decision].question


def why_not(
    code: int, action: int, rules: Record, s: Record, price: Callable[[int], int], limits: Mapping[str, int]
) -> tuple[str, str]:
    """(rule id, sentence) for a refusal."""
    reason = reasons.REASONS[code]
    rule = reason.rule
    verb = ACTIONS.verbs[action]
    row = verbs.VERBS[verb]
    if code == reasons.NOT_ASKED:
        missing = building_missing(verb, s)
        if missing != buildings.NONE:
            return buildings.BUILDINGS[missing].rule, f"You have no occupied {buildings.NAMES[missing]}."
        rule = OF_THE_QUESTION if s.phase in row.phases or verb == verbs.PASS else row.rule
    elif rule == OF_THE_QUESTION and verb == verbs.GIVE and s.phase == phases.TRADER:
        rule = buildings.BUILDINGS[buildings.LAND_OFFICE].rule
    if rule == OF_THE_QUESTION:
        rule = question_rule(s)
    return rule, reason.sentence.format(**details(code, action, rules, s, price), **limits)


COLONIST_FOR = {phases.SETTLER: buildings.HOSPICE, phases.BUILDER: buildings.UNIVERSITY}


def building_missing(verb: int, s: Record) -> int:
    """The building that an action needs and that the player does not have, or not occupied; buildings.NONE if none."""
    needed = verbs.VERBS[verb].building
    building = COLONIST_FOR.get(s.phase, needed) if verb == verbs.COLONIST else needed
    return building if building != buildings.NONE and s.players[s.turn].city[building] <= 0 else buildings.NONE


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
    if code in (reasons.ROLE_TAKEN, reasons.ROLE_NOT_IN_PLAY, reasons.TAKEN_OVER_BY_YOU):
        found["role"] = roles.NAMES[first]
    if verb == verbs.TAKE:
        found["tile"] = tiles.NAMES[first]
    if verb in (verbs.BUILD, verbs.DRAFT):
        found |= {
            "building": buildings.NAMES[first],
            "price": plural(price(first), "doubloon"),
            "spaces": plural(int(buildings.BUILDINGS[first].spaces), "free city space"),
            "free": int(player.city_free),
        }
    elif s.new_building >= 0:
        found |= {"building": buildings.NAMES[s.new_building], "number": first}
    if verb == verbs.FOREST:
        found["tile"] = goods.NAMES[min(first, len(goods.NAMES) - 1)]
    if verbs.VERBS[verb].about_good:
        found |= {"good": goods.NAMES[first], "held": int(player.goods[first])}
    if verb in (verbs.PLACE, verbs.NOBLES) and s.slot < len(slots.NAMES):
        found["slot"] = slots.NAMES[s.slot]
    if verb in (verbs.KEEP, verbs.SMALL_WHARF_GOODS):
        found["kind"] = goods.NAMES[min(s.slot, len(goods.NAMES) - 1)]
    return found


def describe_action(action: int, rules: Record, s: Record, price: Callable[[int], int]) -> str:
    """One sentence saying what an action does now."""
    verb, first, second = ACTIONS.verbs[action], ACTIONS.firsts[action], ACTIONS.seconds[action]
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
    return next(block.doc for block in ACTIONS.blocks if block.verb == verb)
