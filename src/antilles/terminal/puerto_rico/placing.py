"""Placing people at the terminal: the proposal as a table, changed by typing places and numbers."""

import re
from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from antilles.core.errors import ConfigError
from antilles.core.messages import Message
from antilles.core.notation import normalise
from antilles.puerto_rico import things
from antilles.tableside.puerto_rico.circle_groups import CircleGroup
from antilles.tableside.puerto_rico.placing import Placing
from antilles.terminal.palette import FAINT, HEADING
from antilles.terminal.puerto_rico.palette import TILE_STYLES, Pen, building_style, circles
from antilles.terminal.reader import Reader
from antilles.terminal.typed import NotUnderstood, begins, listed, plain_words

MOST_IN_ONE_COLUMN = 6
CHANGE = re.compile(r"(?P<name>.+?)\s+(?P<sign>[+-]?)(?P<number>[0-9]{1,3})")
PLACE = "place "


class Editor:
    """Understands what is typed about a placing: 'corn 1, harbor +1, nobles harbor 1', in any words of the reader."""

    def __init__(self, placing: Placing, reader: Reader) -> None:
        self.placing, self._reader = placing, reader

    def type(self, text: str) -> None:
        """Change the proposal, all or nothing."""
        word = plain_words(text)
        if word in ("clear", self._word("clear")):
            self.placing.clear()
        elif word in ("propose", self._word("propose")):
            self.placing.propose()
        else:
            self._change(text)

    def in_notation(self, text: str) -> str:
        """A whole arrangement in any words of the reader, as the notation has it."""
        parts: list[str] = []
        for part in text.split(","):
            numbers: dict[str, int] = {}
            nobles: dict[str, int] = {}
            if "+" in part:
                raise NotUnderstood(self._no_change(part))
            if part.strip():
                self._read(part.strip(), numbers, nobles)
            parts += [f"place {name} {number}" for name, number in numbers.items()]
            parts += [f"nobles {name} {number}" for name, number in nobles.items()]
        return ", ".join(parts) + ("," if text.rstrip().endswith(",") else "")

    def example(self) -> str:
        """Something that may be typed here: two places that there are."""
        groups = self.placing.open_groups or self.placing.groups
        return ", ".join(f"{self._name(group)} {group.most}" for group in groups[:2])

    def _change(self, text: str) -> None:
        numbers: dict[str, int] = {}
        nobles: dict[str, int] = {}
        for part in filter(None, (part.strip() for part in text.split(","))):
            self._read(part, numbers, nobles)
        if not numbers and not nobles:
            raise NotUnderstood(self._no_change(text))
        try:
            self.placing.change(numbers, nobles)
        except ConfigError as problem:
            raise NotUnderstood(problem.message) from problem

    def _read(self, part: str, numbers: dict[str, int], nobles: dict[str, int]) -> None:
        said = normalise(part).removeprefix(PLACE)
        of_nobles = next((word for word in self._noble_words() if said.startswith(f"{word} ")), "")
        found = CHANGE.fullmatch(part.lower().removeprefix(PLACE).removeprefix(of_nobles).strip())
        if found is None:
            raise NotUnderstood(self._no_change(part))
        group, number = self.find(found["name"]), int(found["number"])
        if found["sign"]:
            now = group.nobles if of_nobles else group.number
            number = now + (number if found["sign"] == "+" else -number)
        (nobles if of_nobles else numbers)[group.name] = number

    def _no_change(self, given: str) -> Message:
        return Message("pr-placing-say", given=given[:40].strip(), example=self.example().split(", ")[0])

    def find(self, name: str) -> CircleGroup:
        """The open place with this name, or the only one whose words begin so, in notation or the reader's words."""
        groups = self.placing.open_groups
        said, spoken = normalise(name), plain_words(name)
        exact = [group for group in groups if said == group.name or spoken in self._names(group)]
        found = exact or [group for group in groups if self._may_mean(said, spoken, group)]
        if len(found) == 1:
            return found[0]
        meanings = listed(self._name(group) for group in found or groups)
        which = "pr-placing-ambiguous" if found else "pr-placing-unknown"
        raise NotUnderstood(Message(which, given=name[:40], meanings=meanings))

    def _may_mean(self, said: str, spoken: str, group: CircleGroup) -> bool:
        if begins(said.split(" "), group.name.split(" ")):
            return True
        return any(begins(spoken.split(" "), name.split(" ")) for name in self._names(group))

    def _names(self, group: CircleGroup) -> list[str]:
        thing = things.SLOT[group.slot]
        names = [self._reader.words.name(thing), self._reader.words.short(thing)]
        if group.name in TILE_STYLES:
            names += (
                [self._reader.words.name(f"good-{group.name}")]
                if f"name-good-{group.name}" in self._reader.words
                else []
            )
        return [plain_words(name) for name in names]

    def _name(self, group: CircleGroup) -> str:
        return Pen.slot_name(self._reader, group.name)

    def _noble_words(self) -> Sequence[str]:
        own = self._word("nobles")
        plural = plain_words(self._reader.words.name("person-noble", "plural"))
        single = plain_words(self._reader.words.name("person-noble"))
        return ("nobles", "noble", own, plural, single)

    def _word(self, name: str) -> str:
        return plain_words(self._reader.text(f"pr-placing-word-{name}"))


def draw_placing(placing: Placing, pen: Pen, width: int) -> RenderableType:
    """The places with what stood there before, in two columns when there are many."""
    columns = 1 if len(placing.groups) <= MOST_IN_ONE_COLUMN else 2
    height = -(-len(placing.groups) // columns)
    grid = Table(box=None, padding=(0, 2, 0, 0), header_style=HEADING, width=None if columns == 1 else width)
    for _ in range(columns):
        for title in (f"  {pen.label('circles-of')}", pen.label("before"), pen.label("proposal")):
            grid.add_column(title, no_wrap=True)
    for line in range(height):
        cells: list[Text] = []
        for group in placing.groups[line::height]:
            cells += group_cells(group, pen)
        grid.add_row(*cells)
    return grid


def group_cells(group: CircleGroup, pen: Pen) -> list[Text]:
    """A place: its name, what stood there, what is proposed."""
    style = TILE_STYLES[group.name] if group.name in TILE_STYLES else building_style(group.name)
    change = group.number - group.stood
    note = f" {pen.label('settled')}" if group.settled else f" {change:+}" if change else ""
    signs = pen.signs
    return [
        Text(f"  {Pen.slot_name(pen.reader, group.name)}", style=style),
        Text(circles(signs, group.stood, group.circles, group.stood_nobles), style=FAINT),
        Text(circles(signs, group.number, group.circles, group.nobles), style=style).append(note, style=FAINT),
    ]
