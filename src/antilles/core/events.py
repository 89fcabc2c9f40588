"""The log of what happens: fixed records that rules write and games turn into sentences."""

from __future__ import annotations

from antilles.core.jit import kernel
from antilles.core.layout import Field, LogStruct, Struct

EVERYBODY = -1
TABLE = -1
"""In place of a seat: it happened to the table as a whole."""

EVENT = Struct(
    "Event",
    (
        Field("kind", "What happened (the game's EVENT_KINDS)."),
        Field("seat", "Whom it happened to, -1 for the table."),
        Field("a", "First number; its meaning depends on the kind."),
        Field("b", "Second number."),
        Field("c", "Third number."),
        Field("audience", "Seat that may see it, -1 for everybody."),
    ),
)


def event_log(most: int) -> LogStruct:
    """A log with room for the events of one action."""
    return LogStruct(
        "Log",
        (
            Field("wanted", "1 if events are to be written."),
            Field("count", "Events written by the last action."),
            Field("events", "The events.", (most,), EVENT),
        ),
    )


@kernel
def write(log, kind, seat, a, b, c, audience):
    """Write down an event for everybody, or for one seat."""
    if log.wanted and log.count < len(log.events):
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
