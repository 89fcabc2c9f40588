"""The past: moves, the log, positions for a replay, missed events, the game file."""

from typing import Annotated

from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse

from antilles.server import asking
from antilles.server.access import Sender, TableId, Visitor, answer
from antilles.server.schemas.asked import Log, Moves, Refused, Replay
from antilles.server.schemas.events import Missed
from antilles.server.schemas.judged import Judgement

router = APIRouter(prefix="/api/tables/{table}", tags=["past"], responses={"4XX": {"model": Refused}})
MoveNumber = Annotated[int, Query(ge=0, le=1_000_000)]
MOST_FRAMES = 100


@router.get("/moves", response_model=Moves)
async def moves(table: TableId, visitor: Visitor, since: MoveNumber = 0) -> object:
    """What was played, from a move on, in notation: one's own moves, and everybody's when the game is over."""
    found = await visitor.hall.table(table)
    return answer(await asking.moves(found, visitor.user, since))


@router.get("/log", response_model=Log)
async def log(table: TableId, visitor: Visitor, since: MoveNumber = 0) -> object:
    """Everything that happened from a move on, as lines for this reader."""
    found = await visitor.hall.table(table)
    return answer(await asking.log(found, visitor.user, since))


@router.get("/replay", response_model=Replay)
async def replay(
    table: TableId, visitor: Visitor, first: MoveNumber = 0, count: Annotated[int, Query(ge=1, le=MOST_FRAMES)] = 1
) -> object:
    """Positions of the game, after `first` moves and following: what this reader could see then."""
    found = await visitor.hall.table(table)
    return answer(await asking.replay(found, visitor.user, first, count))


@router.get("/review", response_model=Judgement)
async def review(table: TableId, visitor: Visitor) -> object:
    """The judgement of a finished game, or how far it is. Looking begins nothing."""
    found = await visitor.hall.table(table)
    return answer(visitor.hall.judgements.look(found, visitor.user))


@router.post("/review", response_model=Judgement)
async def ask_for_review(table: TableId, sender: Sender) -> object:
    """Have a finished game judged, once for all who ask. It takes some seconds: ask how far it is by `GET`."""
    found = await sender.hall.table(table)
    return answer(sender.hall.judgements.ask(found, sender.user))


@router.get("/events", response_model=Missed)
async def events(
    table: TableId,
    visitor: Visitor,
    stream: Annotated[str, Query(max_length=40)] = "",
    after: Annotated[int, Query(ge=-1, le=2**53)] = -1,
) -> object:
    """What the socket would send now to a page that saw the events up to `after` (also for pages without sockets)."""
    found = await visitor.hall.table(table)
    return answer(await asking.missed(found, visitor.user, stream, after))


@router.get("/file", response_class=PlainTextResponse)
async def game_file(
    table: TableId, visitor: Visitor, names: Annotated[bool, Query(description="Else seats instead.")] = True
) -> PlainTextResponse:
    """The game file. It tells everything, so there is one when the game is over, or if no other person plays."""
    found = await visitor.hall.table(table)
    name, text = await asking.game_file(found, visitor.user, names=names)
    return PlainTextResponse(text, headers={"Content-Disposition": f'attachment; filename="{name}"'})
