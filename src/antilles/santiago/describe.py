"""Questions, actions and refusals as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from antilles.core.layout import Record
from antilles.santiago import reasons
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
    CUBAN_ROWS,
    NEWSPAPER_PESOS,
    PORT,
    STOPS,
    VENUE_RULES,
    WOOD_POINTS,
)
from antilles.santiago.vocabulary import (
    ALONSO_CHOICE,
    BANK,
    BLACK_MARKET,
    CAFE,
    CASINO,
    CHURCH,
    CIGAR_FACTORY,
    CONTRACTOR,
    CUSTOMS,
    DECISION_NAMES,
    DIE_COLOURS,
    DISTILLERY,
    FLOWER_NAMES,
    GOOD_NAMES,
    NEWSPAPER,
    NO_CUBAN,
    PORT_AUTHORITY,
    PORT_LOAD,
    SAWMILL,
    VENUE_USE,
    WOOD,
)
from antilles.santiago.words import cuban_title, gift, goods, pesos, stops, venue_title

# decision: (what is asked, as the player reads it; the rule behind it)
QUESTIONS = {
    "drive": ("Drive the car: how many stops?", "SDC-CAR-1"),
    "pablo": ("Pablo: take one good.", "SDC-CUBAN-PABLO"),
    "zorro": ("El Zorro: what do you give?", "SDC-CUBAN-EL_ZORRO"),
    "alonso": ("Alonso: capture a venue, use one you own, or pass.", "SDC-CUBAN-ALONSO"),
    "pawn": ("Move your pawn to a venue.", "SDC-TURN-4"),
    "venue": ("Use the venue, or pass.", "SDC-TURN-5"),
    "load": ("Load goods of one kind, or pass for this round.", "SDC-PORT-2"),
    "demand": ("New demand: which die do you leave out?", "SDC-SHIP-5"),
}


def question(s: Record) -> str:
    """What is asked now."""
    return QUESTIONS[DECISION_NAMES[s.decision]][0]


def question_rule(s: Record) -> str:
    """The rule behind the question; a venue has its own."""
    if s.decision == VENUE_USE:
        return VENUE_RULES[s.players[s.active].pawn]
    return QUESTIONS[DECISION_NAMES[s.decision]][1]


# ------------------------------------------------------------------ what an action does
def describe_action(action: int, rules: Record, s: Record) -> str:
    """One sentence saying what an action does now."""
    verb, first, second = ACTIONS.verbs[action], ACTIONS.firsts[action], ACTIONS.seconds[action]
    if verb == DRIVE_VERB:
        return drive_words(first, s)
    if verb == TAKE_VERB:
        return f"Take {goods(first, 1)} from the supply."
    if verb == GIVE_VERB:
        return f"Give {gift(first)} to seat {s.active}."
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
        there = f"{cuban_title(cuban)} (busy)" if s.busy >> cuban & 1 else cuban_title(cuban)
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
def why_not(code: int, action: int, rules: Record, s: Record) -> tuple[str, str]:
    """(rule id, sentence) for a refusal."""
    if code == reasons.GAME_IS_OVER:
        return "SDC-END-1", "The game is over."
    if code == reasons.NOT_ASKED:
        return not_asked(action, s)
    if ACTIONS.verbs[action] == USE_VERB and code in VENUE_REASONS:
        venue, how = ACTIONS.firsts[action], ACTIONS.seconds[action]
        return VENUE_RULES[venue], VENUE_REASONS[code](venue, how, rules, s)
    rule, sentence = REASONS[code]
    return rule, sentence(action, rules, s)


def not_asked(action: int, s: Record) -> tuple[str, str]:
    """An action that answers another question."""
    rule = question_rule(s)
    asked = QUESTIONS[DECISION_NAMES[s.decision]][0]
    if s.decision in (ALONSO_CHOICE, PORT_LOAD) or ACTIONS.verbs[action] != USE_VERB:
        return rule, f"This is not what is asked now. {asked}"
    return "SDC-TURN-3", f"A venue is used after the Cuban and the pawn. {asked}"


def first_of(action: int) -> int:
    """The first part of an action."""
    return int(ACTIONS.firsts[action])


def held_words(s: Record, good: int) -> str:
    """What the deciding seat holds of a good."""
    number = int(s.players[s.turn].goods[good])
    return f"you hold {number} {GOOD_NAMES[good]}" if number else f"you hold no {GOOD_NAMES[good]}"


def loaded_good(action: int) -> int:
    """The good that a load takes from the player."""
    return WOOD if ACTIONS.verbs[action] == WOOD_VERB else first_of(action)


def steps_words(action: int, rules: Record, s: Record) -> str:
    """Too little money for the drive."""
    steps = first_of(action)
    return f"{stops(steps)} cost {pesos(steps - 1)}; you have {pesos(int(s.players[s.turn].pesos))}."


def flower_words(action: int, rules: Record, s: Record) -> str:
    """The wrong colour."""
    cuban = s.street[s.car]
    venue = first_of(action)
    wanted, found = FLOWER_NAMES[rules.cuban_flower[cuban]], FLOWER_NAMES[s.venue_flower[venue]]
    return f"{cuban_title(cuban)} has a {wanted} flower, and {venue_title(venue)} lies under a {found} one."


def capital(text: str) -> str:
    """With a capital letter."""
    return text[0].upper() + text[1:]


REASONS: dict[int, tuple[str, Callable[[int, Any, Any], str]]] = {
    reasons.STEPS_TOO_DEAR: ("SDC-CAR-3", steps_words),
    reasons.PABLO_HAS_NO_WOOD: ("SDC-CUBAN-PABLO", lambda a, r, s: "Pablo never gives wood."),
    reasons.SUPPLY_LACKS_IT: (
        "SDC-CUBAN-PABLO",
        lambda a, r, s: f"There is no {GOOD_NAMES[first_of(a)]} in the supply.",
    ),
    reasons.ZORRO_TAKES_NO_WOOD: ("SDC-CUBAN-EL_ZORRO", lambda a, r, s: "El Zorro never gets wood."),
    reasons.GIFT_NOT_HELD: (
        "SDC-CUBAN-EL_ZORRO",
        lambda a, r, s: f"You do not have {gift(first_of(a))} to give.",
    ),
    reasons.RIVAL_OWNS_IT: ("SDC-OWNER-1", lambda a, r, s: f"A rival owns {venue_title(first_of(a))}."),
    reasons.YOU_OWN_IT: ("SDC-OWNER-1", lambda a, r, s: f"You own {venue_title(first_of(a))} already."),
    reasons.NO_MARKER_LEFT: ("SDC-OWNER-2", lambda a, r, s: "You have no ownership marker left."),
    reasons.NOT_YOUR_VENUE: (
        "SDC-OWNER-4",
        lambda a, r, s: f"Alonso calls only venues you own, and you do not own {venue_title(first_of(a))}.",
    ),
    reasons.PAWN_IS_ELSEWHERE: (
        "SDC-TURN-5",
        lambda a, r, s: f"Your pawn stands in {venue_title(s.players[s.turn].pawn)}.",
    ),
    reasons.WRONG_FLOWER: ("SDC-TURN-4", flower_words),
    reasons.RIVAL_STANDS_THERE: (
        "SDC-TURN-4",
        lambda a, r, s: f"A rival's pawn stands in {venue_title(first_of(a))}.",
    ),
    reasons.PAWN_STANDS_THERE: (
        "SDC-TURN-4",
        lambda a, r, s: f"Your pawn stands in {venue_title(first_of(a))} already and must move.",
    ),
    reasons.DIE_SET_ASIDE: (
        "SDC-PORT-2",
        lambda a, r, s: f"The die of {GOOD_NAMES[first_of(a)]} lies beside the board; there is no demand for it.",
    ),
    reasons.DIE_AT_ZERO: ("SDC-PORT-2", lambda a, r, s: f"There is no demand for {GOOD_NAMES[first_of(a)]} left."),
    reasons.GOOD_NOT_HELD: ("SDC-PORT-2", lambda a, r, s: f"{capital(held_words(s, loaded_good(a)))}."),
    reasons.TOO_FEW_HELD: ("SDC-PORT-2", lambda a, r, s: f"{capital(held_words(s, loaded_good(a)))}."),
    reasons.MORE_THAN_DEMAND: (
        "SDC-PORT-2",
        lambda a, r, s: f"The ship takes only {goods(first_of(a), int(s.demand[first_of(a)]))} more.",
    ),
}


def lacking(venue: int, how: int, rules: Any, s: Any) -> str:
    """Goods the player does not have for a venue."""
    if venue == CAFE:
        missing = [good for good in ("rum", "cigars") if not s.players[s.turn].goods[GOOD_NAMES.index(good)]]
        wanted = {CAFE_BOTH: missing, CAFE_CIGARS: ["cigars"]}.get(how, ["rum"])
        return f"You hold no {' and no '.join(wanted)}."
    good = {SAWMILL: WOOD, BLACK_MARKET: how // N_GOODS, CONTRACTOR: how}.get(venue, 0)
    return f"{capital(held_words(s, good))}."


def too_few(venue: int, how: int, rules: Any, s: Any) -> str:
    """Not enough to exchange."""
    return f"{capital(held_words(s, GOOD_NAMES.index('sugar' if venue == DISTILLERY else 'tobacco')))}."


def supply_short(venue: int, how: int, rules: Any, s: Any) -> str:
    """Not enough in the supply to take."""
    made = {DISTILLERY: "rum", CIGAR_FACTORY: "cigars"}.get(venue) or GOOD_NAMES[how % N_GOODS]
    left = int(s.supply[GOOD_NAMES.index(made)])
    return f"The supply holds {left or 'no'} {made}."


VENUE_REASONS: dict[int, Callable[[int, int, Any, Any], str]] = {
    reasons.NO_SHIP_IN_PORT: lambda v, h, r, s: f"No ship is in port, so {venue_title(v)} cannot be used (SDC-SHIP-7).",
    reasons.DIE_SET_ASIDE: lambda v, h, r, s: f"The {DIE_COLOURS[h]} die ({GOOD_NAMES[h]}) lies beside the board.",
    reasons.DIE_AT_ZERO: lambda v, h, r, s: f"The {DIE_COLOURS[h]} die ({GOOD_NAMES[h]}) shows 0 already.",
    reasons.LEFTMOST_FLAG: lambda v, h, r, s: "The price marker is on the leftmost flag.",
    reasons.GOOD_NOT_HELD: lacking,
    reasons.TOO_FEW_HELD: too_few,
    reasons.SUPPLY_LACKS_IT: supply_short,
    reasons.MARKET_TAKES_NO_WOOD: lambda v, h, r, s: "The black market takes and gives no wood.",
    reasons.MARKET_KINDS_EQUAL: lambda v, h, r, s: "The black market gives a good of another kind.",
    reasons.CONTRACTOR_TAKES_NO_WOOD: lambda v, h, r, s: "The contractor loads no wood.",
    reasons.TOO_FEW_PESOS: lambda v, h, r, s: (
        f"{h} VP cost {pesos(CASINO_PESOS * h)}; you have {pesos(int(s.players[s.turn].pesos))}."
    ),
    reasons.TOO_FEW_POINTS: lambda v, h, r, s: (
        f"{pesos(-CASINO_PESOS * h)} cost {-h} VP; you have {s.players[s.turn].points} VP."
    ),
    reasons.CUBAN_IS_BUSY: lambda v, h, r, s: f"{cuban_title(h)} is busy already (SDC-AMB-6).",
    reasons.CAR_STOPPED_THERE: lambda v, h, r, s: f"The car has just stopped at {cuban_title(h)}.",
}


def cuban_rule(cuban: int) -> str:
    """The rule of a Cuban."""
    return CUBAN_ROWS[cuban].rule
