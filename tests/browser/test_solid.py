"""A whole game of two people and a spectator through everything that happens to people: reloads, tunnels, kills."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage, kept
from tests.browser.driver import ME, PATIENCE, Clicker
from tests.browser.relay import Relay
from tests.browser.test_together import OPEN, heard_by, hidden_from, in_step, views_in
from tests.server.processes import Served

RANDOM = {"sits": "bot", "bot": "random"}
BACK = "() => !document.querySelector('[data-lost]') && document.querySelector('#decision, .over')"
SENT = "() => !document.querySelector('.netbar.bad')"
ASKED = "() => document.querySelector('.over') ? 'over' : (document.querySelector('#decision')?.dataset.decision ?? '')"
MAKE = """async (wanted) => {
  const headers = {'Content-Type': 'application/json'};
  const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wanted)});
  return await answer.json();
}"""
MOST_ANSWERS, QUIET, KILLS = 600, 200, 3
TURNS = 36
"""Enough for everything that happens to people in this game, and for both to be asked again afterwards."""


def sit_down(new_page: NewPage, game: str, seats: list[Any], bruno_by: str = "", **more: Any) -> tuple[Page, Page, str]:
    """Ana makes a table, Bruno comes by the link; both see the first question. The address without the secret."""
    ana, bruno = new_page(), new_page(width=1024, height=768)
    ana.goto("/")
    ana.wait_for_selector("[data-act=play-now]")
    made = ana.evaluate(MAKE, {"game": game, "seats": seats, "config": {"players": len(seats)}, **more})
    address = f"/t/{made['table']['id']}"
    bruno.goto(f"{bruno_by}{address}#{made['invite']}")
    bruno.click("[data-act=sit]")
    for page in (ana, bruno):
        if page is ana:
            page.goto(address)
        page.wait_for_selector("#decision", timeout=PATIENCE)
    return ana, bruno, address


def whose_turn(people: list[Clicker]) -> Clicker | None:
    """Who is asked now; None when the game is over. Bots may be playing meanwhile."""
    for _ in range(QUIET):
        for clicker in people:
            asked = clicker.page.evaluate(ASKED)
            if asked == "over":
                return None
            if asked:
                return clicker
        people[0].page.wait_for_timeout(50)
    raise AssertionError("nobody is asked")


def play_on(people: list[Clicker], answers: int) -> bool:
    """Answer so many questions, whoever is asked; False when the game is over."""
    for _ in range(answers):
        clicker = whose_turn(people)
        if clicker is None:
            return False
        clicker.answer()
    return whose_turn(people) is not None


def play_alone(clicker: Clicker, seconds: float = 1.0) -> None:
    """Answer whatever one person is asked while the other is gone."""
    quiet = time.monotonic() + seconds
    while time.monotonic() < quiet:
        if clicker.page.evaluate(ASKED) not in ("", "over"):
            clicker.answer()
            quiet = time.monotonic() + seconds
        clicker.page.wait_for_timeout(50)


def come_back(*pages: Page) -> None:
    """Wait until pages are connected again, and show the same."""
    for page in pages:
        page.wait_for_function(BACK, timeout=PATIENCE)
    in_step(*pages)


def kill_in_mid_move(clicker: Clicker, served: Served, after: float) -> None:
    """Send a move and kill the server while it is on its way, or just done."""
    clicker.wait()
    clicker.choose()
    clicker.page.wait_for_selector("[data-act=confirm]:not([disabled])", timeout=PATIENCE)
    clicker.page.evaluate("() => document.querySelector('[data-act=confirm]').click()")
    clicker.page.wait_for_timeout(after)
    served.kill()
    served.start()


def send_again(page: Page) -> None:
    """A move that did not arrive is kept by the page; its person sends it again."""
    if page.query_selector(".netbar.bad"):
        page.click("[data-act=confirm]:not([disabled])", timeout=PATIENCE)
        page.wait_for_function(SENT, timeout=PATIENCE)


def others_moves(texts: list[str], seat: int | None) -> list[str]:
    """The notation of moves of others that a page heard before the game was over."""
    events = [json.loads(text) for text in texts if text.startswith('{"kind":"moved"')]
    return [
        notation
        for event in events
        if event["seat"] != seat and not event["situation"]["over"]
        for notation in event["notation"]
    ]


@pytest.fixture
def relay(served: Served) -> Iterator[Relay]:
    with Relay(served.port) as between:
        yield between


def test_a_whole_game_of_two_people_and_a_spectator(new_page: NewPage, served: Served, relay: Relay) -> None:
    config = {"players": 3, "options": {"turn_limit": TURNS}}
    ana, bruno, address = sit_down(new_page, "santiago-de-cuba", [ME, OPEN, RANDOM], relay.address, config=config)
    watcher = new_page(dark=True)
    watcher.goto(address)
    watcher.wait_for_selector("#decision", timeout=PATIENCE)
    second = ana.context.new_page()
    second.goto(address)
    ana.bring_to_front()  # a page behind another one draws once a second
    heard = {0: heard_by(ana), 1: heard_by(bruno), None: heard_by(watcher)}
    people, dice = [Clicker(ana, 3), Clicker(bruno, 4)], random.Random(5)

    play_on(people, 6)
    for clicker in people:  # a reload while something is chosen and not yet sent
        asked = whose_turn(people)
        assert asked is not None
        asked.choose()
        asked.page.reload()
        asked.page.wait_for_selector("#decision", timeout=PATIENCE)
        assert clicker.page.query_selector("#decision")
        play_on(people, 2)
    come_back(ana, bruno, watcher, second)

    relay.cut()  # a tunnel: the one is gone, the other plays on
    play_alone(people[0])
    bruno.wait_for_selector("[data-lost]", timeout=PATIENCE)
    relay.mend()
    come_back(ana, bruno, watcher, second)
    play_on(people, 2)
    ana.context.set_offline(True)  # the browser says itself that it is offline
    ana.wait_for_selector("[data-lost]", timeout=PATIENCE)
    play_alone(people[1])
    ana.context.set_offline(False)
    come_back(ana, bruno, watcher, second)
    play_on(people, 2)

    for number in range(KILLS):  # the server is killed while a move is on its way
        asked = whose_turn(people)
        assert asked is not None
        before = int(asked.page.get_attribute("#decision", "data-ply") or 0)
        kill_in_mid_move(asked, served, dice.uniform(0, 40))
        asked.page.wait_for_function(BACK, timeout=PATIENCE)
        send_again(asked.page)
        come_back(ana, bruno, watcher, second)
        assert int(ana.get_attribute("#decision", "data-ply") or 0) >= before
        assert play_on(people, 2), number
    kept(second, "second-tab")

    answered = 0
    while answered < MOST_ANSWERS and play_on(people, 1):
        answered += 1
    for page in (ana, bruno, watcher, second):
        page.wait_for_selector(".over", timeout=PATIENCE)
    kept(bruno, "whole-game-of-two")
    results = {page.inner_text(".over h1") for page in (ana, bruno, watcher, second)}
    assert len(results) <= 2, "who won is told in the first person to the winner, else the same to all"
    for seat, texts in heard.items():
        views = [view for text in texts for view in views_in(text)]
        assert len(views) > MOST_ANSWERS / 20
        assert hidden_from(views, seat) == []
        assert others_moves(texts, seat) == []
