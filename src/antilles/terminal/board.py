"""The whole table, drawn from what one seat may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from antilles.puerto_rico.components import BUILDING_ROWS, HOUSE_SPACES
from antilles.puerto_rico.vocabulary import BUILDING_NAMES, BUILDINGS
from antilles.puerto_rico.words import plural
from antilles.terminal.palette import (
    FAINT,
    HEADING,
    MONEY,
    NOTICE,
    TILE_STYLES,
    WIDTH,
    Signs,
    amounts,
    building_style,
    circles,
    flow,
)
from antilles.terminal.player_boards import player_boards

MARKET_COLUMNS = (1, 2, 3, 4)
ROLES_CELLS, HARBOR_CELLS, SUPPLY_CELLS = 31, 32, 33
GAP = "  "
PRICE_CELLS = len("10>9 x2")


@dataclass(frozen=True)
class Drawing:
    """What a drawing needs besides the view: names, costs, signs, width, and the prices for the person looking."""

    names: Sequence[str]
    costs: Sequence[int]
    signs: Signs
    width: int = WIDTH
    prices: Mapping[int, int] | None = None
    with_market: bool = True


def draw_board(view: Mapping[str, Any], drawing: Drawing) -> RenderableType:
    """The whole table in `drawing.width` columns."""
    parts = side_by_side(
        [
            (ROLES_CELLS, roles(view, drawing)),
            (HARBOR_CELLS, harbor(view, drawing)),
            (SUPPLY_CELLS, supply(view, drawing)),
        ],
        drawing.width,
    )
    if drawing.with_market:
        parts += [section("Buildings", market_legend(drawing), drawing), market(view, drawing)]
    return Group(
        title(view, drawing),
        *parts,
        section("Players", "", drawing),
        player_boards(view, drawing.names, drawing.signs, drawing.width),
    )


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


def section(name: str, remark: str, drawing: Drawing) -> Text:
    """A line across the table with the name of what follows."""
    text = Text(f"{drawing.signs.line * 2} {name} ", style=HEADING)
    if remark:
        text.append(f"{remark} ", style=f"not bold {FAINT}")
    text.truncate(drawing.width)
    return text.append(drawing.signs.line * (drawing.width - text.cell_len), style=f"not bold {FAINT}")


def title(view: Mapping[str, Any], drawing: Drawing) -> Text:
    """The round, what is going on and, when it is near, the end."""
    now = view["now"]
    phase = now["phase"]
    if "holder" in now:
        phase = f"{phase} phase of {drawing.names[now['holder']]}"
    text = section(
        f" {drawing.signs.dot} ".join(("Puerto Rico", view["edition"], f"round {view['round']}", phase)), "", drawing
    )
    if view["ended"] and now["phase"] != "game over":
        text.append(f"\nLast round: {', '.join(view['ended'])}.", style=NOTICE)
    return text


# ---------------------------------------------------------------------- roles, ships, supply
def roles(view: Mapping[str, Any], drawing: Drawing) -> RenderableType:
    """Every role with the doubloons on it, or who took it."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(width=14, no_wrap=True)
    rows.add_column(width=ROLES_CELLS - 15, no_wrap=True, overflow="ellipsis")
    rows.add_row(Text("  Roles", style=HEADING), "")
    for name, role in view["roles"].items():
        running = view["now"].get("role") == name
        taken = role["taken_by"] is not None
        word = Text(
            f"{drawing.signs.turn if running else ' '} {name}", style=HEADING if running else FAINT if taken else ""
        )
        rows.add_row(word, role_state(role, drawing))
    return rows


def role_state(role: Mapping[str, Any], drawing: Drawing) -> Text:
    """Who took the role; else the doubloons on it."""
    if role["taken_by"] is not None:
        return Text(drawing.names[role["taken_by"]], style=FAINT)
    coins = role["doubloons"]
    return Text(f"+{plural(coins, 'doubloon')}", style=MONEY) if coins else Text("free")


def harbor(view: Mapping[str, Any], drawing: Drawing) -> RenderableType:
    """Cargo ships, trading house and the open tiles."""
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(width=9, no_wrap=True)
    rows.add_column(width=HARBOR_CELLS - 10)
    rows.add_row(Text("Ships", style=HEADING), "")
    for ship in view["ships"]:
        rows.add_row(f"{ship['spaces']} spaces", cargo(ship, drawing.signs))
    rows.add_row(Text("Trading", style=HEADING), house(view["trading_house"], drawing.signs))
    tiles = dict(view["plantations"]["face_up"])
    if view["supply"]["quarries"]:
        tiles["quarry"] = view["supply"]["quarries"]
    rows.add_row(Text("Tiles", style=HEADING), amounts(tiles, HARBOR_CELLS - 10))
    return rows


