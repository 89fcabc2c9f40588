"""Events, actions, questions and refusals as sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from antilles.core.layout import Record
from antilles.puerto_rico import events, reasons
from antilles.puerto_rico.actions import (
    ACCEPT_VERB,
    ACTIONS,
    BONUS_VERB,
    BUILD_VERB,
    COLONIST_VERB,
    DRAW_VERB,
    KEEP_VERB,
    LOAD_VERB,
    PLACE_VERB,
    QUARRIES_VERB,
    ROLE_VERB,
    SELL_VERB,
    SLOT_NAMES,
    TAKE_VERB,
    WHARF_VERB,
)
from antilles.puerto_rico.components import CIRCLES, CITY_SPACES, SPACES
from antilles.puerto_rico.vocabulary import (
    BENEFIT_NAMES,
    BUILDER_BUILD,
    BUILDER_PHASE,
    BUILDING_NAMES,
    CAPTAIN_PHASE,
    COLONIST_NAMES,
    CRAFTSMAN_PHASE,
    DECISION_NAMES,
    END_REASON_NAMES,
    FROM_SHIP,
    GOOD_NAMES,
    MAYOR_PHASE,
    NOT_BUILT,
    ROLE_CHOICE,
    ROLE_NAMES,
    SETTLER_PHASE,
    SETTLER_TAKE,
    STORAGE_PHASE,
    TILE_NAMES,
    TRADER_PHASE,
    TRADER_SELL,
)


def plural(number: int, one: str, many: str = "") -> str:
    """A number with its noun: 1 doubloon, 2 doubloons."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def a_or_an(noun: str) -> str:
    """A noun with its article."""
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


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
}

# what a seat cannot do, by the decision it is not asked
UNABLE = {
    SETTLER_TAKE: "can take no tile",
    BUILDER_BUILD: "can build nothing",
    TRADER_SELL: "can sell nothing",
}

Sentence = Callable[[str, int, int, int], str]


def _benefit(number: int) -> str:
    return f" ({BENEFIT_NAMES[number]})" if number >= 0 else ""


EVENT_SENTENCES: dict[int, Sentence] = {
    events.ROLE_TAKEN: lambda who, a, b, c: (
        f"{who} takes the {ROLE_NAMES[a]}" + (f" with {plural(b, 'doubloon')}." if b else ".")
    ),
    events.PASSED: lambda who, a, b, c: f"{who} passes ({DECISION_NAMES[a]}).",
    events.NOTHING_POSSIBLE: lambda who, a, b, c: f"{who} {UNABLE[a]}.",
    events.TILE_TAKEN: lambda who, a, b, c: f"{who} takes {a_or_an(TILE_NAMES[a])} tile.",
    events.TILE_DRAWN: lambda who, a, b, c: f"{who} draws {a_or_an(TILE_NAMES[a])} plantation with the hacienda.",
    events.ROW_CLEARED: lambda who, a, b, c: f"{plural(a, 'plantation')} left in the row go to the discards.",
    events.TILE_TURNED_UP: lambda who, a, b, c: f"Face up now: {b} {TILE_NAMES[a]}.",
    events.RESHUFFLED: lambda who, a, b, c: f"The {a} discarded plantations are shuffled.",
    events.COLONIST_TAKEN: lambda who, a, b, c: (
        f"{who} takes a colonist from the {'ship' if b == FROM_SHIP else 'supply'}" + f" ({COLONIST_NAMES[a]})."
    ),
    events.COLONISTS_DEALT: lambda who, a, b, c: f"{who} receives {plural(a, 'colonist')} from the ship.",
    events.PLACED: lambda who, a, b, c: f"{who} has {plural(b, 'colonist')} on {SLOT_NAMES[a]}.",
    events.SHIP_REFILLED: lambda who, a, b, c: (
        f"The ship is loaded with {plural(a, 'colonist')}" + (f"; {b} were needed." if a < b else ".")
    ),
    events.BUILT: lambda who, a, b, c: f"{who} builds the {BUILDING_NAMES[a]} for {plural(b, 'doubloon')}.",
    events.PRODUCED: lambda who, a, b, c: f"{who} produces {b} {GOOD_NAMES[a]}.",
    events.BONUS_TAKEN: lambda who, a, b, c: f"{who} takes 1 {GOOD_NAMES[a]} more (craftsman).",
    events.SOLD: lambda who, a, b, c: f"{who} sells {GOOD_NAMES[a]} for {plural(b, 'doubloon')}.",
    events.HOUSE_EMPTIED: lambda who, a, b, c: "The full trading house is emptied.",
    events.LOADED: lambda who, a, b, c: f"{who} loads {b} {GOOD_NAMES[a]} on the ship with {c} spaces.",
    events.WHARF_LOADED: lambda who, a, b, c: f"{who} ships {b} {GOOD_NAMES[a]} from the wharf.",
    events.POINTS: lambda who, a, b, c: (
        f"{who} scores {plural(a, 'point')}{_benefit(c)}" + (f", {b} on paper." if b else ".")
    ),
    events.DOUBLOONS: lambda who, a, b, c: f"{who} gets {plural(a, 'doubloon')}{_benefit(b)}.",
    events.DISCARDED: lambda who, a, b, c: f"{who} cannot store {b} {GOOD_NAMES[a]}; they go back to the supply.",
    events.SHIP_UNLOADED: lambda who, a, b, c: (
        f"The full ship with {b} spaces ({GOOD_NAMES[a]}) sails and is empty again."
    ),
    events.ROLE_DOUBLOON: lambda who, a, b, c: f"The untaken {ROLE_NAMES[a]} now has {plural(b, 'doubloon')}.",
    events.ROUND_BEGUN: lambda who, a, b, c: f"Round {a} begins.",
    events.END_MET: lambda who, a, b, c: f"The game ends after this round: {END_REASON_NAMES[a]}.",
    events.GAME_ENDED: lambda who, a, b, c: f"The game is over after {plural(a, 'round')}.",
}


