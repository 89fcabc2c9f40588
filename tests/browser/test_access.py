"""For everybody: axe-core on every page in both themes, a game by keys alone, a phone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage, kept
from tests.browser.driver import BOT, ME, PATIENCE, Clicker, make_table, open_table
from tests.browser.positions import positions
from tests.browser.test_states import asked_to_build, two_people

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SERIOUS = ("serious", "critical")
DECISIONS = (
    "role pick",
    "builder build",
    "mayor place",
    "captain load",
    "store goods",
    "smuggler mode",
    "draft pick",
    "black market person",
)


def findings(page: Page) -> list[str]:
    """What axe-core finds that is serious or critical."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (make web)")
    # Through the protocol, not as a script of the page, which its policy would not allow.
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
    return [
        f"{each['id']}: {each['nodes'][0]['html'][:160]} {each['nodes'][0].get('failureSummary', '')[:160]}"
        for each in found
        if each["impact"] in SERIOUS
    ]


@pytest.mark.parametrize(("dark", "language"), [(False, "en"), (True, "en"), (True, "uk")])
def test_no_serious_finding_on_any_page(new_page: NewPage, dark: bool, language: str) -> None:
    page = new_page(dark=dark, language=language)
    page.goto("/")
    page.wait_for_selector(".games")
    page.click(".options summary")
    found = {"lobby": findings(page)}
    table = make_table(page, game="puerto-rico", config={"players": 2}, seats=[ME, {"sits": "open"}])
    open_table(page, table)
    found["gathering"] = findings(page)
    for decision in DECISIONS:
        position, seat = positions()["puerto-rico", decision]
        seats = [ME if place == seat else BOT for place in range(position["players"])]
        open_table(page, make_table(page, game="puerto-rico", position=position, seats=seats))
        Clicker(page).wait()
        found[decision] = findings(page)
    page.click("[data-act=menu]")
    found["menu"] = findings(page)
    page.click("[data-act=help]")
    page.wait_for_selector("dialog .keys")
    found["help"] = findings(page)
    for decision in ("load", "alonso"):
        position, seat = positions()["santiago-de-cuba", decision]
        seats = [ME if place == seat else BOT for place in range(position["players"])]
        open_table(page, make_table(page, game="santiago-de-cuba", position=position, seats=seats))
        Clicker(page).wait()
        found[decision] = findings(page)
    table = make_table(
        page, game="santiago-de-cuba", config={"players": 2, "options": {"turn_limit": 6}}, seats=[ME, BOT]
    )
    open_table(page, table)
    clicker = Clicker(page)
    clicker.answer()
    clicker.wait()
    found["santiago"] = findings(page)
    clicker.play()
    page.wait_for_selector("[data-judged=turning]")
    found["over"] = findings(page)
    page.goto(f"/t/{table}/replay")
    page.wait_for_selector(".judged .chances")
    found["replay"] = findings(page)
    assert {name: list_ for name, list_ in found.items() if list_} == {}


@pytest.mark.parametrize("dark", [False, True])
def test_no_serious_finding_in_any_state(new_page: NewPage, dark: bool) -> None:
    found: dict[str, list[str]] = {}
    page = asked_to_build(new_page, dark=dark)
    page.click("[data-key='building-city hall']", force=True)
    page.wait_for_selector("#decision .refuse .rid")
    found["refused"] = findings(page)
    page.click("[data-act=all-choices]")
    page.locator("#decision .choice").first.click()
    page.route("**/actions", lambda route: route.abort())
    page.click("[data-act=confirm]")
    page.wait_for_selector(".netbar.bad")
    found["not sent"] = findings(page)
    page.context.set_offline(True)
    page.wait_for_selector("[data-lost]")
    found["reconnecting"] = findings(page)
    ana, bruno, table = two_people(lambda: new_page(dark=dark), "puerto-rico", 5)
    bruno.click("[data-prepare]")
    found["waiting"] = findings(bruno)
    bruno.click("[data-act=nudge]")
    ana.wait_for_selector("[data-nudged]")
    found["nudged"] = findings(ana)
    watcher = new_page(dark=dark)
    watcher.goto(f"/t/{table}")
    watcher.wait_for_selector("[data-follow]")
    found["watching"] = findings(watcher)
    short = {"players": 2, "options": {"turn_limit": 2}}
    open_table(bruno, make_table(bruno, game="santiago-de-cuba", config=short, seats=[ME, BOT], seed=4))
    Clicker(bruno).play()
    bruno.click("[data-act=count-again]")
    found["counting"] = findings(bruno)
    bruno.click("[data-act=share]")
    bruno.wait_for_selector("dialog [data-act=copy-result]")
    found["share"] = findings(bruno)
    bruno.check("dialog [value=picture]")
    bruno.wait_for_selector("dialog [data-act=download-picture]")
    found["share a picture"] = findings(bruno)
    assert {name: list_ for name, list_ in found.items() if list_} == {}


