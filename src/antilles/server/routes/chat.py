"""Chat: plain text at a table."""

from typing import Annotated

from fastapi import APIRouter, Query

from antilles.server import playing
from antilles.server.access import Sender, TableId, Visitor, answer
from antilles.server.schemas.asked import Refused, Say
from antilles.server.schemas.tables import ChatLine

router = APIRouter(prefix="/api/tables/{table}/chat", tags=["chat"], responses={"4XX": {"model": Refused}})


@router.post("", response_model=ChatLine, status_code=201)
async def say(table: TableId, given: Say, sender: Sender) -> object:
    """Say something; people who sit here may."""
    found = await sender.hall.table(table)
    return answer(await playing.say(found, sender.user, given.text), status=201)


@router.get("", response_model=list[ChatLine])
async def said(table: TableId, visitor: Visitor, before: Annotated[int | None, Query(ge=0, le=2**31)] = None) -> object:
    """The latest fifty lines, or those before a number."""
    found = await visitor.hall.table(table)
    return answer(await playing.said(found, visitor.user, before))
