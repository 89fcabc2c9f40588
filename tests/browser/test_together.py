"""Two people and a spectator, each in a browser of their own: links, reloads, lost connections, a killed server."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage, kept
from tests.browser.driver import BOT, ME, PATIENCE, Clicker, make_table, open_table
from tests.server.processes import Served

OPEN = {"sits": "open"}
SECRETS = ("pesos", "vp", "goods")
COME_BACK = "() => !document.querySelector('.netbar') && document.querySelector('#decision, .over')"


def heard_by(page: Page) -> list[str]:
    """Everything that a page hears from the server from now on."""
    heard: list[str] = []

    def socket(opened: Any) -> None:
        opened.on("framereceived", lambda frame: heard.append(str(frame)))

    def answered(answer: Any) -> None:
        if "/api/tables" in answer.url and answer.request.resource_type == "fetch":
            heard.append(answer.text())

    page.on("websocket", socket)
    page.on("response", answered)
    return heard


def views_in(text: str) -> list[dict[str, Any]]:
    """Every view of Santiago de Cuba in what was heard."""
    found: list[dict[str, Any]] = []

    def look(value: Any) -> None:
        if isinstance(value, dict):
            if value.get("game") == "santiago-de-cuba" and "street" in value:
                found.append(value)
            for inner in value.values():
                look(inner)
        elif isinstance(value, list):
            for inner in value:
                look(inner)

    if text.startswith(("{", "[")):
        look(json.loads(text))
    return found


def hidden_from(views: list[dict[str, Any]], seat: int | None) -> list[str]:
    """What a seat was told of the others though it is theirs alone."""
    return [
        f"{name} of seat {other}"
        for view in views
        if not view["ended"]
        for other, player in enumerate(view["seats"])
        if other != seat
        for name in SECRETS
        if player.get(name) is not None
    ]


def sit_together(new_page: NewPage) -> tuple[Page, Page, Page, str]:
    """Ana makes a table from the lobby, Bruno comes by the link, somebody watches."""
    ana, bruno, watcher = new_page(), new_page(width=390, height=844, touch=True), new_page(dark=True)
    ana.goto("/")
    ana.click("[data-game=santiago-de-cuba]")
    ana.select_option("[data-seat='1']", "open")
    ana.click("[data-act=start-game]")
    ana.wait_for_selector(".gathering")
    link = ana.inner_text("[data-link-text]")
    bruno.goto(link)
    bruno.click("[data-act=sit]")
    bruno.wait_for_selector("#decision", timeout=PATIENCE)
    ana.wait_for_selector("#decision", timeout=PATIENCE)
    table = re.sub(r"#.*", "", link)
    watcher.goto(table)
    watcher.wait_for_selector("#decision", timeout=PATIENCE)
    return ana, bruno, watcher, table


def sit_at_once(new_page: NewPage) -> tuple[Page, Page, str]:
    """Ana and Bruno at a table, without the way through the lobby."""
    ana, bruno = new_page(), new_page(width=390, height=844, touch=True)
    seats = [ME, OPEN, BOT]
    open_table(ana, make_table(ana, game="santiago-de-cuba", config={"players": 3}, seats=seats))
    link = ana.inner_text("[data-link-text]")
    bruno.goto(link)
    bruno.click("[data-act=sit]")
    for page in (ana, bruno):
        page.wait_for_selector("#decision", timeout=PATIENCE)
    return ana, bruno, re.sub(r"#.*", "", link)


def play_on(people: list[Clicker], decisions: int) -> None:
    """Whoever is asked answers."""
    for _ in range(decisions):
        for clicker in people:
            asked = clicker.page.get_attribute("#decision", "data-decision")
            if asked:
                clicker.answer()
                break
        else:
            people[0].page.wait_for_timeout(60)


def in_step(*pages: Page) -> None:
    """Wait until all pages show the same position; bots may be playing meanwhile."""
    for _ in range(200):
        if len({page.get_attribute("#decision", "data-ply") for page in pages}) == 1:
            return
        pages[0].wait_for_timeout(50)
    raise AssertionError([page.get_attribute("#decision", "data-ply") for page in pages])


def test_two_people_and_a_spectator(new_page: NewPage) -> None:
    ana, bruno, watcher, _ = sit_together(new_page)
    heard = {0: heard_by(ana), 1: heard_by(bruno), None: heard_by(watcher)}
    for page in (ana, bruno, watcher):
        page.reload()
        page.wait_for_selector("#decision", timeout=PATIENCE)
    people = [Clicker(ana), Clicker(bruno)]
    play_on(people, 40)
    assert all(clicker.met for clicker in people)
    assert watcher.query_selector("[data-act=confirm]") is None
    kept(watcher, "spectator")
    for seat, texts in heard.items():
        views = [view for text in texts for view in views_in(text)]
        assert views
        assert hidden_from(views, seat) == []


def test_a_reload_in_the_middle_of_a_decision_and_a_lost_connection(new_page: NewPage) -> None:
    ana, bruno, table = sit_at_once(new_page)
    people = [Clicker(ana), Clicker(bruno)]
    play_on(people, 12)
    for clicker in people:
        clicker.page.reload()
        clicker.page.wait_for_selector("#decision", timeout=PATIENCE)
    play_on(people, 6)
    bruno.context.set_offline(True)
    play_on(people[:1], 3)
    bruno.context.set_offline(False)
    bruno.evaluate("window.dispatchEvent(new Event('online'))")
    bruno.wait_for_function(COME_BACK, timeout=PATIENCE)
    second = ana.context.new_page()
    second.goto(table)
    second.wait_for_selector("#decision", timeout=PATIENCE)
    # A tab that lies behind another one is drawn once a second: who clicks looks at hers.
    ana.bring_to_front()
    play_on(people, 20)
    # A second tab of the same person stays in step.
    in_step(ana, second)


def test_a_killed_server_comes_back_and_both_pages_go_on(new_page: NewPage, served: Served) -> None:
    ana, bruno, _ = sit_at_once(new_page)
    people = [Clicker(ana), Clicker(bruno)]
    play_on(people, 10)
    before = int(ana.get_attribute("#decision", "data-ply") or 0)
    for _ in range(2):
        served.kill()
        for page in (ana, bruno):
            page.wait_for_selector(".netbar", timeout=PATIENCE)
        kept(ana, "reconnecting")
        served.start()
        for page in (ana, bruno):
            page.wait_for_function(COME_BACK, timeout=PATIENCE)
        play_on(people, 10)
    assert int(ana.get_attribute("#decision", "data-ply") or 0) > before + 5
    in_step(ana, bruno)


@pytest.mark.parametrize("text", ["<img src=x onerror=alert(1)>", "<script>alert(1)</script> & 'so' \"on\""])
def test_chat_and_names_are_never_markup(new_page: NewPage, text: str) -> None:
    ana = new_page()
    ana.on("dialog", lambda dialog: pytest.fail(dialog.message))
    ana.goto("/")
    ana.click("[data-act=nickname]")
    ana.fill("dialog input", text[:40])
    ana.click("dialog .btn.primary")
    open_table(ana, make_table(ana, game="santiago-de-cuba", config={"players": 2}, seats=[ME, BOT]))
    ana.click("#tab-chat")
    ana.fill(".say input", text)
    ana.keyboard.press("Enter")
    ana.wait_for_function("(said) => document.querySelector('.msgs')?.innerText.includes(said)", arg=text)
    assert ana.query_selector(".msgs img, .msgs script, header img") is None


DEAF = """() => {
  const told = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  window.sockets = [];
  Object.defineProperty(WebSocket.prototype, 'onmessage', { set(hear) {
    window.sockets.push(this);
    told.set.call(this, (message) => this.deaf || hear(message));
  } });
}"""


def test_a_line_that_has_died_unnoticed_is_replaced_once_a_move_is_not_heard(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(f"({DEAF})()")
    open_table(page, make_table(page, game="puerto-rico", config={"players": 2}, seats=[ME, BOT], seed=1))
    clicker = Clicker(page)
    clicker.answer()
    clicker.wait()
    assert page.evaluate("() => { for (const each of sockets) each.deaf = true; return sockets.length }") == 1
    assert clicker.answer()
    assert page.evaluate("() => sockets.length") == 2
    assert clicker.answer()
