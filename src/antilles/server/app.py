"""The application: its routes, its socket, its errors as messages, and its life from start to shutdown."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.openapi.utils import get_openapi
from starlette.exceptions import HTTPException

from antilles import __version__
from antilles.core.errors import AntillesError
from antilles.core.messages import Message
from antilles.server import page, socket
from antilles.server.access import answer
from antilles.server.guard import Guard
from antilles.server.hall import Hall
from antilles.server.refusing import BAD_REQUEST, NOT_FOUND, UNREADABLE, Refusal, refused_document, status_of
from antilles.server.routes import actions, chat, health, lobby, me, past, seats, tables
from antilles.server.settings import Settings

ROUTERS = (me.router, lobby.router, tables.router, seats.router, actions.router, past.router, chat.router)
REFUSED = {"$ref": "#/components/schemas/Refused"}


def make_app(settings: Settings) -> FastAPI:
    """A server's application."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        await app.state.hall.open()
        yield
        await app.state.hall.close()

    app = FastAPI(title="Antilles", version=__version__, lifespan=life, docs_url=None, redoc_url=None)
    app.state.hall = Hall(settings)
    for router in (*ROUTERS, health.router, socket.router):
        app.include_router(router)
    app.include_router(page.router_of(settings.static))
    app.add_exception_handler(AntillesError, say_refusal)
    app.add_exception_handler(RequestValidationError, say_unreadable)
    app.add_exception_handler(HTTPException, say_http)
    app.openapi = lambda: contract(app)  # type: ignore[method-assign]
    app.add_middleware(Guard, hall=app.state.hall)
    return app


async def say_refusal(request: Request, problem: Exception) -> Any:
    """An error on purpose."""
    assert isinstance(problem, AntillesError)
    return answer(refused_document(problem), status=status_of(problem))


async def say_unreadable(request: Request, problem: Exception) -> Any:
    """A request of the wrong shape: the first place that is wrong."""
    assert isinstance(problem, RequestValidationError)
    first = problem.errors()[0]
    where = ".".join(str(part)[:40] for part in first["loc"][:6])
    said = Message("server-unreadable", where=where, problem=str(first["msg"])[:200])
    return answer(refused_document(Refusal(UNREADABLE, said)), status=UNREADABLE)


async def say_http(request: Request, problem: Exception) -> Any:
    """What the framework itself refuses: no such address, another method."""
    assert isinstance(problem, HTTPException)
    if problem.status_code == BAD_REQUEST:
        if isinstance(problem.__cause__, Refusal):  # a body that grew too large while it was read
            return await say_refusal(request, problem.__cause__)
        said = Message("server-unreadable", where="body", problem=str(problem.detail)[:200])
        return answer(refused_document(Refusal(UNREADABLE, said)), status=UNREADABLE)
    which = "server-no-address" if problem.status_code == NOT_FOUND else "server-not-that-way"
    response = answer(refused_document(Refusal(problem.status_code, Message(which))), status=problem.status_code)
    response.headers.update(problem.headers or {})
    return response


def contract(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document. Every refusal has the same shape, so the framework's own one is taken out."""
    if app.openapi_schema is None:
        made = get_openapi(title=app.title, version=app.version, routes=app.routes, description=__doc__)
        for path in made["paths"].values():
            for operation in path.values():
                operation["responses"].pop("422", None)
                operation["responses"]["4XX"] = {
                    "description": "Refused, and why",
                    "content": {"application/json": {"schema": REFUSED}},
                }
        for name in ("HTTPValidationError", "ValidationError"):
            made["components"]["schemas"].pop(name, None)
        app.openapi_schema = made
    return app.openapi_schema
