"""What a page sends, and the smaller answers it gets."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel, Field

from antilles.server.schemas.events import Happening
from antilles.server.schemas.tables import Proposal, Summary
from antilles.server.schemas.tableside import Chapter, Help, Message, Move, NewsLine, Question, Standings, TableChoices
from antilles.server.schemas.views import View

MOST_STEPS = 64
MOST_FILE = 60_000
Counts = dict[str, int]


class Refused(BaseModel):
    """Why something was not done: one message in the reader's language, and where the table stands if that is why."""

    message: Message
    rule: str | None = Field(default=None, description="The rule behind a refused action.")
    field: str | None = Field(default=None, description="What is wrong with a table that cannot be.")
    ply: int | None = Field(default=None, description="The ply now, where an action came too late or too early.")


class NewMe(BaseModel):
    """How somebody wants to be called and spoken to; what is left out stays."""

    nickname: str | None = Field(default=None, max_length=40)
    language: str | None = Field(default=None, max_length=20)
    theme: str | None = Field(default=None, max_length=40)


class Join(BaseModel):
    """Sitting down: with the secret of the link unless the table is listed; at any open seat if none is named."""

    invite: str | None = Field(default=None, max_length=80)
    seat: int | None = Field(default=None, ge=0, lt=8)


class SeatChange(BaseModel):
    """The host changes a seat before the game: a bot, or open again."""

    sits: str = Field(pattern="^(bot|open)$")
    bot: str | None = Field(default=None, max_length=80)


class GivenFile(BaseModel):
    """A game file that somebody brings."""

    text: str = Field(min_length=1, max_length=MOST_FILE, description="As `GET .../file` gives it.")
    seat: int | None = Field(
        default=None, ge=0, lt=8, description="The seat of who brings it; else the first person's in the file."
    )
    moves: int | None = Field(default=None, ge=0, description="Play only so many moves of the file; else all.")


class Act(BaseModel):
    """An action: the actions of a choice, or an arrangement as a whole. Sending the same again changes nothing."""

    ply: int = Field(ge=0, description="`situation.ply` as the page knows it.")
    actions: list[int | str] | None = Field(
        default=None, min_length=1, max_length=MOST_STEPS, description="`choice.actions`, or notation."
    )
    numbers: Counts | None = Field(default=None, description="An arrangement: how many at each place, by its key.")
    nobles: Counts = Field(default={}, description="How many of those are nobles.")


class Acted(BaseModel):
    """The action is committed. `repeated`: it already was, by an earlier sending."""

    ply: int = Field(description="The ply of the action.")
    repeated: bool


class Arrange(BaseModel):
    """An arrangement to be checked, not played."""

    ply: int = Field(ge=0)
    numbers: Counts = {}
    nobles: Counts = {}


class Nearest(BaseModel):
    """The legal action most like one that is refused."""

    notation: str
    title: Message


class Explained(BaseModel):
    """Whether an action is legal, and why or why not."""

    action: str
    legal: bool
    rule: str
    message: Message
    arithmetic: Message | None = Field(description="How the figures in the message come about.")
    helps: list[Help] = Field(description="Facts by each of which alone it would be legal, as the rules say.")
    nearest: Nearest | None


class Refusal(BaseModel):
    """Something that could answer the question and may not: why, with the rule."""

    action: int
    notation: str
    title: Message
    rule: str
    message: Message


class Refusals(BaseModel):
    """Everything that cannot be done at this question."""

    ply: int
    refusals: list[Refusal]


class Foreseen(BaseModel):
    """What a seat will be asked while another decides, as far as that can be told: the first question, then others."""

    ply: int
    questions: list[Question]
    ahead: int | None = Field(
        description="How many others come between the seat on turn and this one; None where nobody can tell."
    )


class Nudged(BaseModel):
    """Who was told that the others wait, and in how many seconds that may be said again."""

    seat: int
    again_after: int


