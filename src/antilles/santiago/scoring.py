"""The final score (SDC-SCORE-*)."""

from __future__ import annotations

from antilles.core.jit import kernel
from antilles.santiago.components import GOODS_PER_POINT
from antilles.santiago.holdings import goods_held

SCORE_LINES = ("points", "goods")


@kernel
def goods_points(player):
    """SDC-SCORE-1: one VP for every three goods, wood included."""
    return goods_held(player) // GOODS_PER_POINT


@kernel
def score(player):
    """SDC-SCORE-1, SDC-SCORE-2: points and goods; pesos give none."""
    return player.points + goods_points(player)


@kernel
def is_better(one, other):
    """SDC-SCORE-3, SDC-SCORE-4: more VP; then more goods; then more pesos."""
    if score(one) != score(other):
        return score(one) > score(other)
    if goods_held(one) != goods_held(other):
        return goods_held(one) > goods_held(other)
    return one.pesos > other.pesos


@kernel
def is_winner(rules, s, seat):
    """Whether nobody is better; who is equal in everything shares the victory."""
    for other in range(rules.players):
        if is_better(s.players[other], s.players[seat]):
            return False
    return True
