"""Whole arrangements in one line: `place corn 1, harbor 1` and `keep corn 1, sugar 3` become single actions."""

from __future__ import annotations

from collections.abc import Callable

from antilles.core.errors import IllegalAction, NotationError
from antilles.core.layout import Record
from antilles.core.notation import normalise
from antilles.puerto_rico.actions import (
    ACTIONS,
    KEEP_ACTION,
    KEEP_VERB,
    PLACE_ACTION,
    PLACE_VERB,
    SLOT_NAMES,
)
from antilles.puerto_rico.vocabulary import GOOD_NAMES, MAYOR_PLACE, NOT_BUILT, STORE_GOODS, TILES

VERB_WORDS = {"place": PLACE_VERB, "keep": KEEP_VERB}
WANTED_BY = {PLACE_VERB: MAYOR_PLACE, KEEP_VERB: STORE_GOODS}


def colonists_in(player: Record, slot: int) -> int:
    """Colonists standing in a group of circles."""
    if slot < len(TILES):
        return int(player.manned[slot])
    inside = int(player.city[slot - len(TILES)])
    return 0 if inside == NOT_BUILT else inside


def parse_arrangement(line: str) -> tuple[int, dict[int, int]]:
    """The verb of the line and the number wanted for each slot or kind."""
    parts = [normalise(part) for part in line.split(",")]
    word = parts[0].split(" ")[0]
    if word not in VERB_WORDS:
        raise NotationError(f"{line[:60]!r} is no action; only 'place ...' and 'keep ...' take a list.")
    wanted: dict[int, int] = {}
    for part in parts:
        if not part:
            continue
        action = ACTIONS.parse(part if part.split(" ")[0] == word else f"{word} {part}")
        key = ACTIONS.firsts[action]
        if key in wanted:
            raise NotationError(f"{part!r} names the same place twice.")
        wanted[key] = ACTIONS.seconds[action]
    return VERB_WORDS[word], wanted


def expand(line: str, look: Callable[[], Record], play: Callable[[int], None]) -> tuple[int, ...]:
    """Play the arrangement on a scratch position (`look`, `play`) and return its single actions."""
    verb, wanted = parse_arrangement(line)
    s = look()
    seat, decision = s.turn, WANTED_BY[verb]
    if s.decision != decision:
        play(ACTIONS.parse(line.split(",")[0]))  # raises with the reason: it is not asked now
        raise NotationError("Only a placing or storing question takes a list.")
    if verb == PLACE_VERB:
        check_staying(wanted, s.players[seat])
    held = list(s.players[seat].goods)
    actions: list[int] = []
    while s.decision == decision and s.turn == seat:
        player = s.players[seat]
        if verb == PLACE_VERB:
            action = int(PLACE_ACTION[s.slot]) + wanted.get(s.slot, colonists_in(player, s.slot))
        else:
            action = int(KEEP_ACTION[s.slot]) + wanted.get(s.slot, 0)
        play(action)
        actions.append(action)
        s = look()
    check_outcome(verb, wanted, s.players[seat], held)
    return tuple(actions)


def check_staying(wanted: dict[int, int], player: Record) -> None:
    """PR-MAYOR-04: colonists that still stand when placing begins stay where they are."""
    for slot, number in wanted.items():
        if number < colonists_in(player, slot):
            least = colonists_in(player, slot)
            raise IllegalAction(f"{SLOT_NAMES[slot]}: in this edition the {least} placed before stay.", "PR-MAYOR-04")


def check_outcome(verb: int, wanted: dict[int, int], player: Record, held: list[int]) -> None:
    """Groups that the rules settled by themselves must agree with the line."""
    for key, number in wanted.items():
        if verb == PLACE_VERB:
            result, name, rule = colonists_in(player, key), SLOT_NAMES[key], "PR-MAYOR-03"
        else:
            result, name, rule = int(player.goods[key]), GOOD_NAMES[key], "PR-STORAGE-03"
            if number > held[key]:
                raise IllegalAction(f"You have only {held[key]} {name}.", "PR-STORAGE-01")
        if result != number:
            raise IllegalAction(f"{name}: the rules leave {result}, the line says {number}.", rule)
