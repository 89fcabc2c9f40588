"""Facts that may keep a player of Santiago de Cuba from something: what is missing to the refusal's own figures."""

from collections.abc import Iterator
from typing import Any

from antilles.core.messages import Message
from antilles.core.supposing import supposing
from antilles.santiago import goods, things
from antilles.santiago.game import Santiago
from antilles.tableside.helping import Change, Fact, Help


def facts(game: Santiago, action: int) -> Iterator[Fact]:
    """Pesos, points or goods that the seat lacks."""
    seat = game.turn or 0
    told: dict[str, Any] = dict(game.explain(action).message.args)
    if "money" in told:
        missing = told["pesos"] - told["money"]
        yield Help(Message("sdc-help-pesos", number=missing), None, "peso"), more_pesos(seat, missing)
    if "held" in told:
        missing = told["points"] - told["held"]
        yield Help(Message("sdc-help-points", number=missing), None, "victory-point"), more_points(seat, missing)
    for good in range(goods.COUNT):
        thing = things.good_id(good)
        if told.get("good") == thing:
            for missing in range(1, goods.TOKENS):
                change = more_goods(seat, good, missing)
                if action in supposing(game, change).legal_actions.ids:
                    yield Help(Message("sdc-help-goods", number=missing, good=thing), None, thing), change
                    break


def more_pesos(seat: int, number: int) -> Change:
    """So many pesos more."""

    def change(state: Any) -> None:
        state.players[seat].pesos += number

    return change


def more_points(seat: int, number: int) -> Change:
    """So many points more."""

    def change(state: Any) -> None:
        state.players[seat].points += number

    return change


def more_goods(seat: int, good: int, number: int) -> Change:
    """So many goods of a kind more."""

    def change(state: Any) -> None:
        state.players[seat].goods[good] += number

    return change
