"""Game files: what a table played and every action in notation. Readable, and enough to rebuild every position.

game: puerto-rico
format: 2
rules: 1
edition: classic
players: 3
options: {}
seed: 7
seats: [Ana, Bruno, Carla]
sitting: [person, bot random, person]
theme: "1897"
moves:
0 role settler
0 take quarry
end: 2 moves
"""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from antilles.core.document import parse_document
from antilles.core.errors import NAMELESS, AntillesError, GameFileError, PositionError, shown
from antilles.core.files import MOST_BYTES
from antilles.core.messages import Message
from antilles.core.writing import Claim

if TYPE_CHECKING:
    from antilles.core.game import Game

FIRST_WORD = "game:"
MOVES = "moves:"
MOST_HEADER_LINES = 40
MOST_VALUE = 4_000
POSITION = "position"
FORMAT = 2
"""Files of format 1, which they do not say, have no end mark and tell bots by their names: `Bruno [random]`."""
END = "end:"
PERSON, BOT = "person", "bot "
HEADER_KEYS = ("game", "format", "rules", "seed", "seats", "sitting", "theme", "language", POSITION)


@dataclass(frozen=True)
class FileNotes:
    """What a file says besides the game: who sits where, and how the game is shown."""

    sitting: tuple[str, ...] = ()
    """For each seat `person`, or `bot ` and the bot's name with its parameters; empty when nobody has said."""
    theme: str | None = None
    language: str | None = None

    def lines(self) -> list[str]:
        """As the header has them."""
        said = {"sitting": list(self.sitting), "theme": self.theme, "language": self.language}
        return [f"{key}: {json.dumps(value)}" for key, value in said.items() if value]


NO_NOTES = FileNotes()


@dataclass
class GameFile:
    """A game file as read: header, then (line number, seat, action) for each move."""

    source: str
    game: str
    rules: int
    seed: int
    seats: tuple[str, ...]
    config: dict[str, Any]
    position: Mapping[str, Any] | None = None
    moves: list[tuple[int, int, str]] = field(default_factory=list)
    lines: dict[str, int] = field(default_factory=dict)
    notes: FileNotes = NO_NOTES

    def line_of(self, key: str) -> int:
        """The line of a header entry, for messages."""
        return self.lines.get(key, 1)


def write_game(game: Game, notes: FileNotes = NO_NOTES) -> str:
    """The text of a game file."""
    lines = [f"game: {game.game_id}", f"format: {FORMAT}", f"rules: {game.rules_version}"]
    lines += [f"{key}: {json.dumps(value)}" for key, value in game.config.items()]
    lines += [f"seed: {game.seed}", f"seats: {json.dumps(list(game.seats))}", *notes.lines()]
    if game.start_position is not None:
        lines.append(f"position: {json.dumps(game.start_position)}")
    actions = game.actions
    lines += [MOVES, *(f"{seat} {action}" for seat, action in actions), end_mark(len(actions))]
    return "\n".join(lines) + "\n"


def end_mark(moves: int) -> str:
    """The last line of a file: without it, the file is cut off."""
    return f"{END} {moves} moves"


NO_GAME = Message("file-is-no-game")
UNREADABLE_GAME = Message("file-holds-unreadable-game")
ANOTHER_GAME = Message("file-holds-another-game")


def no_game(text: str) -> Message | None:
    """What speaks against writing over a text: that it is no game."""
    return None if text.startswith(FIRST_WORD) or not text else NO_GAME


def another_game(game: Game, text: str) -> Message | None:
    """What speaks against writing a game over a text: that it is no game, or another one."""
    if no_game(text) or not text:
        return no_game(text)
    try:
        there = parse_game(text)
    except GameFileError:
        return UNREADABLE_GAME
    ours = (game.game_id, game.seed, game.seats, game.config, game.start_position)
    same = (there.game, there.seed, there.seats, there.config, there.position) == ours
    return None if same else ANOTHER_GAME


def no_path(given: object) -> GameFileError:
    """A game file is asked for by something that is no path."""
    return GameFileError(NAMELESS, 0, Message("file-path-wanted", kind=type(given).__name__))


def save_game(game: Game, path: str | os.PathLike[str]) -> None:
    """Write a game file, all or nothing, over nothing but an earlier file of this very game."""
    try:
        place = Path(os.fsdecode(path))
    except TypeError as problem:
        raise no_path(path) from problem
    with contextlib.closing(Claim(place)) as claim:
        claim.write(write_game(game), lambda text: another_game(game, text))


