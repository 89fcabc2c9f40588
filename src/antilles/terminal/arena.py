"""A match and what may be concluded from it, for people."""

from collections import Counter, defaultdict
from collections.abc import Sequence

from rich.console import Console
from rich.text import Text

from antilles.arena.matches import Match, Played
from antilles.arena.statistics import Share, paired_interval
from antilles.bots.levels import DEFAULT_LEVEL, LEVELS
from antilles.bots.names import factories
from antilles.terminal.figures import why
from antilles.terminal.program import ProgramReader


def print_match(match: Match, games: Sequence[Played], out: Console, reader: ProgramReader) -> None:
    """Shares, points, seats and ends."""
    share = Share(len(games), sum(game.won for game in games))
    groups: dict[int, list[float]] = defaultdict(list)
    for game in games:
        groups[game.seed].append(game.won)
    _, low, high = paired_interval(groups.values())
    figures = {"share": f"{share.value:.1%}", "low": f"{share.interval[0]:.1%}", "high": f"{share.interval[1]:.1%}"}
    said = {"one": match.one, "other": match.other, "games": len(games), "fair": f"{match.fair_share:.1%}"}
    out.print(reader.text("arena-share", **said, **figures), markup=False, highlight=False)
    paired = {"low": f"{low:.1%}", "high": f"{high:.1%}", "seeds": len(groups)}
    out.print(f"  {reader.text('arena-paired', **paired)}", markup=False, highlight=False)
    own = [game.scores[seat] for game in games for seat in game.seating]
    others = [points for game in games for seat, points in enumerate(game.scores) if seat not in game.seating]
    means = {"own": f"{sum(own) / max(1, len(own)):.1f}", "others": f"{sum(others) / max(1, len(others)):.1f}"}
    out.print(f"  {reader.text('arena-points', **means)}", markup=False, highlight=False)
    for seat in range(match.players):
        won = sum(game.shares[seat] for game in games) / max(1, len(games))
        out.print(f"  {reader.text('arena-seat', seat=seat, share=f'{won:.1%}')}", markup=False, highlight=False)
    ends = Counter(reason for game in games for reason in game.ended)
    for reason, count in ends.most_common():
        shown = {"reason": why(match.game, reason), "share": f"{count / len(games):.1%}"}
        out.print(f"  {reader.text('cli-sim-ended', **shown)}", markup=False, highlight=False)


def print_bots(out: Console, reader: ProgramReader) -> None:
    """The levels, the default one marked, and the other bots with their parameters."""
    for name, level in LEVELS.items():
        mark = "*" if name == DEFAULT_LEVEL else " "
        out.print(Text.assemble(f"{mark} ", (name.ljust(10), "bold"), reader.text(f"level-{name}"), f"  [{level.bot}]"))
    others = [name for name in factories() if name not in LEVELS]
    examples = "search:ms=500, search:iters=2000,threads=2, greedy:style=shipper"
    out.print(f"  {', '.join(others)}; {examples}", markup=False, highlight=False)
