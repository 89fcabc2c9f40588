"""What one seat may see, built up from public fields (PR-SETUP-09); nothing is deleted from a full state."""

from __future__ import annotations

from typing import Any

from antilles.core.events import NOBODY
from antilles.core.layout import Record
from antilles.puerto_rico import goods, tiles
from antilles.puerto_rico.layout import PLAYER, STATE
from antilles.puerto_rico.manifest import MANIFEST
from antilles.puerto_rico.positions.counts import named_counts
from antilles.puerto_rico.positions.memory import now_document, secret_now
from antilles.puerto_rico.positions.write import open_player, open_table, points_document, secret_player, secret_top


def view_player(rules: Record, s: Record, owner: int, seat: int | None) -> dict[str, Any]:
    """A player board as another seat, the owner or a spectator sees it."""
    player = s.players[owner]
    points = points_document(player) if PLAYER.sees("vp_chips", rules, s, owner, seat) else {}
    forests = secret_player(player) if PLAYER.sees("secret_forest_of", rules, s, owner, seat) else {}
    return points | open_player(player) | forests


def write_view(config: dict[str, Any], rules: Record, s: Record, seat: int | None) -> dict[str, Any]:
    """The table and all boards as seat `seat` (None: a spectator) sees them."""
    table = open_table(rules, s)
    table["plantations"] = {
        "face_up": named_counts(s.face_up, goods.NAMES),
        "face_down": sum(s.face_down) + (s.top_tile != tiles.NONE),
        "discards": named_counts(s.discards, goods.NAMES),
    } | (secret_top(s) if STATE.sees("top_tile", rules, s, NOBODY, seat) else {})
    now = now_document(rules, s) | (secret_now(s) if STATE.sees("tile_peeked", rules, s, NOBODY, seat) else {})
    seats = [view_player(rules, s, owner, seat) for owner in range(rules.players)]
    return {"game": MANIFEST.id} | config | {"seat": seat} | table | {"seats": seats, "now": now}
