"""Finished games are judged: once for all who ask, beside the bots, with real progress; games that go on are not."""

from __future__ import annotations

import random
import threading
import time
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from starlette.testclient import TestClient

import antilles
from antilles.core.gamefile import FileNotes, write_game
from antilles.server import judging
from antilles.server.app import make_app
from antilles.server.schemas.judged import Judgement
from antilles.study.reviewing import LEAST_LOSS
from tests.server.conftest import settings_for
from tests.server.people import Person, prepared, table_for, wait_until

GAMES = ("puerto-rico", "santiago-de-cuba")


@cache
def finished(game: str) -> str:
    """The file of a game that was played to its end."""
    config: dict[str, Any] = {"options": {"turn_limit": 30}} if game == "santiago-de-cuba" else {}
    table, dice = antilles.new(game, players=3, seed=4, seats=["A", "B", "C"], **config), random.Random(4)
    while not table.over:
        table.push(dice.choice(table.legal_actions.ids))
    return write_game(table, FileNotes(("person", "person", "bot random")))


def brought(person: Person, game: str = "santiago-de-cuba") -> str:
    """A table with a finished game; its address."""
    made = person.post("/api/tables/file", {"text": finished(game)})
    assert made.status_code == 201, made.text
    return f"/api/tables/{made.json()['table']['id']}/review"


def looked_at(person: Person, address: str) -> dict[str, Any]:
    answer = person.get(address)
    assert answer.status_code == 200, answer.text
    Judgement.model_validate(answer.json())
    return dict(answer.json())


def judged(person: Person, address: str) -> dict[str, Any]:
    """The judgement, asked for and waited for."""
    assert person.post(address).status_code == 200
    found: dict[str, Any] = wait_until(lambda: (now := looked_at(person, address))["state"] == "ready" and now)
    return found


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_judged(ana: Person, bruno: Person, game: str) -> None:
    address = brought(ana, game)
    played = antilles.loads(finished(game))
    assert looked_at(bruno, address) | {"of": 0} == {
        "state": "none",
        "done": 0,
        "of": 0,
        "review": None,
        "problem": None,
    }, "looking begins nothing"
    now = judged(ana, address)
    assert now["done"] == now["of"] == len(played.actions)
    review = now["review"]
    assert len(review["chances"]) == len(review["scores"]) == len(played.actions) + 1
    assert review["scores"][-1] == [score.total for score in played.scores]
    assert all(abs(sum(shares) - 1000) <= 2 for shares in review["chances"])
    assert {seat for seat, share in enumerate(review["chances"][-1]) if share} == set(played.winners)
    points = review["turning_points"]
    assert 0 < len(points) <= judging.MOST_TURNING_POINTS
    assert [point["move"] for point in points] == sorted(point["move"] for point in points)
    for point in points:
        assert played.actions[point["move"] - 1][0] == point["seat"]
        assert point["change"] <= -1000 * LEAST_LOSS + 1
        assert point["better"] != point["played"]
    assert len({point["seat"] for point in points}) == played.players, "everybody's costliest move is among them"
    for seat, accuracy in enumerate(review["accuracy"]):
        assert 0 < accuracy["among_best"] <= accuracy["decisions"] <= sum(by == seat for by, _ in played.actions)
    assert looked_at(bruno, address) == bruno.post(address).json() == now, "the same for all, and made once"


def test_the_same_game_is_judged_the_same(ana: Person) -> None:
    first, second = (judged(ana, brought(ana))["review"] for _ in range(2))
    assert first == second


def test_a_game_that_goes_on_is_not_judged(ana: Person, bruno: Person) -> None:
    for seats in (table_for("me", "bot"), table_for("me", "open")):
        table = ana.makes("santiago-de-cuba", config={"players": 2}, seats=seats)
        for answer in (
            ana.get(f"/api/tables/{table}/review"),
            ana.post(f"/api/tables/{table}/review"),
            bruno.post(f"/api/tables/{table}/review"),
        ):
            assert answer.status_code == 409
            assert answer.json()["message"]["id"] in ("server-review-later", "server-not-begun")


