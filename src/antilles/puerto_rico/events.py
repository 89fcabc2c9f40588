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
    DRAFTED,
    TILE_LOOKED_AT,
    TILE_SEEN,
    TILE_RETURNED,
    FOREST_PLACED,
    TILE_GIVEN_UP,
    PERSON_RECEIVED,
    RETURNED,
    GUEST_MOVED,
    SOLD_TO_POST,
    LAND_BOUGHT,
    SMALL_WHARF_LOADED,
    SUPPLIED,
    RAIDED,
    ROBBED,
    LURED,
    TAKEN_OVER,
    TAKEOVER_PAID,
    GOAL_DRAWN,
    GOAL_WON,
) = range(47)

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
    ("produced", "good, how many, of which by the aqueduct"),
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
    ("drafted", "building"),
    ("tile looked at", ""),
    ("tile seen", "plantation; only for the seat"),
    ("tile returned", ""),
    ("forest placed", "plantation laid face down, 5 from the stock, -1 unseen"),
    ("tile given up", "tile, who stood there or the plantation of a forest, doubloons"),
    ("person received", "0 colonist, 1 noble"),
    ("returned", "what (0 person, 1 good, 2 point), which, from where"),
    ("guest moved", "slot, 0 colonist or 1 noble"),
    ("sold to post", "good, price"),
    ("land bought", ""),
    ("small wharf loaded", "goods in all"),
    ("supplied", "good"),
    ("raided", "good, goods removed, goods kept"),
    ("robbed", "goods removed"),
    ("lured", "people removed, people taken"),
    ("taken over", "role, doubloons"),
    ("takeover paid", "role, doubloons"),
    ("goal drawn", "goal (0 plantation, 1 goods, 2 building), which"),
    ("goal won", "goal, which, prize"),
)


@kernel
def write(log, kind, seat, a, b, c, audience):
    """Write down an event for everybody, or for one seat."""
    if log.wanted and log.count < MOST_EVENTS:
        event = log.events[log.count]
        event.kind = kind
        event.seat = seat
        event.a = a
        event.b = b
        event.c = c
        event.audience = audience
        log.count += 1


@kernel
def emit(log, kind, seat, a, b, c):
    """Write down a public event."""
    write(log, kind, seat, a, b, c, EVERYBODY)


@kernel
def whisper(log, kind, seat, a):
    """Write down an event that only the seat itself may see."""
    write(log, kind, seat, a, 0, 0, seat)
