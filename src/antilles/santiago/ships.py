"""The ship in port: price marker, leaving, and the demand of the next one (SDC-SHIP-*)."""

from antilles.core.events import TABLE, emit
from antilles.core.jit import kernel
from antilles.core.rng import below
from antilles.santiago import actions, box, decisions, endings, events, goods
from antilles.santiago.layout import ASIDE, clear_port
from antilles.santiago.turns import answered, ask, end_game, next_turn

NOT_AGREED = -1
"""In place of a face: the die is rolled."""


@kernel
def demanded(s, good):
    """Units of a good the ship in port still takes."""
    return max(0, s.demand[good])


@kernel
def demand_left(s):
    """All units the ship in port still takes."""
    total = 0
    for good in range(goods.PLAIN_COUNT):
        total += demanded(s, good)
    return total


@kernel
def leave_port(rules, s, log, why):
    """SDC-SHIP-2: token on, price marker back, dice void; after the seventh ship the game ends (SDC-END-1)."""
    emit(log, events.SHIP_LEFT, TABLE, s.ship, why, 0)
    clear_port(s)
    if s.ship < box.SHIPS:
        s.ship += 1
        return
    s.ended |= endings.LAST_SHIP
    if rules.end_immediately:
        end_game(s, log)


@kernel
def lower_demand(rules, s, log, good, number):
    """A die drops; SDC-SHIP-1: with all four at 0 the ship leaves at once."""
    s.demand[good] -= number
    emit(log, events.DIE_TURNED, TABLE, good, s.demand[good], 0)
    if demand_left(s) == 0:
        leave_port(rules, s, log, endings.DEMAND_MET)


@kernel
def move_price(rules, s, log, flags):
    """Move the price marker; onto the checkered flag, the ship leaves (SDC-SHIP-1)."""
    flag = s.flag + flags
    if flag == rules.flags:
        leave_port(rules, s, log, endings.CHECKERED_FLAG)
        return
    emit(log, events.PRICE_MOVED, TABLE, rules.prices[s.flag], rules.prices[flag], flag + 1)
    s.flag = flag


@kernel
def rolled_total(s, left_out):
    """Sum of the dice rolled, without one."""
    total = 0
    for good in range(goods.PLAIN_COUNT):
        if good != left_out:
            total += s.rolled[good]
    return total


@kernel
def roll_die(s, good):
    """The face of a die: one that was agreed for this ship, or chance."""
    agreed = s.next_rolls[s.ship - 1, good]
    s.next_rolls[s.ship - 1, good] = NOT_AGREED
    return agreed if agreed != NOT_AGREED else goods.face(good, below(s, goods.DIE_SIDES))


@kernel
def roll_demand(rules, s, log):
    """SDC-SHIP-3, SDC-SHIP-5: the active player rolls and leaves one die out. SDC-SHIP-6: five zeros leave none."""
    for good in range(goods.PLAIN_COUNT):
        s.rolled[good] = roll_die(s, good)
        emit(log, events.DIE_ROLLED, s.active, good, s.rolled[good], 0)
    if rolled_total(s, goods.NONE) == 0:
        ship_of_zeros(rules, s, log)
    else:
        ask(s, s.active, decisions.DEMAND)


@kernel
def ship_of_zeros(rules, s, log):
    """SDC-SHIP-6: a ship without demand leaves at once; the same player rolls for the next, if there is one."""
    leave_port(rules, s, log, endings.FOUR_ZEROS)
    if s.ended:
        end_game(s, log)


@kernel
def apply_demand(rules, s, log, action):
    """SDC-SHIP-5: four dice on the ship as they fell, the fifth beside the board; then the next turn."""
    left_out = actions.first_of(action)
    answered(s)
    emit(log, events.DIE_LEFT_OUT, s.active, left_out, 0, 0)
    if rolled_total(s, left_out) == 0:
        ship_of_zeros(rules, s, log)
        return
    for good in range(goods.PLAIN_COUNT):
        s.demand[good] = ASIDE if good == left_out else s.rolled[good]
    s.ship_in_port = 1
    emit(log, events.SHIP_CAME, TABLE, s.ship, 0, 0)
    next_turn(rules, s, log)


@kernel
def forget_rolls(s):
    """SDC-INFO-2: nobody knows the dice to come, not even those that a position has agreed."""
    for ship in range(box.SHIPS):
        for good in range(goods.PLAIN_COUNT):
            s.next_rolls[ship, good] = NOT_AGREED
