"""People for tests: each with a cookie of their own, all through one client."""

from __future__ import annotations

import contextlib
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from pydantic import TypeAdapter

from antilles.server.identity import COOKIE
from antilles.server.schemas.events import SocketEvent
from antilles.server.schemas.tables import Snapshot

EVENT = TypeAdapter(SocketEvent)
PATIENCE = 30.0
COMPILING = 240.0
"""Seconds that one step of compiling may take while other tests compile beside it."""


def wait_until(true: Callable[[], Any], seconds: float = PATIENCE) -> Any:
    """What a function returns as soon as it is true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = true()
        if found:
            return found
        time.sleep(0.01)
    raise AssertionError(f"not within {seconds} s")


def prepared(client: Any) -> Any:
    """The same client, once its server can play. Compiling may take long; standing still is a fault."""
    end, before = time.monotonic() + PATIENCE, ""
    while time.monotonic() < end:
        told = client.get("/api/preparing")
        if told.json()["ready"]:
            return client
        assert not told.json()["failed"], "the engine cannot be prepared"
        if told.text != before:
            end, before = time.monotonic() + COMPILING, told.text
        time.sleep(0.02)
    raise AssertionError(f"preparing stands still: {before}")


class Person:
    """Somebody with a browser. `client` is httpx's or starlette's."""

    def __init__(self, client: Any, nickname: str = "") -> None:
        self.client = client
        client.cookies.clear()
        self.cookie = client.get("/api/me").cookies[COOKIE]
        client.cookies.clear()
        if nickname:
            assert self.put("/api/me", {"nickname": nickname}).status_code == 200

    @property
    def headers(self) -> dict[str, str]:
        return {"cookie": f"{COOKIE}={self.cookie}"}

    def get(self, path: str, **query: Any) -> Any:
        return self.client.get(path, params=query, headers=self.headers)

    def post(self, path: str, body: Any = None) -> Any:
        return self.client.post(path, json=body if body is not None else {}, headers=self.headers)

    def put(self, path: str, body: Any) -> Any:
        return self.client.put(path, json=body, headers=self.headers)

    def makes(self, game: str = "puerto-rico", **more: Any) -> str:
        """A new table's id."""
        made = self.post("/api/tables", {"game": game, **more})
        assert made.status_code == 201, made.text
        return str(made.json()["table"]["id"])

    def sees(self, table: str) -> dict[str, Any]:
        """The table as this person sees it."""
        found = self.get(f"/api/tables/{table}")
        assert found.status_code == 200, found.text
        shown: dict[str, Any] = found.json()
        Snapshot.model_validate(shown)
        return shown

    def acts(self, table: str, ply: int, actions: list[Any], status: int = 200) -> dict[str, Any]:
        done = self.post(f"/api/tables/{table}/actions", {"ply": ply, "actions": actions})
        assert done.status_code == status, done.text
        answer: dict[str, Any] = done.json()
        return answer

    def answers(self, table: str, dice: random.Random) -> dict[str, Any] | None:
        """Answer the question at random, if this person is asked; arrangements as suggested."""
        now = self.sees(table)["situation"]
        question = now["question"]
        if question is None:
            return None
        if question["arrangement"] is not None:
            done = self.post(f"/api/tables/{table}/actions", {"ply": now["ply"], "numbers": {}})
            assert done.status_code == 200, done.text
            return dict(done.json())
        return self.acts(table, now["ply"], dice.choice(question["choices"])["actions"])

    @contextlib.contextmanager
    def watches(self, table: str, stream: str = "", after: int = -1) -> Iterator[Any]:
        """The table's socket, with starlette's client."""
        address = f"/api/tables/{table}/socket?stream={stream}&after={after}"
        with self.client.websocket_connect(address, headers=self.headers) as socket:
            yield socket


def next_event(socket: Any, *kinds: str) -> dict[str, Any]:
    """The next event, checked by the schema; of these kinds, if some are named."""
    while True:
        event: dict[str, Any] = socket.receive_json()
        EVENT.validate_python(event)
        if not kinds or event["kind"] in kinds:
            return event


def table_for(*people: str, bot: str = "random") -> list[dict[str, Any]]:
    """Seats of a new table: `me`, `open`, else bots."""
    return [{"sits": who} if who in ("me", "open") else {"sits": "bot", "bot": bot} for who in people]
