"""A match on disk: one line per game, written as soon as it is played, so that a stopped match goes on where it was."""

from __future__ import annotations

import errno
import json
import os
from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager, closing
from dataclasses import asdict, fields
from functools import partial
from pathlib import Path
from typing import Any

from antilles.arena.matches import Match, Played, replayed
from antilles.core.errors import AntillesError, GameFileError
from antilles.core.files import MOST_BYTES, disk_told
from antilles.core.gamefile import BOT, FileNotes, another_game, write_game
from antilles.core.messages import Message
from antilles.core.writing import Claim, real_place

FORMAT = 2
"""Format 1 had two bots and no actions."""


class ArenaError(AntillesError, ValueError):
    """A file of a match that cannot be used."""


def clear_words(path: Path) -> AbstractContextManager[None]:
    """What the disk refuses as one clear sentence."""
    return disk_told(path, ArenaError, "arena-disk")


def head_of(match: Match) -> bytes:
    """The first line of a file."""
    return line_of({"format": FORMAT, "match": match.document()})


def line_of(content: dict[str, Any]) -> bytes:
    """A line of a file."""
    return json.dumps(content, separators=(",", ":")).encode() + b"\n"


def read_match(path: Path, match: Match) -> list[Played]:
    """The games of this very match that a file already has; nothing where there is no file.

    A line that was cut off when the match was stopped is no game.
    """
    if not path.exists():
        return []
    with clear_words(path), real_place(path).open("rb") as file:
        first = file.readline(MOST_BYTES)
        if head_of(match).startswith(first) and not first.endswith(b"\n"):
            return []
        check_head(first, path, match)
        return [game_of(line, path, number, match) for number, line in enumerate(file, start=2) if line.endswith(b"\n")]


def check_head(line: bytes, path: Path, match: Match) -> None:
    """Refuse a file that does not begin as one of this match."""
    unreadable = ArenaError(Message("arena-unreadable", path=str(path)))
    try:
        head = json.loads(line)
    except (ValueError, RecursionError) as problem:
        raise unreadable from problem
    if not isinstance(head, dict) or "format" not in head:
        raise unreadable
    if head["format"] != FORMAT or head.get("match") != json.loads(json.dumps(match.document())):
        raise ArenaError(Message("arena-other-match", path=str(path)))


def game_of(line: bytes, path: Path, number: int, match: Match) -> Played:
    """The game of a line, if it is one of this match."""
    try:
        content: dict[str, Any] = {key: tuple(v) if isinstance(v, list) else v for key, v in json.loads(line).items()}
        return checked_game(Played(**content), match)
    except (ValueError, TypeError, AttributeError, RecursionError) as problem:
        raise ArenaError(Message("arena-damaged", path=str(path), line=number)) from problem


def checked_game(game: Played, match: Match) -> Played:
    """A game that this match can have; its actions are looked at where they are played again."""
    kinds: Mapping[str, type] = {"number": int, "seed": int}
    for field in fields(game):
        value = getattr(game, field.name)
        if type(value) is not kinds.get(field.name, tuple):
            raise ValueError(field.name)
    if game.number < 0 or tuple(match.pairing(game.number)) != (game.number, game.seed, game.seating):
        raise ValueError("seating")
    if {len(game.shares), len(game.scores)} != {match.players} or abs(sum(game.shares) - 1) > 1e-6:
        raise ValueError("shares")
    if not all(type(number) is int for number in (*game.scores, *game.actions)):
        raise ValueError("actions")
    if not all(isinstance(reason, str) for reason in game.ended):
        raise ValueError("ended")
    return game


class Record:
    """A file that grows by one line per game; nobody else writes it meanwhile."""

    def __init__(self, path: Path, match: Match) -> None:
        self._path = path
        with clear_words(path):
            self._claim = claimed(path)
        try:
            self.games = read_match(path, match)
            """The games that were there before."""
            with clear_words(path):
                self._file = self._claim.path.open("ab", buffering=0)
                whole = end_of_last_line(path)
                self._file.truncate(whole)
            if not whole:
                self._write(head_of(match))
        except BaseException:
            self._claim.close()
            raise

    def add(self, game: Played) -> None:
        """Write a game down for good."""
        self._write(line_of(asdict(game)))

    def _write(self, line: bytes) -> None:
        with clear_words(self._path):
            while line:
                line = line[self._file.write(line) :]
            os.fsync(self._file.fileno())

    def close(self) -> None:
        """Done."""
        self._file.close()
        self._claim.close()


def claimed(path: Path) -> Claim:
    """The right to write the file of a match."""
    try:
        return Claim(path)
    except GameFileError as problem:
        if problem.message.id == "file-in-use":
            raise ArenaError(Message("arena-in-use", path=str(path))) from problem
        raise


def end_of_last_line(path: Path) -> int:
    """How many bytes of a file are whole lines."""
    with path.open("rb") as file:
        return sum(len(line) for line in file if line.endswith(b"\n"))


def kept_as(folder: Path, number: int) -> Path:
    """Where a game is kept."""
    return folder / f"game-{number:05}.game"


def check_folder(match: Match, folder: Path) -> None:
    """Refuse a folder where games cannot be kept, or where those of another match are; before anything is played."""
    with clear_words(folder):
        folder.mkdir(parents=True, exist_ok=True)
        there = next((pairing for pairing in match.pairings() if kept_as(folder, pairing.number).exists()), None)
        if not os.access(folder, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(folder))
    if there is not None:
        place = kept_as(folder, there.number)
        with closing(Claim(place)) as claim:
            claim.check(partial(another_game, match.open_for(there)))


def keep_games(match: Match, games: Sequence[Played], folder: Path) -> None:
    """Write a game file for every game, with the bots at their seats: `game-00017.game`."""
    check_folder(match, folder)
    for game in games:
        again = replayed(match, game)
        sitting = tuple(f"{BOT}{match.bots[entry]}" for entry in game.seating)
        with clear_words(folder), closing(Claim(kept_as(folder, game.number))) as claim:
            claim.write(write_game(again, FileNotes(sitting)), partial(another_game, again))
