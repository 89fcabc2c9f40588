"""Questions, actions and refusals as messages."""

from collections.abc import Callable, Container, Mapping
from typing import Any

from antilles.core.messages import Message, slug
from antilles.core.reasons import OF_THE_QUESTION
from antilles.core.records import Record
from antilles.puerto_rico import (
    actions,
    benefits,
    buildings,
    decisions,
    goods,
    people,
    phases,
    reasons,
    slots,
    things,
    tiles,
    verbs,
)
from antilles.puerto_rico.actions import ACTIONS


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


TAKE_QUARRY = ACTIONS.find(verbs.TAKE, tiles.QUARRY)


def question(s: Record, legal: Container[int]) -> Message:
    """What is asked; nothing is offered in it that is not legal now."""
    name = things.DECISION[s.decision]
    if s.decision == decisions.TAKE_BENEFIT:
        benefit = offered(s)
        unit, source = things.unit(benefit), things.source(benefit)
        return Message("pr-question-take-benefit", amount=s.offered[benefit], unit=unit, source=source)
    if s.decision == decisions.SMALL_WHARF_LOAD:
        return Message("pr-question-small-wharf-load", good=things.GOOD[s.slot])
    if s.decision == decisions.PLACE_NOBLES:
        return Message("pr-question-place-nobles", slot=things.SLOT[s.slot])
    if s.decision == decisions.SETTLER_TAKE:
        plantation = any(ACTIONS.find(verbs.TAKE, good) in legal for good in goods.ALL)
        quarry = TAKE_QUARRY in legal
        only = "" if quarry and plantation else "-plantation" if plantation else "-quarry" if quarry else "-forest"
        return Message(f"pr-question-settler-take{only}")
    return Message(f"pr-question-{name}")


def why_not(
    code: int, action: int, rules: Record, s: Record, price: Callable[[int], int], more: Mapping[str, Any]
) -> tuple[str, Message]:
    """(rule id, what is said) for a refusal; `more` are the question that is asked and the limits of the answer."""
    reason = reasons.REASONS[code]
    rule = reason.rule
    verb = ACTIONS.verbs[action]
    row = verbs.VERBS[verb]
    if code == reasons.NOT_ASKED:
        missing = building_missing(verb, s)
        if missing != buildings.NONE:
            return buildings.BUILDINGS[missing].rule, not_occupied(missing)
        rule = OF_THE_QUESTION if s.phase in row.phases or verb == verbs.PASS else row.rule
    elif rule == OF_THE_QUESTION and verb == verbs.GIVE and s.phase == phases.TRADER:
        rule = buildings.BUILDINGS[buildings.LAND_OFFICE].rule
    if rule == OF_THE_QUESTION:
        rule = question_rule(s)
    return rule, refusal(code, details(code, action, rules, s, price) | dict(more))


def not_occupied(building: int) -> Message:
    """That a player lacks an occupied building."""
    return Message("pr-refusal-not-occupied", building=things.BUILDING[building])


def refusal(code: int, found: Mapping[str, Any]) -> Message:
    """A reason as a message, with what it mentions."""
    reason = reasons.REASONS[code]
    return Message(f"pr-refusal-{slug(reason.words)}", **{name: found[name] for name in reason.mentions})


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
    found: dict[str, Any] = {"players": rules.players, "money": player.doubloons, "spaces": second, "number": second}
    if code in (reasons.ROLE_TAKEN, reasons.ROLE_NOT_IN_PLAY, reasons.TAKEN_OVER_BY_YOU):
        found["role"] = things.ROLE[first]
    if verb == verbs.TAKE:
        found["tile"] = things.TILE[first]
    if verb in (verbs.BUILD, verbs.DRAFT):
        found |= {"building": things.BUILDING[first], "price": price(first)}
        found |= {"spaces": buildings.BUILDINGS[first].spaces, "free": player.city_free}
    elif s.new_building >= 0:
        found |= {"building": things.BUILDING[s.new_building], "number": first}
    if verb == verbs.RAID:
        found["spaces"] = first
    if verb == verbs.FOREST:
        found["tile"] = things.TILE[min(first, goods.COUNT - 1)]
    if verbs.VERBS[verb].about_good:
        found |= {"good": things.GOOD[first], "held": player.goods[first]}
    if verb in (verbs.PLACE, verbs.NOBLES) and s.slot < len(slots.NAMES):
        found["slot"] = things.SLOT[s.slot]
    if verb in (verbs.KEEP, verbs.SMALL_WHARF_GOODS):
        found["kind"] = things.GOOD[min(s.slot, goods.COUNT - 1)]
    return found


