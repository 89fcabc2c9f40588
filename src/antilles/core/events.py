"""The log of what happens: fixed records that rules write; each game declares its kinds with named payloads."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from antilles.core.declarations import Catalogue
from antilles.core.jit import COMPILED, kernel
from antilles.core.layout import Field, Struct

NOBODY = -1
"""In place of a seat."""
EVERYBODY = -1
TABLE = -1
"""In place of a seat: it happened to the table as a whole."""

PAYLOAD = 3
LARGEST_NUMBER = 2**31 - 1
MOST_KINDS, MOST_SEATS = 127, 8

EVENT = Struct(
    "Event",
    (
        Field("kind", "What happened (the game's events.py).", most=MOST_KINDS),
        Field("seat", "Whom it happened to, -1 for the table.", least=TABLE, most=MOST_SEATS),
        Field("audience", "Seat that may see it, -1 for everybody.", least=EVERYBODY, most=MOST_SEATS),
        Field("a", "First number of the payload.", least=-LARGEST_NUMBER, most=LARGEST_NUMBER),
        Field("b", "Second number.", least=-LARGEST_NUMBER, most=LARGEST_NUMBER),
        Field("c", "Third number.", least=-LARGEST_NUMBER, most=LARGEST_NUMBER),
    ),
)


@dataclass(frozen=True)
class Payload:
    """What a number of an event is: its type in words, and the value that people read."""

    words: str
    read: Callable[[int], Any] = int


def one_of(words: str, names: Sequence[str]) -> Payload:
    """A number that stands for a name; None where it stands for none."""
    return Payload(words, lambda number: names[number] if 0 <= number < len(names) else None)


NUMBER = Payload("number")


@dataclass(frozen=True)
class EventRow:
    """A kind of event: its name, its payload by name, and the rule it follows from."""

    name: str
    rule: str
    payload: dict[str, Payload]


class Events(Catalogue[EventRow]):
    """The kinds of events of a game."""

    def declare(self, name: str, *, rule: str, **payload: Payload) -> int:
        """`BUILT = event("built", building=BUILDING, paid=DOUBLOONS, rule="PR-BUILDER-02")`."""
        if len(payload) > PAYLOAD:
            raise ValueError(f"the event {name!r} has more than {PAYLOAD} numbers")
        return self.add(EventRow(name, rule, payload))


class LogStruct(Struct):
    """A log record: `wanted`, `count` and `events`, the events of one action."""

    def switch_on(self, logs: Any) -> None:
        """Have the rules write down what happens."""
        if COMPILED:
            logs["wanted"][0] = 1
        else:
            logs[0].wanted = 1

    def written(self, logs: Any, count: int) -> list[tuple[int, ...]]:
        """The first `count` events of the last action, as (kind, seat, audience, a, b, c)."""
        if COMPILED:
            events: list[tuple[int, ...]] = logs["events"][0, :count].tolist()
            return events
        return [tuple(getattr(event, field.name) for field in EVENT.fields) for event in logs[0].events[:count]]


def event_log(most: int) -> LogStruct:
    """A log with room for the events of one action."""
    return LogStruct(
        "Log",
        (
            Field("wanted", "1 if events are to be written."),
            Field("count", "Events written by the last action.", most=most),
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
