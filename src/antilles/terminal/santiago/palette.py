"""Colours, signs and names of Santiago's drawing. Colour only repeats what words and signs already say."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rich.console import OverflowMethod
from rich.text import Text

from antilles.core.messages import thing
from antilles.terminal import palette
from antilles.terminal.palette import ASCII, FAINT, UNICODE
from antilles.terminal.reader import Reader
from antilles.terminal.sheet import flow

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
    overflow: OverflowMethod


UNICODE_SIGNS = Signs(**UNICODE, flower="✿", pawn="●", onward="→", back="←", down="↓", up="↑", overflow="ellipsis")
ASCII_SIGNS = Signs(**ASCII, flower="*", pawn="@", onward=">", back="<", down="v", up="^", overflow="crop")


@dataclass(frozen=True)
class Pen:
    """What every part of the drawing needs: signs, and the reader's names of what a view calls by its notation."""

    reader: Reader
    signs: Signs

    def good(self, name: str, count: int | str = "") -> str:
        """A good."""
        return self.reader.name(thing("good", name), count)

    def venue(self, name: str) -> str:
        """A venue."""
        return self.reader.short(thing("venue", name))

    def cuban(self, name: str) -> str:
        """A Cuban."""
        return self.reader.name(thing("cuban", name))

    def label(self, message_id: str, /, **args: object) -> str:
        """A word or phrase of the drawn table."""
        return self.reader.text(f"sdc-{message_id}", **args)

    def flower(self, colour: str) -> Text:
        """A flower: a sign in its colour and the name of the colour."""
        word = self.label("flower-colour", flower=thing("flower", colour))
        return Text(f"{self.signs.flower}{word}", style=FLOWER_STYLES[colour])

    def goods(self, held: Mapping[str, int], width: int) -> Text:
        """Goods by kind: '2 sugar  1 rum', each in its colour, in lines of at most this width."""
        items = [Text(f"{number} {self.good(name, number)}", style=GOOD_STYLES[name]) for name, number in held.items()]
        return flow(items, width) if items else Text(self.label("table-no-goods"), style=FAINT)


def name_tags(names: Iterable[str], cells: int) -> list[str]:
    """Names short enough for a corner of the table; with their number if they look alike."""
    plain = [Text(name) for name in names]
    for text in plain:
        text.truncate(cells)
    if len({text.plain for text in plain}) == len(plain):
        return [text.plain for text in plain]
    return [f"{seat} {text.plain[: cells - 2]}" for seat, text in enumerate(plain, start=1)]
