"""Events as sentences."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from antilles.santiago import events as e
from antilles.santiago.vocabulary import (
    ALONSO_CHOICE,
    CHECKERED_FLAG,
    DEMAND_MET,
    DIE_COLOURS,
    FOUR_ZEROS,
    GOOD_NAMES,
    NO_CUBAN,
    NO_VENUE,
    TURN_LIMIT,
)
from antilles.santiago.words import cuban_title, gift, goods, pesos, stops, venue_title

DEPARTURES = {
    DEMAND_MET: "all demand is met",
    CHECKERED_FLAG: "the price marker reached the checkered flag",
    FOUR_ZEROS: "nothing is wanted",
}
Numbers = tuple[int, int, int]


def taken(who: str, numbers: Numbers) -> str:
    """Goods taken, and what the supply could not give."""
    good, number, due = numbers
    short = " (the supply holds no more)" if number < due else ""
    return f"{who} takes {goods(good, number)}{short}."


def drove(who: str, numbers: Numbers) -> str:
    """A drive."""
    steps, cost, cuban = numbers
    there = "into the port" if cuban == NO_CUBAN else f"to {cuban_title(cuban)}"
    paid = f" for {pesos(cost)}" if cost else ""
    return f"{who} drives {stops(steps)} {there}{paid}."


def price_moved(who: str, numbers: Numbers) -> str:
    """The price marker; two flags may bear the same price."""
    old, new, flag = numbers
    return (
        f"The price moves from {old} to {new}."
        if old != new
        else f"The price marker moves to flag {flag}, still {new}."
    )


def game_ended(who: str, numbers: Numbers) -> str:
    """The end, and whether it came by the turn limit (SDC-AMB-30)."""
    played = "1 turn" if numbers[0] == 1 else f"{numbers[0]} turns"
    if numbers[1] & TURN_LIMIT:
        return f"{played} have been played, as many as this table allows; the game is scored as it stands."
    return f"The game is over after {played}."


def declined(who: str, numbers: Numbers) -> str:
    """What was not used."""
    return f"{who} makes no use of {'Alonso' if numbers[0] == ALONSO_CHOICE else venue_title(numbers[1])}."


def stays(who: str, numbers: Numbers) -> str:
    """A pawn that does not move."""
    return f"{who}'s pawn stays {'off the board' if numbers[0] == NO_VENUE else 'in ' + venue_title(numbers[0])}."


def used(who: str, numbers: Numbers) -> str:
    """A venue in use."""
    return f"{who} uses {venue_title(numbers[0])}{' through Alonso' if numbers[1] else ''}."


def event_text(raw: Sequence[int], seats: Sequence[str]) -> str:
    """One sentence for an event."""
    kind, seat, a, b, c = raw[:5]
    who = seats[seat] if seat >= 0 else "The table"
    if kind == e.GAVE:
        return f"{who} gives {gift(a)} to {seats[b]}."
    if kind == e.OWNER_PAID:
        return f"{who} takes {b} VP as owner of {venue_title(a)}, where {seats[c]} stands."
    return SENTENCES[kind](who, (a, b, c))


SENTENCES: dict[int, Callable[[str, Numbers], str]] = {
    e.TURN_BEGUN: lambda who, n: f"Turn {n[0]}: {who}.",
    e.DROVE: drove,
    e.CUBAN_FREED: lambda who, n: f"{cuban_title(n[0])} is available again.",
    e.CUBAN_BUSY: lambda who, n: f"{who} turns {cuban_title(n[0])} to busy.",
    e.PRICE_MOVED: price_moved,
    e.GOODS_TAKEN: taken,
    e.GOODS_RETURNED: lambda who, n: f"{who} returns {goods(n[0], n[1])}.",
    e.PESOS_TAKEN: lambda who, n: f"{who} takes {pesos(n[0])}.",
    e.PESOS_PAID: lambda who, n: f"{who} pays {pesos(n[0])}.",
    e.POINTS_TAKEN: lambda who, n: f"{who} takes {n[0]} VP.",
    e.POINTS_PAID: lambda who, n: f"{who} gives up {n[0]} VP.",
    e.CAPTURED: lambda who, n: f"{who} captures {venue_title(n[0])}.",
    e.VISITED: lambda who, n: f"{who} goes to {venue_title(n[0])}.",
    e.USED: used,
    e.DECLINED: declined,
    e.DIE_TURNED: lambda who, n: f"The {DIE_COLOURS[n[0]]} die shows {n[1]}.",
    e.LOADING_BEGUN: lambda who, n: f"{who} begins a loading round.",
    e.LOADED: lambda who, n: f"{who} loads {goods(n[0], n[1])} for {n[2]} VP.",
    e.WOOD_LOADED: lambda who, n: f"{who} loads {n[1]} wood in place of {GOOD_NAMES[n[0]]} for {n[2]} VP.",
    e.PASSED: lambda who, n: f"{who} passes.",
    e.SHIP_LEFT: lambda who, n: f"Ship {n[0]} leaves: {DEPARTURES[n[1]]}.",
    e.DIE_ROLLED: lambda who, n: f"{who} rolls {n[1]} {GOOD_NAMES[n[0]]}.",
    e.DIE_LEFT_OUT: lambda who, n: f"{who} leaves the {DIE_COLOURS[n[0]]} die out.",
    e.SHIP_CAME: lambda who, n: f"Ship {n[0]} is in port.",
    e.GAME_ENDED: game_ended,
    e.PAWN_STAYS: stays,
}
