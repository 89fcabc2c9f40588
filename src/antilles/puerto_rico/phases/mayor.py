"""Mayor phase (PR-MAYOR-*): the privilege, the ship dealt out, colonists placed, the ship refilled.

PR-MAYOR-05: outside this phase colonists reach circles only by hospice and university.
"""

from __future__ import annotations

from antilles.core.jit import kernel
from antilles.puerto_rico.actions import COLONIST, FIRST, PASS, SECOND, SLOTS
from antilles.puerto_rico.board import empty_building_circles, meet_end, owns
from antilles.puerto_rico.components import CIRCLES
from antilles.puerto_rico.events import (
    COLONIST_TAKEN,
    COLONISTS_DEALT,
    PLACED,
    SHIP_REFILLED,
    TABLE,
    emit,
)
from antilles.puerto_rico.layout import N_TILES
from antilles.puerto_rico.reasons import (
    ALLOWED,
    CIRCLES_MUST_BE_FILLED,
    COLONISTS_STAY,
    NO_COLONIST_LEFT,
    OTHER_CIRCLES_NOW,
    TOO_FEW_CIRCLES,
    TOO_FEW_COLONISTS,
)
from antilles.puerto_rico.turns import acting_seat, answered, ask, decline, end_phase, end_turn
from antilles.puerto_rico.vocabulary import COLONISTS_SHORT, FROM_SUPPLY, MAYOR_PLACE, MAYOR_PRIVILEGE

# Steps before the placing turns, and inside each placing turn.
STEP_PRIVILEGE, STEP_DEAL, STEP_PICK_UP, STEP_PLACE = range(4)


@kernel
def privilege_refusal(s, action):
    """PR-MAYOR-01, PR-MAYOR-08: one colonist from the supply, never from the ship; may be waived."""
    return ALLOWED if action == PASS or s.colonist_supply > 0 else NO_COLONIST_LEFT


@kernel
def apply_privilege(s, log, action):
    """PR-MAYOR-01: the mayor's extra colonist."""
    if action == COLONIST:
        s.colonist_supply -= 1
        s.players[s.turn].limbo += 1
        emit(log, COLONIST_TAKEN, s.turn, MAYOR_PRIVILEGE, FROM_SUPPLY, 0)
        answered(s)
    else:
        decline(s, log)


@kernel
def deal_ship(rules, s, log):
    """PR-MAYOR-02: one colonist at a time, mayor first and clockwise, until the ship is empty."""
    whole_rounds = s.colonist_ship // rules.players
    leftover = s.colonist_ship % rules.players
    for place in range(rules.players):
        seat = (s.holder + place) % rules.players
        dealt = whole_rounds + (1 if place < leftover else 0)
        s.players[seat].limbo += dealt
        if dealt > 0:
            emit(log, COLONISTS_DEALT, seat, dealt, 0, 0)
    s.colonist_ship = 0


@kernel
def circles_in(player, slot):
    """Circles of a slot: one per island tile of the kind, or those of the building."""
    if slot < N_TILES:
        return int(player.tiles[slot])
    building = slot - N_TILES
    return int(CIRCLES[building]) if owns(player, building) else 0


@kernel
def standing_in(player, slot):
    """Colonists standing in a slot."""
    if slot < N_TILES:
        return int(player.manned[slot])
    building = slot - N_TILES
    return int(player.city[building]) if owns(player, building) else 0


@kernel
def stand_in(player, slot, colonists):
    """Let this many colonists stand in a slot."""
    if slot < N_TILES:
        player.manned[slot] = colonists
    else:
        player.city[slot - N_TILES] = colonists


@kernel
def count_open_circles(s, player):
    """Free circles from the slot asked about on."""
    s.open_circles = 0
    for slot in range(s.slot, SLOTS):
        s.open_circles += circles_in(player, slot) - standing_in(player, slot)


