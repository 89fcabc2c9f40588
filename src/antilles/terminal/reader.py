"""What one person reads: messages in the person's words, as this terminal can print them."""

from collections.abc import Iterable
from typing import Any
from unicodedata import combining, normalize

from rich.console import OverflowMethod

from antilles.core.messages import Message
from antilles.tableside.news import NewsLine
from antilles.terminal.palette import clean
from antilles.words import Words

SENTENCE_END = "."


class Reader:
    """A person's language and theme. A terminal without accents gets letters without them."""

    def __init__(self, words: Words, *, ascii_only: bool = False) -> None:
        self.words = words
        self._ascii_only = ascii_only

    def say(self, message: Message) -> str:
        """A message as a sentence, safe to print."""
        return self._printable(self.words.say(message))

    def text(self, message_id: str, /, **args: Any) -> str:
        """A message that is made on the spot."""
        return self.say(Message(message_id, **args))

    def name(self, thing: str, count: Any = "", **form: str) -> str:
        """The name of a thing."""
        return self._printable(self.words.name(thing, count, **form))

    def short(self, thing: str) -> str:
        """The name of a thing where there is little room."""
        return self._printable(self.words.short(thing))

    def line(self, news: NewsLine) -> str:
        """The sentences of a line as one: 'Ana loads 3 corn ...; scores 3 points.' What has a capital stands alone."""
        first, *others = (self.say(message).strip() for message in news.sentences)
        for part in others:
            first = f"{first} {part}" if part[:1].isupper() else f"{first.rstrip(SENTENCE_END)}; {part}"
        return first

    def pieces(self, messages: Iterable[Message]) -> str:
        """Short pieces beside each other; whole sentences need no comma."""
        told = ""
        for piece in map(self.say, messages):
            told += (" " if told.endswith(SENTENCE_END) else ", ") + piece if told else piece
        return told

    @property
    def overflow(self) -> OverflowMethod:
        """How what is too long for its place is cut off: with a sign for it, where the terminal has one."""
        return "crop" if self._ascii_only else "ellipsis"

    def _printable(self, text: str) -> str:
        return unaccented(clean(text)) if self._ascii_only else clean(text)


def unaccented(text: str) -> str:
    """A text without accents."""
    return "".join(letter for letter in normalize("NFD", text) if not combining(letter))
