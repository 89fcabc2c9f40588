"""The whole table, drawn from what one seat may see; less and less of it where the terminal is low."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from antilles.core.messages import slug, thing
from antilles.puerto_rico import components, roles
from antilles.tableside.puerto_rico.effects import some_goods
from antilles.terminal.palette import FAINT, HEADING, MONEY, NOTICE, WIDTH
from antilles.terminal.puerto_rico.market import in_play, market
from antilles.terminal.puerto_rico.palette import TILE_STYLES, Pen, amounts, circles
from antilles.terminal.puerto_rico.player_boards import own_board_only, player_boards, player_lines
from antilles.terminal.sheet import flow, labelled, section, side_by_side

ROLES_CELLS, HARBOR_CELLS, SUPPLY_CELLS = 31, 32, 33
ALL, NO_MARKET, OWN_BOARD, LINES, TITLE = range(5)
"""How much is drawn: everything, all but the market (where it matters, all but the others' boards), of the boards
only one's own and no market, one line each, nothing."""


@dataclass(frozen=True)
class Drawing:
    """What a drawing needs besides the view: names, the table's rules, and the prices for the person looking."""

    names: Sequence[str]
    rules: Any
    pen: Pen
    width: int = WIDTH
    prices: Mapping[int, int] | None = None
    level: int = ALL
    market_matters: bool = False


def draw_board(view: Mapping[str, Any], drawing: Drawing) -> RenderableType:
    """The table in `drawing.width` columns; before and during a draft only what is there already."""
    pen, level = drawing.pen, drawing.level
    if level == TITLE:
        return title(view, drawing)
    if level == LINES:
        return Group(
            title(view, drawing), *common_lines(view, drawing), player_lines(view, drawing.names, pen, drawing.width)
        )
    parts = [] if view["now"]["phase"] == "draft" else table_parts(view, drawing)
    nobles = "nobles" in view["supply"]
    signs = pen.signs
    legend = pen.label("legend-people", noble=signs.noble, filled=signs.filled, empty=signs.empty) if nobles else ""
    for_market = level == NO_MARKET and drawing.market_matters
    boards = own_board_only if level == OWN_BOARD or for_market else player_boards
    return Group(
        title(view, drawing),
        *parts,
        *festival(view, drawing),
        section(pen.label("players"), legend, signs, drawing.width),
        boards(view, drawing.names, pen, drawing.width),
    )


def table_parts(view: Mapping[str, Any], drawing: Drawing) -> list[RenderableType]:
    """Roles, harbor, supply and the building market."""
    parts = side_by_side(
        [
            (ROLES_CELLS, role_cards(view, drawing)),
            (HARBOR_CELLS, harbor(view, drawing)),
            (SUPPLY_CELLS, supply(view, drawing)),
        ],
        drawing.width,
    )
    if drawing.level == ALL or (drawing.level == NO_MARKET and drawing.market_matters):
        pen = drawing.pen
        legend = pen.label("legend-price" if drawing.prices is not None else "legend-cost")
        buildings = in_play(view, drawing.rules.copies)
        shown = market(view, buildings, drawing.rules.cost, drawing.prices, pen, drawing.width)
        parts += [section(pen.label("buildings"), legend, pen.signs, drawing.width), shown]
    return parts


def title(view: Mapping[str, Any], drawing: Drawing) -> Text:
    """The round, what is going on, what is played and, when it is near, the end."""
    now, pen, signs = view["now"], drawing.pen, drawing.pen.signs
    phase = pen.reader.name(thing("phase", now["phase"]))
    if "holder" in now and now["phase"] != "draft":
        phase = pen.label("phase-of", phase=thing("phase", now["phase"]), player=drawing.names[now["holder"]])
    going_on = f" {signs.dot} ".join(("Puerto Rico", pen.label("round", round=view["round"]), phase))
    played = ", ".join(pen.reader.name(name) for name in what_is_played(view))
    if cell_len(f"-- {going_on} - {played} ") <= drawing.width:
        text = section(going_on, f"{signs.dot} {played}", signs, drawing.width)
    else:
        text = section(going_on, "", signs, drawing.width)
        if drawing.level < LINES:
            text.append("\n").append_text(Text(f"   {played}"[: drawing.width], style=FAINT))
    if view["ended"] and now["phase"] != "game over":
        ends = [slug(name).lstrip("0123456789-") for name in view["ended"]]
        reasons = ", ".join(pen.reader.text(f"pr-table-ends-{name}") for name in ends)
        text.append(f"\n{pen.label('last-round', reasons=reasons)}", style=NOTICE)
    return text


def what_is_played(view: Mapping[str, Any]) -> list[str]:
    """Edition, expansions and variants."""
    found = [thing("edition", view["edition"])]
    found += [thing("expansion", name) for name in view["expansions"]]
    return found + [thing("variant", name) for name in view["variants"]]


def festival(view: Mapping[str, Any], drawing: Drawing) -> list[RenderableType]:
    """The goals nobody has reached yet, with their prizes, and who has won the others."""
    goals, pen = view.get("festival"), drawing.pen
    if goals is None:
        return []
    wanted: list[str] = []
    if goals["plantation"]:
        wanted.append(pen.label("goal-plantation", tile=thing("tile", goals["plantation"])))
    if goals["goods"]:
        wanted.append(pen.label("goal-goods", goods=some_goods(goals["goods"])))
    if view["now"]["phase"] == "draft":
        wanted.append(pen.label("goal-building-later"))
    elif goals["building"]:
        wanted.append(pen.label("goal-building", building=thing("building", goals["building"])))
    items = [Text(words) for words in wanted] or [Text(pen.label("goals-won"), style=FAINT)]
    for won in goals.get("goals", ()):
        if won["winner"] is not None:
            winner = drawing.names[won["winner"]]
            items.append(Text(pen.label("goal-won", goal=thing("goal", won["goal"]), player=winner), style=FAINT))
    heading = pen.label("festival")
    room = drawing.width - cell_len(heading) - 1
    rows = labelled(cell_len(heading), room)
    rows.add_row(Text(heading, style=HEADING), flow(items, room, f" {pen.signs.dot} "))
    return [rows]


def role_cards(view: Mapping[str, Any], drawing: Drawing) -> RenderableType:
    """Every role with the doubloons on it, or who took it."""
    pen = drawing.pen
    names = min(ROLES_CELLS - 8, len("  ") + max(cell_len(pen.role(name)) for name in view["roles"]))
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(width=names, no_wrap=True, overflow=pen.reader.overflow)
    rows.add_column(width=ROLES_CELLS - names - 1, no_wrap=True, overflow=pen.reader.overflow)
    rows.add_row(Text(f"  {pen.label('roles')}", style=HEADING), "")
    for name, role in view["roles"].items():
        running = view["now"].get("role") == name
        taken = role["taken_by"] is not None
        mark = pen.signs.turn if running else " "
        word = Text(f"{mark} {pen.role(name)}", style=HEADING if running else FAINT if taken else "")
        rows.add_row(word, role_state(view, name, drawing))
    return rows


def role_state(view: Mapping[str, Any], name: str, drawing: Drawing) -> Text:
    """Who took the role, or took it over; else the doubloons on it. The Wanted token bars its owner (PR-X3-03)."""
    role, pen = view["roles"][name], drawing.pen
    if role["taken_by"] is not None:
        return Text(drawing.names[role["taken_by"]], style=FAINT)
    if view.get("takeover", {}).get("role") == name:
        return Text(pen.label("role-taken-over"))
    if name == roles.NAMES[roles.SMUGGLER] and view.get("wanted") == view["seat"]:
        return Text(pen.label("role-wanted"), style=FAINT)
    coins = role["doubloons"]
    return Text(pen.label("role-doubloons", doubloons=coins), style=MONEY) if coins else Text(pen.label("role-free"))


def harbor(view: Mapping[str, Any], drawing: Drawing) -> RenderableType:
    """Cargo ships, trading house and the open tiles."""
    pen = drawing.pen
    spaces = [pen.label("spaces", spaces=ship["spaces"]) for ship in view["ships"]]
    headings = [pen.label(name) for name in ("ships", "trading", "tiles")]
    cells = max(map(cell_len, (*spaces, *headings)))
    room = HARBOR_CELLS - cells - 1
    rows = labelled(cells, room)
    rows.add_row(Text(headings[0], style=HEADING), "")
    for words, ship in zip(spaces, view["ships"], strict=True):
        rows.add_row(words, cargo(ship, pen))
    rows.add_row(Text(headings[1], style=HEADING), house(view["trading_house"], pen, room))
    rows.add_row(Text(headings[2], style=HEADING), amounts(pen, open_tiles(view), room))
    return rows


def open_tiles(view: Mapping[str, Any]) -> dict[str, int]:
    """The tiles that may be taken."""
    tiles = dict(view["plantations"]["face_up"])
    if view["supply"]["quarries"]:
        tiles["quarry"] = view["supply"]["quarries"]
    return tiles


def cargo(ship: Mapping[str, Any], pen: Pen) -> Text:
    """What a ship carries."""
    row = circles(pen.signs, ship["load"], ship["spaces"])
    if ship["good"] is None:
        return Text(f"{row} {pen.label('empty')}", style=FAINT)
    full = f" {pen.label('full')}" if ship["load"] == ship["spaces"] else ""
    return Text(f"{row} {pen.good(ship['good'])}{full}", style=TILE_STYLES[ship["good"]])


def house(goods: Mapping[str, int], pen: Pen, room: int) -> Text:
    """The goods in the trading house and its free spaces."""
    kinds = [name for name, number in goods.items() for _ in range(number)]
    items = [Text(pen.good(name), style=TILE_STYLES[name]) for name in kinds]
    free = components.HOUSE_SPACES - len(items)
    items += [Text(pen.signs.empty, style=FAINT)] * free if free else [Text(pen.label("full"), style=FAINT)]
    return flow(items, room, " ")


def supply(view: Mapping[str, Any], drawing: Drawing) -> RenderableType:
    """What is left for everybody."""
    stock, tiles, pen = view["supply"], view["plantations"], drawing.pen
    colonists, nobles_word = (pen.reader.name(f"person-{who}", "plural") for who in ("colonist", "noble"))
    points, face_down, discards, goods = (pen.label(name) for name in ("points", "face-down", "discards", "goods"))
    labels = min(
        SUPPLY_CELLS // 2, 1 + max(map(cell_len, (colonists, nobles_word, points, face_down, discards, goods)))
    )
    room = SUPPLY_CELLS - labels - 1
    rows = labelled(labels, room)
    rows.add_row(Text(pen.label("supply"), style=HEADING), "")
    rows.add_row(points, str(stock["victory_points"]))
    nobles = view.get("ship_nobles", 0)
    aboard = view["colonist_ship"] - nobles
    rows.add_row(colonists, pen.label("on-ship", here=stock["colonists"], aboard=aboard))
    if "nobles" in stock:
        rows.add_row(nobles_word, pen.label("on-ship", here=stock["nobles"], aboard=nobles))
    rows.add_row(face_down, hidden_tiles(tiles, pen))
    rows.add_row(discards, amounts(pen, tiles["discards"], room))
    rows.add_row(goods, amounts(pen, stock["goods"], room))
    return rows


def hidden_tiles(tiles: Mapping[str, Any], pen: Pen) -> str:
    """The stack, and its top tile where the person looking knows it."""
    if "top_tile" in tiles:
        return pen.label("face-down-known", number=tiles["face_down"], tile=thing("tile", tiles["top_tile"]))
    return pen.label("face-down-number", number=tiles["face_down"])


def common_lines(view: Mapping[str, Any], drawing: Drawing) -> list[RenderableType]:
    """Ships, trading house and open tiles in as few lines as possible."""
    if view["now"]["phase"] == "draft":
        return []
    pen, width = drawing.pen, drawing.width
    ships = [Text(f"{ship['spaces']}:").append_text(cargo(ship, pen)) for ship in view["ships"]]
    house_words = Text(f"{pen.label('trading')}: ").append_text(house(view["trading_house"], pen, width))
    aboard = Text(f"{pen.reader.name('colonist-ship')}: {view['colonist_ship']}")
    tiles = Text(f"{pen.label('tiles')}: ").append_text(amounts(pen, open_tiles(view), width))
    free = [name for name, role in view["roles"].items() if role["taken_by"] is None]
    words = ", ".join(role_with_coins(view, name, pen) for name in free)
    left = Text(f"{pen.label('roles')}: {words}")
    return [flow([*ships, house_words, aboard, tiles], width, "   "), left]


def role_with_coins(view: Mapping[str, Any], name: str, pen: Pen) -> str:
    """A role nobody has taken, with the doubloons on it."""
    coins = view["roles"][name]["doubloons"]
    return f"{pen.role(name)} +{coins}" if coins else pen.role(name)
