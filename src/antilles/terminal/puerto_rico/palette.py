"""Colours, signs and words of Puerto Rico's drawing. Colour only repeats what words and signs already say."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from rich.text import Text

from antilles.puerto_rico import buildings, goods
from antilles.puerto_rico.themes import DEFAULT_THEME, Theme
from antilles.puerto_rico.words import plural
from antilles.terminal import palette
from antilles.terminal.palette import ASCII, FAINT, MONEY, UNICODE
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
    """The signs of the drawing, and the theme it takes its words from."""

    filled: str
    noble: str
    empty: str
    done: str
    theme: Theme

    def word(self, name: str) -> str:
        """A good, tile, role, building or sort of people as the theme calls it."""
        return self.theme.word(name)


UNICODE_SIGNS = Signs(**UNICODE, filled="●", noble="◆", empty="○", done="✓", theme=DEFAULT_THEME)
ASCII_SIGNS = Signs(**ASCII, filled="*", noble="#", empty="o", done="*", theme=DEFAULT_THEME)


def signs_for(theme: Theme, *, ascii_only: bool) -> Signs:
    """The signs a terminal can print, with the words of a theme."""
    return replace(ASCII_SIGNS if ascii_only else UNICODE_SIGNS, theme=theme)


def building_style(name: str) -> str:
    """Production buildings have the colour of their good (the jeweler makes none), the others are violet."""
    row = buildings.BUILDINGS[buildings.NAMES.index(name)]
    if row.kind == buildings.PRODUCTION:
        return MONEY if row.makes == goods.NONE else TILE_STYLES[goods.NAMES[row.makes]]
    return LARGE_VIOLET_STYLE if row.kind == buildings.LARGE_VIOLET else VIOLET_STYLE


def building_words(building: int) -> str:
    """What a building does, in a few words: the good it is for, or its function."""
    row = buildings.BUILDINGS[building]
    return row.brief if row.makes == goods.NONE else f"{plural(row.circles, 'circle')} for {goods.NAMES[row.makes]}"


def circles(signs: Signs, filled: int, total: int, nobles: int = 0) -> str:
    """A row of circles: nobles, then colonists, then the empty ones."""
    return signs.noble * nobles + signs.filled * (filled - nobles) + signs.empty * (total - filled)


def amounts(signs: Signs, counts: Mapping[str, int], width: int) -> Text:
    """Goods or tiles by kind: '2 corn  1 sugar', each in its colour, in lines of at most this width."""
    items = [Text(f"{number} {signs.word(name)}", style=TILE_STYLES[name]) for name, number in counts.items()]
    return flow(items, width) if items else Text("none", style=FAINT)
