"""What phases remember between questions: a position's `now`, as the state record declares it.

docs/generated/puerto_rico/records.md says what each entry means.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from antilles.core.document import Node
from antilles.core.events import NOBODY
from antilles.core.layout import PHASE
from antilles.core.messages import Message
from antilles.core.records import Record
from antilles.puerto_rico import benefits, buildings, decisions, goods, phases, slots, tiles
from antilles.puerto_rico.layout import PLAYER, STATE

NAMED = {"tile_placed": tiles.NAMES, "tile_peeked": goods.NAMES, "new_building": buildings.NAMES}
COUNTED = {"kept": goods.NAMES, "offered": benefits.NAMES}
SEATS = ("placer", "beneficiary")
# What has a key of its own, or is counted anew.
OTHERWISE = ("phase", "role", "holder", "window", "placing", "slot", "open_circles", *NAMED, *COUNTED)
NUMBERS = {field.name: field for field in STATE.living(PHASE) if field.name not in OTHERWISE}
NUMBERS |= {name: STATE.by_name[name] for name in ("takeover_running", "draft_turns")}
MEMORY_KEYS = (*NUMBERS, *NAMED, *COUNTED, "window", "placing_for", "placing", "slot")


def read_counts(node: Node, names: Sequence[str], most: int) -> dict[int, int]:
    """`{corn: 2, sugar: 1}` or `[corn, corn, sugar]`, by the index of the name."""
    if not isinstance(node.value, list | tuple):
        return node.counts(names, most)
    found = Counter(entry.name(names) for entry in node.items())
    return {index: node.child(names[index], number).count(most) for index, number in found.items()}


def fill_counts(record: Record, field: str, node: Node, names: Sequence[str]) -> None:
    """Counts of a document into a field of a record."""
    for index, number in read_counts(node, names, record.struct.by_name[field].most_given).items():
        getattr(record, field)[index] = number


def read_memory(keys: dict[str, Node], rules: Record, s: Any) -> None:
    """Everything remembered, in range; what is left out is as when nothing is remembered."""
    for name, field in NUMBERS.items():
        if name in keys:
            most = rules.players - 1 if name in SEATS else field.most_given
            setattr(s, name, keys[name].count(most, field.least))
    for name, names in NAMED.items():
        if name in keys:
            setattr(s, name, keys[name].name(names))
    for name, names in COUNTED.items():
        if name in keys:
            fill_counts(s, name, keys[name], names)
    for entry in keys["window"].items() if "window" in keys else ():
        s.window |= 1 << entry.count(rules.players - 1)
    if "placing_for" in keys:
        s.placing = keys["placing_for"].name(decisions.NAMES)
    elif s.decision in decisions.PLACING:
        s.placing = s.decision
    if "slot" in keys:
        s.slot = keys["slot"].count(STATE.by_name["slot"].most_given)
    if "placing" in keys:
        s.slot = keys["placing"].name(slots.NAMES[: slots.FIRST_BUILDING + rules.buildings])


def check_lifetimes(s: Any) -> None:
    """A phase that is over remembers nothing, and what only some phases remember is blank in others."""
    found = [(s, field, f"now.{field.name}") for field in STATE.living(PHASE) if field.name != "phase"]
    for seat, player in enumerate(s.players):
        found += [(player, field, f"seats[{seat}].{field.name}") for field in PLAYER.living(PHASE)]
    for record, field, path in found:
        value = getattr(record, field.name)
        is_blank = all(part == field.blank for part in value) if field.shape else value == field.blank
        between = record is s and s.role == NOBODY and (field.name != "holder" or s.phase != phases.DRAFT)
        if not is_blank and (between or (field.during and s.phase not in field.during)):
            if not field.during:
                raise Node(None, path).fail(Message("pr-error-remembered-in-a-phase"))
            raise Node(None, path).fail(Message("pr-error-remembered-in", phase=phases.NAMES[field.during[0]]))
