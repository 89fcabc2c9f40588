"""Points so far, as far as a seat may know them, and the result of a finished game (SDC-SCORE-*)."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from antilles.core.messages import Message, thing
from antilles.santiago import endings
from antilles.santiago.game import Santiago
from antilles.santiago.goods import PER_POINT
from antilles.tableside.standings import SOURCE, TIE_BREAK, TOTAL, StandingLine, Standings, verdict

Player = Mapping[str, Any]


def goods_held(player: Player) -> int:
    """All goods, wood included."""
    return sum(player["goods"].values())


def total(player: Player) -> int:
    """SDC-SCORE-1: points, and one VP for every three goods."""
    return int(player["vp"]) + goods_held(player) // PER_POINT


LINES: tuple[tuple[Message, Callable[[Player], int], str], ...] = (
    (Message("sdc-score-points"), lambda player: int(player["vp"]), SOURCE),
    (Message("sdc-score-goods", each=PER_POINT), lambda player: goods_held(player) // PER_POINT, SOURCE),
    (Message("sdc-score-total"), total, TOTAL),
    (Message("sdc-score-goods-held"), goods_held, TIE_BREAK),
    (Message("sdc-score-pesos"), lambda player: int(player["pesos"]), TIE_BREAK),
)


def standings(game: Santiago, seat: int | None) -> Standings:
    """Every seat's points as far as a seat may know them, as if the game ended now."""
    players = game.view(seat)["seats"]
    lines = tuple(
        StandingLine(title, tuple(count(player) if "vp" in player else None for player in players), weight)
        for title, count, weight in LINES
    )
    hidden = any("vp" not in player for player in players)
    notes = (Message("sdc-score-hidden"),) if hidden else ()
    if not game.over:
        return Standings(lines, notes)
    return Standings(lines, notes, reasons(game), verdict(game, "sdc", **settled(players)))


def reasons(game: Santiago) -> tuple[Message, ...]:
    """Why the game ended; a turn limit is no end of the booklet."""
    told = {"turn limit": {"turns": game.rules.turn_limit}}
    names = [row.name for row in endings.ENDINGS if row.name in game.end_reasons]
    return tuple(Message(thing("sdc-ended", name), **told.get(name, {})) for name in names)


def settled(players: Sequence[Player]) -> dict[str, Any]:
    """What breaks a tie at the top: goods, or pesos where goods are equal too (SDC-SCORE-4)."""
    level = [player for player in players if total(player) == max(map(total, players))]
    goods, pesos = max((goods_held(player), player["pesos"]) for player in level)
    alone = [goods_held(player) for player in level].count(goods) == 1
    return {"by": "goods" if alone else "pesos", "goods": goods, "pesos": pesos}
