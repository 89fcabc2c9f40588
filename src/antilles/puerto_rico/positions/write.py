"""A position as a document: what everybody sees, and every secret."""

from __future__ import annotations

from typing import Any

from antilles.core.document import write_generator
from antilles.core.layout import Record
from antilles.puerto_rico import goods
from antilles.puerto_rico.manifest import MANIFEST
from antilles.puerto_rico.view import (
    named_counts,
    now_document,
    open_player,
    open_table,
    points_document,
    secret_now,
    secret_player,
    secret_top,
)


def write_position(config: dict[str, Any], rules: Record, s: Record) -> dict[str, Any]:
    """The whole position, secrets included."""
    table = open_table(rules, s)
    table["plantations"] = {
        "face_up": named_counts(s.face_up, goods.NAMES),
        "face_down": named_counts(s.face_down, goods.NAMES),
        "discards": named_counts(s.discards, goods.NAMES),
    }
    table["plantations"] |= secret_top(s)
    if s.scripted:
        table["plantations"]["next"] = [goods.NAMES[s.script[place]] for place in reversed(range(s.scripted))]
    seats = [
        points_document(player) | open_player(player) | secret_player(player) for player in s.players[: rules.players]
    ]
    generator = write_generator(s)
    now = now_document(rules, s) | secret_now(s)
    return {"game": MANIFEST.id} | config | table | {"seats": seats, "now": now, "generator": generator}
