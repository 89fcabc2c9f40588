"""A match on disk: one line per game, written as soon as it is played, so that a stopped match goes on where it was."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from antilles.arena.matches import Match, Played, replayed
from antilles.core.errors import AntillesError
from antilles.core.files import MOST_BYTES
from antilles.core.gamefile import BOT, FileNotes, write_game
from antilles.core.messages import Message

FORMAT = 2
"""Format 1 had two bots and no actions."""


class ArenaError(AntillesError, ValueError):
    """A file of a match that cannot be used."""


def read_match(path: Path, match: Match) -> list[Played]:
    """The games of this very match that a file already has; nothing where there is no file.

    A line that was cut off when the match was stopped is no game.
    """
    if not path.exists() or path.stat().st_size == 0:
        return []
    unreadable = ArenaError(Message("arena-unreadable", path=str(path)))
    try:
        with path.open(encoding="utf-8") as file:
            head = json.loads(file.readline(MOST_BYTES))
            found = [played(json.loads(line)) for line in file if line.endswith("\n")]
        written_as = head["format"]
    except (OSError, ValueError, KeyError, TypeError) as problem:
        raise unreadable from problem
    if written_as != FORMAT or head.get("match") != json.loads(json.dumps(match.document())):
        raise ArenaError(Message("arena-other-match", path=str(path)))
    return found


def played(content: dict[str, object]) -> Played:
    """A game from its line."""
    entry: dict[str, object] = {key: tuple(v) if isinstance(v, list) else v for key, v in content.items()}
    return Played(**entry)  # type: ignore[arg-type]


class Record:
    """A file that grows by one line per game."""

    def __init__(self, path: Path, match: Match) -> None:
        whole = end_of_last_line(path)
        self._file = path.open("a", encoding="utf-8")
        if whole:
            os.truncate(path, whole)
        else:
            self._file.truncate(0)
            self._write({"format": FORMAT, "match": match.document()})

    def add(self, game: Played) -> None:
        """Write a game down for good."""
        self._write(asdict(game))

    def _write(self, content: dict[str, object]) -> None:
        self._file.write(json.dumps(content, separators=(",", ":")) + "\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Done."""
        self._file.close()


def end_of_last_line(path: Path) -> int:
    """How many bytes of a file are whole lines."""
    if not path.exists():
        return 0
    with path.open("rb") as file:
        return sum(len(line) for line in file if line.endswith(b"\n"))


def keep_games(match: Match, games: Sequence[Played], folder: Path) -> None:
    """Write a game file for every game that has none yet: `game-00017.game`, with the bots at their seats."""
    folder.mkdir(parents=True, exist_ok=True)
    for game in games:
        place = folder / f"game-{game.number:05}.game"
        if not place.exists():
            sitting = tuple(f"{BOT}{match.bots[entry]}" for entry in game.seating)
            place.write_text(write_game(replayed(match, game), FileNotes(sitting)), encoding="utf-8")
