"""A position as a document: what lies open, what is secret, what is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from antilles.core.document import write_generator
from antilles.core.layout import Record
from antilles.santiago.components import (
    STOPS,
)
from antilles.santiago.positions.document import GAME_ID, OVER
from antilles.santiago.ships import ASIDE
from antilles.santiago.vocabulary import (
    CUBAN_NAMES,
    CUBANS,
    DECISION_NAMES,
    DEMAND_CHOICE,
    END_REASON_NAMES,
    FLOWER_NAMES,
    GAME_OVER,
    GOOD_NAMES,
    NO_VENUE,
    PLAIN_GOODS,
    PORT_LOAD,
    VENUE_NAMES,
    VENUE_USE,
    VENUES,
)


def named_counts(counts: Any, names: tuple[str, ...]) -> dict[str, int]:
    """The counts above 0 by name."""
    return {name: int(number) for name, number in zip(names, counts, strict=False) if number > 0}


def busy_names(s: Record) -> list[str]:
    """The Cubans that lie busy side up."""
    return [CUBAN_NAMES[cuban] for cuban in CUBANS if s.busy >> cuban & 1]


def venue_layout(s: Record) -> dict[str, list[str]]:
    """The venues under each flower."""
    return {
        name: [VENUE_NAMES[venue] for venue in VENUES if s.venue_flower[venue] == flower]
        for flower, name in enumerate(FLOWER_NAMES)
    }


def demand_document(rules: Record, s: Record) -> dict[str, Any]:
    """The ship: its number and price, the dice on it and the one set aside, or the dice just rolled."""
    document: dict[str, Any] = {
        "ship": int(s.ship),
        "ship_in_port": bool(s.ship_in_port),
        "price": int(rules.prices[s.flag]),
        "flag": int(s.flag) + 1,
    }
    if s.ship_in_port:
        document["demand"] = {GOOD_NAMES[good]: int(s.demand[good]) for good in PLAIN_GOODS if s.demand[good] != ASIDE}
        document["set_aside"] = next(GOOD_NAMES[good] for good in PLAIN_GOODS if s.demand[good] == ASIDE)
    if s.decision == DEMAND_CHOICE:
        document["rolled"] = {GOOD_NAMES[good]: int(s.rolled[good]) for good in PLAIN_GOODS}
    return document


def open_table(rules: Record, s: Record) -> dict[str, Any]:
    """SDC-INFO-2: what lies open on the table."""
    return {
        "street": [CUBAN_NAMES[s.street[stop]] for stop in range(1, STOPS)],
        "venues": venue_layout(s),
        "car": int(s.car),
        "busy": busy_names(s),
        **demand_document(rules, s),
        "supply": {name: int(s.supply[good]) for good, name in enumerate(GOOD_NAMES)},
        "turns": int(s.turns),
        "ended": [name for reason, name in END_REASON_NAMES.items() if s.ended & reason],
    }


def open_seat(s: Record, seat: int) -> dict[str, Any]:
    """What everybody sees of a seat: pawn and ownership markers."""
    player = s.players[seat]
    return {
        "pawn": None if player.pawn == NO_VENUE else VENUE_NAMES[player.pawn],
        "owns": [VENUE_NAMES[venue] for venue in VENUES if s.owner[venue] == seat],
        "markers": int(player.markers),
    }


def secret_seat(player: Record) -> dict[str, Any]:
    """SDC-INFO-1: what lies behind the screen, and the VP tokens."""
    return {"pesos": int(player.pesos), "vp": int(player.points), "goods": named_counts(player.goods, GOOD_NAMES)}


def now_document(rules: Record, s: Record) -> dict[str, Any]:
    """What is asked, of whom, in whose turn; who has passed in a loading round."""
    if s.phase == GAME_OVER:
        return {"decision": OVER, "active": int(s.active)}
    now: dict[str, Any] = {"decision": DECISION_NAMES[s.decision], "turn": int(s.turn), "active": int(s.active)}
    if s.decision == PORT_LOAD:
        now["passed"] = [seat for seat in range(rules.players) if s.passed >> seat & 1]
    if s.pawn_moved or s.decision == VENUE_USE:
        now["pawn_moved"] = bool(s.pawn_moved)
    return now


def write_position(config: Mapping[str, Any], rules: Record, s: Record) -> dict[str, Any]:
    """The whole position, secrets included."""
    seats = [secret_seat(s.players[seat]) | open_seat(s, seat) for seat in range(rules.players)]
    return {
        "game": GAME_ID,
        **config,
        **open_table(rules, s),
        "seats": seats,
        "now": now_document(rules, s),
        "generator": write_generator(s),
    }
