"""Make the README's pictures of the web table from the running product: `python -m tools.web_pictures`.

It starts a server, seats somebody and bots, plays as the hints say until a question with many answers, and takes a
picture of each table.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, sync_playwright
from tests.browser.conftest import FLAGS, chromium
from tests.browser.driver import GONE_ON, ME, PATIENCE, Clicker, make_table, open_table
from tests.server.processes import Served

HOME = Path(__file__).resolve().parent.parent / "docs" / "pictures"
BOT = {"sits": "bot", "bot": "planter"}
MOST_QUESTIONS = 150
# The picture: its game and seed, the question, how many answers it has at least, and after how many questions.
SCENES: dict[str, tuple[str, int, str, int, int]] = {
    "web-puerto-rico": ("puerto-rico", 8, "builder build", 7, 45),
    "web-santiago": ("santiago-de-cuba", 3, "drive", 3, 24),
}


def advised(page: Page, clicker: Clicker) -> None:
    """Answer as the hint says."""
    ply = page.get_attribute("#decision", "data-ply")
    page.click("[data-act=hint]")
    page.click("[data-act=use-hint]", timeout=PATIENCE)
    if page.query_selector("[data-act=confirm]:not([disabled])") is None:
        clicker.answer()
        return
    page.click("[data-act=confirm]:not([disabled])", timeout=PATIENCE)
    page.wait_for_function(GONE_ON, arg=ply, timeout=PATIENCE)


def draw() -> None:
    """Every scene, as a picture."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(f"sqlite:///{folder}/tables.db")
        served.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, (game, seed, decision, choices, after) in SCENES.items():
            size: Any = {"width": 1440, "height": 900}
            page = browser.new_context(base_url=served.address, viewport=size, reduced_motion="reduce").new_page()
            seats = [ME, BOT, BOT, BOT]
            open_table(page, make_table(page, game=game, config={"players": 4}, seats=seats, seed=seed))
            clicker, listed = Clicker(page), page.locator("#decision [data-choice]")
            for number in range(MOST_QUESTIONS):
                asked = clicker.wait()
                if asked is None or (asked == decision and number >= after and listed.count() >= choices):
                    break
                advised(page, clicker)
            listed.nth(1).click()
            page.wait_for_timeout(600)
            page.screenshot(path=HOME / f"{name}.png")
        browser.close()
        served.kill()


if __name__ == "__main__":
    draw()
