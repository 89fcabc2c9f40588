"""What a refusal is made of; each game declares its own."""

from dataclasses import dataclass

from antilles.core.declarations import Catalogue

OF_THE_QUESTION = ""
"""In place of a rule id: the rule behind the question that is asked, or of the thing that would be used."""


@dataclass(frozen=True)
class Reason:
    """A refusal: what it is about, and the rule. Its game says it as the message `...-refusal-` and these words.

    `mentions` are the arguments of the message, which the game's `describe` fills in.
    """

    words: str
    rule: str
    mentions: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """What tells it from the others."""
        return f"{self.words} ({self.rule})"


class Reasons(Catalogue[Reason]):
    """The reasons of a game."""

    def declare(self, words: str, rule: str, *mentions: str) -> int:
        """`KIND_IN_HOUSE = reason("kind in house", "PR-TRADER-04", "good")`."""
        return self.add(Reason(words, rule, mentions))
