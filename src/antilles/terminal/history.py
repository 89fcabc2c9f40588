"""Looking back: a person's previous decision, and what had happened by then.

Everything is found by taking back pushes on a copy, so that it also holds after undo and in a resumed game.
"""

from collections.abc import Callable

from antilles.core.game import Game

Arrangement = Callable[[Game], str]
"""Which arrangement a question belongs to, so that its steps are one decision; nothing where it stands alone."""


def pushes_since_decision(game: Game, seat: int, arrangement: Arrangement, *, skip_forced: bool) -> int | None:
    """How many pushes lie after the question this seat answered last; None if it has answered none.

    An arrangement is one decision, however many steps it took.
    """
    past = game.copy()
    while past.pushes:
        past.pop()
        if past.turn == seat and not (skip_forced and len(past.legal_actions) == 1):
            rewind_arrangement(past, arrangement)
            return game.pushes - past.pushes
    return None


def rewind_arrangement(past: Game, arrangement: Arrangement) -> None:
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


def events_since_decision(game: Game, seat: int, arrangement: Arrangement, *, skip_forced: bool) -> int:
    """How many events had happened when this seat answered last; 0 if it has answered nothing."""
    back = pushes_since_decision(game, seat, arrangement, skip_forced=skip_forced)
    if back is None:
        return 0
    past = game.copy()
    for _ in range(back):
        past.pop()
    return past.event_count
