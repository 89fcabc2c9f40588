"""Pieces of work on a Ray cluster (extra `ray`), wherever it has a free core.

A worker or machine that dies loses nothing: Ray has its piece done elsewhere, and its result is always the same.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from typing import Any

from antilles.core.messages import Message
from antilles.spread.processes import SpreadError, Worker

QUEUED_PER_CORE = 2
EVERY_TIME = -1
"""Ray tries again as often as workers die."""


def ray_module() -> Any:
    """Ray, or a clear word that it is not installed. Unless somebody wants it to, it tells nobody that it is used."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ModuleNotFoundError as problem:
        raise SpreadError(Message("spread-no-ray")) from problem
    return ray


def on_ray(worker: Worker, shared: Any, pieces: Sequence[Any], jobs: int | None = None) -> Iterator[Any]:
    """The results as they come, from the cluster that `RAY_ADDRESS` names, else from a local one made for the work.

    So many pieces at once, if `jobs` says so; else every core has one, and the next one waits for it.
    """
    ray = ray_module()
    began_here = not ray.is_initialized()
    if began_here:
        ray.init(include_dashboard=False, log_to_driver=False, configure_logging=False)
    try:
        remote = ray.remote(num_cpus=1, max_retries=EVERY_TIME)(worker)
        everywhere = ray.put(shared)
        at_once = jobs or max(1, int(ray.cluster_resources().get("CPU", 1))) * QUEUED_PER_CORE
        waiting = iter(pieces)
        running: list[Any] = []
        while True:
            while len(running) < at_once and (following := next(waiting, None)) is not None:
                running.append(remote.remote(everywhere, following))
            if not running:
                return
            done, running = ray.wait(running, num_returns=1)
            yield from ray.get(done)
    finally:
        if began_here:
            ray.shutdown()
