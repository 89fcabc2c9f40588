"""A rating of the entries of a match: the model of Plackett and Luce, by openskill."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from antilles.arena.matches import Played


@dataclass(frozen=True)
class Rating:
    """How strong an entry is thought to be, and how unsure that is (25 and 8.3 before the first game)."""

    mean: float
    deviation: float


def places(game: Played) -> list[int]:
    """The place of each seat, from 1: winners first, then by points; who has the same shares a place."""
    results = zip(game.shares, game.scores, strict=True)
    ranked = [(True, 0) if share > 0 else (False, points) for share, points in results]
    order = sorted(set(ranked), reverse=True)
    return [order.index(key) + 1 for key in ranked]


def rated(entries: int, games: Sequence[Played]) -> list[Rating]:
    """Ratings after these games, in the order of their numbers."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    known = [model.rating() for _ in range(entries)]
    for game in sorted(games, key=lambda game: game.number):
        teams = [[known[entry]] for entry in game.seating]
        ranks: list[float] = [float(place) for place in places(game)]
        for entry, team in zip(game.seating, model.rate(teams, ranks=ranks), strict=True):
            known[entry] = team[0]
    return [Rating(one.mu, one.sigma) for one in known]
