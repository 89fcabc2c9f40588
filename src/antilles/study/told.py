"""Reasons as messages: what differs after two moves, with the change as the reader's language writes it."""

from collections.abc import Sequence

from antilles.core.game import Game
from antilles.core.messages import Message
from antilles.study.judging import ARRANGED, Reason, Suggestion, all_of
from antilles.words.numbers import signed

SHAPE = "0.0"


def reason_told(reason: Reason, game: Game, **points: str) -> Message:
    """A reason as a message. Who tells it in a language not known yet leaves out its `points`, and adds them later."""
    how = {"way": "more" if reason.change > 0 else "less", **points}
    if reason.rival is not None:
        return Message("study-rival", player=game.seats[reason.rival], **how)
    return Message(f"{game.manifest.message_prefix}-study-part-{reason.part}", **how)


def reasons_told(reasons: Sequence[Reason], game: Game, language: str) -> list[Message]:
    """Reasons as messages, one each; where all speak against the better move, one says that it pays only later."""
    told = [reason_told(reason, game, points=signed(reason.change, SHAPE, language)) for reason in reasons]
    if told and not any(reason.speaks_for for reason in reasons):
        return [Message("study-later", against=tuple(told))]
    return told


def because(better: Suggestion, other: Suggestion, game: Game, language: str) -> Message | None:
    """Why a move is better than another, in a sentence; nothing where the evaluation sees no difference.

    The reasons are those that the other move carries.
    """
    told = reasons_told(other.reasons, game, language)
    if not told:
        return None
    first, second = only_different(better.meaning, other.meaning)
    return Message("study-because", better=first, other=second, reasons=tuple(told))


def only_different(better: Message, other: Message) -> tuple[Message, Message]:
    """Two arrangements without the steps that both have, unless nothing is left of one of them then."""
    steps, others = steps_of(better), steps_of(other)
    own, theirs = ([step for step in these if step not in those] for these, those in ((steps, others), (others, steps)))
    return (all_of(own), all_of(theirs)) if own and theirs else (better, other)


def steps_of(meaning: Message) -> Sequence[Message]:
    """The steps of an arrangement; any other move is a step by itself."""
    moves = meaning.args["moves"] if meaning.id == ARRANGED else (meaning,)
    return [move for move in moves if isinstance(move, Message)] if isinstance(moves, tuple) else []
