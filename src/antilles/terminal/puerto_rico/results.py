"""Points so far, and the result of a finished game."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from antilles.puerto_rico import endings
from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.scoring import SCORE_LINES
from antilles.terminal.palette import HEADING, OWN

# Lines that would tell how many chips lie face down.
SECRET_LINES = ("chips", "paper", "customs house")
HIDDEN = "?"


def score_so_far(game: PuertoRico, seat: int, names: Sequence[str]) -> RenderableType:
    """Every seat's points as far as this seat may know them, as if the game ended now."""
    seats = game.view(seat)["seats"]
    hidden = [other for other, player in enumerate(seats) if "victory_points" not in player]
    table = score_table(game, names, hidden)
    note = [Text("? lies face down (PR-SETUP-09).")] if hidden else []
    return Group(Text("If the game ended now:", style=HEADING), table, *note)


def final_result(game: PuertoRico, names: Sequence[str]) -> RenderableType:
    """The final points, who won and why the game ended."""
    rules = {row.name: row.rule for row in endings.ENDINGS}
    reasons = game.theme.sentence(", ".join(f"{reason} ({rules[reason]})" for reason in game.end_reasons))
    return Group(
        Text("The game is over.", style=HEADING),
        Text(f"Why it ended: {reasons}."),
        score_table(game, names, ()),
        Text(verdict(game, names), style=OWN),
    )


def verdict(game: PuertoRico, names: Sequence[str]) -> str:
    """Who won, with how many points, and how a tie was settled."""
    winners = [names[seat] for seat in game.winners]
    top = max(score.total for score in game.scores)
    level = [score.tie_break for score in game.scores if score.total == top]
    if len(winners) > 1:
        return f"{' and '.join(winners)} share the victory with {top} points (PR-SCORE-03)."
    tie = f"; the tie is broken by {max(level)} doubloons and goods (PR-SCORE-03)" if len(level) > 1 else ""
    return f"{winners[0]} wins with {top} points{tie}."


def score_table(game: PuertoRico, names: Sequence[str], hidden: Sequence[int]) -> Table:
    """One row per source of points, one column per seat; sources nobody has are left out."""
    scores = game.scores
    table = Table(box=box.SIMPLE_HEAD, header_style=HEADING)
    table.add_column("points from")
    for name in names:
        table.add_column(Text(name), justify="right", overflow="fold")

    def shown(seat: int, line: str, value: int) -> str:
        return HIDDEN if seat in hidden and (line in SECRET_LINES or line == "total") else str(value)

    for line in SCORE_LINES.names:
        values = [score.lines[line] for score in scores]
        if any(value for seat, value in enumerate(values) if shown(seat, line, value) != HIDDEN):
            table.add_row(game.theme.word(line), *[shown(seat, line, value) for seat, value in enumerate(values)])
    totals = [Text(shown(seat, "total", score.total), style=HEADING) for seat, score in enumerate(scores)]
    table.add_row(Text("total", style=HEADING), *totals)
    table.add_row("doubloons and goods", *[str(score.tie_break) for score in scores])
    return table
