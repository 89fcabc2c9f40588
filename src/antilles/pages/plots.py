"""Plots drawn by hand as SVG: bars with their intervals, histograms, and lines over time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, log10

from antilles.pages.html import across

COLOURS = 10
WIDTH = 760
"""As a page shows it on a phone, nearly: letters are not much smaller than those around a plot, which scrolls."""
LABEL_WIDTH, VALUE_WIDTH, BAR_HEIGHT = 180, 200, 24
LEFT, RIGHT, TOP, BOTTOM = 46, 165, 10, 26
LONGEST_NAME = 22
TICK_WIDTH = 22
PLOT_HEIGHT = 300


def colour(place: int) -> str:
    """The colour of a series."""
    return f"var(--s{place % COLOURS})"


def svg(width: float, height: float, title: str, parts: Sequence[str]) -> str:
    """A drawing that says what it is to those who cannot see it."""
    box = f'viewBox="0 0 {width:g} {height:g}" role="img" aria-label="{escape(title)}"'
    return across(f"<svg {box}><title>{escape(title)}</title>{''.join(parts)}</svg>")


def text(x: float, y: float, words: str, anchor: str = "start", kind: str = "") -> str:
    """A text at a place."""
    styled = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{styled}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str = "grid") -> str:
    """A thin line."""
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


@dataclass(frozen=True)
class Bar:
    """A bar: its label, its length, what is written beside it, and where the true value lies, if that is known."""

    label: str
    value: float
    note: str
    low: float | None = None
    high: float | None = None


def bars(title: str, rows: Sequence[Bar], most: float | None = None, mark: float | None = None) -> str:
    """Horizontal bars; `mark` is a line to compare with: a fair share."""
    top = most or max((max(row.value, row.high or 0.0) for row in rows), default=1.0) or 1.0
    room = WIDTH - LABEL_WIDTH - VALUE_WIDTH
    parts = []
    for place, row in enumerate(rows):
        y = place * BAR_HEIGHT
        parts.append(text(LABEL_WIDTH - 8, y + 16, row.label, "end"))
        length = max(0.0, min(1.0, row.value / top)) * room
        parts.append(
            f'<rect x="{LABEL_WIDTH}" y="{y + 4}" width="{length:.1f}" height="{BAR_HEIGHT - 9}" rx="2" '
            f'fill="{colour(1)}"/>'
        )
        if row.low is not None and row.high is not None:
            a, b = (LABEL_WIDTH + max(0.0, min(1.0, end / top)) * room for end in (row.low, row.high))
            middle = y + 4 + (BAR_HEIGHT - 9) / 2
            parts.append(
                f'<path d="M{a:.1f} {middle - 4:.1f}v8M{a:.1f} {middle:.1f}H{b:.1f}M{b:.1f} {middle - 4:.1f}v8" '
                f'fill="none" stroke="{colour(0)}" stroke-width="2"/>'
            )
        parts.append(text(WIDTH - VALUE_WIDTH + 10, y + 16, row.note))
    if mark is not None:
        x = LABEL_WIDTH + mark / top * room
        parts.append(line(x, 0, x, len(rows) * BAR_HEIGHT))
    return svg(WIDTH, len(rows) * BAR_HEIGHT + 4, title, parts)


@dataclass(frozen=True)
class Series:
    """A line of a plot: its name and its points (x, y), from left to right."""

    name: str
    points: Sequence[tuple[float, float]]


@dataclass(frozen=True)
class Flag:
    """A numbered mark on a line: at which x, on which series, and the number."""

    x: float
    series: int
    number: str


def steps_up_to(most: float) -> float:
    """A round step that gives about five lines up to a number."""
    rough = max(most, 1e-9) / 5
    power = 10.0 ** (len(str(int(rough))) - 1) if rough >= 1 else 10.0 ** -ceil(-log10(rough))
    return next(step * power for step in (1, 2, 5, 10, 20) if step * power >= rough)


def lines(
    title: str,
    series: Sequence[Series],
    most: float | None = None,
    shown: Callable[[float], str] = "{:g}".format,
    ticks: Sequence[tuple[float, str]] = (),
    flags: Sequence[Flag] = (),
) -> str:
    """Lines over a common axis, its numbers as `shown` writes them; the ticks name places along it."""
    xs = [x for one in series for x, _ in one.points] or [0.0, 1.0]
    first, last = min(xs), max(max(xs), min(xs) + 1e-9)
    top = most or max((y for one in series for _, y in one.points), default=1.0) or 1.0

    def at(x: float, y: float) -> tuple[float, float]:
        across = LEFT + (x - first) / (last - first) * (WIDTH - LEFT - RIGHT)
        return across, TOP + (1 - y / top) * (PLOT_HEIGHT - TOP - BOTTOM)

    parts = []
    step = steps_up_to(top)
    for number in range(int(top / step + 1e-9) + 1):
        _, y = at(first, number * step)
        parts += [line(LEFT, y, WIDTH - RIGHT, y), text(LEFT - 6, y + 4, shown(number * step), "end", "soft")]
    places = [(at(x, 0)[0], name) for x, name in ticks]
    parts += [text(x, PLOT_HEIGHT - 6, name, "middle", "soft") for x, name in apart(places)]
    for place, one in enumerate(series):
        path = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(*point) for point in one.points))
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="{colour(place)}" stroke-width="2.2" '
            'stroke-linejoin="round"/>'
        )
    for flag in flags:
        point = min(series[flag.series].points, key=lambda point: abs(point[0] - flag.x))
        x, y = at(*point)
        parts.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="9" fill="var(--sheet)" stroke="{colour(flag.series)}" '
            'stroke-width="2"/>'
        )
        parts.append(text(x, y + 4, flag.number, "middle"))
    drawn = [one for one in series if one.points]
    parts += legend([one.name for one in drawn], [at(*one.points[-1])[1] for one in drawn])
    return key([one.name for one in series]) + svg(WIDTH, PLOT_HEIGHT, title, parts)


def apart(ticks: Sequence[tuple[float, str]]) -> list[tuple[float, str]]:
    """Ticks by their places, without those that would touch the one before."""
    kept: list[tuple[float, str]] = []
    for place, name in ticks:
        if not kept or place - kept[-1][0] >= TICK_WIDTH:
            kept.append((place, name))
    return kept


def key(names: Sequence[str]) -> str:
    """The names with their colours above a plot, for narrow screens, where the ends of lines are out of sight."""
    shown = (f'<li><i style="background:{colour(place)}"></i>{escape(name)}</li>' for place, name in enumerate(names))
    return f'<ul class="key">{"".join(shown)}</ul>'


def legend(names: Sequence[str], heights: Sequence[float]) -> list[str]:
    """Names beside the ends of lines, moved apart where they would cover each other."""
    order = sorted(range(len(heights)), key=lambda place: heights[place])
    parts: list[str] = []
    lowest = float(TOP)
    for number, place in enumerate(order):
        last_free = PLOT_HEIGHT - BOTTOM - 15 * (len(order) - 1 - number)
        lowest = min(max(heights[place], lowest + 15 if number else lowest), last_free)
        x = WIDTH - RIGHT + 8
        parts.append(f'<rect x="{x}" y="{lowest - 5:.1f}" width="10" height="10" fill="{colour(place)}"/>')
        parts.append(text(x + 15, lowest + 4, short(names[place])))
    return parts


def short(name: str) -> str:
    """A name with room beside a plot."""
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def histogram(
    title: str, names: Sequence[str], values: Sequence[Sequence[float]], shown: Callable[[float], str] = "{:.0%}".format
) -> str:
    """How numbers are distributed, a line for each series: shares of its numbers in steps of equal width."""
    everything = [number for numbers in values for number in numbers]
    if not everything:
        return ""
    low, high = min(everything), max(everything)
    width = max(1, ceil((high - low + 1) / 24))
    bins = int((high - low) // width) + 1
    series = []
    for name, numbers in zip(names, values, strict=True):
        counts = [0] * bins
        for number in numbers:
            counts[int((number - low) // width)] += 1
        places = [
            (low + (place + 0.5) * width - 0.5, count / max(1, len(numbers))) for place, count in enumerate(counts)
        ]
        series.append(Series(name, places))
    every = max(1, bins // 10)
    ticks = [(low + (place + 0.5) * width - 0.5, f"{low + place * width:g}") for place in range(0, bins, every)]
    return lines(title, series, shown=shown, ticks=ticks)
