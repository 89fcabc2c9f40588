"""Figures of the web table that people feel: how soon there is a page, a table, an answer; and that nothing is lost.

`python -m benchmarks.web` prints them. What needs a browser or the tests' packages is left out where those are missing.
"""

from __future__ import annotations

import contextlib
import json
import random
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from benchmarks import server
from benchmarks.figure import Figure

KILLS, LONGEST_BETWEEN = 100, 0.2
RUNS = 3
CHROMIUM = ("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
PAINTED = "() => performance.getEntriesByType('paint').find((e) => e.name === 'first-contentful-paint')?.startTime"
MAKE = """async () => {
  const wanted = {game: 'puerto-rico', seats: [{sits: 'me'}, {sits: 'open'}, {sits: 'bot'}, {sits: 'bot'}]};
  const headers = {'Content-Type': 'application/json'};
  const made = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wanted)});
  const {table, invite} = await made.json();
  await fetch(`/api/tables/${table.id}/start`, {method: 'POST', headers, body: '{}'});
  return `/t/${table.id}#${invite}`;
}"""


def start_seconds() -> float:
    """From the command to a lobby that answers, with an engine that is compiled: the best of some starts."""
    best = 60.0
    for _ in range(RUNS):
        begun = time.perf_counter()
        with server.server(ready=False) as port:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/lobby", timeout=10) as answer:
                json.load(answer)
            best = min(best, time.perf_counter() - begun)
            server.wait_for(port)
    return best


def page_seconds() -> tuple[float, float]:
    """(first paint of the lobby, a table drawn after its link was opened) in a new browser, the best of some."""
    from playwright.sync_api import sync_playwright

    paint = drawn = 60.0
    path = next(path for path in CHROMIUM if Path(path).is_file())
    with server.server() as port, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--headless", "--no-sandbox"])
        for _ in range(RUNS):
            with contextlib.closing(browser.new_context(base_url=f"http://127.0.0.1:{port}")) as person:
                page = person.new_page()
                page.goto("/")
                page.wait_for_selector("[data-act=play-now]")
                paint = min(paint, page.evaluate(PAINTED) / 1000)
                link = page.evaluate(MAKE)
            with contextlib.closing(browser.new_context(base_url=f"http://127.0.0.1:{port}")) as friend:
                page = friend.new_page()
                begun = time.perf_counter()
                page.goto(link)
                page.wait_for_selector("#decision")
                drawn = min(drawn, time.perf_counter() - begun)
        browser.close()
    return paint, drawn


def slowest_answer() -> float:
    """How long the default bot thinks at most, over a game of each; in seconds."""
    import antilles
    from antilles.bots import Budget, SeatView
    from antilles.bots.levels import DEFAULT_LEVEL
    from antilles.server.thinking import bot_by

    slowest, bot = 0.0, bot_by(DEFAULT_LEVEL)
    for name in ("puerto-rico", "santiago-de-cuba"):
        game, dice = antilles.new(name, players=4, seed=1), random.Random(1)
        bot.decide(SeatView(game), Budget(), 1)  # loads what is compiled
        while not game.over:
            begun = time.perf_counter()
            action = bot.decide(SeatView(game), Budget(), dice.getrandbits(62)).action
            slowest = max(slowest, time.perf_counter() - begun)
            game.push(action)
    return slowest


def moves_lost() -> int:
    """Moves that were acknowledged or told, and are gone after as many kills; the first one that is missing ends it."""
    from tests.server.processes import forked
    from tests.server.test_nothing_lost import kill_often

    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "tables.sqlite3"
        with forked(f"sqlite:///{path}") as served:
            try:
                kill_often(served, path, KILLS, LONGEST_BETWEEN)
            except AssertionError:
                return 1
    return 0


def all_figures() -> Iterator[tuple[str, Callable[[], Figure]]]:
    """What there is to measure here."""
    from tools.web_size import MOST_KILOBYTES, STATIC, sizes

    yield "start", lambda: Figure("web: lobby answers after a warm start", start_seconds(), "s", 3, False)
    yield "bot", lambda: Figure("web: slowest answer of the default bot", slowest_answer(), "s", 1, False)
    if (STATIC / "index.html").is_file():
        yield (
            "page",
            lambda: Figure(
                "web: page, compressed, without fonts", sizes(STATIC)[0] / 1000, "kB", MOST_KILOBYTES, False
            ),
        )
        if has("playwright") and any(Path(path).is_file() for path in CHROMIUM):
            found: list[float] = []

            def page_figure(which: int, name: str, goal: float) -> Figure:
                found.extend(() if found else page_seconds())
                return Figure(name, found[which], "s", goal, False)

            yield "paint", lambda: page_figure(0, "web: first paint of the lobby", 1)
            yield "table", lambda: page_figure(1, "web: table drawn after opening a link", 1.5)
    if has("httpx"):
        name = f"web: acknowledged moves lost over {KILLS} kills"
        yield "kills", lambda: Figure(name, moves_lost(), "moves", 0, False)


def has(package: str) -> bool:
    """Whether a package is installed."""
    import importlib.util

    return importlib.util.find_spec(package) is not None


def main() -> None:
    """Print every figure."""
    for _, measure in all_figures():
        figure: Any = measure()
        goal = f"goal {figure.goal:g}"
        print(
            f"{figure.name}: {figure.value:.3g} {figure.unit} ({goal}{'' if figure.reached else ', NOT REACHED'})",
            flush=True,
        )


if __name__ == "__main__":
    main()
