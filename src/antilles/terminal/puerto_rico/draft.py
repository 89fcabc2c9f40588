"""The draft: all violets by cost, with the spaces filled, those chosen, those to choose and those that are out."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from antilles.core.messages import thing
from antilles.puerto_rico import buildings
from antilles.puerto_rico.phases.draft import DRAFT_SPACES
from antilles.tableside.questions import Choice
from antilles.terminal.palette import FAINT, HEADING, OWN
from antilles.terminal.puerto_rico.palette import Pen, building_style

COST_CELLS, NUMBER_CELLS = len("10 0/5"), 2
IN_A_ROW = 2


def draw_draft(view: Mapping[str, Any], choices: Sequence[Choice], pen: Pen, width: int) -> RenderableType:
    """Two violets of a cost in a row; a number can be typed, a sign stands before those chosen."""
    numbers = {choice.notation.removeprefix("draft "): str(place) for place, choice in enumerate(choices, start=1)}
    longest = max(cell_len(pen.building(buildings.NAMES[building])) for building in buildings.IN_DRAFT)
    words = max(4, (width - COST_CELLS) // IN_A_ROW - NUMBER_CELLS - longest - len("   "))
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=COST_CELLS, no_wrap=True)
    for _ in range(IN_A_ROW):
        grid.add_column(width=NUMBER_CELLS, justify="right", no_wrap=True)
        grid.add_column(width=longest, no_wrap=True, overflow=pen.reader.overflow)
        grid.add_column(width=words, no_wrap=True, overflow=pen.reader.overflow)
    for cost in sorted({buildings.BUILDINGS[building].cost for building in buildings.IN_DRAFT}):
        kinds = [building for building in buildings.IN_DRAFT if buildings.BUILDINGS[building].cost == cost]
        chosen = sum(buildings.NAMES[building] in view["drafted"] for building in kinds)
        label = Text(f"{cost:>2} ", style=HEADING).append(f"{chosen}/{DRAFT_SPACES[cost]}", style=f"not bold {FAINT}")
        for start in range(0, len(kinds), IN_A_ROW):
            cells = [Text() if start else label]
            for building in kinds[start : start + IN_A_ROW]:
                cells += kind_cells(buildings.NAMES[building], view, numbers, pen)
            grid.add_row(*cells)
    return grid


def kind_cells(name: str, view: Mapping[str, Any], numbers: Mapping[str, str], pen: Pen) -> list[Text]:
    """A number to choose it by, or the sign of those chosen, or nothing; the name; what it does."""
    shown, style = pen.building(name), building_style(name)
    if name in numbers:
        does = pen.reader.text(f"pr-brief-{thing('building', name)}")
        return [Text(numbers[name], style=OWN), Text(shown, style=style), Text(does)]
    if name in view["drafted"]:
        on_board = Text(pen.label("on-board"), style=FAINT)
        return [Text(pen.signs.done, style=HEADING), Text(shown, style=style), on_board]
    return [Text(), Text(shown, style=FAINT), Text(pen.label("out"), style=FAINT)]
