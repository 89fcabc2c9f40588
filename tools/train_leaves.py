"""Train the network that judges the leaves of a search: `python -m tools.train_leaves puerto-rico --out FILE`.

Searches play each other, with some planners among them. Where a role or a drive was chosen, the network learns what
the search found there, which has looked further than the network itself, and a little of how the game ended. A new
network stays only if it wins matches between searches from both sides of the table. Needs PyTorch; uses a GPU where
there is one.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import time
from collections import defaultdict
from collections.abc import Mapping
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any

import numpy as np
import torch

from antilles.bots import door as at
from antilles.bots.compiled import USUAL_SETTINGS, networks_of, proposals_of
from antilles.bots.network import Network
from antilles.core.registry import manifest_of
from antilles.study.worth import anatomy_of
from tools.networks import Judge, scales_of
from tools.thinking import Settings, Thinker
from tools.train_network import BATCH, Samples, fit, joined, loss_of, merged, some_table

MOST_NOTES = 1024
FOUND = 0.7
"""How much of a lesson is what the search found; the rest is how the game ended."""
WHIM = 0.08
"""How often a searching seat plays an action as often as it was tried, instead of the one tried most."""
SHORTER = 3
"""Questions within a role or turn are not learned from; they get such a part of the iterations."""
KEPT_BACK = 20
"""One in so many positions, those of the last games, is not learned from: its loss tells when learning becomes learning
by heart."""
Networks = tuple[Network, ...]


def teach(asked: tuple[str, Networks, int, int, int, float]) -> Samples:
    """Play for some seconds and write down what searches found between roles or turns."""
    game_id, networks, judge, iterations, seed, seconds = asked
    dice, end = random.Random(seed), time.monotonic() + seconds
    proposals, settings = proposals_of(manifest_of(game_id).room), Settings(USUAL_SETTINGS, iterations)
    found: dict[int, list[tuple[Any, Any, Any]]] = defaultdict(list)
    while time.monotonic() < end:
        thinker = Thinker(game_id, some_table(game_id, dice), networks, proposals, settings)
        for _ in range(3):
            lesson = one_game(thinker, judge, dice, end)
            if lesson:
                found[thinker.engine.players].append(lesson)
    return joined(found)


def one_game(thinker: Thinker, judge: int, dice: random.Random, end: float) -> tuple[Any, Any, Any] | None:
    """Counts, shares and scores of the positions of a game between searches; None where time ran out."""
    game, bots, players = thinker.start(dice.randrange(1 << 40)), thinker.bots, thinker.engine.players
    searching = [dice.random() < 0.8 for _ in range(players)]
    slips = [dice.choice((0, 0, 20, 100)) for _ in range(players)]
    bots.write_down(MOST_NOTES)
    means: list[Any] = []
    while game.turn is not None:
        if time.monotonic() > end:
            return None
        bots.see(game.state_bytes())
        if not searching[game.turn] or not thinker.is_wide_open(game):
            game.push(thinker.plan("greedy", slips[game.turn], dice.randrange(1 << 60)))
            continue
        calm = game.decision in anatomy_of(game).calm
        iterations = thinker.iterations if calm else max(1, thinker.iterations // SHORTER)
        tried = thinker.search(dice.randrange(1 << 60), iterations, judge)
        if calm and len(means) < MOST_NOTES:
            bots.note()
            best = tried[0]
            means.append(best[2] / best[1])
        weights = [times for _, times, _ in tried] if dice.random() < WHIM else [1] + [0] * (len(tried) - 1)
        game.push(dice.choices([action for action, _, _ in tried], weights)[0])
    if not means:
        return None
    won = np.array([(seat in game.winners) / len(game.winners) for seat in range(players)])
    ended = np.concatenate([won, [score.total for score in game.scores]])
    targets = (FOUND * np.array(means) + (1 - FOUND) * ended).astype(np.float32)
    return bots.records[:, at.RECORD_HEAD :].astype(np.int8), targets[:, :players], targets[:, players:]


def match(asked: tuple[str, Networks, tuple[int, ...], int, int, int]) -> tuple[float, int]:
    """What the first of these judges wins in a search against the others: (games won, games)."""
    game_id, networks, judges, iterations, first_seed, seeds = asked
    table, proposals = {"players": len(judges)}, proposals_of(manifest_of(game_id).room)
    thinker = Thinker(game_id, table, networks, proposals, Settings(USUAL_SETTINGS, iterations))
    won, games = 0.0, 0
    for seed in range(first_seed, first_seed + seeds):
        for seat in range(len(judges)):
            game, dice = thinker.start(seed), random.Random(seed)
            while game.turn is not None:
                thinker.bots.see(game.state_bytes())
                judge = judges[(game.turn - seat) % len(judges)]
                if judge and thinker.is_wide_open(game):
                    game.push(thinker.search(dice.randrange(1 << 60), judge=judge)[0][0])
                else:
                    game.push(thinker.plan("greedy", 0, dice.randrange(1 << 60)))
            won += (seat in game.winners) / len(game.winners)
            games += 1
    return won, games


def learn(samples: Samples, steps: int, rate: float, net: Network, device: str) -> tuple[Network, list[float]]:
    """Let a network learn on; returns it with the losses on positions it did not learn from, before and after."""
    data = {players: tuple(torch.from_numpy(part).to(device) for part in parts) for players, parts in samples.items()}
    ends = {players: len(parts[0]) - len(parts[0]) // KEPT_BACK for players, parts in data.items()}
    known = {players: tuple(part[: ends[players]] for part in parts) for players, parts in data.items()}
    unknown = {players: tuple(part[ends[players] :] for part in parts) for players, parts in data.items()}
    counts = next(iter(data.values()))[0]
    model = Judge.of(net, scales_of(counts, len(net.of_seat), len(net.of_table)))
    before = loss_on(model, unknown)
    fit(model, known, steps, rate)
    return model.network(), [before, loss_on(model, unknown)]


def loss_on(model: Judge, data: Mapping[int, tuple[Any, ...]]) -> float:
    """How far a network is from the shares of victory of positions, on the mean."""
    lost, positions = 0.0, 0
    with torch.no_grad():
        for players, parts in data.items():
            for counts, shares, _ in zip(*(part.split(BATCH) for part in parts), strict=True):
                lost += float(loss_of(model(counts.float(), players)[0], shares)) * len(counts)
                positions += len(counts)
    return lost / max(1, positions)


def share(
    pool: Pool, jobs: int, game: str, networks: Networks, judges: tuple[int, ...], iterations: int, games: int
) -> float:
    """A match, played by all processes."""
    per = max(1, games // (jobs * len(judges)))
    first = 70_000_000 + 1000 * random.randrange(10_000)
    asked = [(game, networks, judges, iterations, first + per * job, per) for job in range(jobs)]
    results = pool.map(match, asked, chunksize=1)
    return sum(won for won, _ in results) / sum(played for _, played in results)


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=300, help="seconds of playing in a generation")
    parser.add_argument("--iterations", type=int, default=200, help="iterations of a search")
    parser.add_argument("--steps", type=int, default=1500, help="steps of learning in a generation")
    parser.add_argument("--rate", type=float, default=1.5e-4, help="how fast it learns; faster learned by heart")
    parser.add_argument("--games", type=int, default=480, help="games of a match")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    room = manifest_of(options.game).room
    device = "cuda" if torch.cuda.is_available() else "cpu"
    planner, leaves = networks_of(room)
    kept: list[Samples] = []
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        for generation in range(options.generations):
            begun = time.monotonic()
            seeds = [1_000_000 * generation + job for job in range(options.jobs)]
            networks: Networks = (planner, leaves)
            asked = [(options.game, networks, 1, options.iterations, seed, options.seconds) for seed in seeds]
            kept.append(merged(pool.map(teach, asked, chunksize=1)))
            samples = merged(kept)
            candidate, (before, after) = learn(samples, options.steps, options.rate, leaves, device)
            positions = sum(len(parts[0]) for parts in samples.values())
            print(f"generation {generation}: {positions:,} positions, loss {before:.4f}, then {after:.4f}", flush=True)
            np.savez_compressed(options.out.with_stem(f"{options.out.stem}-{generation}"), **candidate._asdict())
            both: Networks = (planner, leaves, candidate)
            shares = [
                share(pool, options.jobs, options.game, both, judges, options.iterations, options.games)
                for judges in ((2, 1, 1, 1), (1, 2, 2, 2), (2, 0, 0, 0))
            ]
            line = "new against old {:.3f}, old against new {:.3f}, new against planners {:.3f}".format(*shares)
            print(f"  {line} ({time.monotonic() - begun:.0f} s)", flush=True)
            if shares[0] > shares[1]:
                leaves = candidate
                np.savez_compressed(options.out, **leaves._asdict())


if __name__ == "__main__":
    main()
