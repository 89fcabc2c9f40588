"""What one seat may see, built up from public fields (SDC-INFO-*); nothing is deleted from a full state."""

from collections.abc import Mapping
from typing import Any

from antilles.core.records import Record
from antilles.santiago.layout import PLAYER
from antilles.santiago.positions.write import write_table


def write_view(config: Mapping[str, Any], rules: Record, s: Record, seat: int | None) -> dict[str, Any]:
    """The table as a seat, or a spectator (None), sees it."""

    def sees(field: str, owner: int) -> bool:
        return PLAYER.sees(field, rules, s, owner, seat)

    return write_table(config, rules, s, sees, seat=seat)
