"""What one seat may see, built up from public fields (SDC-INFO-*); nothing is deleted from a full state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from antilles.core.layout import Record
from antilles.santiago.positions.document import GAME_ID
from antilles.santiago.positions.write import now_document, open_seat, open_table, secret_seat
from antilles.santiago.vocabulary import GAME_OVER


def write_view(config: Mapping[str, Any], rules: Record, s: Record, seat: int) -> dict[str, Any]:
    """The table as seat `seat` sees it: holdings of others only where they are open, or when all is over."""
    everything = bool(rules.open_holdings) or s.phase == GAME_OVER  # SDC-INFO-3, SDC-END-2
    seats = [
        (secret_seat(s.players[other]) if everything or other == seat else {}) | open_seat(s, other)
        for other in range(rules.players)
    ]
    now = now_document(rules, s)
    return {"game": GAME_ID, **config, "seat": seat, **open_table(rules, s), "seats": seats, "now": now}
