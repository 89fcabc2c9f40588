"""Tables: who sits there, what is set, how the game stands, and the snapshot that has all of it for one reader."""

from __future__ import annotations

from typing import Any, Literal

from pydantic import BaseModel, Field

from antilles.server.schemas.tableside import Message, NewsLine, Question, Standings, TimeControl, Undo
from antilles.server.schemas.views import View

Status = Literal["gathering", "preparing", "playing", "over"]
"""Seats are open; all are taken and the engine is compiled; the game is on; it has ended."""
Sits = Literal["person", "bot", "open"]


class Me(BaseModel):
    """Who a browser is to the server."""

    nickname: str = Field(description="Empty until one was chosen.")
    language: str | None = Field(description="As last chosen with PUT /api/me.")
    theme: str | None


class Sitter(BaseModel):
    """One seat and who sits there."""

    seat: int
    name: str = Field(description="Empty while the seat is open.")
    sits: Sits
    bot: str | None = Field(description="The bot's name: it plays this seat now.")
    mine: bool = Field(description="Whether the seat belongs to this reader, also while a bot plays it.")
    host: bool = Field(description="Whether the one who made the table owns this seat.")
    stands_in: bool = Field(description="Whether a bot plays for a person, who may take the seat back.")
    connected: bool = Field(description="Whether a page of its owner is open at this table; true for bots.")
    away_since: float | None = Field(description="Unix time since when the owner has no page open.")


class TableSettings(BaseModel):
    """How a table is run, as its host set it."""

    listed: bool = Field(default=False, description="Shown in the lobby; joined without the link.")
    watchable: bool = Field(default=True, description="Who has the address may watch the public view.")
    clock: TimeControl | None = Field(default=None, description="Seconds for each move, or for a seat's whole game.")
    stand_in: str = Field(default="merchant", max_length=80, description="The bot that plays for who is away.")
    replace_after: int | None = Field(
        default=None,
        ge=5,
        le=86_400,
        description="Seconds after which the stand-in plays for an owner who is away on turn.",
    )
    random_seats: bool = Field(default=False, description="Who sits where is drawn when the game begins.")
    hints: bool = Field(default=True, description="Whether players may ask for hints.")
    undo: bool = Field(default=True, description="Whether moves may be taken back.")


class Summary(BaseModel):
    """A table in a list."""

    id: str
    game: str
    config: dict[str, Any] = Field(description="players, edition, expansions, variants, options: as game files say.")
    settings: TableSettings
    status: Status
    seats: list[Sitter]
    open_seats: int
    turn: int | None = Field(description="The seat that decides now.")
    my_seat: int | None
    my_turn: bool
    moves: int
    created: float
    changed: float


class NewSeat(BaseModel):
    """Who shall sit at a seat of a new table."""

    sits: Literal["me", "bot", "open"]
    bot: str | None = Field(
        default=None, max_length=80, description="A level or a bot (`GET /api/offers`); else usual."
    )
    name: str | None = Field(default=None, max_length=60, description="A bot's name at the table; else one is given.")


class NewTable(BaseModel):
    """A table as somebody wants it. Only the game is needed: then it is one person against the usual bots."""

    game: str = Field(max_length=40)
    config: dict[str, Any] = Field(default={}, description="players, edition, expansions, variants, options.")
    seats: list[NewSeat] | None = Field(default=None, max_length=8, description="One for each player, in order.")
    settings: TableSettings = TableSettings()
    seed: int | None = Field(default=None, ge=0, lt=2**53, description="The same seed, the same chances; else drawn.")
    position: dict[str, Any] | None = Field(
        default=None, description="A position document, where the server allows it."
    )


class Created(BaseModel):
    """A table that was made."""

    table: Summary
    invite: str = Field(description="The secret of the link `/t/{id}#{invite}`: who has it may sit down.")


class ClocksNow(BaseModel):
    """The clocks at the moment of sending: what each seat has left, and whose clock runs."""

    control: TimeControl
    left: list[float]
    running: int | None


class Situation(BaseModel):
    """How the game stands, for one reader."""

    ply: int = Field(description="The number that the next action or undo must name.")
    moves: int = Field(description="How many actions were played (without those taken back).")
    over: bool
    turn: int | None
    decision: str | None = Field(description="What is asked, by its id.")
    stretch: str = Field(description="The part of the game, such as a phase: as long as it is the same one, the same.")
    asked: Message | None = Field(description="What the seat on turn is asked, as everybody may know it.")
    view: View
    making: list[dict[str, int]] = Field(description="What each board would make of every good now, as all can see.")
    question: Question | None = Field(description="For the seat on turn alone: choices, effects, arrangement.")
    standings: Standings
    undo: Undo | None = Field(description="What taking back would mean for this reader now.")
    clocks: ClocksNow | None


class Thinking(BaseModel):
    """A bot that thinks."""

    seat: int
    bot: str
    since: float


class ChatLine(BaseModel):
    """Something said at the table: plain text, never markup."""

    number: int
    seat: int | None = Field(description="None: a spectator.")
    name: str
    text: str
    at: float


class Proposal(BaseModel):
    """Something that others must agree to: taking back, or a bot in the place of somebody who is away."""

    id: int
    kind: Literal["undo", "replace"]
    by: int
    seat: int = Field(description="Whose move is taken back, or who is replaced.")
    bot: str | None
    ply: int
    needs: list[int]
    agreed: list[int]
    because: Message | None


class Snapshot(BaseModel):
    """Everything about a table, for one reader. `number` and `stream` are where its events go on."""

    stream: str
    number: int
    table: Summary
    seat: int | None = Field(description="The reader's seat; None for a spectator.")
    invite: str | None = Field(description="Only for people who sit here.")
    theme: str = Field(description="The theme whose names this table uses unless the reader wants another.")
    house_table: bool
    situation: Situation | None = Field(description="None before the game begins.")
    news: list[NewsLine] = Field(description="What happened since this reader's last decision.")
    thinking: Thinking | None
    proposals: list[Proposal]
    chat: list[ChatLine]
    rematch: str | None = Field(description="The table of the rematch, once somebody asked for one.")
    watching: int = Field(description="How many people without a seat have the table open.")
    build: str = Field(description="Of the server's page: a page that began with another one is outdated.")
