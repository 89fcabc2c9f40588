"""Points so far, and the result of a finished game of Puerto Rico."""

from collections.abc import Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from antilles.puerto_rico import endings
from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.scoring import SCORE_LINES
from antilles.terminal import results
from antilles.terminal.palette import HEADING

# Lines that would tell how many chips lie face down.
SECRET_LINES = ("chips", "paper", "customs house", "total")


class Results(results.Results[PuertoRico]):
    """Doubloons and goods break ties (PR-SCORE-03)."""

    unit, tie_rule = "points", "PR-SCORE-03"
    secret, secret_note = "victory_points", "? lies face down (PR-SETUP-09)."

    def reasons(self) -> list[Text]:
        """Why the game ended, with the rules."""
        rules = {row.name: row.rule for row in endings.ENDINGS}
        reasons = ", ".join(f"{reason} ({rules[reason]})" for reason in self.game.end_reasons)
        return [Text(f"Why it ended: {self.game.theme.sentence(reasons)}.")]

    def settled(self, level: Sequence[Any]) -> str:
        """Doubloons and goods together."""
        return f"{max(level)} doubloons and goods"

    def table(self, hidden: Sequence[int]) -> Table:
        """Every source of points but those nobody has, the total, and what breaks ties."""
        table, scores = self.empty_table(), self.game.scores

        def shown(line: str, values: Sequence[int]) -> list[str]:
            secret = hidden if line in SECRET_LINES else ()
            return [results.HIDDEN if seat in secret else str(value) for seat, value in enumerate(values)]

        for line in SCORE_LINES.names:
            cells = shown(line, [score.lines[line] for score in scores])
            if any(cell not in (results.HIDDEN, "0") for cell in cells):
                table.add_row(self.game.theme.word(line), *cells)
        totals = shown("total", [score.total for score in scores])
        table.add_row(Text("total", style=HEADING), *[Text(total, style=HEADING) for total in totals])
        table.add_row("doubloons and goods", *[str(score.tie_break) for score in scores])
        return table
