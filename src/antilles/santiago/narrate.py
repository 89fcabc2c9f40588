"""Events as messages: `sdc-event-...` with what each mentions. A player's own sentence begins with the name."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from antilles.core.facts import MESSAGES_KEPT, RawEvent
from antilles.core.messages import Message, slug
from antilles.santiago import decisions, endings, events, goods, things

Mentioned = dict[str, Any]
Numbers = tuple[int, int, int]


def price_moved(numbers: Numbers) -> Mentioned:
    """The price marker; two flags may bear the same price."""
    old, new, flag = numbers
    return {"old": old, "new": new, "flag": flag, "same": old == new}


def declined(numbers: Numbers) -> Mentioned:
    """What was not used."""
    at_alonso = numbers[0] == decisions.ALONSO
    return {"what": "cuban-alonso" if at_alonso else things.venue_id(numbers[1])}


def loaded(numbers: Numbers) -> Mentioned:
    """Goods on the ship, or wood in place of a good."""
    return counted(numbers) | {"points": numbers[2]}


def counted(numbers: Numbers) -> Mentioned:
    """So many goods of a kind."""
    return {"good": things.good_id(numbers[0]), "number": numbers[1]}


@lru_cache(MESSAGES_KEPT)
def event_message(raw: RawEvent, seats: tuple[str, ...]) -> Message:
    """What is said about an event; `seats` are the players' names."""
    kind, seat, _, a, b, c = raw
    said: Mentioned = {"player": seats[seat]} if seat >= 0 else {}
    said |= SENTENCES[kind]((a, b, c))
    if kind == events.GAVE:
        said["rival"] = seats[b]
    elif kind == events.OWNER_PAID:
        said["visitor"] = seats[c]
    return Message(f"sdc-event-{slug(events.EVENTS[kind].name)}", **said)


SENTENCES: dict[int, Callable[[Numbers], Mentioned]] = {
    events.TURN_BEGUN: lambda n: {"turn": n[0]},
    events.DROVE: lambda n: {"stops": n[0], "pesos": n[1], "place": things.stop_id(n[2])},
    events.CUBAN_FREED: lambda n: {"cuban": things.cuban_id(n[0])},
    events.CUBAN_BUSY: lambda n: {"cuban": things.cuban_id(n[0])},
    events.PRICE_MOVED: price_moved,
    events.GOODS_TAKEN: lambda n: counted(n) | {"short": n[2] - n[1]},
    events.GOODS_RETURNED: counted,
    events.PESOS_TAKEN: lambda n: {"pesos": n[0]},
    events.PESOS_PAID: lambda n: {"pesos": n[0]},
    events.POINTS_TAKEN: lambda n: {"points": n[0]},
    events.POINTS_PAID: lambda n: {"points": n[0]},
    events.GAVE: lambda n: {"gift": goods.GIFTS[n[0]].thing},
    events.CAPTURED: lambda n: {"venue": things.venue_id(n[0])},
    events.VISITED: lambda n: {"venue": things.venue_id(n[0])},
    events.USED: lambda n: {"venue": things.venue_id(n[0]), "remote": bool(n[1])},
    events.DECLINED: declined,
    events.DIE_TURNED: lambda n: {"die": things.die_id(n[0]), "value": n[1]},
    events.LOADING_BEGUN: lambda n: {},
    events.LOADED: loaded,
    events.WOOD_LOADED: loaded,
    events.PASSED: lambda n: {},
    events.SHIP_LEFT: lambda n: {"ship": n[0], "why": slug(endings.DEPARTURES[n[1]].name)},
    events.DIE_ROLLED: lambda n: {"good": things.good_id(n[0]), "value": n[1]},
    events.DIE_LEFT_OUT: lambda n: {"die": things.die_id(n[0])},
    events.SHIP_CAME: lambda n: {"ship": n[0]},
    events.OWNER_PAID: lambda n: {"venue": things.venue_id(n[0]), "points": n[1]},
    events.GAME_ENDED: lambda n: {"turns": n[0], "limit": bool(n[1] & endings.TURN_LIMIT)},
    events.PAWN_STAYS: lambda n: {"venue": things.venue_id(n[0])},
}
