"""A match on a real local Ray cluster with two workers: the same games, and a killed worker loses nothing."""

from __future__ import annotations

import os
import signal
import time
from typing import Any

import pytest

from antilles.arena.matches import Match
from antilles.arena.running import run
from antilles.spread.cluster import on_ray
from antilles.spread.processes import here

MATCH = Match("puerto-rico", ("greedy", "random", "random"), games=24, first_seed=50)


@pytest.mark.filterwarnings("ignore")
def test_a_ray_job_equals_the_local_job_game_for_game(ray: Any) -> None:
    assert run(MATCH, on_ray) == run(MATCH, here)


@pytest.mark.filterwarnings("ignore")
def test_no_more_pieces_are_on_their_way_than_jobs(ray: Any) -> None:
    most = 0
    begun = ray.remote(Gate).remote()
    for _ in on_ray(through, begun, range(8), jobs=1):
        most = max(most, ray.get(begun.most.remote()))
    assert most == 1


class Gate:
    """Counts who is inside."""

    def __init__(self) -> None:
        self.inside, self.highest = 0, 0

    def go(self, by: int) -> None:
        """In or out."""
        self.inside += by
        self.highest = max(self.highest, self.inside)

    def most(self) -> int:
        """How many were inside at once."""
        return self.highest


def through(gate: Any, piece: int) -> int:
    """Go in, wait and go out."""
    import ray

    ray.get(gate.go.remote(1))
    time.sleep(0.1)
    ray.get(gate.go.remote(-1))
    return piece


@pytest.mark.filterwarnings("ignore")
def test_a_worker_killed_in_the_middle_loses_nothing(ray: Any) -> None:
    own_pid = ray.remote(lambda: os.getpid())
    killed: list[int] = []

    def kill_one_after_three(done: int) -> None:
        if len(seen) == 3:
            pid = ray.get(own_pid.remote())
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)
        seen.append(done)

    seen: list[int] = []
    assert run(MATCH, on_ray, progress=kill_one_after_three) == run(MATCH, here)
    assert killed
