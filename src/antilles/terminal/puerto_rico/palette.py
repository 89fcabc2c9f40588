"""Colours, signs and names of Puerto Rico's drawing. Colour only repeats what words and signs already say."""

from collections.abc import Mapping
from dataclasses import dataclass

from rich.text import Text

from antilles.core.messages import thing
from antilles.puerto_rico import buildings, goods
from antilles.terminal import palette
from antilles.terminal.palette import ASCII, FAINT, MONEY, UNICODE
from antilles.terminal.reader import Reader
from antilles.terminal.sheet import flow

TILE_STYLES = {
    "corn": "gold3",
    "indigo": "dodger_blue1",
    "sugar": "bold default",
    "tobacco": "dark_orange",
    "coffee": "orange4",
    "quarry": "grey62",
    "forest": "green3",
}
VIOLET_STYLE = "medium_purple2"
LARGE_VIOLET_STYLE = "bold medium_purple2"


@dataclass(frozen=True)
class Signs(palette.Signs):
    """The signs of the drawing."""

    filled: str
    noble: str
    empty: str
    done: str


UNICODE_SIGNS = Signs(**UNICODE, filled="●", noble="◆", empty="○", done="✓")
ASCII_SIGNS = Signs(**ASCII, filled="*", noble="#", empty="o", done="*")


@dataclass(frozen=True)
class Pen:
    """What every part of the drawing needs: signs, and the reader's names of what a view calls by its notation."""

    reader: Reader
    signs: Signs

    def good(self, name: str, count: int | str = "") -> str:
        """A good."""
        return self.reader.name(thing("good", name), count)

    def tile(self, name: str, count: int | str = "") -> str:
        """A tile, by its good where it is a plantation: the colour and place tell that it is one."""
        return self.good(name, count) if name in goods.NAMES else self.reader.name(thing("tile", name), count)

    def building(self, name: str) -> str:
        """A building."""
        return self.reader.short(thing("building", name))

    @staticmethod
    def slot_name(reader: Reader, name: str) -> str:
        """A kind of tile or a building, as a short label."""
        if name in goods.NAMES:
            return reader.name(thing("good", name))
        return reader.short(thing("building" if name in buildings.NAMES else "tile", name))

    def role(self, name: str) -> str:
        """A role."""
        return self.reader.name(thing("role", name))

    def label(self, name: str, /, **args: object) -> str:
        """A word or phrase of the drawn table."""
        return self.reader.text(f"pr-table-{name}", **args)


def building_style(name: str) -> str:
    """Production buildings have the colour of their good (the jeweler makes none), the others are violet."""
    row = buildings.BUILDINGS[buildings.NAMES.index(name)]
    if row.kind == buildings.PRODUCTION:
        return MONEY if row.makes == goods.NONE else TILE_STYLES[goods.NAMES[row.makes]]
    return LARGE_VIOLET_STYLE if row.kind == buildings.LARGE_VIOLET else VIOLET_STYLE


def circles(signs: Signs, filled: int, total: int, nobles: int = 0) -> str:
    """A row of circles: nobles, then colonists, then the empty ones."""
    return signs.noble * nobles + signs.filled * (filled - nobles) + signs.empty * (total - filled)


def amounts(pen: Pen, counts: Mapping[str, int], width: int) -> Text:
    """Goods or tiles by kind: '2 corn  1 sugar', each in its colour, in lines of at most this width."""
    items = [Text(f"{number} {pen.tile(name, number)}", style=TILE_STYLES[name]) for name, number in counts.items()]
    return flow(items, width) if items else Text(pen.label("none"), style=FAINT)
