"""What the program prints outside a game: the reader's language, and every sentence in it, safe to print."""

from typing import Any

from antilles.core.game import Game
from antilles.core.messages import Message
from antilles.terminal.palette import clean
from antilles.words import Words, chosen_language, sentence_in, words_of


class ProgramReader:
    """Who reads what this program prints: everything is said in this language."""

    def __init__(self) -> None:
        self.language = "en"

    def choose(self, asked: str | None) -> str | None:
        """What --lang asks for, else what the environment says."""
        self.language = chosen_language(asked)
        return asked

    def say(self, message: Message) -> str:
        """The sentence, safe to print."""
        return clean(sentence_in(self.language, message))

    def text(self, message_id: str, /, **args: Any) -> str:
        """The sentence of a message made on the spot."""
        return self.say(Message(message_id, **args))

    def words(self, table: Game, theme: str | None) -> Words:
        """The words for a table, in the names of a theme; without one, of that which the table's edition has."""
        return words_of(self.language, table.game_id, theme or table.default_theme)


reader = ProgramReader()
