"""A match: two bots at one table, every game played from every seating that the match has, on the same seeds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from antilles.bots import Budget, SeatView, make_bot
from antilles.core.errors import ConfigError
from antilles.core.messages import Message
from antilles.core.registry import create

SEED_SPREAD = 1_000_003


@dataclass(frozen=True)
class Match:
    """One bot in `seats` of the seats (one, or two) against the other in the rest.

    A seed is played once from every seating, so that neither luck nor the order of play favours anybody.
    """

    game: str
    one: str
    other: str
    players: int
    seeds: int
    first_seed: int = 0
    seats: int = 1
    table: Mapping[str, Any] = field(default_factory=dict)

    def seatings(self) -> list[tuple[int, ...]]:
        """Where the first bot sits, every way once."""
        return list(combinations(range(self.players), self.seats))

    def games(self) -> Iterator[tuple[int, tuple[int, ...]]]:
        """Every game of the match: its seed and where the first bot sits."""
        for number in range(self.seeds):
            for seating in self.seatings():
                yield self.first_seed + number, seating

    def __len__(self) -> int:
        return self.seeds * len(self.seatings())

    @property
    def fair_share(self) -> float:
        """What the first bot would win if both were equal."""
        return self.seats / self.players

    def document(self) -> dict[str, Any]:
        """What tells a match from another."""
        return {
            "game": self.game,
            "one": self.one,
            "other": self.other,
            "players": self.players,
            "first_seed": self.first_seed,
            "seats": self.seats,
            "table": dict(self.table),
        }


def checked_match(match: Match) -> Match:
    """A match that can be played: both bots and the table exist, and there is somebody to play against."""
    if match.seats >= match.players:
        raise ConfigError(Message("arena-too-many-seats", seats=match.seats, players=match.players), "seats")
    for name in (match.one, match.other):
        make_bot(name)
    create(match.game, match.first_seed, None, {"players": match.players, **match.table})
    return match


@dataclass(frozen=True)
class Played:
    """A finished game: who won which share of it, the scores, why it ended, and how long it was."""

    seed: int
    seating: tuple[int, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    ended: tuple[str, ...]
    moves: int

    @property
    def won(self) -> float:
        """The share of the first bot."""
        return sum(self.shares[seat] for seat in self.seating)


def play(match: Match, seed: int, seating: tuple[int, ...]) -> Played:
    """Play one game of a match."""
    bots = {seat: make_bot(match.one if seat in seating else match.other) for seat in range(match.players)}
    game = create(match.game, seed, None, {"players": match.players, **match.table})
    moves = 0
    while not game.over:
        seat = game.turn or 0
        dice = (seed * SEED_SPREAD + moves * 31 + seat) % (1 << 62)
        game.push(bots[seat].decide(SeatView(game), Budget(), dice).action, seat)
        moves += 1
    winners = game.winners
    shares = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(match.players))
    return Played(seed, seating, shares, tuple(int(score) for score in game.scores), game.end_reasons, moves)
