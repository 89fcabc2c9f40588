"""Tables of Puerto Rico at a position, and what is offered at them."""

from __future__ import annotations

from typing import Any

import antilles
from antilles.puerto_rico.game import PuertoRico
from antilles.tableside.questions import Choice
from antilles.tableside.table import Table

FULL_SHIPS = [
    {"spaces": 4, "good": "corn", "load": 4},
    {"spaces": 5, "good": "sugar", "load": 5},
    {"spaces": 6, "good": "coffee", "load": 6},
]


def position(now: dict[str, Any], *seats: dict[str, Any], **table: Any) -> Table:
    document = {"players": 3, "edition": "polish", "now": now, "seats": list(seats)} | table
    game: PuertoRico = antilles.from_position(document)  # type: ignore[assignment]
    return Table(game)


def offered(table: Table, notation: str) -> Choice:
    return next(choice for choice in table.question().choices if choice.notation == notation)


def effects(table: Table, notation: str) -> list[tuple[str, dict[str, Any]]]:
    return [(effect.id, dict(effect.args)) for effect in offered(table, notation).effects]
