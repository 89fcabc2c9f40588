"""Where in a phase each question can be asked, and how to ask it again from just before."""

from __future__ import annotations

from antilles.puerto_rico import decisions, phases
from antilles.puerto_rico.phases import (
    builder,
    captain,
    craftsman,
    mayor,
    prospector,
    settler,
    smuggler,
    storage,
    trader,
)

FESTIVAL_STEPS = {
    (phases.SETTLER, settler.STEP_GOAL_FOR_DRAWN + 1),
    (phases.SETTLER, settler.STEP_GOAL + 1),
    (phases.SETTLER, settler.STEP_LIBRARY_GOAL + 1),
    (phases.TRADER, trader.STEP_ACT),
}
LURE_STEPS = {(phases.SMUGGLER, smuggler.STEP_NOBLE + 1)}
MAYOR_STEPS = {(phases.MAYOR, mayor.STEP_DONE)}

# The (phase, step) pairs at which each question is asked.
ASKED_AT: dict[int, set[tuple[int, int]]] = {
    decisions.ROLE_PICK: {(phases.ROLE_CHOICE, 0)},
    decisions.HACIENDA_DRAW: {(phases.SETTLER, settler.STEP_DRAW + 1)},
    decisions.SETTLER_TAKE: {(phases.SETTLER, settler.STEP_TAKE + 1)},
    decisions.HOSPICE_COLONIST: {
        (phases.SETTLER, settler.STEP_HOSPICE_FOR_DRAWN + 1),
        (phases.SETTLER, settler.STEP_HOSPICE + 1),
    },
    decisions.MAYOR_PRIVILEGE: {(phases.MAYOR, mayor.STEP_PRIVILEGE + 1), (phases.MAYOR, mayor.STEP_LIBRARY + 1)},
    decisions.MAYOR_PLACE: MAYOR_STEPS,
    decisions.BUILDER_BUILD: {(phases.BUILDER, builder.STEP_BUILD + 1)},
    decisions.BUILDER_PRIVILEGE: {(phases.BUILDER, builder.STEP_PRIVILEGE + 1)},
    decisions.QUARRIES_USED: {(phases.BUILDER, builder.STEP_QUARRIES + 1)},
    decisions.UNIVERSITY_COLONIST: {(phases.BUILDER, builder.STEP_UNIVERSITY + 1)},
    decisions.CRAFTSMAN_PRODUCE: {(phases.CRAFTSMAN, craftsman.STEP_ASK + 1)},
    decisions.CRAFTSMAN_BONUS: {
        (phases.CRAFTSMAN, craftsman.STEP_BONUS + 1),
        (phases.CRAFTSMAN, craftsman.STEP_SECOND_BONUS + 1),
    },
    decisions.TRADER_SELL: {(phases.TRADER, trader.STEP_ACT + 1)},
    decisions.CAPTAIN_LOAD: {(phases.CAPTAIN, captain.STEP_LOAD)},
    decisions.STORE_GOODS: {(phases.STORAGE, storage.STEP_DECIDE)},
    decisions.TAKE_BENEFIT: {
        (phases.SETTLER, settler.STEP_LODGES),
        (phases.BUILDER, builder.STEP_PAY + 1),
        (phases.BUILDER, builder.STEP_GOAL + 1),
        (phases.CRAFTSMAN, craftsman.STEP_FACTORY + 1),
        (phases.CRAFTSMAN, craftsman.STEP_OTHER_PAY + 1),
        (phases.CRAFTSMAN, craftsman.STEP_GOAL + 1),
        (phases.CRAFTSMAN, craftsman.STEP_HOLDER_PAY + 1),
        (phases.TRADER, trader.STEP_ACT + 1),
        (phases.CAPTAIN, captain.STEP_ORDER),
        (phases.CAPTAIN, captain.STEP_ORDER + 1),
        (phases.CAPTAIN, captain.STEP_LOAD),
        (phases.CAPTAIN, captain.STEP_DONE),
        (phases.PROSPECTOR, prospector.STEP_PAY + 1),
        (phases.SMUGGLER, smuggler.STEP_MODE + 1),
    },
    decisions.DRAFT_PICK: {(phases.DRAFT, 0)},
    decisions.FOREST_PLACE: {(phases.SETTLER, settler.STEP_PEEK + 1), (phases.TRADER, trader.STEP_PEEK + 1)},
    decisions.LIBRARY_TILE: {(phases.SETTLER, settler.STEP_LIBRARY + 1)},
    decisions.LODGE_DISCARD: {(phases.SETTLER, settler.STEP_LODGES)},
    decisions.VILLA_TAKE: {(phases.MAYOR, mayor.STEP_DEAL)},
    decisions.SHIP_TAKE: {(phases.MAYOR, mayor.STEP_DEAL)},
    decisions.PLACE_NOBLES: MAYOR_STEPS | FESTIVAL_STEPS | LURE_STEPS,
    decisions.BLACK_MARKET_PERSON: {(phases.BUILDER, builder.STEP_PERSON + 1)},
    decisions.BLACK_MARKET_GOOD: {(phases.BUILDER, builder.STEP_GOOD + 1)},
    decisions.BLACK_MARKET_POINT: {(phases.BUILDER, builder.STEP_POINT + 1)},
    decisions.GUEST_MOVE: {
        (phases.SETTLER, settler.STEP_WINDOW),
        (phases.SETTLER, settler.STEP_WINDOW + 1),
        (phases.SETTLER, settler.STEP_LIBRARY_WINDOW + 1),
        (phases.SETTLER, settler.STEP_LAST_WINDOW + 1),
        (phases.BUILDER, builder.STEP_WINDOW),
        (phases.BUILDER, builder.STEP_WINDOW + 1),
        (phases.BUILDER, builder.STEP_DONE),
        (phases.CRAFTSMAN, craftsman.STEP_WINDOW),
        (phases.CRAFTSMAN, craftsman.STEP_WINDOW + 1),
        (phases.TRADER, trader.STEP_WINDOW),
        (phases.TRADER, trader.STEP_WINDOW + 1),
        (phases.CAPTAIN, captain.STEP_START),
        (phases.CAPTAIN, captain.STEP_ORDER),
        (phases.CAPTAIN, captain.STEP_LOAD),
        (phases.STORAGE, storage.STEP_OPEN),
        (phases.PROSPECTOR, prospector.STEP_PAY),
        (phases.PROSPECTOR, prospector.STEP_LAST_WINDOW + 1),
        (phases.SMUGGLER, smuggler.STEP_MODE),
        (phases.SMUGGLER, smuggler.STEP_LAST_WINDOW + 1),
    },
    decisions.SMALL_WHARF_LOAD: {(phases.CAPTAIN, captain.STEP_SMALL_WHARF)},
    decisions.UNION_ORDER: {(phases.CAPTAIN, captain.STEP_ORDER + 1)},
    decisions.ROYAL_SUPPLY: {(phases.CAPTAIN, captain.STEP_SUPPLY)},
    decisions.SMUGGLER_MODE: {(phases.SMUGGLER, smuggler.STEP_MODE + 1)},
    decisions.LURE_NOBLE: {(phases.SMUGGLER, smuggler.STEP_NOBLE + 1)},
    decisions.LURE_PLACE: LURE_STEPS,
    decisions.FESTIVAL_PLACE: FESTIVAL_STEPS,
}

# How to ask again: (steps back, slots back). Most questions are asked after the step has counted on.
WITHIN_STEP = (
    decisions.NOTHING,
    decisions.ROLE_PICK,
    *decisions.PLACING,
    decisions.PLACE_NOBLES,
    decisions.STORE_GOODS,
    decisions.TAKE_BENEFIT,
    decisions.DRAFT_PICK,
    decisions.GUEST_MOVE,
    decisions.CAPTAIN_LOAD,
    decisions.SMALL_WHARF_LOAD,
    decisions.ROYAL_SUPPLY,
    decisions.SHIP_TAKE,
)
AFTER_SLOT = (decisions.VILLA_TAKE, decisions.LODGE_DISCARD)


def way_back(decision: int) -> tuple[int, int]:
    """(steps, slots) to go back so that the rules ask this question next."""
    if decision in AFTER_SLOT:
        return 0, 1
    return (0, 0) if decision in WITHIN_STEP else (1, 0)