def test_only_who_may_see_the_game_may_see_its_judgement(ana: Person, bruno: Person) -> None:
    short = {"players": 2, "options": {"turn_limit": 1}}
    table = ana.makes(
        "santiago-de-cuba", config=short, seats=table_for("me", "bot", bot="random"), settings={"watchable": False}
    )
    dice = random.Random(1)
    while not ana.sees(table)["situation"]["over"]:
        if ana.answers(table, dice) is None:
            time.sleep(0.01)
    assert bruno.get(f"/api/tables/{table}/review").status_code == 403
    assert bruno.post(f"/api/tables/{table}/review").status_code == 403
    assert judged(ana, f"/api/tables/{table}/review")["review"]["chances"]


class Gate:
    """Lets so many decisions of judgements through, and counts the games that were begun."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open, self.begun, self.left = threading.Event(), 0, 3
        next_part, reviewing = judging.next_part, judging.reviewing

        def held(parts: Iterator[Any]) -> Any:
            self.left -= 1
            assert self.left >= 0 or self.open.wait(30)
            return next_part(parts)

        def counted(*given: Any) -> Iterator[Any]:
            self.begun += 1
            return reviewing(*given)

        monkeypatch.setattr(judging, "next_part", held)
        monkeypatch.setattr(judging, "reviewing", counted)


def test_many_ask_for_one_judgement_and_see_how_far_it_is(
    ana: Person, bruno: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = Gate(monkeypatch)
    first, second = brought(ana), brought(bruno)
    for person in (ana, bruno, ana):
        assert person.post(first).json()["state"] in ("waiting", "judging")
    assert wait_until(lambda: (now := looked_at(bruno, first))["done"] == 3 and now)["state"] == "judging"
    assert bruno.post(second).json()["state"] == "waiting"
    assert looked_at(ana, second)["state"] == "waiting", "one game at a time"
    gate.open.set()
    wait_until(lambda: looked_at(ana, second)["state"] == "ready")
    assert looked_at(bruno, first)["state"] == "ready"
    assert gate.begun == 2


def test_nobody_has_many_games_judged_at_a_time(ana: Person, bruno: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(monkeypatch)
    games = [brought(ana) for _ in range(4)]
    assert [ana.post(game).status_code for game in games] == [200, 200, 200, 429]
    assert bruno.post(games[3]).status_code == 200, "who asked for nothing yet may ask"
    gate.open.set()
    for game in games:
        wait_until(lambda game=game: looked_at(ana, game)["state"] == "ready")


def test_a_judgement_that_dies_says_so_and_can_be_asked_for_again(
    ana: Person, bruno: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = brought(ana)
    with monkeypatch.context() as broken:
        broken.setattr(judging, "next_part", lambda parts: 1 // 0)
        ana.post(address)
        failed = wait_until(lambda: (now := looked_at(bruno, address))["state"] == "failed" and now)
        assert failed["problem"]["id"] == "server-review-failed"
        assert failed["review"] is None
    assert judged(bruno, address)["problem"] is None


def test_bots_go_on_while_a_game_is_judged(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    next_part = judging.next_part

    def slow(parts: Iterator[Any]) -> Any:
        time.sleep(0.02)
        return next_part(parts)

    monkeypatch.setattr(judging, "next_part", slow)
    with TestClient(make_app(settings_for(tmp_path, bot_threads=1))) as client:
        ana = Person(prepared(client), "Ana")
        address = brought(ana)
        ana.post(address)
        config = {"players": 2}
        table = ana.makes("santiago-de-cuba", config=config, seats=table_for("me", "bot", bot="greedy"), seed=3)
        dice, done = random.Random(1), looked_at(ana, address)["done"]
        for _ in range(3):
            wait_until(lambda: ana.sees(table)["situation"]["question"])
            ana.answers(table, dice)
        now = looked_at(ana, address)
        assert now["state"] == "judging"
        assert now["done"] >= done
        wait_until(lambda: looked_at(ana, address)["state"] == "ready")
