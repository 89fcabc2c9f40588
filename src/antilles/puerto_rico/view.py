"""What one seat may see, built up from public fields (PR-SETUP-09); nothing is deleted from a full state."""

from __future__ import annotations

from typing import Any

from antilles.core.layout import Record
from antilles.puerto_rico import goods, tiles
from antilles.puerto_rico.positions.write import (
    named_counts,
    now_document,
    open_player,
    open_table,
    points_document,
    secret_now,
    secret_player,
    secret_top,
)


def view_player(rules: Record, player: Record, own: bool) -> dict[str, Any]:
    """A player board: chips of others are hidden where the table keeps them face down."""
    points = points_document(player) if own or not rules.vp_secret else {}
    return points | open_player(player) | (secret_player(player) if own else {})


def write_view(config: dict[str, Any], rules: Record, s: Record, seat: int) -> dict[str, Any]:
    """The table and all boards as seat `seat` sees them."""
    table = open_table(rules, s)
    table["plantations"] = {
        "face_up": named_counts(s.face_up, goods.NAMES),
        "face_down": sum(s.face_down) + (s.top_tile != tiles.NONE),
        "discards": named_counts(s.discards, goods.NAMES),
    } | (secret_top(s) if s.top_seen_by == seat else {})
    now = now_document(rules, s) | (secret_now(s) if s.turn == seat else {})
    seats = [view_player(rules, s.players[other], other == seat) for other in range(rules.players)]
    return {"game": "puerto-rico"} | config | {"seat": seat} | table | {"seats": seats, "now": now}
