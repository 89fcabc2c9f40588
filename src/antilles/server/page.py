"""The built client, or a word on how to build it."""

import hashlib
from pathlib import Path

from fastapi import APIRouter, Response
from fastapi.responses import FileResponse, HTMLResponse

from antilles import __version__
from antilles.core.messages import Message
from antilles.server.refusing import NOT_FOUND, Refusal

INDEX = "index.html"
HASHED = "assets"
"""What the build names by its content may be kept for ever."""
FOR_EVER, CHECKED = "public, max-age=31536000, immutable", "no-cache"
NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Antilles</title>
<h1>Antilles</h1>
<p>The server runs. The page is not built yet: run <code>make web</code> and load this page again.</p>
"""


def build_of(static: Path) -> str:
    """Which page this server has: its index names every other file by what is in it."""
    index = static / INDEX
    content = index.read_bytes() if index.is_file() else b""
    return hashlib.sha256(__version__.encode() + content).hexdigest()[:12]


def router_of(static: Path) -> APIRouter:
    """The routes of everything that is no interface: the client's files, its one page for every other address."""
    router = APIRouter(include_in_schema=False)

    @router.get("/{path:path}")
    async def client(path: str) -> Response:
        """A file of the client, else its page, which knows its own addresses."""
        if path.startswith(("api/", "api")) and path.split("/")[0] == "api":
            raise Refusal(NOT_FOUND, Message("server-no-address"))
        home = static.resolve()
        found = (home / path).resolve() if "\0" not in path else home
        if path and found.is_relative_to(home) and found.is_file():
            kept = FOR_EVER if path.startswith(f"{HASHED}/") else CHECKED
            return FileResponse(found, headers={"Cache-Control": kept})
        if "." in path.rpartition("/")[2]:
            raise Refusal(NOT_FOUND, Message("server-no-address"))
        index = home / INDEX
        return FileResponse(index, headers={"Cache-Control": CHECKED}) if index.is_file() else HTMLResponse(NOT_BUILT)

    return router
