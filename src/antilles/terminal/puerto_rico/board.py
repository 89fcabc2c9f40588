"""The whole table, drawn from what one seat may see."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from antilles.puerto_rico import components, roles
from antilles.puerto_rico.words import plural
from antilles.terminal.palette import FAINT, HEADING, MONEY, NOTICE, WIDTH
from antilles.terminal.puerto_rico.market import in_play, market, market_legend
from antilles.terminal.puerto_rico.palette import TILE_STYLES, Signs, amounts, circles
from antilles.terminal.puerto_rico.player_boards import player_boards
from antilles.terminal.sheet import flow, labelled, section, side_by_side

ROLES_CELLS, HARBOR_CELLS, SUPPLY_CELLS = 31, 32, 33
PRIZES = {"plantation": "3 colonists", "goods": "3 doubloons", "building": "3 points"}


@dataclass(frozen=True)
class Drawing:
    """What a drawing needs besides the view: names, the table's rules, signs, and the prices for the person looking."""

    names: Sequence[str]
    rules: Any
    signs: Signs
    width: int = WIDTH
    prices: Mapping[int, int] | None = None
    with_market: bool = True


def draw_board(view: Mapping[str, Any], drawing: Drawing) -> RenderableType:
    """The whole table in `drawing.width` columns; before and during a draft only what is there already."""
    parts = [] if view["now"]["phase"] == "draft" else table_parts(view, drawing)
    nobles = "nobles" in view["supply"]
    signs = drawing.signs
    noble, colonist = signs.word("noble"), signs.word("colonist")
    legend = f"{signs.noble} {noble}  {signs.filled} {colonist}  {signs.empty} empty circle" if nobles else ""
    return Group(
        title(view, drawing),
        *parts,
        *festival(view, drawing),
        section("Players", legend, signs, drawing.width),
        player_boards(view, drawing.names, signs, drawing.width),
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
    if drawing.with_market:
        legend = market_legend(drawing.prices is not None)
        buildings = in_play(view, drawing.rules.copies)
        shown = market(view, buildings, drawing.rules.cost, drawing.prices, drawing.signs, drawing.width)
        parts += [section("Buildings", legend, drawing.signs, drawing.width), shown]
    return parts


def title(view: Mapping[str, Any], drawing: Drawing) -> Text:
    """The round, what is going on, what is played and, when it is near, the end."""
    now, word = view["now"], drawing.signs.word
    phase = word(now["phase"])
    if "holder" in now and now["phase"] != "draft":
        phase = f"{phase} phase of {drawing.names[now['holder']]}"
    going_on = f" {drawing.signs.dot} ".join(("Puerto Rico", f"round {view['round']}", phase))
    played = ", ".join((view["edition"], *map(word, view["expansions"]), *view["variants"]))
    if Text(f"-- {going_on} - {played} ").cell_len <= drawing.width:
        text = section(going_on, f"{drawing.signs.dot} {played}", drawing.signs, drawing.width)
    else:
        text = section(going_on, "", drawing.signs, drawing.width)
        text.append("\n").append_text(Text(f"   {played}"[: drawing.width], style=FAINT))
    if view["ended"] and now["phase"] != "game over":
        reasons = drawing.signs.theme.sentence(", ".join(view["ended"]))
        text.append(f"\nLast round: {reasons}.", style=NOTICE)
    return text


def goods_words(goods: Mapping[str, int]) -> str:
    """Goods in a few words: '2 corn, sugar'."""
    return ", ".join(f"{number} {name}" if number > 1 else name for name, number in goods.items())


def festival(view: Mapping[str, Any], drawing: Drawing) -> list[RenderableType]:
    """The goals nobody has reached yet, with their prizes."""
    goals = view.get("festival")
    if goals is None:
        return []
    wanted = {
        "plantation": goals["plantation"] and f"3 {goals['plantation']} tiles",
        "goods": goals["goods"] and f"make {goods_words(goals['goods'])}",
        "building": goals["building"] and f"build {goals['building']}",
    }
    if view["now"]["phase"] == "draft":
        wanted["building"] = "a building drawn after the draft"
    sentence = drawing.signs.theme.sentence
    items = [Text(sentence(f"{words}: {PRIZES[goal]}")) for goal, words in wanted.items() if words]
    items = items or [Text("all goals are won", style=FAINT)]
    room = drawing.width - len("Festival") - 1
    rows = labelled(len("Festival"), room)
    rows.add_row(Text("Festival", style=HEADING), flow(items, room, f" {drawing.signs.dot} "))
    return [rows]


def role_cards(view: Mapping[str, Any], drawing: Drawing) -> RenderableType:
    """Every role with the doubloons on it, or who took it."""
    names = len("  ") + max(len(drawing.signs.word(name)) for name in roles.NAMES)
    rows = Table.grid(padding=(0, 1, 0, 0))
    rows.add_column(width=names, no_wrap=True)
    rows.add_column(width=ROLES_CELLS - names - 1, no_wrap=True, overflow="ellipsis")
    rows.add_row(Text("  Roles", style=HEADING), "")
    for name, role in view["roles"].items():
        running = view["now"].get("role") == name
        taken = role["taken_by"] is not None
        mark = drawing.signs.turn if running else " "
        word = Text(f"{mark} {drawing.signs.word(name)}", style=HEADING if running else FAINT if taken else "")
        rows.add_row(word, role_state(view, name, drawing))
    return rows


def role_state(view: Mapping[str, Any], name: str, drawing: Drawing) -> Text:
    """Who took the role, or took it over; else the doubloons on it. The Wanted token bars its owner (PR-X3-03)."""
    role = view["roles"][name]
    if role["taken_by"] is not None:
        return Text(drawing.names[role["taken_by"]], style=FAINT)
    if view.get("takeover", {}).get("role") == name:
        return Text("free, taken over")
    if name == roles.NAMES[roles.SMUGGLER] and view.get("wanted") == view["seat"]:
        return Text("you are wanted", style=FAINT)
    coins = role["doubloons"]
    return Text(f"+{plural(coins, 'doubloon')}", style=MONEY) if coins else Text("free")


def harbor(view: Mapping[str, Any], drawing: Drawing) -> RenderableType:
    """Cargo ships, trading house and the open tiles."""
    rows = labelled(9, HARBOR_CELLS - 10)
    rows.add_row(Text("Ships", style=HEADING), "")
    for ship in view["ships"]:
        rows.add_row(f"{ship['spaces']} spaces", cargo(ship, drawing.signs))
    rows.add_row(Text("Trading", style=HEADING), house(view["trading_house"], drawing.signs))
    tiles = dict(view["plantations"]["face_up"])
    if view["supply"]["quarries"]:
        tiles["quarry"] = view["supply"]["quarries"]
    rows.add_row(Text("Tiles", style=HEADING), amounts(drawing.signs, tiles, HARBOR_CELLS - 10))
    return rows


def cargo(ship: Mapping[str, Any], signs: Signs) -> Text:
    """What a ship carries."""
    row = circles(signs, ship["load"], ship["spaces"])
    if ship["good"] is None:
        return Text(f"{row} empty", style=FAINT)
    full = " full" if ship["load"] == ship["spaces"] else ""
    return Text(f"{row} {signs.word(ship['good'])}{full}", style=TILE_STYLES[ship["good"]])


def house(goods: Mapping[str, int], signs: Signs) -> Text:
    """The goods in the trading house and its free spaces."""
    kinds = [name for name, number in goods.items() for _ in range(number)]
    items = [Text(signs.word(name), style=TILE_STYLES[name]) for name in kinds]
    free = components.HOUSE_SPACES - len(items)
    items += [Text(signs.empty, style=FAINT)] * free if free else [Text("full", style=FAINT)]
    return flow(items, HARBOR_CELLS - 10, " ")


def supply(view: Mapping[str, Any], drawing: Drawing) -> RenderableType:
    """What is left for everybody."""
    stock, tiles, signs = view["supply"], view["plantations"], drawing.signs
    colonist_label, noble_label = signs.word("colonists"), signs.word("nobles")
    labels = 1 + max(map(len, (colonist_label, noble_label, "face down")))
    room = SUPPLY_CELLS - labels - 1
    rows = labelled(labels, room)
    rows.add_row(Text("Supply", style=HEADING), "")
    rows.add_row("points", str(stock["victory_points"]))
    nobles = view.get("ship_nobles", 0)
    rows.add_row(colonist_label, f"{stock['colonists']} + {view['colonist_ship'] - nobles} on ship")
    if "nobles" in stock:
        rows.add_row(noble_label, f"{stock['nobles']} + {nobles} on ship")
    hidden = f"{tiles['face_down']}, on top {signs.word(tiles['top_tile'])}" if "top_tile" in tiles else ""
    rows.add_row("face down", hidden or plural(tiles["face_down"], "plantation"))
    rows.add_row("discards", amounts(signs, tiles["discards"], room))
    rows.add_row("goods", amounts(signs, stock["goods"], room))
    return rows
