"""What happened, as messages."""

from collections.abc import Callable
from functools import lru_cache

from antilles.core.facts import MESSAGES_KEPT, RawEvent
from antilles.core.messages import Message, slug
from antilles.puerto_rico import events, things
from antilles.puerto_rico.decisions import GIVERS
from antilles.puerto_rico.festival import BUILDING_GOAL, GOODS_GOAL
from antilles.puerto_rico.phases import black_market

Args = dict[str, object]


def colonist_taken(a: int, b: int, c: int) -> Args:
    """Who came from where, and by what."""
    return {"person": things.PERSON[c], "place": things.PLACE[b], "giver": GIVERS[a]}


def goal_drawn(goal: int, number: int, _: int) -> Args:
    """A goal and what lies on the festival board for it."""
    named = things.BUILDING if goal == BUILDING_GOAL else things.GOOD if goal == GOODS_GOAL else things.TILE
    return {"goal": things.GOAL[goal], "thing": named[number]}


def nothing(*_: int) -> Args:
    """A sentence that names nothing but, perhaps, the player."""
    return {}


ARGUMENTS: dict[int, Callable[[int, int, int], Args]] = {
    events.ROLE_TAKEN: lambda a, b, c: {"role": things.ROLE[a], "doubloons": b},
    events.TILE_TAKEN: lambda a, b, c: {"tile": things.TILE[a]},
    events.TILE_DRAWN: lambda a, b, c: {"tile": things.TILE[a]},
    events.ROW_CLEARED: lambda a, b, c: {"plantations": a},
    events.TILE_TURNED_UP: lambda a, b, c: {"tile": things.TILE[a], "tiles": b},
    events.RESHUFFLED: lambda a, b, c: {"plantations": a},
    events.COLONIST_TAKEN: colonist_taken,
    events.COLONISTS_DEALT: lambda a, b, c: {"colonists": a},
    events.PLACED: lambda a, b, c: {"slot": things.SLOT[a], "people": b},
    events.SHIP_REFILLED: lambda a, b, c: {"colonists": a, "missing": max(0, b - a)},
    events.BUILT: lambda a, b, c: {"building": things.BUILDING[a], "doubloons": b},
    events.PRODUCED: lambda a, b, c: {"good": things.GOOD[a], "number": b, "aqueduct": c},
    events.BONUS_TAKEN: lambda a, b, c: {"good": things.GOOD[a]},
    events.SOLD: lambda a, b, c: {"good": things.GOOD[a], "doubloons": b},
    events.LOADED: lambda a, b, c: {"good": things.GOOD[a], "number": b, "spaces": c},
    events.WHARF_LOADED: lambda a, b, c: {"good": things.GOOD[a], "number": b},
    events.POINTS: lambda a, b, c: {"points": a, "paper": b, "source": things.source(c)},
    events.DOUBLOONS: lambda a, b, c: {"doubloons": a, "source": things.source(b)},
    events.DISCARDED: lambda a, b, c: {"good": things.GOOD[a], "number": b},
    events.SHIP_UNLOADED: lambda a, b, c: {"good": things.GOOD[a], "spaces": b},
    events.ROLE_DOUBLOON: lambda a, b, c: {"role": things.ROLE[a], "doubloons": b},
    events.END_MET: lambda a, b, c: {"reason": things.ENDING[a]},
    events.GAME_ENDED: lambda a, b, c: {"rounds": a},
    events.DRAFTED: lambda a, b, c: {"building": things.BUILDING[a]},
    events.TILE_SEEN: lambda a, b, c: {"tile": things.TILE[a]},
    events.FOREST_PLACED: lambda a, b, c: {"tile": things.face(a)},
    events.TILE_GIVEN_UP: lambda a, b, c: {"tile": things.TILE[a], "doubloons": c},
    events.PERSON_RECEIVED: lambda a, b, c: {"person": things.PERSON[a]},
    events.GUEST_MOVED: lambda a, b, c: {"slot": things.SLOT[a], "person": things.PERSON[b]},
    events.SOLD_TO_POST: lambda a, b, c: {"good": things.GOOD[a], "doubloons": b},
    events.SMALL_WHARF_LOADED: lambda a, b, c: {"goods": a},
    events.SUPPLIED: lambda a, b, c: {"good": things.GOOD[a]},
    events.ROBBED: lambda a, b, c: {"goods": a},
    events.LURED: lambda a, b, c: {"removed": a, "taken": b},
    events.TAKEN_OVER: lambda a, b, c: {"role": things.ROLE[a], "doubloons": b},
    events.TAKEOVER_PAID: lambda a, b, c: {"role": things.ROLE[a], "doubloons": b},
    events.GOAL_DRAWN: goal_drawn,
    events.GOAL_WON: lambda a, b, c: {"goal": things.GOAL[a]},
}


@lru_cache(MESSAGES_KEPT)
def event_message(raw: RawEvent, seats: tuple[str, ...]) -> Message:
    """What is said about an event; `seats` are the players' names."""
    kind, seat, _, a, b, c = raw
    player: Args = {"player": seats[seat]} if seat >= 0 else {}
    if kind == events.PASSED:
        return Message(f"pr-declined-{things.DECISION[a]}", **player)
    if kind == events.NOTHING_POSSIBLE:
        return Message(f"pr-unable-{things.DECISION[a]}", **player)
    if kind == events.ROUND_BEGUN:
        return Message("pr-event-round-begun", round=a, governor=seats[b])
    if kind == events.RETURNED:
        return returned(a, b, player)
    if kind == events.RAIDED:
        return raided(a, b, c, player)
    if kind == events.DRAFTED and not player:
        return Message("pr-event-drafted-by-chance", building=things.BUILDING[a])
    return Message(f"pr-event-{slug(events.EVENTS[kind].name)}", **player, **ARGUMENTS.get(kind, nothing)(a, b, c))


def returned(what: int, which: int, player: Args) -> Message:
    """What the black market took."""
    if what == black_market.PERSON:
        return Message("pr-event-returned-person", **player, person=things.PERSON[which])
    if what == black_market.GOOD:
        return Message("pr-event-returned-good", **player, good=things.GOOD[which])
    return Message("pr-event-returned-point", **player)


def raided(good: int, removed: int, kept: int, player: Args) -> Message:
    """A raid, also one on an empty ship."""
    if good < 0:
        return Message("pr-event-raided-empty", **player)
    return Message("pr-event-raided", **player, good=things.GOOD[good], number=removed, kept=kept)
