"""Builder phase (PR-BUILDER-*): price, building, university."""

from antilles.core.events import emit
from antilles.core.jit import kernel, lookup
from antilles.puerto_rico import actions, benefits, buildings, decisions, endings, events, reasons
from antilles.puerto_rico.board import meet_end
from antilles.puerto_rico.city import occupied, owns, place_building
from antilles.puerto_rico.festival import check_building_goal
from antilles.puerto_rico.guests import open_window, open_windows
from antilles.puerto_rico.offers import offer
from antilles.puerto_rico.people import next_person_is_noble, person_at_hand, take_person
from antilles.puerto_rico.phases.black_market import can_return_a_person, has_good, market_pays, missing
from antilles.puerto_rico.phases.price import build_price, builder_discount, fixed_discounts, quarry_discount
from antilles.puerto_rico.turns import acting_seat, answered, ask, decline, end_phase, end_turn, pause

STEP_WINDOW, STEP_BUILD, STEP_PERSON, STEP_GOOD, STEP_POINT, STEP_PRIVILEGE = range(6)
STEP_QUARRIES, STEP_PAY, STEP_UNIVERSITY, STEP_GOAL, STEP_DONE = range(6, 11)
points_for_column = lookup((0, 0, 1, 1, 2), "What the church scores for a building of a column.")


@kernel
def build_refusal(rules, s, seat, building):
    """PR-BUILDER-06, PR-BLD-01, PR-BUILDER-09, PR-BUILDER-07: not owned, on the board, room in the city, money."""
    player = s.players[seat]
    if owns(player, building):
        return reasons.ALREADY_OWNED
    if s.stock[building] == 0:
        return reasons.SOLD_OUT
    if player.city_free < buildings.spaces_of(building):
        return reasons.CITY_SPACES_LACKING
    if build_price(rules, s, seat, building) <= player.doubloons:
        return reasons.ALLOWED
    return reasons.ALLOWED if rules.expanded and market_pays(rules, s, seat, building) else reasons.TOO_EXPENSIVE


@kernel
def build_answer_refusal(rules, s, action):
    """BUILDER_BUILD: building is optional."""
    return reasons.ALLOWED if action == actions.PASS else build_refusal(rules, s, s.turn, actions.first_of(action))


@kernel
def can_build_something(rules, s, seat):
    """Whether any building may be built at all."""
    for building in range(rules.buildings):
        if build_refusal(rules, s, seat, building) == reasons.ALLOWED:
            return True
    return False


@kernel
def needs_market(rules, s, seat):
    """Whether the building being bought is still paid in part by returns."""
    return s.new_building != buildings.NONE and missing(rules, s, seat, s.new_building) > 0


@kernel
def apply_build(rules, s, log, action):
    """BUILDER_BUILD: the building is chosen; what must be settled about its price, and placing it, follow."""
    if action == actions.PASS:
        s.step = STEP_DONE
        decline(s, log)
        return
    s.new_building = actions.first_of(action)
    if not needs_market(rules, s, s.turn):
        s.step = STEP_PRIVILEGE if rules.ask_everything else STEP_PAY
    answered(s)


@kernel
def privilege_refusal(rules, s, action):
    """PR-ROUND-06: under ask_everything the builder's discount may be waived if the price can still be paid."""
    player = s.players[s.turn]
    building = s.new_building
    full_price = rules.cost[building] - quarry_discount(player, building) - fixed_discounts(player, building)
    return reasons.NEEDS_DISCOUNT if action == actions.PASS and full_price > player.doubloons else reasons.ALLOWED


@kernel
def apply_privilege(s, log, action):
    """Under ask_everything: use or waive the builder's discount."""
    if action == actions.PASS:
        decline(s, log)
    else:
        s.discount = builder_discount(s, s.turn)
        answered(s)


@kernel
def asked_price(rules, s, player):
    """The price with the discounts that were accepted so far; it may be below 0."""
    return int(rules.cost[s.new_building]) - int(s.discount) - fixed_discounts(player, s.new_building)


@kernel
def usable_quarries(rules, s, player):
    """Quarries that still lower the price of the building being bought."""
    return min(quarry_discount(player, s.new_building), max(0, asked_price(rules, s, player)))


@kernel
def quarries_refusal(rules, s, action):
    """PR-BUILDER-04: under ask_everything any number of occupied quarries up to the column may be used."""
    player = s.players[s.turn]
    number = actions.first_of(action)
    if number > usable_quarries(rules, s, player):
        return reasons.TOO_FEW_QUARRIES
    price = asked_price(rules, s, player) - number
    return reasons.NEEDS_DISCOUNT if price > player.doubloons else reasons.ALLOWED


@kernel
def apply_quarries(s, action):
    """Under ask_everything: the quarries used."""
    s.discount += actions.first_of(action)
    answered(s)


