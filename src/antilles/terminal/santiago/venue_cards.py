"""The twelve venues under their four flowers: what each does, whose pawn stands there and who owns it."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from antilles.santiago import flowers, venues
from antilles.terminal.palette import HEADING
from antilles.terminal.santiago.palette import Signs, flower_text, name_tags

COLUMN_CELLS = 24
TAG_CELLS = 7
LONGEST_NAME = max(map(len, venues.NAMES))
BRIEFS = {row.name: row.brief for row in venues.VENUES}
FLOWER_CELLS = 1 + max(map(len, flowers.NAMES))


def draw_venues(view: Mapping[str, Any], names: Sequence[str], signs: Signs, width: int) -> RenderableType:
    """A column for each flower; a narrow terminal gets a line for each venue."""
    if width >= len(flowers.NAMES) * (COLUMN_CELLS + 1):
        return venue_columns(view, names, signs)
    return venue_lines(view, names, signs, width)


def venue_columns(view: Mapping[str, Any], names: Sequence[str], signs: Signs) -> RenderableType:
    """Four columns of three venues."""
    tags = name_tags(names, TAG_CELLS)
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in flowers.NAMES:
        grid.add_column(width=COLUMN_CELLS, no_wrap=True, overflow=signs.overflow)
    grid.add_row(*[flower_text(signs, flower) for flower in flowers.NAMES])
    for row in range(flowers.VENUES_EACH):
        grid.add_row(*[venue_card(view, view["venues"][flower][row], tags, signs) for flower in flowers.NAMES])
    return grid


def venue_card(view: Mapping[str, Any], name: str, tags: Sequence[str], signs: Signs) -> Text:
    """Name and pawn, what it does, and its owner if it has one."""
    text = Text().append(name, style=HEADING)
    visitor, owner = visitor_of(view, name), owner_of(view, name)
    if visitor is not None:
        text.append(f" {signs.pawn}{tags[visitor]}", style="bold cyan")
    text.append(f"\n{BRIEFS[name]}")
    return text if owner is None else text.append(f"\nowned by {tags[owner]}", style="cyan")


def venue_lines(view: Mapping[str, Any], names: Sequence[str], signs: Signs, width: int) -> RenderableType:
    """Twelve lines."""
    tags = name_tags(names, TAG_CELLS)
    who = [venue_people(view, name, tags, signs) for flower in flowers.NAMES for name in view["venues"][flower]]
    room = width - FLOWER_CELLS - LONGEST_NAME - 3
    people = max(0, min(max(text.cell_len for text in who), room // 2))
    grid = Table.grid(padding=(0, 1, 0, 0))
    grid.add_column(width=FLOWER_CELLS, no_wrap=True)
    grid.add_column(width=LONGEST_NAME, no_wrap=True)
    grid.add_column(width=max(1, room - people), no_wrap=True, overflow=signs.overflow)
    grid.add_column(width=max(1, people), no_wrap=True, overflow=signs.overflow)
    for place, text in enumerate(who):
        flower, row = flowers.NAMES[place // flowers.VENUES_EACH], place % flowers.VENUES_EACH
        name = view["venues"][flower][row]
        label = Text() if row else flower_text(signs, flower)
        grid.add_row(label, Text(name, style=HEADING), Text(BRIEFS[name]), text)
    return grid


def venue_people(view: Mapping[str, Any], name: str, tags: Sequence[str], signs: Signs) -> Text:
    """Whose pawn stands there and who owns it, in one line."""
    visitor, owner = visitor_of(view, name), owner_of(view, name)
    text = Text(f"{signs.pawn}{tags[visitor]}" if visitor is not None else "", style="bold cyan")
    if owner is not None:
        text.append(f"{' ' if visitor is not None else ''}of {tags[owner]}", style="not bold cyan")
    return text


def visitor_of(view: Mapping[str, Any], name: str) -> int | None:
    """The seat whose pawn stands in a venue."""
    return next((seat for seat, player in enumerate(view["seats"]) if player["pawn"] == name), None)


def owner_of(view: Mapping[str, Any], name: str) -> int | None:
    """The seat that owns a venue."""
    return next((seat for seat, player in enumerate(view["seats"]) if name in player["owns"]), None)
