"""Make the README's pictures of the web table from the running product: `python -m tools.web_pictures`.

It starts a server, seats somebody and bots, plays some moves as a bot would, and takes a picture of each table.
"""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from tests.browser.conftest import FLAGS, chromium
from tests.browser.driver import BOT, ME, make_table, open_table
from tests.server.processes import Served

from antilles import new
from antilles.bots import Budget, SeatView, make_bot

HOME = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SCENES: dict[str, tuple[str, dict[str, Any], str, int]] = {
    "web-puerto-rico": ("puerto-rico", {"players": 4}, "builder build", 150),
    "web-santiago": ("santiago-de-cuba", {"players": 4}, "drive", 60),
}


def position_at(game_id: str, config: dict[str, Any], decision: str, moves: int) -> tuple[dict[str, Any], int]:
    """A position well into a game of bots, where the decision is asked with many answers, and the seat on turn."""
    game, bot = new(game_id, seed=21, **config), make_bot("greedy")
    while not game.over and not (
        len(game.actions) > moves and game.decision == decision and len(game.legal_actions) > 4
    ):
        game.push(bot.decide(SeatView(game), Budget(), seed=game.pushes).action)
    return game.position(), game.turn or 0


def draw() -> None:
    """Every scene, as a picture."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(f"sqlite:///{folder}/tables.db")
        served.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        for name, (game, config, decision, moves) in SCENES.items():
            context = browser.new_context(base_url=served.address, viewport={"width": 1440, "height": 900})
            page = context.new_page()
            position, seat = position_at(game, config, decision, moves)
            seats = [ME if place == seat else BOT for place in range(position["players"])]
            open_table(page, make_table(page, game=game, position=position, seats=seats))
            page.wait_for_function("() => document.querySelector('#decision')?.dataset.decision")
            page.locator("#decision [data-notation]").nth(1).click()
            page.wait_for_timeout(600)
            page.screenshot(path=HOME / f"{name}.png")
        browser.close()
        served.kill()


if __name__ == "__main__":
    draw()
