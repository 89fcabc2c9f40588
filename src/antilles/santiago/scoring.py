"""The final score (SDC-SCORE-*)."""

from antilles.core.jit import kernel
from antilles.santiago import goods
from antilles.santiago.holdings import goods_held

SCORE_LINES = ("points", "goods")
POINTS, GOODS = range(2)
# What breaks ties, in order.
GOODS_HELD, PESOS = range(2)


@kernel
def score_line(rules, player, line):
    """SDC-SCORE-1, SDC-SCORE-2: points, and one VP for every three goods, wood included; pesos give none."""
    return int(player.points) if line == POINTS else goods_held(player) // goods.PER_POINT


@kernel
def tie_break(player, place):
    """SDC-SCORE-3, SDC-SCORE-4: more goods; then more pesos; who is equal in everything shares the victory."""
    return goods_held(player) if place == GOODS_HELD else int(player.pesos)
