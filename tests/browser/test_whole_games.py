"""Whole games against bots, by clicking only."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import NewPage, kept
from tests.browser.driver import BOT, ME, Clicker, make_table, open_table

FULL_HOUSE = {"players": 5, "edition": "1897", "expansions": ["buildings", "nobles", "smuggler", "festival"]}


def test_a_game_of_puerto_rico_from_the_lobby_in_two_clicks(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.click("[data-act=play-now]")
    clicker = Clicker(page)
    assert clicker.wait() is not None
    clicker.play()
    kept(page, "puerto-rico-over")
    assert {"role pick", "settler take", "builder build"} <= set(clicker.met)
    assert page.locator(".sr2").count() == 4
    assert "wins" in page.inner_text(".over h1") or "share" in page.inner_text(".over h1")
    with page.expect_download() as saved:
        page.click("[data-act=file]")
    assert "role" in saved.value.path().read_text(encoding="utf-8")
    page.click("text=Replay")
    page.wait_for_selector(".scrub2 input")
    page.click("[data-act=on]")
    page.wait_for_function("document.querySelector('.scrub2 b').textContent.startsWith('1 ')")
    page.keyboard.press("End")
    kept(page, "replay")


def test_a_game_of_santiago_from_the_lobby(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.click("[data-game=santiago-de-cuba]")
    page.click("[data-act=start-game]")
    clicker = Clicker(page, seed=2)
    clicker.play()
    kept(page, "santiago-over")
    assert {"drive", "pawn", "venue", "load"} <= set(clicker.met)
    page.click("[data-act=rematch]")
    page.wait_for_selector("#decision")
    assert Clicker(page).wait() is not None


@pytest.mark.parametrize("seed", [3])
def test_a_full_house_with_every_expansion(new_page: NewPage, seed: int) -> None:
    page = new_page()
    open_table(page, make_table(page, game="puerto-rico", config=FULL_HOUSE, seats=[ME, *[BOT] * 4], seed=seed))
    clicker = Clicker(page, seed)
    clicker.answer()
    kept(page, "full-house")
    clicker.play()
    assert "draft pick" in clicker.met
    assert page.locator(".sr2").count() == 5


@pytest.mark.parametrize(
    ("language", "game", "players", "word"),
    [
        ("ru", "puerto-rico", 3, "Посчитать снова"),
        ("uk", "santiago-de-cuba", 2, "Порахувати знову"),
        ("pl", "puerto-rico", 2, "Policz jeszcze raz"),
    ],
)
def test_a_whole_game_in_every_language(new_page: NewPage, language: str, game: str, players: int, word: str) -> None:
    page = new_page(language=language, dark=language == "ru")
    seats = [ME, *[BOT] * (players - 1)]
    open_table(page, make_table(page, game=game, config={"players": players}, seats=seats, seed=players))
    clicker = Clicker(page, seed=players)
    clicker.answer()
    clicker.wait()
    said = page.inner_text("body")
    clicker.play()
    kept(page, f"over-{language}")
    result = page.inner_text("body")
    assert page.get_attribute("html", "lang") == language
    for text in (said, result):
        # Nothing unsaid: ids of messages and things never show.
        assert not re.search(r"\{[a-z$-]|\b(web|pr|sdc|building|good|venue)-[a-z]", text), text
    assert word in result


def test_a_whole_game_on_a_phone(new_page: NewPage) -> None:
    page = new_page(width=390, height=844, touch=True, is_mobile=True)
    page.goto("/")
    page.tap("[data-ready=santiago]")
    clicker = Clicker(page, seed=6)
    while clicker.answer():
        # The sheet never leaves the window, nor its button.
        if page.query_selector("[data-act=confirm]"):
            box = page.locator("[data-act=confirm]").bounding_box()
            assert box is None or box["y"] + box["height"] <= 844
    kept(page, "over-phone")
    assert {"drive", "pawn", "load"} <= set(clicker.met)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
