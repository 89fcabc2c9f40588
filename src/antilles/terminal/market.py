"""The building market: the buildings in play, in the columns of the board, each with its price and its copies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from antilles.puerto_rico.building_sets import VIOLETS_OF_DRAFT
from antilles.puerto_rico.components import BUILDING_ROWS
from antilles.puerto_rico.vocabulary import BUILDING_NAMES, BUILDINGS
from antilles.terminal.palette import FAINT, MONEY, WIDTH, Signs, building_style

MARKET_COLUMNS = (1, 2, 3, 4)
PRICE_CELLS = len("10>9 x2")
MOST_GAP = 3


def in_play(view: Mapping[str, Any], copies: Sequence[int]) -> list[int]:
    """The buildings of this table, sold out or not; of those that are drafted only the chosen ones."""
    chosen = view.get("drafted")
    return [
        building
        for building in BUILDINGS
        if copies[building]
        and (chosen is None or building not in VIOLETS_OF_DRAFT or BUILDING_NAMES[building] in chosen)
    ]


def market_legend(with_prices: bool) -> str:
    """How to read a line of the market."""
    price = "cost>your price" if with_prices else "cost"
    return f"{price}, copies left; a column takes 1, 2, 3 or 4 quarries"


def market(
    view: Mapping[str, Any],
    buildings: Sequence[int],
    costs: Sequence[int],
    prices: Mapping[int, int] | None,
    signs: Signs,
    width: int,
) -> RenderableType:
    """The four columns of the building board, each by cost; two at a time where the terminal is narrow."""
    stacks = [
        sorted((b for b in buildings if BUILDING_ROWS[b].column == column), key=lambda b: costs[b])
        for column in MARKET_COLUMNS
    ]
    cells = {b: market_line(view, b, costs[b], costs[b] if prices is None else prices[b], signs) for b in buildings}
    if width >= WIDTH - 2:
        return market_columns(stacks, cells, width)
    return Group(market_columns(stacks[:2], cells, width), market_columns(stacks[2:], cells, width))


def market_columns(stacks: Sequence[Sequence[int]], lines: Mapping[int, Sequence[Text]], width: int) -> RenderableType:
    """Some columns of the building board side by side."""
    names = [max((len(BUILDING_NAMES[building]) for building in stack), default=1) for stack in stacks]
    spare = width - sum(names) - len(names) * (PRICE_CELLS + 2)
    gap = max(0, min(MOST_GAP, spare // len(names)))
    grid = Table.grid(padding=(0, 1, 0, 0))
    for cells_of_name in names:
        grid.add_column(width=cells_of_name, no_wrap=True)
        grid.add_column(width=PRICE_CELLS + gap, no_wrap=True)
    for line in range(max(map(len, stacks))):
        cells: list[Text] = []
        for stack in stacks:
            cells += lines[stack[line]] if line < len(stack) else [Text(), Text()]
        grid.add_row(*cells)
    return grid


def market_line(view: Mapping[str, Any], building: int, cost: int, price: int, signs: Signs) -> list[Text]:
    """A building of the market: its name, then price and copies."""
    name = BUILDING_NAMES[building]
    left = view["buildings"].get(name, 0)
    player = view["seats"][view["seat"]]
    shown = str(cost) if price == cost else f"{cost}>{price}"
    copies = f"{signs.times}{left}" if left else "--"
    if name in player["city"]:
        return [Text(name, style=FAINT), Text(f" own {copies}", style=FAINT)]
    affordable = left > 0 and price <= player["doubloons"]
    numbers = Text(f"{shown:>4} ", style=MONEY if affordable else FAINT).append(copies, style=FAINT)
    return [Text(name, style=building_style(name) if left else FAINT), numbers]
