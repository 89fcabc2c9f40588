"""Reasons as messages: what differs after two moves, with the change as the reader's language writes it."""

from collections.abc import Sequence

from antilles.core.game import Game
from antilles.core.messages import Message
from antilles.study.judging import Reason, Suggestion
from antilles.words.numbers import signed

SHAPE = "0.0"


def reasons_told(reasons: Sequence[Reason], game: Game, language: str) -> list[Message]:
    """Reasons as messages, one each."""
    prefix = game.manifest.message_prefix
    found = []
    for reason in reasons:
        how = {"way": "more" if reason.change > 0 else "less", "points": signed(reason.change, SHAPE, language)}
        if reason.rival is not None:
            found.append(Message("study-rival", player=game.seats[reason.rival], **how))
        else:
            found.append(Message(f"{prefix}-study-part-{reason.part}", **how))
    return found


def because(better: Suggestion, other: Suggestion, game: Game, language: str) -> Message | None:
    """Why a move is better than another, in a sentence; nothing where the evaluation sees no difference.

    The reasons are those that the other move carries.
    """
    told = reasons_told(other.reasons, game, language)
    if not told:
        return None
    return Message("study-because", better=better.meaning, other=other.meaning, reasons=tuple(told))
