"""Placing people on circles, group by group: after the mayor's deal, for the festival prize, and by luring.

A group ("slot") is a kind of island tile or a building. How many stand there is asked, then how many of those just
put there are nobles; groups with one possible answer are settled at once, so every result is reached in one way.
"""

from antilles.core.events import emit
from antilles.core.jit import kernel
from antilles.puerto_rico import actions, decisions, events, reasons
from antilles.puerto_rico.city import empty_circles
from antilles.puerto_rico.slots import FIRST_BUILDING, add_people, circles_in, slots_in_play, standing_in
from antilles.puerto_rico.turns import answered, ask

NOBODY_ADDED = -1


@kernel
def count_open_circles(rules, s, player):
    """Free circles from the slot asked about on; a slot whose nobles are being told is settled."""
    first = int(s.slot) + (0 if s.added == NOBODY_ADDED else 1)
    empty = 0
    for tile in range(first, FIRST_BUILDING):
        empty += player.tiles[tile] - player.manned[tile]
    for building in range(max(0, first - FIRST_BUILDING), rules.buildings):
        empty += empty_circles(player, building)
    s.open_circles = empty


@kernel
def begin_placing(rules, s, seat, number, nobles, decision):
    """A seat places so many people, nobles among them, under this decision."""
    s.placing = decision
    s.placer = seat
    s.hand = number
    s.hand_nobles = nobles
    s.slot = 0
    s.added = NOBODY_ADDED
    count_open_circles(rules, s, s.players[seat])


@kernel
def least_in_slot(s, player, slot):
    """PR-MAYOR-03: people the later circles cannot hold must stand here."""
    standing = standing_in(player, slot)
    later = s.open_circles - (circles_in(player, slot) - standing)
    return standing + max(0, min(int(s.hand), int(s.open_circles)) - later)


@kernel
def most_in_slot(s, player, slot):
    """The most people that can stand here: one per circle, as far as there are people."""
    return min(circles_in(player, slot), standing_in(player, slot) + int(s.hand))


@kernel
def place_refusal(s, action):
    """PR-MAYOR-03, PR-MAYOR-04: which circles are filled is free, that they are filled is not."""
    player = s.players[s.turn]
    slot = actions.first_of(action)
    number = actions.second_of(action)
    if slot != s.slot:
        return reasons.OTHER_CIRCLES_NOW
    if number < standing_in(player, slot):
        return reasons.COLONISTS_STAY if s.placing == decisions.MAYOR_PLACE else reasons.PLACED_BEFORE
    if number > circles_in(player, slot):
        return reasons.TOO_FEW_CIRCLES
    if number > most_in_slot(s, player, slot):
        return reasons.TOO_FEW_COLONISTS
    if number < least_in_slot(s, player, slot):
        return reasons.CIRCLES_MUST_BE_FILLED
    return reasons.ALLOWED


@kernel
def least_nobles(s):
    """Nobles that would find nobody's place among the rest of the hand must be among those just put here."""
    return max(0, int(s.hand_nobles - s.hand))


@kernel
def most_nobles(s):
    """At most all of those just put here, as far as there are nobles."""
    return min(int(s.added), int(s.hand_nobles))


@kernel
def nobles_refusal(s, action):
    """PR-X2-05: nobles stand wherever colonists may; which of the people put here are nobles is free."""
    if actions.first_of(action) != s.slot:
        return reasons.OTHER_CIRCLES_NOW
    number = actions.second_of(action)
    return reasons.ALLOWED if least_nobles(s) <= number <= most_nobles(s) else reasons.WRONG_NOBLES


@kernel
def settle_slot(s, log, number):
    """Put people on a slot; if nobles may be among them, that is told next."""
    player = s.players[s.placer]
    standing = standing_in(player, s.slot)
    added = number - standing
    s.open_circles -= circles_in(player, s.slot) - standing
    if added > 0:
        add_people(player, s.slot, added, 0)
        s.hand -= added
        emit(log, events.PLACED, s.placer, s.slot, number, 0)
    if added > 0 and s.hand_nobles > 0:
        s.added = added
    else:
        s.slot += 1


@kernel
def settle_nobles(s, nobles):
    """So many of the people just put on the slot are nobles; the next slot follows."""
    add_people(s.players[s.placer], s.slot, 0, nobles)
    s.hand_nobles -= nobles
    s.added = NOBODY_ADDED
    s.slot += 1


@kernel
def apply_place(s, log, action):
    """MAYOR_PLACE, FESTIVAL_PLACE, luring: the chosen number stands on the slot asked about."""
    settle_slot(s, log, actions.second_of(action))
    answered(s)


@kernel
def apply_nobles(s, action):
    """PLACE_NOBLES: so many of them are nobles."""
    settle_nobles(s, actions.second_of(action))
    answered(s)


@kernel
def next_slot(rules, player, slot):
    """The first slot from this one on that has circles, or the number of slots."""
    while slot < slots_in_play(rules) and circles_in(player, slot) == 0:
        slot += 1
    return slot


@kernel
def go_on_placing(rules, s, log):
    """Slots with one possible number are settled; the first with a choice is asked about; the rest waits in limbo."""
    player = s.players[s.placer]
    while True:
        s.slot = next_slot(rules, player, int(s.slot))
        if s.slot >= slots_in_play(rules):
            break
        if s.added != NOBODY_ADDED:
            if least_nobles(s) < most_nobles(s):
                ask(s, s.placer, decisions.PLACE_NOBLES)
                return
            settle_nobles(s, least_nobles(s))
        else:
            least = least_in_slot(s, player, s.slot)
            if least < most_in_slot(s, player, s.slot):
                ask(s, s.placer, s.placing)
                return
            settle_slot(s, log, least)
    player.limbo += s.hand
    player.limbo_nobles += s.hand_nobles
    s.hand = 0
    s.hand_nobles = 0
    s.slot = 0
    s.placer = 0
    s.open_circles = 0
    s.placing = decisions.NOTHING
