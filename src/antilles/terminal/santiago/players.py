"""The players: what the person looking may see of goods, pesos and VP, and everybody's pawn and markers."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from antilles.core.messages import thing
from antilles.terminal.palette import FAINT, HEADING, MONEY, OWN
from antilles.terminal.santiago.palette import Pen
from antilles.terminal.sheet import spread


def draw_players(view: Mapping[str, Any], names: Sequence[str], pen: Pen, width: int) -> RenderableType:
    """All players in the order of the seats."""
    lines = [
        drawn
        for seat in range(len(view["seats"]))
        for drawn in (heading(view, seat, names, pen, width), pieces(view["seats"][seat], pen, width))
    ]
    return Group(*lines)


def player_lines(view: Mapping[str, Any], names: Sequence[str], pen: Pen, width: int) -> RenderableType:
    """Everybody in one line."""
    return Group(*[heading(view, seat, names, pen, width) for seat in range(len(view["seats"]))])


def heading(view: Mapping[str, Any], seat: int, names: Sequence[str], pen: Pen, width: int) -> Text:
    """Name on the left, holdings on the right as far as they may be seen; in two lines when one is too short."""
    on_turn = view["now"].get("turn") == seat
    left = Text(f"{pen.signs.turn if on_turn else ' '} {names[seat]}", style=OWN if seat == view["seat"] else HEADING)
    for tag in tags(view, seat, pen):
        left.append(f" {pen.signs.dot} {tag}", style="not bold default")
    return spread(left, holdings(view["seats"][seat], pen, width), width)


def tags(view: Mapping[str, Any], seat: int, pen: Pen) -> list[str]:
    """What distinguishes the seat: the person looking, and who has passed in a loading round."""
    found = [pen.label("table-you")] if seat == view["seat"] else []
    return found + ([pen.label("table-passed")] if seat in view["now"].get("passed", ()) else [])


def holdings(player: Mapping[str, Any], pen: Pen, width: int) -> Text:
    """Goods, pesos and VP; those of rivals lie behind their screens."""
    if "goods" not in player:
        return Text(pen.label("table-hidden"), style=FAINT)
    money = Text(pen.label("pesos", pesos=player["pesos"]), style=MONEY)
    points = Text(pen.label("points", points=player["vp"]), style=HEADING)
    return Text(f" {pen.signs.dot} ").join([pen.goods(player["goods"], width), money, points])


def pieces(player: Mapping[str, Any], pen: Pen, width: int) -> Text:
    """Pawn, venues owned and ownership markers left."""
    pawn = pen.label("table-pawn", venue=thing("venue", player["pawn"]))
    owned = ", ".join(pen.venue(name) for name in player["owns"])
    owns = [pen.label("table-owns", venues=owned)] if owned else []
    left = pen.label("table-markers", markers=player["markers"])
    text = Text(f"    {f' {pen.signs.dot} '.join((pawn, *owns, left))}", style=FAINT)
    text.truncate(width, overflow=pen.signs.overflow)
    return text
