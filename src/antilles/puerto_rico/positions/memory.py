"""What phases remember between questions: a position's `now`, as the state record declares it.

docs/generated/puerto_rico/records.md says what each entry means.
"""

from __future__ import annotations

from typing import Any

from antilles.core.document import Node
from antilles.core.events import NOBODY
from antilles.core.layout import PHASE, Record
from antilles.puerto_rico import benefits, buildings, decisions, goods, phases, roles, slots, tiles
from antilles.puerto_rico.layout import PLAYER, STATE
from antilles.puerto_rico.positions.counts import fill_counts, named_counts

NAMED = {"tile_placed": tiles.NAMES, "tile_peeked": goods.NAMES, "new_building": buildings.NAMES}
COUNTED = {"kept": goods.NAMES, "offered": benefits.NAMES}
SEATS = ("placer", "beneficiary")
# What has a key of its own, or is counted anew.
OTHERWISE = ("phase", "role", "holder", "window", "placing", "slot", "open_circles", *NAMED, *COUNTED)
NUMBERS = {field.name: field for field in STATE.living(PHASE) if field.name not in OTHERWISE}
NUMBERS |= {name: STATE.by_name[name] for name in ("takeover_running", "draft_turns")}
MEMORY_KEYS = (*NUMBERS, *NAMED, *COUNTED, "window", "placing_for", "placing", "slot")


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
    for field in STATE.living(PHASE):
        between = s.role == NOBODY and field.name != "phase" and (field.name != "holder" or s.phase != phases.DRAFT)
        check_lifetime(s, field, between, f"now.{field.name}", s.phase)
    for seat, player in enumerate(s.players):
        for field in PLAYER.living(PHASE):
            check_lifetime(player, field, False, f"seats[{seat}].{field.name}", s.phase)


def check_lifetime(record: Any, field: Any, between: bool, path: str, phase: int) -> None:
    """One field: blank between roles, and outside the phases that remember it."""
    value = getattr(record, field.name)
    is_blank = all(part == field.blank for part in value) if field.shape else value == field.blank
    if not is_blank and (between or (field.during and phase not in field.during)):
        only = f"the {phases.NAMES[field.during[0]]} phase" if field.during else "a phase"
        raise Node(None, path).fail(f"is remembered only in {only}")


def now_document(rules: Record, s: Record) -> dict[str, Any]:
    """What is going on, as everybody sees it: the phase, whose role, who is asked what, what the phase remembers."""
    now: dict[str, Any] = {"phase": phases.NAMES[s.phase], "decision": decisions.NAMES[s.decision], "turn": s.turn}
    if s.role != NOBODY:
        now |= {"role": roles.NAMES[s.role], "turns_done": s.turns_done, "step": s.step}
    if s.holder != NOBODY:
        now["holder"] = s.holder
    now |= {name: int(getattr(s, name)) for name, field in NUMBERS.items() if getattr(s, name) != field.blank}
    for name in ("tile_placed", "new_building"):
        if getattr(s, name) != NOBODY:
            now[name] = NAMED[name][getattr(s, name)]
    if s.window:
        now["window"] = [seat for seat in range(rules.players) if s.window >> seat & 1]
    if s.placing:
        now |= {"placing_for": decisions.NAMES[s.placing], "placer": s.placer, "placing": slots.NAMES[s.slot]}
    elif s.slot:
        now["slot"] = s.slot
    if any(kept >= 0 for kept in s.kept):
        now["kept"] = {name: int(kept) for name, kept in zip(goods.NAMES, s.kept, strict=True) if kept >= 0}
    if any(s.offered):
        now |= {"offered": named_counts(s.offered, benefits.NAMES), "beneficiary": s.beneficiary}
    return now


def secret_now(s: Record) -> dict[str, Any]:
    """A tile that the seat on turn has seen and not laid yet."""
    return {} if s.tile_peeked == tiles.NONE else {"tile_peeked": goods.NAMES[s.tile_peeked]}
