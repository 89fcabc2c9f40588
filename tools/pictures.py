"""Draw the pictures of the README: `python -m tools.pictures`."""

from __future__ import annotations

import contextlib
import io
import random
import re
import sys
import tempfile
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console

import antilles
from antilles.bots import make_bot
from antilles.core.game import Game
from antilles.terminal.session import run

HOME = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SEED = 21
WIDTH, HEIGHT = 100, 70
PEOPLE = ["Ana", "Bruno [random]", "Carla [random]", "Diego [random]"]


def middle_of_a_game(game_id: str, decision: str, moves: int, choices: int) -> Game:
    """A question for Ana with several choices, well into a game."""
    for seed in range(SEED, SEED + 500):
        game: Game = antilles.new(game_id, players=4, seed=seed, seats=PEOPLE)
        dice = random.Random(seed)
        while not game.over:
            asked = (game.turn, game.decision) == (0, decision)
            if asked and game.pushes >= moves and len(game.legal_actions) >= choices:
                return game
            game.push(dice.choice(game.legal_actions.ids))
    raise LookupError("no seed gives such a picture")


def terminal_picture(game: Game) -> str:
    """The terminal at a question, as SVG without a font from elsewhere."""
    console = Console(
        width=WIDTH, height=HEIGHT, file=io.StringIO(), record=True, force_terminal=True, color_system="truecolor"
    )
    plain_format = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    drawn: list[str] = []

    def take_picture_and_leave(prompt: str) -> str:
        drawn.append(console.export_svg(title=f"antilles play {game.game_id}", code_format=plain_format))
        raise EOFError

    bots = {seat: make_bot("random", seat) for seat in (1, 2, 3)}
    with tempfile.TemporaryDirectory() as place, contextlib.chdir(place):
        run(game, bots, Path("evening.game"), console, take_picture_and_leave)
    return drawn[0]


PICTURES = {
    "terminal.svg": ("puerto-rico", "builder build", 250, 8),
    "santiago.svg": ("santiago-de-cuba", "drive", 60, 6),
}


def main() -> int:
    """Write every picture."""
    HOME.mkdir(parents=True, exist_ok=True)
    for name, question in PICTURES.items():
        (HOME / name).write_text(terminal_picture(middle_of_a_game(*question)), encoding="utf-8")
        print(f"wrote docs/pictures/{name}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
