"""Playing a match: known games are read, the others played here, in processes or on a cluster, and written as they end.

Game for game the same whoever plays it.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path

from antilles.arena.matches import Match, Played, play
from antilles.arena.records import Record
from antilles.spread.processes import Engine

Progress = Callable[[int], None]
"""Is told how many more games are done: first those that were known, at once, then each as it ends."""


def run(match: Match, engine: Engine, path: Path | None = None, progress: Progress | None = None) -> list[Played]:
    """Play what is left of a match; with a path, every game is written down and known ones are not played again."""
    asked = {pairing.number: pairing for pairing in match.pairings()}
    with ExitStack() as stack:
        record = stack.enter_context(closing(Record(path, match))) if path is not None else None
        known = record.games if record is not None else []
        games = {game.number: game for game in known if game.number in asked}
        if progress is not None and games:
            progress(len(games))
        left = [pairing for number, pairing in asked.items() if number not in games]
        playing = stack.enter_context(closing(engine(play, match, left)))  # type: ignore[type-var]
        for game in playing:
            games[game.number] = game
            if record is not None:
                record.add(game)
            if progress is not None:
                progress(1)
    return [games[number] for number in sorted(games)]
