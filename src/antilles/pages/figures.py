"""What pages say, in one reader's language: sentences, names of things, numbers as the language writes them."""

from __future__ import annotations

from typing import Any

from antilles.core.messages import Message, slug
from antilles.core.registry import manifest_of
from antilles.words import words_of
from antilles.words.numbers import decimal, percent


class Writer:
    """A reader's words and numbers for one game."""

    def __init__(self, language: str, game: str, theme: str | None = None) -> None:
        self.language = language
        self.words = words_of(language, game, theme)
        self.prefix = manifest_of(game).message_prefix

    def say(self, message: Message) -> str:
        """A message as a sentence."""
        return self.words.say(message)

    def text(self, message_id: str, /, **args: Any) -> str:
        """A message made on the spot."""
        return self.words.text(message_id, **args)

    def name(self, thing: str) -> str:
        """The name of a thing, as a label: the short one, where it has one."""
        return self.words.short(thing, first="upper")

    def ending(self, reason: str) -> Message:
        """Why games ended, in a few words."""
        return Message(f"{self.prefix}-table-ends-{slug(reason).lstrip('0123456789-')}")

    def number(self, value: float, shape: str = "0.0") -> str:
        """A number as the language writes it."""
        return decimal(value, shape, self.language)

    def share(self, value: float, shape: str = "0.0%") -> str:
        """A share in per cent."""
        return percent(value, shape, self.language)

    def whole_share(self, value: float) -> str:
        """A share in whole per cent."""
        return self.share(value, "0%")