@kernel
def pick_up(rules, s, player):
    """PR-MAYOR-04: where the edition lets colonists move, all are picked up; elsewhere only the unplaced are placed."""
    for slot in range(SLOTS):
        if rules.mayor_rearrange and circles_in(player, slot) > 0:
            player.limbo += standing_in(player, slot)
            stand_in(player, slot, 0)
    s.slot = 0
    count_open_circles(s, player)


@kernel
def least_in_slot(s, player, slot):
    """PR-MAYOR-03: colonists the later circles cannot hold must stand here."""
    free = circles_in(player, slot) - standing_in(player, slot)
    later = s.open_circles - free
    return standing_in(player, slot) + max(0, min(int(player.limbo), int(s.open_circles)) - later)


@kernel
def most_in_slot(player, slot):
    """The most colonists that can stand here: one per circle, as far as there are colonists."""
    return min(circles_in(player, slot), standing_in(player, slot) + int(player.limbo))


@kernel
def place_refusal(s, action):
    """PR-MAYOR-03, PR-MAYOR-04: which circles are filled is free, that they are filled is not."""
    player = s.players[s.turn]
    slot = FIRST[action]
    number = SECOND[action]
    if slot != s.slot:
        return OTHER_CIRCLES_NOW
    if number < standing_in(player, slot):
        return COLONISTS_STAY
    if number > circles_in(player, slot):
        return TOO_FEW_CIRCLES
    if number > most_in_slot(player, slot):
        return TOO_FEW_COLONISTS
    if number < least_in_slot(s, player, slot):
        return CIRCLES_MUST_BE_FILLED
    return ALLOWED


@kernel
def settle_slot(s, log, seat, number):
    """Place a slot's colonists and go on to the next slot."""
    player = s.players[seat]
    slot = s.slot
    free = circles_in(player, slot) - standing_in(player, slot)
    added = number - standing_in(player, slot)
    if circles_in(player, slot) > 0:
        stand_in(player, slot, number)
        player.limbo -= added
        s.open_circles -= free
        if number > 0:
            emit(log, PLACED, seat, slot, number, 0)
    s.slot = slot + 1


@kernel
def apply_place(s, log, action):
    """MAYOR_PLACE: the chosen number stands on the slot asked about."""
    settle_slot(s, log, s.turn, SECOND[action])
    answered(s)


@kernel
def go_on_placing(s, log, seat):
    """Slots with one possible number are settled; the first with a choice is asked about."""
    player = s.players[seat]
    while s.slot < SLOTS:
        least = least_in_slot(s, player, s.slot)
        if least < most_in_slot(player, s.slot):
            ask(s, seat, MAYOR_PLACE)
            return
        settle_slot(s, log, seat, least)
    end_turn(s)
    s.step = STEP_PICK_UP


@kernel
def refill_ship(rules, s, log):
    """PR-MAYOR-07, PR-MAYOR-08, PR-MAYOR-09, PR-END-01: one per empty building circle, at least one per player."""
    required = 0
    for seat in range(rules.players):
        required += empty_building_circles(s.players[seat])
    required = max(required, int(rules.colonist_ship))
    loaded = min(required, int(s.colonist_supply))
    s.colonist_supply -= loaded
    s.colonist_ship = loaded
    emit(log, SHIP_REFILLED, TABLE, loaded, required, 0)
    if loaded < required:
        meet_end(s, log, COLONISTS_SHORT)


@kernel
def advance_mayor(rules, s, log):
    """PR-MAYOR-06: privilege, deal, then each seat from the mayor places; last the ship is refilled."""
    if s.turns_done == rules.players:
        refill_ship(rules, s, log)
        end_phase(s)
        return
    seat = acting_seat(rules, s)
    if s.step == STEP_PRIVILEGE:
        s.step = STEP_DEAL
        if s.colonist_supply > 0:
            ask(s, seat, MAYOR_PRIVILEGE)
    elif s.step == STEP_DEAL:
        s.step = STEP_PICK_UP
        deal_ship(rules, s, log)
    elif s.step == STEP_PICK_UP:
        s.step = STEP_PLACE
        pick_up(rules, s, s.players[seat])
    else:
        go_on_placing(s, log, seat)
