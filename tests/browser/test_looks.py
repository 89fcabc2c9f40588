"""How the hard screens look: everything public at once on a wide screen, shelves for goods, chips for guests."""

from __future__ import annotations

from functools import cache

import pytest
from playwright.sync_api import Page
from tools.web_scenes import Scene, shown, written

from tests.browser.conftest import NewPage
from tests.browser.driver import GONE_ON

HIDDEN = """
() => {
  const found = [];
  if (document.documentElement.scrollHeight > window.innerHeight + 1) found.push('the page');
  for (const e of document.querySelectorAll('.rivals, .mid, .rivals *, .mid *, .scene .choices, .scene .shelves')) {
    const scrolls = ['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(e).overflowY);
    if (scrolls && !e.closest('svg, .sr, .rose') && e.clientHeight && e.scrollHeight > e.clientHeight + 2)
      found.push(`${e.className}: ${e.scrollHeight} in ${e.clientHeight}`);
  }
  return found;
}
"""


@cache
def scenes() -> dict[str, Scene]:
    return dict(written())


def sit_down(page: Page, scene: str) -> None:
    page.goto("/")
    page.wait_for_selector(".games")
    shown(page, scenes()[scene])


@pytest.mark.parametrize("scene", ["builder", "nobles", "storage many", "black market", "smuggler", "seen"])
def test_everything_public_is_on_one_screen(new_page: NewPage, scene: str) -> None:
    page = new_page()
    sit_down(page, scene)
    page.wait_for_timeout(300)
    assert page.evaluate(HIDDEN) == []


def test_goods_lie_on_the_shelves_of_the_warehouses(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "storage many")
    assert page.locator(".shelf h3").all_inner_texts()[0].startswith("Small warehouse")
    ply = page.get_attribute("#decision", "data-ply")
    # Indigo goes into the small warehouse: the corn that lay there is lost, and the rules ask for more.
    page.click("[data-shelf='0 indigo']")
    page.wait_for_selector(".go .wait")
    assert page.locator(".shelf.lost b").all_inner_texts() == ["4"]
    page.click("[data-ready=suggested]")
    page.wait_for_selector("[data-act=confirm]")
    page.click("[data-act=confirm]")
    page.wait_for_function(GONE_ON, arg=ply)


def test_chips_choose_which_guest_moves(new_page: NewPage) -> None:
    page = new_page()
    sit_down(page, "guest")
    assert page.locator("[data-guest=colonist]").get_attribute("aria-pressed") == "true"
    place = page.locator(".guests .choice.sel").get_attribute("data-notation")
    page.click("[data-guest=noble]")
    chosen = page.locator(".guests .choice.sel").get_attribute("data-notation")
    assert (place, chosen) == ("guest tobacco storage", "guest noble tobacco storage")
    page.keyboard.press("1")
    assert page.locator(".guests .choice.sel").get_attribute("data-notation") == "guest noble sugar mill"
