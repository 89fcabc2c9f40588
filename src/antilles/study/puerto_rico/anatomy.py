"""How positions of Puerto Rico come apart: money, goods, people, quarries, points, plantations, buildings."""

from typing import Any

from antilles.puerto_rico import buildings, decisions, goods, tiles
from antilles.study.worth import POINTS, Anatomy


def without_money(s: Any, seat: int) -> None:
    """No doubloons."""
    s.players[seat].doubloons = 0


def without_goods(s: Any, seat: int) -> None:
    """No goods."""
    for good in range(goods.COUNT):
        s.players[seat].goods[good] = 0


def without_people(s: Any, seat: int) -> None:
    """Nobody waiting for a place."""
    s.players[seat].limbo = s.players[seat].limbo_nobles = 0


def without_quarries(s: Any, seat: int) -> None:
    """No quarries."""
    s.players[seat].tiles[tiles.QUARRY] = s.players[seat].manned[tiles.QUARRY] = 0


def without_points(s: Any, seat: int) -> None:
    """No points for what was shipped."""
    s.players[seat].vp_chips = s.players[seat].vp_paper = 0


def without_plantations(s: Any, seat: int) -> None:
    """No plantations, so nothing is produced."""
    for good in range(goods.COUNT):
        s.players[seat].tiles[good] = s.players[seat].manned[good] = 0


def without_buildings(s: Any, seat: int) -> None:
    """No buildings; their spaces stay taken, so that the game does not seem longer."""
    for building in range(buildings.COUNT):
        s.players[seat].city[building] = buildings.NOT_BUILT


ANATOMY = Anatomy(
    {
        "money": without_money,
        "goods": without_goods,
        "people": without_people,
        "quarries": without_quarries,
        POINTS: without_points,
        "production": without_plantations,
        "buildings": without_buildings,
    },
    calm=(decisions.DECISIONS[decisions.ROLE_PICK].name,),
    period="round",
)
