"""What happens at the table, written down as the rules are applied."""

from __future__ import annotations

from antilles.core.jit import kernel
from antilles.puerto_rico.layout import MOST_EVENTS

EVERYBODY = -1
TABLE = -1

(
    ROLE_TAKEN,
    PASSED,
    TILE_TAKEN,
    TILE_DRAWN,
    ROW_CLEARED,
    TILE_TURNED_UP,
    RESHUFFLED,
    COLONIST_TAKEN,
    COLONISTS_DEALT,
    PLACED,
    SHIP_REFILLED,
    BUILT,
    PRODUCED,
    BONUS_TAKEN,
    SOLD,
    HOUSE_EMPTIED,
    LOADED,
    WHARF_LOADED,
    POINTS,
    DOUBLOONS,
    DISCARDED,
    SHIP_UNLOADED,
    ROLE_DOUBLOON,
    ROUND_BEGUN,
    END_MET,
    GAME_ENDED,
    NOTHING_POSSIBLE,
) = range(27)

# kind: (name, meaning of a, b and c); the generated documentation prints this.
EVENT_KINDS = (
    ("role taken", "role, doubloons on the card"),
    ("passed", "decision declined"),
    ("tile taken", "tile"),
    ("tile drawn", "plantation drawn by hacienda"),
    ("row cleared", "plantations discarded"),
    ("tile turned up", "plantation, how many"),
    ("reshuffled", "discards that became face-down tiles"),
    ("colonist taken", "decision that gave it, source (0 supply, 1 ship)"),
    ("colonists dealt", "colonists from the ship"),
    ("placed", "slot, colonists standing there"),
    ("ship refilled", "colonists loaded, colonists required"),
    ("built", "building, doubloons paid"),
    ("produced", "good, how many"),
    ("bonus taken", "good"),
    ("sold", "good, price"),
    ("house emptied", ""),
    ("loaded", "good, how many, spaces of the ship"),
    ("wharf loaded", "good, how many"),
    ("points", "victory points, of which on paper, benefit (-1 for goods loaded)"),
    ("doubloons", "doubloons, benefit"),
    ("discarded", "good, how many"),
    ("ship unloaded", "good, spaces of the ship"),
    ("role doubloon", "role, doubloons now lying on it"),
    ("round begun", "round, governor"),
    ("end met", "end reason"),
    ("game ended", "rounds played"),
    ("nothing possible", "decision that is not asked"),
)


@kernel
def emit(log, kind, seat, a, b, c):
    """Write down a public event."""
    if log.wanted and log.count < MOST_EVENTS:
        event = log.events[log.count]
        event.kind = kind
        event.seat = seat
        event.a = a
        event.b = b
        event.c = c
        event.audience = EVERYBODY
        log.count += 1