@kernel
def final_price(rules, s, seat):
    """What is paid in doubloons: after returns nothing may be left; else the price with the discounts in use."""
    player = s.players[seat]
    if s.returned > 0:
        return int(player.doubloons)
    if rules.ask_everything:
        return max(0, asked_price(rules, s, player))
    return build_price(rules, s, seat, s.new_building)


@kernel
def build(rules, s, log, seat):
    """PR-BUILDER-02, PR-END-02: pay, take the building from the board, place it; the 12th space ends the game."""
    player = s.players[seat]
    building = s.new_building
    price = final_price(rules, s, seat)
    player.doubloons -= price
    place_building(player, building)
    s.stock[building] -= 1
    s.discount = 0
    s.returned = 0
    emit(log, events.BUILT, seat, building, price, 0)
    if player.city_free == 0:
        meet_end(s, log, endings.CITY_FULL)
    offer(rules, s, log, seat, benefits.CHURCH_POINT, church_points(player, building))


@kernel
def church_points(player, building):
    """PR-BLD-CHURCH: 1 point in columns 2 and 3, 2 points in column 4; a church just built is not occupied yet."""
    return points_for_column(buildings.column_of(building)) if occupied(player, buildings.CHURCH) else 0


@kernel
def university_works(s, player):
    """PR-BLD-UNIVERSITY, PR-BLD-06: for a building just built while the university was already occupied."""
    return s.new_building != buildings.NONE and occupied(player, buildings.UNIVERSITY) and person_at_hand(s)


@kernel
def apply_university(s, log, action):
    """PR-BLD-UNIVERSITY, R-20: one colonist onto the new building; a statue has no circle and sends him to limbo."""
    if action == actions.PASS:
        decline(s, log)
        return
    player = s.players[s.turn]
    noble = 1 if next_person_is_noble(s) else 0
    source = take_person(s)
    if buildings.circles_of(s.new_building) > 0:
        player.city[s.new_building] += 1
        player.city_nobles[s.new_building] += noble
    else:
        player.limbo += 1
        player.limbo_nobles += noble
    emit(log, events.COLONIST_TAKEN, s.turn, decisions.UNIVERSITY_COLONIST, source, noble)
    answered(s)


@kernel
def ask_for_payment(rules, s, seat, step):
    """R-16: returns in a fixed order; only a purchase without returns asks about discounts."""
    player = s.players[seat]
    if step == STEP_PERSON:
        if needs_market(rules, s, seat) and can_return_a_person(rules, s, seat, s.new_building):
            ask(s, seat, decisions.BLACK_MARKET_PERSON)
    elif step == STEP_GOOD:
        if needs_market(rules, s, seat) and has_good(player):
            ask(s, seat, decisions.BLACK_MARKET_GOOD)
    elif step == STEP_POINT:
        if needs_market(rules, s, seat):
            ask(s, seat, decisions.BLACK_MARKET_POINT)
    elif rules.ask_everything and s.returned == 0:
        if step == STEP_PRIVILEGE and builder_discount(s, seat) > 0:
            ask(s, seat, decisions.BUILDER_PRIVILEGE)
        elif step == STEP_QUARRIES and usable_quarries(rules, s, player) > 0:
            ask(s, seat, decisions.QUARRIES_USED)


@kernel
def advance_builder(rules, s, log):
    """PR-BUILDER-01: from the holder clockwise, one building each."""
    if s.turns_done == rules.players:
        if s.step == STEP_WINDOW:
            s.step = STEP_DONE
            open_windows(rules, s)
        else:
            end_phase(s)
        return
    seat = acting_seat(rules, s)
    if s.step == STEP_WINDOW:
        if s.turns_done > 0:
            open_window(rules, s, seat)
        if pause(s, STEP_BUILD):
            return
    if s.step == STEP_BUILD:
        if can_build_something(rules, s, seat):
            ask(s, seat, decisions.BUILDER_BUILD)
            s.step = STEP_PERSON
            return
        emit(log, events.NOTHING_POSSIBLE, seat, decisions.BUILDER_BUILD, 0, 0)
        s.step = STEP_DONE
    while s.step < STEP_PAY:
        step = s.step
        ask_for_payment(rules, s, seat, step)
        if pause(s, step + 1):
            return
    if s.step == STEP_PAY:
        build(rules, s, log, seat)
        s.step = STEP_UNIVERSITY
        if rules.ask_everything:
            return
    if s.step == STEP_UNIVERSITY:
        if university_works(s, s.players[seat]):
            ask(s, seat, decisions.UNIVERSITY_COLONIST)
        if pause(s, STEP_GOAL):
            return
    if s.step == STEP_GOAL:
        check_building_goal(rules, s, log, seat, s.new_building)
        s.step = STEP_DONE
        if rules.ask_everything:
            return
    s.new_building = buildings.NONE
    end_turn(s)