@pytest.mark.parametrize("game", ["santiago-de-cuba", "puerto-rico"])
def test_a_game_by_keys_alone(new_page: NewPage, game: str) -> None:
    page = new_page()
    page.goto("/")
    page.wait_for_selector("[data-act=play-now]")
    config: dict[str, Any] = {"players": 2}
    if game == "santiago-de-cuba":
        config["options"] = {"turn_limit": 40}
    open_table(page, make_table(page, game=game, config=config, seats=[ME, BOT], seed=4))
    clicker = Clicker(page)
    answered = 0
    while (decision := clicker.wait()) is not None:
        ply = page.get_attribute("#decision", "data-ply")
        page.keyboard.press("1")
        if page.query_selector("[data-act=confirm]:not([disabled])") is None:
            page.keyboard.press("P")
        page.keyboard.press("Enter")
        page.wait_for_function(
            "(ply) => document.querySelector('.over') || document.querySelector('#decision')?.dataset.ply !== ply",
            arg=ply,
            timeout=PATIENCE,
        )
        answered += 1
        assert answered < 400, decision
    assert answered > 10
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.dataset.act") == "rematch":
            break
    page.keyboard.press("Enter")
    page.wait_for_selector("#decision", timeout=PATIENCE)


def test_placing_by_click_and_key(new_page: NewPage) -> None:
    page = new_page()
    position, seat = positions()["puerto-rico", "mayor place"]
    seats = [ME if place == seat else BOT for place in range(position["players"])]
    open_table(page, make_table(page, game="puerto-rico", position=position, seats=seats))
    assert Clicker(page).wait() == "mayor place"
    page.click("[data-ready=least]")
    page.wait_for_selector(".btn.wait")
    page.drag_and_drop(".tray .pp button >> nth=0", ".placing .pc:not([disabled]) >> nth=0")
    page.wait_for_selector(".pc.new")
    page.keyboard.press("s")
    page.wait_for_selector("[data-act=confirm]")
    page.click(".pc.new")
    page.wait_for_selector(".btn.wait")
    page.locator(".pc:not([disabled])").first.click()
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.wait_for_function("() => document.querySelector('#decision')?.dataset.decision !== 'mayor place'")


def test_quick_moves_need_one_click(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.wait_for_selector(".games")
    page.evaluate("localStorage.setItem('antilles.settings', JSON.stringify({quick: true, motion: false}))")
    open_table(page, make_table(page, game="santiago-de-cuba", config={"players": 2}, seats=[ME, BOT], seed=9))
    clicker = Clicker(page)
    assert clicker.wait() is not None
    ply = page.get_attribute("#decision", "data-ply")
    page.locator("#decision [data-notation]").first.click()
    gone_on = "(ply) => document.querySelector('#decision').dataset.ply !== ply"
    page.wait_for_function(gone_on, arg=ply, timeout=PATIENCE)


def test_a_phone(new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True, device_scale_factor=2, is_mobile=True)
    page.goto("/")
    page.tap("[data-act=play-now]")
    clicker = Clicker(page)
    for _ in range(10):
        clicker.wait()
        page.tap("[data-part=me]")
        page.tap("[data-part=table]")
        assert clicker.answer()
    clicker.wait()
    kept(page, "phone")
    small = page.evaluate(
        """() => [...document.querySelectorAll('button, a, select, input')].filter((e) => {
          const box = e.getBoundingClientRect();
          const seen = box.width && box.height && !e.closest('.sr, .skip, .pane') && e.checkVisibility();
          return seen && (box.height < 24 || box.width < 24);
        }).map((e) => e.className + ' ' + e.innerText.slice(0, 20))"""
    )
    assert small == []
