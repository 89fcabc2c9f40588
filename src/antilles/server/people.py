"""Guests and what they are called. What people write is text: cut to a length, without control characters."""

import re
import time
import unicodedata
from collections.abc import Iterable
from typing import Any

from antilles.core.messages import Message
from antilles.server.kept import Guest, change_guest, guest_of
from antilles.server.refusing import UNREADABLE, Refusal
from antilles.server.schemas.asked import NewMe
from antilles.server.store import Store
from antilles.tableside.seating import FIRST_NAMES
from antilles.words.languages import checked_language

MOST_NAME, MOST_CHAT = 40, 500
MOST_MARKS = 2
SPACES = re.compile(r"\s+")


def plain(text: str, most: int) -> str:
    """Somebody's text without what a screen obeys: control and direction characters, towers of accents."""
    kept, marks = [], 0
    for letter in unicodedata.normalize("NFC", SPACES.sub(" ", text)):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind.startswith("M") else 0
        if not kind.startswith("C") and kind not in ("Zl", "Zp") and marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept).strip()[:most].strip()


def seat_name(wanted: str, taken: Iterable[str]) -> str:
    """A name that nobody else has at the table."""
    others = set(taken)
    usual = [name for name in FIRST_NAMES if name not in others]
    first = wanted or (usual[0] if usual else FIRST_NAMES[0])
    names = (first, *(f"{first} {number}" for number in range(2, 20)))
    return next(name for name in names if name not in others)


class People:
    """The guests of a server."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def guest(self, user: str) -> Guest:
        """Somebody."""
        return await self._store.read(guest_of(user))

    async def me(self, user: str) -> dict[str, Any]:
        """Somebody, as the schema `Me` has it."""
        return as_me(await self.guest(user))

    async def change(self, user: str, given: NewMe) -> dict[str, Any]:
        """Change what is given."""
        changes: dict[str, Any] = {}
        if given.nickname is not None:
            changes["nickname"] = plain(given.nickname, MOST_NAME)
            if not changes["nickname"]:
                raise Refusal(UNREADABLE, Message("server-no-nickname"))
        if given.language is not None:
            changes["language"] = checked_language(given.language)
        if given.theme is not None:
            changes["theme"] = plain(given.theme, MOST_NAME)
        return as_me(await self._store.write(change_guest(user, changes, time.time())))


def as_me(guest: Guest) -> dict[str, Any]:
    """A guest as the schema `Me` has it."""
    return {"nickname": guest.nickname, "language": guest.language, "theme": guest.theme}
