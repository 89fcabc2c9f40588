"""Points so far, as far as a seat may know them, and the result of a finished game (SDC-SCORE-*)."""

from collections.abc import Callable, Mapping
from typing import Any

from antilles.core.messages import Message, thing
from antilles.santiago import endings
from antilles.santiago.game import Santiago
from antilles.santiago.goods import PER_POINT
from antilles.tableside.standings import StandingLine, Standings

Player = Mapping[str, Any]
TIE_RULE, SECRET_RULE = "SDC-SCORE-4", "SDC-INFO-1"


def goods_held(player: Player) -> int:
    """All goods, wood included."""
    return sum(player["goods"].values())


def total(player: Player) -> int:
    """SDC-SCORE-1: points, and one VP for every three goods."""
    return int(player["vp"]) + goods_held(player) // PER_POINT


LINES: tuple[tuple[Message, Callable[[Player], int], str], ...] = (
    (Message("sdc-score-points"), lambda player: int(player["vp"]), "source"),
    (Message("sdc-score-goods", each=PER_POINT), lambda player: goods_held(player) // PER_POINT, "source"),
    (Message("sdc-score-total"), total, "total"),
    (Message("sdc-score-goods-held"), goods_held, "tie-break"),
    (Message("sdc-score-pesos"), lambda player: int(player["pesos"]), "tie-break"),
)


def standings(game: Santiago, seat: int | None) -> Standings:
    """Every seat's points as far as a seat may know them, as if the game ended now."""
    players = game.view(seat)["seats"]
    lines = tuple(
        StandingLine(title, tuple(count(player) if "vp" in player else None for player in players), weight)
        for title, count, weight in LINES
    )
    hidden = any("vp" not in player for player in players)
    notes = (with_rule(Message("sdc-score-hidden"), SECRET_RULE),) if hidden else ()
    return Standings(lines, notes, reasons(game), verdict(game, players) if game.over else None)


def with_rule(sentence: Message, rule: str) -> Message:
    """A sentence and its rule."""
    return Message("with-rule", sentence=sentence, rule=rule)


def reasons(game: Santiago) -> tuple[Message, ...]:
    """Why the game ended; a turn limit is no end of the booklet."""
    rows = [row for row in endings.ENDINGS if row.name in game.end_reasons and game.over]
    limit = {"turn limit": {"turns": game.rules.turn_limit}}
    return tuple(with_rule(Message(thing("sdc-end", row.name), **limit.get(row.name, {})), row.rule) for row in rows)


def verdict(game: Santiago, players: list[Player]) -> Message:
    """Who won, with how many points, and how a tie was settled: by goods, then by pesos."""
    best = players[game.winners[0]]
    points, goods, pesos = total(best), goods_held(best), best["pesos"]
    if len(game.winners) > 1:
        winners = [game.seats[seat] for seat in game.winners]
        return with_rule(Message("sdc-verdict-shared", players=winners, points=points), TIE_RULE)
    level = [player for player in players if total(player) == points]
    tie = "none" if len(level) == 1 else "goods" if [*map(goods_held, level)].count(goods) == 1 else "pesos"
    player = game.seats[game.winners[0]]
    said = Message("sdc-verdict-wins", player=player, points=points, tie=tie, goods=goods, pesos=pesos)
    return said if tie == "none" else with_rule(said, TIE_RULE)
