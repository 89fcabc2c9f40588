"""The result of a match: what each entry won and scored, what each seat won, how games ended, and what repeats."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from antilles.arena.matches import Match, Played
from antilles.arena.ratings import Rating, rated
from antilles.arena.statistics import Estimate, paired_mean, paired_share


@dataclass(frozen=True)
class EntryResult:
    """What one entry of a match showed."""

    bot: str
    share: Estimate
    score: Estimate
    rating: Rating


@dataclass(frozen=True)
class TogetherResult:
    """What a bot won in all its seats, where it sits in some, but not in all."""

    bot: str
    seats: int
    share: Estimate
    fair: float
    """What it would win if all were equal."""

    @property
    def shares(self) -> dict[str, float]:
        """What a sentence about it tells."""
        return {"share": self.share.value, "low": self.share.low, "high": self.share.high, "fair": self.fair}


@dataclass(frozen=True)
class Result:
    """What a match showed."""

    match: Match
    games: int
    seeds: int
    entries: tuple[EntryResult, ...]
    together: tuple[TogetherResult, ...]
    seats: tuple[Estimate, ...]
    ended: Counter[str]
    mean_actions: float
    repeated: int
    """Games in which all choices were those of an earlier game."""


def by_seed(games: Sequence[Played], figures: Sequence[float]) -> list[list[float]]:
    """Figures, one for each game, in groups of the same seed."""
    groups: dict[int, list[float]] = defaultdict(list)
    for game, figure in zip(games, figures, strict=True):
        groups[game.seed].append(figure)
    return list(groups.values())


def repeated(games: Sequence[Played]) -> int:
    """How many games say nothing new, because all choices were those of an earlier one."""
    return len(games) - len({game.digest for game in games})


def together(match: Match, games: Sequence[Played]) -> Iterator[TogetherResult]:
    """What every bot that sits in several seats, but not in all, won in them."""
    for bot, count in Counter(match.bots).items():
        if 1 < count < match.players:
            own = [entry for entry, name in enumerate(match.bots) if name == bot]
            won = [sum(game.of_entry(entry)[0] for entry in own) for game in games]
            yield TogetherResult(bot, count, paired_share(by_seed(games, won)), count / match.players)


def result_of(match: Match, games: Sequence[Played]) -> Result:
    """The result of the games played."""
    ratings = rated(match.players, games)
    entries = []
    for entry, bot in enumerate(match.bots):
        won, scored = zip(*(game.of_entry(entry) for game in games), strict=True) if games else ((), ())
        share, score = paired_share(by_seed(games, won)), paired_mean(by_seed(games, scored))
        entries.append(EntryResult(bot, share, score, ratings[entry]))
    seats = [paired_share(by_seed(games, [game.shares[seat] for game in games])) for seat in range(match.players)]
    return Result(
        match,
        len(games),
        len({game.seed for game in games}),
        tuple(entries),
        tuple(together(match, games)),
        tuple(seats),
        Counter(reason for game in games for reason in game.ended),
        sum(len(game.actions) for game in games) / max(1, len(games)),
        repeated(games),
    )


def interval(share: Estimate) -> dict[str, float]:
    """A share and its interval as JSON has them."""
    return {"share": round(share.value, 5), "low": round(share.low, 5), "high": round(share.high, 5)}


def document(result: Result) -> dict[str, Any]:
    """The result as JSON has it."""
    return {
        **result.match.document(),
        "players": result.match.players,
        "games": result.games,
        "seeds": result.seeds,
        "repeated_games": result.repeated,
        "entries": [
            {
                "bot": entry.bot,
                **interval(entry.share),
                "mean_score": round(entry.score.value, 3),
                "rating": {"mean": round(entry.rating.mean, 3), "deviation": round(entry.rating.deviation, 3)},
            }
            for entry in result.entries
        ],
        "together": [
            {"bot": several.bot, "seats": several.seats, **interval(several.share)} for several in result.together
        ],
        "seat_win_share": [round(seat.value, 5) for seat in result.seats],
        "end_reasons": dict(result.ended.most_common()),
        "mean_actions": round(result.mean_actions, 2),
    }
