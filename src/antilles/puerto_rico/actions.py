"""ONE append-only table of actions: ids, notation and documentation all come from it. New blocks go at the end."""

from __future__ import annotations

from antilles.core.jit import table
from antilles.core.notation import ActionTable, Block
from antilles.puerto_rico.components import CIRCLES, GOOD_TOKENS, ISLAND_SPACES, SHIP_CAPACITIES
from antilles.puerto_rico.vocabulary import (
    BUILDER_BUILD,
    BUILDER_PRIVILEGE,
    BUILDING_NAMES,
    BUILDINGS,
    CAPTAIN_LOAD,
    CRAFTSMAN_BONUS,
    CRAFTSMAN_PRODUCE,
    DECISION_NAMES,
    GOOD_NAMES,
    HACIENDA_DRAW,
    HOSPICE_COLONIST,
    MAYOR_PLACE,
    MAYOR_PRIVILEGE,
    QUARRIES_USED,
    ROLE_NAMES,
    ROLE_PICK,
    SETTLER_TAKE,
    STORE_GOODS,
    TAKE_BENEFIT,
    TILE_NAMES,
    TILES,
    TRADER_SELL,
    UNIVERSITY_COLONIST,
)

(
    PASS_VERB,
    ROLE_VERB,
    TAKE_VERB,
    DRAW_VERB,
    COLONIST_VERB,
    PLACE_VERB,
    BUILD_VERB,
    BONUS_VERB,
    SELL_VERB,
    LOAD_VERB,
    WHARF_VERB,
    KEEP_VERB,
    ACCEPT_VERB,
    QUARRIES_VERB,
) = range(14)
VERBS = tuple(range(14))

MOST_OF_A_KIND = max(GOOD_TOKENS)
MOST_QUARRIES_USED = 4

# Circles are filled in groups ("slots"): one per kind of island tile, then one per building.
SLOTS = len(TILES) + len(BUILDINGS)
SLOT_NAMES = (*TILE_NAMES, *BUILDING_NAMES)


def most_in_slot(slot: int) -> int:
    """The most circles a slot can ever have."""
    return ISLAND_SPACES if slot < len(TILES) else int(CIRCLES[slot - len(TILES)])


def one(verb: int, text: str, doc: str) -> Block:
    """A block of a single action."""
    return Block(verb, text, doc, ((0, 0, text),))


def named(verb: int, word: str, names: tuple[str, ...], doc: str) -> Block:
    """A block with one action per name."""
    return Block(verb, f"{word} ...", doc, tuple((i, 0, f"{word} {name}") for i, name in enumerate(names)))


ACTIONS = ActionTable(
    (
        one(PASS_VERB, "pass", "Decline what is offered (where the rules let you)."),
        named(ROLE_VERB, "role", ROLE_NAMES, "Take a role card."),
        named(TAKE_VERB, "take", TILE_NAMES, "Take a face-up plantation or a quarry."),
        one(DRAW_VERB, "draw", "Hacienda: draw a face-down plantation and place it."),
        one(COLONIST_VERB, "colonist", "Take the colonist offered by hospice, university or the mayor's privilege."),
        Block(
            PLACE_VERB,
            "place ... N",
            "N colonists shall stand on this kind of island tile, or in this building.",
            tuple(
                (slot, number, f"place {SLOT_NAMES[slot]} {number}")
                for slot in range(SLOTS)
                for number in range(most_in_slot(slot) + 1)
            ),
        ),
        named(BUILD_VERB, "build", BUILDING_NAMES, "Build a building."),
        named(BONUS_VERB, "bonus", GOOD_NAMES, "Craftsman's privilege: one more good of a kind produced."),
        named(SELL_VERB, "sell", GOOD_NAMES, "Sell one good to the trading house."),
        Block(
            LOAD_VERB,
            "load ... N",
            "Load all that fits of this kind onto the cargo ship with N spaces.",
            tuple(
                (good, capacity, f"load {name} {capacity}")
                for good, name in enumerate(GOOD_NAMES)
                for capacity in SHIP_CAPACITIES
            ),
        ),
        named(WHARF_VERB, "wharf", GOOD_NAMES, "Ship all goods of one kind from the wharf."),
        Block(
            KEEP_VERB,
            "keep ... N",
            "Storage: keep N goods of this kind, the rest goes back to the supply.",
            tuple(
                (good, number, f"keep {name} {number}")
                for good, name in enumerate(GOOD_NAMES)
                for number in range(MOST_OF_A_KIND + 1)
            ),
        ),
        one(ACCEPT_VERB, "accept", "Take the benefit asked about (tables with ask_everything)."),
        Block(
            QUARRIES_VERB,
            "quarries N",
            "Use N quarries for the building being bought (tables with ask_everything).",
            tuple((number, 0, f"quarries {number}") for number in range(MOST_QUARRIES_USED + 1)),
        ),
    )
)
N_ACTIONS = len(ACTIONS)