def cargo(ship: Mapping[str, Any], signs: Signs) -> Text:
    """What a ship carries."""
    row = circles(signs, ship["load"], ship["spaces"])
    if ship["good"] is None:
        return Text(f"{row} empty", style=FAINT)
    full = " full" if ship["load"] == ship["spaces"] else ""
    return Text(f"{row} {ship['good']}{full}", style=TILE_STYLES[ship["good"]])


def house(goods: Mapping[str, int], signs: Signs) -> Text:
    """The goods in the trading house and its free spaces."""
    items = [Text(name, style=TILE_STYLES[name]) for name, number in goods.items() for _ in range(number)]
    free = HOUSE_SPACES - len(items)
    items += [Text(signs.empty, style=FAINT)] * free if free else [Text("full", style=FAINT)]
    return flow(items, HARBOR_CELLS - 10, " ")


def supply(view: Mapping[str, Any], drawing: Drawing) -> RenderableType:
    """What is left for everybody."""
    stock = view["supply"]
    tiles = view["plantations"]
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(width=10, no_wrap=True)
    rows.add_column(width=SUPPLY_CELLS - 11)
    rows.add_row(Text("Supply", style=HEADING), "")
    rows.add_row("points", str(stock["victory_points"]))
    rows.add_row("colonists", f"{stock['colonists']} + {view['colonist_ship']} on ship")
    rows.add_row("face down", plural(tiles["face_down"], "plantation"))
    rows.add_row("discards", amounts(tiles["discards"], SUPPLY_CELLS - 11))
    rows.add_row("goods", amounts(stock["goods"], SUPPLY_CELLS - 11))
    return rows


# ---------------------------------------------------------------------- the building market
def market_legend(drawing: Drawing) -> str:
    """How to read a line of the market."""
    price = "cost>your price" if drawing.prices is not None else "cost"
    return f"{price}, copies left; a column takes 1, 2, 3 or 4 quarries"


def market(view: Mapping[str, Any], drawing: Drawing) -> RenderableType:
    """The four columns of the building board; two at a time where the terminal is narrow."""
    wanted = MARKET_COLUMNS if drawing.width >= WIDTH - 2 else MARKET_COLUMNS[:2]
    parts = [market_columns(view, drawing, wanted)]
    if len(wanted) < len(MARKET_COLUMNS):
        parts.append(market_columns(view, drawing, MARKET_COLUMNS[2:]))
    return Group(*parts)


def market_columns(view: Mapping[str, Any], drawing: Drawing, columns: Sequence[int]) -> RenderableType:
    """Some columns of the building board side by side."""
    stacks = [[building for building in BUILDINGS if BUILDING_ROWS[building].column == column] for column in columns]
    grid = Table.grid(padding=(0, 1, 0, 0))
    for stack in stacks:
        grid.add_column(width=max(len(BUILDING_NAMES[building]) for building in stack), no_wrap=True)
        grid.add_column(width=PRICE_CELLS + 1, no_wrap=True)
    for line in range(max(map(len, stacks))):
        cells: list[Text] = []
        for stack in stacks:
            cells += market_line(view, drawing, stack[line]) if line < len(stack) else [Text(), Text()]
        grid.add_row(*cells)
    return grid


def market_line(view: Mapping[str, Any], drawing: Drawing, building: int) -> list[Text]:
    """A building of the market: its name, then price and copies."""
    name = BUILDING_NAMES[building]
    left = view["buildings"].get(name, 0)
    player = view["seats"][view["seat"]]
    cost = drawing.costs[building]
    price = cost if drawing.prices is None else drawing.prices[building]
    shown = str(cost) if price == cost else f"{cost}>{price}"
    copies = f"{drawing.signs.times}{left}" if left else "--"
    if name in player["city"]:
        return [Text(name, style=FAINT), Text(f" own {copies}", style=FAINT)]
    affordable = left > 0 and price <= player["doubloons"]
    numbers = Text(f"{shown:>4} ", style=MONEY if affordable else FAINT).append(copies, style=FAINT)
    return [Text(name, style=building_style(name) if left else FAINT), numbers]
