"""Figures of a GPU, and whether its games are a CPU's.

`ANTILLES_TARGET=cuda python -m benchmarks.gpu random puerto-rico --digests FILE` measures random games,
`... steps puerto-rico` measures batches; `python -m benchmarks.gpu compare puerto-rico --digests
FILE` plays the games of that file on this machine's cores and compares.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import numpy as np

CHUNK = 2000
WARM_UP, MEASURED = 150, 100


@contextmanager
def gpu_to_oneself() -> Iterator[None]:
    """Programs that measure at the same time wait for each other."""
    with Path(tempfile.gettempdir(), "antilles-gpu.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def random_games(arguments: argparse.Namespace, table: dict[str, Any]) -> None:
    """Whole random games."""
    from antilles.envs.device import random_games as play

    play(arguments.game, 0, 64, **table)
    with gpu_to_oneself():
        play(arguments.game, 0, arguments.games // 10, **table)
        begun = time.perf_counter()
        played = play(arguments.game, 0, arguments.games, **table)
        spent = time.perf_counter() - begun
    speed, decisions = arguments.games / spent, played.decisions.sum() / spent / 1e6
    told = f"{speed:,.0f} games/s, {decisions:.1f} M decisions/s"
    print(f"random {arguments.game} {arguments.table}: {told}", flush=True)
    if arguments.digests:
        np.save(arguments.digests, played.digests)


def steps(arguments: argparse.Namespace, table: dict[str, Any]) -> None:
    """Batches, a random decision in every game at every step."""
    from antilles.envs.device import DeviceBatch, gpu

    for view, masks in (("none", False), ("none", True), ("seat", True), ("full", True)):
        batch = DeviceBatch(arguments.game, arguments.batch, view=view, masks=masks, **table)
        for _ in range(WARM_UP):
            batch.play_at_random()
        gpu.cuda.synchronize()
        with gpu_to_oneself():
            begun = time.perf_counter()
            for _ in range(MEASURED):
                batch.play_at_random()
            gpu.cuda.synchronize()
            spent = time.perf_counter() - begun
        speed = arguments.batch * MEASURED / spent / 1e6
        told = f"view {view}, masks {int(masks)}: {speed:.1f} M decisions/s"
        print(f"steps {arguments.game} {arguments.table} {told}", flush=True)
        del batch


def compare(arguments: argparse.Namespace, table: dict[str, Any]) -> None:
    """The same games on this machine's cores."""
    from antilles.core.registry import game_class

    found = np.load(arguments.digests)
    engine = game_class(arguments.game).simulator(**table).engine
    engine.random_games(0, 1)

    def part(first: int) -> Any:
        return engine.random_games(first, min(CHUNK, len(found) - first)).digests

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        played = np.concatenate(list(pool.map(part, range(0, len(found), CHUNK))))
    print(f"compare {arguments.game} {arguments.table}: {int((played == found).sum()):,} of {len(found):,} games equal")


def main() -> int:
    """Measure, or compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("random", "steps", "compare"))
    parser.add_argument("game")
    parser.add_argument("--table", default="{}")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--batch", type=int, default=262_144)
    parser.add_argument("--digests")
    arguments = parser.parse_args()
    run = {"random": random_games, "steps": steps, "compare": compare}[arguments.what]
    run(arguments, json.loads(arguments.table))
    return 0


if __name__ == "__main__":
    sys.exit(main())
