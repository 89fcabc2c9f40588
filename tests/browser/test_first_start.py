"""The first start: the engine is compiled in the background, the page shows how far it is, the lobby already works."""

from __future__ import annotations

import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from antilles.core import jit
from antilles.core.registry import GAMES
from antilles.server.preparing import engines_of
from tests.browser.conftest import BUILT, kept
from tests.browser.driver import PATIENCE
from tests.server.processes import Served

COMPILED_NOW = "antilles.santiago.engine"
"""The rules of one game are missing, the quickest to compile; all else was compiled by an earlier start."""
LONGEST = 240_000
BARS = "() => [...document.querySelectorAll('.preparing progress')].map((bar) => bar.value / bar.max)"


@pytest.fixture
def starting(tmp_path: Path) -> Iterator[Served]:
    """A server whose cache lacks the rules of Santiago de Cuba, so that it compiles them for real."""
    if not BUILT.is_file():
        pytest.skip("the page is not built (make web)")
    if not jit.COMPILED:
        pytest.skip("nothing is compiled with ANTILLES_JIT=0")
    for module in (module for game in GAMES for _, module in engines_of(game) if module != COMPILED_NOW):
        place = jit.cache_of(module)
        assert place is not None
        shutil.copytree(place, tmp_path / "cache" / place.name)
    served = Served(f"sqlite:///{tmp_path / 'tables.db'}")
    served.environment["ANTILLES_CACHE_DIR"] = str(tmp_path / "cache")
    served.begin()
    yield served
    served.kill(signal.SIGTERM)  # so that it ends what it compiles with


def test_progress_is_shown_while_the_lobby_works(browser: Browser, starting: Served) -> None:
    page = browser.new_context(base_url=starting.address, locale="en").new_page()
    page.goto("/")
    page.wait_for_selector(".preparing progress", timeout=PATIENCE)
    kept(page, "first-start")
    begun = page.evaluate(BARS)
    assert min(begun) < 1, begun
    page.click("[data-game=santiago-de-cuba]")
    page.click("[data-act=start-game]")
    page.wait_for_selector(".skel", timeout=PATIENCE)
    page.wait_for_selector(".preparing progress", timeout=PATIENCE)
    kept(page, "first-start-table")
    table = page.url
    page.goto("/")
    page.wait_for_selector(".preparing", timeout=PATIENCE)
    page.wait_for_selector(f"a[href='{table.removeprefix(starting.address)}']", timeout=PATIENCE)
    page.goto(table)
    page.wait_for_selector("#decision", timeout=LONGEST)
    page.goto("/")
    page.wait_for_selector("[data-act=play-now]")
    page.wait_for_function("() => !document.querySelector('.preparing')", timeout=LONGEST)
    page.context.close()
