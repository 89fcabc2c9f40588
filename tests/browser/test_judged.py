"""A finished game is judged before the reader's eyes: progress, accuracy, turning points that move the replay."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.browser.conftest import NewPage, kept
from tests.browser.driver import bring_file, open_table
from tests.browser.positions import finished

MOVE = "() => Number(document.querySelector('.scrub2 input').value)"
AT_MOVE = "(move) => Number(document.querySelector('.scrub2 input').value) === move"
COVERED = """() => {
  const port = document.querySelector('.portstop').getBoundingClientRect();
  return [...document.querySelectorAll('.ven')].filter((venue) => {
    const box = venue.getBoundingClientRect();
    return box.bottom > port.top && box.right > port.left && box.left < port.right;
  }).map((venue) => venue.innerText);
}"""
SCORES = """async (table) => {
  const answer = await fetch(`/api/tables/${table}/review`);
  return (await answer.json()).review.scores;
}"""


def first_answer(page: Page, **changes: Any) -> None:
    """The first time that a judgement is asked for it is begun, but something else is said of it."""
    asked: list[str] = []

    def answer(route: Route) -> None:
        told = route.fetch()
        if route.request.method != "POST" or asked:
            route.fulfill(response=told)
            return
        asked.append(route.request.url)
        route.fulfill(response=told, body=json.dumps(told.json() | {"review": None} | changes))

    page.route("**/review", answer)


def test_who_played_sees_how_far_the_judgement_is_then_what_the_game_turned_on(new_page: NewPage) -> None:
    page = new_page()
    table = bring_file(page, finished("puerto-rico"), 0)
    first_answer(page, state="judging", done=3, of=200)
    open_table(page, table)
    page.wait_for_selector(".me2 [data-judging]")
    assert page.inner_text(".me2 [data-judging]") == "Judging the game: 3 of 200"
    assert page.get_attribute(".me2 progress", "value") == "3"
    page.wait_for_selector("[data-judged=accuracy]")
    kept(page, "judged-over")
    assert page.inner_text("[data-judged=accuracy]").endswith("% of your moves among the best two")
    turned = page.inner_text("[data-judged=turning]")
    chapter = turned.split(":")[0].removeprefix("round ")
    assert page.inner_text("[data-act=analyse]") == f"Analyse round {chapter}"
    page.click("[data-act=analyse]")
    page.wait_for_selector("[data-turning][aria-pressed=true]")
    here = page.locator("[data-turning][aria-pressed=true]")
    assert page.evaluate(MOVE) == int(here.get_attribute("data-turning") or 0) - 1, "the position before the decision"
    assert f"Round {chapter}" in here.inner_text()
    assert turned.rpartition(" ")[2] == here.locator("em").inner_text().rpartition(" ")[2]
    kept(page, "judged-replay")


def judged_in_replay(page: Page) -> str:
    """A finished game that is judged in its replay."""
    table = bring_file(page, finished("santiago-de-cuba"), 0)
    page.goto(f"/t/{table}/replay")
    page.click("#tab-turning")
    page.click("[data-act=judge]")
    page.wait_for_selector("[data-turning]")
    return table


@pytest.mark.parametrize("late", ["/api/tables/{table}", "/api/tables/{table}/review", "/api/tables/{table}/replay?*"])
def test_a_replay_is_drawn_whatever_comes_last(new_page: NewPage, late: str) -> None:
    """Who sits at the table, the judgement and the positions are asked for at once."""
    page = new_page()
    table = judged_in_replay(page)
    held: list[Route] = []
    holding = [True]

    def hold(route: Route) -> None:
        if holding:
            held.append(route)
        else:
            route.continue_()

    page.route(f"**{late.format(table=table)}", hold)
    page.reload()
    page.wait_for_timeout(700)  # the others have come; after ten seconds there would be no answer any more
    assert held
    assert page.locator("[data-turning]").count() == 0
    holding.clear()
    for route in held:
        route.continue_()
    page.wait_for_selector("[data-turning]")
    page.wait_for_selector(".ven")


def test_a_turning_point_moves_the_replay(new_page: NewPage) -> None:
    page = new_page()
    table = judged_in_replay(page)
    points = [int(found.get_attribute("data-turning") or 0) for found in page.locator("[data-turning]").all()]
    assert points == sorted(points)
    assert page.locator(".marks i").count() == page.locator(".chances .lines .tn").count() == len(points)
    for point in (points[-1], points[0]):
        page.focus(f"[data-turning='{point}']")
        page.keyboard.press("Enter")
        page.wait_for_function(AT_MOVE, arg=point - 1)
        assert page.locator("[aria-pressed=true][data-turning]").count() == 1
        assert f"After move {point - 1}: " in (page.get_attribute(".chances svg[role=img]", "aria-label") or "")
    page.click("[data-act=plot-points]")
    assert "Points if the game had ended there" in page.inner_text(".chances figcaption")
    kept(page, "judged-points")
    assert page.evaluate(COVERED) == [], "the port covers no venue, though the scrubber takes room"
    scores = page.evaluate(SCORES, table)
    assert page.locator(".whose b").all_inner_texts() == [str(points_then) for points_then in scores[points[0] - 1]]
    page.click("[data-act=only-mine]")
    shares = page.locator(".turning li").count()
    assert 0 < shares < len(points), "everybody's costliest move is among them"
    assert page.locator(".turning li:not(:has-text('You'))").count() == 0


def test_who_watches_begins_nothing_without_a_press(new_page: NewPage) -> None:
    table = bring_file(new_page(), finished("santiago-de-cuba"), 0)
    page, asked = new_page(), list[str]()
    page.on("request", lambda request: asked.append(request.method) if request.url.endswith("/review") else None)
    open_table(page, table)
    page.wait_for_selector(".over.fin")
    page.goto(f"/t/{table}/replay")
    page.click("#tab-turning")
    page.wait_for_selector("[data-act=judge]")
    assert "POST" not in asked
    page.click("[data-act=judge]")
    page.wait_for_selector("[data-turning]")
    assert page.locator("[data-act=only-mine]").count() == 0


def test_a_judgement_that_failed_is_asked_for_again(new_page: NewPage) -> None:
    page = new_page()
    table = bring_file(page, finished("santiago-de-cuba"), 0)
    first_answer(page, state="failed", problem={"id": "server-review-failed", "args": {}})
    open_table(page, table)
    page.wait_for_selector(".me2 [role=alert]")
    assert "It can be judged again" in page.inner_text(".me2 [role=alert]")
    page.click(".me2 [data-act=judge]")
    page.wait_for_selector("[data-judged=turning]")
    assert page.locator(".me2 [role=alert]").count() == 0
