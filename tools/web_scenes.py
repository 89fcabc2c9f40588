"""Pictures of every kind of screen, made from the running product: `python -m tools.web_scenes FOLDER [SCENE ...]`.

To be looked at beside each other and beside how they were meant: at three sizes, in both themes.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import product
from pathlib import Path
from typing import Any, Literal

import yaml
from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import FLAGS, chromium
from tests.browser.driver import BOT, ME, Clicker, bring_file, make_table, open_table
from tests.server.processes import Served

import antilles
from antilles.bots.names import make_bot
from antilles.bots.playing import decisions
from antilles.core.game import Game
from antilles.core.gamefile import write_game
from tools.web_states import STATES

POSITIONS = Path(__file__).with_suffix(".yaml")
SIZES = ((1440, 900), (1024, 768), (390, 844))
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LANGUAGES = {"polish": "pl", "ukrainian 1897": "uk"}
PUERTO_RICO, SANTIAGO = "puerto-rico", "santiago-de-cuba"
# Found in games of bots: the question and how one of its answers begins.
SANTIAGO_SCENES = {
    "drive": ("drive", ""),
    "load": ("load", ""),
    "casino": ("venue", "venue casino"),
    "alonso": ("alonso", ""),
    "demand": ("demand", ""),
    "zorro": ("zorro", ""),
    "pawn": ("pawn", ""),
}
SEEDS = range(8)
FETCHED = 2000
"""Milliseconds in which a game that was brought is drawn."""
LOBBY = "lobby"
OVER = {PUERTO_RICO: ("over", "replay"), SANTIAGO: ("over 2", "replay 2")}


@dataclass(frozen=True)
class Scene:
    """What a table begins with (a position, a config, or a game file), who looks at it, how much is answered first."""

    table: dict[str, Any]
    players: int
    seat: int
    language: str = "en"
    answers: int = 0
    part: str = ""


DRAFT = Scene(
    {"game": PUERTO_RICO, "config": {"players": 4, "edition": "polish", "expansions": ["buildings"]}, "seed": 1},
    players=4,
    seat=1,
    answers=2,
)


def written() -> Iterator[tuple[str, Scene]]:
    """The scenes of Puerto Rico: a table and what is changed about it, and steps that are played then."""
    document = yaml.safe_load(POSITIONS.read_text(encoding="utf-8"))
    for name, changes in document["scenes"].items():
        game = antilles.from_position(changed(document["tables"][changes.pop("table")], changes))
        for step in changes.get("play", ()):
            game.push(step)
        yield name, at(game, language=LANGUAGES.get(name, "en"))


def at(game: Game, **more: Any) -> Scene:
    """The scene of the question that a game has come to."""
    return Scene({"game": game.game_id, "position": game.position()}, game.players, game.turn or 0, **more)


def changed(table: Any, changes: Any) -> Any:
    """A document with changes inside: `null` takes away, numbers choose from a list."""
    if isinstance(table, list) and isinstance(changes, dict):
        return [changed(each, changes.get(place, {})) for place, each in enumerate(table)]
    if not (isinstance(table, dict) and isinstance(changes, dict)):
        return changes
    inside = {key: changed(table.get(key), value) for key, value in changes.items() if key != "play"}
    return {key: value for key, value in {**table, **inside}.items() if value is not None}


def played() -> Iterator[tuple[str, Scene]]:
    """The scenes that bots come to: those of Santiago de Cuba with the most answers, and the ends of games."""
    found: dict[str, tuple[int, Scene]] = {}
    for game_id, seed in product((PUERTO_RICO, SANTIAGO), SEEDS):
        game = antilles.new(game_id, seed=seed, players=4)
        for _ in decisions(game, [make_bot("greedy")] * game.players, seed):
            answers = list(game.legal_actions)
            for name, (decision, answer) in SANTIAGO_SCENES.items() if game_id == SANTIAGO else ():
                fits = game.decision == decision and any(text.startswith(answer) for text in answers)
                if fits and len(answers) > found.get(name, (0,))[0]:
                    found[name] = len(answers), at(game)
        if seed == SEEDS[0]:
            over, replay = OVER[game_id]
            whole = Scene({"text": write_game(game)}, game.players, seat=0)
            yield from ((over, whole), (replay, replace(whole, part="/replay#5")))
    yield from ((name, scene) for name, (_, scene) in found.items())


def shown(page: Page, scene: Scene) -> None:
    """Sit down at the table; a list has its second answer chosen."""
    if "text" in scene.table:
        page.goto(f"/t/{bring_file(page, scene.table['text'], scene.seat)}{scene.part}")
        return page.wait_for_timeout(FETCHED)
    seats = [ME if place == scene.seat else BOT for place in range(scene.players)]
    open_table(page, make_table(page, **scene.table, seats=seats))
    clicker = Clicker(page)
    clicker.play(scene.answers)
    if clicker.wait() is None:
        return
    listed = page.locator("#decision [data-choice], .draft [data-notation]")
    if listed.count() > 1:
        listed.nth(1).evaluate("(button) => button.click()")


def draw(browser: Browser, address: str, folder: Path, name: str, scene: Scene | None) -> None:
    """A scene at every size, in both themes."""

    def new_page() -> Page:
        language = scene.language if scene else "en"
        options: Any = {"locale": language, "reduced_motion": "reduce", "color_scheme": theme}
        opened = browser.new_context(base_url=address, **options).new_page()
        opened.goto("/")
        opened.wait_for_selector(".games")
        return opened

    for theme in THEMES:
        page = new_page()
        if name in STATES and scene:
            STATES[name](page, new_page, scene.table)
        elif scene:
            shown(page, scene)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_timeout(500)
            page.screenshot(path=folder / f"{name.replace(' ', '-')}-{width}-{theme}.png")
        for context in browser.contexts:
            context.close()


def main(folder: Path, wanted: list[str]) -> None:
    """All scenes, or those that are named."""
    tables = dict(written())
    scenes: dict[str, Scene | None] = {LOBBY: None, "draft": DRAFT, **tables, **dict(played())}
    scenes |= dict.fromkeys(STATES, tables["builder"])
    if unknown := set(wanted) - set(scenes):
        sys.exit(f"There is no scene {', '.join(sorted(unknown))}. There are: {', '.join(scenes)}.")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as home, sync_playwright() as playwright:
        served = Served(f"sqlite:///{home}/tables.db")
        served.start()
        try:
            browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
            for name in wanted or scenes:
                draw(browser, served.address, folder, name, scenes[name])
            browser.close()
        finally:
            served.kill()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