class AskPly(BaseModel):
    """For which ply something is asked."""

    ply: int = Field(ge=0)


class TakenBack(BaseModel):
    """Taking back was done, or waits for the others to agree."""

    done: bool
    proposal: Proposal | None


class NewProposal(BaseModel):
    """Have a bot play for somebody who is away."""

    seat: int = Field(ge=0, lt=8)
    bot: str | None = Field(default=None, max_length=80)


class Vote(BaseModel):
    """Yes or no to a proposal."""

    agree: bool


class RankedChoice(BaseModel):
    """What a bot thinks of an action: the share of victories it expects with it."""

    actions: list[int]
    notation: str
    title: Message
    chance: float
    visits: int


class Hint(BaseModel):
    """What a bot would do, and how it ranks the choices, the best first."""

    ply: int
    actions: list[int] = Field(description="All steps of the decision, for arrangements too.")
    notation: list[str]
    title: Message
    ranking: list[RankedChoice]


class Moves(BaseModel):
    """What was played: all of it when the game is over, before that one's own moves."""

    ply: int
    moves: list[Move]


class Log(BaseModel):
    """The log from a move on, as far as the reader may know it."""

    moves: int
    lines: list[NewsLine]


class Frame(BaseModel):
    """The table after so many moves, as this reader could see it then."""

    move: int
    seat: int | None = Field(description="Who played the move that led here.")
    notation: str | None = Field(description="Of one's own moves; of all moves when the game is over.")
    happenings: list[Happening]
    news: list[NewsLine]
    view: View
    making: list[dict[str, int]] = Field(description="What each board would make of every good, as all can see.")
    standings: Standings
    turn: int | None
    asked: Message | None


class Replay(BaseModel):
    """Frames of a game, from one move to another."""

    moves: int
    chapters: list[Chapter] = Field(description="When each round began, or each ship came.")
    frames: list[Frame]


class Card(BaseModel):
    """A thing explained: what it does at this table, its rule, its figures now."""

    thing: str
    here: bool = Field(description="Whether it is at this table.")
    card: Message
    rule: str
    figures: list[Message]


class Cards(BaseModel):
    """Everything that has a card, the most useful first."""

    cards: list[Card]


class Say(BaseModel):
    """Something to say at the table."""

    text: str = Field(min_length=1, max_length=500)


class Step(BaseModel):
    """How far one game is prepared."""

    game: str
    ready: bool
    done: int
    of: int
    step: str = Field(description="rules, bots or ready")


class Preparing(BaseModel):
    """How far the engine is compiled; games can begin when theirs is ready."""

    ready: bool
    failed: bool
    games: list[Step]


class Lobby(BaseModel):
    """The tables somebody may want to go to."""

    mine: list[Summary]
    open: list[Summary]
    watching: list[Summary]
    preparing: Preparing
    build: str = Field(description="Of the server's page: a page that began with another one is outdated.")


class GameChoices(BaseModel):
    """A game, and all that a table of it may choose."""

    id: str
    title: str
    fewest_players: int
    most_players: int
    usual_players: int
    themes: list[str]
    choices: TableChoices


class BotChoice(BaseModel):
    """A level for people."""

    name: str
    meaning: Message
    usual: bool


class Offers(BaseModel):
    """Everything there is to choose from."""

    games: list[GameChoices]
    bots: list[BotChoice]
    languages: dict[str, str] = Field(description="By id, each in its own words.")
    positions: bool = Field(description="Whether tables may begin from a position document.")


class Words(BaseModel):
    """Fluent files of one language: the text of each, by its name. Later files override earlier ones."""

    language: str
    files: dict[str, str]


class Rule(BaseModel):
    """A paragraph of the rule pages, in English, as Markdown."""

    id: str
    title: str
    text: str
    page: str


class Health(BaseModel):
    """That the server is well."""

    status: str
    version: str
    ready: bool
    details: dict[str, Any]
