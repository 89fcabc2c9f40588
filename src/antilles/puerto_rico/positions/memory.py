"""What phases remember between questions: the numbers of a position's `now`, with their ranges.

Names are those of the state record; docs/generated/puerto_rico/records.md says what each one means.
"""

from __future__ import annotations

from typing import Any

from antilles.core.document import Node
from antilles.puerto_rico import phases
from antilles.puerto_rico.phases.smuggler import NOT_LURING
from antilles.puerto_rico.placing import NOBODY_ADDED

# name: (least, most, value when nothing is remembered)
NUMBERS = {
    "turns_done": (0, 5, 0),
    "step": (0, 12, 0),
    "hospice_used": (0, 1, 0),
    "holder_took": (0, 1, 0),
    "captain_begun": (0, 1, 0),
    "captain_paid": (0, 1, 0),
    "union_counted": (0, 1, 0),
    "sold": (0, 1, 0),
    "land_used": (0, 1, 0),
    "takeover_running": (0, 1, 0),
    "discount": (0, 2, 0),
    "returned": (0, 3, 0),
    "idle_turns": (0, 5, 0),
    "bonus_goods": (0, 2, 0),
    "supplied": (0, 60, 0),
    "supplied_kinds": (0, 31, 0),
    "dealt": (0, 200, 0),
    "hand": (0, 200, 0),
    "hand_nobles": (0, 20, 0),
    "added": (NOBODY_ADDED, 12, NOBODY_ADDED),
    "lured": (NOT_LURING, 3, NOT_LURING),
    "draft_turns": (0, 17, 0),
}


# The phases that remember something else; what is not named here may stand in any phase.
REMEMBERED_IN = {
    "hospice_used": (phases.SETTLER,),
    "holder_took": (phases.SETTLER,),
    "captain_begun": (phases.CAPTAIN,),
    "captain_paid": (phases.CAPTAIN,),
    "union_counted": (phases.CAPTAIN,),
    "idle_turns": (phases.CAPTAIN,),
    "supplied": (phases.CAPTAIN,),
    "supplied_kinds": (phases.CAPTAIN,),
    "sold": (phases.TRADER,),
    "land_used": (phases.TRADER,),
    "discount": (phases.BUILDER,),
    "returned": (phases.BUILDER,),
    "bonus_goods": (phases.CRAFTSMAN,),
    "dealt": (phases.MAYOR,),
    "lured": (phases.SMUGGLER,),
}


def check_numbers(s: Any) -> None:
    """A phase that is over remembers nothing."""
    for name, phases in REMEMBERED_IN.items():
        if s.phase not in phases and getattr(s, name) != NUMBERS[name][2]:
            raise Node(None, f"now.{name}").fail(f"is remembered only in the {phases.NAMES[phases[0]]} phase")


def numbers_document(s: Any) -> dict[str, int]:
    """The remembered numbers that are not as when nothing is remembered."""
    return {name: int(getattr(s, name)) for name, (_, _, usual) in NUMBERS.items() if getattr(s, name) != usual}


def read_numbers(keys: dict[str, Node], s: Any) -> None:
    """Numbers of a document, in range; those left out are as when nothing is remembered."""
    for name, (least, most, usual) in NUMBERS.items():
        setattr(s, name, keys[name].count(most, least) if name in keys else usual)
