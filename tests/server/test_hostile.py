"""Hostile input: clear errors, nothing changed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from antilles.server.app import make_app
from antilles.server.people import plain
from antilles.server.settings import Limits
from tests.server.conftest import settings_for
from tests.server.people import COMPILING, Person, next_event, table_for, wait_until

SCRIPT = "<script>alert(1)</script>"


def test_garbage_on_the_socket(ana: Person) -> None:
    table = ana.makes(seats=table_for("me", "bot", "bot", "bot"))
    with ana.watches(table) as page:
        next_event(page)
        for garbage in ("", "{", "[]", '{"kind": "act"}', "[" * 2000, "\x00", '{"kind": ["ping"]}'):
            page.send_text(garbage)
            assert next_event(page)["message"]["id"] == "server-frame"
        page.send_bytes(b"\xff\xfe")
        assert next_event(page)["kind"] == "refused"
        page.send_json({"kind": "ping"})
        assert next_event(page) == {"kind": "pong"}
        page.send_text("x" * 5000)
        with pytest.raises(WebSocketDisconnect) as closed:
            next_event(page)
        assert closed.value.code == 1009
    assert ana.sees(table)["situation"]["ply"] == 0


def test_a_flood_of_frames_ends_the_connection(ana: Person) -> None:
    table = ana.makes()
    with ana.watches(table) as page:
        for _ in range(200):
            page.send_text("{}")
        kinds = []
        while not kinds or kinds[-1] != "websocket.close":
            kinds.append(page.receive()["type"])
    assert len(kinds) < 60


def test_sockets_of_tables_that_are_not(ana: Person) -> None:
    with ana.watches("A" * 16) as page:
        assert next_event(page)["message"]["id"] == "server-no-table"
        with pytest.raises(WebSocketDisconnect) as closed:
            next_event(page)
        assert closed.value.code == 4404


def test_other_sites_get_nothing(server: TestClient, ana: Person) -> None:
    table = ana.makes()
    evil = {**ana.headers, "origin": "https://evil.example"}
    assert server.post("/api/tables", json={"game": "puerto-rico"}, headers=evil).status_code == 403
    crossing = {**ana.headers, "sec-fetch-site": "cross-site"}
    assert server.put("/api/me", json={"nickname": "x"}, headers=crossing).status_code == 403
    with pytest.raises(WebSocketDisconnect), server.websocket_connect(f"/api/tables/{table}/socket", headers=evil):
        pass
    assert server.get("/api/lobby", headers={"host": "evil.example"}).status_code == 400
    fine = {**ana.headers, "origin": "http://testserver"}
    assert server.put("/api/me", json={"nickname": "Ana"}, headers=fine).status_code == 200


def test_bodies_of_any_kind(server: TestClient, ana: Person) -> None:
    table = ana.makes(seats=table_for("me", "bot", "bot", "bot"))
    path = f"/api/tables/{table}/actions"
    kind = {"content-type": "application/json"}
    for body in (b"", b"{", b"null", b"[1]", b'{"ply": "x"}', b"\xff" * 20, b'{"ply": 1e400}', b'{"ply": -1}'):
        answer = server.post(path, content=body, headers={**ana.headers, **kind})
        assert answer.status_code == 422, (body, answer.text)
        assert answer.json()["message"]["id"] == "server-unreadable"
    large = json.dumps({"ply": 0, "actions": ["x" * 100_000]}).encode()
    assert server.post(path, content=large, headers={**ana.headers, **kind}).status_code == 413

    def parts() -> Any:
        yield from (b"x" * 10_000 for _ in range(20))

    assert server.post(path, content=parts(), headers={**ana.headers, **kind}).status_code == 413
    deep = b'{"ply": 0, "actions": ' + b"[" * 20_000 + b"]" * 20_000 + b"}"
    assert server.post(path, content=deep, headers={**ana.headers, **kind}).status_code == 422
    assert ana.sees(table)["situation"]["ply"] == 0


def test_text_of_people_stays_text(server: TestClient, ana: Person) -> None:
    assert ana.put("/api/me", {"nickname": SCRIPT}).json()["nickname"] == SCRIPT, "text is text; pages never parse it"
    table = ana.makes(seats=table_for("me", "bot", "bot", "bot"))
    said = ana.post(f"/api/tables/{table}/chat", {"text": f"{SCRIPT}\u202e\x1b[2J\x00 hello"})
    assert said.json()["text"] == f"{SCRIPT}[2J hello"
    shown = ana.client.get(f"/api/tables/{table}", headers=ana.headers)
    assert shown.headers["content-type"] == "application/json"
    assert shown.headers["x-content-type-options"] == "nosniff"
    assert "script-src 'self'" in shown.headers["content-security-policy"]
    assert "unsafe" not in shown.headers["content-security-policy"]
    for nothing in ("", "\u200b", "\x07\x07"):
        assert ana.put("/api/me", {"nickname": nothing}).status_code == 422
        assert ana.post(f"/api/tables/{table}/chat", {"text": nothing}).status_code == 422
    assert ana.post(f"/api/tables/{table}/chat", {"text": "x" * 501}).status_code == 422
    eva = Person(server, "Eva")
    assert eva.post(f"/api/tables/{table}/chat", {"text": "hello"}).status_code == 403
    assert plain("a" + "\u0301" * 50, 40) == "\u00e1\u0301\u0301", "no towers of accents"


def test_cookies_cannot_be_read_by_pages_nor_made_up(server: TestClient) -> None:
    server.cookies.clear()
    made = server.get("/api/me").headers["set-cookie"]
    assert "HttpOnly" in made
    assert "SameSite=Lax" in made
    server.cookies.clear()
    for forged in ("x", "x.y", "A" * 16, "A" * 16 + "." + "B" * 32, "\u00e9.\u00e9"):
        headers = {"cookie": f"antilles_guest={forged}".encode()}
        assert server.post("/api/tables", json={"game": "puerto-rico"}, headers=headers).status_code == 401
        server.cookies.clear()


def test_who_asks_too_often_waits(tmp_path: Path) -> None:
    limits = Limits(rate=5, burst=20, makes_per_minute=3)
    with TestClient(make_app(settings_for(tmp_path, limits=limits))) as server:
        wait_until(lambda: server.app.state.hall.preparing.ready, COMPILING)  # type: ignore[attr-defined]
        ana = Person(server, "Ana")
        made = [ana.post("/api/tables", {"game": "puerto-rico"}).status_code for _ in range(5)]
        assert made == [201, 201, 201, 429, 429]
        answers = [ana.get("/api/lobby").status_code for _ in range(30)]
        assert answers[0] == 200
        assert answers[-1] == 429


def test_paths_lead_nowhere_else(server: TestClient) -> None:
    for path in ("/../../etc/passwd", "/%2e%2e/%2e%2e/pyproject.toml", "/assets/../../app.py", "/api/nothing", "/x.js"):
        answer = server.get(path)
        assert answer.status_code == 404 or "Antilles" in answer.text
        assert "root:" not in answer.text
        assert "import" not in answer.text
    assert server.get("/t/whatever").status_code == 200, "the page knows its own addresses"
    assert server.get("/api/nothing").json()["message"]["id"] == "server-no-address"
    assert server.delete("/api/me").status_code == 405
