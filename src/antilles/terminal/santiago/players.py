"""The players: what the person looking may see of goods, pesos and VP, and everybody's pawn and markers."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from antilles.santiago.words import pesos
from antilles.terminal.palette import FAINT, HEADING, MONEY, OWN
from antilles.terminal.santiago.palette import Signs, goods_text
from antilles.terminal.sheet import spread

HIDDEN = "goods, pesos and VP hidden"


def draw_players(view: Mapping[str, Any], names: Sequence[str], signs: Signs, width: int) -> RenderableType:
    """All players in the order of the seats."""
    lines = [
        drawn
        for seat in range(len(view["seats"]))
        for drawn in (heading(view, seat, names, signs, width), pieces(view["seats"][seat], signs, width))
    ]
    return Group(*lines)


def heading(view: Mapping[str, Any], seat: int, names: Sequence[str], signs: Signs, width: int) -> Text:
    """Name on the left, holdings on the right as far as they may be seen; in two lines when one is too short."""
    on_turn = view["now"].get("turn") == seat
    left = Text(f"{signs.turn if on_turn else ' '} {names[seat]}", style=OWN if seat == view["seat"] else HEADING)
    for tag in tags(view, seat):
        left.append(f" {signs.dot} {tag}", style="not bold default")
    return spread(left, holdings(view["seats"][seat], signs, width), width)


def tags(view: Mapping[str, Any], seat: int) -> list[str]:
    """What distinguishes the seat: the person looking, and who has passed in a loading round."""
    found = ["you"] if seat == view["seat"] else []
    return found + (["passed"] if seat in view["now"].get("passed", ()) else [])


def holdings(player: Mapping[str, Any], signs: Signs, width: int) -> Text:
    """Goods, pesos and VP; those of rivals lie behind their screens."""
    if "goods" not in player:
        return Text(HIDDEN, style=FAINT)
    money, points = Text(pesos(player["pesos"]), style=MONEY), Text(f"{player['vp']} VP", style=HEADING)
    return Text(f" {signs.dot} ").join([goods_text(player["goods"], width), money, points])


def pieces(player: Mapping[str, Any], signs: Signs, width: int) -> Text:
    """Pawn, venues owned and ownership markers left."""
    pawn = f"pawn in {player['pawn']}" if player["pawn"] else "pawn off the board"
    owns = [f"owns {', '.join(player['owns'])}"] if player["owns"] else []
    left = "1 marker left" if player["markers"] == 1 else f"{player['markers'] or 'no'} markers left"
    text = Text(f"    {f' {signs.dot} '.join((pawn, *owns, left))}", style=FAINT)
    text.truncate(width, overflow=signs.overflow)
    return text
