"""Chromium and a server for tests of the page. What is missing is installed where that may be, else a skip says so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, sync_playwright

from antilles import server
from tests import debian
from tests.server.conftest import compiled  # noqa: F401 - browsers too wait for nothing that is compiled first
from tests.server.processes import Served

BUILT = Path(server.__file__).parent / "static" / "index.html"
ARTIFACTS = Path(__file__).parent / "artifacts"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
NewPage = Callable[..., Page]


def chromium() -> str:
    """The path of Debian's chromium, installed if this may be done here."""
    found = debian.installed("chromium")
    if found is None:
        pytest.skip("there is no chromium, and it cannot be installed here (apt-get install chromium)")
    return str(found)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One browser for all tests of a process."""
    path = chromium()
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield opened
        opened.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """`antilles serve` as a process of its own, with a new database."""
    if not BUILT.is_file():
        pytest.skip("the page is not built (make web)")
    running = Served(f"sqlite:///{tmp_path_factory.mktemp('tables') / 'tables.db'}")
    running.start()
    yield running
    running.kill()


@pytest.fixture
def new_page(browser: Browser, served: Served) -> Iterator[NewPage]:
    """Opens pages, each of a person of its own; a test fails when one of them meets an error of ours."""
    contexts: list[Any] = []
    errors: list[str] = []

    def heard(message: ConsoleMessage) -> None:
        # What the network says is judged by what the page shows; a violated policy or an exception is a defect.
        if (
            message.type == "error"
            and "Failed to load resource" not in message.text
            and "WebSocket" not in message.text
        ):
            errors.append(message.text)

    def open_page(
        width: int = 1440,
        height: int = 900,
        *,
        dark: bool = False,
        language: str = "en",
        touch: bool = False,
        **more: Any,
    ) -> Page:
        context = browser.new_context(
            base_url=served.address,
            viewport={"width": width, "height": height},
            color_scheme="dark" if dark else "light",
            reduced_motion=more.pop("reduced_motion", "reduce"),
            has_touch=touch,
            locale=language,
            **more,
        )
        contexts.append(context)
        page = context.new_page()
        page.on("console", heard)
        page.on("pageerror", lambda error: errors.append(str(error)))
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert errors == []


def kept(page: Page, name: str) -> None:
    """Keep a picture of the page, to be looked at."""
    ARTIFACTS.mkdir(exist_ok=True)
    page.screenshot(path=ARTIFACTS / f"{name}.png")
