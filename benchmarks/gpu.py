"""Figures of a GPU, and whether its games are a CPU's. Needs the extra `gpu`, a GPU, and PyTorch for the last line.

`python -m benchmarks.gpu` prints everything: games a second of both games and of a full house, batches with and
without observations, how many games equal a CPU's, and that PyTorch reads a batch without a copy. The parts run in
processes of their own (`ANTILLES_TARGET=cuda python -m benchmarks.gpu random puerto-rico`, `... steps puerto-rico`,
`... tensors puerto-rico`), those that compile at the same time.
"""

from __future__ import annotations

import argparse
import fcntl
import json
import os
import subprocess
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
PUERTO_RICO, SANTIAGO = "puerto-rico", "santiago-de-cuba"
FULL_HOUSE = json.dumps({"expansions": ["buildings", "nobles", "smuggler", "festival"]})
PARTS = [
    ("random", PUERTO_RICO, "{}"),
    ("random", PUERTO_RICO, FULL_HOUSE),
    ("random", SANTIAGO, "{}"),
    ("steps", PUERTO_RICO, "{}"),
    ("steps", PUERTO_RICO, FULL_HOUSE),
    ("steps", SANTIAGO, "{}"),
    ("tensors", PUERTO_RICO, "{}"),
]


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


def tensors(arguments: argparse.Namespace, table: dict[str, Any]) -> None:
    """PyTorch reads what the batch writes, where it was written, and the batch plays what PyTorch chooses."""
    import torch

    from antilles.envs.device import DeviceBatch
    from antilles.envs.tensors import tensor_of

    batch = DeviceBatch(arguments.game, 4096, **table)
    rows, masks = tensor_of(batch.observations), tensor_of(batch.masks)
    same = [
        tensor_of(array).data_ptr() == array.__cuda_array_interface__["data"][0]
        for array in (batch.observations, batch.masks, batch.numbers, batch.results)
    ]
    played = 0
    for _ in range(64):
        before = rows.clone()
        actions = torch.multinomial(masks.float(), 1).squeeze(1)
        batch.step(actions)
        played += int((rows != before).any())
    handed = batch.observe(0).copy_to_host()
    whole = bool((torch.from_dlpack(tensor_of(batch.observe(0))).cpu().numpy() == handed).all())
    told = (
        f"{sum(same)} of {len(same)} arrays shared, {played} of 64 steps seen, DLPack {'equal' if whole else 'DIFFERS'}"
    )
    print(f"tensors {arguments.game}: {told}", flush=True)


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


def prepare(arguments: argparse.Namespace, table: dict[str, Any]) -> None:
    """Compile a game for this machine's cores, while the GPU measures."""
    from antilles.core.registry import game_class

    game_class(arguments.game).simulator(**table).engine.random_games(0, 1)


def everything(arguments: argparse.Namespace) -> int:
    """Every part in a process of its own, all at the same time but for their measuring, then the comparison."""
    program = [sys.executable, "-m", "benchmarks.gpu"]
    with tempfile.TemporaryDirectory() as folder:
        preparing = [subprocess.Popen([*program, "prepare", game]) for game in (PUERTO_RICO, SANTIAGO)]
        running = []
        for number, (what, game, table) in enumerate(PARTS):
            digests = str(Path(folder, f"{number}.npy"))
            command = [*program, what, game, "--table", table, "--digests", digests]
            command += ["--games", str(arguments.games), "--batch", str(arguments.batch)]
            there = subprocess.Popen(command, env={**os.environ, "ANTILLES_TARGET": "cuda"})
            running.append((what, game, table, digests, there))
        failed = sum(compiler.wait() != 0 for compiler in preparing)
        for what, game, table, digests, there in running:
            failed += there.wait() != 0
            if what == "random" and Path(digests).exists():
                command = [*program, "compare", game, "--table", table, "--digests", digests]
                failed += subprocess.run(command, check=False).returncode != 0
    return 1 if failed else 0


def main() -> int:
    """Measure, or compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "what", choices=("all", "prepare", "random", "steps", "tensors", "compare"), nargs="?", default="all"
    )
    parser.add_argument("game", nargs="?", default=PUERTO_RICO)
    parser.add_argument("--table", default="{}")
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--batch", type=int, default=262_144)
    parser.add_argument("--digests")
    arguments = parser.parse_args()
    if arguments.what == "all":
        return everything(arguments)
    run = {"random": random_games, "steps": steps, "tensors": tensors}
    run |= {"compare": compare, "prepare": prepare}
    run[arguments.what](arguments, json.loads(arguments.table))
    return 0


if __name__ == "__main__":
    sys.exit(main())
