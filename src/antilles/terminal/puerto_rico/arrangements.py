"""Looking back: a person's previous decision, and how people stood before a placing began.

Everything is found by taking back pushes on a copy, so that it also holds after undo and in a resumed game.
"""

from __future__ import annotations

from typing import Any

from antilles.puerto_rico.game import PuertoRico

PLACING, STORING, SHIPPING = "placing", "storing", "shipping"
# Questions that are answered together, in one arrangement.
ARRANGEMENTS = {
    "mayor place": PLACING,
    "festival place": PLACING,
    "lure place": PLACING,
    "place nobles": PLACING,
    "store goods": STORING,
    "small wharf load": SHIPPING,
}


def arrangement(game: PuertoRico) -> str:
    """Which arrangement the question belongs to; nothing for questions that stand alone."""
    return ARRANGEMENTS.get(game.decision or "", "")


def pushes_since_decision(game: PuertoRico, seat: int, *, skip_forced: bool) -> int | None:
    """How many pushes lie after the question this seat answered last; None if it has answered none.

    An arrangement is one decision, however many steps it took.
    """
    past = game.copy()
    while past.pushes:
        past.pop()
        if past.turn == seat and not (skip_forced and len(past.legal_actions) == 1):
            rewind_arrangement(past)
            return game.pushes - past.pushes
    return None


def rewind_arrangement(past: PuertoRico) -> None:
    """Go back to the first step of the arrangement that is going on."""
    seat, going_on = past.turn, arrangement(past)
    if not going_on:
        return
    earlier = past.copy()
    while earlier.pushes:
        earlier.pop()
        if (earlier.turn, arrangement(earlier)) != (seat, going_on):
            return
        past.pop()


def stood_before_placing(game: PuertoRico) -> dict[str, Any]:
    """The board of the seat that is placing as it was before the people were picked up."""
    seat = game.turn or 0
    past = game.copy()
    while past.pushes and (past.turn, arrangement(past)) == (seat, PLACING):
        past.pop()
    board: dict[str, Any] = past.view(seat)["seats"][seat]
    return board


def events_since_decision(game: PuertoRico, seat: int, *, skip_forced: bool) -> int:
    """How many events had happened when this seat answered last; 0 if it has answered nothing."""
    back = pushes_since_decision(game, seat, skip_forced=skip_forced)
    if back is None:
        return 0
    past = game.copy()
    for _ in range(back):
        past.pop()
    return past.event_count
