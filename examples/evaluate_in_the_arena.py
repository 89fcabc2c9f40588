"""Evaluate in the arena: the bot of write_a_bot.py, or a model of train_maskable_ppo.py, against named bots.

`python examples/evaluate_in_the_arena.py --games 60`, or with `--model FILE.zip --against greedy`. Every seed is played
from every seat, and the intervals know that games of one seed are not independent.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from write_a_bot import Grabber

from antilles.arena.matches import Match
from antilles.arena.results import result_of
from antilles.arena.running import run
from antilles.bots import Budget, Decision, SeatView, add_bot
from antilles.envs.single import OneGame
from antilles.spread.processes import here

PLAYERS = 3


class Trained:
    """A model of sb3-contrib as a bot: what its seat sees goes in, the action it likes best comes out."""

    name = "trained"

    def __init__(self, file: Path) -> None:
        from sb3_contrib import MaskablePPO

        self.model = MaskablePPO.load(file, device="cpu")
        self.desk = OneGame("puerto-rico", {"players": PLAYERS})

    def decide(self, seat: SeatView, budget: Budget, seed: int, *, rank: bool = False) -> Decision:
        """The model's choice."""
        self.desk.show(seat.drawn(seed).state_bytes())
        action, _ = self.model.predict(self.desk.row, action_masks=self.desk.mask, deterministic=True)
        return Decision(int(action))


def main() -> None:
    """A match, and what it says."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--model", type=Path)
    parser.add_argument("--against", default="random")
    parser.add_argument("--games", type=int, default=60)
    arguments = parser.parse_args()
    name = "trained" if arguments.model else "grabber"
    made: Any = Trained(arguments.model) if arguments.model else Grabber()
    add_bot(name, lambda given: made)
    match = Match("puerto-rico", (name, *[arguments.against] * (PLAYERS - 1)), games=arguments.games)
    result = result_of(match, run(match, here))
    for entry in result.entries:
        share = entry.share
        print(f"{entry.bot}: wins {share.value:.1%} ({share.low:.1%} to {share.high:.1%})")


if __name__ == "__main__":
    main()
