"""What was best in somebody's finished game of Puerto Rico."""

from collections import defaultdict
from collections.abc import Iterator

from antilles.core.messages import Message
from antilles.puerto_rico import events, things
from antilles.puerto_rico.game import PuertoRico
from antilles.tableside.standings import Highlight, place


def highlights(game: PuertoRico, seat: int) -> tuple[Highlight, ...]:
    """The place of a seat, and the phase that brought it most victory points."""
    return (place(game, seat), *best_phase(game, seat))


def best_phase(game: PuertoRico, seat: int) -> Iterator[Highlight]:
    """The role and round in which a seat got most chips; nothing where it never got any."""
    gained: defaultdict[tuple[int, int], int] = defaultdict(int)
    round_now, role = first_round(game), None
    for kind, who, _, what, *_ in game.raw_since(0):
        if kind == events.ROUND_BEGUN:
            round_now = what
        elif kind == events.ROLE_TAKEN:
            role = what
        elif kind == events.POINTS and who == seat and role is not None:
            gained[round_now, role] += what
    if gained:
        (best, role), points = max(gained.items(), key=lambda phase: phase[1])
        told = Message("pr-score-best-phase-told", round=best, role=things.ROLE[role], points=points)
        yield Highlight(Message("pr-score-best-phase"), told, best)


def first_round(game: PuertoRico) -> int:
    """The round in which a game, or the position it began from, stood at first."""
    begun = next((what for kind, _, _, what, *_ in game.raw_since(0) if kind == events.ROUND_BEGUN), None)
    return int(game.state.round) if begun is None else begun - 1
