"""Somebody who plays by clicking: answers whatever is asked with something that is lit, until the game is over."""

from __future__ import annotations

import random
from collections import Counter
from contextlib import suppress
from typing import Any

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as Late

BOT = {"sits": "bot", "bot": "greedy"}
ME = {"sits": "me"}
PATIENCE = 30_000
LIT = "#decision [data-notation], #decision [data-deed], .draft [data-notation]"
ASKED = """
(lit) => {
  const at = document.querySelector('#decision');
  const over = document.querySelector('.over') !== null;
  if (!over && !at?.dataset.decision) return null;
  const { decision, ply } = at?.dataset ?? {};
  return { over, decision, ply, lit: document.querySelectorAll(lit).length };
}
"""
SHOWN = """
async () => {
  const table = location.pathname.split('/').pop();
  const told = await fetch(`/api/tables/${table}`).then((answer) => answer.text());
  const decision = document.querySelector('#decision')?.outerHTML ?? '';
  const situation = told.slice(told.indexOf('"situation"'));
  return `the question: ${decision.slice(0, 6000)}; the page says: ${document.body.innerText.slice(0, 3000)}; `
    + `the server: ${told.slice(0, 3000)} ... ${situation.slice(0, 6000)}`;
}
"""
CHOOSE = """
([lit, place]) => {
  const button = document.querySelectorAll(lit)[place];
  if (button.getAttribute('aria-pressed') !== 'true') button.click();
}
"""
GONE_ON = """
(ply) => {
  const refused = document.querySelector('#decision .refuse');
  const same = document.querySelector('#decision')?.dataset.ply === ply && !document.querySelector('.over');
  return same ? refused && { refused: refused.innerText } : { refused: null };
}
"""
CONFIRM = "[data-act=confirm]:not([disabled])"
GONE_ON_OR_READY = f"([ply, confirm]) => ({GONE_ON.strip()})(ply) ?? (document.querySelector(confirm) && {{}})"


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


def bring_file(page: Page, text: str, seat: int) -> str:
    """A table with the game of a file, brought by this page; its id."""
    if page.url == "about:blank":
        page.goto("/")
        page.wait_for_selector("[data-act=play-now]")
    table: str = page.evaluate(
        """async (given) => {
          const headers = {'Content-Type': 'application/json'};
          const answer = await fetch('/api/tables/file', {method: 'POST', headers, body: JSON.stringify(given)});
          return (await answer.json()).table.id;
        }""",
        {"text": text, "seat": seat},
    )
    return table


def open_table(page: Page, table: str) -> None:
    """Go to a table and wait until it is drawn."""
    page.goto(f"/t/{table}")
    page.wait_for_selector("#decision, .over, .gathering", timeout=PATIENCE)


class Clicker:
    """One person at one page. `met` counts the decisions.

    What the page shows is read in one go: every reading waits for a page that is busy drawing.
    """

    def __init__(self, page: Page, seed: int = 1) -> None:
        self.page, self.rng = page, random.Random(seed)
        self.met: Counter[str] = Counter()

    def asked(self) -> dict[str, Any]:
        """What this person is asked, once she is, or that the game is over."""
        try:
            found: dict[str, Any] = self.page.wait_for_function(ASKED, arg=LIT, timeout=PATIENCE).json_value()
        except Late as late:
            raise AssertionError(f"nothing is asked; {self.page.evaluate(SHOWN)}") from late
        return found

    def wait(self) -> str | None:
        """What this person is asked, once she is; None when the game is over."""
        asked = self.asked()
        return None if asked["over"] else str(asked["decision"])

    def choose(self, lit: int | None = None) -> None:
        """Choose one of so many answers by a click (else as many as are lit); arrangements stay as suggested."""
        answers = self.page.locator(LIT).count() if lit is None else lit
        if answers:
            self.page.evaluate(CHOOSE, [LIT, self.rng.randrange(answers)])

    def answer(self) -> bool:
        """Answer one question; False when the game is over."""
        asked = self.asked()
        if asked["over"]:
            return False
        self.met[asked["decision"]] += 1
        self.choose(asked["lit"])
        try:
            done = self.confirm(asked["ply"])
        except Late as late:
            raise AssertionError(f"{asked['decision']}: nothing goes on; {self.page.evaluate(SHOWN)}") from late
        assert done["refused"] is None, (asked["decision"], done["refused"])
        return True

    def confirm(self, ply: str) -> dict[str, Any]:
        """Send what is chosen; choosing what was chosen already sends it, too, and leaves nothing to confirm.

        Something may be written above the button while it is pressed, so that it moves away: then it is pressed again.
        """
        for patience in (PATIENCE // 6, PATIENCE // 3, PATIENCE):
            done: dict[str, Any] = self.page.wait_for_function(
                GONE_ON_OR_READY, arg=[ply, CONFIRM], timeout=PATIENCE
            ).json_value()
            if done:
                return done
            with suppress(Late):
                self.page.click(CONFIRM, timeout=patience)
                done = self.page.wait_for_function(GONE_ON, arg=ply, timeout=patience).json_value()
                return done
        raise Late(f"pressing {CONFIRM} does nothing")

    def play(self, most: int = 3000) -> int:
        """Play on until the game is over; how many questions were answered."""
        answered = 0
        while answered < most and self.answer():
            answered += 1
        return answered
