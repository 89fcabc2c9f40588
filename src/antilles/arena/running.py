"""Playing a match: known games are read, the others played here, in processes or on a cluster, and written as they end.

Game for game the same whoever plays it.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack, closing
from pathlib import Path

from antilles.arena.matches import Match, Pairing, Played, play
from antilles.arena.records import ArenaError, Record, read_match
from antilles.core.messages import Message

Progress = Callable[[Played], None]
Engine = Callable[[Match, Sequence[Pairing]], Iterator[Played]]
"""Plays some games of a match and yields them as they end, in any order."""
MOST_BREAKDOWNS = 5
"""How often worker processes may die before the match gives up."""
QUEUED_PER_JOB = 2


def run(match: Match, engine: Engine, path: Path | None = None, progress: Progress | None = None) -> list[Played]:
    """Play what is left of a match; with a path, every game is written down and known ones are not played again."""
    asked = {pairing.number: pairing for pairing in match.pairings()}
    known = read_match(path, match) if path is not None else []
    games = {game.number: game for game in known if game.number in asked}
    if progress is not None:
        for game in games.values():
            progress(game)
    with ExitStack() as stack:
        record = stack.enter_context(closing(Record(path, match))) if path is not None else None
        left = [pairing for number, pairing in asked.items() if number not in games]
        playing = stack.enter_context(closing(engine(match, left)))  # type: ignore[type-var]
        for game in playing:
            games[game.number] = game
            if record is not None:
                record.add(game)
            if progress is not None:
                progress(game)
    return [games[number] for number in sorted(games)]


def here(match: Match, pairings: Sequence[Pairing]) -> Iterator[Played]:
    """The games one after the other, in this process."""
    for pairing in pairings:
        yield play(match, pairing)


def in_processes(jobs: int) -> Engine:
    """An engine of so many processes. One that dies loses nothing: its game is played by another."""
    if jobs <= 1:
        return here

    def playing(match: Match, pairings: Sequence[Pairing]) -> Iterator[Played]:
        left = {pairing.number: pairing for pairing in pairings}
        for _ in range(MOST_BREAKDOWNS):
            try:
                for game in pooled(match, list(left.values()), jobs):
                    del left[game.number]
                    yield game
            except BrokenProcessPool:
                continue
            return
        raise ArenaError(Message("arena-workers-die", times=MOST_BREAKDOWNS))

    return playing


def pooled(match: Match, pairings: Sequence[Pairing], jobs: int) -> Iterator[Played]:
    """The games as they end, in a pool of processes."""
    context = multiprocessing.get_context("spawn")
    waiting = iter(pairings)
    pool = ProcessPoolExecutor(max(1, min(jobs, len(pairings))), mp_context=context)
    try:
        running: set[Future[Played]] = set()
        while True:
            while len(running) < jobs * QUEUED_PER_JOB and (following := next(waiting, None)):
                running.add(pool.submit(play, match, following))
            if not running:
                return
            done, running = wait(running, return_when=FIRST_COMPLETED)
            for future in done:
                yield future.result()
    finally:
        pool.shutdown(wait=True, cancel_futures=True)
