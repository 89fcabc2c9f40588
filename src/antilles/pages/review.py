"""The review of a game as a page: chances and points over the game, and what it turned on."""

from __future__ import annotations

from antilles.pages.html import page, paragraph, section, table
from antilles.pages.plots import Flag, Series, lines
from antilles.study.reviewing import Accuracy, Review
from antilles.study.told import reasons_told
from antilles.words import Words
from antilles.words.numbers import percent

WHOLE, NOTHING = "0%", "–"


def review_page(review: Review, words: Words) -> str:
    """The whole review as HTML."""
    title = words.text("review-title", game=review.game.manifest.title, players=" – ".join(review.game.seats))
    parts = [result(review, words), chances(review, words), scores(review, words), turning_points(review, words)]
    return page(title, words.language, *parts)


def result(review: Review, words: Words) -> str:
    """Who won, with how many points, what everybody gave away, and how often a decision was among the best."""
    titles = [words.text(f"review-column-{column}") for column in ("player", "points", "given-away", "accuracy")]
    rows = [
        [
            f"{name} ★" if seat in review.game.winners else name,
            str(review.game.scores[seat].total),
            percent(review.given_away(seat), WHOLE, words.language),
            share_told(review.accuracy(seat), words),
        ]
        for seat, name in enumerate(review.game.seats)
    ]
    note = words.text("review-judge", bot=review.bot, moves=len(review.steps))
    return section(words.text("review-result"), table(titles, rows, numbers=(1, 2, 3)), paragraph(note, "soft"))


def share_told(accuracy: Accuracy, words: Words) -> str:
    """How many of the real decisions were among the best, where there were any."""
    if not accuracy.decisions:
        return NOTHING
    return percent(accuracy.among_best / accuracy.decisions, WHOLE, words.language)


def ticks(review: Review) -> list[tuple[float, str]]:
    """Where rounds, or ships, begin."""
    found: list[tuple[float, str]] = []
    last = 0
    for step in review.steps:
        if step.period != last:
            found.append((float(step.number), str(step.period)))
            last = step.period
    every = max(1, len(found) // 20)
    return found[::every]


def chances(review: Review, words: Words) -> str:
    """The share of victories of every seat after every decision; the turning points are numbered."""
    series = []
    for seat, name in enumerate(review.game.seats):
        points = [(0.0, review.before[seat]), *((float(step.number), step.chances[seat]) for step in review.steps)]
        series.append(Series(name, points))
    flags = [
        Flag(float(point.step.number), point.step.seat, str(number))
        for number, point in enumerate(review.turning_points, start=1)
    ]
    title = words.text("review-chances")
    plot = lines(title, series, 1.0, lambda share: percent(share, WHOLE, words.language), ticks(review), flags)
    axis = words.text(f"{review.game.manifest.message_prefix}-review-axis")
    notes = [axis, words.text("review-flags")] if flags else [axis]
    return section(title, plot, paragraph(" ".join(notes), "soft"))


def scores(review: Review, words: Words) -> str:
    """What everybody would have had if the game had ended there."""
    series = [
        Series(name, [(float(move), float(points[seat])) for move, points in enumerate(review.scores_through)])
        for seat, name in enumerate(review.game.seats)
    ]
    title = words.text("review-scores")
    return section(title, lines(title, series, ticks=ticks(review)))


def turning_points(review: Review, words: Words) -> str:
    """What cost most, what was better, and why."""
    if not review.turning_points:
        return section(words.text("review-turning-points"), paragraph(words.text("review-none")))
    titles = [
        "",
        *(words.text(f"review-column-{name}") for name in ("move", "player", "done", "cost", "better", "why")),
    ]
    rows = []
    for number, point in enumerate(review.turning_points, start=1):
        step = point.step
        told = [words.say(reason) for reason in reasons_told(point.reasons, review.game, words.language)]
        rows.append(
            [
                str(number),
                str(step.number),
                review.game.seats[step.seat],
                words.say(step.meaning),
                percent(step.loss, WHOLE, words.language),
                words.say(point.better.meaning),
                "; ".join(told),
            ]
        )
    return section(words.text("review-turning-points"), table(titles, rows, numbers=(0, 1, 4), wide=6))
