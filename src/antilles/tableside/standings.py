"""Points so far as far as a seat may know them, and the result of a finished game."""

from dataclasses import dataclass

from antilles.core.messages import Message


@dataclass(frozen=True)
class StandingLine:
    """One source of points with each seat's share; None where it is hidden. `weight`: source, total or tie-break."""

    title: Message
    values: tuple[int | None, ...]
    weight: str = "source"


@dataclass(frozen=True)
class Standings:
    """A table of points, what is hidden in it, and, once the game is over, why it ended and who won."""

    lines: tuple[StandingLine, ...]
    notes: tuple[Message, ...] = ()
    reasons: tuple[Message, ...] = ()
    verdict: Message | None = None
