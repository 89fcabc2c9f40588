"""Whole games over the interface, everything that is sent held to the schema."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest
from starlette.testclient import TestClient

import antilles
from antilles.core.game import Game
from antilles.server.thinking import decided
from tests.server.people import Person, next_event, table_for, wait_until

FULL = {"edition": "1897", "players": 4, "expansions": ["buildings", "nobles", "smuggler", "festival"]}
TABLES = [("puerto-rico", {"players": 3}), ("puerto-rico", FULL), ("santiago-de-cuba", {"players": 3})]


@pytest.mark.parametrize(("game", "config"), TABLES, ids=["base", "full", "santiago"])
def test_a_whole_game_against_bots(ana: Person, game: str, config: dict[str, object]) -> None:
    seats = table_for("me", *["bot"] * (int(str(config["players"])) - 1))
    table = ana.makes(game, config=config, seats=seats, seed=3)
    dice = random.Random(1)
    while not (now := ana.sees(table)["situation"])["over"]:
        if now["question"] is None:
            wait_until(lambda: (here := ana.sees(table)["situation"])["question"] or here["over"])
        else:
            ana.answers(table, dice)
    shown = ana.sees(table)
    assert shown["table"]["status"] == "over"
    assert shown["situation"]["standings"]["verdict"]
    text = ana.get(f"/api/tables/{table}/file").text
    played = antilles.loads(text)
    assert played.over
    moves = ana.get(f"/api/tables/{table}/moves").json()["moves"]
    assert [(move["seat"], move["notation"]) for move in moves] == list(played.actions)
    frames = ana.get(f"/api/tables/{table}/replay", first=0, count=100).json()
    assert frames["moves"] == len(moves)
    assert [frame["move"] for frame in frames["frames"]] == list(range(min(100, len(moves) + 1)))
    last = ana.get(f"/api/tables/{table}/replay", first=len(moves), count=1).json()["frames"][0]
    assert last["view"] == shown["situation"]["view"]


def test_bots_know_the_game_so_far(ana: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    """A search looks back at what everybody has decided, so it is given the game and not only the position."""
    given: list[list[tuple[int, str]]] = []

    def heard(bot: str, game: Game, seed: int) -> int:
        given.append(list(game.actions))
        return decided(bot, game, seed)

    monkeypatch.setattr("antilles.server.thinking.decided", heard)
    table, dice = ana.makes(config={"players": 3}, seats=table_for("me", "bot", "bot"), seed=3), random.Random(4)
    while len(given) < 30:
        wait_until(lambda: ana.sees(table)["situation"]["question"])
        ana.answers(table, dice)
    moves = [(move["seat"], move["notation"]) for move in ana.get(f"/api/tables/{table}/moves").json()["moves"]]
    own = [(seat, notation) for seat, notation in given[-1] if seat == 0]
    assert own
    assert own == moves[: len(own)]
    for earlier, later in pairwise(given):
        assert later[: len(earlier)] == earlier
        assert len(earlier) < len(later)


def test_two_people_and_a_spectator_see_every_move(server: TestClient, ana: Person, bruno: Person) -> None:
    made = ana.post(
        "/api/tables", {"game": "santiago-de-cuba", "config": {"players": 2}, "seats": table_for("me", "open")}
    ).json()
    table = made["table"]["id"]
    eva = Person(server, "Eva")
    with ana.watches(table) as hers, eva.watches(table) as watching:
        assert next_event(hers)["snapshot"]["situation"] is None
        assert next_event(watching)["snapshot"]["seat"] is None
        joined = bruno.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
        assert joined.status_code == 200
        assert next_event(hers, "snapshot")["snapshot"]["situation"]["ply"] == 0
        assert next_event(watching, "snapshot")["snapshot"]["invite"] is None
        dice, numbers = random.Random(2), []
        for ply in range(25):
            mover = ana if ana.sees(table)["situation"]["question"] else bruno
            assert mover.answers(table, dice) == {"ply": ply, "repeated": False}
            event, public = next_event(hers, "moved"), next_event(watching, "moved")
            assert event["ply"] == public["ply"] == ply
            assert event["situation"]["ply"] == ply + 1
            assert public["situation"]["question"] is None
            assert (event["notation"] == []) == (mover is bruno)
            assert public["notation"] == []
            numbers.append(event["number"])
        assert numbers == list(range(numbers[0], numbers[0] + 25))


def test_a_page_that_comes_back_misses_nothing(ana: Person, bruno: Person) -> None:
    seats = table_for("me", "open")
    made = ana.post("/api/tables", {"game": "santiago-de-cuba", "config": {"players": 2}, "seats": seats}).json()
    table = made["table"]["id"]
    bruno.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    dice = random.Random(3)
    with ana.watches(table) as page:
        first = next_event(page)
        stream, seen = first["snapshot"]["stream"], first["number"]
    for _ in range(9):
        (ana if ana.sees(table)["situation"]["question"] else bruno).answers(table, dice)
    missed = ana.get(f"/api/tables/{table}/events", stream=stream, after=seen).json()["events"]
    assert [event["ply"] for event in missed if event["kind"] == "moved"] == list(range(9))
    assert [event["number"] for event in missed] == list(range(seen + 1, seen + 1 + len(missed)))
    with ana.watches(table, stream, seen) as page:
        again = [next_event(page, "moved") for _ in range(9)]
    assert [event["ply"] for event in again] == list(range(9))
    assert again[-1]["situation"]["view"] == ana.sees(table)["situation"]["view"]
    with ana.watches(table, "another", seen) as page:
        assert next_event(page)["kind"] == "snapshot"


def test_arrangements_are_one_step_and_checked_as_a_whole(ana: Person) -> None:
    position = {"players": 3, "colonist_ship": 3, "now": {"role": "mayor", "holder": 0}}
    position["seats"] = {0: {"island": {"corn": 1, "quarry": 1}, "city": {"small market": 0}}}
    seats = table_for("me", "bot", "bot")
    made = ana.post("/api/tables", {"game": "puerto-rico", "position": position, "seats": seats})
    assert made.status_code == 201, made.text
    table = made.json()["table"]["id"]
    now = ana.sees(table)["situation"]
    while now["question"]["arrangement"] is None:
        ana.acts(table, now["ply"], now["question"]["choices"][0]["actions"])
        now = ana.sees(table)["situation"]
    arrangement, ply = now["question"]["arrangement"], now["ply"]
    keys = {place["key"]: place["suggested"] for place in arrangement["places"]}
    none = {"ply": ply, "numbers": dict.fromkeys(keys, 0)}
    assert ana.post(f"/api/tables/{table}/arrangement", none).json()["problem"] is not None
    assert ana.post(f"/api/tables/{table}/actions", none).status_code == 409
    too_many = ana.post(f"/api/tables/{table}/arrangement", {"ply": ply, "numbers": dict.fromkeys(keys, 9)})
    assert (too_many.status_code, too_many.json()["message"]["id"]) == (422, "pr-placing-limits")
    assert ana.post(f"/api/tables/{table}/actions", {"ply": ply, "numbers": {"nowhere": 1}}).status_code == 422
    fine = ana.post(f"/api/tables/{table}/arrangement", {"ply": ply, "numbers": keys}).json()
    assert fine["problem"] is None
    hint = ana.post(f"/api/tables/{table}/hint", {"ply": ply}).json()
    assert len(hint["actions"]) >= 1
    sent = {"ply": ply, "numbers": keys}
    assert ana.post(f"/api/tables/{table}/actions", sent).json() == {"ply": ply, "repeated": False}
    assert ana.post(f"/api/tables/{table}/actions", sent).json() == {"ply": ply, "repeated": True}


def test_hints_refusals_and_cards_for_the_seat_on_turn(ana: Person, bruno: Person) -> None:
    table = ana.makes(config={"players": 3}, seats=table_for("me", "bot", "bot"))
    hint = ana.post(f"/api/tables/{table}/hint", {"ply": 0}).json()
    assert hint["actions"][0] == hint["ranking"][0]["actions"][0]
    assert 0 <= hint["ranking"][0]["chance"] <= 1
    assert bruno.post(f"/api/tables/{table}/hint", {"ply": 0}).status_code == 403
    refusals = ana.get(f"/api/tables/{table}/refusals").json()["refusals"]
    assert all(refusal["rule"].startswith("PR-") for refusal in refusals)
    why = ana.get(f"/api/tables/{table}/explain", action="build harbor").json()
    assert not why["legal"]
    cards = ana.get(f"/api/tables/{table}/cards").json()["cards"]
    assert len(cards) > 30
    one = ana.get(f"/api/tables/{table}/cards", thing="building-harbor").json()["cards"]
    assert one[0]["rule"] == "PR-BLD-HARBOR"
    assert ana.get(f"/api/tables/{table}/cards", thing="building-castle").status_code == 404
    assert "PR-BLD-HARBOR" in ana.get("/api/rules", query="PR-BLD-HARBOR").text


def test_words_come_once(ana: Person) -> None:
    first = ana.get("/api/words/pl", game="santiago-de-cuba")
    files = first.json()["files"]
    assert "santiago-de-cuba.terms.ftl" in files
    assert "shared.server.ftl" in files
    assert not any(name.startswith("puerto-rico") for name in files)
    headers = {"if-none-match": first.headers["etag"]}
    again = ana.client.get("/api/words/pl", params={"game": "santiago-de-cuba"}, headers=headers)
    assert again.status_code == 304
    assert "puerto-rico.terms.1897.ftl" in ana.get("/api/words/uk").json()["files"]
    assert ana.get("/api/words/de").json()["message"]["id"] == "error-no-language"


def test_a_rematch_is_one_table_for_all(ana: Person, bruno: Person) -> None:
    made = ana.post(
        "/api/tables", {"game": "santiago-de-cuba", "config": {"players": 2}, "seats": table_for("me", "open")}
    ).json()
    table = made["table"]["id"]
    bruno.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
    assert ana.post(f"/api/tables/{table}/rematch").status_code == 409
    dice = random.Random(5)
    while not ana.sees(table)["situation"]["over"]:
        _ = ana.answers(table, dice) or bruno.answers(table, dice)
    one, two = (person.post(f"/api/tables/{table}/rematch").json()["table"]["id"] for person in (ana, bruno))
    assert one == two == bruno.sees(table)["rematch"]
    assert ana.sees(one)["seat"] == 1
    assert bruno.sees(one)["seat"] == 0
    assert bruno.get("/api/lobby").json()["mine"][0]["id"] == one


def test_what_is_left_out_of_an_arrangement_is_as_suggested(ana: Person) -> None:
    """Also where goods are stored: an empty arrangement is the suggested one, whatever the question."""
    position = {"players": 3, "now": {"role": "captain", "holder": 0}}
    position["seats"] = {0: {"goods": {"corn": 3, "sugar": 2}, "city": {"small warehouse": 1}}}
    full = {4: "coffee", 5: "tobacco", 6: "indigo"}
    ships = [{"spaces": spaces, "good": good, "load": spaces - 1} for spaces, good in full.items()]
    wanted = {"game": "puerto-rico", "position": {**position, "ships": ships}, "seats": table_for("me", "bot", "bot")}
    made = ana.post("/api/tables", wanted)
    assert made.status_code == 201, made.text
    table = made.json()["table"]["id"]
    now = wait_until(lambda: ana.sees(table)["situation"])
    assert now["question"]["arrangement"]["kind"] == "storing"
    done = ana.post(f"/api/tables/{table}/actions", {"ply": now["ply"], "numbers": {}})
    assert done.status_code == 200, done.text
