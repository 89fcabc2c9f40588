"""What phases remember between questions: the numbers of a position's `now`, as the state record declares them.

docs/generated/puerto_rico/records.md says what each one means.
"""

from __future__ import annotations

from typing import Any

from antilles.core.document import Node
from antilles.core.layout import PHASE
from antilles.puerto_rico import phases
from antilles.puerto_rico.layout import STATE

SPELLED_OUT = {"phase", "role", "holder", "window", "tile_peeked", "tile_placed", "new_building"}
SPELLED_OUT |= {"placing", "placer", "slot", "open_circles", "beneficiary"}
"""What documents name in words, or count anew."""
LONGER_LIVED = ("takeover_running", "draft_turns")

NUMBERS = {
    field.name: field
    for field in STATE.fields
    if (field.lives == PHASE and not field.shape and field.name not in SPELLED_OUT) or field.name in LONGER_LIVED
}


def check_numbers(s: Any) -> None:
    """A phase that is over remembers nothing."""
    for name, field in NUMBERS.items():
        if field.during and s.phase not in field.during and getattr(s, name) != field.blank:
            raise Node(None, f"now.{name}").fail(f"is remembered only in the {phases.NAMES[field.during[0]]} phase")


def numbers_document(s: Any) -> dict[str, int]:
    """The remembered numbers that are not as when nothing is remembered."""
    return {name: int(getattr(s, name)) for name, field in NUMBERS.items() if getattr(s, name) != field.blank}


def read_numbers(keys: dict[str, Node], s: Any) -> None:
    """Numbers of a document, in range; those left out are as when nothing is remembered."""
    for name, field in NUMBERS.items():
        given = name in keys
        setattr(s, name, keys[name].count(field.most_given, field.least) if given else field.blank)
