"""The twelve venues under their four flowers: what each does, whose pawn stands there and who owns it."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from antilles.core.messages import thing
from antilles.santiago import flowers
from antilles.tableside.santiago.table import owner_of, visitor_of
from antilles.terminal.palette import HEADING
from antilles.terminal.santiago.palette import Pen, name_tags

COLUMN_CELLS = 24
TAG_CELLS = 7


def draw_venues(view: Mapping[str, Any], names: Sequence[str], pen: Pen, width: int) -> RenderableType:
    """A column for each flower; a narrow terminal gets a line for each venue."""
    if width >= len(flowers.NAMES) * (COLUMN_CELLS + 1):
        return venue_columns(view, names, pen)
    return venue_lines(view, names, pen, width)


def venue_columns(view: Mapping[str, Any], names: Sequence[str], pen: Pen) -> RenderableType:
    """Four columns of three venues."""
    tags = name_tags(names, TAG_CELLS)
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in flowers.NAMES:
        grid.add_column(width=COLUMN_CELLS)
    grid.add_row(*[pen.flower(flower) for flower in flowers.NAMES])
    for row in range(flowers.VENUES_EACH):
        grid.add_row(*[venue_card(view, view["venues"][flower][row], tags, pen) for flower in flowers.NAMES])
    return grid


def brief(name: str, pen: Pen) -> str:
    """What a venue does, in a few words."""
    return pen.label(f"brief-{thing('venue', name)}")


def venue_card(view: Mapping[str, Any], name: str, tags: Sequence[str], pen: Pen) -> Text:
    """Name and pawn, what it does, and its owner if it has one."""
    text = Text().append(pen.venue(name), style=HEADING)
    visitor, owner = visitor_of(view, name), owner_of(view, name)
    if visitor is not None:
        text.append(f" {pen.signs.pawn}{tags[visitor]}", style="bold cyan")
    text.append(f"\n{brief(name, pen)}")
    return text if owner is None else text.append(f"\n{pen.label('table-owned-by', player=tags[owner])}", style="cyan")


def venue_lines(view: Mapping[str, Any], names: Sequence[str], pen: Pen, width: int) -> RenderableType:
    """Twelve lines."""
    tags = name_tags(names, TAG_CELLS)
    flower_cells = max(pen.flower(flower).cell_len for flower in flowers.NAMES)
    everywhere = [name for flower in flowers.NAMES for name in view["venues"][flower]]
    longest = max(cell_len(pen.venue(name)) for name in everywhere)
    who = [venue_people(view, name, tags, pen) for name in everywhere]
    room = width - flower_cells - longest - 3
    people = max(0, min(max(text.cell_len for text in who), room // 2))
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=flower_cells, no_wrap=True)
    grid.add_column(width=longest, no_wrap=True)
    grid.add_column(width=max(1, room - people), no_wrap=True, overflow=pen.signs.overflow)
    grid.add_column(width=max(1, people), no_wrap=True, overflow=pen.signs.overflow)
    for place, (name, text) in enumerate(zip(everywhere, who, strict=True)):
        label = Text() if place % flowers.VENUES_EACH else pen.flower(flowers.NAMES[place // flowers.VENUES_EACH])
        grid.add_row(label, Text(pen.venue(name), style=HEADING), Text(brief(name, pen)), text)
    return grid


def venue_people(view: Mapping[str, Any], name: str, tags: Sequence[str], pen: Pen) -> Text:
    """Whose pawn stands there and who owns it, in one line."""
    visitor, owner = visitor_of(view, name), owner_of(view, name)
    text = Text(f"{pen.signs.pawn}{tags[visitor]}" if visitor is not None else "", style="bold cyan")
    if owner is not None:
        gap = " " if visitor is not None else ""
        text.append(f"{gap}{pen.label('table-owned-by', player=tags[owner])}", style="not bold cyan")
    return text
