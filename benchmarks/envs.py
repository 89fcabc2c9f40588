"""Figures of batches and environments, by processor time of one core."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator

import antilles
from benchmarks.figure import Figure

GAMES, WARM_UP, STEPS = 4096, 50, 40
REPEATS = 5


def batch_steps(*, observed: bool) -> float:
    """Decisions a second of a batch with random legal actions; rows and masks are written if it is observed."""
    view = "seat" if observed else "none"
    batch = antilles.batch("puerto-rico", games=GAMES, players=4, view=view, masks=observed)
    for _ in range(WARM_UP):
        batch.step(batch.random_actions)
    best = 0.0
    for _ in range(REPEATS):
        begun = time.process_time()
        for _ in range(STEPS):
            batch.step(batch.random_actions)
        best = max(best, GAMES * STEPS / (time.process_time() - begun))
    return best


def pettingzoo_games() -> float:
    """Random games a second, by the loop that PettingZoo's documentation shows."""
    from antilles.envs.pettingzoo import puerto_rico_v0

    env = puerto_rico_v0.env(players=4)

    def play(games: int) -> None:
        for seed in range(games):
            env.reset(seed=seed)
            for agent in env.agent_iter():
                seen, _, over, gone, _ = env.last()
                env.step(None if over or gone else env.action_space(agent).sample(seen["action_mask"]))

    play(1)
    best = 0.0
    for _ in range(REPEATS):
        begun = time.process_time()
        play(20)
        best = max(best, 20 / (time.process_time() - begun))
    return best


def env_figures() -> Iterator[tuple[str, Callable[[], Figure]]]:
    """Every figure with what it measures."""
    name = "batch of 4,096 games, 1 thread"
    yield (
        "batch",
        lambda: Figure(f"{name}: rows and masks written", batch_steps(observed=True), "decisions/s", 600_000),
    )
    yield "bare batch", lambda: Figure(f"{name}: nothing written", batch_steps(observed=False), "decisions/s")
    yield "PettingZoo", lambda: Figure("PettingZoo: random games, 4 players", pettingzoo_games(), "games/s", 100)
