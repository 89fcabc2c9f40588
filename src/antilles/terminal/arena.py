"""A match and what may be concluded from it, for people."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from antilles.arena.results import Result
from antilles.bots.levels import DEFAULT_LEVEL, LEVELS
from antilles.bots.names import factories
from antilles.terminal.figures import figure, why
from antilles.terminal.program import ProgramReader

SHARE, NUMBER, ACTIONS = "0.0%", "0.0", "0"


def print_result(result: Result, out: Console, reader: ProgramReader) -> None:
    """Entries with shares, points and ratings, then seats and ends."""
    played = {"games": result.games, "seeds": result.seeds, "actions": figure(result.mean_actions, ACTIONS, reader)}
    out.print(reader.text("arena-played", **played), markup=False, highlight=False)
    columns = ("bot", "share", "interval", "points", "rating")
    table = Table(*(reader.text(f"arena-column-{column}") for column in columns), box=None, padding=(0, 2, 0, 0))
    for entry in result.entries:
        low, high = figure(entry.share.low, SHARE, reader), figure(entry.share.high, SHARE, reader)
        rating = f"{figure(entry.rating.mean, NUMBER, reader)} ± {figure(entry.rating.deviation, NUMBER, reader)}"
        table.add_row(
            Text(entry.bot),
            figure(entry.share.value, SHARE, reader),
            f"{low} – {high}",
            figure(entry.score.value, NUMBER, reader),
            rating,
        )
    out.print(table)
    fair = figure(1 / result.match.players, SHARE, reader)
    out.print(reader.text("arena-fair", share=fair), markup=False, highlight=False)
    for seat, won in enumerate(result.seats):
        shown = {"seat": seat, "share": figure(won.value, SHARE, reader)}
        out.print(f"  {reader.text('arena-seat', **shown)}", markup=False, highlight=False)
    for reason, count in result.ended.most_common():
        ended = {"reason": why(result.match.game, reason), "share": figure(count / result.games, SHARE, reader)}
        out.print(f"  {reader.text('cli-sim-ended', **ended)}", markup=False, highlight=False)
    if result.repeated:
        out.print(Text(reader.text("arena-repeated", games=result.repeated), style="yellow"))


def print_bots(out: Console, reader: ProgramReader) -> None:
    """The levels, the default one marked, and the other bots with their parameters."""
    for name, level in LEVELS.items():
        mark = "*" if name == DEFAULT_LEVEL else " "
        out.print(Text.assemble(f"{mark} ", (name.ljust(10), "bold"), reader.text(f"level-{name}"), f"  [{level.bot}]"))
    others = [name for name in factories() if name not in LEVELS]
    examples = "search:ms=500, search:iters=2000,threads=2, greedy:style=shipper"
    out.print(f"  {', '.join(others)}; {examples}", markup=False, highlight=False)
