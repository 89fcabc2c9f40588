"""Placing colonists: a table of the groups of circles and a whole arrangement that the player changes and plays."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from antilles.core.notation import normalise
from antilles.puerto_rico.actions import SLOT_NAMES
from antilles.puerto_rico.components import BUILDING_ROWS, PRODUCTION
from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.vocabulary import CORN, NO_GOOD, QUARRY, TILE_NAMES
from antilles.puerto_rico.words import plural
from antilles.terminal.history import stood_before_placing
from antilles.terminal.palette import FAINT, HEADING, TILE_STYLES, Signs, building_style, circles, clean
from antilles.terminal.typed import NotUnderstood, begins, listed

MOST_IN_ONE_COLUMN = 6
CHANGE = re.compile(r"(?P<name>.+?)\s+(?P<sign>[+-]?)(?P<number>[0-9]{1,3})")


@dataclass
class CircleGroup:
    """A group of circles: how many stood there, stand there now, and shall stand there; settled groups are fixed."""

    slot: int
    circles: int
    stood: int
    standing: int
    number: int
    settled: bool

    @property
    def name(self) -> str:
        """The group as the notation calls it."""
        return SLOT_NAMES[self.slot]


def group_counts(board: Mapping[str, Any]) -> dict[str, tuple[int, int]]:
    """(circles, colonists) of every group on a player board."""
    island = {name: (kind["tiles"], kind["colonists"]) for name, kind in board["island"].items()}
    city = {
        name: (BUILDING_ROWS[SLOT_NAMES.index(name) - len(TILE_NAMES)].circles, inside)
        for name, inside in board["city"].items()
    }
    return island | city


class Placing:
    """The arrangement a player is thinking about; it starts as a proposal and is played as one line."""

    def __init__(self, game: PuertoRico) -> None:
        seat = game.turn or 0
        view = game.view(seat)
        board = view["seats"][seat]
        stood = group_counts(stood_before_placing(game))
        first = SLOT_NAMES.index(view["now"]["placing"])
        self.colonists: int = board["limbo"]
        counts = group_counts(board)
        self.groups = [
            CircleGroup(
                slot=slot,
                circles=counts[name][0],
                stood=stood.get(name, (0, 0))[1],
                standing=counts[name][1],
                number=counts[name][1],
                settled=slot < first,
            )
            for slot, name in enumerate(SLOT_NAMES)
            if name in counts
        ]
        self.propose()

    @property
    def open_groups(self) -> list[CircleGroup]:
        """The groups still to be decided."""
        return [group for group in self.groups if not group.settled]

    @property
    def in_hand(self) -> int:
        """Colonists the arrangement has not placed; negative when it places too many."""
        return self.colonists - sum(group.number - group.standing for group in self.open_groups)

    @property
    def missing(self) -> int:
        """Colonists that must still be placed: circles may not stay empty while colonists wait (PR-MAYOR-03)."""
        return min(self.in_hand, sum(group.circles - group.number for group in self.open_groups))

    def propose(self) -> None:
        """Keep what stood, then fill free circles, those first that are of use at once."""
        self.clear()
        for group in self.open_groups:
            group.number += min(max(0, group.stood - group.number), self.in_hand)
        while self.missing > 0:
            free = [group for group in self.open_groups if group.number < group.circles]
            max(free, key=self._use).number += 1

    def clear(self) -> None:
        """Take up every colonist that may be taken up."""
        for group in self.open_groups:
            group.number = group.standing

    def _use(self, group: CircleGroup) -> tuple[int, int]:
        """How useful one more colonist is: a good at once, then empty violet buildings, quarries, and the rest."""
        if group.slot == CORN:
            return 3, 0
        if group.slot == QUARRY:
            return 1, 0
        if group.slot < len(TILE_NAMES):
            return (3 if self._crop(group.slot) < self._processing(group.slot) else 0), 1
        row = BUILDING_ROWS[group.slot - len(TILE_NAMES)]
        if row.kind != PRODUCTION:
            return (2 if group.number == 0 else 0), 0
        return (3 if self._processing(row.makes) < self._crop(row.makes) else 0), 0

    def _crop(self, good: int) -> int:
        return sum(group.number for group in self.groups if group.slot == good)

    def _processing(self, good: int) -> int:
        return sum(group.number for group in self.groups if makes(group.slot) == good)

    def change(self, text: str) -> None:
        """Change some numbers: 'corn 1, harbor 1' or 'corn -1, harbor +1'. All or nothing."""
        wanted = [self._wanted(part.strip()) for part in text.split(",") if part.strip()]
        if not wanted:
            raise NotUnderstood("Say which group and how many, for example: corn 1, harbor 1")
        for group, number in wanted:
            group.number = number

    def _wanted(self, part: str) -> tuple[CircleGroup, int]:
        said = CHANGE.fullmatch(part)
        if said is None:
            raise NotUnderstood(f"{clean(part)[:40]!r}: say a group and how many, like {self.open_groups[0].name} 1")
        group, number = self.find(normalise(said["name"])), int(said["number"])
        if said["sign"]:
            number = group.number + (number if said["sign"] == "+" else -number)
        if not group.standing <= number <= group.circles:
            raise NotUnderstood(f"{group.name} takes {group.standing} to {group.circles} colonists, not {number}.")
        return group, number

    def find(self, name: str) -> CircleGroup:
        """The open group with this name, or the only one whose words begin so."""
        exact = [group for group in self.open_groups if group.name == name]
        found = exact or [group for group in self.open_groups if begins(name.split(" "), group.name.split(" "))]
        if len(found) == 1:
            return found[0]
        if found:
            raise NotUnderstood(f"{name[:40]!r} can mean {listed(group.name for group in found)}.")
        raise NotUnderstood(
            f"There is no group {name[:40]!r} to decide. There are {listed(g.name for g in self.open_groups)}."
        )

    def line(self) -> str:
        """The arrangement in notation."""
        return "place " + ", ".join(f"{group.name} {group.number}" for group in self.open_groups) + ","

    def draw(self, signs: Signs, width: int) -> RenderableType:
        """The groups with what stood there before, in two columns when there are many."""
        columns = 1 if len(self.groups) <= MOST_IN_ONE_COLUMN else 2
        height = -(-len(self.groups) // columns)
        grid = Table(box=None, padding=(0, 2, 0, 0), header_style=HEADING, width=None if columns == 1 else width)
        for _ in range(columns):
            for title in ("  circles of", "before", "proposal"):
                grid.add_column(title, no_wrap=True)
        for line in range(height):
            cells: list[Text] = []
            for group in self.groups[line::height]:
                cells += self._cells(group, signs)
            grid.add_row(*cells)
        return grid

    @staticmethod
    def _cells(group: CircleGroup, signs: Signs) -> list[Text]:
        style = TILE_STYLES[group.name] if group.name in TILE_STYLES else building_style(group.name)
        change = group.number - group.stood
        note = " settled" if group.settled else f" {change:+}" if change else ""
        return [
            Text(f"  {group.name}", style=style),
            Text(circles(signs, group.stood, group.circles), style=FAINT),
            Text(circles(signs, group.number, group.circles), style=style).append(note, style=FAINT),
        ]

    def status(self) -> str:
        """What is left to do before the arrangement can be played."""
        if self.in_hand < 0:
            return f"{plural(-self.in_hand, 'colonist')} too many: lower a group."
        if self.missing > 0:
            return f"{plural(self.missing, 'colonist')} still to place: raise a group."
        if self.in_hand > 0:
            return f"All circles are filled; {plural(self.in_hand, 'colonist')} must wait."
        return "All colonists are placed."


def makes(slot: int) -> int:
    """The good a building processes; NO_GOOD for tiles and violet buildings."""
    return NO_GOOD if slot < len(TILE_NAMES) else BUILDING_ROWS[slot - len(TILE_NAMES)].makes
