"""`make bench`: measure, compare with the last figures; `BENCH_ARGS=--save` keeps the new ones.

`BENCH_ARGS='--only planner'` measures only what has this in its name, and keeps nothing.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

from antilles import __version__
from benchmarks.figure import Figure
from benchmarks.measure import all_figures

HOME = Path(__file__).resolve().parent
LAST = HOME / "figures.json"
GPU = """The same kernels, one game per thread, games with the same question brought together before every step, on
one H200 with numba-cuda (`ANTILLES_TARGET=cuda python -m benchmarks.gpu`): 543,935 base games/s (232 M
decisions/s), 223,339 games/s with all four expansions (145 M decisions/s), 2,027,827 games/s of Santiago de Cuba
(508 M), while other parts of the benchmark ran beside; 575,950, 279,283 and 1,557,175 alone. All 1,000,000 games of
each of the three equal the CPU's, compared by a digest of every choice and score. A batch of 262,144 base games
makes 259 M decisions/s, 243 M with masks, 75 M with masks and what the seat on turn sees; with all expansions 136,
129 and 71 M; Santiago 496, 505 and 471 M. PyTorch reads all arrays of a batch where they lie. Other layouts that
were tried: the same steps without bringing games together 81 M; the state in local memory, whole games in one call,
171,000 games/s."""
PAGE = HOME.parent / "docs" / "benchmarks.md"


def shown(value: float) -> str:
    """A figure with as many digits as it deserves."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def goal(figure: Figure) -> str:
    """The goal in words."""
    if figure.goal is None:
        return ""
    return f"{'at least' if figure.more_is_better else 'at most'} {shown(figure.goal)}"


def compared(figure: Figure, last: dict[str, float]) -> str:
    """The change against the last figure."""
    before = last.get(figure.name)
    return f"{(figure.value / before - 1):+.0%}" if before else "new"


def write_page(figures: list[Figure], last: dict[str, float], machine: str) -> None:
    """docs/benchmarks.md, with the figures before."""
    lines = ["# Benchmarks", "", "Measured with `make bench` and kept with `make bench BENCH_ARGS=--save`.", ""]
    lines += [f"Antilles {__version__}; {machine}.", ""]
    lines += ["| what | before | measured | goal |", "|---|---|---|---|"]
    for figure in figures:
        before = f"{shown(last[figure.name])} {figure.unit}" if figure.name in last else ""
        lines.append(f"| {figure.name} | {before} | {shown(figure.value)} {figure.unit} | {goal(figure)} |")
    lines += ["", "`antilles sim puerto-rico --players 4 --games 20000` prints the first figure on any machine;"]
    lines += ["figures without a name of a game are those of Puerto Rico. `before` is what was kept last.", ""]
    lines += ["## On a GPU", "", GPU, ""]
    PAGE.write_text("\n".join(lines), encoding="utf-8")


def main() -> int:
    """Measure everything and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    kind = parser.add_mutually_exclusive_group()
    kind.add_argument("--save", action="store_true", help="keep these figures and write docs/benchmarks.md")
    kind.add_argument("--only", metavar="TEXT", default="", help="measure only what has this in its name")
    arguments = parser.parse_args()
    last = json.loads(LAST.read_text(encoding="utf-8")) if LAST.exists() else {}
    wanted = [(name, measure) for name, measure in all_figures() if arguments.only.lower() in name.lower()]
    if not wanted:
        parser.error(f"no figure has {arguments.only!r} in its name: {', '.join(name for name, _ in all_figures())}")
    console = Console()
    table = Table("what", "measured", "goal", "reached", "against last")
    figures = []
    with console.status("Measuring ...") as status:
        for name, measure in wanted:
            status.update(f"Measuring {name} ...")
            figure = measure()
            figures.append(figure)
            reached = "" if figure.goal is None else ("yes" if figure.reached else "NO")
            table.add_row(
                figure.name, f"{shown(figure.value)} {figure.unit}", goal(figure), reached, compared(figure, last)
            )
    console.print(table)
    if arguments.save:
        LAST.write_text(json.dumps({figure.name: round(figure.value, 4) for figure in figures}, indent=1) + "\n")
        write_page(figures, last, f"Python {platform.python_version()}, {platform.machine()}, 2 cores")
    return 0 if all(figure.reached for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
