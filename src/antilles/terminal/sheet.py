"""Parts of a drawing: headings across it, parts side by side, items that flow from line to line."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from antilles.terminal.palette import FAINT, HEADING, Signs

GAP = "  "
BEHIND = (0, 1, 0, 0)
"""Padding: a space behind every cell."""


def section(name: str, remark: str, signs: Signs, width: int) -> Text:
    """A line across the table with the name of what follows."""
    text = Text(f"{signs.line * 2} {name} ", style=HEADING)
    if remark:
        text.append(f"{remark} ", style=f"not bold {FAINT}")
    text.truncate(width)
    return text.append(signs.line * (width - text.cell_len), style=f"not bold {FAINT}")


def labelled(labels: int | None = None, room: int | None = None, padding: tuple[int, int, int, int] = BEHIND) -> Table:
    """A grid for labels, which are never torn apart, and what they stand for."""
    grid = Table.grid(padding=padding)
    grid.add_column(width=labels, no_wrap=True)
    grid.add_column(width=room)
    return grid


def spread(left: Text, right: Text, width: int) -> Text:
    """One text on the left and one on the right; in two lines when one is too short."""
    space = width - left.cell_len - right.cell_len
    if space >= len(GAP):
        return left.append(" " * space).append_text(right)
    left.truncate(width)
    right.pad_left(max(0, width - right.cell_len))
    return left.append("\n").append_text(right)


def side_by_side(parts: Sequence[tuple[int, RenderableType]], width: int) -> list[RenderableType]:
    """Parts of given widths beside each other, as many in a row as fit."""
    rows: list[list[tuple[int, RenderableType]]] = []
    for part in parts:
        if rows and sum(cells + len(GAP) for cells, _ in rows[-1]) + part[0] <= width:
            rows[-1].append(part)
        else:
            rows.append([part])
    grids: list[RenderableType] = []
    for row in rows:
        grid = Table.grid(padding=(0, len(GAP), 0, 0))
        for cells, _ in row:
            grid.add_column(width=cells)
        grid.add_row(*[drawn for _, drawn in row])
        grids.append(grid)
    return grids


def flow(items: Sequence[Text], width: int, gap: str = GAP) -> Text:
    """Items in lines of at most this width; an item is never torn apart."""
    lines: list[Text] = []
    for item in items:
        if lines and lines[-1].cell_len + len(gap) + item.cell_len <= width:
            lines[-1].append(gap).append_text(item)
        else:
            lines.append(item.copy())
    return Text("\n").join(lines)
