"""Colours and signs of Santiago's drawing. Colour only repeats what words and signs already say."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rich.console import OverflowMethod
from rich.text import Text

from antilles.terminal import palette
from antilles.terminal.palette import ASCII, FAINT, UNICODE
from antilles.terminal.sheet import flow
from antilles.terminal.words import unaccented

GOOD_STYLES = {
    "sugar": "bold default",
    "tobacco": "green3",
    "fruit": "dark_orange",
    "rum": "indian_red1",
    "cigars": "grey62",
    "wood": "orange4",
}
FLOWER_STYLES = {"yellow": "gold1", "blue": "dodger_blue1", "red": "red3", "white": "bold default"}
CAR = "bold reverse"


@dataclass(frozen=True)
class Signs(palette.Signs):
    """The signs of the drawing."""

    flower: str
    pawn: str
    onward: str
    back: str
    down: str
    up: str
    accents: bool

    @property
    def overflow(self) -> OverflowMethod:
        """How a text ends that is cut off."""
        return "ellipsis" if self.accents else "crop"

    def name(self, text: str) -> str:
        """A name as this terminal can print it."""
        return text if self.accents else unaccented(text)


UNICODE_SIGNS = Signs(**UNICODE, flower="✿", pawn="●", onward="→", back="←", down="↓", up="↑", accents=True)
ASCII_SIGNS = Signs(**ASCII, flower="*", pawn="@", onward=">", back="<", down="v", up="^", accents=False)


def flower_text(signs: Signs, colour: str) -> Text:
    """A flower: a sign in its colour and the name of the colour."""
    return Text(f"{signs.flower}{colour}", style=FLOWER_STYLES[colour])


def goods_text(goods: Mapping[str, int], width: int) -> Text:
    """Goods by kind: '2 sugar  1 rum', each in its colour, in lines of at most this width."""
    items = [Text(f"{number} {name}", style=GOOD_STYLES[name]) for name, number in goods.items()]
    return flow(items, width) if items else Text("no goods", style=FAINT)


def name_tags(names: Iterable[str], cells: int) -> list[str]:
    """Names short enough for a corner of the table: without a bot's kind; with their number if they look alike."""
    plain = [Text(name.split(" [")[0]) for name in names]
    for text in plain:
        text.truncate(cells)
    if len({text.plain for text in plain}) == len(plain):
        return [text.plain for text in plain]
    return [f"{seat} {text.plain[: cells - 2]}" for seat, text in enumerate(plain, start=1)]
