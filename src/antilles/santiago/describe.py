"""Questions, actions and refusals as sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from antilles.core.layout import Record
from antilles.core.reasons import OF_THE_QUESTION
from antilles.santiago.actions import (
    ACTIONS,
    CAFE_BOTH,
    CAFE_CIGARS,
    CAPTURE_VERB,
    DRIVE_VERB,
    GIVE_VERB,
    LEAVE_OUT_VERB,
    LEFT,
    LOAD_VERB,
    N_GOODS,
    PASS_VERB,
    TAKE_VERB,
    USE_VERB,
    VISIT_VERB,
    WOOD_VERB,
)
from antilles.santiago.components import (
    BANK_PESOS,
    CAFE_POINTS,
    CASINO_PESOS,
    CHURCH_POINTS,
    CONTRACTOR_POINTS,
    MADE_GOOD,
    NEWSPAPER_PESOS,
    PORT,
    RAW_GOOD,
    STOPS,
    VENUE_RULES,
    WOOD_POINTS,
)
from antilles.santiago.reasons import NOT_ASKED, REASONS
from antilles.santiago.vocabulary import (
    ALONSO_CHOICE,
    BANK,
    BLACK_MARKET,
    CAFE,
    CASINO,
    CHURCH,
    CIGAR_FACTORY,
    CIGARS,
    CONTRACTOR,
    CUSTOMS,
    DECISION_NAMES,
    DIE_COLOURS,
    DISTILLERY,
    EL_ZORRO,
    FLOWER_NAMES,
    GOOD_NAMES,
    NEWSPAPER,
    NO_CUBAN,
    NO_VENUE,
    PORT_AUTHORITY,
    PORT_LOAD,
    RUM,
    SAWMILL,
    VENUE_USE,
    WOOD,
)
from antilles.santiago.words import GIFT_TITLES, cuban_title, gift, goods, pesos, stops, venue_title

# decision: what is asked, as the player reads it
QUESTIONS = {
    "drive": "Drive the car: how many stops?",
    "pablo": "Pablo: take one good.",
    "zorro": "El Zorro: what do you give?",
    "alonso": "Alonso: capture a venue, use one you own, or pass.",
    "pawn": "Move your pawn to a venue.",
    "venue": "Use the venue, or pass.",
    "load": "Load goods of one kind, or pass for this round.",
    "demand": "New demand: which die do you leave out?",
}

# decision: the rule behind the question
DECISION_RULES = {
    "drive": "SDC-CAR-1",
    "pablo": "SDC-CUBAN-PABLO",
    "zorro": "SDC-CUBAN-EL_ZORRO",
    "alonso": "SDC-CUBAN-ALONSO",
    "pawn": "SDC-TURN-4",
    "venue": "SDC-TURN-5",
    "load": "SDC-PORT-2",
    "demand": "SDC-SHIP-5",
}


def question(s: Record) -> str:
    """What is asked now."""
    return QUESTIONS[DECISION_NAMES[s.decision]]


def question_rule(s: Record) -> str:
    """The rule behind the question."""
    return DECISION_RULES[DECISION_NAMES[s.decision]]


# ------------------------------------------------------------------ what an action does
def describe_action(action: int, rules: Record, s: Record, seats: Sequence[str]) -> str:
    """One sentence saying what an action does now; `seats` are the players' names."""
    verb, first, second = ACTIONS.verbs[action], ACTIONS.firsts[action], ACTIONS.seconds[action]
    if verb == DRIVE_VERB:
        return drive_words(first, s)
    if verb == TAKE_VERB:
        return f"Take {goods(first, 1)} from the supply."
    if verb == GIVE_VERB:
        return f"Give {gift(first)} to {seats[s.active]}."
    if verb == CAPTURE_VERB:
        return f"Put an ownership marker on {venue_title(first)}."
    if verb == VISIT_VERB:
        return f"Move your pawn to {venue_title(first)}."
    if verb == USE_VERB:
        return use_words(first, second, rules, s)
    if verb == LOAD_VERB:
        return f"Load {goods(first, second)} for {second * rules.prices[s.flag]} VP."
    if verb == WOOD_VERB:
        return f"Load {second} wood in place of {GOOD_NAMES[first]} for {second * WOOD_POINTS} VP."
    if verb == LEAVE_OUT_VERB:
        return f"Leave the {DIE_COLOURS[first]} die out: no demand for {GOOD_NAMES[first]}."
    return pass_words(s)


