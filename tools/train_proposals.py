"""Train the network that proposes actions to searches: `python -m tools.train_proposals puerto-rico --out FILE`.

Every generation plays games in which some seats search, with the proposals of the generation before, and some plan;
the network learns how often each action was tried at the roots of the searches. Matches between searches and planners
follow each generation, with the settings that are tried. Needs PyTorch; uses a GPU where there is one.
"""

from __future__ import annotations

import argparse
import multiprocessing
import random
import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from importlib import import_module
from multiprocessing.pool import Pool
from pathlib import Path
from typing import Any

import numpy as np
import torch

from antilles.bots import door as at
from antilles.bots.compiled import USUAL_SETTINGS, networks_of, proposals_of
from antilles.bots.network import Network
from antilles.core.registry import manifest_of
from tools.networks import Proposer, scales_of
from tools.thinking import Settings, Thinker
from tools.train_network import some_table

BATCH = 4096
MOST_ACTIONS = 48
"""Wider questions are not learned from."""
NOTHING = -1
MOST_NOTES = 4096
SETTINGS, WITHOUT_PROPOSALS = USUAL_SETTINGS, (200, 500, 0)
WHIM = 0.1
"""How often a searching seat plays an action as often as it was tried, instead of the one tried most."""


@dataclass
class Lessons:
    """Positions with the actions tried there: by number of seats, in pieces."""

    counts: list[Any] = field(default_factory=list)
    seats: list[Any] = field(default_factory=list)
    actions: list[Any] = field(default_factory=list)
    visits: list[Any] = field(default_factory=list)

    def add(self, other: Lessons) -> None:
        """Join others' lessons."""
        self.counts += other.counts
        self.seats += other.seats
        self.actions += other.actions
        self.visits += other.visits


def teach(asked: tuple[str, Network, Settings, int, float]) -> dict[int, Lessons]:
    """Play for some seconds and write down what searches found."""
    game_id, proposals, settings, seed, seconds = asked
    dice = random.Random(seed)
    found: dict[int, Lessons] = defaultdict(Lessons)
    end = time.monotonic() + seconds
    styles = sorted(import_module(f"antilles.bots.{manifest_of(game_id).room}.weights").STYLES)
    while time.monotonic() < end:
        thinker = Thinker(
            game_id, some_table(game_id, dice), networks_of(manifest_of(game_id).room), proposals, settings
        )
        bots, players = thinker.bots, thinker.engine.players
        lessons = found[players]
        for _ in range(3):
            game = thinker.start(dice.randrange(1 << 40))
            searching = [dice.random() < 0.6 for _ in range(players)]
            style = ["greedy" if dice.random() < 0.7 else dice.choice(styles) for _ in range(players)]
            slips = [dice.choice((0, 0, 20, 100)) for _ in range(players)]
            bots.write_down(MOST_NOTES)
            seats: list[int] = []
            actions: list[list[int]] = []
            visits: list[list[int]] = []
            while game.turn is not None and time.monotonic() < end:
                thinker.bots.see(game.state_bytes())
                if not searching[game.turn] or not thinker.is_wide_open(game):
                    game.push(thinker.plan(style[game.turn], slips[game.turn], dice.randrange(1 << 60)))
                    continue
                tried = thinker.search(dice.randrange(1 << 60))
                if len(tried) <= MOST_ACTIONS and len(seats) < MOST_NOTES:
                    bots.note()
                    seats.append(game.turn)
                    actions.append(padded([action for action, _, _ in tried], NOTHING))
                    visits.append(padded([times for _, times, _ in tried], 0))
                weights = [times for _, times, _ in tried] if dice.random() < WHIM else [1] + [0] * (len(tried) - 1)
                game.push(dice.choices([action for action, _, _ in tried], weights)[0])
            if seats:
                lessons.counts.append(bots.records[:, at.RECORD_HEAD :].astype(np.int8))
                lessons.seats.append(np.array(seats, np.int64))
                lessons.actions.append(np.array(actions, np.int16))
                lessons.visits.append(np.array(visits, np.int32))
    return dict(found)


def padded(numbers: Sequence[int], filling: int) -> list[int]:
    """As many as there is room for."""
    return [*numbers, *([filling] * (MOST_ACTIONS - len(numbers)))]


def match(asked: tuple[str, dict[str, Any], Network, Settings, int, int]) -> tuple[float, int]:
    """What one search wins against planners: (games won, games), the same seeds from every seat."""
    game_id, table, proposals, settings, first_seed, seeds = asked
    thinker = Thinker(game_id, table, networks_of(manifest_of(game_id).room), proposals, settings)
    won, games = 0.0, 0
    for seed in range(first_seed, first_seed + seeds):
        for seat in range(thinker.engine.players):
            game, dice = thinker.start(seed), random.Random(seed)
            while game.turn is not None:
                thinker.bots.see(game.state_bytes())
                if game.turn == seat and thinker.is_wide_open(game):
                    game.push(thinker.search(dice.randrange(1 << 60))[0][0])
                else:
                    game.push(thinker.plan("greedy", 0, dice.randrange(1 << 60)))
            won += (seat in game.winners) / len(game.winners)
            games += 1
    return won, games


