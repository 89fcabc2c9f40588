"""Points so far as far as a seat may know them, and the result of a finished game."""

from dataclasses import dataclass
from typing import Any

from antilles.core.game import Game
from antilles.core.messages import Message

SOURCE, TOTAL, TIE_BREAK = "source", "total", "tie-break"


@dataclass(frozen=True)
class StandingLine:
    """One source of points with each seat's share; None where it is hidden. `weight`: source, total or tie-break.

    Lines that are counted together at the end have the same `stage`.
    """

    title: Message
    values: tuple[int | None, ...]
    weight: str = SOURCE
    stage: Message | None = None


@dataclass(frozen=True)
class Highlight:
    """Something worth telling a player of the game that is over; `chapter`: the round, or ship, in which it was."""

    title: Message
    told: Message
    chapter: int | None = None


@dataclass(frozen=True)
class Standings:
    """A table of points, what is hidden in it, and, once the game is over, why it ended and who won.

    `highlights` are those of the seat that asks.
    """

    lines: tuple[StandingLine, ...]
    notes: tuple[Message, ...] = ()
    reasons: tuple[Message, ...] = ()
    verdict: Message | None = None
    highlights: tuple[Highlight, ...] = ()


def verdict(game: Game, prefix: str, **settled: Any) -> Message:
    """Who won, with how many points, and how a tie was settled (`settled` says by what)."""
    names, scores = [game.seats[seat] for seat in game.winners], game.scores
    top = max(score.total for score in scores)
    if len(names) > 1:
        return Message(f"{prefix}-verdict-shared", winners=names_together(names), points=top)
    if sum(score.total == top for score in scores) > 1:
        return Message(f"{prefix}-verdict-tie-broken", winner=names[0], points=top, **settled)
    return Message(f"{prefix}-verdict-won", winner=names[0], points=top)


def place(game: Game, seat: int) -> Highlight:
    """Which place a seat came to, ties broken, with how many points."""
    scores: list[Any] = [(score.total, score.tie_break) for score in game.scores]
    before = sum(score > scores[seat] for score in scores)
    told = Message("score-place-told", place=before + 1, players=game.players, points=int(scores[seat][0]))
    return Highlight(Message("score-place"), told)


def names_together(names: list[str]) -> Message | str:
    """Names as a list of people: 'Ana, Bruno and Carla'."""
    *most, last = names
    return Message("people-and", people=", ".join(most), last=last) if most else last
