"""Craftsman phase (PR-CRAFTSMAN-*): everybody produces in turn, the factory pays, the holder takes one good more."""

from __future__ import annotations

from antilles.core.jit import kernel
from antilles.puerto_rico.actions import FIRST, PASS
from antilles.puerto_rico.benefits import offer
from antilles.puerto_rico.board import occupied
from antilles.puerto_rico.components import FACTORY_INCOME, MAKES
from antilles.puerto_rico.events import BONUS_TAKEN, PRODUCED, emit
from antilles.puerto_rico.layout import N_BUILDINGS, N_GOODS
from antilles.puerto_rico.reasons import ALLOWED, NO_TOKEN_LEFT, NOT_PRODUCED
from antilles.puerto_rico.turns import acting_seat, answered, ask, decline, end_phase, end_turn
from antilles.puerto_rico.vocabulary import (
    CORN,
    CRAFTSMAN_BONUS,
    CRAFTSMAN_PRODUCE,
    FACTORY,
    FACTORY_PAY,
)

STEP_ASK, STEP_PRODUCE, STEP_FACTORY, STEP_DONE = range(4)
STEP_BONUS, STEP_CLEAR = range(2)


@kernel
def workers_for(player, good):
    """PR-CRAFTSMAN-02, PR-CRAFTSMAN-06: colonists in the production buildings of a kind, small and large together."""
    workers = 0
    for building in range(N_BUILDINGS):
        if MAKES[building] == good and occupied(player, building):
            workers += player.city[building]
    return workers


@kernel
def output(s, player, good):
    """PR-CRAFTSMAN-02, PR-CRAFTSMAN-03: the least of plantations, workers (corn needs none) and tokens left."""
    made = min(int(player.manned[good]), int(s.goods_supply[good]))
    return made if good == CORN else min(made, workers_for(player, good))


@kernel
def can_produce_something(s, player):
    """Whether anything would be produced."""
    for good in range(N_GOODS):
        if output(s, player, good) > 0:
            return True
    return False


@kernel
def produce(s, log, seat):
    """PR-CRAFTSMAN-01: goods from the supply for everything the player can produce."""
    player = s.players[seat]
    for good in range(N_GOODS):
        made = output(s, player, good)
        if made > 0:
            s.goods_supply[good] -= made
            player.goods[good] += made
            player.produced[good] = made
            emit(log, PRODUCED, seat, good, made, 0)


@kernel
def factory_income(player):
    """PR-BLD-FACTORY: doubloons by the number of kinds produced, not by quantity."""
    if not occupied(player, FACTORY):
        return 0
    kinds = 0
    for good in range(N_GOODS):
        if player.produced[good] > 0:
            kinds += 1
    return int(FACTORY_INCOME[kinds])


@kernel
def apply_produce(s, log, action):
    """PR-CRAFTSMAN-01: under ask_everything production may be declined, all or nothing."""
    if action == PASS:
        s.step = STEP_DONE
        decline(s, log)
    else:
        answered(s)


@kernel
def bonus_refusal(s, player, good):
    """PR-CRAFTSMAN-04, PR-CRAFTSMAN-05: a kind produced in this phase, if a token remains."""
    if player.produced[good] == 0:
        return NOT_PRODUCED
    return ALLOWED if s.goods_supply[good] > 0 else NO_TOKEN_LEFT


@kernel
def can_take_bonus(s, player):
    """Whether any kind qualifies for the privilege."""
    for good in range(N_GOODS):
        if bonus_refusal(s, player, good) == ALLOWED:
            return True
    return False


@kernel
def bonus_answer_refusal(s, action):
    """CRAFTSMAN_BONUS: the privilege may be waived."""
    return ALLOWED if action == PASS else bonus_refusal(s, s.players[s.turn], FIRST[action])


@kernel
def apply_bonus(s, log, action):
    """PR-CRAFTSMAN-04: one more good."""
    if action == PASS:
        decline(s, log)
        return
    good = FIRST[action]
    s.goods_supply[good] -= 1
    s.players[s.turn].goods[good] += 1
    emit(log, BONUS_TAKEN, s.turn, good, 0, 0)
    answered(s)


@kernel
def end_craftsman(rules, s):
    """After everybody has produced: the privilege, then the phase is over."""
    if s.step == STEP_BONUS:
        s.step = STEP_CLEAR
        if can_take_bonus(s, s.players[s.holder]):
            ask(s, s.holder, CRAFTSMAN_BONUS)
        return
    for seat in range(rules.players):
        for good in range(N_GOODS):
            s.players[seat].produced[good] = 0
    end_phase(s)


@kernel
def advance_craftsman(rules, s, log):
    """PR-CRAFTSMAN-01, -03: from the holder clockwise, so that scarce tokens go in turn order (R-31)."""
    if s.turns_done == rules.players:
        end_craftsman(rules, s)
        return
    seat = acting_seat(rules, s)
    player = s.players[seat]
    step = s.step
    s.step = step + 1
    if step == STEP_ASK:
        if rules.ask_everything and can_produce_something(s, player):
            ask(s, seat, CRAFTSMAN_PRODUCE)
    elif step == STEP_PRODUCE:
        produce(s, log, seat)
    elif step == STEP_FACTORY:
        offer(rules, s, log, seat, FACTORY_PAY, factory_income(player))
    else:
        end_turn(s)
