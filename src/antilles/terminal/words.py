"""The words a game speaks in: the usual ones, or those of a theme."""

from typing import Protocol
from unicodedata import combining, normalize


class Words(Protocol):
    """Other words for the usual ones; notation never changes."""

    def sentence(self, text: str) -> str:
        """A sentence, or an action, as it is shown."""

    def plain(self, text: str) -> str:
        """What a person typed, in the usual words."""


class UsualWords:
    """Words that stay as they are."""

    def sentence(self, text: str) -> str:
        """The text itself."""
        return text

    def plain(self, text: str) -> str:
        """The text itself."""
        return text


class UnaccentedWords(UsualWords):
    """Words for a terminal that has no accents."""

    def sentence(self, text: str) -> str:
        """The text without accents."""
        return unaccented(text)


def unaccented(text: str) -> str:
    """A text without accents."""
    return "".join(letter for letter in normalize("NFD", text) if not combining(letter))
