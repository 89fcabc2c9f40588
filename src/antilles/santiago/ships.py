"""The ship in port: price marker, leaving, and the demand of the next one (SDC-SHIP-*)."""

from __future__ import annotations

from antilles.core.events import TABLE, emit
from antilles.core.jit import kernel
from antilles.core.rng import below
from antilles.santiago.actions import FIRST
from antilles.santiago.components import DIE_SIDES, FACES, SHIPS
from antilles.santiago.events import DIE_LEFT_OUT, DIE_ROLLED, DIE_TURNED, PRICE_MOVED, SHIP_CAME, SHIP_LEFT
from antilles.santiago.layout import N_PLAIN
from antilles.santiago.turns import answered, ask, end_game, next_turn
from antilles.santiago.vocabulary import (
    CHECKERED_FLAG,
    DEMAND_CHOICE,
    DEMAND_MET,
    FOUR_ZEROS,
    LAST_SHIP,
    NO_GOOD,
)

ASIDE = -1
"""Value of the die that lies beside the board."""


@kernel
def demanded(s, good):
    """Units of a good the ship in port still takes."""
    return max(0, s.demand[good])


@kernel
def demand_left(s):
    """All units the ship in port still takes."""
    total = 0
    for good in range(N_PLAIN):
        total += demanded(s, good)
    return total


@kernel
def leave_port(rules, s, log, why):
    """SDC-SHIP-2: token on, price marker back, dice void; after the seventh ship the game ends (SDC-END-1)."""
    emit(log, SHIP_LEFT, TABLE, s.ship, why, 0)
    s.ship_in_port = 0
    s.flag = 0
    for good in range(N_PLAIN):
        s.demand[good] = ASIDE
    if s.ship < SHIPS:
        s.ship += 1
        return
    s.ended |= LAST_SHIP
    if rules.end_immediately:
        end_game(s, log)


@kernel
def lower_demand(rules, s, log, good, number):
    """A die drops; SDC-SHIP-1: with all four at 0 the ship leaves at once."""
    s.demand[good] -= number
    emit(log, DIE_TURNED, TABLE, good, s.demand[good], 0)
    if demand_left(s) == 0:
        leave_port(rules, s, log, DEMAND_MET)


@kernel
def move_price(rules, s, log, flags):
    """Move the price marker; onto the checkered flag, the ship leaves (SDC-SHIP-1)."""
    if s.flag + flags == rules.flags:
        leave_port(rules, s, log, CHECKERED_FLAG)
        return
    emit(log, PRICE_MOVED, TABLE, rules.prices[s.flag], rules.prices[s.flag + flags], s.flag + flags + 1)
    s.flag += flags


# ------------------------------------------------------------------ new demand
@kernel
def rolled_total(s, left_out):
    """Sum of the dice rolled, without one."""
    total = 0
    for good in range(N_PLAIN):
        if good != left_out:
            total += s.rolled[good]
    return total


@kernel
def clear_roll(s):
    """Take up the dice."""
    for good in range(N_PLAIN):
        s.rolled[good] = 0


@kernel
def roll_demand(rules, s, log):
    """SDC-SHIP-3, SDC-SHIP-5: the active player rolls and leaves one die out. SDC-SHIP-6: five zeros leave none."""
    for good in range(N_PLAIN):
        s.rolled[good] = FACES[good, below(s, DIE_SIDES)]
        emit(log, DIE_ROLLED, s.active, good, s.rolled[good], 0)
    if rolled_total(s, NO_GOOD) == 0:
        ship_of_zeros(rules, s, log)
    else:
        ask(s, DEMAND_CHOICE, s.active)


@kernel
def ship_of_zeros(rules, s, log):
    """SDC-SHIP-6: a ship without demand leaves at once; the same player rolls for the next, if there is one."""
    clear_roll(s)
    leave_port(rules, s, log, FOUR_ZEROS)
    if s.ended:
        end_game(s, log)


@kernel
def apply_demand(rules, s, log, action):
    """SDC-SHIP-5: four dice on the ship as they fell, the fifth beside the board; then the next turn."""
    left_out = FIRST[action]
    answered(s)
    emit(log, DIE_LEFT_OUT, s.active, left_out, 0, 0)
    if rolled_total(s, left_out) == 0:
        ship_of_zeros(rules, s, log)
        return
    for good in range(N_PLAIN):
        s.demand[good] = ASIDE if good == left_out else s.rolled[good]
    clear_roll(s)
    s.ship_in_port = 1
    emit(log, SHIP_CAME, TABLE, s.ship, 0, 0)
    next_turn(rules, s, log)
