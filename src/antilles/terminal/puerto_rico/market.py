"""The building market: the buildings in play, in the columns of the board, each with its price and its copies."""

from collections.abc import Mapping, Sequence
from itertools import zip_longest
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from antilles.puerto_rico import buildings
from antilles.terminal.palette import FAINT, MONEY
from antilles.terminal.puerto_rico.palette import Pen, building_style

MARKET_COLUMNS = (1, 2, 3, 4)
MOST_GAP = 3
MarketLine = tuple[Text, Text, Text]


def in_play(view: Mapping[str, Any], copies: Sequence[int]) -> list[int]:
    """The buildings of this table, sold out or not; of those that are drafted only the chosen ones."""
    chosen = view.get("drafted")
    return [
        building
        for building in buildings.ALL
        if copies[building]
        and (chosen is None or building not in buildings.IN_DRAFT or buildings.NAMES[building] in chosen)
    ]


def market(
    view: Mapping[str, Any],
    shown: Sequence[int],
    costs: Sequence[int],
    prices: Mapping[int, int] | None,
    pen: Pen,
    width: int,
) -> RenderableType:
    """The four columns of the building board, each by cost; two at a time where the terminal is narrow."""
    columns = [
        [
            market_line(view, building, costs[building], costs[building] if prices is None else prices[building], pen)
            for building in sorted(shown, key=lambda building: costs[building])
            if buildings.BUILDINGS[building].column == column
        ]
        for column in MARKET_COLUMNS
    ]
    if sum(map(cells_of, columns)) <= width:
        return market_columns(columns, width)
    return Group(market_columns(columns[:2], width), market_columns(columns[2:], width))


def parts_of(column: Sequence[MarketLine]) -> list[int]:
    """How wide names, prices and copies of a column are."""
    return [max((cell.cell_len for cell in cells), default=0) for cells in zip(*column, strict=True)]


def cells_of(column: Sequence[MarketLine]) -> int:
    """The least width of a column, with a space behind each part."""
    return sum(cells + 1 for cells in parts_of(column))


def market_columns(columns: Sequence[Sequence[MarketLine]], width: int) -> RenderableType:
    """Some columns of the building board side by side, none wider than its names and prices need."""
    gap = max(0, min(MOST_GAP, (width - sum(map(cells_of, columns))) // len(columns)))
    grid = Table.grid(padding=(0, 1, 0, 0))
    for column in columns:
        name, price, copies = parts_of(column) or (1, 1, 1)
        grid.add_column(width=name, no_wrap=True)
        grid.add_column(width=price, no_wrap=True, justify="right")
        grid.add_column(width=copies + gap, no_wrap=True)
    for row in zip_longest(*columns, fillvalue=(Text(), Text(), Text())):
        grid.add_row(*[cell for line in row for cell in line])
    return grid


def market_line(view: Mapping[str, Any], building: int, cost: int, price: int, pen: Pen) -> MarketLine:
    """A building of the market: its name, its price and the copies left."""
    name = buildings.NAMES[building]
    left = view["buildings"].get(name, 0)
    player = view["seats"][view["seat"]]
    copies = Text(f"{pen.signs.times}{left}" if left else "--", style=FAINT)
    if name in player["city"]:
        return Text(pen.building(name), style=FAINT), Text(pen.label("own"), style=FAINT), copies
    affordable = left > 0 and price <= player["doubloons"]
    shown = Text(str(cost) if price == cost else f"{cost}>{price}", style=MONEY if affordable else FAINT)
    return Text(pen.building(name), style=building_style(name) if left else FAINT), shown, copies