def pass_words(s: Record) -> str:
    """What passing means here."""
    if s.decision == PORT_LOAD:
        return "Load no more in this loading round."
    if s.decision == ALONSO_CHOICE:
        return "Make no use of Alonso."
    return f"Do not use {venue_title(s.players[s.active].pawn)}." if s.decision == VENUE_USE else "Pass."


def drive_words(steps: int, s: Record) -> str:
    """Where a drive leads and what it costs."""
    stop = (s.car + steps) % STOPS
    if stop == PORT:
        there = "the port, a loading round"
    else:
        cuban = s.street[stop]
        busy = s.busy >> cuban & 1 and steps < STOPS  # SDC-AMB-5: after a full lap he is available again
        there = f"{cuban_title(cuban)} (busy)" if busy else cuban_title(cuban)
    cost = "free" if steps == 1 else pesos(steps - 1)
    return f"Drive {stops(steps)} to {there}: {cost}."


def use_words(venue: int, how: int, rules: Record, s: Record) -> str:
    """What a use of a venue does."""
    name = venue_title(venue)
    name = name[0].upper() + name[1:]
    return f"{name}: {USES[venue](how, rules, s)}."


def casino_words(points: int, rules: Record, s: Record) -> str:
    """Which way, and how much."""
    if points > 0:
        return f"pay {CASINO_PESOS * points} pesos for {points} VP"
    return f"give {-points} VP for {-CASINO_PESOS * points} pesos"


def price_words(way: int, rules: Record, s: Record) -> str:
    """Where the price marker goes."""
    flag = s.flag + (-1 if way == LEFT else 1)
    if flag == rules.flags:
        return "the price marker goes onto the checkered flag and the ship leaves"
    return f"the price goes from {rules.prices[s.flag]} to {rules.prices[max(0, flag)]} VP"


def cafe_words(served: int, rules: Record, s: Record) -> str:
    """What is served."""
    if served == CAFE_BOTH:
        return f"return 1 rum and 1 cigars for {2 * CAFE_POINTS} VP"
    return f"return 1 {'cigars' if served == CAFE_CIGARS else 'rum'} for {CAFE_POINTS} VP"


USES: dict[int, Callable[[int, Any, Any], str]] = {
    BANK: lambda how, rules, s: f"take {pesos(BANK_PESOS)}",
    CUSTOMS: lambda how, rules, s: f"turn the {DIE_COLOURS[how]} die ({GOOD_NAMES[how]}) to 0",
    CHURCH: lambda how, rules, s: f"take {CHURCH_POINTS} VP",
    PORT_AUTHORITY: price_words,
    DISTILLERY: lambda how, rules, s: f"return {how} sugar, take {how} rum",
    CIGAR_FACTORY: lambda how, rules, s: f"return {how} tobacco, take {how} cigars",
    BLACK_MARKET: lambda how, rules, s: f"return 1 {GOOD_NAMES[how // N_GOODS]}, take 1 {GOOD_NAMES[how % N_GOODS]}",
    SAWMILL: lambda how, rules, s: "return 1 wood, take 1 VP and 1 peso",
    CAFE: cafe_words,
    CASINO: casino_words,
    CONTRACTOR: lambda how, rules, s: f"load 1 {GOOD_NAMES[how]} for {CONTRACTOR_POINTS} VP",
    NEWSPAPER: lambda how, rules, s: (
        f"take {pesos(NEWSPAPER_PESOS)}" + ("" if how == NO_CUBAN else f" and turn {cuban_title(how)} to busy")
    ),
}


# ------------------------------------------------------------------ why not
# verb: the rule that says when it is asked
VERB_RULES = {
    DRIVE_VERB: "SDC-TURN-2",
    TAKE_VERB: "SDC-CUBAN-PABLO",
    GIVE_VERB: "SDC-CUBAN-EL_ZORRO",
    CAPTURE_VERB: "SDC-OWNER-1",
    VISIT_VERB: "SDC-TURN-4",
    USE_VERB: "SDC-TURN-5",
    LOAD_VERB: "SDC-PORT-1",
    WOOD_VERB: "SDC-WOOD-1",
    LEAVE_OUT_VERB: "SDC-SHIP-4",
}


def why_not(code: int, action: int, rules: Record, s: Record) -> tuple[str, str]:
    """(rule id, sentence) for a refusal."""
    reason = REASONS[code]
    rule = reason.rule
    if code == NOT_ASKED:
        rule = rule_of_verb(ACTIONS.verbs[action], s)
    elif rule == OF_THE_QUESTION:
        rule = rule_of_answer(action, s)
    return rule, reason.sentence.format(**details(action, rules, s))


