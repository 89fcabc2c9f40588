"""What happened, as lines for one reader: everything one player did in a row is one line."""

from collections.abc import Sequence
from dataclasses import dataclass

from antilles.core.messages import Message

USUAL, HEADING, WARNING = "usual", "heading", "warning"


@dataclass(frozen=True)
class NewsLine:
    """A line: the sentences that make it up, and how much it matters.

    All but the first of one player's sentences leave the player out (`player=""`), so that a face can join them.
    """

    seat: int | None
    sentences: tuple[Message, ...]
    weight: str = USUAL


def continued(message: Message) -> Message:
    """A sentence about the same player as the one before: without the name."""
    return Message(message.id, **{**message.args, "player": ""}) if "player" in message.args else message


def line_of(seat: int | None, messages: Sequence[Message], weight: str = USUAL) -> NewsLine:
    """One line of what a player, or nobody, did in a row."""
    first, *rest = messages
    return NewsLine(seat, (first, *(continued(message) if seat is not None else message for message in rest)), weight)
