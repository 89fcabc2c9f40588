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
from antilles.puerto_rico.game import PuertoRico
from antilles.terminal.session import run

HOME = Path(__file__).resolve().parent.parent / "docs" / "pictures"
SEED = 21
ROUND = 9
WIDTH = 100


def middle_of_a_game() -> PuertoRico:
    """A builder question for Ana in round nine."""
    seats = ["Ana", "Bruno [random]", "Carla [random]", "Diego [random]"]
    for seed in range(SEED, SEED + 500):
        game: PuertoRico = antilles.new("puerto-rico", players=4, seed=seed, seats=seats)
        dice = random.Random(seed)
        while not game.over and game.state.round <= ROUND:
            asked = (game.turn, game.decision) == (0, "builder build")
            if asked and game.state.round == ROUND and len(game.legal_actions) >= 8:
                return game
            game.push(dice.choice(game.legal_actions.ids))
    raise LookupError("no seed gives such a picture")


def terminal_picture() -> str:
    """The terminal at a question, as SVG without a font from elsewhere."""
    game = middle_of_a_game()
    console = Console(width=WIDTH, file=io.StringIO(), record=True, force_terminal=True, color_system="truecolor")

    def leave(prompt: str) -> str:
        raise EOFError

    bots = {seat: make_bot("random", seat) for seat in (1, 2, 3)}
    with tempfile.TemporaryDirectory() as place, contextlib.chdir(place):
        run(game, bots, Path("evening.game"), console, leave)
    plain_format = re.sub(r"@font-face \{\{.*?\}\}\s*", "", CONSOLE_SVG_FORMAT, flags=re.DOTALL)
    return console.export_svg(title="antilles play puerto-rico", code_format=plain_format)


def main() -> int:
    """Write every picture."""
    HOME.mkdir(parents=True, exist_ok=True)
    (HOME / "terminal.svg").write_text(terminal_picture(), encoding="utf-8")
    print("wrote docs/pictures/terminal.svg")
    return 0


if __name__ == "__main__":
    sys.exit(main())
