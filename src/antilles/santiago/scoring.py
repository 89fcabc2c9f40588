"""The final score (SDC-SCORE-*)."""

from __future__ import annotations

from antilles.core.jit import kernel
from antilles.santiago import goods
from antilles.santiago.holdings import goods_held

SCORE_LINES = ("points", "goods")

# Columns of a seat's scores: the score lines, the total, two numbers that break ties, whether the seat wins.
POINTS_COLUMN, GOODS_COLUMN, TOTAL_COLUMN, TIE_COLUMN, PESOS_COLUMN, WINNER_COLUMN = range(6)
SCORE_COLUMNS = 6


@kernel
def goods_points(player):
    """SDC-SCORE-1: one VP for every three goods, wood included."""
    return goods_held(player) // goods.PER_POINT


@kernel
def score(rules, player):
    """SDC-SCORE-1, SDC-SCORE-2: points and goods; pesos give none."""
    return player.points + goods_points(player)


@kernel
def is_better(rules, one, other):
    """SDC-SCORE-3, SDC-SCORE-4: more VP; then more goods; then more pesos."""
    if score(rules, one) != score(rules, other):
        return score(rules, one) > score(rules, other)
    if goods_held(one) != goods_held(other):
        return goods_held(one) > goods_held(other)
    return one.pesos > other.pesos


@kernel
def is_winner(rules, s, seat):
    """Whether nobody is better; who is equal in everything shares the victory."""
    for other in range(rules.players):
        if is_better(rules, s.players[other], s.players[seat]):
            return False
    return True


@kernel
def write_scores(rules, s, answers, row):
    """SCORE_COLUMNS numbers for each seat."""
    for seat in range(rules.players):
        first = seat * SCORE_COLUMNS
        player = s.players[seat]
        answers[row, first + POINTS_COLUMN] = player.points
        answers[row, first + GOODS_COLUMN] = goods_points(player)
        answers[row, first + TOTAL_COLUMN] = score(rules, player)
        answers[row, first + TIE_COLUMN] = goods_held(player)
        answers[row, first + PESOS_COLUMN] = player.pesos
        answers[row, first + WINNER_COLUMN] = 1 if is_winner(rules, s, seat) else 0
