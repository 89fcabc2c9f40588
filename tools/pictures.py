"""Draw the pictures of the README: `python -m tools.pictures`."""

from __future__ import annotations

import contextlib
import io
import random
import re
import sys
import tempfile
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import antilles
from antilles.bots import make_bot
from antilles.core.game import Game
from antilles.terminal.session import run
from antilles.words import words_of

HOME = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SEED = 21
WIDTH, HEIGHT = 100, 70
PEOPLE = ("Ana", "Bruno", "Carla", "Diego")
EVERYTHING = ("buildings", "nobles", "smuggler", "festival")


@dataclass(frozen=True)
class Scene:
    """A question to the first of these people, well into a game, and the language it is read in."""

    game: str
    decision: str
    moves: int
    choices: int
    language: str = "en"
    people: tuple[str, ...] = PEOPLE
    table: Mapping[str, Any] = field(default_factory=dict)

    def found(self) -> Game:
        """A game that has come there by chance."""
        for seed in range(SEED, SEED + 500):
            game: Game = antilles.new(self.game, players=len(self.people), seed=seed, seats=self.people, **self.table)
            dice = random.Random(seed)
            while not game.over:
                asked = (game.turn, game.decision) == (0, self.decision)
                if asked and game.pushes >= self.moves and len(game.legal_actions) >= self.choices:
                    return game
                game.push(dice.choice(game.legal_actions.ids))
        raise LookupError("no seed gives such a picture")


def terminal_picture(scene: Scene) -> str:
    """The terminal at a question, as SVG without a font from elsewhere."""
    game = scene.found()
    console = Console(
        width=WIDTH, height=HEIGHT, file=io.StringIO(), record=True, force_terminal=True, color_system="truecolor"
    )
    plain_format = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    drawn: list[str] = []
    title = f"antilles play {game.game_id}" + (f" --lang {scene.language}" if scene.language != "en" else "")

    def take_picture_and_leave(prompt: str) -> str:
        drawn.append(console.export_svg(title=title, code_format=plain_format))
        raise EOFError

    bots = {seat: make_bot("random") for seat in range(1, game.players)}
    words = words_of(scene.language, game.game_id, game.default_theme)
    with tempfile.TemporaryDirectory() as place, contextlib.chdir(place):
        run(game, bots, Path("evening.game"), console, take_picture_and_leave, words=words)
    return drawn[0]


PICTURES = {
    "terminal.svg": Scene("puerto-rico", "builder build", 250, 8),
    "santiago.svg": Scene("santiago-de-cuba", "drive", 60, 6),
    "ukrainian.svg": Scene(
        "puerto-rico",
        "builder build",
        260,
        6,
        "uk",
        ("Оксана", "Богдан", "Леся", "Тарас"),
        {"edition": "1897", "expansions": EVERYTHING},
    ),
    "russian.svg": Scene("santiago-de-cuba", "pawn", 60, 2, "ru", ("Анна", "Борис", "Вера", "Глеб")),
}


def main() -> int:
    """Write every picture."""
    HOME.mkdir(parents=True, exist_ok=True)
    for name, scene in PICTURES.items():
        (HOME / name).write_text(terminal_picture(scene), encoding="utf-8")
        print(f"wrote docs/pictures/{name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
