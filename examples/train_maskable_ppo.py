"""Train an agent: sb3-contrib's MaskablePPO at a table of Puerto Rico, against random and greedy bots.

`pip install 'antilles[envs,train]'`, then `python examples/train_maskable_ppo.py --minutes 15`: half of the tables have
random opponents, half have greedy ones. It prints and draws (`--curve FILE.svg`) which share of games the learner wins
against each, with 1/3 for equals, and keeps the model (`--model FILE.zip`).
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import DummyVecEnv

import antilles.envs.gym  # noqa: F401  (makes antilles/PuertoRico-v0 known)
from antilles.pages.plots import Series, lines

PLAYERS = 3
OPPONENTS = ("random", "greedy")
HIDDEN = 256
POINTS = 50.0
"""The reward is the learner's points over this many: a signal even in games that are lost."""
COLOURS = "svg{--s0:#1f6f8b;--s1:#c8553d;background:#fff}"
STYLE = f"<style>{COLOURS}text{{font:13px sans-serif;fill:#444}}.grid{{stroke:#ddd}}</style>"


class Reading(BaseFeaturesExtractor):
    """The wide first layer, which actor and critic share. Every number of a row goes in over the most it can be."""

    def __init__(self, space: gymnasium.spaces.Box) -> None:
        super().__init__(space, features_dim=HIDDEN)
        most = np.minimum(np.maximum(space.high.astype(np.float32), 1), 100)
        self.register_buffer("most", torch.as_tensor(most))
        self.layer = torch.nn.Linear(space.shape[0], HIDDEN)

    def forward(self, rows: torch.Tensor) -> torch.Tensor:
        """What the next layers are told of a row."""
        return torch.relu(self.layer(rows / self.most))


def make_table(opponents: str, reward: str) -> Any:
    """A table where the learner is asked only if it has a choice; it sits at another seat in every game."""
    how = {"opponents": opponents, "reward": reward, "play_forced": True}
    return gymnasium.make("antilles/PuertoRico-v0", players=PLAYERS, **how)


def table(opponents: str) -> Any:
    """A table to learn at: the reward is a small number."""
    env = make_table(opponents, "score")
    return gymnasium.wrappers.TransformReward(env, lambda points: points / POINTS)


def share_won(model: Any, opponents: str, games: int, first_seed: int) -> float:
    """The share of games that the model wins."""
    env = make_table(opponents, "win").unwrapped
    won = 0.0
    for seed in range(first_seed, first_seed + games):
        row, info = env.reset(seed=seed)
        over = False
        while not over:
            action, _ = model.predict(row, action_masks=info["action_mask"], deterministic=True)
            row, earned, over, _, info = env.step(int(action))
        won += earned
    return won / games


class Clock(BaseCallback):
    """Measures now and then, keeps the curve, and stops when the time is up; measuring is not counted as training."""

    def __init__(self, minutes: float, measure_every: float, games: int) -> None:
        super().__init__()
        self.left, self.every, self.games = minutes * 60, measure_every * 60, games
        self.curve: dict[str, list[tuple[float, float]]] = {name: [] for name in OPPONENTS}
        self.spent, self.measured, self.began = 0.0, 0.0, 0.0

    def _on_training_start(self) -> None:
        self.measure()

    def _on_step(self) -> bool:
        return self.spent + time.monotonic() - self.began < self.left

    def _on_rollout_start(self) -> None:
        spent = self.spent + time.monotonic() - self.began
        if spent - self.measured >= self.every and spent < self.left - self.every / 2:
            self.measure()

    def measure(self) -> None:
        """Play some games with what has been learnt so far."""
        self.spent += time.monotonic() - self.began if self.began else 0.0
        for name in OPPONENTS:
            share = share_won(self.model, name, self.games, first_seed=1_000_000)
            self.curve[name].append((self.spent / 60, share))
            told = f"{self.spent / 60:5.1f} min, {self.num_timesteps:,} decisions: wins {share:.1%} against {name}"
            print(told, flush=True)
        self.measured, self.began = self.spent, time.monotonic()


def learning_curve(curve: dict[str, list[tuple[float, float]]]) -> str:
    """The curve as an SVG: minutes of training across, shares of games won upwards."""
    series = [Series(f"against {name}", tuple(points)) for name, points in curve.items()]
    ticks = [(minutes, f"{minutes:.1f} min") for minutes, _ in series[0].points]
    drawn = lines("Share of games won while learning", series, most=1.0, percent=True, ticks=ticks)
    return drawn.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" ', 1).replace("</title>", f"</title>{STYLE}")


def main() -> None:
    """Train, measure, draw."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=15)
    parser.add_argument("--measure-every", type=float, default=2.5, help="minutes")
    parser.add_argument("--games", type=int, default=100, help="games of each measurement")
    parser.add_argument("--tables", type=int, default=16)
    parser.add_argument("--steps", type=int, default=256, help="decisions at each table between updates")
    parser.add_argument("--threads", type=int, default=2, help="threads of PyTorch")
    parser.add_argument("--curve", type=Path)
    parser.add_argument("--model", type=Path)
    arguments = parser.parse_args()
    torch.manual_seed(0)
    torch.set_num_threads(arguments.threads)
    envs = DummyVecEnv([lambda i=i: table(OPPONENTS[i % len(OPPONENTS)]) for i in range(arguments.tables)])
    model = MaskablePPO(
        "MlpPolicy",
        envs,
        n_steps=arguments.steps,
        batch_size=min(1024, arguments.steps * arguments.tables),
        n_epochs=3,
        gamma=1.0,
        gae_lambda=0.97,
        ent_coef=0.01,
        learning_rate=4e-4,
        policy_kwargs={"features_extractor_class": Reading, "net_arch": {"pi": [128], "vf": [128]}},
        seed=0,
        device="cpu",
    )
    clock = Clock(arguments.minutes, arguments.measure_every, arguments.games)
    model.learn(1_000_000_000, callback=clock)
    clock.measure()
    if arguments.model:
        model.save(arguments.model)
    if arguments.curve:
        arguments.curve.write_text(learning_curve(clock.curve), encoding="utf-8")


if __name__ == "__main__":
    main()
