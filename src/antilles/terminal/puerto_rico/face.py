"""Puerto Rico at the terminal."""

from rich.console import RenderableType

from antilles.puerto_rico.game import PuertoRico
from antilles.tableside.table import Table
from antilles.terminal import face
from antilles.terminal.puerto_rico.board import TITLE, Drawing, draw_board
from antilles.terminal.puerto_rico.market import in_play
from antilles.terminal.puerto_rico.palette import ASCII_SIGNS, UNICODE_SIGNS, Pen
from antilles.terminal.puerto_rico.question import Asked
from antilles.terminal.reader import Reader

PRICED_PHASES = ("role choice", "builder")
MARKET_MATTERS = "role pick"


class PuertoRicoFace(face.Face):
    """Puerto Rico's face."""

    levels = TITLE + 1

    def __init__(self, table: Table, reader: Reader, *, ascii_only: bool) -> None:
        super().__init__(table, reader)
        assert isinstance(table.game, PuertoRico)
        self.game = table.game
        self.signs = ASCII_SIGNS if ascii_only else UNICODE_SIGNS
        self.pen = Pen(reader, self.signs)

    def board(self, seat: int | None, width: int, level: int) -> RenderableType:
        """The whole table; from the first level on the building market only when it matters."""
        view, prices = self.table.view(seat), None
        if seat is not None and self.game.turn == seat and view["now"]["phase"] in PRICED_PHASES:
            buildings = in_play(view, self.game.rules.copies)
            prices = {building: self.game.price(seat, building) for building in buildings}
        matters = self.game.decision == MARKET_MATTERS
        drawing = Drawing(self.names, self.game.rules, self.pen, width, prices, level, matters)
        return draw_board(view, drawing)

    def asked(self) -> Asked:
        """What the person on turn is asked now."""
        return Asked(self.table, self.pen)


FACE = PuertoRicoFace
