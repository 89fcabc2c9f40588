"""Playing a match: in this process, or in several at once. Game for game the same either way."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path

from antilles.arena.matches import Match, Played, play
from antilles.arena.records import Record, read_match

Progress = Callable[[Played], None]


def run(match: Match, jobs: int = 1, path: Path | None = None, progress: Progress | None = None) -> list[Played]:
    """Play what is left of a match; with a path, every game is written down and known ones are not played again."""
    known = read_match(path, match) if path is not None else []
    done = {(game.seed, game.seating) for game in known}
    left = [(seed, seating) for seed, seating in match.games() if (seed, seating) not in done]
    games = [game for game in known if (game.seed, game.seating) in set(match.games())]
    record = Record(path, match, known) if path is not None else None
    for game in games:
        if progress is not None:
            progress(game)
    try:
        for game in playing(match, left, jobs):
            games.append(game)
            if record is not None:
                record.add(game)
            if progress is not None:
                progress(game)
    finally:
        if record is not None:
            with closing(record):
                pass
    return sorted(games, key=lambda game: (game.seed, game.seating))


def playing(match: Match, games: Sequence[tuple[int, tuple[int, ...]]], jobs: int) -> Iterator[Played]:
    """The games, as they end."""
    if jobs <= 1 or len(games) <= 1:
        for seed, seating in games:
            yield play(match, seed, seating)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, len(games))) as pool:
        yield from pool.imap_unordered(play_one, [(match, seed, seating) for seed, seating in games])


def play_one(asked: tuple[Match, int, tuple[int, ...]]) -> Played:
    """A game in another process."""
    return play(*asked)
