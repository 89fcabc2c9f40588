"""The report of a match: who won from where, how scores are distributed, how games end, and the shape of play."""

from __future__ import annotations

from typing import Any

from antilles.arena.results import Result
from antilles.arena.shape import MOST_PERIODS, Shape
from antilles.core.registry import manifest_of
from antilles.pages.figures import Writer
from antilles.pages.html import page, paragraph, section, table
from antilles.pages.plots import Bar, Series, bars, histogram, lines

FEWEST_GAMES = 0.1
"""Rounds that a smaller share of the games reaches say nothing."""


def arena_page(result: Result, shape: Shape, language: str) -> str:
    """The whole report as HTML."""
    to = Writer(language, result.match.game)
    title = to.text("arena-report-title", game=manifest_of(result.match.game).title, bots=" – ".join(result.match.bots))
    parts = [summary(result, to), seats(result, to), scores(result, shape, to), ends(result, to)]
    parts += [had(result, shape, to), timing(shape, to), openings(shape, to)]
    return page(title, language, *parts)


def summary(result: Result, to: Writer) -> str:
    """The entries and what they won."""
    titles = [to.text(f"arena-column-{column}") for column in ("bot", "share", "interval", "points", "rating")]
    rows = [
        [
            entry.bot,
            to.share(entry.share.value),
            f"{to.share(entry.share.low)} – {to.share(entry.share.high)}",
            to.number(entry.score.value),
            f"{to.number(entry.rating.mean)} ± {to.number(entry.rating.deviation)}",
        ]
        for entry in result.entries
    ]
    played = to.text(
        "arena-played", games=result.games, seeds=result.seeds, actions=to.number(result.mean_actions, "0")
    )
    parts = [paragraph(played, "soft"), table(titles, rows, numbers=(1, 3, 4))]
    parts.append(paragraph(to.text("arena-fair", share=to.share(1 / result.match.players)), "soft"))
    for several in result.together:
        shown = {name: to.share(share) for name, share in several.shares.items()}
        parts.append(paragraph(to.text("arena-together", bot=several.bot, seats=several.seats, **shown)))
    if result.repeated:
        parts.append(paragraph(to.text("arena-repeated", games=result.repeated), "bad"))
    described = ", ".join(f"{key}: {value}" for key, value in result.match.table.items() if value)
    if described:
        parts.append(paragraph(described, "soft"))
    return section(to.text("arena-report-result"), *parts)


def seats(result: Result, to: Writer) -> str:
    """Victories by seat."""
    rows = [
        Bar(to.text("arena-report-seat", seat=seat), won.value, noted(won, to), won.low, won.high)
        for seat, won in enumerate(result.seats)
    ]
    title = to.text("arena-report-seats")
    return section(title, bars(title, rows, mark=1 / result.match.players))


def noted(won: Any, to: Writer) -> str:
    """A share with its interval."""
    return f"{to.share(won.value)} ({to.share(won.low)} – {to.share(won.high)})"


def scores(result: Result, shape: Shape, to: Writer) -> str:
    """How points are distributed: by bot, and those of the winners."""
    by_bot: dict[str, list[float]] = {}
    for entry, points in sorted(shape.scores.items()):
        by_bot.setdefault(result.match.bots[entry], []).extend(points)
    winners = to.text("arena-report-winners")
    names, values = [*by_bot, winners], [*by_bot.values(), [float(points) for points in shape.winning_scores]]
    title = to.text("arena-report-scores")
    means = to.text("arena-report-mean-winner", points=to.number(mean(shape.winning_scores)))
    return section(title, histogram(title, names, values, to.whole_share), paragraph(means, "soft"))


def mean(numbers: list[int]) -> float:
    """The mean."""
    return sum(numbers) / max(1, len(numbers))


def ends(result: Result, to: Writer) -> str:
    """Why games ended; several reasons may come together."""
    rows = [
        Bar(to.say(to.ending(reason)), count / result.games, to.share(count / result.games))
        for reason, count in result.ended.most_common()
    ]
    title = to.text("arena-report-ends")
    return section(title, bars(title, rows, most=1.0))


def had(result: Result, shape: Shape, to: Writer) -> str:
    """What winners had: for each thing how often somebody had it, and the share of victories with it."""
    things = sorted(shape.had.items(), key=lambda item: -item[1].share)
    everybody = shape.games * shape.players
    rows = [
        Bar(
            to.name(thing),
            tally.share,
            to.text("arena-report-owned", share=to.share(tally.share), players=to.share(tally.times / everybody)),
        )
        for thing, tally in things
    ]
    title = to.text(f"{to.prefix}-arena-report-had")
    note = paragraph(to.text("arena-report-had-note"), "soft")
    return section(title, note, bars(title, rows, mark=1 / result.match.players))


def timing(shape: Shape, to: Writer) -> str:
    """When roles are taken, or Cubans stopped at: times a game in each round."""
    going_on = [sum(length > place for length in shape.periods) for place in range(MOST_PERIODS - 1)]
    last = max((place for place, games in enumerate(going_on) if games >= FEWEST_GAMES * shape.games), default=0)
    series = [
        Series(to.name(thing), [(place + 1, counts[place] / going_on[place]) for place in range(last + 1)])
        for thing, counts in shape.timing.items()
    ]
    ticks = [(place + 1.0, str(place + 1)) for place in range(last + 1)]
    title = to.text(f"{to.prefix}-arena-report-timing")
    return section(
        title,
        paragraph(to.text(f"{to.prefix}-arena-report-timing-note"), "soft"),
        lines(title, series, shown=lambda times: to.number(times, "0.##"), ticks=ticks),
    )


def openings(shape: Shape, to: Writer) -> str:
    """How the first player begins, and what came of it."""
    rows = [
        [", ".join(to.name(thing) for thing in first), to.share(tally.times / shape.games), to.share(tally.share)]
        for first, tally in shape.usual_openings
    ]
    titles = [to.text(f"arena-report-opening-{column}") for column in ("moves", "games", "won")]
    return section(to.text("arena-report-openings"), table(titles, rows, numbers=(1, 2)))
