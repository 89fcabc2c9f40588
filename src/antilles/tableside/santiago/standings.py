"""Points so far, as far as a seat may know them, and the result of a finished game (SDC-SCORE-*)."""

from collections.abc import Iterator
from typing import Any

from antilles.core.messages import Message, thing
from antilles.santiago import endings
from antilles.santiago.game import Santiago
from antilles.santiago.goods import PER_POINT
from antilles.santiago.layout import PLAYER
from antilles.tableside.santiago.sources import highlights, sources
from antilles.tableside.standings import SOURCE, TIE_BREAK, TOTAL, StandingLine, Standings, verdict


def score_title(line: str) -> Message:
    """What a line of the score is called."""
    return Message("sdc-score-goods", each=PER_POINT) if line == "goods" else Message(thing("sdc-score", line))


def standings(game: Santiago, seat: int | None) -> Standings:
    """Every seat's points as far as a seat may know them, as if the game ended now."""
    scores, rules, state = game.scores, game.rules, game.state
    hidden = [owner for owner in range(game.players) if not PLAYER.sees("points", rules, state, owner, seat)]
    held: list[Any] = [score.tie_break for score in scores]
    columns = [(name, values, SOURCE) for name, values in source_columns(game)]
    columns += [
        ("total", [score.total for score in scores], TOTAL),
        ("goods held", [goods for goods, _ in held], TIE_BREAK),
        ("pesos", [pesos for _, pesos in held], TIE_BREAK),
    ]
    lines = tuple(
        StandingLine(score_title(name), tuple(None if p in hidden else int(v) for p, v in enumerate(values)), weight)
        for name, values, weight in columns
    )
    notes = (Message("sdc-score-hidden"),) if hidden else ()
    if not game.over:
        return Standings(lines, notes)
    told = () if seat is None else highlights(game, seat)
    return Standings(lines, notes, reasons(game), verdict(game, "sdc", **settled(game)), told)


def source_columns(game: Santiago) -> Iterator[tuple[str, list[int]]]:
    """The lines of the score. In the end nothing is hidden any more: then it can be told what brought the points."""
    for name in game.score_lines:
        values = [score.lines[name] for score in game.scores]
        yield from sources(game, values) if game.over and name == "points" else [(name, values)]


def reasons(game: Santiago) -> tuple[Message, ...]:
    """Why the game ended; a turn limit is no end of the booklet."""
    told = {"turn limit": {"turns": game.rules.turn_limit}}
    names = [row.name for row in endings.ENDINGS if row.name in game.end_reasons]
    return tuple(Message(thing("sdc-ended", name), **told.get(name, {})) for name in names)


def settled(game: Santiago) -> dict[str, Any]:
    """What breaks a tie at the top: goods, or pesos where goods are equal too (SDC-SCORE-4)."""
    scores = game.scores
    level: list[Any] = [score.tie_break for score in scores if score.total == max(s.total for s in scores)]
    goods, pesos = max(level)
    alone = [held for held, _ in level].count(goods) == 1
    return {"by": "goods" if alone else "pesos", "goods": goods, "pesos": pesos}
