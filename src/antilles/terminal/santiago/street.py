"""The street: a ring of ten stops with the port, the Cubans and the car."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from antilles.santiago import cubans, flowers
from antilles.santiago.box import PORT, STOPS
from antilles.terminal.palette import FAINT, HEADING, NOTICE
from antilles.terminal.santiago.palette import CAR, Signs, flower_text

STOP_CELLS, ARROW_CELLS = 17, 2
PORT_WORDS = "loading round"
LEGEND = "+3 is 3 stops on: the first is free, each further one costs 1 peso"


def draw_street(view: Mapping[str, Any], on_card: Sequence[int], signs: Signs, width: int) -> RenderableType:
    """The ring in two rows, there and back; a narrow terminal gets rows in driving order, from the car on."""
    half = STOPS // 2
    rows: list[tuple[str, Sequence[int], str, str]]
    if width >= half * (STOP_CELLS + ARROW_CELLS) + ARROW_CELLS:
        there, back = range(half), range(STOPS - 1, half - 1, -1)
        rows = [("", there, signs.onward, signs.down), (signs.up, back, signs.back, "")]
    else:
        stops = [(view["car"] + steps) % STOPS for steps in range(STOPS)]
        many = max(1, (width - ARROW_CELLS) // (STOP_CELLS + ARROW_CELLS))
        starts = range(0, STOPS, many)
        rows = [("", stops[start : start + many], signs.onward, signs.onward) for start in starts]
    grid = Table.grid(padding=0)
    grid.add_column(width=ARROW_CELLS, no_wrap=True)
    for _ in rows[0][1]:
        grid.add_column(width=STOP_CELLS, no_wrap=True, overflow="crop")
        grid.add_column(width=ARROW_CELLS, no_wrap=True)
    for before, row, between, after in rows:
        cells = [Text(before, style=FAINT)]
        for place, stop in enumerate(row):
            arrow = after if place == len(row) - 1 else between
            cells += [draw_stop(view, stop, on_card, signs), Text(arrow, style=FAINT)]
        grid.add_row(*cells)
    return grid


def draw_stop(view: Mapping[str, Any], stop: int, on_card: Sequence[int], signs: Signs) -> Text:
    """Two lines: who is there and his flower; how far it is from the car and what he gives."""
    here, steps = stop == view["car"], (stop - view["car"]) % STOPS
    place = Text("car", style=CAR) if here else Text(f"+{steps}".ljust(len("car")), style=FAINT)
    if stop == PORT:
        return Text().append("PORT\n", style=HEADING).append_text(place).append(f" {PORT_WORDS}")
    name = view["street"][stop - 1]
    cuban = cubans.NAMES.index(name)
    busy = name in view["busy"]
    text = Text().append(signs.name(cubans.CUBANS[cuban].title), style=FAINT if busy else HEADING)
    if on_card[cuban] != flowers.NONE:
        text.append(" ").append_text(flower_text(signs, flowers.NAMES[on_card[cuban]]))
    text.append("\n").append_text(place).append(" ")
    return text.append("BUSY", style=NOTICE) if busy else text.append(cubans.CUBANS[cuban].brief)
