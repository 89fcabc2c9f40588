"""A match: a bot for every seat, and games in which they change seats, so that nothing favours anybody."""

from __future__ import annotations

import hashlib
from array import array
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from antilles.bots import make_bot
from antilles.bots.playing import decisions, shares
from antilles.core.errors import ConfigError
from antilles.core.game import Game
from antilles.core.messages import Message
from antilles.core.registry import create, game_class


class Pairing(NamedTuple):
    """One game to play: its number in the match, its seed, and which entry of the match sits at each seat."""

    number: int
    seed: int
    seating: tuple[int, ...]


@dataclass(frozen=True)
class Match:
    """Bots, one entry per seat, at one table.

    Every seed is played once from every seating that differs, one place further around the table each time. Where some
    entries are the same bot, fewer seatings differ; the entries go on around the table over the next seeds then.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    first_seed: int = 0
    table: Mapping[str, Any] = field(default_factory=dict)

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.bots)

    @property
    def seatings_per_seed(self) -> int:
        """In how many ways the bots can sit that differ, going around the table."""
        return len({self.bots[turn:] + self.bots[:turn] for turn in range(self.players)})

    def seating(self, number: int) -> tuple[int, ...]:
        """Which entry sits at each seat in a game of the match."""
        return tuple((seat - number) % self.players for seat in range(self.players))

    def pairing(self, number: int) -> Pairing:
        """A game of the match."""
        return Pairing(number, self.first_seed + number // self.seatings_per_seed, self.seating(number))

    def pairings(self) -> Iterator[Pairing]:
        """Every game of the match."""
        return map(self.pairing, range(len(self)))

    def __len__(self) -> int:
        """As many games as asked for, and those that let every entry sit at every seat equally often."""
        return -(-self.games // self.players) * self.players

    def document(self) -> dict[str, Any]:
        """What tells a match from another; how many games are asked for may change."""
        return {
            "game": self.game,
            "rules": game_class(self.game).rules_version,
            "bots": list(self.bots),
            "first_seed": self.first_seed,
            "table": dict(self.table),
        }

    @property
    def names(self) -> tuple[str, ...]:
        """What the entries are called: their bots, numbered where several are the same."""
        return tuple(
            bot if self.bots.count(bot) == 1 else f"{bot} ({self.bots[: entry + 1].count(bot)})"
            for entry, bot in enumerate(self.bots)
        )

    def open(self, seed: int, seats: Sequence[str] | None = None) -> Game:
        """The table of one game before its first move."""
        return create(self.game, seed, seats, {"players": self.players, **self.table})

    def open_for(self, pairing: Pairing) -> Game:
        """The table of one game before its first move; seats are called by their bots."""
        return self.open(pairing.seed, [self.names[entry] for entry in pairing.seating])


def checked_match(match: Match) -> Match:
    """A match that can be played: the bots and the table exist."""
    if match.players < 2:
        raise ConfigError(Message("arena-alone"), "bots")
    for name in set(match.bots):
        make_bot(name)
    match.open(match.first_seed)
    return match


@dataclass(frozen=True)
class Played:
    """A finished game: who sat where, who won which share of it, the scores, why it ended, and every action."""

    number: int
    seed: int
    seating: tuple[int, ...]
    shares: tuple[float, ...]
    scores: tuple[int, ...]
    ended: tuple[str, ...]
    actions: tuple[int, ...]

    @property
    def digest(self) -> str:
        """The same for games in which all choices were the same."""
        return hashlib.blake2b(array("q", self.actions).tobytes(), digest_size=12).hexdigest()

    def of_entry(self, entry: int) -> tuple[float, int]:
        """What an entry won and scored."""
        seat = self.seating.index(entry)
        return self.shares[seat], self.scores[seat]


def play(match: Match, pairing: Pairing) -> Played:
    """Play one game of a match. The dice of the bots come from the seed of the game, so it is always the same."""
    bots = [make_bot(match.bots[entry]) for entry in pairing.seating]
    game = match.open(pairing.seed)
    actions = tuple(action for _, action in decisions(game, bots, pairing.seed))
    scores = tuple(int(score) for score in game.scores)
    return Played(*pairing, shares(game), scores, game.end_reasons, actions)


def replayed(match: Match, played: Played) -> Game:
    """The finished game again, with everything that happened in it; seats are called by their bots."""
    game = match.open_for(Pairing(played.number, played.seed, played.seating))
    for action in played.actions:
        game.push(action)
    return game
