"""Questions that are answered together, in one arrangement, and how people stood before a placing began."""

from typing import Any

from antilles.core.game import Game
from antilles.puerto_rico.game import PuertoRico

PLACING, STORING, SHIPPING = "placing", "storing", "shipping"
RETURNING, SUPPLYING = "returning", "supplying"
PLACING_QUESTIONS = ("mayor place", "festival place", "lure place", "place nobles")
RETURNING_QUESTIONS = ("black market person", "black market good", "black market point")
ARRANGEMENTS = (
    dict.fromkeys(PLACING_QUESTIONS, PLACING)
    | dict.fromkeys(RETURNING_QUESTIONS, RETURNING)
    | {"store goods": STORING, "small wharf load": SHIPPING, "royal supply": SUPPLYING}
)


def arrangement(game: Game) -> str:
    """Which arrangement the question belongs to; nothing for questions that stand alone."""
    return ARRANGEMENTS.get(game.decision or "", "")


def stood_before_placing(game: PuertoRico) -> dict[str, Any]:
    """The board of the seat that is placing as it was before the people were picked up."""
    seat = game.turn or 0
    past = game.copy()
    while past.pushes and (past.turn, arrangement(past)) == (seat, PLACING):
        past.pop()
    board: dict[str, Any] = past.view(seat)["seats"][seat]
    return board
