"""Many games at once: how fast they run, who wins, how they end."""

import time
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

import numpy as np

from antilles.core.engine import Engine

CHUNK, PARTS = 250, 100
"""Games in a batch, and batches that progress is told in; slow games come in small batches."""


@dataclass
class Batch:
    """Finished games, one row each."""

    decisions: Any
    rounds: Any
    scores: Any
    winners: Any
    end_reasons: Counter[str]


class GamesOfTable(ABC):
    """Plays batches of games at one table; safe to call from several threads at once."""

    games_at_once, parts = CHUNK, PARTS
    warms_up = True
    """Whether the first game takes longer than others, so that one is played before time is taken."""

    def __init__(self, engine: Engine, config: Any, end_reasons: Mapping[int, str]) -> None:
        self.engine = engine
        self.described = config
        self.end_reasons = end_reasons

    @abstractmethod
    def __call__(self, first_seed: int, games: int) -> Batch:
        """Games first_seed, first_seed + 1, ..."""

    @property
    def config(self) -> dict[str, Any]:
        """What the table plays."""
        document: dict[str, Any] = self.described.document()
        return document

    @property
    def house_table(self) -> bool:
        """Whether no booklet covers what this table plays."""
        return bool(self.described.house_table)

    def batch(self, played: Any) -> Batch:
        """Games played to the end, with the names of what ended them."""
        reasons = Counter({name: int((played.ended & bit > 0).sum()) for bit, name in self.end_reasons.items()})
        return Batch(played.decisions, played.rounds, played.scores, played.winners, reasons)


class RandomGames(GamesOfTable):
    """Random games."""

    def __call__(self, first_seed: int, games: int) -> Batch:
        """Games first_seed, first_seed + 1, ..."""
        return self.batch(self.engine.random_games(first_seed, games))


@dataclass
class Tally:
    """The sum of many batches."""

    players: int
    games: int = 0
    decisions: int = 0
    rounds: int = 0
    seconds: float = 0.0
    wins: Any = None
    points: Any = None
    end_reasons: Counter[str] = field(default_factory=Counter)

    def __post_init__(self) -> None:
        self.wins = np.zeros(self.players)
        self.points = np.zeros(self.players)

    def add(self, batch: Batch) -> None:
        """Count a batch; a shared win counts in equal parts."""
        self.games += len(batch.decisions)
        self.decisions += int(batch.decisions.sum())
        self.rounds += int(batch.rounds.sum())
        self.wins += (batch.winners / batch.winners.sum(axis=1, keepdims=True)).sum(axis=0)
        self.points += batch.scores.sum(axis=0)
        self.end_reasons.update(batch.end_reasons)

    def report(self) -> dict[str, Any]:
        """The figures, ready for JSON."""
        seconds = max(self.seconds, 1e-9)
        return {
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 4),
            "games_per_s": round(self.games / seconds, 1),
            "decisions_per_s": round(self.decisions / seconds, 1),
            "mean_rounds": round(self.rounds / self.games, 3),
            "seat_win_share": [round(float(share), 4) for share in self.wins / self.games],
            "mean_scores": [round(float(mean), 3) for mean in self.points / self.games],
            "end_reasons": dict(self.end_reasons.most_common()),
        }


def run(
    simulate: GamesOfTable, players: int, games: int, seed: int, threads: int, progress: Callable[[int], None]
) -> Tally:
    """Play `games` games from seeds seed, seed + 1, ...; the result does not depend on the threads."""
    tally = Tally(players)
    chunk = max(1, min(simulate.games_at_once, games // simulate.parts))
    chunks = ((seed + start, min(chunk, games - start)) for start in range(0, games, chunk))
    begun = time.perf_counter()
    if threads == 1:
        for first, number in chunks:
            tally.add(simulate(first, number))
            progress(number)
    else:
        run_in_threads(simulate, chunks, threads, tally, progress)
    tally.seconds = time.perf_counter() - begun
    return tally


def run_in_threads(
    simulate: GamesOfTable,
    chunks: Iterator[tuple[int, int]],
    threads: int,
    tally: Tally,
    progress: Callable[[int], None],
) -> None:
    """Keep every thread busy; the compiled games do not hold the interpreter lock."""
    with ThreadPoolExecutor(threads) as pool:
        running: set[Future[Batch]] = {pool.submit(simulate, *chunk) for chunk in islice(chunks, threads)}
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                batch = future.result()
                following = next(chunks, None)
                if following is not None:
                    running.add(pool.submit(simulate, *following))
                tally.add(batch)
                progress(len(batch.decisions))
