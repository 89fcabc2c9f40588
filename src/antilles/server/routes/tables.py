"""Tables: making one, looking at it, beginning, a rematch."""

from fastapi import APIRouter

from antilles.server import asking, bringing, seating
from antilles.server.access import Sender, TableId, Visitor, answer
from antilles.server.schemas.asked import GivenFile, Refused
from antilles.server.schemas.tables import Created, NewTable, Snapshot, Summary

router = APIRouter(prefix="/api/tables", tags=["tables"], responses={"4XX": {"model": Refused}})


@router.post("", response_model=Created, status_code=201)
async def make_table(wanted: NewTable, sender: Sender) -> object:
    """Make a table. It begins at once if no seat is open (and the engine is prepared)."""
    return answer(await sender.hall.make(sender.user, wanted), status=201)


@router.post("/file", response_model=Created, status_code=201)
async def bring_file(given: GivenFile, sender: Sender) -> object:
    """A table with the game of a file: it can be replayed and, where the game is not over, played on against bots."""
    return answer(await bringing.bring(sender.hall, sender.user, given.text, given.seat, given.moves), status=201)


@router.get("/{table}", response_model=Snapshot)
async def look(table: TableId, visitor: Visitor) -> object:
    """Everything about a table, for whoever asks: a seat's own view, or the public one."""
    found = await visitor.hall.table(table)
    return answer(await asking.look(found, visitor.user))


@router.post("/{table}/start", response_model=Summary)
async def start(table: TableId, sender: Sender) -> object:
    """The host begins now: bots take the open seats."""
    found = await sender.hall.table(table)
    return answer(await seating.start(found, sender.user))


@router.post("/{table}/rematch", response_model=Created, status_code=201)
async def rematch(table: TableId, sender: Sender) -> object:
    """The same table again, after the game: same people and bots, each one seat further; one for all."""
    found = await sender.hall.table(table)
    return answer(await sender.hall.rematch(found, sender.user), status=201)
