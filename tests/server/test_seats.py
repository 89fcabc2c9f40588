"""Who may sit where: invitations, leaving, bots that stand in, coming back, clocks."""

from __future__ import annotations

import random
import time

from starlette.testclient import TestClient

from tests.server.people import Person, next_event, table_for, wait_until


def gathering(ana: Person, **settings: object) -> tuple[str, str]:
    """A table of Santiago with an open seat: its id and its invitation."""
    wanted = {"game": "santiago-de-cuba", "config": {"players": 2}, "seats": table_for("me", "open")}
    made = ana.post("/api/tables", {**wanted, "settings": {"stand_in": "random", **settings}}).json()
    return made["table"]["id"], made["invite"]


def test_only_the_invited_sit_down(server: TestClient, ana: Person, bruno: Person) -> None:
    table, invite = gathering(ana)
    for given in ({}, {"invite": "guess"}, {"invite": invite[:-1]}):
        assert bruno.post(f"/api/tables/{table}/join", given).status_code == 403
    assert bruno.sees(table)["invite"] is None
    assert ana.sees(table)["invite"] == invite
    assert bruno.post(f"/api/tables/{table}/join", {"invite": invite}).json()["seat"] == 1
    assert Person(server, "Eva").post(f"/api/tables/{table}/join", {"invite": invite}).status_code == 409
    assert bruno.post(f"/api/tables/{table}/join", {"invite": invite}).json()["seat"] == 1, "who sits stays"
    assert ana.sees(table)["table"]["status"] == "playing"


def test_listed_tables_are_in_the_lobby(ana: Person, bruno: Person) -> None:
    table, _ = gathering(ana, listed=True)
    hidden, _ = gathering(ana)
    ids = [found["id"] for found in bruno.get("/api/lobby").json()["open"]]
    assert table in ids
    assert hidden not in ids
    assert bruno.post(f"/api/tables/{table}/join").status_code == 200
    assert ana.get("/api/lobby").json()["mine"][0]["id"] == table


def test_a_table_that_is_not_to_be_watched(server: TestClient, ana: Person, bruno: Person) -> None:
    table, invite = gathering(ana, watchable=False)
    eva = Person(server, "Eva")
    for path in ("", "/log", "/moves", "/events", "/chat", "/replay", "/cards"):
        assert eva.get(f"/api/tables/{table}{path}").status_code == 403
    with eva.watches(table) as page:
        assert next_event(page)["message"]["id"] == "server-not-watchable"
    assert bruno.post(f"/api/tables/{table}/join", {"invite": invite}).status_code == 200
    assert bruno.sees(table)["seat"] == 1


def test_the_host_changes_seats_and_begins(ana: Person, bruno: Person) -> None:
    wanted = {"game": "puerto-rico", "config": {"players": 3}, "seats": table_for("me", "open", "open")}
    table = ana.post("/api/tables", wanted).json()["table"]["id"]
    assert bruno.put(f"/api/tables/{table}/seats/1", {"sits": "bot"}).status_code == 403
    assert ana.put(f"/api/tables/{table}/seats/0", {"sits": "bot"}).status_code == 409
    assert ana.put(f"/api/tables/{table}/seats/9", {"sits": "bot"}).status_code == 409
    changed = ana.put(f"/api/tables/{table}/seats/1", {"sits": "bot", "bot": "random"}).json()
    assert changed["seats"][1]["bot"] == "random"
    assert ana.acts(table, 0, ["role builder"], 409)["message"]["id"] == "server-not-begun"
    assert ana.post(f"/api/tables/{table}/start").json()["status"] == "playing"
    assert ana.put(f"/api/tables/{table}/seats/1", {"sits": "open"}).status_code == 409


def test_leaving_before_the_game_opens_the_seat(ana: Person, bruno: Person) -> None:
    wanted = {"game": "puerto-rico", "config": {"players": 3}, "seats": table_for("me", "open", "open")}
    made = ana.post("/api/tables", wanted).json()
    table = made["table"]["id"]
    bruno.post(f"/api/tables/{table}/join", {"invite": made["invite"], "seat": 2})
    assert ana.sees(table)["table"]["seats"][2]["name"] == "Bruno"
    assert bruno.post(f"/api/tables/{table}/leave").json()["seats"][2]["sits"] == "open"


