"""The whole table, drawn from what one seat may see; less and less of it where the terminal is low."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from antilles.core.messages import thing
from antilles.santiago import box, goods
from antilles.tableside.santiago.table import played_differently
from antilles.terminal.palette import FAINT, HEADING, WIDTH
from antilles.terminal.santiago.palette import GOOD_STYLES, Pen
from antilles.terminal.santiago.players import draw_players, player_lines
from antilles.terminal.santiago.street import draw_street, street_line
from antilles.terminal.santiago.venue_cards import draw_venues
from antilles.terminal.sheet import flow, labelled, section

# What a low terminal leaves out, by question: what the answer does not depend on.
STREET_MATTERS = ("drive",)
VENUES_MATTER = ("alonso", "pawn")
LABELS = ("label-rolled", "label-wanted", "label-price", "label-supply")
ALL, WHAT_MATTERS, LINES, TITLE = range(4)
"""How much is drawn: everything, what the question depends on, a line each, nothing but the title."""


@dataclass(frozen=True)
class Drawing:
    """What a drawing needs besides the view: names, the table's rules, and signs."""

    names: Sequence[str]
    rules: Any
    pen: Pen
    width: int = WIDTH
    level: int = ALL


def draw_board(view: Mapping[str, Any], drawing: Drawing) -> RenderableType:
    """The table in `drawing.width` columns."""
    pen, width, asked, level = drawing.pen, drawing.width, view["now"]["decision"], drawing.level
    parts: list[RenderableType] = [title(view, drawing)]
    if level == TITLE:
        return Group(*parts)
    if level == LINES:
        players = player_lines(view, drawing.names, pen, width)
        return Group(*parts, *lines_that_matter(view, drawing), port(view, drawing), players)
    newspaper = asked == "venue" and view["seat"] is not None and view["seats"][view["seat"]]["pawn"] == "newspaper"
    if level == ALL or asked in STREET_MATTERS or newspaper:
        parts.append(section(pen.label("heading-street"), pen.label("legend-street"), pen.signs, width))
        parts.append(draw_street(view, drawing.rules.cuban_flower, pen, width))
    parts.append(section(pen.label("heading-port"), port_remark(view, pen), pen.signs, width))
    parts.append(port(view, drawing))
    if level == ALL or asked in VENUES_MATTER:
        legend = pen.label("legend-venues", sign=pen.signs.pawn)
        parts.append(section(pen.label("heading-venues"), legend, pen.signs, width))
        parts.append(draw_venues(view, drawing.names, pen, width))
    parts.append(section(pen.label("heading-players"), "", pen.signs, width))
    return Group(*parts, draw_players(view, drawing.names, pen, width))


def lines_that_matter(view: Mapping[str, Any], drawing: Drawing) -> list[RenderableType]:
    """The street in a line or two, where the question is about it."""
    return [street_line(view, drawing.pen)] if view["now"]["decision"] in STREET_MATTERS else []


def title(view: Mapping[str, Any], drawing: Drawing) -> Text:
    """The turn, whose it is, the ship, and what this table plays differently."""
    pen, signs, now = drawing.pen, drawing.pen.signs, view["now"]
    if now["decision"] == "game over":
        whose = pen.label("table-over")
    elif not view["turns"]:
        whose = pen.label("table-first-demand")
    else:
        whose = pen.label("table-turn", turn=view["turns"], player=drawing.names[now["active"]])
    going_on = [pen.label("table-title"), whose, pen.label("table-ship", ship=view["ship"], ships=box.SHIPS)]
    said, played = f" {signs.dot} ".join(going_on), pen.reader.pieces(played_differently(view))
    if not played or cell_len(f"-- {said} - {played} ") <= drawing.width:
        return section(said, f"{signs.dot} {played}" if played else "", signs, drawing.width)
    text = section(said, "", signs, drawing.width)
    return text.append("\n").append_text(Text(f"   {played}"[: drawing.width], style=FAINT))


def port_remark(view: Mapping[str, Any], pen: Pen) -> str:
    """What a good brings now."""
    if not view["ship_in_port"]:
        return pen.label("table-no-ship")
    return pen.label("table-pays", ship=view["ship"], price=view["price"], wood=goods.WOOD_POINTS)


def port(view: Mapping[str, Any], drawing: Drawing) -> RenderableType:
    """The dice, the price track and the supply."""
    pen = drawing.pen
    cells = 3 + max(cell_len(pen.label(name)) for name in LABELS)
    room = max(1, drawing.width - cells)
    rows = labelled(cells, room, (0, 0, 0, 0))

    def label(name: str) -> Text:
        return Text(f"  {pen.label(f'label-{name}')}", style=HEADING)

    rows.add_row(label("rolled" if "rolled" in view else "wanted"), flow(demand(view, pen), room))
    rows.add_row(label("price"), price_track(view, drawing))
    rows.add_row(label("supply"), pen.goods(view["supply"], room))
    return rows


def demand(view: Mapping[str, Any], pen: Pen) -> list[Text]:
    """The dice on the ship and the one set aside, or those just rolled."""
    if "rolled" in view:
        return [die(name, value, pen) for name, value in view["rolled"].items()]
    if "demand" not in view:
        return [Text(pen.label("table-nothing-wanted"), style=FAINT)]
    name = view["set_aside"]
    aside = pen.label("table-aside", good=thing("good", name), die=die_of(name))
    return [*(die(good, value, pen) for good, value in view["demand"].items()), Text(aside, style=FAINT)]


def die(name: str, value: int, pen: Pen) -> Text:
    """A die: what it shows, its good and its colour."""
    words = pen.label("table-die", value=value, good=thing("good", name), die=die_of(name))
    return Text(words, style=GOOD_STYLES[name] if value else FAINT)


def die_of(name: str) -> str:
    """The die of a good."""
    return thing("die", goods.GOODS[goods.NAMES.index(name)].colour)


def price_track(view: Mapping[str, Any], drawing: Drawing) -> Text:
    """The flags with the marker, and the checkered one."""
    text = Text()
    for flag, price in enumerate(drawing.rules.prices[: drawing.rules.flags], start=1):
        here = flag == view["flag"] and view["ship_in_port"]
        text.append(f"[{price}]" if here else f" {price} ", style=HEADING if here else FAINT)
    return text.append(f" {drawing.pen.label('table-checkered')}", style=FAINT)
