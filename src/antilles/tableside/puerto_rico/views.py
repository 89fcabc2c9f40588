"""What the one who looks has, out of a view."""

from collections.abc import Mapping
from typing import Any

from antilles.puerto_rico import benefits
from antilles.tableside.puerto_rico.circle_groups import people_on

View = Mapping[str, Any]


def own_board(view: View) -> Mapping[str, Any]:
    """The board of the seat that looks."""
    board: Mapping[str, Any] = view["seats"][view["seat"]]
    return board


def city_of(view: View) -> Mapping[str, int]:
    """The people in the buildings of the seat that looks."""
    city: Mapping[str, int] = own_board(view)["city"]
    return city


def goods_of(view: View) -> Mapping[str, int]:
    """The goods of the seat that looks."""
    held: Mapping[str, int] = own_board(view)["goods"]
    return held


def tiles_of(view: View, tile: str) -> int:
    """How many tiles of a kind the seat that looks has."""
    return int(own_board(view)["island"].get(tile, {"tiles": 0})["tiles"])


def nobles_of(view: View) -> int:
    """All nobles of the seat that looks: on the island, in the city and waiting."""
    board = own_board(view)
    return sum(nobles for _, _, nobles in people_on(board).values()) + int(board.get("limbo_nobles", 0))


def benefit_offered(view: View) -> tuple[int, int]:
    """The benefit that is asked about, the first of those that wait, and how much it is."""
    name, amount = next(iter(view["now"]["offered"].items()))
    return benefits.NAMES.index(name), amount
