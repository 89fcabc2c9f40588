"""The face a game shows at the terminal: what it draws. One class per game; all else is the tableside's."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from importlib import import_module
from typing import ClassVar

from rich.console import Console, RenderableType

from antilles.core.errors import ConfigError
from antilles.core.messages import Message
from antilles.tableside.table import Table
from antilles.terminal.palette import Signs, short_name
from antilles.terminal.question import Asked
from antilles.terminal.reader import Reader
from antilles.words import Words


class Face(ABC):
    """What the session asks of a game. It changes nothing; the session alone plays and takes back.

    A seat is drawn only what `table.view(seat)` holds for it.
    """

    levels: ClassVar[int]
    """Ways to draw the table, from everything (0) to nearly nothing (levels - 1)."""
    signs: Signs

    def __init__(self, table: Table, reader: Reader) -> None:
        self.table, self.reader = table, reader
        self.names: Sequence[str] = [short_name(name) for name in table.game.seats]

    @abstractmethod
    def board(self, seat: int | None, width: int, level: int) -> RenderableType:
        """The table as this seat sees it."""

    @abstractmethod
    def asked(self) -> Asked:
        """What the person on turn is asked now."""


def face_for(table: Table, words: Words, console: Console) -> Face:
    """The face of a game, with the signs this terminal can print."""
    try:
        kind = import_module(table.game.manifest.face).FACE
    except ModuleNotFoundError as problem:
        raise ConfigError(Message("no-face", game=table.game.game_id)) from problem
    ascii_only = console.options.ascii_only
    face: Face = kind(table, Reader(words, ascii_only=ascii_only), ascii_only=ascii_only)
    return face
