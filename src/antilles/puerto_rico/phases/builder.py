"""Builder phase (PR-BUILDER-*): price, building, university."""

from __future__ import annotations

from antilles.core.jit import kernel
from antilles.puerto_rico.actions import FIRST, PASS
from antilles.puerto_rico.board import (
    city_spaces_free,
    colonist_at_hand,
    meet_end,
    occupied,
    owns,
    take_colonist,
)
from antilles.puerto_rico.components import COLUMN, SPACES
from antilles.puerto_rico.events import BUILT, COLONIST_TAKEN, NOTHING_POSSIBLE, emit
from antilles.puerto_rico.layout import N_BUILDINGS
from antilles.puerto_rico.reasons import (
    ALLOWED,
    ALREADY_OWNED,
    CITY_SPACES_LACKING,
    NEEDS_DISCOUNT,
    SOLD_OUT,
    TOO_EXPENSIVE,
    TOO_FEW_QUARRIES,
)
from antilles.puerto_rico.turns import acting_seat, answered, ask, decline, end_phase, end_turn
from antilles.puerto_rico.vocabulary import (
    BUILDER_BUILD,
    BUILDER_PHASE,
    BUILDER_PRIVILEGE,
    CITY_FULL,
    NO_BUILDING,
    QUARRIES_USED,
    QUARRY,
    UNIVERSITY,
    UNIVERSITY_COLONIST,
)

STEP_BUILD, STEP_PRIVILEGE, STEP_QUARRIES, STEP_PAY, STEP_UNIVERSITY, STEP_DONE = range(6)


@kernel
def builder_discount(s, seat):
    """PR-BUILDER-01, PR-BUILDER-05: the holder pays 1 less; no building, no doubloon."""
    return 1 if seat == s.holder and s.phase == BUILDER_PHASE else 0


@kernel
def quarry_discount(player, building):
    """PR-BUILDER-04: 1 per occupied quarry, at most the column of the building."""
    return min(int(player.manned[QUARRY]), int(COLUMN[building]))


@kernel
def build_price(rules, s, seat, building):
    """PR-BUILDER-03: cost less all discounts, never below 0."""
    discount = builder_discount(s, seat) + quarry_discount(s.players[seat], building)
    return max(0, rules.cost[building] - discount)


@kernel
def build_refusal(rules, s, seat, building):
    """PR-BUILDER-06, PR-BLD-01, PR-BUILDER-09, PR-BUILDER-07: not owned, on the board, room in the city, money."""
    player = s.players[seat]
    if owns(player, building):
        return ALREADY_OWNED
    if s.stock[building] == 0:
        return SOLD_OUT
    if city_spaces_free(player) < SPACES[building]:
        return CITY_SPACES_LACKING
    if build_price(rules, s, seat, building) > player.doubloons:
        return TOO_EXPENSIVE
    return ALLOWED


@kernel
def build_answer_refusal(rules, s, action):
    """BUILDER_BUILD: building is optional."""
    return ALLOWED if action == PASS else build_refusal(rules, s, s.turn, FIRST[action])


@kernel
def can_build_something(rules, s, seat):
    """Whether any building may be built at all."""
    for building in range(N_BUILDINGS):
        if build_refusal(rules, s, seat, building) == ALLOWED:
            return True
    return False


@kernel
def apply_build(s, log, action):
    """BUILDER_BUILD: the building is chosen; price and placing follow."""
    if action == PASS:
        s.step = STEP_DONE
        decline(s, log)
    else:
        s.new_building = FIRST[action]
        answered(s)


@kernel
def privilege_refusal(rules, s, action):
    """PR-ROUND-06: under ask_everything the builder's discount may be waived if the price can still be paid."""
    player = s.players[s.turn]
    building = s.new_building
    full_price = rules.cost[building] - quarry_discount(player, building)
    return NEEDS_DISCOUNT if action == PASS and full_price > player.doubloons else ALLOWED


@kernel
def apply_privilege(s, log, action):
    """Under ask_everything: use or waive the builder's discount."""
    if action == PASS:
        decline(s, log)
    else:
        s.discount = builder_discount(s, s.turn)
        answered(s)


@kernel
def usable_quarries(rules, s, player):
    """Quarries that still lower the price of the building being bought."""
    return min(quarry_discount(player, s.new_building), int(rules.cost[s.new_building] - s.discount))


@kernel
def quarries_refusal(rules, s, action):
    """PR-BUILDER-04: under ask_everything any number of occupied quarries up to the column may be used."""
    player = s.players[s.turn]
    number = FIRST[action]
    if number > usable_quarries(rules, s, player):
        return TOO_FEW_QUARRIES
    price = rules.cost[s.new_building] - s.discount - number
    return NEEDS_DISCOUNT if price > player.doubloons else ALLOWED


@kernel
def apply_quarries(s, action):
    """Under ask_everything: the quarries used."""
    s.discount += FIRST[action]
    answered(s)


@kernel
def build(rules, s, log, seat):
    """PR-BUILDER-02, PR-END-02: pay, take the building from the board, place it; the 12th space ends the game."""
    player = s.players[seat]
    building = s.new_building
    if rules.ask_everything:
        price = max(0, rules.cost[building] - s.discount)
    else:
        price = build_price(rules, s, seat, building)
    player.doubloons -= price
    player.city[building] = 0
    s.stock[building] -= 1
    s.discount = 0
    emit(log, BUILT, seat, building, price, 0)
    if city_spaces_free(player) == 0:
        meet_end(s, log, CITY_FULL)


@kernel
def university_works(s, player):
    """PR-BLD-UNIVERSITY, PR-BLD-06: for a building just built while the university was already occupied."""
    return s.new_building != NO_BUILDING and occupied(player, UNIVERSITY) and colonist_at_hand(s)


@kernel
def apply_university(s, log, action):
    """PR-BLD-UNIVERSITY: one colonist onto the new building, whatever its circles."""
    if action == PASS:
        decline(s, log)
        return
    source = take_colonist(s)
    s.players[s.turn].city[s.new_building] += 1
    emit(log, COLONIST_TAKEN, s.turn, UNIVERSITY_COLONIST, source, 0)
    answered(s)


@kernel
def advance_builder(rules, s, log):
    """PR-BUILDER-01: from the holder clockwise, one building each."""
    if s.turns_done == rules.players:
        end_phase(s)
        return
    seat = acting_seat(rules, s)
    player = s.players[seat]
    step = s.step
    s.step = step + 1
    if step == STEP_BUILD:
        if can_build_something(rules, s, seat):
            ask(s, seat, BUILDER_BUILD)
        else:
            s.step = STEP_DONE
            emit(log, NOTHING_POSSIBLE, seat, BUILDER_BUILD, 0, 0)
    elif step == STEP_PRIVILEGE:
        if rules.ask_everything and builder_discount(s, seat) > 0:
            ask(s, seat, BUILDER_PRIVILEGE)
    elif step == STEP_QUARRIES:
        if rules.ask_everything and usable_quarries(rules, s, player) > 0:
            ask(s, seat, QUARRIES_USED)
    elif step == STEP_PAY:
        build(rules, s, log, seat)
    elif step == STEP_UNIVERSITY:
        if university_works(s, player):
            ask(s, seat, UNIVERSITY_COLONIST)
    else:
        s.new_building = NO_BUILDING
        end_turn(s)
