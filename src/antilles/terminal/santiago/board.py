"""The whole table, drawn from what one seat may see."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from antilles.santiago import box, goods
from antilles.santiago.options import OPTIONS
from antilles.terminal.palette import FAINT, HEADING, WIDTH
from antilles.terminal.santiago.palette import GOOD_STYLES, Signs, goods_text
from antilles.terminal.santiago.players import draw_players
from antilles.terminal.santiago.street import LEGEND, draw_street
from antilles.terminal.santiago.venue_cards import draw_venues
from antilles.terminal.sheet import flow, labelled, section

LABEL_CELLS = len("  Rolled ")
# What a low terminal leaves out, by question: what the answer does not depend on.
STREET_MATTERS = ("drive",)
VENUES_MATTER = ("alonso", "pawn")
CHECKERED = "checkered"


@dataclass(frozen=True)
class Drawing:
    """What a drawing needs besides the view: names, the table's rules, and signs."""

    names: Sequence[str]
    rules: Any
    signs: Signs
    width: int = WIDTH
    brief: bool = False


def draw_board(view: Mapping[str, Any], drawing: Drawing) -> RenderableType:
    """The whole table in `drawing.width` columns."""
    signs, width, asked = drawing.signs, drawing.width, view["now"]["decision"]
    parts: list[RenderableType] = [title(view, drawing)]
    newspaper = asked == "venue" and view["seats"][view["seat"]]["pawn"] == "newspaper"
    if not drawing.brief or asked in STREET_MATTERS or newspaper:
        parts += [section("Street", LEGEND, signs, width), draw_street(view, drawing.rules.cuban_flower, signs, width)]
    parts += [section("Port", port_remark(view, drawing), signs, width), port(view, drawing)]
    if not drawing.brief or asked in VENUES_MATTER:
        legend = f"{signs.pawn} pawn; a rival's pawn bars a venue"
        parts += [section("Venues", legend, signs, width), draw_venues(view, drawing.names, signs, width)]
    return Group(*parts, section("Players", "", signs, width), draw_players(view, drawing.names, signs, width))


def title(view: Mapping[str, Any], drawing: Drawing) -> Text:
    """The turn, whose it is, the ship, and what this table plays differently."""
    signs, now = drawing.signs, view["now"]
    active = drawing.names[now["active"]]
    whose = "first demand" if not view["turns"] else f"turn {view['turns']} {signs.dot} {active}'s turn"
    going_on = ["Santiago de Cuba", "game over" if now["decision"] == "game over" else whose]
    going_on.append(f"ship {view['ship']} of {box.SHIPS}")
    said, played = f" {signs.dot} ".join(going_on), ", ".join(different_options(view["options"]))
    if not played or Text(f"-- {said} - {played} ").cell_len <= drawing.width:
        return section(said, f"{signs.dot} {played}" if played else "", signs, drawing.width)
    text = section(said, "", signs, drawing.width)
    return text.append("\n").append_text(Text(f"   {played}"[: drawing.width], style=FAINT))


def different_options(options: Mapping[str, Any]) -> list[str]:
    """The options that differ from the usual ones, in a few words each."""
    return [option_words(name, value) for name, value in options.items() if value != OPTIONS[name].usual]


def option_words(name: str, value: Any) -> str:
    """One option: its name, and its value where that is short."""
    words = name.replace("_", " ").replace(" vp ", " VP ")
    if isinstance(value, bool):
        return words if value else f"no {words}"
    if isinstance(value, Mapping) or name == "street":
        return f"{words} as agreed"
    if isinstance(value, Sequence) and not isinstance(value, str):
        return f"{words} {', '.join(map(str, value))}"
    return f"{words} {value}"


def port_remark(view: Mapping[str, Any], drawing: Drawing) -> str:
    """What a good brings now."""
    if not view["ship_in_port"]:
        return "no ship in port"
    return f"ship {view['ship']} pays {view['price']} VP for each good, {goods.WOOD_POINTS} for wood"


def port(view: Mapping[str, Any], drawing: Drawing) -> RenderableType:
    """The dice, the price track and the supply."""
    room = max(1, drawing.width - LABEL_CELLS)
    rows = labelled(LABEL_CELLS, room, (0, 0, 0, 0))
    label, dice = demand(view)
    rows.add_row(Text(label, style=HEADING), flow(dice, room))
    rows.add_row(Text("  Price", style=HEADING), price_track(view, drawing))
    rows.add_row(Text("  Supply", style=HEADING), goods_text(view["supply"], room))
    return rows


def demand(view: Mapping[str, Any]) -> tuple[str, list[Text]]:
    """The dice on the ship and the one set aside, or those just rolled."""
    if "rolled" in view:
        return "  Rolled", [die(name, value) for name, value in view["rolled"].items()]
    if "demand" not in view:
        return "  Wanted", [Text("nothing: no ship in port", style=FAINT)]
    aside = Text(f"aside: {view['set_aside']} ({colour_of(view['set_aside'])})", style=FAINT)
    return "  Wanted", [*(die(name, value) for name, value in view["demand"].items()), aside]


def die(name: str, value: int) -> Text:
    """A die: what it shows, its good and its colour."""
    return Text(f"{value} {name} ({colour_of(name)})", style=GOOD_STYLES[name] if value else FAINT)


def colour_of(name: str) -> str:
    """The colour of a good's die."""
    return goods.GOODS[goods.NAMES.index(name)].colour


def price_track(view: Mapping[str, Any], drawing: Drawing) -> Text:
    """The flags with the marker, and the checkered one."""
    text = Text()
    for flag, price in enumerate(drawing.rules.prices[: drawing.rules.flags], start=1):
        here = flag == view["flag"] and view["ship_in_port"]
        text.append(f"[{price}]" if here else f" {price} ", style=HEADING if here else FAINT)
    return text.append(f" {CHECKERED}: the ship leaves", style=FAINT)
