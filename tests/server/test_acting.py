"""Acting: once, in order, by the right person; taking back; what is not done changes nothing."""

from __future__ import annotations

from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.server.people import Person, next_event, table_for


@pytest.fixture
def duel(ana: Person, bruno: Person) -> str:
    """Ana (seat 0) and Bruno (seat 1) at Puerto Rico, asked for a role."""
    wanted = {"game": "puerto-rico", "config": {"players": 2}, "seats": table_for("me", "open"), "seed": 4}
    made = ana.post("/api/tables", wanted).json()
    assert bruno.post(f"/api/tables/{made['table']['id']}/join", {"invite": made["invite"]}).status_code == 200
    return str(made["table"]["id"])


def log_of(server: TestClient, table: str) -> list[Any]:
    """The log as the server has it."""
    return list(server.app.state.hall._live[table].log)  # type: ignore[attr-defined]


def test_double_stale_and_early_sends(server: TestClient, ana: Person, duel: str) -> None:
    assert ana.acts(duel, 0, ["role builder"]) == {"ply": 0, "repeated": False}
    for _ in range(3):
        assert ana.acts(duel, 0, ["role builder"]) == {"ply": 0, "repeated": True}
    stale = ana.acts(duel, 0, ["role settler"], 409)
    assert stale["message"]["id"] == "server-stale"
    assert stale["ply"] == 1
    assert ana.acts(duel, 7, ["pass"], 409)["ply"] == 1
    assert len(log_of(server, duel)) == 1


def test_only_the_seat_on_turn_acts(server: TestClient, ana: Person, bruno: Person, duel: str) -> None:
    eva = Person(server, "Eva")
    assert eva.acts(duel, 0, ["role builder"], 403)["message"]["id"] == "server-no-seat"
    assert bruno.acts(duel, 0, ["role builder"], 409)["rule"].startswith("PR-")
    assert ana.acts(duel, 0, ["build harbor"], 409)["rule"].startswith("PR-")
    for nonsense in (["role"], [99999], ["role builder, pass"], ["role builder", "role settler"], [-1]):
        assert "message" in ana.acts(duel, 0, nonsense, 409 if nonsense == ["role builder", "role settler"] else 422)
    server.cookies.clear()
    nobody = server.post(f"/api/tables/{duel}/actions", json={"ply": 0, "actions": ["role builder"]})
    assert nobody.status_code == 401
    forged = server.post(
        f"/api/tables/{duel}/actions",
        json={"ply": 0, "actions": ["role builder"]},
        headers={"cookie": f"antilles_guest={ana.cookie[:-3]}xyz"},
    )
    assert forged.status_code == 401
    assert log_of(server, duel) == []
    assert ana.sees(duel)["situation"]["ply"] == 0


def test_the_other_seat_sent_the_same_for_a_past_ply(ana: Person, bruno: Person, duel: str) -> None:
    ana.acts(duel, 0, ["role builder"])
    assert bruno.acts(duel, 0, ["role builder"], 409)["message"]["id"] == "server-stale"


def test_undo_is_free_until_somebody_decided(ana: Person, bruno: Person, duel: str) -> None:
    ana.acts(duel, 0, ["role builder"])
    now = ana.sees(duel)["situation"]
    assert now["undo"]["consent"] == []
    assert bruno.post(f"/api/tables/{duel}/undo", {"ply": 1}).status_code == 409
    assert ana.post(f"/api/tables/{duel}/undo", {"ply": 1}).json() == {"done": True, "proposal": None}
    assert ana.post(f"/api/tables/{duel}/undo", {"ply": 1}).json()["done"], "sent twice, done once"
    now = ana.sees(duel)["situation"]
    assert (now["ply"], now["moves"], now["turn"]) == (2, 0, 0)
    assert ana.acts(duel, 1, ["role settler"], 409)["ply"] == 2, "what was meant for before is stale"


def test_undo_by_consent(ana: Person, bruno: Person, duel: str) -> None:
    with ana.watches(duel) as page:
        next_event(page)
        ana.acts(duel, 0, ["role builder"])
        now = ana.sees(duel)["situation"]
        ana.acts(duel, now["ply"], ["pass"])
        bruno.acts(duel, 2, ["pass"])
        asked = ana.post(f"/api/tables/{duel}/undo", {"ply": 3}).json()
        assert asked["proposal"]["needs"] == [1]
        number = asked["proposal"]["id"]
        assert ana.post(f"/api/tables/{duel}/proposals/{number}", {"agree": True}).status_code == 403
        assert bruno.post(f"/api/tables/{duel}/proposals/{number}", {"agree": False}).json() == []
        again = ana.post(f"/api/tables/{duel}/undo", {"ply": 3}).json()["proposal"]["id"]
        assert bruno.sees(duel)["proposals"][0]["because"] is not None
        assert bruno.post(f"/api/tables/{duel}/proposals/{again}", {"agree": True}).json() == []
        event = next_event(page, "taken_back", "snapshot")
        assert event["kind"] == "taken_back" or event["snapshot"]["situation"]["ply"] == 4
    assert ana.sees(duel)["situation"]["moves"] == 1
    assert bruno.post(f"/api/tables/{duel}/proposals/{again}", {"agree": True}).status_code == 404


def test_the_game_file_waits_for_the_end(ana: Person, duel: str) -> None:
    assert ana.get(f"/api/tables/{duel}/file").json()["message"]["id"] == "server-file-later"
    alone = ana.makes(seats=table_for("me", "bot", "bot", "bot"))
    assert ana.get(f"/api/tables/{alone}/file").text.startswith("game: puerto-rico")


def test_tables_that_cannot_be_are_refused(ana: Person) -> None:
    for wanted, message in (
        ({"game": "chess"}, "error-no-game"),
        ({"game": "puerto-rico", "config": {"players": 9}}, "error-players-range"),
        ({"game": "puerto-rico", "config": {"color": "red"}}, "error-no-table-key"),
        ({"game": "puerto-rico", "seats": [{"sits": "me"}]}, "error-seat-names"),
        ({"game": "puerto-rico", "seats": table_for("me", "me", "bot", "bot")}, "server-one-seat"),
        ({"game": "puerto-rico", "seats": table_for("me", "x", "x", "x", bot="genius")}, "error-no-bot"),
        ({"game": "puerto-rico", "position": {"players": "many"}}, None),
        ({"game": "puerto-rico", "seed": -1}, "server-unreadable"),
        ({"game": "puerto-rico", "settings": {"clock": {"kind": "per-year"}}}, "server-unreadable"),
    ):
        refused = ana.post("/api/tables", wanted)
        assert 400 <= refused.status_code < 500, refused.text
        assert message in (None, refused.json()["message"]["id"])