def test_a_stand_in_plays_until_its_person_comes_back(ana: Person, bruno: Person) -> None:
    table, invite = gathering(ana)
    bruno.post(f"/api/tables/{table}/join", {"invite": invite})
    with ana.watches(table) as page:
        next_event(page)
        left = bruno.post(f"/api/tables/{table}/leave").json()
        assert left["seats"][1]["stands_in"]
        assert next_event(page, "seats")["seats"][1]["sits"] == "bot"
        dice = random.Random(1)
        for _ in range(3):
            wait_until(lambda: ana.sees(table)["situation"]["question"])
            ana.answers(table, dice)
        wait_until(lambda: ana.sees(table)["situation"]["question"])
        assert bruno.acts(table, ana.sees(table)["situation"]["ply"], ["pass"], 409)["message"]["id"]
        back = bruno.post(f"/api/tables/{table}/return").json()
        assert back["table"]["seats"][1]["sits"] == "person"
        while ana.sees(table)["situation"]["question"]:
            ana.answers(table, dice)
        ply = ana.sees(table)["situation"]["ply"]
        time.sleep(0.3)
        assert bruno.sees(table)["situation"]["ply"] == ply, "the bot plays no more"


def test_seats_are_drawn_when_the_game_begins(server: TestClient, ana: Person, bruno: Person) -> None:
    orders = set()
    for _ in range(12):
        table, invite = gathering(ana, random_seats=True)
        assert ana.sees(table)["table"]["seats"][0]["sits"] == "person"
        bruno.post(f"/api/tables/{table}/join", {"invite": invite})
        hers, his = ana.sees(table), bruno.sees(table)
        assert hers["seat"] != his["seat"]
        names = [seat["name"] for seat in hers["table"]["seats"]]
        assert names[hers["seat"]] == "Ana"
        assert names[his["seat"]] == "Bruno"
        on_turn = ana if hers["situation"]["turn"] == hers["seat"] else bruno
        assert on_turn.sees(table)["situation"]["question"], "who sits there is asked"
        orders.add(tuple(names))
        live = server.app.state.hall  # type: ignore[attr-defined]
        live.forget(live._live[table])
        assert [seat["name"] for seat in ana.sees(table)["table"]["seats"]] == names, "as it was written down"
    assert len(orders) > 1


def test_the_others_agree_to_a_stand_in(server: TestClient, ana: Person, bruno: Person) -> None:
    wanted = {"game": "puerto-rico", "config": {"players": 3}, "seats": table_for("me", "open", "open")}
    made = ana.post("/api/tables", {**wanted, "settings": {"stand_in": "random"}}).json()
    table, eva = made["table"]["id"], Person(server, "Eva")
    for person in (bruno, eva):
        person.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    with ana.watches(table) as hers, bruno.watches(table) as his:
        next_event(hers), next_event(his)
        assert ana.post(f"/api/tables/{table}/proposals", {"seat": 1}).status_code == 409, "Bruno is here"
        asked = ana.post(f"/api/tables/{table}/proposals", {"seat": 2}).json()
        assert asked["needs"] == [1]
        assert next_event(his, "proposals")["proposals"][0]["kind"] == "replace"
        bruno.post(f"/api/tables/{table}/proposals/{asked['id']}", {"agree": True})
        while not next_event(hers, "seats")["seats"][2]["stands_in"]:
            pass
    assert eva.post(f"/api/tables/{table}/return").json()["table"]["seats"][2]["sits"] == "person"


def test_who_is_away_too_long_is_replaced(server: TestClient, ana: Person, bruno: Person) -> None:
    table, invite = gathering(ana, replace_after=5)
    bruno.post(f"/api/tables/{table}/join", {"invite": invite})
    live = server.app.state.hall._live[table]  # type: ignore[attr-defined]
    turn = ana.sees(table)["table"]["turn"]
    live.turn_began -= 60
    live.away[turn] -= 60
    wait_until(lambda: ana.sees(table)["table"]["seats"][turn]["stands_in"])


def test_a_clock_that_is_over_has_the_stand_in_answer(ana: Person, bruno: Person) -> None:
    table, invite = gathering(ana, clock={"kind": "per-move", "seconds": 0.4, "increment": 0})
    with ana.watches(table) as page:
        bruno.post(f"/api/tables/{table}/join", {"invite": invite})
        moved = [next_event(page, "moved") for _ in range(3)]
    assert {event["by"] for event in moved} == {"clock"}
    assert all(event["situation"]["clocks"]["control"]["kind"] == "per-move" for event in moved)


def test_time_for_the_whole_game_runs_out_once(ana: Person, bruno: Person) -> None:
    table, invite = gathering(ana, clock={"kind": "per-game", "seconds": 0.5, "increment": 0})
    bruno.post(f"/api/tables/{table}/join", {"invite": invite})
    wait_until(lambda: ana.sees(table)["situation"]["over"])
    left = ana.sees(table)["situation"]["clocks"]["left"]
    assert max(left) < 0.5
