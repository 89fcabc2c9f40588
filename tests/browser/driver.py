"""Somebody who plays by clicking: answers whatever is asked with something that is lit, until the game is over."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from playwright.sync_api import Page

BOT = {"sits": "bot", "bot": "greedy"}
ME = {"sits": "me"}
PATIENCE = 30_000
ASKED = "() => document.querySelector('.over') || document.querySelector('#decision')?.dataset.decision"
GONE_ON = """
(ply) => document.querySelector('.over') || document.querySelector('#decision')?.dataset.ply !== ply
      || document.querySelector('.refuse')
"""
LIT = "#decision [data-notation], #decision [data-deed], .draft [data-notation]"


def make_table(page: Page, **wanted: Any) -> str:
    """A table as `POST /api/tables` makes it, asked for by this page; its id."""
    if page.url == "about:blank":
        page.goto("/")
        page.wait_for_selector("[data-act=play-now]")
    made = page.evaluate(
        """async (wanted) => {
          const headers = {'Content-Type': 'application/json'};
          const answer = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wanted)});
          return [answer.status, await answer.json()];
        }""",
        wanted,
    )
    assert made[0] == 201, made
    table: str = made[1]["table"]["id"]
    return table


def open_table(page: Page, table: str) -> None:
    """Go to a table and wait until it is drawn."""
    page.goto(f"/t/{table}")
    page.wait_for_selector("#decision, .over, .gathering", timeout=PATIENCE)


class Clicker:
    """One person at one page. `met` counts the decisions."""

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.rng = page, random.Random(seed)
        self.met: Counter[str] = Counter()

    def wait(self) -> str | None:
        """What this person is asked, once she is; None when the game is over."""
        self.page.wait_for_function(ASKED, timeout=PATIENCE)
        return None if self.page.query_selector(".over") else self.page.get_attribute("#decision", "data-decision")

    def choose(self) -> None:
        """Choose something by a click; arrangements stay as suggested."""
        lit = self.page.query_selector_all(LIT)
        if lit:
            chosen = self.rng.choice(lit)
            if chosen.get_attribute("aria-pressed") != "true":
                chosen.evaluate("(button) => button.click()")

    def answer(self) -> bool:
        """Answer one question; False when the game is over."""
        decision = self.wait()
        if decision is None:
            return False
        ply = self.page.get_attribute("#decision", "data-ply")
        self.met[decision] += 1
        self.choose()
        self.page.click("[data-act=confirm]:not([disabled])", timeout=PATIENCE)
        self.page.wait_for_function(GONE_ON, arg=ply, timeout=PATIENCE)
        refused = self.page.query_selector(".refuse")
        assert refused is None or self.page.get_attribute("#decision", "data-ply") != ply, (
            decision,
            refused.inner_text(),
        )
        return True

    def play(self, most: int = 3000) -> int:
        """Play on until the game is over; how many questions were answered."""
        answered = 0
        while answered < most and self.answer():
            answered += 1
        return answered
