"""What people agree on, and what goes on without them: taking back, clocks that run out, bots that stand in."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from antilles.words import words_of
from tests.browser.conftest import NewPage, kept
from tests.browser.driver import ME, PATIENCE, Clicker
from tests.browser.test_solid import play_on, sit_down, whose_turn
from tests.browser.test_together import OPEN, in_step

WORDS = words_of("en", "santiago-de-cuba")
PLY = "() => Number(document.querySelector('#decision')?.dataset.ply ?? -1)"
FURTHER = f"(ply) => ({PLY})() > ply || document.querySelector('.over')"


def press(page: Page, message: str) -> None:
    """Click the button that says a message."""
    page.get_by_role("button", name=WORDS.text(message), exact=True).first.click(timeout=PATIENCE)


def ply_of(page: Page) -> int:
    return int(page.evaluate(PLY))


def situation_of(page: Page) -> Any:
    """How the game stands for who sits at a page, as the server tells it."""
    look = "(table) => fetch(`/api/tables/${table}`).then((answer) => answer.json())"
    return page.evaluate(look, page.url.split("#")[0].rsplit("/", 1)[1])["situation"]


def who_must_ask(people: list[Clicker]) -> tuple[Page, Page]:
    """Play until somebody could only take back with the other's consent: (that one, the other)."""
    while play_on(people, 1):
        for asker, other in (people, people[::-1]):
            undo = situation_of(asker.page)["undo"]
            if undo is not None and undo["consent"]:
                return asker.page, other.page
    raise AssertionError("the game is over")


def test_undo_by_consent(new_page: NewPage) -> None:
    ana, bruno, _ = sit_down(new_page, "puerto-rico", [ME, OPEN], seed=4)
    people = [Clicker(ana), Clicker(bruno)]
    asker, other = who_must_ask(people)
    in_step(ana, bruno)
    before = situation_of(asker)
    for answer in ("web-refuse", "web-agree"):
        asker.click("footer [data-act=undo]:not([disabled])")
        other.wait_for_selector(".netbar.sea2", timeout=PATIENCE)
        kept(other, f"undo-{answer}")
        press(other, answer)
        for page in (asker, other):
            page.wait_for_function("() => !document.querySelector('.netbar')", timeout=PATIENCE)
        if answer == "web-refuse":
            assert situation_of(asker)["ply"] == before["ply"], "refused: nothing was taken back"
    for page in (asker, other):
        page.wait_for_function(FURTHER, arg=before["ply"], timeout=PATIENCE)
    in_step(ana, bruno)
    assert situation_of(asker)["moves"] < before["moves"]
    assert situation_of(asker)["question"] is not None, "asked again what was taken back"
    assert play_on(people, 3)


def test_a_clock_for_every_move_runs_out(new_page: NewPage) -> None:
    clock = {"kind": "per-move", "seconds": 4, "increment": 0}
    ana, bruno, _ = sit_down(new_page, "santiago-de-cuba", [ME, OPEN], settings={"clock": clock, "stand_in": "random"})
    shown: dict[Page, set[str]] = {ana: set(), bruno: set()}
    for _ in range(10):
        for page, texts in shown.items():
            texts.add(page.inner_text("[role=timer]"))
        ana.wait_for_timeout(300)
    assert max(map(len, shown.values())) > 2, f"the clock is seen to run: {shown}"
    kept(ana, "clock")
    before = ply_of(ana)
    for page in (ana, bruno):
        page.wait_for_function(FURTHER, arg=before + 1, timeout=PATIENCE)
    assert situation_of(ana)["clocks"]["control"]["seconds"] == 4


def test_the_time_for_a_game_runs_out_and_a_bot_answers(new_page: NewPage) -> None:
    clock = {"kind": "per-game", "seconds": 3, "increment": 0}
    ana, bruno, _ = sit_down(new_page, "santiago-de-cuba", [ME, OPEN], settings={"clock": clock, "stand_in": "random"})
    for page in (ana, bruno):
        page.wait_for_selector(".over", timeout=2 * PATIENCE)
    assert ana.inner_text(".over h1")


def test_who_leaves_is_played_for_and_takes_the_seat_back(new_page: NewPage) -> None:
    ana, bruno, address = sit_down(new_page, "santiago-de-cuba", [ME, OPEN], settings={"stand_in": "random"})
    people = [Clicker(ana), Clicker(bruno)]
    play_on(people, 4)
    bruno.click("[data-act=menu]")
    press(bruno, "web-leave")
    bruno.wait_for_selector("[data-act=play-now]", timeout=PATIENCE)
    assert play_on(people[:1], 4), "the stand-in answers for who left"
    bruno.goto(address)
    bruno.wait_for_selector(".netbar.sea2", timeout=PATIENCE)
    kept(bruno, "stand-in")
    press(bruno, "web-take-seat-back")
    bruno.wait_for_function("() => !document.querySelector('.netbar')", timeout=PATIENCE)
    people[1].met.clear()
    play_on(people, 8)
    assert people[1].met, "asked again"


def test_the_others_let_a_bot_play_for_who_is_away(new_page: NewPage) -> None:
    ana, bruno, address = sit_down(new_page, "santiago-de-cuba", [ME, OPEN], settings={"stand_in": "random"})
    people = [Clicker(ana), Clicker(bruno)]
    play_on(people, 4)
    while whose_turn(people) is not people[1]:
        people[0].answer()
    bruno.goto("about:blank")
    press(ana, "web-let-a-bot-play")
    assert play_on(people[:1], 4)
    bruno.goto(address)
    press(bruno, "web-take-seat-back")
    people[1].met.clear()
    play_on(people, 8)
    assert people[1].met
