"""What a refusal is made of; each game declares its own."""

from dataclasses import dataclass

from antilles.core.declarations import Catalogue

OF_THE_QUESTION = ""
"""In place of a rule id: the rule behind the question that is asked, or of the thing that would be used."""


@dataclass(frozen=True)
class Reason:
    """A refusal: what tells it from the others, and the rule.

    What is said about it is the message `refusal-...` of its game.
    """

    words: str
    rule: str

    @property
    def name(self) -> str:
        """What tells it from the others, also where several rules have the same words."""
        return f"{self.words} ({self.rule})"


class Reasons(Catalogue[Reason]):
    """The reasons of a game."""

    def declare(self, words: str, rule: str) -> int:
        """`HOUSE_FULL = reason("house full", "PR-TRADER-03")`: the message is `pr-refusal-house-full`."""
        return self.add(Reason(words, rule))
