"""The rules compile for a GPU as they are; where there is one, it plays the games that a CPU plays."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from numba import cuda

import antilles
from antilles.core.registry import game_class
from tests.gpu import batch_digest
from tests.tables import GAME_IDS

ROOT = Path(__file__).resolve().parents[2]
CONSTANT_BYTES = 64 * 1024
"""What a GPU allows for constants."""
FULL_HOUSE = {"expansions": ["buildings", "nobles", "smuggler", "festival"]}


def on_gpu(program: str, *arguments: str) -> list[str]:
    command = [sys.executable, "-m", program, *arguments]
    environment = {**os.environ, "ANTILLES_TARGET": "cuda"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.split()


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_every_kernel_compiles_for_a_gpu(game_id: str) -> None:
    """The whole rules are in `steps`."""
    words = on_gpu("tests.gpu.batch_kernels", game_id)
    code = dict(zip(words[::3], map(int, words[1::3]), strict=True))
    constants = dict(zip(words[::3], map(int, words[2::3]), strict=True))
    assert set(code) == {"steps", "rows", "points", "count", "begin_groups", "place", "clear"}
    assert code["steps"] > 100_000
    assert min(code.values()) > 1_000
    assert 1_000 < constants["steps"] < CONSTANT_BYTES / 4


@pytest.mark.parametrize(
    ("game_id", "table"),
    [
        ("santiago-de-cuba", {"players": 2}),
        ("puerto-rico", {"players": 3, "expansions": ["nobles", "festival"], "edition": "1897"}),
    ],
)
def test_a_batch_of_a_gpu_shows_what_a_batch_of_a_cpu_shows(game_id: str, table: dict[str, Any]) -> None:
    """In the simulator of Numba: rows, masks, scores, what is refused, new beginnings."""
    command = [sys.executable, "-W", "ignore", "-m", "tests.gpu.simulated", game_id, json.dumps(table), "60"]
    environment = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1", "ANTILLES_JIT": "0"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    there, rule, here, _, *out_of_range = done.stdout.split()
    assert (there, here) == ("IllegalAction", "IllegalAction")
    assert rule.startswith(("PR-", "SDC-"))
    assert out_of_range == ["ConfigError", "ConfigError"]


def sim(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "antilles.cli", "sim", *arguments, "--device", "cuda"]
    environment = {**os.environ, "COLUMNS": "200", "TERM": "dumb"}
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)


def test_only_random_games_are_played_on_a_gpu() -> None:
    done = sim("puerto-rico", "--bots", "greedy")
    assert (done.returncode, "only random games" in done.stderr) == (2, True)


if not cuda.is_available():

    def test_a_machine_without_a_gpu_says_so() -> None:
        done = sim("puerto-rico", "--games", "10")
        assert (done.returncode, "There is no GPU" in done.stderr) == (2, True), done.stderr


if cuda.is_available():

    @pytest.mark.parametrize(("game_id", "table"), [*((name, {}) for name in GAME_IDS), ("puerto-rico", FULL_HOUSE)])
    def test_a_gpu_plays_the_same_games(game_id: str, table: dict[str, Any]) -> None:
        games = 4000
        found = on_gpu("tests.gpu.random_games", game_id, "--games", str(games), "--table", json.dumps(table))
        played = game_class(game_id).simulator(**table).engine.random_games(0, games)
        assert list(map(int, found)) == played.digests.tolist()

    @pytest.mark.parametrize("game_id", GAME_IDS)
    def test_sim_plays_the_games_of_a_cpu(game_id: str) -> None:
        done = sim(game_id, "--games", "5000", "--json")
        found, played = json.loads(done.stdout), game_class(game_id).simulator().engine.random_games(0, 5000)
        assert found["decisions"] == played.decisions.sum()
        assert found["mean_scores"] == pytest.approx(played.scores.mean(axis=0), abs=1e-3)

    @pytest.mark.parametrize(("game_id", "table"), [*((name, {}) for name in GAME_IDS), ("puerto-rico", FULL_HOUSE)])
    def test_a_batch_on_a_gpu_is_a_batch_on_a_cpu(game_id: str, table: dict[str, Any]) -> None:
        """Rows, masks, scores and refusals, step for step."""
        found = on_gpu("tests.gpu.batch_digest", game_id, json.dumps(table))
        batch = antilles.batch(game_id, games=batch_digest.GAMES, seed=3, **table)
        assert found == batch_digest.played(batch)
