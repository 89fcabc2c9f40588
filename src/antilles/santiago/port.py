"""The loading round in the port, and wood (SDC-PORT-*, SDC-WOOD-*)."""

from __future__ import annotations

from antilles.core.events import emit
from antilles.core.jit import kernel
from antilles.santiago.actions import FIRST, PASS, SECOND, VERB, WOOD_VERB
from antilles.santiago.components import WOOD_POINTS
from antilles.santiago.events import LOADED, PASSED, WOOD_LOADED
from antilles.santiago.holdings import give_back
from antilles.santiago.layout import N_PLAIN
from antilles.santiago.reasons import (
    ALLOWED,
    DIE_AT_ZERO,
    DIE_SET_ASIDE,
    MORE_THAN_DEMAND,
    TOO_FEW_HELD,
)
from antilles.santiago.ships import ASIDE, demanded, lower_demand, move_price
from antilles.santiago.turns import answered, ask, seat_after
from antilles.santiago.vocabulary import ENDING_TURN, PORT_LOAD, WOOD


@kernel
def has_passed(s, seat):
    """SDC-PORT-4: a pass is final for the round."""
    return (s.passed >> seat) & 1 == 1


@kernel
def all_passed(rules, s):
    """Whether nobody loads any more."""
    return s.passed == (1 << rules.players) - 1


@kernel
def can_load(s, player):
    """Whether a player holds anything that the ship takes, wood included."""
    for good in range(N_PLAIN):
        if demanded(s, good) > 0 and (player.goods[good] > 0 or player.goods[WOOD] > 0):
            return True
    return False


@kernel
def pass_loading(s, log, seat):
    """SDC-PORT-4. A pass shows nothing but that it is one, also when nothing could be loaded (SDC-AMB-24)."""
    s.passed |= 1 << seat
    emit(log, PASSED, seat, 0, 0, 0)


@kernel
def end_loading(s):
    """SDC-PORT-7: the turn ends; the pawn stays and no venue is used."""
    s.phase = ENDING_TURN
    s.passed = 0


@kernel
def advance_loading(rules, s, log):
    """SDC-PORT-1: clockwise from the active player, again and again, without those who have passed."""
    if not s.ship_in_port:
        end_loading(s)  # SDC-PORT-5: demand met, the ship has left
    elif all_passed(rules, s):
        end_loading(s)
        move_price(rules, s, log, 1)  # SDC-PORT-6
    else:
        s.turn = seat_after(rules, s.turn)
        if not has_passed(s, s.turn):
            if rules.ask_everything or can_load(s, s.players[s.turn]):
                ask(s, PORT_LOAD, s.turn)
            else:
                pass_loading(s, log, s.turn)


@kernel
def load_refusal(s, action):
    """SDC-PORT-2: one kind, no more than held and than its die on the ship shows.

    Wood stands for one kind (SDC-WOOD-1), is not split (SDC-WOOD-3) and not mixed with the real good (SDC-WOOD-4).
    """
    if action == PASS:
        return ALLOWED
    good, number = FIRST[action], SECOND[action]
    held = s.players[s.turn].goods[WOOD if VERB[action] == WOOD_VERB else good]
    if s.demand[good] == ASIDE:
        return DIE_SET_ASIDE
    if s.demand[good] == 0:
        return DIE_AT_ZERO
    if held < number:
        return TOO_FEW_HELD
    return MORE_THAN_DEMAND if number > s.demand[good] else ALLOWED


@kernel
def apply_load(rules, s, log, action):
    """SDC-PORT-3: goods to the supply, VP at the price of the day; SDC-WOOD-2: wood brings 1 VP each."""
    answered(s)
    if action == PASS:
        pass_loading(s, log, s.turn)
        return
    good, number = FIRST[action], SECOND[action]
    if VERB[action] == WOOD_VERB:
        points = number * WOOD_POINTS
        give_back(s, s.turn, WOOD, number)
        emit(log, WOOD_LOADED, s.turn, good, number, points)
    else:
        points = number * rules.prices[s.flag]
        give_back(s, s.turn, good, number)
        emit(log, LOADED, s.turn, good, number, points)
    s.players[s.turn].points += points
    lower_demand(rules, s, log, good, number)
