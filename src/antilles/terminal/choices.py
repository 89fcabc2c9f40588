"""The numbered choices of a question, each with its notation and what it brings."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from antilles.terminal.palette import OWN
from antilles.terminal.words import Words

Push = str | int | tuple[int, ...]
"""What answers a question: an action by notation or number, or the actions of an arrangement."""
MOST_IN_ONE_COLUMN, MOST_WITH_MORE = 9, 16
MOST_CELLS_OF_TWO_COLUMNS = 30
NUMBER_CELLS, GAP_CELLS = 4, 2
Line = tuple[str, str]
"""A choice as it is shown: its notation, and what it brings."""


@dataclass(frozen=True)
class Choice:
    """One numbered choice: what is pushed, how it is written, what it brings; `more` where there is room.

    Its words are the usual ones; the theme has its say when they are shown.
    """

    push: Push
    notation: str
    remark: str = ""
    more: str = ""


def draw_choices(choices: Sequence[Choice], words: Words, width: int) -> RenderableType:
    """The numbered list in the game's words, in two columns when it is long and they cut nothing off, or very long."""
    lines = [(words.sentence(choice.notation), words.sentence(choice.remark)) for choice in choices]
    half = -(-len(lines) // 2)
    halves = [lines[:half], lines[half:]]
    left, right = cells_of(halves[0]), cells_of(halves[1] or halves[0])
    wide = any(choice.more for choice in choices) or left + right > width
    long = len(choices) > (MOST_WITH_MORE if wide else MOST_IN_ONE_COLUMN)
    if long and max(len(notation) for notation, _ in lines) <= MOST_CELLS_OF_TWO_COLUMNS:
        middle = width // 2 if left + right > width else min(max(width // 2, left), width - right)
        return draw_columns(halves, [middle, width - middle])
    full = [
        (notation, f"{brings}: {words.sentence(choice.more)}" if choice.more else brings)
        for choice, (notation, brings) in zip(choices, lines, strict=True)
    ]
    return draw_columns([full], [width])


def cells_of(lines: Sequence[Line]) -> int:
    """The width of a column that cuts nothing off."""
    notation, brings = (max(map(len, column)) for column in zip(*lines, strict=True))
    return NUMBER_CELLS + notation + GAP_CELLS + brings + len("   ")


def draw_columns(columns: Sequence[Sequence[Line]], rooms: Sequence[int]) -> RenderableType:
    """Columns of choices side by side, each in its room."""
    cut = len(columns) > 1
    grid = Table.grid(padding=(0, 1, 0, 0))
    for lines, room in zip(columns, rooms, strict=True):
        words_at = min(max(len(notation) for notation, _ in lines) + GAP_CELLS, room - 8)
        grid.add_column(width=NUMBER_CELLS, justify="right", no_wrap=True)
        grid.add_column(width=words_at, no_wrap=cut, overflow="ellipsis" if cut else "fold")
        grid.add_column(width=room - words_at - NUMBER_CELLS - len("   "), no_wrap=cut, overflow="ellipsis")
    for row in range(len(columns[0])):
        cells: list[Text] = []
        for place, lines in enumerate(columns):
            for notation, brings in lines[row : row + 1]:
                number = place * len(columns[0]) + row + 1
                cells += [Text(str(number), style=OWN), Text(notation), Text(brings)]
        grid.add_row(*cells)
    return grid
