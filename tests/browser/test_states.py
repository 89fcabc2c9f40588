"""The states of a table: refused, not sent, reconnecting, waiting, watched, and a page that is outdated."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, Route

from tests.browser.conftest import NewPage, kept
from tests.browser.driver import BOT, ME, PATIENCE, Clicker, make_table, open_table
from tests.browser.positions import positions

OPEN = {"sits": "open"}
CHOSEN = "#decision .choice.sel"
PLAYED = "() => !['', 'drive', 'pawn'].includes(document.querySelector('#decision').dataset.decision)"


def asked_to_build(new_page: NewPage, **more: Any) -> Page:
    """Somebody who is to build, against bots."""
    position, seat = positions()["puerto-rico", "builder build"]
    page = new_page(**more)
    seats = [ME if place == seat else BOT for place in range(4)]
    open_table(page, make_table(page, game="puerto-rico", position=position, seats=seats))
    page.wait_for_selector("#decision .choice")
    return page


def two_people(new_page: NewPage, game: str, seed: int) -> tuple[Page, Page, str]:
    """Two people at a new table; the first is on turn."""
    ana, bruno = new_page(), new_page()
    table = make_table(ana, game=game, config={"players": 2}, seats=[ME, OPEN], seed=seed)
    open_table(ana, table)
    bruno.goto(ana.inner_text("[data-link-text]"))
    bruno.click("[data-act=sit]")
    for page in (ana, bruno):
        page.wait_for_selector("#decision", timeout=PATIENCE)
    return ana, bruno, table


def decision_of(page: Page) -> str:
    return page.get_attribute("#decision", "data-decision") or ""


def test_what_is_refused_says_why_what_would_help_and_what_can_be_done(new_page: NewPage) -> None:
    page = asked_to_build(new_page)
    page.locator("#decision .choice").first.click()
    before = page.get_attribute(CHOSEN, "data-notation")
    page.click("[data-key='building-city hall']", force=True)
    page.wait_for_selector("#decision .refuse .rid")
    said = page.inner_text("#decision")
    assert "doubloons more" in said
    assert re.search(r"\d+ − 1 \(builder\) = \d+", said)
    assert "chosen" in (page.get_attribute("[data-key='building-city hall']", "class") or "")
    kept(page, "refused")
    page.click("[data-act=all-choices]")
    assert page.get_attribute(CHOSEN, "data-notation") == before, "the choice stays"
    page.click("[data-key='building-city hall']", force=True)
    page.wait_for_selector("[data-act=nearest]")
    page.keyboard.press("Enter")
    page.wait_for_selector(CHOSEN)
    assert decision_of(page) == "builder build", "the nearest choice is chosen, not sent"
    assert (page.get_attribute(CHOSEN, "data-notation") or "").startswith("build ")


def test_a_move_that_is_not_sent_is_kept_and_sent_again(new_page: NewPage) -> None:
    page = asked_to_build(new_page)
    page.locator("#decision .choice").nth(1).click()
    chosen = page.get_attribute(CHOSEN, "data-notation")
    tries: list[str] = []

    def broken(route: Route) -> None:
        tries.append(route.request.post_data or "")
        if len(tries) < 3:
            route.abort()
        else:
            route.continue_()

    page.route("**/actions", broken)
    page.click("[data-act=confirm]")
    page.wait_for_selector(".netbar.bad")
    page.click("#decision [data-act=confirm]")
    page.wait_for_function("() => document.querySelector('#decision .refuse .fine')?.innerText.includes('2')")
    kept(page, "not-sent")
    assert page.query_selector("#decision a[download]"), "who plays alone may save the file"
    ply = page.get_attribute("#decision", "data-ply")
    page.click(".netbar.bad .btn")
    page.wait_for_function("(ply) => document.querySelector('#decision').dataset.ply !== ply", arg=ply)
    assert len(set(tries)) == 1, "the same is sent again"
    assert chosen is not None
    assert page.query_selector(".netbar") is None


def test_a_move_that_is_not_sent_can_be_thought_over(new_page: NewPage) -> None:
    page = asked_to_build(new_page)
    page.locator("#decision .choice").first.click()
    page.route("**/actions", lambda route: route.fulfill(status=502, body="bad gateway"))
    page.click("[data-act=confirm]")
    page.click("[data-act=choose-again]")
    page.wait_for_selector("#decision .btn.wait")
    assert page.query_selector(".netbar, #decision .refuse") is None


def test_without_a_connection_the_choice_is_kept(new_page: NewPage) -> None:
    page = asked_to_build(new_page)
    page.locator("#decision .choice").nth(1).click()
    before = page.get_attribute(CHOSEN, "data-notation")
    page.context.set_offline(True)
    page.wait_for_selector("[data-lost]")
    name = page.inner_text(f"{CHOSEN} .cn").split("\n")[-1]
    assert name.lower() in page.inner_text("#decision .btn.wait").lower()
    page.context.set_offline(False)
    page.evaluate("window.dispatchEvent(new Event('online'))")
    page.wait_for_selector("[data-lost]", state="detached", timeout=PATIENCE)
    assert page.get_attribute(CHOSEN, "data-notation") == before
    page.wait_for_selector("[data-act=confirm]:not([disabled])")


def test_people_who_watch_are_counted_and_follow_a_board(new_page: NewPage) -> None:
    ana, bruno, table = two_people(new_page, "puerto-rico", 5)
    watcher, other = new_page(), new_page()
    for page in (watcher, other):
        page.goto(f"/t/{table}")
    for page in (ana, bruno, watcher):
        page.wait_for_selector("[data-watching='2']")
    names = [watcher.inner_text(f"[data-follow='{seat}'] span:last-of-type") for seat in (0, 1)]
    watcher.click("[data-follow='1']")
    shown = watcher.inner_text(".me h2").strip()
    assert names[1].endswith(shown)
    other.close()
    ana.wait_for_selector("[data-watching='1']")
    # Somebody whose page is gone is said to be coming back.
    bruno.goto("/")
    ana.wait_for_function("() => document.querySelector('.rivals').innerText.includes('reconnecting')")


def test_a_drive_and_a_visit_are_prepared_and_played(new_page: NewPage) -> None:
    ana, bruno, _ = two_people(new_page, "santiago-de-cuba", 4)
    for _ in range(20):
        if decision_of(ana) == "pawn":
            break
        for page in (ana, bruno):
            if decision_of(page):
                Clicker(page).answer()
                break
        ana.wait_for_timeout(100)
    assert decision_of(ana) == "pawn"
    bruno.click("[data-prepare^=drive]")
    bruno.click("[data-prepare^=visit]")
    visited = bruno.get_attribute(".prep + .prep [aria-pressed=true]", "data-prepare")
    kept(bruno, "prepared-drive")
    Clicker(ana).answer()
    for _ in range(20):
        if decision_of(bruno) or not decision_of(ana):
            break
        Clicker(ana).answer()
    bruno.wait_for_function(PLAYED)
    assert visited is not None
    venue = visited.removeprefix("visit ")
    pawn = "(venue) => document.querySelector(`[data-key='venue-${venue}']`).innerHTML.includes('pawn')"
    bruno.wait_for_function(pawn, arg=venue)


def test_a_page_older_than_the_server_says_so(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.wait_for_selector("[data-act=play-now]")
    assert page.query_selector("[data-outdated]") is None

    def newer(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={**answer.json(), "build": "another"})

    page.route("**/api/lobby", newer)
    page.wait_for_selector("[data-outdated] .btn", timeout=PATIENCE)
    page.unroute("**/api/lobby")
    page.click("[data-outdated] .btn")
    page.wait_for_selector("[data-act=play-now]")
    assert page.query_selector("[data-outdated]") is None
