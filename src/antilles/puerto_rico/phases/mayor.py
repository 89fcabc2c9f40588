"""Mayor phase (PR-MAYOR-*): the privilege, the ship dealt out, people placed, the ship refilled.

PR-MAYOR-05: outside this phase people reach circles only by hospice, university, guests, luring and the festival.
"""

from antilles.core.events import TABLE, emit
from antilles.core.jit import kernel
from antilles.puerto_rico import actions, buildings, decisions, endings, events, people, reasons, tiles
from antilles.puerto_rico.board import meet_end
from antilles.puerto_rico.city import empty_building_circles, occupied
from antilles.puerto_rico.placing import begin_placing
from antilles.puerto_rico.turns import acting_seat, answered, ask, decline, end_phase, end_turn

# Steps before the placing turns, and inside each placing turn.
STEP_PRIVILEGE, STEP_LIBRARY, STEP_DEAL, STEP_PLACE, STEP_DONE = range(5)
# While the ship is dealt with nobles aboard or a villa in play: what the seat of this turn has been asked.
DEAL_VILLA, DEAL_SHIP = range(2)


@kernel
def privilege_refusal(s, action):
    """PR-MAYOR-01, PR-MAYOR-08: one colonist from the supply, never from the ship; may be waived."""
    return reasons.ALLOWED if action == actions.PASS or s.colonist_supply > 0 else reasons.NO_COLONIST_LEFT


@kernel
def apply_privilege(s, log, action):
    """PR-MAYOR-01, PR-BLD-LIBRARY: the mayor's extra colonist; who waives the first is not asked for a second."""
    if action == actions.COLONIST:
        s.colonist_supply -= 1
        s.players[s.turn].limbo += 1
        emit(log, events.COLONIST_TAKEN, s.turn, decisions.MAYOR_PRIVILEGE, people.FROM_SUPPLY, 0)
        answered(s)
    else:
        s.step = STEP_DEAL
        decline(s, log)


@kernel
def deal_colonists(rules, s, log):
    """PR-MAYOR-02: one colonist at a time, mayor first and clockwise, until the ship is empty."""
    whole_rounds = s.colonist_ship // rules.players
    leftover = s.colonist_ship % rules.players
    for place in range(rules.players):
        seat = (s.holder + place) % rules.players
        dealt = whole_rounds + (1 if place < leftover else 0)
        s.players[seat].limbo += dealt
        if dealt > 0:
            emit(log, events.COLONISTS_DEALT, seat, dealt, 0, 0)
    s.colonist_ship = 0


@kernel
def receive(s, log, seat, noble):
    """PR-X2-03: one person from the ship."""
    player = s.players[seat]
    s.colonist_ship -= 1
    s.ship_nobles -= noble
    player.limbo += 1
    player.limbo_nobles += noble
    emit(log, events.PERSON_RECEIVED, seat, noble, 0, 0)


@kernel
def villa_works(s, player):
    """PR-BLD-VILLA, R-40: on the owner's first turn, while the supply has a noble or a colonist."""
    return occupied(player, buildings.VILLA) and (s.noble_supply > 0 or s.colonist_supply > 0)


@kernel
def deal_with_nobles(rules, s, log):
    """PR-X2-03, R-40: turn by turn; on the first turns the villa comes before the ship."""
    if s.dealt >= rules.players and s.colonist_ship == 0:
        s.step = STEP_PLACE
        return
    seat = (s.holder + s.dealt) % rules.players
    if s.slot == DEAL_VILLA:
        s.slot = DEAL_SHIP
        if s.dealt < rules.players and villa_works(s, s.players[seat]):
            ask(s, seat, decisions.VILLA_TAKE)
        return
    if s.colonist_ship > s.ship_nobles and s.ship_nobles > 0:
        ask(s, seat, decisions.SHIP_TAKE)
        return
    if s.colonist_ship > 0:
        receive(s, log, seat, 1 if s.ship_nobles > 0 else 0)
    end_deal(s)


