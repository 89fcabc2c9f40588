"""Smuggler (PR-X3-*): raid, robbery, luring or takeover; no building helps, nobody else acts."""

from antilles.core.events import NOBODY, emit
from antilles.core.jit import kernel
from antilles.puerto_rico import actions, benefits, components, decisions, events, goods, reasons, verbs
from antilles.puerto_rico.guests import open_windows
from antilles.puerto_rico.offers import offer
from antilles.puerto_rico.phases.loading import NO_SHIP, ship_with
from antilles.puerto_rico.placing import begin_placing
from antilles.puerto_rico.slots import circles_in, slots_in_play, standing_in
from antilles.puerto_rico.turns import answered, ask, end_phase

STEP_MODE, STEP_NOBLE, STEP_LAST_WINDOW, STEP_DONE = range(4)
NOT_LURING = -1


@kernel
def open_circles_of(rules, player):
    """Empty circles on the player's board."""
    empty = 0
    for slot in range(slots_in_play(rules)):
        empty += circles_in(player, slot) - standing_in(player, slot)
    return empty


@kernel
def removable(rules, s):
    """PR-X3-LURING: people on the ship above its minimum."""
    return max(0, int(s.colonist_ship) - int(rules.colonist_ship))


@kernel
def raid_refusal(rules, s, capacity, kept):
    """PR-X3-RAID, R-37: any ship, also an empty one; up to three of its goods are kept."""
    ship = ship_with(rules, capacity)
    if ship == NO_SHIP:
        return reasons.NO_SUCH_SHIP
    return reasons.ALLOWED if kept <= s.ship_load[ship] else reasons.RAID_TOO_MANY


@kernel
def luring_refusal(rules, s, taken):
    """PR-X3-LURING: up to three of those removed, as far as there are empty circles."""
    most = min(removable(rules, s), open_circles_of(rules, s.players[s.turn]))
    return reasons.ALLOWED if taken <= min(most, components.MOST_LURED) else reasons.LURE_TOO_MANY


@kernel
def takeover_refusal(rules, s, role):
    """PR-X3-05: a role in play that nobody has taken in this round."""
    if not rules.role_in_play[role]:
        return reasons.ROLE_NOT_IN_PLAY
    return reasons.ALLOWED if s.role_holder[role] == NOBODY else reasons.ROLE_TAKEN


@kernel
def mode_refusal(rules, s, action):
    """PR-X3-04: one of the four deeds."""
    verb = actions.verb_of(action)
    if verb == verbs.RAID:
        return raid_refusal(rules, s, actions.first_of(action), actions.second_of(action))
    if verb == verbs.ROBBERY:
        return reasons.ALLOWED
    if verb == verbs.LURING:
        return luring_refusal(rules, s, actions.first_of(action))
    return takeover_refusal(rules, s, actions.first_of(action))


@kernel
def raid(rules, s, log, seat, capacity, kept):
    """PR-X3-RAID: the ship is emptied; what is not kept goes to the supply."""
    ship = ship_with(rules, capacity)
    good, load = int(s.ship_kind[ship]), int(s.ship_load[ship])
    if good != goods.NONE:
        s.players[seat].goods[good] += kept
        s.goods_supply[good] += load - kept
        s.ship_kind[ship] = goods.NONE
        s.ship_load[ship] = 0
    emit(log, events.RAIDED, seat, good, load, kept)


@kernel
def rob(rules, s, log, seat):
    """PR-X3-ROBBERY: the trading house is emptied, 1 point per good."""
    removed = 0
    for good in range(goods.COUNT):
        removed += s.house[good]
        s.goods_supply[good] += s.house[good]
        s.house[good] = 0
    emit(log, events.ROBBED, seat, removed, 0, 0)
    offer(rules, s, log, seat, benefits.ROBBERY_POINT, removed)


@kernel
def take_over(s, log, seat, role):
    """PR-X3-05: the role lies before the smuggler, who gets the doubloons on it."""
    doubloons = s.role_doubloons[role]
    s.players[seat].doubloons += doubloons
    s.role_doubloons[role] = 0
    s.takeover_role = role
    s.takeover_seat = seat
    emit(log, events.TAKEN_OVER, seat, role, doubloons, 0)


@kernel
def apply_mode(rules, s, log, action):
    """SMUGGLER_MODE: the deed; luring goes on with the noble and the circles."""
    seat = s.turn
    verb = actions.verb_of(action)
    if verb == verbs.RAID:
        raid(rules, s, log, seat, actions.first_of(action), actions.second_of(action))
    elif verb == verbs.ROBBERY:
        rob(rules, s, log, seat)
    elif verb == verbs.LURING:
        s.lured = actions.first_of(action)
    else:
        take_over(s, log, seat, actions.first_of(action))
    answered(s)


@kernel
def noble_refusal(rules, s, choice):
    """R-36: the noble on the ship may be kept, sent to the supply, or left aboard, as far as the numbers allow."""
    removed = removable(rules, s)
    if choice == actions.LURE_KEEP:
        return reasons.ALLOWED if s.lured > 0 else reasons.LURE_TOO_MANY
    if choice == actions.LURE_LEAVE:
        return reasons.ALLOWED if removed < s.colonist_ship else reasons.LURE_TOO_MANY
    return reasons.ALLOWED if s.lured < removed else reasons.LURE_TOO_MANY


@kernel
def noble_answer_refusal(rules, s, action):
    """LURE_NOBLE: what becomes of the noble."""
    return noble_refusal(rules, s, actions.first_of(action))


@kernel
def lure(rules, s, log, seat, choice):
    """PR-X3-LURING, R-36: cut the ship to its minimum, take so many, send the rest to the supply, place at once."""
    removed = removable(rules, s)
    taken = int(s.lured)
    noble_off = 1 if s.ship_nobles > 0 and choice != actions.LURE_LEAVE else 0
    noble_taken = 1 if s.ship_nobles > 0 and choice == actions.LURE_KEEP else 0
    s.colonist_ship -= removed
    s.ship_nobles -= noble_off
    s.noble_supply += noble_off - noble_taken
    s.colonist_supply += (removed - noble_off) - (taken - noble_taken)
    s.lured = NOT_LURING
    emit(log, events.LURED, seat, removed, taken, noble_taken)
    begin_placing(rules, s, seat, taken, noble_taken, decisions.LURE_PLACE)


@kernel
def apply_noble(rules, s, log, action):
    """LURE_NOBLE: kept, removed or left."""
    lure(rules, s, log, s.turn, actions.first_of(action))
    answered(s)


@kernel
def advance_smuggler(rules, s, log):
    """PR-X3-03, PR-X3-04: the Wanted token goes to the holder, who alone acts."""
    seat = s.holder
    step = s.step
    s.step = step + 1
    if step == STEP_MODE:
        s.wanted = seat
        ask(s, seat, decisions.SMUGGLER_MODE)
    elif step == STEP_NOBLE:
        if s.lured == NOT_LURING:
            return
        if s.ship_nobles > 0 and removable(rules, s) > 0:
            ask(s, seat, decisions.LURE_NOBLE)
        else:
            lure(rules, s, log, seat, actions.LURE_LEAVE)
    elif step == STEP_LAST_WINDOW:
        open_windows(rules, s)
    else:
        end_phase(s)
