"""Rebuilding games from game files."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from antilles.core.document import check_bounds, parse_document
from antilles.core.errors import NAMELESS, AntillesError, ConfigError, GameFileError, PositionError, shown
from antilles.core.files import read_text
from antilles.core.gamefile import MOVES, GameFile, parse_game, play_move
from antilles.core.messages import Message
from antilles.core.registry import DEFAULT_GAME, GAMES, game_class

if TYPE_CHECKING:
    from antilles.core.game import Game


def open_game(file: GameFile) -> Game:
    """The game of a file before its first move."""
    try:
        kind = game_class(file.game)
    except AntillesError as problem:
        raise GameFileError(file.source, file.line_of("game"), problem.told) from problem
    if file.rules != kind.rules_version:
        other = Message("file-rules-version", given=shown(file.rules), ours=str(kind.rules_version))
        raise GameFileError(file.source, file.line_of("rules"), other)
    unknown = set(file.config) - set(kind.manifest.table_keys)
    if unknown:
        name = sorted(unknown)[0]
        raise GameFileError(file.source, file.line_of(name), Message("file-unknown-entry", key=name[:40]))
    try:
        game: Game
        if file.position is not None:
            game = kind.from_position(file.position, seed=file.seed, seats=file.seats or None)
        else:
            game = kind.start(seed=file.seed, seats=file.seats or None, **file.config)
    except ConfigError as problem:
        raise GameFileError(file.source, file.line_of(problem.field), problem.told) from problem
    except AntillesError as problem:
        raise GameFileError(file.source, file.line_of("position"), problem.told) from problem
    for key, value in file.config.items():
        if game.config[key] != (str(value) if key == "edition" else value):
            raise GameFileError(file.source, file.line_of(key), Message("file-position-differs", key=key))
    return game


def played(file: GameFile, stop: int | None = None) -> Game:
    """The game of a file with its moves (the first `stop` of them) played."""
    game = open_game(file)
    for move in file.moves[:stop]:
        play_move(game, file.source, move)
    return game


def load_text(text: str, source: str = NAMELESS) -> Game:
    """The game of a game file's text, all moves played."""
    return played(parse_game(text, source))


def load(path: str | Path) -> Game:
    """The game of a game file, all moves played."""
    return load_text(read_text(Path(path)), str(path))


def steps(file: GameFile) -> Iterator[tuple[int, str, Game]]:
    """Play a file move by move: (seat, action, the game after it)."""
    game = open_game(file)
    for move in file.moves:
        play_move(game, file.source, move)
        yield move[1], move[2], game


def game_of(position: Mapping[str, Any]) -> type[Game]:
    """The class of the game that a position document is about."""
    check_bounds(position)
    return game_class(position.get("game", DEFAULT_GAME))


def open_position(path: Path, stop: int | None, prepare: Callable[[str], None]) -> Game:
    """The game of a game file after `stop` moves, or of a position document; `prepare` is told which game it is."""
    text = read_text(path)
    if any(line.strip() == MOVES for line in text.splitlines()):
        file = parse_game(text, str(path))
        if file.game in GAMES:
            prepare(file.game)
        return played(file, stop)
    try:
        content = parse_document(text)
        if not isinstance(content, Mapping):
            raise PositionError(str(path), Message("file-neither"))
        kind = game_of(content)
        prepare(kind.manifest.id)
        return kind.from_position(content)
    except (ConfigError, PositionError) as problem:
        raise in_file(path, problem) from problem


def in_file(path: Path, problem: ConfigError | PositionError) -> PositionError:
    """What is wrong with a position, after the name of its file."""
    if isinstance(problem, PositionError) and problem.field == str(path):
        return problem
    return PositionError(str(path), problem.told)
