"""Every decision of both games, met in the browser and answered by clicks; rare ones from positions."""

from __future__ import annotations

import pytest

from tests.browser.conftest import NewPage, kept
from tests.browser.driver import BOT, ME, Clicker, make_table, open_table
from tests.browser.positions import KINDS, positions

PARTS = 6
# Yes or no, with a picture of what is offered.
OFFERS = {
    "hacienda draw",
    "hospice colonist",
    "university colonist",
    "mayor privilege",
    "villa take",
    "builder privilege",
    "craftsman produce",
    "take benefit",
}
UNDRAWN = """
() => [...document.querySelectorAll('#decision .offer use')].map((use) => use.getAttribute('href'))
  .filter((name) => !document.querySelector(`symbol${name}`))
"""


def test_there_is_a_position_for_every_decision() -> None:
    assert set(positions()) == set(KINDS)
    assert len(KINDS) == 42


@pytest.mark.parametrize("part", range(PARTS))
def test_every_decision_is_asked_and_answered(new_page: NewPage, part: int) -> None:
    page = new_page()
    for game, decision in KINDS[part::PARTS]:
        position, seat = positions()[game, decision]
        seats = [ME if place == seat else BOT for place in range(position["players"])]
        open_table(page, make_table(page, game=game, position=position, seats=seats))
        clicker = Clicker(page)
        assert clicker.wait() == decision
        kept(page, f"decision-{game}-{decision.replace(' ', '-')}")
        if decision in OFFERS:
            assert page.locator("#decision .offer .thing").count() >= 2, decision
            assert page.evaluate(UNDRAWN) == []
        if decision == "union order":
            assert page.locator("#decision .duo .co").count() == 2, "both totals side by side"
        assert clicker.answer()
