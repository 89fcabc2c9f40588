"""What a table's socket sends: numbered events, each for one reader, and some frames without a number."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field

from antilles.server.schemas.tables import ChatLine, Proposal, Sitter, Situation, Snapshot, Status, Thinking
from antilles.server.schemas.tableside import Message, NewsLine


class Happening(BaseModel):
    """One event of the rules that this reader may know: what to show as a movement, and its sentence."""

    kind: str
    seat: int | None
    payload: dict[str, Any]
    rule: str
    message: Message


class SnapshotEvent(BaseModel):
    """The first event of a connection that cannot be resumed, and whenever everything changed (the game began)."""

    kind: Literal["snapshot"]
    number: int
    snapshot: Snapshot


class MovedEvent(BaseModel):
    """Somebody decided: one choice, or one whole arrangement."""

    kind: Literal["moved"]
    number: int
    ply: int = Field(description="The ply of this move; `situation.ply` is the next one.")
    seat: int
    by: Literal["person", "bot", "clock"]
    notation: list[str] = Field(description="Of one's own moves; of all moves when the game is over.")
    happenings: list[Happening]
    news: list[NewsLine] = Field(description="The same as lines, with everything that the board shows anyway.")
    situation: Situation


class TakenBackEvent(BaseModel):
    """Moves were taken back."""

    kind: Literal["taken_back"]
    number: int
    ply: int
    seat: int
    situation: Situation


class SeatsEvent(BaseModel):
    """Somebody sat down, left, was replaced, came back, opened or closed the page, watches; or the status changed."""

    kind: Literal["seats"]
    number: int
    status: Status
    seats: list[Sitter]
    watching: int = Field(description="How many people without a seat have the table open.")


class ThinkingEvent(BaseModel):
    """A bot begins to think, or nobody thinks any more (null)."""

    kind: Literal["thinking"]
    number: int
    thinking: Thinking | None


class ProposalsEvent(BaseModel):
    """The proposals that are open now."""

    kind: Literal["proposals"]
    number: int
    proposals: list[Proposal]


class ChatEvent(BaseModel):
    """Somebody said something."""

    kind: Literal["chat"]
    number: int
    line: ChatLine


class RematchEvent(BaseModel):
    """A rematch waits at another table."""

    kind: Literal["rematch"]
    number: int
    table: str


class NudgedEvent(BaseModel):
    """Somebody lets the one on turn know that the others wait."""

    kind: Literal["nudged"]
    number: int
    by: int
    seat: int


class ClosingFrame(BaseModel):
    """The server goes down in good order; everything is kept. Not numbered."""

    kind: Literal["closing"]


class RefusedFrame(BaseModel):
    """An answer to a frame that the server does not understand. Not numbered."""

    kind: Literal["refused"]
    message: Message


class PongFrame(BaseModel):
    """The answer to `{"kind": "ping"}`. Not numbered."""

    kind: Literal["pong"]


SocketEvent = Annotated[
    SnapshotEvent
    | MovedEvent
    | TakenBackEvent
    | SeatsEvent
    | ThinkingEvent
    | ProposalsEvent
    | ChatEvent
    | RematchEvent
    | NudgedEvent
    | ClosingFrame
    | RefusedFrame
    | PongFrame,
    Field(discriminator="kind"),
]


class Missed(BaseModel):
    """The events after a number; a single snapshot where they cannot be told one by one any more."""

    stream: str
    events: list[SocketEvent]
