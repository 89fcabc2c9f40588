"""Craftsman phase (PR-CRAFTSMAN-*): everybody produces in turn, the factory pays, the holder takes one good more."""

from antilles.core.events import emit
from antilles.core.jit import kernel, lookup
from antilles.puerto_rico import actions, benefits, buildings, decisions, events, goods, reasons
from antilles.puerto_rico.board import nobles_of
from antilles.puerto_rico.city import occupied, occupied_by_noble
from antilles.puerto_rico.festival import check_goods_goal
from antilles.puerto_rico.guests import open_window, open_windows
from antilles.puerto_rico.layout import forget_players_phase
from antilles.puerto_rico.offers import offer
from antilles.puerto_rico.turns import acting_seat, answered, ask, decline, end_phase, end_turn, pause

# PR-BLD-FACTORY.
doubloons_for_kinds = lookup((0, 0, 1, 2, 3, 5), "What the factory pays for so many kinds.")
STEP_WINDOW, STEP_ASK, STEP_PRODUCE, STEP_FACTORY, STEP_OTHER_PAY, STEP_GOAL, STEP_DONE = range(7)
# After everybody's turn.
STEP_LAST_WINDOW, STEP_BONUS, STEP_SECOND_BONUS, STEP_HOLDER_PAY, STEP_CLEAR = range(5)


@kernel
def workers_for(player, good):
    """PR-CRAFTSMAN-02, PR-CRAFTSMAN-06: colonists in the production buildings of a kind, small and large together."""
    workers = 0
    for building in range(buildings.MAKERS):
        if buildings.product_of(building) == good and occupied(player, building):
            workers += player.city[building]
    return workers


@kernel
def output(s, player, good):
    """PR-CRAFTSMAN-02, PR-CRAFTSMAN-03: the least of plantations, workers (corn needs none) and tokens left."""
    made = min(int(player.manned[good]), int(s.goods_supply[good]))
    return made if good == goods.CORN else min(made, workers_for(player, good))


@kernel
def aqueduct_bonus(s, player, good, made):
    """PR-BLD-AQUEDUCT, R-30: 1 more if the large plant of the kind is occupied, one is made and a token is left."""
    if not occupied(player, buildings.AQUEDUCT) or s.goods_supply[good] <= made:
        return 0
    if good == goods.INDIGO and occupied(player, buildings.INDIGO_PLANT):
        return 1
    return 1 if good == goods.SUGAR and occupied(player, buildings.SUGAR_MILL) else 0


@kernel
def can_produce_something(s, player):
    """Whether anything would be produced."""
    for good in range(goods.COUNT):
        if output(s, player, good) > 0:
            return True
    return False


@kernel
def produce(s, log, seat):
    """PR-CRAFTSMAN-01: goods from the supply for everything the player can produce."""
    player = s.players[seat]
    for good in range(goods.COUNT):
        made = output(s, player, good)
        if made > 0:
            extra = aqueduct_bonus(s, player, good, made)
            made += extra
            s.goods_supply[good] -= made
            player.goods[good] += made
            player.produced[good] = made
            emit(log, events.PRODUCED, seat, good, made, extra)


@kernel
def factory_income(player):
    """PR-BLD-FACTORY: doubloons by the number of kinds produced, not by quantity."""
    if not occupied(player, buildings.FACTORY):
        return 0
    kinds = 0
    for good in range(goods.COUNT):
        if player.produced[good] > 0:
            kinds += 1
    return doubloons_for_kinds(kinds)


@kernel
def specialty_income(player):
    """PR-BLD-SPECIALTY-FACTORY: 1 less than the number produced of the best kind, corn excepted."""
    if not occupied(player, buildings.SPECIALTY_FACTORY):
        return 0
    best = 0
    for good in range(goods.CORN + 1, goods.COUNT):
        best = max(best, int(player.produced[good]))
    return max(0, best - 1)


@kernel
def pay_nobles_buildings(rules, s, log, seat):
    """PR-BLD-CHAPEL, PR-BLD-JEWELER: every craftsman phase, whether or not anything is produced."""
    player = s.players[seat]
    if occupied(player, buildings.CHAPEL):
        if occupied_by_noble(player, buildings.CHAPEL):
            offer(rules, s, log, seat, benefits.CHAPEL_POINT, 1)
        else:
            offer(rules, s, log, seat, benefits.CHAPEL_PAY, 1)
    if occupied(player, buildings.JEWELER):
        offer(rules, s, log, seat, benefits.JEWELER_PAY, nobles_of(rules, player))


@kernel
def pays_after_bonus(rules, s, seat):
    """R-18: the holder's specialty factory counts the extra goods, so it pays after them."""
    return seat == s.holder and rules.specialty_counts_bonus


@kernel
def apply_produce(s, log, action):
    """PR-CRAFTSMAN-01: under ask_everything production may be declined, all or nothing."""
    if action == actions.PASS:
        s.step = STEP_FACTORY
        decline(s, log)
    else:
        answered(s)


