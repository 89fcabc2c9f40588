"""Points so far, and the result of a finished game of Puerto Rico."""

from collections.abc import Sequence

from antilles.core.messages import Message, slug
from antilles.puerto_rico import buildings, endings, things
from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.layout import PLAYER
from antilles.puerto_rico.scoring import SCORE_LINES
from antilles.tableside.puerto_rico.highlights import highlights
from antilles.tableside.standings import SOURCE, TIE_BREAK, TOTAL, StandingLine, Standings, verdict

# Lines that would tell how many chips lie face down.
SECRET_LINES = ("chips", "paper", "customs house", "total")
# Lines that are counted together.
LARGE = {row.name: Message("pr-score-large") for row in SCORE_LINES if row.building != buildings.NONE}


def score_title(line: str) -> Message:
    """What a line of the score is called."""
    return Message(f"pr-score-{slug(line)}")


def standings(game: PuertoRico, seat: int | None) -> Standings:
    """Every source of points but those nobody has, the total, and what breaks ties (PR-SCORE-03)."""
    scores, rules, state = game.scores, game.rules, game.state
    seen = [game.over or PLAYER.sees("vp_chips", rules, state, owner, seat) for owner in range(game.players)]
    hidden = [owner for owner, points in enumerate(seen) if not points]

    def line(name: str, values: Sequence[int], weight: str = SOURCE) -> StandingLine:
        secret = hidden if name in SECRET_LINES else ()
        shown = tuple(None if place in secret else int(value) for place, value in enumerate(values))
        return StandingLine(score_title(name), shown, weight, LARGE.get(name))

    sources = [line(name, [score.lines[name] for score in scores]) for name in SCORE_LINES.names]
    lines = [source for source in sources if any(source.values)]
    lines.append(line("total", [score.total for score in scores], TOTAL))
    lines.append(line("tie break", [int(score.tie_break) for score in scores], TIE_BREAK))  # type: ignore[arg-type]
    notes = (Message("pr-score-hidden"),) if hidden else ()
    if not game.over:
        return Standings(tuple(lines), notes)
    reasons = tuple(
        Message(f"pr-ended-{things.ENDING[bit]}") for bit, name in endings.NAMES.items() if name in game.end_reasons
    )
    level = max(int(score.tie_break) for score in scores if score.total == max(s.total for s in scores))  # type: ignore[arg-type]
    told = () if seat is None else highlights(game, seat)
    return Standings(tuple(lines), notes, reasons, verdict(game, "pr", held=level), told)
