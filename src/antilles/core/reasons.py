"""What a refusal is made of; each game declares its own."""

from dataclasses import dataclass

from antilles.core.declarations import Catalogue

OF_THE_QUESTION = ""
"""In place of a rule id: the rule behind the question that is asked, or of the thing that would be used."""


@dataclass(frozen=True)
class Reason:
    """A refusal. The sentence may use the fields that the game's `describe.why_not` fills in."""

    rule: str
    sentence: str

    @property
    def name(self) -> str:
        """What tells it from the others."""
        return f"{self.rule}: {self.sentence}"


class Reasons(Catalogue[Reason]):
    """The reasons of a game."""

    def declare(self, rule: str, sentence: str) -> int:
        """`HOUSE_FULL = reason("PR-TRADER-03", "The trading house is full.")`."""
        return self.add(Reason(rule, sentence))
