"""Santiago de Cuba at the terminal."""

from rich.console import RenderableType

from antilles.tableside.table import Table
from antilles.terminal import face
from antilles.terminal.reader import Reader
from antilles.terminal.santiago.board import TITLE, Drawing, draw_board
from antilles.terminal.santiago.palette import ASCII_SIGNS, UNICODE_SIGNS, Pen
from antilles.terminal.santiago.question import Asked


class SantiagoFace(face.Face):
    """Santiago's face."""

    levels = TITLE + 1

    def __init__(self, table: Table, reader: Reader, *, ascii_only: bool) -> None:
        super().__init__(table, reader)
        self.signs = ASCII_SIGNS if ascii_only else UNICODE_SIGNS
        self.pen = Pen(reader, self.signs)

    def board(self, seat: int | None, width: int, level: int) -> RenderableType:
        """The whole table; from the first level on, street and venues only when they matter."""
        return draw_board(self.table.view(seat), Drawing(self.names, self.table.game.rules, self.pen, width, level))

    def asked(self) -> Asked:
        """What the person on turn is asked now."""
        return Asked(self.table, self.reader)


FACE = SantiagoFace