@kernel
def bonus_refusal(s, player, good):
    """PR-CRAFTSMAN-04, PR-CRAFTSMAN-05: a kind produced in this phase, if a token remains."""
    if player.produced[good] == 0:
        return reasons.NOT_PRODUCED
    return reasons.ALLOWED if s.goods_supply[good] > 0 else reasons.NO_TOKEN_LEFT


@kernel
def second_bonus_refusal(rules, s, good):
    """PR-BLD-LIBRARY: two goods, different where the edition says so."""
    return (
        reasons.SECOND_GOOD if s.bonus_goods > 0 and good == s.slot and rules.library_goods_differ else reasons.ALLOWED
    )


@kernel
def bonus_good_refusal(rules, s, seat, good):
    """PR-CRAFTSMAN-04, PR-BLD-LIBRARY: whether this kind may be taken now."""
    reason = bonus_refusal(s, s.players[seat], good)
    return reason if reason != reasons.ALLOWED else second_bonus_refusal(rules, s, good)


@kernel
def can_take_bonus(rules, s, seat):
    """Whether any kind qualifies for the privilege."""
    for good in range(goods.COUNT):
        if bonus_good_refusal(rules, s, seat, good) == reasons.ALLOWED:
            return True
    return False


@kernel
def bonus_answer_refusal(rules, s, action):
    """CRAFTSMAN_BONUS: the privilege may be waived."""
    return reasons.ALLOWED if action == actions.PASS else bonus_good_refusal(rules, s, s.turn, actions.first_of(action))


@kernel
def apply_bonus(s, log, action):
    """PR-CRAFTSMAN-04: one more good; it counts as produced (R-18). Who waives it is not asked again."""
    if action == actions.PASS:
        s.step = STEP_HOLDER_PAY
        decline(s, log)
        return
    good = actions.first_of(action)
    player = s.players[s.turn]
    s.goods_supply[good] -= 1
    player.goods[good] += 1
    player.produced[good] += 1
    s.bonus_goods += 1
    s.slot = good
    emit(log, events.BONUS_TAKEN, s.turn, good, 0, 0)
    answered(s)


@kernel
def end_craftsman(rules, s, log):
    """After everybody has produced: guests, the privilege, what it pays; then the phase is over."""
    seat = s.holder
    step = s.step
    s.step = step + 1
    if step == STEP_LAST_WINDOW:
        open_windows(rules, s)
    elif step == STEP_BONUS:
        if can_take_bonus(rules, s, seat):
            ask(s, seat, decisions.CRAFTSMAN_BONUS)
    elif step == STEP_SECOND_BONUS:
        if s.bonus_goods > 0 and occupied(s.players[seat], buildings.LIBRARY) and can_take_bonus(rules, s, seat):
            ask(s, seat, decisions.CRAFTSMAN_BONUS)
    elif step == STEP_HOLDER_PAY:
        if pays_after_bonus(rules, s, seat):
            offer(rules, s, log, seat, benefits.SPECIALTY_PAY, specialty_income(s.players[seat]))
        check_goods_goal(rules, s, log, seat)
    else:
        for other in range(rules.players):
            forget_players_phase(s.players[other])
        end_phase(s)


@kernel
def pay_producer(rules, s, log, seat, step):
    """What production brings: factory, then chapel, jeweler and specialty factory, then the festival goal."""
    player = s.players[seat]
    if step == STEP_FACTORY:
        offer(rules, s, log, seat, benefits.FACTORY_PAY, factory_income(player))
    elif step == STEP_OTHER_PAY:
        pay_nobles_buildings(rules, s, log, seat)
        if not pays_after_bonus(rules, s, seat):
            offer(rules, s, log, seat, benefits.SPECIALTY_PAY, specialty_income(player))
    else:
        check_goods_goal(rules, s, log, seat)


@kernel
def advance_craftsman(rules, s, log):
    """PR-CRAFTSMAN-01, -03: from the holder clockwise, so that scarce tokens go in turn order (R-31)."""
    if s.turns_done == rules.players:
        end_craftsman(rules, s, log)
        return
    seat = acting_seat(rules, s)
    player = s.players[seat]
    if s.step == STEP_WINDOW:
        if s.turns_done > 0:
            open_window(rules, s, seat)
        if pause(s, STEP_ASK):
            return
    if s.step == STEP_ASK:
        if rules.ask_everything and can_produce_something(s, player):
            ask(s, seat, decisions.CRAFTSMAN_PRODUCE)
        if pause(s, STEP_PRODUCE):
            return
    if s.step == STEP_PRODUCE:
        produce(s, log, seat)
        s.step = STEP_FACTORY
    while s.step < (STEP_DONE if rules.expanded else STEP_OTHER_PAY):
        pay_producer(rules, s, log, seat, s.step)
        s.step += 1
        if rules.ask_everything:
            return
    end_turn(s)
