"""How positions of Santiago de Cuba come apart: pesos, goods, venues, points."""

from typing import Any

from antilles.core.events import NOBODY
from antilles.santiago import decisions, goods, venues
from antilles.study.worth import POINTS, Anatomy


def without_money(s: Any, seat: int) -> None:
    """No pesos."""
    s.players[seat].pesos = 0


def without_goods(s: Any, seat: int) -> None:
    """No goods."""
    for good in range(goods.COUNT):
        s.players[seat].goods[good] = 0


def without_venues(s: Any, seat: int) -> None:
    """No venue of one's own."""
    for venue in range(venues.COUNT):
        if s.owner[venue] == seat:
            s.owner[venue] = NOBODY


def without_points(s: Any, seat: int) -> None:
    """No points."""
    s.players[seat].points = 0


ANATOMY = Anatomy(
    {"money": without_money, "goods": without_goods, "venues": without_venues, POINTS: without_points},
    calm=(decisions.DECISIONS[decisions.DRIVE].name,),
    period="ship",
)
