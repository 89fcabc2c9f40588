"""Points so far, and the result of a finished game."""

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from antilles.core.facts import Score
from antilles.santiago import endings
from antilles.santiago.game import Santiago
from antilles.santiago.goods import PER_POINT
from antilles.santiago.words import pesos
from antilles.terminal.palette import HEADING, NOTICE, OWN

HIDDEN = "?"
LINE_NAMES = {"points": "VP tokens", "goods": f"goods, 1 VP for {PER_POINT}"}


def score_so_far(game: Santiago, seat: int, names: Sequence[str]) -> RenderableType:
    """Every seat's points as far as this seat may know them, as if the game ended now."""
    hidden = [other for other, player in enumerate(game.view(seat)["seats"]) if "vp" not in player]
    note = [Text("? lies behind a screen (SDC-INFO-1).")] if hidden else []
    return Group(Text("If the game ended now:", style=HEADING), score_table(game, names, hidden), *note)


def final_result(game: Santiago, names: Sequence[str]) -> RenderableType:
    """The final points, who won and why the game ended."""
    return Group(
        Text("The game is over.", style=HEADING),
        *(Text(why, style=style) for why, style in reasons_given(game)),
        score_table(game, names, ()),
        Text(verdict(game, names), style=OWN),
    )


def reasons_given(game: Santiago) -> list[tuple[str, str]]:
    """Why the game ended; a turn limit is no end of the booklet."""
    limit = f"The turn limit ({game.rules.turn_limit}) is reached: the table is scored as it stands (SDC-AMB-30)."
    said = {endings.LAST_SHIP: ("The seventh ship has left (SDC-END-1).", ""), endings.TURN_LIMIT: (limit, NOTICE)}
    return [said[reason] for reason, name in endings.NAMES.items() if name in game.end_reasons]


def tie_break(score: Score) -> tuple[int, int]:
    """Goods, then pesos (SDC-SCORE-4)."""
    goods, money = score.tie_break  # type: ignore[misc]
    return goods, money


def verdict(game: Santiago, names: Sequence[str]) -> str:
    """Who won, with how many points, and how a tie was settled."""
    winners = [names[seat] for seat in game.winners]
    top = max(score.total for score in game.scores)
    level = [tie_break(score) for score in game.scores if score.total == top]
    if len(winners) > 1:
        return f"{' and '.join(winners)} share the victory with {top} VP (SDC-SCORE-4)."
    if len(level) == 1:
        return f"{winners[0]} wins with {top} VP."
    goods, money = max(level)
    by_goods = [pair for pair in level if pair[0] == goods]
    settled = f"{goods} goods" if len(by_goods) == 1 else f"equal goods and {pesos(money)}"
    return f"{winners[0]} wins with {top} VP; the tie is broken by {settled} (SDC-SCORE-4)."


def score_table(game: Santiago, names: Sequence[str], hidden: Sequence[int]) -> Table:
    """One row per source of points, one column per seat, and what breaks ties."""
    table = Table(box=box.SIMPLE_HEAD, header_style=HEADING)
    table.add_column("VP from")
    for name in names:
        table.add_column(Text(name), justify="right", overflow="fold")

    def row(title: str, values: Sequence[int], style: str = "") -> None:
        cells = [HIDDEN if seat in hidden else str(value) for seat, value in enumerate(values)]
        table.add_row(Text(title, style=style), *[Text(cell, style=style) for cell in cells])

    scores = game.scores
    for line, title in LINE_NAMES.items():
        row(title, [score.lines[line] for score in scores])
    row("total", [score.total for score in scores], HEADING)
    row("goods held", [tie_break(score)[0] for score in scores])
    row("pesos", [tie_break(score)[1] for score in scores])
    return table
