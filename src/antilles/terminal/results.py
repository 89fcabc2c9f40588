"""Points so far, and the result of a finished game, as a table."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from antilles.tableside.standings import TOTAL, Standings
from antilles.terminal.palette import HEADING, OWN
from antilles.terminal.reader import Reader

HIDDEN = "?"


def draw_standings(standings: Standings, names: Sequence[str], reader: Reader) -> RenderableType:
    """One row per source of points, one column per seat; the verdict when the game is over."""
    table = Table(box=box.SIMPLE_HEAD, header_style=HEADING)
    table.add_column(reader.text("score-source"))
    for name in names:
        table.add_column(Text(name), justify="right", overflow="fold")
    for line in standings.lines:
        style = HEADING if line.weight == TOTAL else ""
        cells = [Text(HIDDEN if value is None else str(value), style=style) for value in line.values]
        table.add_row(Text(reader.say(line.title), style=style), *cells)
    over = standings.verdict is not None
    heading = Text(reader.text("score-final" if over else "score-now"), style=HEADING)
    reasons = [Text(reader.say(message)) for message in standings.reasons]
    notes = [Text(reader.say(message)) for message in standings.notes]
    verdict = [Text(reader.say(standings.verdict), style=OWN)] if standings.verdict is not None else []
    return Group(heading, *reasons, table, *notes, *verdict)
