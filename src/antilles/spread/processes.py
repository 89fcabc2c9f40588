"""Pieces of work one after the other here, or at once in processes."""

from __future__ import annotations

import multiprocessing
import os
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeAlias

from antilles.core.errors import AntillesError
from antilles.core.messages import Message

Worker: TypeAlias = Callable[[Any, Any], Any]
"""Does one piece: it gets what all pieces share, and the piece. The same piece gives the same result anywhere."""
Engine: TypeAlias = Callable[[Worker, Any, Sequence[Any]], Iterator[Any]]
"""Has a worker do some pieces and yields the results as they come, in any order."""
MOST_BREAKDOWNS = 5
"""How often worker processes may die before the work gives up."""
QUEUED_PER_JOB = 2


class SpreadError(AntillesError, RuntimeError):
    """Workers that cannot be had, or that die again and again."""


def here(worker: Worker, shared: Any, pieces: Sequence[Any]) -> Iterator[Any]:
    """The pieces one after the other, in this process."""
    for piece in pieces:
        yield worker(shared, piece)


def in_processes(jobs: int) -> Engine:
    """An engine of so many processes. One that dies loses nothing: its piece is done by another."""
    if jobs <= 1:
        return here

    def working(worker: Worker, shared: Any, pieces: Sequence[Any]) -> Iterator[Any]:
        left = dict(enumerate(pieces))
        for _ in range(MOST_BREAKDOWNS):
            try:
                for place, result in pooled(worker, shared, left, jobs):
                    del left[place]
                    yield result
            except BrokenProcessPool:
                continue
            return
        raise SpreadError(Message("spread-workers-die", times=MOST_BREAKDOWNS))

    return working


def pooled(worker: Worker, shared: Any, left: dict[int, Any], jobs: int) -> Iterator[tuple[int, Any]]:
    """The results with the places of their pieces, from a pool of processes."""
    context = multiprocessing.get_context("spawn")
    waiting = iter(list(left.items()))
    pool = ProcessPoolExecutor(max(1, min(jobs, len(left))), mp_context=context, initializer=end_with_parent)
    try:
        running: dict[Future[Any], int] = {}
        while True:
            while len(running) < jobs * QUEUED_PER_JOB and (following := next(waiting, None)):
                running[pool.submit(worker, shared, following[1])] = following[0]
            if not running:
                return
            for future in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(future), future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def end_with_parent() -> None:
    """A worker whose parent was killed ends as well: nobody would ever ask it again."""
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
            os._exit(1)

    threading.Thread(target=watch, daemon=True).start()
