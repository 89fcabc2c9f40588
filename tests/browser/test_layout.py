"""No page is wider than its window and no text is cut off: at six widths, in all languages and the pseudo-language."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route
from tools.pseudo_locale import write_pseudo

from antilles.server.people import MOST_NAME
from tests.browser.conftest import NewPage, kept
from tests.browser.driver import BOT, ME, Clicker, bring_file, make_table, open_table
from tests.browser.layout import layout_problems
from tests.browser.positions import finished, positions
from tests.browser.test_hostile_names import CALL_ME

LONG_NAME = "W" * MOST_NAME
WIDTHS = (360, 390, 820, 1024, 1440, 1920)
PHONE = 820
PARTS = ("table", "market", "me", "rivals", "log")
PSEUDO = "pseudo"
SHOWN = (
    ("puerto-rico", "role pick"),
    ("puerto-rico", "builder build"),
    ("puerto-rico", "smuggler mode"),
    ("puerto-rico", "place nobles"),
    ("puerto-rico", "draft pick"),
    ("puerto-rico", "store goods"),
    ("santiago-de-cuba", "drive"),
    ("santiago-de-cuba", "load"),
)


def speak_pseudo(page: Page, folder: Path) -> None:
    """Give the page the pseudo-language for English."""
    write_pseudo(folder)
    files = {path.name: path.read_text(encoding="utf-8") for path in sorted((folder / "en").glob("*.ftl"))}
    answer = json.dumps({"language": "en", "files": files})

    def words(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=answer)

    page.route("**/api/words/*", words)


def problems_at_every_width(page: Page, name: str) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 900 if width > PHONE else 844})
        parts = PARTS if width <= PHONE and page.query_selector(".tabs") else ("",)
        for part in parts:
            if part:
                page.evaluate("(part) => document.querySelector(`[data-part=${part}]`).click()", part)
            problems = layout_problems(page)
            if problems:
                found[f"{name} {width} {part}".strip()] = problems
    return found


def problems_in_states(page: Page) -> dict[str, list[str]]:
    """While something is refused, and while a move could not be sent."""
    page.evaluate("document.querySelector(`[data-key='building-city hall']`).click()")
    page.wait_for_selector("#decision .refuse .rid")
    found = problems_at_every_width(page, "refused")
    page.click("[data-act=all-choices]")
    page.locator("#decision .choice").first.click()
    page.route("**/actions", lambda route: route.abort())
    page.click("[data-act=confirm]")
    page.wait_for_selector(".netbar.bad")
    found |= problems_at_every_width(page, "not sent")
    page.unroute("**/actions")
    return found


def somebody_plays(host: Page) -> None:
    """Games to watch, of somebody with a name that cannot be parted."""
    host.goto("/")
    host.wait_for_selector(".games")
    assert host.evaluate(CALL_ME, LONG_NAME) == 200
    for game in ("puerto-rico", "santiago-de-cuba"):
        make_table(host, game=game, config={"players": 2}, seats=[ME, BOT], settings={"listed": True})


@pytest.mark.parametrize("language", ["en", "ru", "uk", "pl", PSEUDO])
def test_every_page_fits(new_page: NewPage, tmp_path: Path, language: str) -> None:
    somebody_plays(new_page())
    page = new_page(language="en" if language == PSEUDO else language)
    if language == PSEUDO:
        speak_pseudo(page, tmp_path)
    page.goto("/")
    page.wait_for_selector(".games")
    assert page.get_attribute("html", "lang") == ("en" if language == PSEUDO else language)
    page.wait_for_function("(name) => document.body.innerText.includes(name)", arg=LONG_NAME)
    page.click(".options summary")
    found = problems_at_every_width(page, "lobby")
    for game, decision in SHOWN:
        position, seat = positions()[game, decision]
        seats = [ME if place == seat else BOT for place in range(position["players"])]
        open_table(page, make_table(page, game=game, position=position, seats=seats))
        Clicker(page).wait()
        page.set_viewport_size({"width": 1440, "height": 900})
        kept(page, f"layout-{language}-{decision.replace(' ', '-')}")
        found |= problems_at_every_width(page, decision)
        if decision == "builder build":
            found |= problems_in_states(page)
    slow = {"sits": "bot", "bot": "search:ms=25000"}  # once: then a person is asked, and no thread is kept busy
    open_table(page, make_table(page, game="puerto-rico", config={"players": 3}, seats=[slow, ME, BOT], seed=2))
    page.click("[data-prepare]")
    found |= problems_at_every_width(page, "waiting")
    watched = make_table(new_page(), game="puerto-rico", config={"players": 3}, seats=[ME, BOT, BOT], seed=2)
    open_table(page, watched)
    page.wait_for_selector("[data-follow]")
    found |= problems_at_every_width(page, "watching")
    open_table(page, make_table(page, game="puerto-rico", config={"players": 2}, seats=[ME, {"sits": "open"}]))
    found |= problems_at_every_width(page, "gathering")
    table = bring_file(page, finished("santiago-de-cuba"), 0)
    page.goto(f"/t/{table}/replay")
    page.click("#tab-turning")
    page.wait_for_selector("[data-act=judge]")
    found |= problems_at_every_width(page, "not judged")
    open_table(page, table)
    page.wait_for_selector(".over .tie")
    page.wait_for_selector("[data-judged=turning]")
    found |= problems_at_every_width(page, "over")
    page.click("[data-act=share]")
    page.wait_for_selector(".card img")
    page.check("[data-act=seats-only]")
    for kind in ("link", "picture"):
        page.check(f"dialog [value={kind}]")
        found |= problems_at_every_width(page, f"share {kind}")
    page.goto(f"/t/{table}/replay")
    page.wait_for_selector("[data-turning]")
    found |= problems_at_every_width(page, "replay")
    page.evaluate("document.querySelector('[data-act=plot-points]').click()")
    found |= problems_at_every_width(page, "replay, points")
    assert found == {}


def test_a_language_is_changed_without_a_reload(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.wait_for_selector(".games")
    page.evaluate("window.stays = true")
    for language, word in (("ru", "Новая партия"), ("uk", "Нова партія"), ("pl", "Nowa gra"), ("en", "New game")):
        page.click(f"[data-language={language}]")
        page.wait_for_function("(word) => document.querySelector('.new h2')?.textContent === word", arg=word)
        assert page.get_attribute("html", "lang") == language
    assert page.evaluate("window.stays")
