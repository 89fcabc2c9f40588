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

from antilles.core.registry import game_class
from tests.tables import GAME_IDS

ROOT = Path(__file__).resolve().parents[2]
CONSTANT_BYTES = 64 * 1024
"""What a GPU allows for constants."""
FULL_HOUSE = {"expansions": ["buildings", "nobles", "smuggler", "festival"]}


def on_gpu(*arguments: str) -> list[str]:
    command = [sys.executable, "-m", "tests.gpu.random_games", *arguments]
    environment = {**os.environ, "ANTILLES_TARGET": "cuda"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout.split()


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_the_rules_compile_for_a_gpu(game_id: str) -> None:
    code, constants = map(int, on_gpu(game_id))
    assert code > 100_000
    assert 1_000 < constants < CONSTANT_BYTES / 4


if cuda.is_available():

    @pytest.mark.parametrize(("game_id", "table"), [*((name, {}) for name in GAME_IDS), ("puerto-rico", FULL_HOUSE)])
    def test_a_gpu_plays_the_same_games(game_id: str, table: dict[str, Any]) -> None:
        games = 4000
        found = on_gpu(game_id, "--games", str(games), "--table", json.dumps(table))
        played = game_class(game_id).simulator(**table).engine.random_games(0, games)
        assert list(map(int, found)) == played.digests.tolist()
