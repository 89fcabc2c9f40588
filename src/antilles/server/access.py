"""Who asks, and what they get: the arguments of routes, and answers that are sent as they are."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any

from fastapi import Depends, Path, Request, Response

from antilles.core.messages import Message
from antilles.server.identity import COOKIE, cookie_header, new_guest
from antilles.server.refusing import NO_GUEST, Refusal

if TYPE_CHECKING:
    from antilles.server.hall import Hall

TableId = Annotated[str, Path(pattern="^[A-Za-z0-9_-]{16}$", description="The id of a table.")]
SeatNumber = Annotated[int, Path(ge=0, lt=1_000_000)]


@dataclass(frozen=True)
class Known:
    """Somebody who is a guest here."""

    user: str
    hall: Hall
    new_cookie: str | None = None


@dataclass(frozen=True)
class Anybody:
    """Somebody who may be a guest or not."""

    user: str | None
    hall: Hall


async def hall_of(request: Request) -> Any:
    """The hall with all tables. As all dependencies it is asynchronous: others would get a thread for each request."""
    return request.app.state.hall


async def visitor(request: Request) -> Anybody:
    """Whoever asks."""
    hall = request.app.state.hall
    return Anybody(hall.signer.guest(request.cookies.get(COOKIE)), hall)


async def sender(request: Request) -> Known:
    """A guest who wants to change something."""
    asks = await visitor(request)
    if asks.user is None:
        raise Refusal(NO_GUEST, Message("server-no-guest"))
    return Known(asks.user, asks.hall)


async def caller(request: Request) -> Known:
    """A guest, made one now if need be."""
    asks = await visitor(request)
    if asks.user is not None:
        return Known(asks.user, asks.hall)
    guest = new_guest()
    value = asks.hall.signer.cookie(guest)
    return Known(guest, asks.hall, cookie_header(value, secure=asks.hall.settings.is_secure))


HallOf = Annotated[Any, Depends(hall_of)]
Visitor = Annotated[Anybody, Depends(visitor)]
Sender = Annotated[Known, Depends(sender)]
Caller = Annotated[Known, Depends(caller)]


def written(content: Any) -> str:
    """JSON without needless spaces."""
    return json.dumps(content, ensure_ascii=False, separators=(",", ":"))


def answer(content: Any, *, status: int = 200, cookie: str | None = None) -> Response:
    """A document as the answer. It was made by the shapes of the schema, so it is not checked by them once more."""
    headers = {"Cache-Control": "no-store"} | ({"Set-Cookie": cookie} if cookie else {})
    return Response(written(content), status_code=status, headers=headers, media_type="application/json")
