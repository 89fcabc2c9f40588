"""What a refusal is made of; each game lists its own."""

from __future__ import annotations

from dataclasses import dataclass

OF_THE_QUESTION = ""
"""In place of a rule id: the rule behind the question that is asked, or of the thing that would be used."""


@dataclass(frozen=True)
class Reason:
    """A refusal. The sentence may use the fields that the game's `describe.why_not` fills in."""

    rule: str
    sentence: str
