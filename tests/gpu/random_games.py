"""Random games on a GPU, one per thread, from the very kernels that a CPU runs.

`ANTILLES_TARGET=cuda python -m tests.gpu.random_games puerto-rico --games N [--table JSON]` prints one digest per game.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from importlib import import_module
from typing import Any

import numpy as np
from numba import cuda

from antilles.core.door import HASH_COLUMN, SEATS_COLUMN, make_player
from antilles.core.registry import game_class, manifest_of


def player_of(game: Any) -> Any:
    """A function that plays game `i` of a batch to its end on thread `i`, by the kernel that a CPU's door uses."""
    set_up, advance, play_out = game.set_up, game.advance, make_player(game)

    def play(rules, states, logs, choices, first_seed, results):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < results.shape[0]:
            r, s, log = rules[0], states[i], logs[i]
            set_up(r, s, log, first_seed + i)
            advance(r, s, log)
            play_out(r, s, log, choices[i], first_seed + i, results, i)

    return play


def digests(room: str, play: Any, rules: Any, game: Any, first_seed: int, games: int) -> list[int]:
    """One digest per game, played on a GPU."""
    layout = import_module(f"antilles.{room}.layout")
    kernel = cuda.jit(play)
    table = cuda.to_device(layout.RULES.filled(rules))
    states, logs = cuda.to_device(layout.STATE.array(games)), cuda.to_device(layout.LOG.array(games))
    choices = cuda.to_device(np.zeros((games, game.most_legal), np.int16))
    results = cuda.to_device(np.zeros((games, SEATS_COLUMN + 2 * game.most_players), np.int64))
    for _ in range(2):  # the first run compiles
        begun = time.perf_counter()
        kernel[(games + 63) // 64, 64](table, states, logs, choices, first_seed, results)
        cuda.synchronize()
        seconds = time.perf_counter() - begun
    print(f"{games / seconds:,.0f} games/s", file=sys.stderr)
    played: list[int] = results.copy_to_host()[:, HASH_COLUMN].tolist()
    return played


def main() -> int:
    """Play."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, required=True)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--table", default="{}")
    arguments = parser.parse_args()
    room = manifest_of(arguments.game).room
    game = import_module(f"antilles.{room}.engine").RULEBOOK
    play = player_of(game)
    rules = game_class(arguments.game).config_of(json.loads(arguments.table)).rules()
    print(*digests(room, play, rules, game, arguments.seed, arguments.games), sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