PASS = ACTIONS.find(PASS_VERB)
COLONIST = ACTIONS.find(COLONIST_VERB)
ACCEPT = ACTIONS.find(ACCEPT_VERB)

# The parts of an action, as the rules read them.
VERB = table(ACTIONS.verbs)
FIRST = table(ACTIONS.firsts)
SECOND = table(ACTIONS.seconds)
PLACE_ACTION = table([ACTIONS.find(PLACE_VERB, slot, 0) for slot in range(SLOTS)])
KEEP_ACTION = table([ACTIONS.find(KEEP_VERB, good, 0) for good in range(len(GOOD_NAMES))])

# Which verbs answer which decision; whether `pass` is among the answers is for the rules to say.
ANSWERS = {
    ROLE_PICK: (ROLE_VERB,),
    HACIENDA_DRAW: (DRAW_VERB, PASS_VERB),
    SETTLER_TAKE: (TAKE_VERB, PASS_VERB),
    HOSPICE_COLONIST: (COLONIST_VERB, PASS_VERB),
    MAYOR_PRIVILEGE: (COLONIST_VERB, PASS_VERB),
    MAYOR_PLACE: (PLACE_VERB,),
    BUILDER_BUILD: (BUILD_VERB, PASS_VERB),
    UNIVERSITY_COLONIST: (COLONIST_VERB, PASS_VERB),
    CRAFTSMAN_BONUS: (BONUS_VERB, PASS_VERB),
    TRADER_SELL: (SELL_VERB, PASS_VERB),
    CAPTAIN_LOAD: (LOAD_VERB, WHARF_VERB, PASS_VERB),
    STORE_GOODS: (KEEP_VERB,),
    CRAFTSMAN_PRODUCE: (ACCEPT_VERB, PASS_VERB),
    TAKE_BENEFIT: (ACCEPT_VERB, PASS_VERB),
    BUILDER_PRIVILEGE: (ACCEPT_VERB, PASS_VERB),
    QUARRIES_USED: (QUARRIES_VERB,),
}


def answer_ranges(decision: int) -> list[tuple[int, int]]:
    """The runs of action ids that can answer a decision, in the order they are listed to players."""
    return [run for verb in ANSWERS.get(decision, ()) for run in ACTIONS.ranges[verb]]


MOST_RANGES = max(len(answer_ranges(decision)) for decision in ANSWERS)


def padded(runs: list[tuple[int, int]]) -> list[int]:
    """Runs flattened to a fixed length; unused ones are empty."""
    return [edge for run in (*runs, *[(0, 0)] * (MOST_RANGES - len(runs))) for edge in run]


RANGES = table([padded(answer_ranges(decision)) for decision in range(len(DECISION_NAMES))])
IS_ANSWER = table(
    [[int(verb in ANSWERS.get(decision, ())) for verb in VERBS] for decision in range(len(DECISION_NAMES))]
)
