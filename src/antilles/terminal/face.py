"""The face a game shows at the terminal: what it draws, asks, tells and explains. One class per game."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, ClassVar

from rich.console import Console, RenderableType
from rich.text import Text

from antilles.core.errors import ConfigError
from antilles.core.facts import Event
from antilles.core.game import Game
from antilles.terminal.help_text import Manual, commands_help, explain
from antilles.terminal.palette import Signs, short_name
from antilles.terminal.question import Question
from antilles.terminal.results import Results
from antilles.terminal.words import Words


class Face(ABC):
    """What the session asks of a game. It changes nothing; the session alone pushes and takes back.

    A seat is drawn only what `game.view(seat)` holds for it.
    """

    manual: ClassVar[Manual]
    turn_begins: ClassVar[str]
    """The question with which a turn or round begins: people who only watch bots are told the news then."""
    lines_around: ClassVar[int] = 2
    """Lines that shall be on the screen besides the table and the question."""
    signs: Signs
    results: Results[Any]
    words: Words
    """The words the game speaks in."""

    def __init__(self, game: Game) -> None:
        self.names: Sequence[str] = [short_name(name) for name in game.seats]

    @abstractmethod
    def table(self, seat: int, width: int, *, brief: bool = False) -> RenderableType:
        """The table as this seat sees it; brief, what does not matter for the question may be left out."""

    @abstractmethod
    def question(self) -> Question:
        """What the person on turn is asked now."""

    @abstractmethod
    def tell(self, events: Iterable[Event], *, everything: bool = False) -> list[Text]:
        """Events as lines; without `everything`, what the table shows anyway may be left out."""

    @property
    def holds_secrets(self) -> bool:
        """Whether a seat sees what nobody else may: then people who share a keyboard are told to hand it over."""
        return False

    def arrangement(self, game: Game) -> str:
        """Which arrangement a question belongs to; nothing for questions that stand alone."""
        return ""

    def help(self) -> RenderableType:
        """Every command with what it does."""
        return commands_help(self.manual, self.words)

    def explain(self, question: Question, query: str) -> RenderableType:
        """The explanation for what stands after the question mark."""
        return explain(question, query, self.manual)


def face_for(game: Game, console: Console) -> Face:
    """The face of a game, with the signs this terminal can print."""
    try:
        kind = import_module(game.manifest.face).FACE
    except ModuleNotFoundError as problem:
        raise ConfigError(f"The terminal cannot draw {game.manifest.id} yet.") from problem
    face: Face = kind(game, ascii_only=console.options.ascii_only)
    return face
