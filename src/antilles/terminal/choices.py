"""The numbered choices of a question, each with what it brings."""

from collections.abc import Sequence
from textwrap import wrap

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from antilles.tableside.questions import Choice
from antilles.terminal.palette import OWN
from antilles.terminal.reader import Reader

MOST_IN_ONE_COLUMN = 9
MOST_CELLS_OF_TWO_COLUMNS = 34
NUMBER_CELLS, GAP_CELLS = 4, 2
Line = tuple[str, str]
"""A choice as it is shown: what it is, and what it brings."""


def draw_choices(choices: Sequence[Choice], reader: Reader, width: int, most_lines: int = 100) -> RenderableType:
    """The numbered list: in one column, or in two when it is long and they cut nothing off.

    When it must be low, it loses first what the things of the choices do, then goes into two columns all the same.
    """
    lines = [(reader.say(choice.title), reader.pieces(choice.effects)) for choice in choices]
    half = -(-len(lines) // 2)
    halves = [lines[:half], lines[half:]]
    left, right = cells_of(halves[0]), cells_of(halves[1] or halves[0])
    fits, narrow = left + right <= width, max(cell_len(title) for title, _ in lines) <= MOST_CELLS_OF_TWO_COLUMNS
    if fits and narrow and len(lines) > MOST_IN_ONE_COLUMN:
        middle = min(max(width // 2, left), width - right)
        return draw_columns(halves, [middle, width - middle], reader)
    full = [(title, with_brief(brings, choice, reader)) for choice, (title, brings) in zip(choices, lines, strict=True)]
    for column in (full, lines):
        if height_of(column, width) <= most_lines or (column is lines and not narrow):
            return draw_columns([column], [width], reader)
    return draw_columns(halves, [width // 2, width - width // 2], reader)


def height_of(lines: Sequence[Line], width: int) -> int:
    """How many lines one column takes."""
    room = width - words_cells(lines, width) - NUMBER_CELLS - len("   ")
    return sum(max(1, len(wrap(brings, room))) for _, brings in lines)


def words_cells(lines: Sequence[Line], room: int) -> int:
    """The width of the titles of a column."""
    return min(max((cell_len(title) for title, _ in lines), default=0) + GAP_CELLS, room - 8)


def with_brief(brings: str, choice: Choice, reader: Reader) -> str:
    """What a choice brings and what its thing does."""
    brief = reader.say(choice.brief) if choice.brief is not None else ""
    return ": ".join(part for part in (brings, brief) if part)


def cells_of(lines: Sequence[Line]) -> int:
    """The width of a column that cuts nothing off."""
    title, brings = (max(map(cell_len, column)) for column in zip(*lines, strict=True))
    return NUMBER_CELLS + title + GAP_CELLS + brings + len("   ")


def draw_columns(columns: Sequence[Sequence[Line]], rooms: Sequence[int], reader: Reader) -> RenderableType:
    """Columns of choices side by side, each in its room."""
    cut = len(columns) > 1
    grid = Table.grid(padding=(0, 1, 0, 0))
    for lines, room in zip(columns, rooms, strict=True):
        words_at = words_cells(lines, room)
        grid.add_column(width=NUMBER_CELLS, justify="right", no_wrap=True)
        grid.add_column(width=words_at, no_wrap=cut, overflow=reader.overflow if cut else "fold")
        grid.add_column(width=room - words_at - NUMBER_CELLS - len("   "), no_wrap=cut, overflow=reader.overflow)
    for row in range(len(columns[0])):
        cells: list[Text] = []
        for place, lines in enumerate(columns):
            for title, brings in lines[row : row + 1]:
                number = place * len(columns[0]) + row + 1
                cells += [Text(str(number), style=OWN), Text(title), Text(brings)]
        grid.add_row(*cells)
    return grid
