"""The street: a ring of ten stops with the port, the Cubans and the car."""

from collections.abc import Mapping, Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from antilles.core.messages import thing
from antilles.santiago import cubans, flowers
from antilles.santiago.box import PORT, STOPS
from antilles.terminal.palette import FAINT, HEADING, NOTICE
from antilles.terminal.santiago.palette import CAR, Pen

STOP_CELLS, ARROW_CELLS = 17, 2


def draw_street(view: Mapping[str, Any], on_card: Sequence[int], pen: Pen, width: int) -> RenderableType:
    """The ring in two rows, there and back; a narrow terminal gets rows in driving order, from the car on."""
    half, signs = STOPS // 2, pen.signs
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
            cells += [draw_stop(view, stop, on_card, pen), Text(arrow, style=FAINT)]
        grid.add_row(*cells)
    return grid


def draw_stop(view: Mapping[str, Any], stop: int, on_card: Sequence[int], pen: Pen) -> Text:
    """Two lines: who is there and his flower; how far it is from the car and what he gives."""
    here, steps = stop == view["car"], (stop - view["car"]) % STOPS
    car = pen.label("table-car")
    place = Text(car, style=CAR) if here else Text(f"+{steps}".ljust(max(2, cell_len(car))), style=FAINT)
    if stop == PORT:
        port = Text().append(f"{pen.label('table-port')}\n", style=HEADING).append_text(place)
        return port.append(f" {pen.label('table-loading-round')}")
    name = view["street"][stop - 1]
    cuban = cubans.NAMES.index(name)
    busy = name in view["busy"]
    text = Text().append(pen.cuban(name), style=FAINT if busy else HEADING)
    if on_card[cuban] != flowers.NONE:
        text.append(" ").append_text(pen.flower(flowers.NAMES[on_card[cuban]]))
    text.append("\n").append_text(place).append(" ")
    if busy:
        return text.append(pen.label("table-busy", cuban=thing("cuban", name)), style=NOTICE)
    return text.append(pen.label(f"street-{thing('cuban', name)}"))


def street_line(view: Mapping[str, Any], pen: Pen) -> Text:
    """Who stands where from the car on, in one flow: '+1 Pedro, +2 Maria (busy) ...'."""
    parts = []
    for steps in range(1, STOPS + 1):
        stop = (view["car"] + steps) % STOPS
        if stop == PORT:
            parts.append(f"+{steps} {pen.label('table-port')}")
        else:
            name = view["street"][stop - 1]
            busy = f" {pen.label('table-busy', cuban=thing('cuban', name))}" if name in view["busy"] else ""
            parts.append(f"+{steps} {pen.cuban(name)}{busy}")
    return Text(", ".join(parts))
