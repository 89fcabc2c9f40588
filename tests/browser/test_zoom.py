"""200 % zoom on a screen of 1440x900: everything fits, nothing is cut, and the game can be played."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewPage, kept
from tests.browser.driver import BOT, ME, Clicker, make_table, open_table
from tests.browser.layout import layout_problems
from tests.browser.positions import positions

WIDTH, HEIGHT = 1440 // 2, 900 // 2
PARTS = ("table", "market", "me", "rivals", "log")
SHOWN = (
    ("puerto-rico", "builder build"),
    ("puerto-rico", "black market person"),
    ("puerto-rico", "place nobles"),
    ("puerto-rico", "store goods"),
    ("santiago-de-cuba", "drive"),
    ("santiago-de-cuba", "alonso"),
)
IN_REACH = """
() => {
  const box = document.querySelector('#decision .go button').getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight && box.right <= innerWidth;
}
"""


@pytest.mark.parametrize("language", ["en", "pl"])
def test_everything_fits_and_is_played_at_twice_the_size(new_page: NewPage, language: str) -> None:
    page = new_page(width=WIDTH, height=HEIGHT, device_scale_factor=2, language=language, dark=language == "pl")
    page.goto("/")
    page.wait_for_selector(".games")
    found = {"lobby": layout_problems(page)}
    for game, decision in SHOWN:
        position, seat = positions()[game, decision]
        seats = [ME if place == seat else BOT for place in range(position["players"])]
        open_table(page, make_table(page, game=game, position=position, seats=seats))
        Clicker(page).wait()
        kept(page, f"zoom-{language}-{decision.replace(' ', '-')}")
        assert page.evaluate(IN_REACH), decision
        for part in PARTS:
            page.evaluate("(part) => document.querySelector(`[data-part=${part}]`).click()", part)
            found[f"{decision} {part}"] = layout_problems(page)
        page.keyboard.press("?")
        page.wait_for_selector("dialog .keys")
        found[f"{decision} help"] = layout_problems(page)
        page.keyboard.press("Escape")
    assert {name: problems for name, problems in found.items() if problems} == {}
    clicker = Clicker(page)
    for _ in range(10):
        assert clicker.answer()
