"""Events as sentences."""

from collections.abc import Callable, Sequence

from antilles.core.facts import RawEvent
from antilles.santiago import cubans, decisions, endings, events, goods, venues
from antilles.santiago.words import counted, gift, pesos, stops, units

CUBANS, VENUES = cubans.CUBANS, venues.VENUES
Numbers = tuple[int, int, int]


def taken(who: str, numbers: Numbers) -> str:
    """Goods taken, and what the supply could not give."""
    good, number, due = numbers
    short = " (the supply holds no more)" if number < due else ""
    return f"{who} takes {units(good, number)}{short}."


def drove(who: str, numbers: Numbers) -> str:
    """A drive."""
    steps, cost, cuban = numbers
    there = "into the port" if cuban == cubans.NONE else f"to {CUBANS[cuban].title}"
    paid = f" for {pesos(cost)}" if cost else ""
    return f"{who} drives {stops(steps)} {there}{paid}."


def price_moved(who: str, numbers: Numbers) -> str:
    """The price marker; two flags may bear the same price."""
    old, new, flag = numbers
    if old == new:
        return f"The price marker moves to flag {flag}, still {new}."
    return f"The price moves from {old} to {new}."


def game_ended(who: str, numbers: Numbers) -> str:
    """The end, and whether it came by the turn limit (SDC-AMB-30)."""
    end = endings.TURN_LIMIT if numbers[1] & endings.TURN_LIMIT else endings.LAST_SHIP
    return endings.BITS[end].sentence.format(turns=counted(numbers[0], "turn"))


def declined(who: str, numbers: Numbers) -> str:
    """What was not used."""
    what = "Alonso" if numbers[0] == decisions.ALONSO else VENUES[numbers[1]].title
    return f"{who} makes no use of {what}."


def stays(who: str, numbers: Numbers) -> str:
    """A pawn that does not move."""
    there = "off the board" if numbers[0] == venues.NONE else f"in {VENUES[numbers[0]].title}"
    return f"{who}'s pawn stays {there}."


def used(who: str, numbers: Numbers) -> str:
    """A venue in use."""
    return f"{who} uses {VENUES[numbers[0]].title}{' through Alonso' if numbers[1] else ''}."


def event_text(raw: RawEvent, seats: Sequence[str]) -> str:
    """One sentence for an event; `seats` are the players' names."""
    kind, seat, _, a, b, c = raw
    who = seats[seat] if seat >= 0 else "The table"
    if kind == events.GAVE:
        return f"{who} gives {gift(a)} to {seats[b]}."
    if kind == events.OWNER_PAID:
        return f"{who} takes {b} VP as owner of {VENUES[a].title}, where {seats[c]} stands."
    return SENTENCES[kind](who, (a, b, c))


SENTENCES: dict[int, Callable[[str, Numbers], str]] = {
    events.TURN_BEGUN: lambda who, n: f"Turn {n[0]}: {who}.",
    events.DROVE: drove,
    events.CUBAN_FREED: lambda who, n: f"{CUBANS[n[0]].title} is available again.",
    events.CUBAN_BUSY: lambda who, n: f"{who} turns {CUBANS[n[0]].title} to busy.",
    events.PRICE_MOVED: price_moved,
    events.GOODS_TAKEN: taken,
    events.GOODS_RETURNED: lambda who, n: f"{who} returns {units(n[0], n[1])}.",
    events.PESOS_TAKEN: lambda who, n: f"{who} takes {pesos(n[0])}.",
    events.PESOS_PAID: lambda who, n: f"{who} pays {pesos(n[0])}.",
    events.POINTS_TAKEN: lambda who, n: f"{who} takes {n[0]} VP.",
    events.POINTS_PAID: lambda who, n: f"{who} gives up {n[0]} VP.",
    events.CAPTURED: lambda who, n: f"{who} captures {VENUES[n[0]].title}.",
    events.VISITED: lambda who, n: f"{who} goes to {VENUES[n[0]].title}.",
    events.USED: used,
    events.DECLINED: declined,
    events.DIE_TURNED: lambda who, n: f"The {goods.GOODS[n[0]].colour} die shows {n[1]}.",
    events.LOADING_BEGUN: lambda who, n: f"{who} begins a loading round.",
    events.LOADED: lambda who, n: f"{who} loads {units(n[0], n[1])} for {n[2]} VP.",
    events.WOOD_LOADED: lambda who, n: f"{who} loads {n[1]} wood in place of {goods.NAMES[n[0]]} for {n[2]} VP.",
    events.PASSED: lambda who, n: f"{who} passes.",
    events.SHIP_LEFT: lambda who, n: f"Ship {n[0]} leaves: {endings.DEPARTURES[n[1]].sentence}.",
    events.DIE_ROLLED: lambda who, n: f"{who} rolls {n[1]} {goods.NAMES[n[0]]}.",
    events.DIE_LEFT_OUT: lambda who, n: f"{who} leaves the {goods.GOODS[n[0]].colour} die out.",
    events.SHIP_CAME: lambda who, n: f"Ship {n[0]} is in port.",
    events.GAME_ENDED: game_ended,
    events.PAWN_STAYS: stays,
}
