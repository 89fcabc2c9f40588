"""The judgement of a finished game."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

from antilles.server.schemas.tableside import Message


class WhyBetter(BaseModel):
    """One thing that differs after two moves."""

    told: Message = Field(description="What differs; it also takes `points`, written as the reader's language does.")
    points: float = Field(description="How much more, or less, in points.")


class TurningPoint(BaseModel):
    """A decision that cost a seat much of its chance to win."""

    move: int = Field(ge=1, description="Which move of the game it was; the replay's position before it is one less.")
    chapter: int = Field(description="The round, or ship, in which it was made.")
    seat: int
    played: Message
    better: Message = Field(description="The best move there.")
    reasons: list[WhyBetter] = Field(description="What makes it better: what speaks for it first.")
    change: int = Field(le=0, description="Of the seat's chance to win against the best move, in thousandths.")


class Accuracy(BaseModel):
    """How often a seat played one of the best two moves."""

    decisions: int = Field(description="With more than two answers, parts of arrangements left out.")
    among_best: int


class GameReview(BaseModel):
    """What a game was like."""

    chances: list[list[int]] = Field(
        description="After so many moves, from none on: each seat's chance to win, in thousandths."
    )
    scores: list[list[int]] = Field(
        description="After so many moves, from none on: what each seat would have had if the game had ended there."
    )
    turning_points: list[TurningPoint] = Field(description="At most five, in the order of the game.")
    accuracy: list[Accuracy] = Field(description="By seat.")


class Judgement(BaseModel):
    """How far the judgement of a game is, and the judgement itself once it is ready."""

    state: Literal["none", "waiting", "judging", "ready", "failed"]
    done: int = Field(description="Decisions judged so far.")
    of: int
    review: GameReview | None
    problem: Message | None = Field(description="Why there is none, after a failure; it can be asked for again.")
