"""Puerto Rico at the terminal: its table, questions, news and help behind the one face the session knows."""

from collections.abc import Iterable

from rich.console import RenderableType
from rich.text import Text

from antilles.core.facts import Event
from antilles.core.game import Game
from antilles.puerto_rico.game import PuertoRico
from antilles.terminal import face
from antilles.terminal.puerto_rico import news
from antilles.terminal.puerto_rico.arrangements import arrangement
from antilles.terminal.puerto_rico.board import Drawing, draw_board
from antilles.terminal.puerto_rico.help_text import MANUAL
from antilles.terminal.puerto_rico.market import in_play
from antilles.terminal.puerto_rico.palette import Signs, signs_for
from antilles.terminal.puerto_rico.question import Question
from antilles.terminal.puerto_rico.results import Results

PRICED_PHASES = ("role choice", "builder")
MARKET_MATTERS = "role pick"


class PuertoRicoFace(face.Face):
    """Puerto Rico's face."""

    manual = MANUAL
    turn_begins = "role pick"
    signs: Signs

    def __init__(self, game: PuertoRico, *, ascii_only: bool) -> None:
        super().__init__(game)
        self.game = game
        self.results = Results(game, self.names)
        self.words = game.theme
        self.signs = signs_for(game.theme, ascii_only=ascii_only)

    def arrangement(self, game: Game) -> str:
        """Placing, storing and shipping are one decision each."""
        return arrangement(game)

    def table(self, seat: int, width: int, *, brief: bool = False) -> RenderableType:
        """The whole table; brief, the building market only when it matters."""
        view, prices = self.game.view(seat), None
        if self.game.turn == seat and view["now"]["phase"] in PRICED_PHASES:
            buildings = in_play(view, self.game.rules.copies)
            prices = {building: self.game.price(seat, building) for building in buildings}
        with_market = not brief or self.game.decision == MARKET_MATTERS
        return draw_board(view, Drawing(self.names, self.game.rules, self.signs, width, prices, with_market))

    def question(self) -> Question:
        """What the person on turn is asked now."""
        return Question(self.game)

    def tell(self, events: Iterable[Event], *, everything: bool = False) -> list[Text]:
        """Events as lines."""
        return news.tell(events, self.game.seats, self.game.theme, everything=everything)


FACE = PuertoRicoFace