def event_text(raw: Sequence[int], seats: Sequence[str]) -> str:
    """One sentence for an event."""
    kind, seat, a, b, c = raw[:5]
    text = EVENT_SENTENCES[kind](seats[seat] if seat >= 0 else "", a, b, c)
    return f"{text} {seats[b]} is governor." if kind == events.ROUND_BEGUN else text


def why_not(
    code: int, action: int, rules: Record, s: Record, price: Callable[[int], int], limits: Mapping[str, int]
) -> tuple[str, str]:
    """(rule id, sentence) for a refusal."""
    reason = reasons.REASONS[code]
    rule = reason.rule
    if code == reasons.NOT_ASKED:
        phases, rule = VERB_RULES.get(ACTIONS.verbs[action], ((s.phase,), ""))
        rule = reasons.OF_THE_QUESTION if s.phase in phases else rule
    if rule == reasons.OF_THE_QUESTION:
        rule = DECISION_RULES[DECISION_NAMES[s.decision]]
    return rule, reason.sentence.format(**details(code, action, rules, s, price), **limits)


def details(code: int, action: int, rules: Record, s: Record, price: Callable[[int], int]) -> dict[str, Any]:
    """The names and numbers a refusal may mention."""
    verb, first, second = ACTIONS.verbs[action], ACTIONS.firsts[action], ACTIONS.seconds[action]
    player = s.players[s.turn]
    found: dict[str, Any] = {
        "asked": QUESTIONS.get(DECISION_NAMES[s.decision], "nothing"),
        "players": rules.players,
        "money": plural(player.doubloons, "doubloon"),
        "capacity": second,
        "number": second,
    }
    if code in (reasons.ROLE_TAKEN, reasons.ROLE_NOT_IN_PLAY):
        found["role"] = ROLE_NAMES[first]
    if verb == TAKE_VERB:
        found["tile"] = TILE_NAMES[first]
    if verb == BUILD_VERB:
        used = sum(int(SPACES[b]) for b, inside in enumerate(player.city) if inside != NOT_BUILT)
        found |= {
            "building": BUILDING_NAMES[first],
            "price": plural(price(first), "doubloon"),
            "spaces": plural(int(SPACES[first]), "free city space"),
            "free": CITY_SPACES - used,
        }
    elif s.new_building >= 0:
        found |= {"building": BUILDING_NAMES[s.new_building], "number": first}
    if verb in (BONUS_VERB, SELL_VERB, LOAD_VERB, WHARF_VERB, KEEP_VERB):
        found |= {"good": GOOD_NAMES[first], "held": int(player.goods[first])}
    if verb == PLACE_VERB and s.slot < len(SLOT_NAMES):
        found["slot"] = SLOT_NAMES[s.slot]
    if verb == KEEP_VERB:
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
    return next(block.doc for block in ACTIONS.blocks if block.verb == verb)