def rule_of_verb(verb: int, s: Record) -> str:
    """The rule by which another question is asked now: in the port and at El Zorro the pawn stays."""
    if verb in (VISIT_VERB, USE_VERB) and s.decision == PORT_LOAD:
        return "SDC-PORT-7"
    if verb == VISIT_VERB and s.street[s.car] == EL_ZORRO:
        return "SDC-TURN-6"
    return VERB_RULES.get(verb) or question_rule(s)


def rule_of_answer(action: int, s: Record) -> str:
    """The rule of an answer to the question asked: venues, wood and passing have their own."""
    verb = ACTIONS.verbs[action]
    if verb == USE_VERB:
        return VENUE_RULES[ACTIONS.firsts[action]]
    if verb == WOOD_VERB:
        return VERB_RULES[WOOD_VERB]
    return "SDC-PORT-4" if verb == PASS_VERB and s.decision == PORT_LOAD else question_rule(s)


def details(action: int, rules: Record, s: Record) -> dict[str, Any]:
    """The names and numbers a refusal may mention."""
    verb, first, second = ACTIONS.verbs[action], ACTIONS.firsts[action], ACTIONS.seconds[action]
    player = s.players[s.turn]
    found: dict[str, Any] = {
        "asked": question(s) if s.decision else "",
        "money": pesos(int(player.pesos)),
        "vp": int(player.points),
        "cuban": cuban_title(s.street[s.car]) if s.street[s.car] != NO_CUBAN else "the port",
    }
    if verb == DRIVE_VERB:
        found |= {"stops": stops(first), "cost": pesos(first - 1)}
    elif verb == GIVE_VERB:
        found["gift"] = GIFT_TITLES[first]
    elif verb == TAKE_VERB:
        found |= taken_good(first, s)
    elif verb in (CAPTURE_VERB, VISIT_VERB, USE_VERB):
        found |= venue_details(first, rules, s)
    if verb in (LOAD_VERB, WOOD_VERB):
        found |= die(first, s) | given_good(WOOD if verb == WOOD_VERB else first, player)
    elif verb == USE_VERB:
        found |= use_details(first, second, s, player)
    return found


def venue_details(venue: int, rules: Record, s: Record) -> dict[str, Any]:
    """What a refusal may say about a venue."""
    cuban, pawn = s.street[s.car], s.players[s.turn].pawn
    return {
        "venue": venue_title(venue),
        "pawn": "no venue" if pawn == NO_VENUE else venue_title(pawn),
        "flower": FLOWER_NAMES[s.venue_flower[venue]],
        "wanted": FLOWER_NAMES[rules.cuban_flower[cuban]],
    }


def use_details(venue: int, how: int, s: Record, player: Record) -> dict[str, Any]:
    """What a refusal may say about a use."""
    if venue == CUSTOMS:
        return die(how, s)
    if venue in (DISTILLERY, CIGAR_FACTORY):
        return given_good(int(RAW_GOOD[venue]), player) | taken_good(int(MADE_GOOD[venue]), s)
    if venue == BLACK_MARKET:
        return given_good(how // N_GOODS, player) | taken_good(how % N_GOODS, s)
    if venue == SAWMILL:
        return given_good(WOOD, player)
    if venue == CAFE:
        lacks_rum = how != CAFE_CIGARS and not player.goods[RUM]
        return given_good(RUM if lacks_rum else CIGARS, player)
    if venue == CASINO:
        return {"points": abs(how), "lot": pesos(CASINO_PESOS * abs(how))}
    if venue == CONTRACTOR:
        return given_good(how, player) | (die(how, s) if how != WOOD else {})
    return {"cuban": cuban_title(how)} if venue == NEWSPAPER and how != NO_CUBAN else {}


def given_good(good: int, player: Record) -> dict[str, Any]:
    """What the player has of a good."""
    return {"given": GOOD_NAMES[good], "held": int(player.goods[good]) or "no"}


def taken_good(good: int, s: Record) -> dict[str, Any]:
    """What the supply has of a good."""
    return {"taken": GOOD_NAMES[good], "left": int(s.supply[good]) or "no"}


def die(good: int, s: Record) -> dict[str, Any]:
    """A good's die."""
    return {"good": GOOD_NAMES[good], "colour": DIE_COLOURS[good], "demand": int(s.demand[good])}
