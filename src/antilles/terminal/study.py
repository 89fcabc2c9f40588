"""Hints and reviews, for people: tables, reasons in words, and the chances as a small plot."""

from collections.abc import Sequence

from rich.console import Console
from rich.table import Table
from rich.text import Text

from antilles.core.game import Game
from antilles.study.judging import Hint, Suggestion
from antilles.study.reviewing import Review, TurningPoint
from antilles.study.told import because, reasons_told
from antilles.terminal.palette import clean
from antilles.words import Words
from antilles.words.numbers import decimal, percent

LEVELS = " ▁▂▃▄▅▆▇█"
PLOT_CELLS = 60
WHOLE = "0%"
NOTHING = "–"


def print_hint(hint: Hint, game: Game, out: Console, words: Words) -> None:
    """The best moves with the chances of all seats, and what speaks for the first."""
    asked = words.text("cli-asked", player=game.seats[hint.seat], question=game.question)
    out.print(Text(clean(asked), style="bold"))
    alone = len(hint.moves) == 1  # an arrangement may be long, so it has lines of its own
    if alone:
        out.print(Text(clean(words.text("hint-only", action=hint.best.meaning))))
    if alone and not hint.best.shares:
        return
    move_column, tried_column = (words.text(f"hint-column-{column}") for column in ("move", "tried"))
    columns = [*(clean(name) for name in game.seats), words.text("hint-column-points")]
    table = Table(*(columns if alone else [move_column, *columns, tried_column]), box=None, padding=(0, 2, 0, 0))
    for move in hint.moves:
        chances = [percent(share, WHOLE, words.language) for share in move.shares]
        row = [*chances, expected(move, hint.seat, words)]
        table.add_row(*(row if alone else [Text(clean(words.say(move.meaning))), *row, str(move.visits)]))
    out.print(table)
    for other in hint.moves[1:]:
        line = because(hint.best, other, game, words.language)
        if line is not None:
            out.print(Text(clean(words.say(line))))


def expected(move: Suggestion, seat: int, words: Words) -> str:
    """The points that the seat may expect, where the bot has an idea of them."""
    return decimal(move.scores[seat], "0.0", words.language) if move.scores else NOTHING


def print_review(review: Review, out: Console, words: Words) -> None:
    """The chances of every seat over the game, and the turning points."""
    out.print(Text(words.text("review-chances"), style="bold"))
    width = max(len(name) for name in review.game.seats)
    for seat, name in enumerate(review.game.seats):
        chances = [review.before[seat], *(step.chances[seat] for step in review.steps)]
        last = percent(chances[-1], WHOLE, words.language)
        out.print(Text(f"{clean(name).ljust(width)} {spark(chances)} {last.rjust(5)}"))
    for seat, name in enumerate(review.game.seats):
        given = percent(review.given_away(seat), WHOLE, words.language)
        good = review.accuracy(seat)
        figures = {"share": given, "best": good.among_best, "decisions": good.decisions}
        out.print(Text(clean(words.text("review-given-away", player=name, **figures))))
    out.print(Text(clean(words.text("review-judge", bot=review.bot, moves=len(review.steps))), style="dim"))
    if not review.turning_points:
        out.print(Text(words.text("review-none")))
        return
    out.print(Text(words.text("review-turning-points"), style="bold"))
    for point in review.turning_points:
        print_turning_point(point, review.game, out, words)


def print_turning_point(point: TurningPoint, game: Game, out: Console, words: Words) -> None:
    """What was done, what was better, and why."""
    step = point.step
    cost = percent(step.loss, WHOLE, words.language)
    where = {"number": str(step.number), "player": game.seats[step.seat], "action": step.meaning, "share": cost}
    out.print(Text(clean(words.text("review-cost", **where))))
    out.print(Text(f"   {clean(words.text('review-better', action=point.better.meaning))}", style="green"))
    if point.reasons:
        told = "; ".join(words.say(reason) for reason in reasons_told(point.reasons, game, words.language))
        out.print(Text(f"   {clean(told)}", style="dim"))


def spark(chances: Sequence[float], cells: int = PLOT_CELLS) -> str:
    """Numbers from 0 to 1 as a line of blocks, each the mean of its stretch."""
    count = min(cells, len(chances))
    means = []
    for cell in range(count):
        stretch = chances[cell * len(chances) // count : (cell + 1) * len(chances) // count]
        means.append(sum(stretch) / len(stretch))
    return "".join(LEVELS[round(mean * (len(LEVELS) - 1))] for mean in means)
