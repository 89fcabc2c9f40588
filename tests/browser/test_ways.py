"""Ways to play: things given up as a whole, prepared and forced moves, others' moves seen, keys, swipes, sounds."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage, kept
from tests.browser.driver import BOT, ME, PATIENCE, Clicker, make_table, open_table
from tests.browser.positions import position_with, positions

OPEN = {"sits": "open"}
LANGUAGES = ("en", "ru", "uk", "pl")
COUNT_SOUNDS = """
window.sounds = 0;
window.AudioContext = class {
  currentTime = 0;
  createOscillator() { window.sounds += 1; return {frequency: {}, connect: (next) => next, start() {}, stop() {}}; }
  createGain() { return {gain: {setValueAtTime() {}, exponentialRampToValueAtTime() {}}, connect: (next) => next}; }
};
"""
COUNT_FLIGHTS = """
() => {
  window.flights = 0;
  const seen = (changes) => { for (const each of changes) window.flights += each.addedNodes.length; };
  new MutationObserver(seen).observe(document.getElementById('travel'), {childList: true});
}
"""
COUNT_OUTLINES = """
() => {
  window.outlined = 0;
  const seen = (changes) => { for (const each of changes) window.outlined += each.target.matches('.changed') ? 1 : 0; };
  new MutationObserver(seen).observe(document.body, {subtree: true, attributeFilter: ['class']});
}
"""


def at_decision(page: Page, game: str, decision: str, **more: Any) -> None:
    """Open a table at a question."""
    position, seat = positions()[game, decision]
    seats = [ME if place == seat else BOT for place in range(position["players"])]
    open_table(page, make_table(page, game=game, position=position, seats=seats, **more))
    assert Clicker(page).wait() == decision


def decision_of(page: Page) -> str:
    return page.get_attribute("#decision", "data-decision") or ""


def set_up(page: Page, **settings: bool) -> None:
    """What a person has switched on."""
    page.goto("/")
    page.wait_for_selector(".games")
    page.evaluate("(given) => localStorage.setItem('antilles.settings', JSON.stringify(given))", settings)


def test_the_black_market_is_one_panel(new_page: NewPage) -> None:
    page = new_page()
    at_decision(page, "puerto-rico", "black market person")
    ply = page.get_attribute("#decision", "data-ply")
    page.wait_for_selector("[data-act=confirm]")
    page.click("[data-give][aria-pressed=true]")
    page.wait_for_selector(".count:not(.ok)")
    assert page.query_selector("[data-act=confirm]") is None
    page.locator("[data-give]").first.click()
    page.wait_for_selector(".count.ok")
    kept(page, "black-market")
    page.keyboard.press("Enter")
    page.wait_for_function("(ply) => document.querySelector('#decision').dataset.ply !== ply", arg=ply)
    # Every step of it was one answer.
    assert not decision_of(page).startswith("black market")


def test_the_royal_supplier_takes_goods_by_toggles_and_from_the_board(new_page: NewPage) -> None:
    page = new_page()
    at_decision(page, "puerto-rico", "royal supply")
    chosen = page.locator("[data-give][aria-pressed=true]")
    before = chosen.count()
    assert before > 0
    key = chosen.first.get_attribute("data-give")
    page.click(f".me [data-key='good-{key}']")
    page.wait_for_function(
        "(n) => document.querySelectorAll('[data-give][aria-pressed=true]').length === n", arg=before - 1
    )
    page.click("[data-act=confirm]")
    page.wait_for_function("() => document.querySelector('#decision').dataset.decision !== 'royal supply'")


def test_a_placing_shows_what_would_be_made(new_page: NewPage) -> None:
    page = new_page()
    at_decision(page, "puerto-rico", "mayor place")
    page.wait_for_selector(".eff span")
    assert page.locator(".eff span").count() == 5


def test_a_barter_has_two_rows(new_page: NewPage) -> None:
    page = new_page()
    position, seat = position_with("santiago-de-cuba", 2, "venue black market")
    seats = [ME if place == seat else BOT for place in range(2)]
    open_table(page, make_table(page, game="santiago-de-cuba", position=position, seats=seats))
    clicker = Clicker(page)
    assert clicker.wait() == "venue"
    page.locator("[data-side=give]").first.click()
    page.locator("[data-side=take]").last.click()
    assert page.locator("[data-side][aria-pressed=true]").count() == 2
    page.wait_for_selector("[data-act=confirm]")
    kept(page, "barter")
    assert clicker.answer()


@pytest.mark.parametrize("answer", ["venue distillery 3", "venue cigar factory 3"])
def test_a_number_is_stepped(new_page: NewPage, answer: str) -> None:
    page = new_page()
    position, seat = position_with("santiago-de-cuba", 3, answer)
    seats = [ME if place == seat else BOT for place in range(3)]
    open_table(page, make_table(page, game="santiago-de-cuba", position=position, seats=seats))
    assert Clicker(page).wait() == "venue"
    page.click(f"#decision [data-notation='{answer[:-1]}1']")
    for _ in range(2):
        page.locator("#decision .stepper button").last.click()
    assert page.get_attribute("#decision .chip[aria-pressed=true]", "data-notation") == answer
    page.click("[data-act=confirm]")
    page.wait_for_function("() => document.querySelector('#decision').dataset.decision !== 'venue'")


def two_people(new_page: NewPage) -> tuple[Page, Page]:
    """Two people at a new table of Puerto Rico; the first is on turn."""
    ana, bruno = new_page(), new_page()
    table = make_table(ana, game="puerto-rico", config={"players": 2}, seats=[ME, OPEN], seed=5)
    open_table(ana, table)
    bruno.goto(ana.inner_text("[data-link-text]"))
    bruno.click("[data-act=sit]")
    for page in (ana, bruno):
        page.wait_for_selector("#decision", timeout=PATIENCE)
    return ana, bruno


def test_a_move_is_prepared_taken_back_and_played(new_page: NewPage) -> None:
    ana, bruno = two_people(new_page)
    Clicker(ana).wait()
    assert decision_of(ana) == "role pick"
    bruno.click("[data-prepare='role captain']")
    bruno.click("[data-prepare='role captain']")
    assert bruno.query_selector(".prep .on") is None
    bruno.click("[data-prepare='role prospector'], [data-prepare='role trader']")
    kept(bruno, "prepared")
    wanted = bruno.get_attribute(".prep [aria-pressed=true]", "data-prepare")
    ana.click("[data-notation='role builder']")
    ana.click("[data-act=confirm]")
    people = [Clicker(ana), Clicker(bruno)]
    for _ in range(12):
        asked = [page for page in (ana, bruno) if decision_of(page)]
        if asked and decision_of(asked[0]) == "role pick":
            break
        if not asked:
            ana.wait_for_timeout(100)
        elif asked[0].query_selector("[data-act=pass]"):
            asked[0].click("[data-act=pass]")
            asked[0].click("[data-act=confirm]")
            asked[0].wait_for_timeout(100)
        else:
            people[0 if asked[0] is ana else 1].answer()
    role = (wanted or "").removeprefix("role ")
    taken = "(role) => !!document.querySelector(`[data-key='role-${role}'] .tk`)"
    bruno.wait_for_function(taken, arg=role, timeout=PATIENCE)


def test_what_was_prepared_and_cannot_be_done_is_said(new_page: NewPage) -> None:
    ana, bruno = two_people(new_page)
    Clicker(ana).wait()
    bruno.click("[data-prepare='role settler']")
    ana.click("[data-notation='role settler']")
    ana.click("[data-act=confirm]")
    for _ in range(20):
        if decision_of(bruno) == "role pick":
            break
        for page in (ana, bruno):
            if decision_of(page):
                Clicker(page).answer()
                break
        ana.wait_for_timeout(150)
    bruno.wait_for_selector("#decision .hintbox .ic")
    assert decision_of(bruno) == "role pick"


def test_others_moves_travel_and_can_be_stepped_through_and_skipped(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    table = make_table(page, game="puerto-rico", config={"players": 4}, seats=[ME, BOT, BOT, BOT], seed=3)
    open_table(page, table)
    clicker = Clicker(page)
    clicker.wait()
    page.evaluate(COUNT_FLIGHTS)
    # Whatever is played, coins and goods fly sooner or later.
    for _ in range(8):
        clicker.answer()
        clicker.wait()
    assert page.evaluate("window.flights") > 0
    shown = []
    for _ in range(30):
        clicker.choose()
        page.click("[data-act=confirm]:not([disabled])")
        try:
            page.click("[data-act=step-through]", timeout=1500)
        except Exception:  # this answer brought no move of others
            clicker.wait()
            continue
        first = page.get_attribute("#decision", "data-ply")
        page.wait_for_timeout(1500)
        # It stands still until it is told to go on.
        still = page.get_attribute("#decision", "data-ply")
        page.keyboard.press("n")
        page.wait_for_function("(ply) => document.querySelector('#decision').dataset.ply !== ply", arg=still)
        shown += [first, still, page.get_attribute("#decision", "data-ply")]
        if page.query_selector("[data-act=skip]"):
            kept(page, "step-by-step")
            page.click("[data-act=skip]")
            page.wait_for_function("() => !document.querySelector('[data-act=skip]')", timeout=PATIENCE)
            break
        clicker.wait()
    assert len(shown) >= 3
    assert clicker.wait() is not None


def test_without_movement_changes_are_outlined(new_page: NewPage) -> None:
    page = new_page(reduced_motion="reduce")
    table = make_table(page, game="puerto-rico", config={"players": 3}, seats=[ME, BOT, BOT], seed=3)
    open_table(page, table)
    clicker = Clicker(page)
    clicker.wait()
    page.evaluate(COUNT_FLIGHTS)
    page.evaluate(COUNT_OUTLINES)
    for _ in range(5):
        clicker.answer()
        clicker.wait()
    assert page.evaluate("window.outlined") > 0
    assert page.evaluate("window.flights") == 0
    page.wait_for_function("() => !document.querySelector('.changed')")


@pytest.mark.parametrize("wished", [True, False])
def test_only_moves_are_played_by_themselves_if_wished(new_page: NewPage, wished: bool) -> None:
    page = new_page()
    set_up(page, forced=wished, motion=False)
    # Nothing but a point is left to give back.
    at_decision(page, "puerto-rico", "black market point")
    assert page.locator("#decision .choice").count() == 1
    ply = page.get_attribute("#decision", "data-ply")
    page.wait_for_timeout(1600)
    assert (page.get_attribute("#decision", "data-ply") != ply) is wished


def test_sounds_are_off_until_they_are_wanted(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script(COUNT_SOUNDS)
    at_decision(page, "puerto-rico", "role pick")
    page.keyboard.press("1")
    assert page.evaluate("window.sounds") == 0
    page.keyboard.press("m")
    page.keyboard.press("2")
    assert page.evaluate("window.sounds") > 0


def test_the_points_are_counted_in_stages(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    config = {"players": 2, "options": {"turn_limit": 2}}
    open_table(page, make_table(page, game="santiago-de-cuba", config=config, seats=[ME, BOT], seed=4))
    Clicker(page).play()
    page.wait_for_selector(".over[data-stage='1']", timeout=PATIENCE)
    kept(page, "counting")
    assert page.query_selector(".over .win") is None
    page.wait_for_selector(".over.fin .win", timeout=PATIENCE)
    total = page.inner_text(".sr2 .tot2 >> nth=0")
    page.click("[data-act=count-again]")
    page.wait_for_selector(".over:not(.fin)")
    page.click("[data-act=total]")
    assert page.inner_text(".sr2 .tot2 >> nth=0") == total


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_lists_every_key(new_page: NewPage, language: str) -> None:
    page = new_page(language=language)
    at_decision(page, "puerto-rico", "builder build")
    page.keyboard.press("?")
    page.wait_for_selector("dialog .keys")
    keys = page.locator("dialog .keys kbd").all_inner_texts()
    assert {"Enter", "P", "U", "H", "I", "/", "R", "S", "N", "L", "C", "M", "Esc", "?", "Space"} <= set(keys)
    assert "web-key" not in page.inner_text("dialog")
    assert page.locator("dialog .refusals li").count() > 0
    kept(page, f"help-{language}")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


def test_keys_find_choices_look_at_seats_and_walk_over_the_board(new_page: NewPage) -> None:
    page = new_page()
    at_decision(page, "puerto-rico", "builder build")
    page.keyboard.press("/")
    page.keyboard.type("sug mi")
    assert page.locator("#decision .choice").count() == 2
    page.keyboard.press("Enter")
    page.wait_for_selector("#decision .choice.sel")
    assert page.query_selector(".filter") is None
    assert "sugar mill" in (page.get_attribute("#decision .choice.sel", "data-notation") or "")
    page.keyboard.press("Escape")
    _, seat = positions()["puerto-rico", "builder build"]
    other = (seat + 1) % 4
    page.keyboard.press("r")
    page.keyboard.press(str(other + 1))
    page.wait_for_selector("dialog .me")
    page.keyboard.press("Escape")
    page.focus("[data-key='building-hacienda']")
    for key, row in (("ArrowDown", 1), ("ArrowRight", 0), ("ArrowLeft", 0), ("ArrowUp", -1)):
        before = page.evaluate("document.activeElement.getBoundingClientRect().toJSON()")
        page.keyboard.press(key)
        after = page.evaluate("document.activeElement.getBoundingClientRect().toJSON()")
        assert (after["y"] > before["y"]) - (after["y"] < before["y"]) == row, key
        assert (after["x"] > before["x"]) - (after["x"] < before["x"]) == {"ArrowRight": 1, "ArrowLeft": -1}.get(key, 0)
    page.keyboard.press("Enter")
    page.wait_for_selector("#decision .choice.sel, #decision .refuse")


def swipe(page: Page, start: tuple[int, int], end: tuple[int, int]) -> None:
    """One finger over the screen."""
    session = page.context.new_cdp_session(page)
    points = [{"x": start[0], "y": start[1]}]
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points})
    for part in (0.5, 1.0):
        points = [{"x": start[0] + (end[0] - start[0]) * part, "y": start[1] + (end[1] - start[1]) * part}]
        session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": points})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def test_swipes_change_the_part_and_fold_the_question(new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True, is_mobile=True)
    at_decision(page, "puerto-rico", "builder build")
    assert page.get_attribute("body", "data-tab") == "market"
    swipe(page, (330, 300), (60, 310))
    page.wait_for_selector("body[data-tab=me]")
    swipe(page, (60, 300), (330, 310))
    page.wait_for_selector("body[data-tab=market]")
    opened = page.locator("#decision").bounding_box()
    box = page.locator("#asked").bounding_box()
    assert opened is not None
    assert box is not None
    swipe(page, (int(box["x"]) + 60, int(box["y"]) + 8), (int(box["x"]) + 62, int(box["y"]) + 120))
    page.wait_for_selector("#decision.folded")
    folded = page.locator("#decision").bounding_box()
    assert folded is not None
    assert folded["height"] < opened["height"] - 60
    kept(page, "folded")
    page.click(".fold")
    page.wait_for_selector("#decision:not(.folded)")
