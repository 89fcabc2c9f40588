"""Acting: answering the question, checking an arrangement, asking why not, taking back, hints."""

from typing import Annotated

from fastapi import APIRouter, Query
from pydantic import Field

from antilles.server import asking, playing
from antilles.server.access import Sender, TableId, Visitor, answer
from antilles.server.schemas.asked import (
    Act,
    Acted,
    Arrange,
    AskPly,
    Cards,
    Explained,
    Foreseen,
    Hint,
    Refusals,
    Refused,
    TakenBack,
)
from antilles.server.schemas.tableside import Arranged

MOST_FORESEEN = 3
Answer = Annotated[str, Field(min_length=1, max_length=80)]
router = APIRouter(prefix="/api/tables/{table}", tags=["actions"], responses={"4XX": {"model": Refused}})


@router.post("/actions", response_model=Acted)
async def act(table: TableId, given: Act, sender: Sender) -> object:
    """Play a choice (`actions`) or a whole arrangement (`numbers`, `nobles`): one step, committed before the answer.

    The same again is answered the same (`repeated`); another action for a ply that is past is refused (409).
    """
    found = await sender.hall.table(table)
    return answer(await playing.act(found, sender.user, given))


@router.post("/arrangement", response_model=Arranged)
async def check_arrangement(table: TableId, given: Arrange, sender: Sender) -> object:
    """Check an edited arrangement: what is still wrong with it, or the actions that play it."""
    found = await sender.hall.table(table)
    return answer(await playing.check_arrangement(found, sender.user, given))


@router.get("/refusals", response_model=Refusals)
async def refusals(table: TableId, visitor: Visitor) -> object:
    """For the seat on turn: everything that could answer the question and may not, and why."""
    found = await visitor.hall.table(table)
    return answer(await asking.refusals(found, visitor.user))


@router.get("/explain", response_model=Explained)
async def explain(
    table: TableId, action: Annotated[str, Query(min_length=1, max_length=200)], visitor: Visitor
) -> object:
    """For the seat on turn: whether an action in notation is legal, and why or why not."""
    found = await visitor.hall.table(table)
    return answer(await asking.explain(found, visitor.user, action))


@router.get("/foreseen", response_model=Foreseen)
async def foresee(
    table: TableId,
    visitor: Visitor,
    after: Annotated[
        list[Answer] | None, Query(max_length=MOST_FORESEEN, description="Answers prepared so far.")
    ] = None,
) -> object:
    """For a seat that waits: the question that will come, and what follows upon prepared answers, if one can tell."""
    found = await visitor.hall.table(table)
    return answer(await asking.foresee(found, visitor.user, after or []))


@router.get("/cards", response_model=Cards)
async def cards(table: TableId, visitor: Visitor, thing: Annotated[str | None, Query(max_length=60)] = None) -> object:
    """What things do at this table: one of them, or all (figures only for one)."""
    found = await visitor.hall.table(table)
    return answer(await asking.cards(found, visitor.user, thing))


@router.post("/undo", response_model=TakenBack)
async def take_back(table: TableId, given: AskPly, sender: Sender) -> object:
    """Go back to my previous decision: at once if that is free, else as a proposal to those who have a say."""
    found = await sender.hall.table(table)
    return answer(await playing.take_back(found, sender.user, given.ply))


@router.post("/hint", response_model=Hint)
async def hint(table: TableId, given: AskPly, sender: Sender) -> object:
    """What a bot would do at my question, knowing what I may know; it thinks about half a second."""
    found = await sender.hall.table(table)
    return answer(await asking.hint(found, sender.user, given.ply))
