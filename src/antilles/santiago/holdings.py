"""What players have: goods against the supply, pesos and VP against an unlimited bank (SDC-AMB-18)."""

from antilles.core.events import emit
from antilles.core.jit import kernel
from antilles.santiago import events, goods


@kernel
def take_goods(s, log, seat, good, due):
    """SDC-TURN-9: take what is due, or what the supply still holds of it."""
    number = min(due, s.supply[good])
    s.supply[good] -= number
    s.players[seat].goods[good] += number
    emit(log, events.GOODS_TAKEN, seat, good, number, due)


@kernel
def give_back(s, seat, good, number):
    """Put goods into the supply, as part of something that is written down otherwise."""
    s.players[seat].goods[good] -= number
    s.supply[good] += number


@kernel
def return_goods(s, log, seat, good, number):
    """Put goods back into the supply."""
    give_back(s, seat, good, number)
    emit(log, events.GOODS_RETURNED, seat, good, number, 0)


@kernel
def take_pesos(s, log, seat, number):
    """Take pesos from the bank."""
    s.players[seat].pesos += number
    emit(log, events.PESOS_TAKEN, seat, number, 0, 0)


@kernel
def pay_pesos(s, log, seat, number):
    """Pay pesos to the bank."""
    s.players[seat].pesos -= number
    emit(log, events.PESOS_PAID, seat, number, 0, 0)


@kernel
def take_points(s, log, seat, number):
    """Take victory points."""
    s.players[seat].points += number
    emit(log, events.POINTS_TAKEN, seat, number, 0, 0)


@kernel
def pay_points(s, log, seat, number):
    """Give victory points back."""
    s.players[seat].points -= number
    emit(log, events.POINTS_PAID, seat, number, 0, 0)


@kernel
def goods_held(player):
    """All goods of a player, wood included."""
    total = 0
    for good in range(goods.COUNT):
        total += player.goods[good]
    return total
