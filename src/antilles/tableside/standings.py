"""Points so far as far as a seat may know them, and the result of a finished game."""

from dataclasses import dataclass
from typing import Any

from antilles.core.game import Game
from antilles.core.messages import Message

SOURCE, TOTAL, TIE_BREAK = "source", "total", "tie-break"


@dataclass(frozen=True)
class StandingLine:
    """One source of points with each seat's share; None where it is hidden. `weight`: source, total or tie-break."""

    title: Message
    values: tuple[int | None, ...]
    weight: str = SOURCE


@dataclass(frozen=True)
class Standings:
    """A table of points, what is hidden in it, and, once the game is over, why it ended and who won."""

    lines: tuple[StandingLine, ...]
    notes: tuple[Message, ...] = ()
    reasons: tuple[Message, ...] = ()
    verdict: Message | None = None


def verdict(game: Game, prefix: str, **settled: Any) -> Message:
    """Who won, with how many points, and how a tie was settled (`settled` says by what)."""
    names, scores = [game.seats[seat] for seat in game.winners], game.scores
    top = max(score.total for score in scores)
    if len(names) > 1:
        return Message(f"{prefix}-verdict-shared", winners=names_together(names), points=top)
    if sum(score.total == top for score in scores) > 1:
        return Message(f"{prefix}-verdict-tie-broken", winner=names[0], points=top, **settled)
    return Message(f"{prefix}-verdict-won", winner=names[0], points=top)


def names_together(names: list[str]) -> Message | str:
    """Names as a list of people: 'Ana, Bruno and Carla'."""
    *most, last = names
    return Message("people-and", people=", ".join(most), last=last) if most else last
