"""Looking back: a person's previous decision, and how colonists stood before a placing began.

Everything is found by taking back pushes on a copy, so that it also holds after undo and in a resumed game.
"""

from __future__ import annotations

from typing import Any

from antilles.puerto_rico.game import PuertoRico

PLACING, STORING = "mayor place", "store goods"
ARRANGED_TOGETHER = (PLACING, STORING)


def pushes_since_decision(game: PuertoRico, seat: int, *, skip_forced: bool) -> int | None:
    """How many pushes lie after the question this seat answered last; None if it has answered none.

    Placing or storing is one decision, however many steps it took.
    """
    past = game.copy()
    while past.pushes:
        past.pop()
        if past.turn == seat and not (skip_forced and len(past.legal_actions) == 1):
            rewind_arrangement(past)
            return game.pushes - past.pushes
    return None


def rewind_arrangement(past: PuertoRico) -> None:
    """Go back to the first step of the placing or storing that is going on."""
    seat, decision = past.turn, past.decision
    if decision not in ARRANGED_TOGETHER:
        return
    earlier = past.copy()
    while earlier.pushes:
        earlier.pop()
        if (earlier.turn, earlier.decision) != (seat, decision):
            return
        past.pop()


def stood_before_placing(game: PuertoRico) -> dict[str, Any]:
    """The board of the seat that is placing as it was before the colonists were picked up."""
    seat = game.turn or 0
    past = game.copy()
    while past.pushes and (past.turn, past.decision) == (seat, PLACING):
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
