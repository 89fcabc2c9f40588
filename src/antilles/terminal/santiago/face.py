"""Santiago de Cuba at the terminal: its table, questions, news and help behind the one face the session knows."""

from collections.abc import Iterable

from rich.console import RenderableType
from rich.text import Text

from antilles.core.facts import Event
from antilles.santiago.game import Santiago
from antilles.terminal import face
from antilles.terminal.santiago import news
from antilles.terminal.santiago.board import Drawing, draw_board
from antilles.terminal.santiago.help_text import MANUAL
from antilles.terminal.santiago.palette import ASCII_SIGNS, UNICODE_SIGNS, Signs
from antilles.terminal.santiago.question import Question
from antilles.terminal.santiago.results import Results
from antilles.terminal.words import UnaccentedWords, UsualWords


class SantiagoFace(face.Face):
    """Santiago's face."""

    manual = MANUAL
    turn_begins = "drive"
    lines_around = 6  # the table does not show what rivals did: some of the news shall stay on the screen
    signs: Signs

    def __init__(self, game: Santiago, *, ascii_only: bool) -> None:
        super().__init__(game)
        self.game = game
        self.results = Results(game, self.names)
        self.signs = ASCII_SIGNS if ascii_only else UNICODE_SIGNS
        self.words = UnaccentedWords() if ascii_only else UsualWords()

    @property
    def holds_secrets(self) -> bool:
        """SDC-INFO-1: goods, pesos and VP are their owner's secret."""
        return not self.game.rules.open_holdings

    def table(self, seat: int, width: int, *, brief: bool = False) -> RenderableType:
        """The whole table; brief, street and venues only when they matter."""
        drawing = Drawing(self.names, self.game.rules, self.signs, width, brief)
        return draw_board(self.game.view(seat), drawing)

    def question(self) -> Question:
        """What the person on turn is asked now."""
        return Question(self.game, self.words)

    def tell(self, events: Iterable[Event], *, everything: bool = False) -> list[Text]:
        """Events as lines."""
        return news.tell(events, self.game.seats, self.words, everything=everything)


FACE = SantiagoFace
