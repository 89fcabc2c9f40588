"""Fit the weights of a game's rules of thumb by matches: `python -m tools.fit_weights puerto-rico --out FILE`.

Nothing is learned from what winners have; a change is kept only if it wins matches against the weights before and
against the styles of the league, on seeds that were not used for choosing it.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from antilles.bots import door as at
from antilles.bots.compiled import CompiledBots, Player
from antilles.core.records import Record
from antilles.core.registry import game_class, manifest_of


class Fit:
    """One table, one kind of bot, and the best weights so far."""

    def __init__(self, game: str, players: int, seed: int) -> None:
        manifest = manifest_of(game)
        self.weights = import_module(f"antilles.bots.{manifest.room}.weights")
        engine = game_class(game).start(players=players).engine
        self.bots, self.players = CompiledBots(engine, manifest.room), players
        self.dice = random.Random(seed)
        self.next_seed = 1_000_000 * (seed + 1)
        self.best: Record = self.weights.weights_of(self.weights.USUAL)
        self.rivals: list[Record] = [self.weights.weights_of(style) for style in self.weights.STYLES.values()]

    def share(self, one: Record, others: Sequence[Record], games: int) -> float:
        """The share of victories of one set of weights against others, each seed from every seat."""
        won, played = 0.0, 0
        for other in others:
            per = max(1, games // (len(others) * self.players))
            seeds = list(range(self.next_seed, self.next_seed + per))
            self.next_seed += per
            for seat in range(self.players):
                seats = [Player(at.GREEDY, other)] * self.players
                seats[seat] = Player(at.GREEDY, one)
                winners = self.bots.games(seats, seeds).winners
                won += float((winners[:, seat] / winners.sum(axis=1)).sum())
                played += per
        return won / played

    def changed(self, size: float) -> Record:
        """The best weights with some of them changed."""
        twin: Any = self.weights.TABLE.unpack(self.weights.TABLE.pack(self.best))
        for field in self.weights.TABLE.fields:
            if field.shape:
                for place in range(field.shape[0]):
                    if self.dice.random() < 0.12:
                        getattr(twin, field.name)[place] = self.moved(getattr(twin, field.name)[place], size)
            elif self.dice.random() < 0.25:
                setattr(twin, field.name, self.moved(getattr(twin, field.name), size))
        record: Record = twin
        return record

    def moved(self, value: int, size: float) -> int:
        """A number some way up or down."""
        return round(value * self.dice.lognormvariate(0, size)) + self.dice.randint(-2, 2)

    def step(self, games: int, size: float) -> bool:
        """Try one change; whether it is kept."""
        fair = 1 / self.players
        candidate = self.changed(size)
        pool = [self.best, *self.dice.sample(self.rivals, min(2, len(self.rivals)))]
        usual = self.share(self.best, pool, games)
        if self.share(candidate, pool, games) < usual + 0.02:
            return False
        if self.share(candidate, [self.best], 3 * games) < fair + 0.012:
            return False
        if self.share(candidate, pool[1:], 2 * games) < self.share(self.best, pool[1:], 2 * games) - 0.01:
            return False
        self.rivals = [*self.rivals[:6], *self.rivals[6:][-4:], self.best]
        self.best = candidate
        return True


def as_numbers(table: Any, record: Record) -> dict[str, Any]:
    """Weights by name."""
    found: dict[str, Any] = {}
    for field in table.fields:
        value = getattr(record, field.name)
        found[field.name] = list(value) if field.shape else int(value)
    return found


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--size", type=float, default=0.35)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--start", type=Path)
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    fit = Fit(options.game, options.players, options.seed)
    if options.start:
        for name, value in json.loads(options.start.read_text()).items():
            if isinstance(value, list):
                for place, number in enumerate(value):
                    getattr(fit.best, name)[place] = number
            else:
                setattr(fit.best, name, value)
    first = fit.best
    end, tried, kept = time.monotonic() + 60 * options.minutes, 0, 0
    while time.monotonic() < end:
        tried += 1
        if fit.step(options.games, options.size):
            kept += 1
            against = fit.share(fit.best, [first], 4 * options.games)
            print(f"{tried} tried, {kept} kept, against the first: {against:.3f}", flush=True)
            options.out.write_text(json.dumps(as_numbers(fit.weights.TABLE, fit.best)))
    print(f"{tried} tried, {kept} kept")


if __name__ == "__main__":
    main()
