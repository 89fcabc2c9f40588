"""Colours and signs that every drawing shares. Colour only repeats what words and signs already say."""

from dataclasses import dataclass

from rich.cells import set_cell_size
from rich.text import Text

WIDTH = 100
NAME_CELLS = 16
NUMBER_SPACES = "\u00a0\u202f"

HEADING = "bold"
FAINT = "bright_black"
NOTICE = "bold red"
OWN = "bold green"
MONEY = "yellow"


@dataclass(frozen=True)
class Signs:
    """The signs of a drawing; a game adds its own."""

    turn: str
    times: str
    dot: str
    cut: str
    line: str


UNICODE = {"turn": "▶", "times": "\N{MULTIPLICATION SIGN}", "dot": "·", "cut": "…", "line": "─"}
ASCII = {"turn": ">", "times": "x", "dot": "-", "cut": "...", "line": "-"}


def clean(text: str) -> str:
    """A text without control characters, safe to print; the spaces within large numbers become plain ones."""
    spaced = (" " if character in NUMBER_SPACES else character for character in text)
    return "".join(character if character.isprintable() else "?" for character in spaced)


def short_name(name: str) -> str:
    """A seat's name as the drawing shows it: one line, not too long."""
    plain = clean(name).strip() or "?"
    return set_cell_size(plain, NAME_CELLS).rstrip() if Text(plain).cell_len > NAME_CELLS else plain