def describe_action(action: int, s: Record, price: Callable[[int], int]) -> Message:
    """One sentence saying what an action does now."""
    verb, first, second = ACTIONS.verbs[action], ACTIONS.firsts[action], ACTIONS.seconds[action]
    if verb == verbs.BUILD:
        row, thing = buildings.BUILDINGS[first], things.BUILDING[first]
        return Message("pr-action-build", building=thing, doubloons=price(first), circles=row.circles)
    if verb == verbs.KEEP:
        held = s.players[s.turn].goods[first]
        return Message("pr-action-keep", number=second, held=held, good=things.GOOD[first])
    if verb == verbs.DRAFT:
        row, thing = buildings.BUILDINGS[first], things.BUILDING[first]
        return Message("pr-action-draft", building=thing, cost=row.cost, points=row.points)
    return Message("as-sentence", phrase=phrase(action))


def phrase(action: int) -> Message:
    """What an action is called in a list of choices; people may type it so."""
    verb, first, second = ACTIONS.verbs[action], ACTIONS.firsts[action], ACTIONS.seconds[action]
    special = PHRASES.get(verb)
    if special is not None:
        return special(first, second)
    args: dict[str, Any] = {}
    if verbs.VERBS[verb].about_good:
        args["good"] = things.GOOD[first]
    elif verb in (verbs.BUILD, verbs.DRAFT):
        args["building"] = things.BUILDING[first]
    elif verb in (verbs.ROLE, verbs.TAKEOVER):
        args["role"] = things.ROLE[first]
    return Message(f"pr-do-{slug(verbs.VERBS[verb].name)}", **args)


def give_phrase(tile: int, detail: int) -> Message:
    """Giving up a tile, with who stands on it, or a forest, with what it was."""
    if tile == tiles.FOREST and detail != tiles.STOCK_FOREST:
        return Message("pr-do-give-forest-of", tile=things.TILE[detail])
    if tile == tiles.FOREST or detail == tiles.NOBODY_ON_IT:
        return Message("pr-do-give", tile=things.TILE[tile])
    person = people.NOBLE if detail == tiles.NOBLE_ON_IT else people.COLONIST
    return Message("pr-do-give-with", tile=things.TILE[tile], person=things.PERSON[person])


def return_phrase(slot: int, person: int) -> Message:
    """Returning somebody from his circle, or one who waits."""
    if slot == slots.LIMBO:
        return Message("pr-do-return-waiting", person=things.PERSON[person])
    return Message("pr-do-return-person", person=things.PERSON[person], slot=things.SLOT[slot])


def forest_phrase(face: int, _: int) -> Message:
    """Placing a forest, and which plantation is laid face down for it."""
    if face == tiles.STOCK_FOREST:
        return Message("pr-do-forest")
    return Message("pr-do-forest-of", tile=things.TILE[face])


LURE_CHOICES = {actions.LURE_KEEP: "keep", actions.LURE_REMOVE: "remove", actions.LURE_LEAVE: "leave"}
PHRASES: dict[int, Callable[[int, int], Message]] = {
    verbs.TAKE: lambda tile, _: Message("pr-do-take", tile=things.TILE[tile]),
    verbs.PLACE: lambda slot, number: Message("pr-do-place", people=number, slot=things.SLOT[slot]),
    verbs.NOBLES: lambda slot, number: Message("pr-do-nobles", nobles=number, slot=things.SLOT[slot]),
    verbs.LOAD: lambda good, spaces: Message("pr-do-load", good=things.GOOD[good], spaces=spaces),
    verbs.KEEP: lambda good, number: Message("pr-do-keep", good=things.GOOD[good], number=number),
    verbs.SMALL_WHARF_GOODS: lambda good, number: Message(
        "pr-do-small-wharf-goods", good=things.GOOD[good], number=number
    ),
    verbs.QUARRIES: lambda number, _: Message("pr-do-quarries", quarries=number),
    verbs.FOREST: forest_phrase,
    verbs.GIVE: give_phrase,
    verbs.RECEIVE: lambda person, _: Message("pr-do-receive", person=things.PERSON[person]),
    verbs.RETURN_PERSON: return_phrase,
    verbs.GUEST: lambda slot, person: Message("pr-do-guest", slot=things.SLOT[slot], person=things.PERSON[person]),
    verbs.RAID: lambda spaces, kept: Message("pr-do-raid", spaces=spaces, kept=kept),
    verbs.LURING: lambda number, _: Message("pr-do-luring", people=number),
    verbs.LURE_NOBLE: lambda choice, _: Message(f"pr-do-lure-noble-{LURE_CHOICES[choice]}"),
}
