"""Points so far, and the result of a finished game of Santiago de Cuba."""

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from antilles.santiago import endings
from antilles.santiago.game import Santiago
from antilles.santiago.goods import PER_POINT
from antilles.santiago.words import pesos
from antilles.terminal import results
from antilles.terminal.palette import HEADING, NOTICE

LINE_NAMES = {"points": "VP tokens", "goods": f"goods, 1 VP for {PER_POINT}"}


class Results(results.Results[Santiago]):
    """Goods, then pesos break ties (SDC-SCORE-4)."""

    unit, tie_rule = "VP", "SDC-SCORE-4"
    secret, secret_note = "vp", "? lies behind a screen (SDC-INFO-1)."

    def reasons(self) -> list[Text]:
        """Why the game ended; a turn limit is no end of the booklet."""
        limit = self.game.rules.turn_limit
        as_it_stands = f"The turn limit ({limit}) is reached: the table is scored as it stands (SDC-AMB-30)."
        said = {
            endings.LAST_SHIP: Text("The seventh ship has left (SDC-END-1)."),
            endings.TURN_LIMIT: Text(as_it_stands, style=NOTICE),
        }
        return [said[reason] for reason, name in endings.NAMES.items() if name in self.game.end_reasons]

    def settled(self, level: Sequence[Any]) -> str:
        """Goods, or pesos where goods are equal."""
        goods, money = max(level)
        alone = [held for held, _ in level].count(goods) == 1
        return f"{goods} goods" if alone else f"equal goods and {pesos(money)}"

    def table(self, hidden: Sequence[int]) -> Table:
        """Tokens and goods, the total, and what breaks ties."""
        table, scores = self.empty_table(), self.game.scores

        def row(title: str, values: Sequence[Any], style: str = "") -> None:
            cells = [results.HIDDEN if seat in hidden else str(value) for seat, value in enumerate(values)]
            table.add_row(Text(title, style=style), *[Text(cell, style=style) for cell in cells])

        for line, title in LINE_NAMES.items():
            row(title, [score.lines[line] for score in scores])
        row("total", [score.total for score in scores], HEADING)
        held: list[Any] = [score.tie_break for score in scores]
        row("goods held", [goods for goods, _ in held])
        row("pesos", [money for _, money in held])
        return table
