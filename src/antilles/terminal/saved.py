"""Saved games to go on with: the latest ones in the data directory, as a list to choose from."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from rich.console import Console
from rich.table import Table
from rich.text import Text

from antilles.core.errors import AntillesError, ConfigError, shown
from antilles.core.files import read_text
from antilles.core.game import Game
from antilles.core.gamefile import parse_game
from antilles.core.messages import Message
from antilles.core.registry import GAMES
from antilles.core.replay import played
from antilles.terminal.palette import HEADING, OWN, clean
from antilles.terminal.program import ProgramReader

MOST_LISTED = 12
PATTERN = "*.game"
Say = Callable[[Message], str]
Prepare = Callable[[str], None]


@dataclass(frozen=True)
class SavedGame:
    """A file of the data directory: when its game was last played, and the game, unless it cannot be read."""

    path: Path
    changed: datetime
    game: Game | None

    @property
    def goes_on(self) -> bool:
        """Whether there is something left to play."""
        return self.game is not None and not self.game.over


def latest_games(folder: Path, prepare: Prepare) -> list[SavedGame]:
    """The files of a folder, the latest first; `prepare` is told which games they are of."""
    dated = [(path.stat().st_mtime, path) for path in folder.glob(PATTERN) if path.is_file()]
    latest = sorted(dated, reverse=True)[:MOST_LISTED]
    return [SavedGame(path, datetime.fromtimestamp(when), game_in(path, prepare)) for when, path in latest]


def game_in(path: Path, prepare: Prepare) -> Game | None:
    """The game of a file as it stands there, None if it cannot be read."""
    try:
        file = parse_game(read_text(path), str(path))
        if file.game in GAMES:
            prepare(file.game)
        return played(file)
    except AntillesError:
        return None


def newest_unfinished(games: Sequence[SavedGame]) -> int | None:
    """The place of the game to go on with where nobody chooses."""
    return next((place for place, saved in enumerate(games) if saved.goes_on), None)


def chosen(games: Sequence[SavedGame], answer: str) -> SavedGame:
    """The game that an answer means: a number of the list, or nothing for the newest unfinished one."""
    usual = newest_unfinished(games)
    if not answer.strip() and usual is not None:
        return games[usual]
    numbers = {str(number): saved for number, saved in enumerate(games, start=1)}
    if answer.strip() not in numbers:
        raise ConfigError(Message("cli-resume-which", given=shown(answer.strip()), games=len(games)))
    return numbers[answer.strip()]


def draw_games(games: Sequence[SavedGame], say: Say) -> Table:
    """The list, numbered from 1."""
    drawn = Table(title=say(Message("cli-resume-title")), title_justify="left", title_style=HEADING, box=None)
    usual = newest_unfinished(games)
    for column in ("number", "date", "game", "names", "state", "moves"):
        drawn.add_column(say(Message(f"cli-resume-{column}")), justify="right" if column == "moves" else "left")
    for place, saved in enumerate(games):
        cells = [str(place + 1), f"{saved.changed:%Y-%m-%d %H:%M}", *game_cells(saved, say)]
        drawn.add_row(*map(Text, cells), style=OWN if place == usual else "")
    return drawn


def game_cells(saved: SavedGame, say: Say) -> tuple[str, str, str, str]:
    """Which game, who plays, whose turn it is, how many moves were made."""
    game = saved.game
    if game is None:
        return clean(saved.path.name), "", say(Message("cli-resume-unreadable")), ""
    turn = say(Message("cli-resume-finished")) if game.turn is None else clean(game.seats[game.turn])
    return game.manifest.title, clean(", ".join(game.seats)), turn, str(len(game.actions))


def game_to_resume(folder: Path, prepare: Prepare, out: Console, reader: ProgramReader) -> Path:
    """The file of the game to go on with: chosen from the latest ones, or the newest that is not finished."""
    games = latest_games(folder, prepare)
    if not games:
        raise ConfigError(Message("cli-resume-none", folder=str(folder)))
    usual = newest_unfinished(games)
    if not sys.stdin.isatty():
        if usual is None:
            raise ConfigError(Message("cli-resume-all-finished", folder=str(folder)))
        out.print(reader.text("cli-resume-chosen", file=str(games[usual].path)), highlight=False, markup=False)
        return games[usual].path
    out.print(draw_games(games, reader.say))
    ask = Message("cli-resume-ask-any") if usual is None else Message("cli-resume-ask", usual=usual + 1)
    while True:
        answer = out.input(Text(f"{reader.say(ask)} ")).strip()
        if answer.lower() == "q":
            raise SystemExit
        try:
            return chosen(games, answer).path
        except ConfigError as problem:
            out.print(reader.say(problem.told), highlight=False, markup=False)
