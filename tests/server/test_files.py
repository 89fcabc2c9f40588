"""Game files that people bring: looked at, played on; what is wrong with one is said clearly, and nothing is made."""

from __future__ import annotations

import random
from typing import Any

import pytest
from starlette.testclient import TestClient

import antilles
from antilles.core.gamefile import FileNotes, write_game
from antilles.tableside.table import Table
from tests.server.people import Person, wait_until
from tests.tables import SANTIAGO_TABLES, class_of, covering_tables

SOME_TABLES = [*covering_tables()[:4], *SANTIAGO_TABLES[:2]]


def played(game: Any, seed: int, moves: int = 10_000) -> Any:
    dice = random.Random(seed)
    while not game.over and moves:
        game.push(dice.choice(game.legal_actions.ids))
        moves -= 1
    return game


def brings(person: Person, text: str, **more: Any) -> Any:
    return person.post("/api/tables/file", {"text": text, **more})


@pytest.mark.parametrize("number", range(len(SOME_TABLES)))
def test_a_finished_game_is_looked_at_move_by_move(ana: Person, number: int) -> None:
    config = SOME_TABLES[number]
    game = played(class_of(config).start(seed=number, **config.document()), number)
    text = write_game(game, FileNotes(("bot random", *["person"] * (config.players - 1))))
    made = brings(ana, text)
    assert made.status_code == 201, made.text
    table = made.json()["table"]["id"]
    shown = ana.sees(table)
    assert shown["table"]["status"] == "over"
    assert shown["seat"] == 1, "the first person's"
    assert shown["situation"]["over"]
    assert shown["situation"]["view"] == Table(game).view(1)
    moves = ana.get(f"/api/tables/{table}/moves").json()["moves"]
    assert [(move["seat"], move["notation"]) for move in moves] == list(game.actions)
    frames = ana.get(f"/api/tables/{table}/replay", first=0, count=3).json()
    assert frames["moves"] == len(moves)
    again = antilles.loads(ana.get(f"/api/tables/{table}/file").text)
    assert again.state_bytes() == game.state_bytes()


def test_a_file_without_names_holds_the_same_game(ana: Person) -> None:
    names = ["Ana Maria", "Bruno", "Carla"]
    game = played(antilles.new("santiago-de-cuba", players=3, seed=5, seats=names), 5)
    table = brings(ana, write_game(game)).json()["table"]["id"]
    named, nameless = (ana.get(f"/api/tables/{table}/file", names=wanted) for wanted in ("true", "false"))
    assert [name in named.text for name in names] == [True] * 3
    assert not any(name in nameless.text for name in names)
    assert table not in nameless.headers["content-disposition"], "by its link the names could be found"
    again = antilles.loads(nameless.text)
    assert (list(again.actions), again.seats) == (list(game.actions), ("Seat 0", "Seat 1", "Seat 2"))


def test_an_unfinished_game_is_played_on(server: TestClient, ana: Person) -> None:
    game = played(antilles.new("santiago-de-cuba", players=3, seed=5, seats=["<b>", "B", "C"]), 5, 30)
    made = brings(ana, write_game(game, FileNotes(("bot search:ms=100000", "person", "bot no-such-bot"))), seat=2)
    table = made.json()["table"]["id"]
    seats = made.json()["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["<b>", "B", "C"]
    assert seats[2]["mine"]
    assert seats[0]["bot"] == seats[1]["bot"] == "merchant", "nobody orders an hour of thinking by a file"
    dice = random.Random(1)
    for _ in range(3):
        wait_until(lambda: ana.sees(table)["situation"]["question"])
        ana.answers(table, dice)
    live = server.app.state.hall  # type: ignore[attr-defined]
    live.forget(live._live[table])
    assert ana.sees(table)["situation"]["moves"] > len(game.actions)


def test_a_finished_game_is_played_again_from_the_middle(ana: Person, bruno: Person) -> None:
    game = played(antilles.new("puerto-rico", players=3, seed=6, seats=["A", "B", "C"]), 6)
    whole = brings(ana, write_game(game), seat=1).json()["table"]["id"]
    replay = ana.get(f"/api/tables/{whole}/replay", first=0, count=1).json()
    assert [chapter["number"] for chapter in replay["chapters"]] == list(range(1, game.state.round + 1))
    cut = replay["chapters"][3]["move"]
    text = bruno.get(f"/api/tables/{whole}/file").text
    table = brings(bruno, text, seat=2, moves=cut).json()["table"]
    assert [seat["sits"] for seat in table["seats"]] == ["bot", "bot", "person"]
    assert table["status"] == "playing"
    moved = bruno.client.app.state.hall._live[table["id"]].game.copy()
    moved.go_back(cut)
    game.go_back(cut)
    assert moved.state_bytes() == game.state_bytes()
    more = brings(bruno, text, moves=10**6).json()["table"]
    assert more["status"] == "over", "a file has no more moves than it has"


def test_a_game_from_a_position_comes_back_as_it_was(ana: Person) -> None:
    start = played(antilles.new("puerto-rico", players=3, seed=2), 2, 40)
    game = played(antilles.from_position(start.position(), seed=7), 3, 25)
    table = brings(ana, write_game(game), seat=0).json()["table"]["id"]
    live = ana.client.app.state.hall._live[table]
    assert live.log[24].actions == [list(game.actions)[24][1]]
    before = live.game.copy()
    before.go_back(25)
    assert before.state_bytes() == game.state_bytes()


def test_files_that_are_none_are_refused(server: TestClient, ana: Person) -> None:
    game = played(antilles.new("santiago-de-cuba", players=3, seed=5), 5, 20)
    text = write_game(game)
    lines = text.splitlines()
    wrong = {
        "nothing": " ",
        "no game": "hello",
        "cut off": "\n".join(lines[:-4]),
        "another end": text.replace("end: 20 moves", "end: 21 moves"),
        "illegal": text.replace(lines[-2], lines[-2].split(" ")[0] + " load gold 9"),
        "no game of ours": text.replace("santiago-de-cuba", "chess"),
        "newer rules": text.replace("rules: 1", "rules: 99"),
        "too many players": text.replace("players: 3", "players: 9"),
        "seats": text.replace("seats: [", 'seats: ["x", '),
        "seed": text.replace("seed: 5", f"seed: {2**64 - 1}"),
        "yaml": "game: &a [*a, *a]\n" + text,
        "null": text.replace("seed", "seed\x00"),
    }
    before = len(server.get("/api/lobby", headers=ana.headers).json()["mine"])
    for what, content in wrong.items():
        refused = brings(ana, content)
        assert refused.status_code in (409, 422), (what, refused.text)
        assert refused.json()["message"]["id"], what
    assert brings(ana, text, seat=5).json()["message"]["id"] == "error-no-seat"
    assert brings(ana, "x" * 60_001).status_code == 422
    assert brings(ana, "x" * 100_000).status_code == 413
    assert server.post("/api/tables/file", json={"text": text}).status_code == 401
    assert len(server.get("/api/lobby", headers=ana.headers).json()["mine"]) == before
