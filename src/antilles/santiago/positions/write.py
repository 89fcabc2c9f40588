"""A position as a document: what lies open, what is secret, what is asked."""

from collections.abc import Callable, Mapping
from typing import Any

from antilles.core.document import write_generator
from antilles.core.records import Record
from antilles.santiago import cubans, decisions, endings, flowers, goods, phases, ships, venues
from antilles.santiago.layout import ASIDE
from antilles.santiago.manifest import MANIFEST
from antilles.santiago.positions.document import HOLDINGS

Sees = Callable[[str, int], bool]
"""Whether a field of the record of a seat may be shown."""


def dice_document(dice: Any) -> dict[str, int]:
    """What dice show, by good; the one that lies beside the board is not named."""
    return {name: int(dice[good]) for good, name in enumerate(goods.PLAIN_NAMES) if dice[good] != ASIDE}


def ship_document(rules: Record, s: Record) -> dict[str, Any]:
    """The ship: its number and price, the dice on it and the one set aside, or the dice just rolled."""
    document: dict[str, Any] = {
        "ship": int(s.ship),
        "ship_in_port": bool(s.ship_in_port),
        "price": int(rules.prices[s.flag]),
        "flag": int(s.flag) + 1,
    }
    if s.ship_in_port:
        document["demand"] = dice_document(s.demand)
        document["set_aside"] = goods.NAMES[s.demand.tolist().index(ASIDE)]
    if s.decision == decisions.DEMAND:
        document["rolled"] = dice_document(s.rolled)
    return document


def open_table(rules: Record, s: Record) -> dict[str, Any]:
    """SDC-INFO-2: what lies open on the table."""
    return {
        "street": [cubans.NAMES[cuban] for cuban in s.street[1:]],
        "venues": {
            flower: [name for venue, name in enumerate(venues.NAMES) if s.venue_flower[venue] == number]
            for number, flower in enumerate(flowers.NAMES)
        },
        "car": int(s.car),
        "busy": [name for cuban, name in enumerate(cubans.NAMES) if s.busy >> cuban & 1],
        **ship_document(rules, s),
        "supply": {name: int(s.supply[good]) for good, name in enumerate(goods.NAMES)},
        "turns": int(s.turns),
        "ended": endings.named_ends(s.ended),
    }


def seat_document(s: Record, seat: int, sees: Sees) -> dict[str, Any]:
    """A seat: pawn and ownership markers; goods, pesos and VP as far as they may be seen (SDC-INFO-1)."""
    player = s.players[seat]
    held: dict[str, Any] = {
        "pesos": int(player.pesos),
        "vp": int(player.points),
        "goods": {name: int(player.goods[good]) for good, name in enumerate(goods.NAMES) if player.goods[good]},
    }
    return {key: value for key, value in held.items() if sees(HOLDINGS[key], seat)} | {
        "pawn": None if player.pawn == venues.NONE else venues.NAMES[player.pawn],
        "owns": [name for venue, name in enumerate(venues.NAMES) if s.owner[venue] == seat],
        "markers": int(player.markers),
    }


def now_document(rules: Record, s: Record) -> dict[str, Any]:
    """What is asked, of whom, in whose turn; who has passed in a loading round."""
    if s.phase == phases.GAME_OVER:
        return {"decision": phases.NAMES[phases.GAME_OVER], "active": int(s.active)}
    now: dict[str, Any] = {"decision": decisions.NAMES[s.decision], "turn": int(s.turn), "active": int(s.active)}
    if s.decision == decisions.LOAD:
        now["passed"] = [seat for seat in range(rules.players) if s.passed >> seat & 1]
    if s.pawn_moved or s.decision == decisions.VENUE:
        now["pawn_moved"] = bool(s.pawn_moved)
    return now


def write_table(config: Mapping[str, Any], rules: Record, s: Record, sees: Sees, **more: Any) -> dict[str, Any]:
    """The table with its seats, as far as they may be seen."""
    return {
        "game": MANIFEST.id,
        **config,
        **more,
        **open_table(rules, s),
        "seats": [seat_document(s, seat, sees) for seat in range(rules.players)],
        "now": now_document(rules, s),
    }


def agreed_rolls(s: Record) -> dict[str, Any]:
    """The dice agreed for ships to come, if any are."""
    rolls = [roll for roll in s.next_rolls.tolist() if ships.NOT_AGREED not in roll]
    return {"next_rolls": rolls} if rolls else {}


def write_position(config: Mapping[str, Any], rules: Record, s: Record) -> dict[str, Any]:
    """The whole position, secrets included."""
    document = write_table(config, rules, s, lambda field, seat: True)
    return document | agreed_rolls(s) | {"generator": write_generator(s)}