def learn(
    lessons: dict[int, Lessons], steps: int, model: Proposer | None, sizes: tuple[int, int, int], device: str
) -> Any:
    """Fit the network to how often actions were tried; returns it with its loss and how often it agrees."""
    data = {}
    for players, found in lessons.items():
        visits = torch.from_numpy(np.concatenate(found.visits)).to(device).float()
        data[players] = (
            torch.from_numpy(np.concatenate(found.counts)).to(device),
            torch.from_numpy(np.concatenate(found.seats)).to(device),
            torch.from_numpy(np.concatenate(found.actions)).to(device),
            visits / visits.sum(1, keepdim=True),
        )
    seat, table, actions = sizes
    if model is None:
        model = Proposer(seat, table, scales_of(next(iter(data.values()))[0], seat, table), actions).to(device)
    optimizer = torch.optim.AdamW(model.parameters(), lr=2e-3, weight_decay=1e-3)
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, 4e-3, total_steps=steps, pct_start=0.1)
    groups = sorted(data)
    weights = [len(data[players][0]) for players in groups]
    dice, losses = random.Random(0), []
    for step in range(steps):
        players = dice.choices(groups, weights)[0]
        counts, seats, tried, shares = data[players]
        rows = torch.randint(len(counts), (BATCH,), device=device)
        listed = tried[rows].long()
        likely = model(counts[rows].float(), players, seats[rows], listed.clamp(min=0))
        likely = likely.masked_fill(listed == NOTHING, -1e9)
        loss = -(shares[rows] * torch.log_softmax(likely, 1)).sum(1).mean()
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        schedule.step()
        if step >= steps - 200:
            agree = (likely.argmax(1) == 0).float().mean()
            losses.append(torch.stack([loss.detach(), agree]))
    loss, agree = torch.stack(losses).mean(0).tolist()
    return model, loss, agree


def share(pool: Pool, jobs: int, game: str, table: dict[str, Any], net: Network, settings: Settings, games: int) -> str:
    """A match, played by all processes."""
    per = max(1, games // (jobs * int(table["players"])))
    asked = [(game, table, net, settings, 60_000_000 + per * job, per) for job in range(jobs)]
    results = pool.map(match, asked, chunksize=1)
    return f"{sum(won for won, _ in results) / sum(played for _, played in results):.3f}"


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--generations", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=240, help="seconds of playing in a generation")
    parser.add_argument("--iterations", type=int, default=300, help="iterations of a search")
    parser.add_argument("--steps", type=int, default=4000, help="steps of learning in a generation")
    parser.add_argument("--games", type=int, default=480, help="games of a match")
    parser.add_argument("--jobs", type=int, default=multiprocessing.cpu_count())
    parser.add_argument("--go-on", action="store_true", help="begin with the network there is")
    parser.add_argument("--try", dest="tried", default="400/300/500", help="settings to try in matches")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    room = manifest_of(options.game).room
    inputs = import_module(f"antilles.bots.{room}.inputs")
    proposals = proposals_of(room)
    sizes = len(inputs.SEAT), len(inputs.TABLE), len(proposals.last)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    told: tuple[int, ...] = SETTINGS if options.go_on else WITHOUT_PROPOSALS
    lessons: dict[int, Lessons] = defaultdict(Lessons)
    model = None
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        for generation in range(options.generations):
            begun = time.monotonic()
            settings = Settings(told, options.iterations)
            seeds = [1_000_000 * generation + job for job in range(options.jobs)]
            asked = [(options.game, proposals, settings, seed, options.seconds) for seed in seeds]
            for found in pool.imap_unordered(teach, asked):
                for players, more in found.items():
                    lessons[players].add(more)
            noted = sum(len(seats) for found in lessons.values() for seats in found.seats)
            model, loss, agree = learn(lessons, options.steps, model, sizes, device)
            proposals = model.network()
            np.savez_compressed(options.out, **proposals._asdict())
            print(f"generation {generation}: {noted:,} lessons, loss {loss:.3f}, agrees {agree:.3f}", flush=True)
            for tried in options.tried.split(","):
                told = tuple(int(number) for number in tried.split("/"))
                settings = Settings(told, options.iterations)
                won = share(pool, options.jobs, options.game, {"players": 4}, proposals, settings, options.games)
                print(f"  {tried}: {won} against planners ({time.monotonic() - begun:.0f} s)", flush=True)
            told = SETTINGS


if __name__ == "__main__":
    main()
