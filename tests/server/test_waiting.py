"""While others decide: who watches, a nudge for who keeps them waiting, what will be asked, and which page it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from antilles.server import playing
from antilles.server.page import build_of
from tests.server.people import Person, next_event, table_for


def sit_together(ana: Person, bruno: Person, **more: Any) -> str:
    """A table of Ana, who is on turn, Bruno and a bot."""
    made = ana.post(
        "/api/tables",
        {"game": "puerto-rico", "config": {"players": 3}, "seats": table_for("me", "open", "bot"), "seed": 1, **more},
    )
    table: str = made.json()["table"]["id"]
    assert bruno.post(f"/api/tables/{table}/join", {"invite": made.json()["invite"]}).status_code == 200
    return table


def refused(answer: Any, status: int) -> str:
    assert answer.status_code == status, answer.text
    return str(answer.json()["message"]["id"])


def test_everybody_sees_how_many_watch(server: TestClient, ana: Person, bruno: Person) -> None:
    table, eva = sit_together(ana, bruno), Person(server, "Eva")
    with ana.watches(table) as page:
        assert next_event(page, "snapshot")["snapshot"]["watching"] == 0
        with eva.watches(table), eva.watches(table):
            assert next_event(page, "seats")["watching"] == 1, "two pages of one person"
            with server.websocket_connect(f"/api/tables/{table}/socket"):
                assert next_event(page, "seats")["watching"] == 2
                assert bruno.sees(table)["watching"] == 2
            assert next_event(page, "seats")["watching"] == 1
        assert next_event(page, "seats")["watching"] == 0
        with bruno.watches(table):
            told = next_event(page, "seats")
            assert (told["watching"], told["seats"][1]["connected"]) == (0, True), "who sits here does not watch"


def test_who_keeps_others_waiting_is_nudged_once_a_minute(
    server: TestClient, ana: Person, bruno: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, eva = sit_together(ana, bruno), Person(server, "Eva")
    address = f"/api/tables/{table}/nudge"
    with ana.watches(table) as page:
        assert bruno.post(address).json() == {"seat": 0, "again_after": 60}
        heard = next_event(page, "nudged")
        assert (heard["by"], heard["seat"]) == (1, 0)
        again = bruno.post(address)
        assert refused(again, 429) == "server-nudged-lately"
        assert 0 < again.json()["message"]["args"]["seconds"] <= 60
        monkeypatch.setattr(playing, "NUDGED_EVERY", 0)
        assert bruno.post(address).status_code == 200
        assert next_event(page, "nudged")["seat"] == 0
    assert refused(ana.post(address), 409) == "server-nobody-to-nudge", "it is her own turn"
    assert refused(eva.post(address), 403) == "server-no-seat"
    server.cookies.clear()
    assert server.post(address).status_code == 401
    assert refused(eva.post(f"/api/tables/{'A' * 16}/nudge"), 404) == "server-no-table"
    assert ana.sees(table)["situation"]["ply"] == 0


def test_bots_are_not_nudged(ana: Person, bruno: Person) -> None:
    table = sit_together(ana, bruno)
    assert ana.post(f"/api/tables/{table}/leave").status_code == 200
    assert refused(bruno.post(f"/api/tables/{table}/nudge"), 409) == "server-nobody-to-nudge"
    alone = ana.makes(seats=table_for("open", "me", "bot"), config={"players": 3})
    assert refused(ana.post(f"/api/tables/{alone}/nudge"), 409) == "server-not-begun"


def test_who_waits_is_told_what_will_be_asked(server: TestClient, ana: Person, bruno: Person) -> None:
    table, eva = sit_together(ana, bruno), Person(server, "Eva")
    address = f"/api/tables/{table}/foreseen"
    told = bruno.get(address).json()
    assert (told["ply"], [question["decision"] for question in told["questions"]]) == (0, ["role pick"])
    assert ana.get(address).json()["questions"] == [], "she is asked already"
    assert refused(eva.get(address), 403) == "server-no-seat"
    for garbage in (["x" * 81], ["a"] * 4, [""]):
        assert refused(bruno.get(address, after=garbage), 422) == "server-unreadable"
    assert len(bruno.get(address, after=["\x00", "role nothing", "pass, pass"]).json()["questions"]) == 1
    assert ana.sees(table)["situation"]["ply"] == 0


def test_a_refusal_says_what_would_help(ana: Person, bruno: Person) -> None:
    table = sit_together(ana, bruno)
    ana.acts(table, 0, ["role builder"])
    told = ana.get(f"/api/tables/{table}/explain", action="build harbor").json()
    assert [found["message"]["id"] for found in told["helps"]] == ["pr-help-doubloons"]
    assert told["nearest"]["notation"].startswith("build ")
    assert ana.get(f"/api/tables/{table}/explain", action="build small market").json()["helps"] == []
    for other in ("build nothing", "build harbor, build harbor"):
        assert ana.get(f"/api/tables/{table}/explain", action=other).json().get("nearest") is None


def test_pages_can_tell_that_the_server_has_another_one(ana: Person, tmp_path: Path) -> None:
    table = ana.makes()
    assert ana.sees(table)["build"] == ana.get("/api/lobby").json()["build"]
    none = build_of(tmp_path)
    (tmp_path / "index.html").write_text("<script src=one.js>")
    one = build_of(tmp_path)
    (tmp_path / "index.html").write_text("<script src=two.js>")
    assert len({none, one, build_of(tmp_path)}) == 3
