"""Looking back: what was played, a seat's previous decision, and what had happened by then.

Everything is found by taking back pushes on a copy, so that it also holds after undo and in a resumed game.
"""

from bisect import bisect_right
from collections.abc import Callable
from dataclasses import dataclass

from antilles.core.game import Game

Arrangement = Callable[[Game], str]
"""Which arrangement a question belongs to, so that its steps are one decision; nothing where it stands alone."""


@dataclass(frozen=True)
class Move:
    """Something played: its place in the game, who played it, and its notation."""

    number: int
    seat: int
    notation: str


def moves(game: Game, since: int = 0) -> list[Move]:
    """Every action played, from the one with this number on."""
    return [Move(number, *played) for number, played in enumerate(game.actions) if number >= since]


@dataclass(frozen=True)
class Chapter:
    """A round, or the time of a ship: its number, and after how many pushes it began."""

    number: int
    move: int


def chapters(game: Game, start: Game, first: int, begins: str) -> list[Chapter]:
    """The chapters of a game that stood at `start` in the one with this number; others begin with such an event."""
    found = [Chapter(first, 0)]
    began = start.event_count
    marks = [began + step.events - game.steps[0].events for step in game.steps]
    for event, (kind, _, _, number, *_) in enumerate(game.raw_since(began), start=began):
        if game.event_rows[kind].name == begins and number != found[-1].number:
            found.append(Chapter(number, bisect_right(marks, event)))
    return found


def before_decision(game: Game, seat: int, arrangement: Arrangement, *, skip_forced: bool) -> Game | None:
    """The game as it was when this seat was asked last, before the question now; None if it never was.

    An arrangement is one decision, however many steps it took. With `skip_forced`, questions with one answer are none.
    """
    past = None
    for push in reversed(range(game.pushes)):
        if game.steps[push].seats[0] == seat:
            past = past or game.copy()
            past.go_back(push)
            if not (skip_forced and len(past.legal_actions) == 1):
                rewind_arrangement(past, arrangement)
                return past
    return None


def rewind_arrangement(past: Game, arrangement: Arrangement) -> None:
    """Go back to the first step of the arrangement that is going on."""
    seat, going_on = past.turn, arrangement(past)
    if not going_on:
        return
    earlier = past.copy()
    while earlier.pushes and earlier.steps[-1].seats[0] == seat:
        earlier.pop()
        if arrangement(earlier) != going_on:
            return
        past.pop()


def events_before_decision(game: Game, seat: int, arrangement: Arrangement, *, skip_forced: bool) -> int:
    """How many events had happened when this seat answered last; 0 if it has answered nothing."""
    past = before_decision(game, seat, arrangement, skip_forced=skip_forced)
    return 0 if past is None else past.event_count
