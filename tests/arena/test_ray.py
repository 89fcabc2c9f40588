"""A match on a real local Ray cluster with two workers: the same games, and a killed worker loses nothing."""

from __future__ import annotations

import os
import signal
from typing import Any

import pytest

from antilles.arena.matches import Match, Played
from antilles.arena.running import run
from antilles.spread.cluster import on_ray
from antilles.spread.processes import here

MATCH = Match("puerto-rico", ("greedy", "random", "random"), games=24, first_seed=50)


@pytest.mark.filterwarnings("ignore")
def test_a_ray_job_equals_the_local_job_game_for_game(ray: Any) -> None:
    assert run(MATCH, on_ray) == run(MATCH, here)


@pytest.mark.filterwarnings("ignore")
def test_a_worker_killed_in_the_middle_loses_nothing(ray: Any) -> None:
    own_pid = ray.remote(lambda: os.getpid())
    killed: list[int] = []

    def kill_one_after_three(game: Played) -> None:
        if len(seen) == 3:
            pid = ray.get(own_pid.remote())
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)
        seen.append(game)

    seen: list[Played] = []
    assert run(MATCH, on_ray, progress=kill_one_after_three) == run(MATCH, here)
    assert killed
