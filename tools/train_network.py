"""Train the network that judges positions, by self-play: `python -m tools.train_network puerto-rico --out FILE`.

Every round plays games between mixed and noisy players (networks of former rounds, styles of greedy), learns from who
won and what everybody scored, and keeps the new network only if it wins matches against the best one so far: what
winners have is not what makes them win, so only matches decide. Needs PyTorch; uses a GPU where there is one.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from antilles.bots import door as at
from antilles.bots.compiled import CompiledBots, Player, networks_of, style_of
from antilles.bots.network import Network
from antilles.core.registry import game_class, manifest_of
from tools.networks import SCORE_UNIT, Judge, scales_of

GAMES_AT_ONCE = 24
POSITIONS_AT_ONCE = 24 * 60
MOST_POSITIONS = 150_000
"""By one process in one round."""
BATCH = 8192
Samples = dict[int, tuple[Any, Any, Any]]
"""By number of seats: counts, shares of victory and scores of every seat."""


@dataclass(frozen=True)
class Sitter:
    """A player of compiled bots as other processes can be told: by the name of its style."""

    kind: int
    style: str = "greedy"
    slips: int = 0
    judge: int = 0
    depth: int = 0

    def player(self, room: str) -> Player:
        """The player itself."""
        return Player(self.kind, style_of(room, self.style), self.slips, self.judge, self.depth)


@cache
def workshop(game: str, table: tuple[tuple[str, Any], ...]) -> Any:
    """The engine of a table."""
    config = {key: list(value) if isinstance(value, tuple) else value for key, value in table}
    return game_class(game).start(**config).engine


def some_table(game: str, dice: random.Random) -> dict[str, Any]:
    """A table to learn from: the usual one most often."""
    if game != "puerto-rico":
        return {"players": dice.choice((2, 3, 4, 4))}
    players = dice.choice((2, 3, 3, 4, 4, 4, 4, 5, 5))
    table: dict[str, Any] = {"players": players, "edition": dice.choice(("rio-grande", "1897"))}
    if dice.random() < 0.35:
        boxes = ("buildings", "nobles", "smuggler", "festival")
        chosen = boxes if dice.random() < 0.5 else tuple(box for box in boxes if dice.random() < 0.5)
        table |= {"expansions": tuple(sorted(chosen)), "edition": "1897"}
    return table


def some_player(game: str, networks: int, dice: random.Random) -> Sitter:
    """Somebody at a table of the training: mostly a planner with a late network, sometimes a style of greedy."""
    room = manifest_of(game).room
    styles = sorted(import_module(f"antilles.bots.{room}.weights").STYLES)
    slips = dice.choice((0, 0, 0, 20, 60, 200))
    if networks == 0 or dice.random() < 0.12:
        return Sitter(at.GREEDY, dice.choice(styles), slips)
    style = "greedy" if dice.random() < 0.8 else dice.choice(styles)
    judge = networks - 1 if dice.random() < 0.7 else dice.randrange(networks)
    return Sitter(at.PLANNER, style, slips, judge, dice.choice((0, 0, 0, 1)))


def generate(asked: tuple[str, list[Network], int, float]) -> Samples:
    """Play for some seconds and write positions down."""
    game, networks, seed, seconds = asked
    dice = random.Random(seed)
    room = manifest_of(game).room
    found: dict[int, list[tuple[Any, Any, Any]]] = defaultdict(list)
    end = time.monotonic() + seconds
    written = 0
    while time.monotonic() < end and written < MOST_POSITIONS:
        table = some_table(game, dice)
        engine = workshop(game, tuple(sorted(table.items())))
        bots = CompiledBots(engine, room, networks)
        for _ in range(4):
            bots.write_down(POSITIONS_AT_ONCE)
            players = [some_player(game, len(networks), dice).player(room) for _ in range(engine.players)]
            results = bots.games(players, [dice.randrange(1 << 40) for _ in range(GAMES_AT_ONCE)])
            records = np.array(bots.records)
            written += len(records)
            games = records[:, at.GAME_COLUMN]
            shares = results.winners / results.winners.sum(axis=1, keepdims=True)
            counts = records[:, at.RECORD_HEAD :].astype(np.int8)
            found[engine.players].append(
                (counts, shares[games].astype(np.float32), results.scores[games].astype(np.float32))
            )
    return joined(found)


def joined(found: Mapping[int, Sequence[tuple[Any, Any, Any]]]) -> Samples:
    """Pieces of samples as one."""
    return {
        players: (
            np.concatenate([counts for counts, _, _ in parts]),
            np.concatenate([shares for _, shares, _ in parts]),
            np.concatenate([scores for _, _, scores in parts]),
        )
        for players, parts in found.items()
    }


def match(asked: tuple[str, dict[str, Any], list[Network], Sitter, Sitter, int, int]) -> float:
    """The share of one player against others in the other seats, the same seeds from every seat."""
    game, table, networks, one, other, first_seed, seeds = asked
    engine = workshop(game, tuple(sorted(table.items())))
    room = manifest_of(game).room
    bots = CompiledBots(engine, room, networks)
    won = 0.0
    for seat in range(engine.players):
        seats = [other.player(room)] * engine.players
        seats[seat] = one.player(room)
        winners = bots.games(seats, list(range(first_seed, first_seed + seeds))).winners
        won += float((winners[:, seat] / winners.sum(axis=1)).mean())
    return float(won / engine.players)


def learn(
    samples: Samples, steps: int, model: Judge | None, sizes: tuple[int, int], device: str
) -> tuple[Judge, float]:
    """Fit a network to who won and what everybody scored; returns it with the mean loss at the end."""
    data = {players: tuple(torch.from_numpy(part).to(device) for part in parts) for players, parts in samples.items()}
    seat, table = sizes
    if model is None:
        model = Judge(seat, table, scales_of(next(iter(data.values()))[0], seat, table)).to(device)
    losses = fit(model, data, steps, rate=2e-3)
    return model, mean_of(losses[-200:])


def fit(model: Judge, data: Mapping[int, tuple[Any, ...]], steps: int, rate: float) -> list[Any]:
    """Fit a network to shares of victory and scores of every seat; the losses of all steps."""
    optimizer = torch.optim.AdamW(model.parameters(), lr=rate, weight_decay=1e-4)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 2 * rate, total_steps=steps, pct_start=0.1)
    groups = sorted(data)
    weights = [len(data[players][0]) for players in groups]
    dice, losses = random.Random(0), []
    for _ in range(steps):
        players = dice.choices(groups, weights)[0]
        counts, shares, scores = data[players]
        rows = torch.randint(len(counts), (BATCH,), device=counts.device)
        chances, expected = model(counts[rows].float(), players)
        loss = loss_of(chances, shares[rows])
        whole = loss + 0.5 * nn.functional.huber_loss(expected / SCORE_UNIT, scores[rows] / SCORE_UNIT)
        optimizer.zero_grad(set_to_none=True)
        whole.backward()
        optimizer.step()
        schedule.step()
        losses.append(loss.detach())
    return losses


def loss_of(chances: Any, shares: Any) -> Any:
    """How far chances are from shares of victory, on the mean: cross entropy."""
    return -(shares * torch.log_softmax(chances, 1)).sum(1).mean()


def mean_of(losses: Sequence[Any]) -> float:
    """The mean of some losses."""
    return float(torch.stack(list(losses)).mean())


def merged(parts: Sequence[Samples]) -> Samples:
    """All samples together."""
    found: dict[int, list[tuple[Any, Any, Any]]] = defaultdict(list)
    for part in parts:
        for players, arrays in part.items():
            found[players].append(arrays)
    return joined(found)


class Training:
    """Rounds of playing, learning and matches."""

    def __init__(self, options: argparse.Namespace, pool: Pool) -> None:
        self.game, self.options, self.pool = options.game, options, pool
        self.room = manifest_of(options.game).room
        inputs = import_module(f"antilles.bots.{self.room}.inputs")
        self.sizes = (len(inputs.SEAT), len(inputs.TABLE))
        self.device = "cuda" if torch.cuda.is_available() else "cpu"
        self.networks: list[Network] = [networks_of(self.room)[0]] if options.go_on else []
        self.kept: list[Samples] = []
        self.model: Judge | None = None

    def shares(
        self, table: Mapping[str, Any], networks: list[Network], one: Sitter, other: Sitter, games: int
    ) -> float:
        """The share of one against others, played by all processes."""
        per = max(1, games // (self.options.jobs * int(table["players"])))
        first = 50_000_000 + 1000 * random.randrange(100_000)
        asked = [
            (self.game, dict(table), networks, one, other, first + per * job, per) for job in range(self.options.jobs)
        ]
        return float(np.mean(self.pool.map(match, asked, chunksize=1)))

    def round(self, number: int) -> None:
        """One round."""
        begun = time.monotonic()
        seeds = [1_000_000 * number + job for job in range(self.options.jobs)]
        asked = [(self.game, self.networks[-4:], seed, self.options.seconds) for seed in seeds]
        samples = merged(self.pool.map(generate, asked, chunksize=1))
        self.kept = [*self.kept[-(self.options.memory - 1) :], samples]
        data = merged(self.kept)
        positions = sum(len(parts[0]) for parts in data.values())
        played = time.monotonic()
        self.model, loss = learn(data, self.options.steps, self.model, self.sizes, self.device)
        learned = time.monotonic()
        candidate = self.model.network()
        table = {"players": 4}
        new = Sitter(at.PLANNER)
        line = f"round {number}: {positions:,} positions, loss {loss:.4f}"
        greedy = self.shares(table, [candidate], new, Sitter(at.GREEDY), self.options.games)
        line += f", against greedy {greedy:.3f}"
        better = True
        if self.networks:
            best = Sitter(at.PLANNER, judge=1)
            pair = [candidate, self.networks[-1]]
            ahead = self.shares(table, pair, new, best, self.options.games)
            behind = self.shares(table, pair, best, new, self.options.games)
            better = ahead > behind
            line += f", against the best {ahead:.3f}, the best against it {behind:.3f}"
        if better:
            self.networks.append(candidate)
            np.savez_compressed(self.options.out, **candidate._asdict())
        times = f"{played - begun:.0f} + {learned - played:.0f} + {time.monotonic() - learned:.0f} s"
        print(f"{line}, {'kept' if better else 'not kept'} ({times})", flush=True)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=20)
    parser.add_argument("--seconds", type=float, default=60, help="seconds of playing in a round")
    parser.add_argument("--steps", type=int, default=3000, help="steps of learning in a round")
    parser.add_argument("--games", type=int, default=1600, help="games of a match")
    parser.add_argument("--memory", type=int, default=4, help="rounds whose games are learned from")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--go-on", action="store_true", help="begin with the network there is")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    end = time.monotonic() + 60 * options.minutes
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        training, number, longest = Training(options, pool), 0, 0.0
        while time.monotonic() + longest < end:
            begun = time.monotonic()
            training.round(number)
            number, longest = number + 1, max(longest, time.monotonic() - begun)


if __name__ == "__main__":
    main()
