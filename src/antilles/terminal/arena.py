"""A match and what may be concluded from it, for people."""

from rich.console import Console
from rich.table import Table
from rich.text import Text

from antilles.arena.results import Result
from antilles.bots.compiled import styles_known
from antilles.bots.levels import DEFAULT_LEVEL, LEVELS, Level
from antilles.bots.names import factories
from antilles.core.registry import manifest_of
from antilles.terminal.figures import figure, why
from antilles.terminal.program import ProgramReader
from antilles.terminal.tables import pairs, section

SHARE, WHOLE, NUMBER, ACTIONS = "0.0%", "0%", "0.0", "0"
EXAMPLES = (
    ("random", "random"),
    ("greedy", "greedy:style=shipper,overlooks=250"),
    ("planner", "planner:style=builder"),
    ("search", "search:ms=500,threads=2"),
)
"""Our bots that are no levels, each with parameters that it has."""


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
    for several in result.together:
        shares = {name: figure(share, SHARE, reader) for name, share in several.shares.items()}
        together = reader.text("arena-together", bot=several.bot, seats=several.seats, **shares)
        out.print(together, markup=False, highlight=False)
    for seat, won in enumerate(result.seats):
        shown = {"seat": seat, "share": figure(won.value, SHARE, reader)}
        out.print(f"  {reader.text('arena-seat', **shown)}", markup=False, highlight=False)
    for reason, count in result.ended.most_common():
        ended = {"reason": why(result.match.game, reason), "share": figure(count / result.games, SHARE, reader)}
        out.print(f"  {reader.text('cli-sim-ended', **ended)}", markup=False, highlight=False)
    if result.repeated:
        out.print(Text(reader.text("arena-repeated", games=result.repeated), style="yellow"))


def level_told(level: Level, reader: ProgramReader) -> str:
    """What a level is like, the bot behind it, and how often it wins against the level before."""
    told = f"{reader.text(f'level-{level.name}')} [{level.bot}]"
    if not level.wins:
        return told
    games = tuple(
        f"{manifest_of(game).title} {figure(share / 100, WHOLE, reader)}" for game, share in level.wins.items()
    )
    return f"{told}\n{reader.text('level-wins-slowed' if level.slowed else 'level-wins', games=games)}"


def print_bots(out: Console, reader: ProgramReader) -> None:
    """The levels, the usual one marked, then every other bot by name, with its parameters."""
    ours, known = [name for name, _ in EXAMPLES], factories()
    added = [name for name in known if name not in LEVELS and name not in ours]
    levels = (
        (f"* {name}" if name == DEFAULT_LEVEL else f"  {name}", level_told(level, reader))
        for name, level in LEVELS.items()
    )
    styles = ", ".join(styles_known())
    kinds = ((example, reader.text(f"bot-{name}", styles=styles)) for name, example in EXAMPLES)
    parts = [
        *section(reader.text("bots-levels"), pairs(levels)),
        Text(f"  {reader.text('bots-levels-measured')}"),
        *section(reader.text("bots-kinds"), pairs(kinds)),
        *(section(reader.text("bots-added"), pairs((name, "") for name in added)) if added else ()),
    ]
    out.print(*parts, sep="\n", highlight=False)
