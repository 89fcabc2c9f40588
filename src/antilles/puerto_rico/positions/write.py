"""A position as a document: what everybody sees, and every secret."""

from typing import Any

from antilles.core.document import write_generator
from antilles.core.records import Record
from antilles.puerto_rico import goods, view
from antilles.puerto_rico.manifest import MANIFEST


def write_position(config: dict[str, Any], rules: Record, s: Record) -> dict[str, Any]:
    """The whole position, secrets included."""
    table = view.open_table(rules, s)
    table["plantations"] = {
        "face_up": view.named_counts(s.face_up, goods.NAMES),
        "face_down": view.named_counts(s.face_down, goods.NAMES),
        "discards": view.named_counts(s.discards, goods.NAMES),
    }
    table["plantations"] |= view.secret_top(s)
    if s.scripted:
        table["plantations"]["next"] = [goods.NAMES[s.script[place]] for place in reversed(range(s.scripted))]
    players = s.players[: rules.players]
    seats = [view.points_document(own) | view.open_player(own) | view.secret_player(own) for own in players]
    generator = write_generator(s)
    now = view.now_document(rules, s) | view.secret_now(s)
    return {"game": MANIFEST.id} | config | table | {"seats": seats, "now": now, "generator": generator}