def parse_game(text: str, source: str = NAMELESS) -> GameFile:
    """Read a game file's text; the moves are not played yet."""
    if len(text) > MOST_BYTES:
        raise GameFileError(source, 1, Message("file-text-too-long", most=MOST_BYTES))
    lines = text.splitlines()
    if MOVES not in (line.strip() for line in lines):
        raise GameFileError(source, max(1, len(lines)), Message("file-no-moves", line=MOVES))
    split = next(number for number, line in enumerate(lines) if line.strip() == MOVES)
    header, numbers = parse_header(lines[:split], source)
    for key in ("game", "rules", "seed"):
        if key not in header:
            raise GameFileError(source, split + 1, Message("file-header-lacks", key=key))
    seats = header.get("seats", [])
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise GameFileError(source, numbers.get("seats", split + 1), Message("file-seats"))
    file = GameFile(
        source=source,
        game=str(header["game"]),
        rules=whole_number(header, "rules", numbers, source),
        seed=whole_number(header, "seed", numbers, source),
        seats=tuple(seats),
        config={key: value for key, value in header.items() if key not in HEADER_KEYS},
        position=header.get(POSITION),
        lines=numbers,
        notes=parse_notes(header, len(seats), numbers, source),
    )
    ended = parse_moves(file, lines[split + 1 :], split + 2)
    written_as = whole_number(header, "format", numbers, source) if "format" in header else 1
    if not 1 <= written_as <= FORMAT:
        unknown = Message("file-format", given=shown(written_as), newest=str(FORMAT))
        raise GameFileError(source, numbers["format"], unknown)
    if written_as > 1 and not ended:
        raise GameFileError(source, len(lines), Message("file-cut-off", example=end_mark(57)))
    return file


def parse_moves(file: GameFile, lines: list[str], first: int) -> bool:
    """Read the moves from line `first` on; whether the end mark stands after them."""
    ended = False
    for number, line in enumerate(lines, start=first):
        move = line.split("#")[0].strip()
        if ended and move:
            raise GameFileError(file.source, number, Message("file-after-end"))
        if move.startswith(END):
            ended = True
            if move != end_mark(len(file.moves)):
                wrong = Message("file-end-mark", given=shown(move), moves=len(file.moves))
                raise GameFileError(file.source, number, wrong)
        elif move:
            file.moves.append((number, *parse_move(move, number, file.source)))
    return ended


def parse_notes(header: Mapping[str, Any], seats: int, numbers: Mapping[str, int], source: str) -> FileNotes:
    """Who sits where and how the game is shown, checked."""
    sitting = header.get("sitting", [])
    if not isinstance(sitting, list) or (sitting and len(sitting) != seats):
        raise GameFileError(source, numbers["sitting"], Message("file-sitting"))
    for sits in sitting:
        if sits != PERSON and not (isinstance(sits, str) and sits.removeprefix(BOT).strip() not in ("", sits)):
            raise GameFileError(source, numbers["sitting"], Message("file-sitter", given=shown(sits)))
    names: dict[str, str | None] = {"theme": None, "language": None}
    for key in names.keys() & header.keys():
        if not isinstance(header[key], str | int):  # an edition's theme may be a number, 1897
            wrong = Message("file-name-wanted", key=key, given=shown(header[key]))
            raise GameFileError(source, numbers[key], wrong)
        names[key] = str(header[key])
    return FileNotes(tuple(sitting), **names)


def whole_number(header: Mapping[str, Any], key: str, numbers: Mapping[str, int], source: str) -> int:
    """A whole number of the header."""
    value = header[key]
    if isinstance(value, bool) or not isinstance(value, int):
        wrong = Message("file-number-wanted", key=key, given=shown(value))
        raise GameFileError(source, numbers.get(key, 1), wrong)
    return value


def parse_header(lines: list[str], source: str) -> tuple[dict[str, Any], dict[str, int]]:
    """Header entries, one per line, with the line each stands on."""
    header: dict[str, Any] = {}
    numbers: dict[str, int] = {}
    for number, line in enumerate(lines, start=1):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        key, colon, value = line.partition(":")
        key = key.strip()
        if not colon or not key or " " in key:
            raise GameFileError(source, number, Message("file-no-header-line", given=shown(line.strip())))
        if key in header:
            raise GameFileError(source, number, Message("file-header-twice", key=key[:40]))
        if len(header) == MOST_HEADER_LINES or (len(value) > MOST_VALUE and key != POSITION):
            raise GameFileError(source, number, Message("file-header-too-long", key=key[:40]))
        try:
            header[key] = parse_document(value)
        except PositionError as problem:
            unread = Message("file-value-unreadable", key=key[:40], problem=problem.message)
            raise GameFileError(source, number, unread) from problem
        numbers[key] = number
    return header, numbers


def parse_move(move: str, number: int, source: str) -> tuple[int, str]:
    """Seat and action of a move line."""
    seat, _, action = move.partition(" ")
    if not (seat.isascii() and seat.isdigit() and len(seat) <= 2) or not action.strip():
        raise GameFileError(source, number, Message("file-no-move", given=shown(move)))
    return int(seat), action.strip()


def play_move(game: Game, source: str, move: tuple[int, int, str]) -> None:
    """Play a move of a file; an error names its line."""
    number, seat, action = move
    if game.over:
        raise GameFileError(source, number, Message("file-game-over"))
    if game.turn != seat:
        raise GameFileError(source, number, Message("file-other-seat", turn=game.turn, given=seat))
    try:
        game.push(action)
    except AntillesError as problem:
        raise GameFileError(source, number, problem.told) from problem
