"""A match on disk: one line per game, written as soon as it is played, so that a stopped match goes on where it was."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from antilles.arena.matches import Match, Played
from antilles.core.errors import AntillesError
from antilles.core.files import read_text
from antilles.core.messages import Message

FORMAT = 1


class ArenaError(AntillesError, ValueError):
    """A file of a match that cannot be used."""


def read_match(path: Path, match: Match) -> list[Played]:
    """The games of this very match that a file already has; nothing where there is no file."""
    if not path.exists():
        return []
    lines = read_text(path).splitlines()
    try:
        head = json.loads(lines[0])
        found = [played(json.loads(line)) for line in lines[1:] if line.strip()]
    except (IndexError, ValueError, KeyError, TypeError) as problem:
        raise ArenaError(Message("arena-unreadable", path=str(path))) from problem
    if head.get("format") != FORMAT or head.get("match") != json.loads(json.dumps(match.document())):
        raise ArenaError(Message("arena-other-match", path=str(path)))
    return found


def played(content: dict[str, object]) -> Played:
    """A game from its line."""
    entry: dict[str, object] = {key: tuple(v) if isinstance(v, list) else v for key, v in content.items()}
    return Played(**entry)  # type: ignore[arg-type]


class Record:
    """A file that grows by one line per game."""

    def __init__(self, path: Path, match: Match, known: Iterable[Played]) -> None:
        self._path = path
        fresh = not list(known)
        self._file = path.open("w" if fresh else "a", encoding="utf-8")
        if fresh:
            self._write({"format": FORMAT, "match": match.document()})

    def add(self, game: Played) -> None:
        """Write a game down for good."""
        self._write(asdict(game))

    def _write(self, content: dict[str, object]) -> None:
        self._file.write(json.dumps(content) + "\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Done."""
        self._file.close()