@kernel
def end_deal(s):
    """The next seat takes from the ship."""
    s.slot = DEAL_VILLA
    s.dealt += 1


@kernel
def apply_ship_take(s, log, action):
    """SHIP_TAKE: a colonist or the noble."""
    receive(s, log, s.turn, actions.first_of(action))
    end_deal(s)
    answered(s)


@kernel
def apply_villa(s, log, action):
    """PR-BLD-VILLA, R-24: an additional noble from the supply, or a colonist if none is left."""
    if action == actions.PASS:
        decline(s, log)
        return
    player = s.players[s.turn]
    noble = 1 if s.noble_supply > 0 else 0
    if noble:
        s.noble_supply -= 1
    else:
        s.colonist_supply -= 1
    player.limbo += 1
    player.limbo_nobles += noble
    emit(log, events.COLONIST_TAKEN, s.turn, decisions.VILLA_TAKE, people.FROM_SUPPLY, noble)
    answered(s)


@kernel
def pick_up(rules, s, seat):
    """PR-MAYOR-04: where the edition lets people move, all are picked up; elsewhere only the unplaced are placed."""
    player = s.players[seat]
    number, nobles = int(player.limbo), int(player.limbo_nobles)
    player.limbo = 0
    player.limbo_nobles = 0
    if rules.mayor_rearrange:
        for tile in range(tiles.CIRCLE_KINDS):
            number += player.manned[tile]
            nobles += player.manned_nobles[tile]
            player.manned[tile] = 0
            player.manned_nobles[tile] = 0
        for building in range(rules.buildings):
            if occupied(player, building):
                number += player.city[building]
                nobles += player.city_nobles[building]
                player.city[building] = 0
                player.city_nobles[building] = 0
    begin_placing(rules, s, seat, number, nobles, decisions.MAYOR_PLACE)


@kernel
def refill_ship(rules, s, log):
    """PR-MAYOR-07, PR-MAYOR-08, PR-MAYOR-09, PR-END-01: one per empty building circle, at least one per player."""
    required = 0
    for seat in range(rules.players):
        required += empty_building_circles(rules, s.players[seat])
    required = max(required, int(rules.colonist_ship))
    load_ship(s, required)
    emit(log, events.SHIP_REFILLED, TABLE, s.colonist_ship, required, s.ship_nobles)
    if s.colonist_ship < required and rules.colonists_end:
        meet_end(s, log, endings.COLONISTS_SHORT)


@kernel
def load_ship(s, required):
    """PR-X2-02, R-42: one of the places is a noble's while nobles last; what the supply lacks stays away."""
    noble = 1 if s.noble_supply > 0 else 0
    colonists = min(required - noble, int(s.colonist_supply))
    s.noble_supply -= noble
    s.colonist_supply -= colonists
    s.ship_nobles = noble
    s.colonist_ship = colonists + noble


@kernel
def advance_mayor(rules, s, log):
    """PR-MAYOR-06: privilege, deal, then each seat from the mayor places; last the ship is refilled."""
    if s.turns_done == rules.players:
        refill_ship(rules, s, log)
        end_phase(s)
        return
    seat = acting_seat(rules, s)
    if s.step == STEP_PRIVILEGE or s.step == STEP_LIBRARY:
        asked = s.step == STEP_PRIVILEGE or occupied(s.players[seat], buildings.LIBRARY)
        s.step += 1
        if asked and s.colonist_supply > 0:
            ask(s, seat, decisions.MAYOR_PRIVILEGE)
    elif s.step == STEP_DEAL:
        if rules.nobles > 0:
            deal_with_nobles(rules, s, log)
        else:
            s.step = STEP_PLACE
            deal_colonists(rules, s, log)
    elif s.step == STEP_PLACE:
        s.step = STEP_DONE
        s.slot = 0
        pick_up(rules, s, seat)
    else:
        end_turn(s)
        s.step = STEP_PLACE
