"""A table's events: numbered, made for each reader when somebody needs them, and kept for pages that come back."""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

from antilles.server.access import written

KEPT_EVENTS = 256
Made = Callable[[int | None], dict[str, Any] | None]
"""What a seat (None: a spectator) gets of an event; None where it can no longer be told."""


@dataclass
class Event:
    """One event; its texts are made once for each seat."""

    number: int
    kind: str
    made: Made
    texts: dict[int | None, str] = field(default_factory=dict)

    def document(self, seat: int | None) -> dict[str, Any] | None:
        """As a reader gets it."""
        content = self.made(seat)
        return None if content is None else {"kind": self.kind, "number": self.number, **content}

    def text(self, seat: int | None) -> str | None:
        """As the socket sends it."""
        if seat not in self.texts:
            content = self.document(seat)
            if content is None:
                return None
            self.texts[seat] = written(content)
        return self.texts[seat]


@dataclass(eq=False)
class Listener:
    """One open page: whose it is, the last event it has, and what wakes its sender."""

    user: str | None
    seen: int
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    closing: bool = False


class Stream:
    """The events of a table since it was looked at first; a restart begins another stream."""

    def __init__(self) -> None:
        self.id = secrets.token_urlsafe(6)
        self.number = 0
        self.listeners: set[Listener] = set()
        self._kept: deque[Event] = deque(maxlen=KEPT_EVENTS)

    def publish(self, kind: str, made: Made) -> Event:
        """Tell everybody."""
        self.number += 1
        event = Event(self.number, kind, made)
        self._kept.append(event)
        for listener in self.listeners:
            listener.wake.set()
        return event

    def forget(self) -> None:
        """From now on what was before can only be told by a snapshot."""
        self._kept.clear()

    def after(self, number: int) -> list[Event] | None:
        """The events after a number; None where not all of them are kept."""
        if number > self.number or number < self.number - len(self._kept):
            return None
        return [event for event in self._kept if event.number > number]

    def of(self, user: str | None) -> Iterator[Listener]:
        """The pages of somebody."""
        return (listener for listener in self.listeners if user is not None and listener.user == user)

    def close(self) -> None:
        """Tell every sender to say goodbye."""
        for listener in self.listeners:
            listener.closing = True
            listener.wake.set()
