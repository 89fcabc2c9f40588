"""Train on batches: a network of PyTorch plays itself in thousands of games of Puerto Rico at once.

`ANTILLES_TARGET=cuda python examples/train_on_gpu.py --device cuda --games 8192` keeps everything on a GPU: rules,
rows, masks, network. Without `ANTILLES_TARGET` and with `--device cpu` the same script runs on a CPU's batches. After
every few rounds the network plays one seat against random bots; equals would win one game in three.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import torch
from torch import nn

import antilles
from antilles.envs.tensors import tensor_of

PLAYERS = 3
DECISIONS = 640
"""In so many decisions nearly every game comes to its end; those that do not are left out."""
POINTS, ENTROPY, AT_ONCE = 20.0, 0.01, 8192
FURTHEST = 0.2
"""How much likelier or less likely an action may become in one round: games were played by the network before."""
NEVER = -1e9


class Network(nn.Module):
    """Rows in; how much it likes every action, and what it expects for the seat on turn."""

    def __init__(self, table: Any, hidden: int) -> None:
        super().__init__()
        most = torch.cat([torch.full((piece.size,), float(min(piece.most, 100))) for piece in table.pieces()])
        self.register_buffer("most", most.clamp(min=1))
        self.body = nn.Sequential(nn.Linear(len(most), hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.liking, self.expecting = nn.Linear(hidden, table.actions), nn.Linear(hidden, 1)

    def forward(self, rows: torch.Tensor, masks: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Likings of legal actions, and the expectation."""
        inner = self.body(rows / self.most)
        return self.liking(inner).masked_fill(masks == 0, NEVER), self.expecting(inner).squeeze(1)


def make_batch(device: str, games: int, seed: int) -> Any:
    """New games that stop at their ends."""
    return antilles.batch("puerto-rico", games, players=PLAYERS, seed=seed, device=device, auto_reset=False)


def play(network: Network, device: str, games: int, seed: int, kept: int) -> list[torch.Tensor]:
    """Games of the network against itself: some random decisions, how likely they were, and what they brought."""
    batch = make_batch(device, games, seed)
    rows, masks, turns = (tensor_of(array) for array in (batch.observations, batch.masks, batch.turns))
    remembered = set(torch.randperm(DECISIONS)[:kept].tolist())
    memory = []
    for step in range(DECISIONS):
        with torch.no_grad():
            likings, _ = network(rows.float(), masks)
        actions = torch.distributions.Categorical(logits=likings, validate_args=False).sample()
        if step in remembered:
            likely = torch.log_softmax(likings, 1).gather(1, actions.unsqueeze(1)).squeeze(1)
            memory.append((rows.clone(), masks.clone(), actions, likely, turns.clone(), masks.any(1)))
        batch.step(actions, check=False)
    over = tensor_of(batch.done).bool()
    scores = tensor_of(batch.final_scores).float()
    ahead = ((scores - scores.mean(1, keepdim=True)) / POINTS).clamp(-1, 1)
    won = tensor_of(batch.final_winners).float()
    worth = ahead + won / won.sum(1, keepdim=True).clamp(min=1) - 1 / PLAYERS
    learnt = []
    for seen, legal, actions, likely, turn, asked in memory:
        use = over & asked
        brought = worth.gather(1, turn.long().unsqueeze(1)).squeeze(1)
        learnt.append((seen[use], legal[use], actions[use], likely[use], brought[use]))
    return [torch.cat(parts) for parts in zip(*learnt, strict=True)]


def learn(network: Network, adam: Any, learnt: list[torch.Tensor]) -> None:
    """One pass: what went better than expected becomes likelier, and expectations come closer to what was."""
    for part in torch.randperm(len(learnt[0]), device=learnt[0].device).split(AT_ONCE):
        rows, masks, actions, likely, worth = (column[part] for column in learnt)
        likings, expected = network(rows.float(), masks)
        chances = torch.distributions.Categorical(logits=likings, validate_args=False)
        better = (worth - expected).detach()
        better = better / (better.square().mean().sqrt() + 1e-6)
        likelier = (chances.log_prob(actions) - likely).exp()
        gain = torch.min(likelier * better, likelier.clamp(1 - FURTHEST, 1 + FURTHEST) * better).mean()
        variety = (chances.probs * -chances.logits).sum(1).mean()
        loss = 0.5 * (worth - expected).square().mean() - gain - ENTROPY * variety
        adam.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(network.parameters(), 1.0)
        adam.step()


def share_won(network: Network, device: str, games: int, seed: int) -> float:
    """The share of games that the network wins at seat `game % players` against random bots."""
    batch = make_batch(device, games, seed)
    rows, masks, turns, dice = (
        tensor_of(array) for array in (batch.observations, batch.masks, batch.turns, batch.random_actions)
    )
    mine = torch.arange(games, device=rows.device) % PLAYERS
    for _ in range(DECISIONS):
        with torch.no_grad():
            likings, _ = network(rows.float(), masks)
        actions = torch.where(turns == mine, likings.argmax(1), dice).clamp(min=0)
        batch.step(actions, check=False)
    won = tensor_of(batch.final_winners).float()
    shares = won / won.sum(1, keepdim=True).clamp(min=1)
    ended = won.any(1)
    return float(shares.gather(1, mine.unsqueeze(1))[ended].mean())


def main() -> None:
    """Play, learn, measure, until the time is up."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--device", default="cuda", choices=("cuda", "cpu"))
    parser.add_argument("--games", type=int, default=8192)
    parser.add_argument("--kept", type=int, default=64, help="decisions of every game to learn from")
    parser.add_argument("--hidden", type=int, default=512)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--measure-every", type=int, default=4, help="rounds")
    arguments = parser.parse_args()
    torch.manual_seed(0)
    table = make_batch(arguments.device, arguments.games, 0).table
    network = Network(table, arguments.hidden).to(arguments.device)
    adam = torch.optim.Adam(network.parameters(), lr=3e-4)
    begun, rounds, seed = time.perf_counter(), 0, 1
    while True:
        spent = time.perf_counter() - begun
        if rounds % arguments.measure_every == 0 or spent > arguments.seconds:
            share = share_won(network, arguments.device, min(arguments.games, 2048), 1 << 40)
            told = f"{spent:5.0f} s, {rounds} rounds, {rounds * arguments.games:,} games"
            print(f"{told}: wins {share:.1%} against random", flush=True)
        if spent > arguments.seconds:
            return
        learn(network, adam, play(network, arguments.device, arguments.games, seed, arguments.kept))
        seed += arguments.games
        rounds += 1


if __name__ == "__main__":
    main()
