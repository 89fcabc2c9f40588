"""Groups of circles on a player board, and where more people, or nobles among them, would be of use."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from antilles.puerto_rico import buildings, goods, slots, tiles

FIRST_BUILDING = len(tiles.WITH_CIRCLES)
# Where a noble does something else than a colonist: first where that is better, last where it seldom is.
NOBLE_USE = {buildings.CHAPEL: 2, buildings.HUNTING_LODGE: 1, buildings.ZONING_OFFICE: -1, buildings.LAND_OFFICE: -2}


@dataclass
class CircleGroup:
    """A group of circles with a proposal: how many people, and nobles among them, shall stand there.

    `stood` and `stood_nobles` were there before the placing. `standing` people cannot leave, and there may be `most`.
    Of `known` people it is settled who is a noble, namely `known_nobles`. A settled group is not asked about any more.
    """

    slot: int
    circles: int
    stood: int
    stood_nobles: int
    standing: int
    most: int
    known: int
    known_nobles: int
    settled: bool
    number: int = 0
    nobles: int = 0

    @property
    def name(self) -> str:
        """The group as the notation calls it."""
        return slots.NAMES[self.slot]

    @property
    def most_nobles(self) -> int:
        """Nobles there if all whose sort is open were nobles."""
        return self.known_nobles + self.number - self.known


def people_on(board: Mapping[str, Any]) -> dict[str, tuple[int, int, int]]:
    """(circles, people, nobles among them) of every group on a player board; forests and statues have no circle."""
    groups = {
        name: (kind["tiles"], kind["colonists"], kind.get("nobles", 0))
        for name, kind in board["island"].items()
        if name in slots.NAMES
    }
    for name, inside in board["city"].items():
        row = buildings.BUILDINGS[slots.NAMES.index(name) - FIRST_BUILDING]
        groups[name] = (row.circles, inside, board.get("city_nobles", {}).get(name, 0))
    return {name: counts for name, counts in groups.items() if counts[0]}


def makes(slot: int) -> int:
    """The good a building processes; NO_GOOD for tiles and for buildings without a good."""
    return goods.NONE if slot < FIRST_BUILDING else buildings.BUILDINGS[slot - FIRST_BUILDING].makes


def use_of_one_more(group: CircleGroup, groups: Sequence[CircleGroup]) -> tuple[int, int]:
    """How useful one more person is: a good at once, then an empty function, reserves and quarries, and the rest."""
    if group.slot == goods.CORN:
        return 3, 0
    if group.slot == tiles.QUARRY:
        return 1, 0
    good = makes(group.slot) if group.slot >= FIRST_BUILDING else group.slot
    if good != goods.NONE:
        crops = sum(other.number for other in groups if other.slot == good)
        workers = sum(other.number for other in groups if makes(other.slot) == good)
        is_tile = group.slot < FIRST_BUILDING
        return (3 if (crops < workers if is_tile else workers < crops) else 0), int(is_tile)
    if group.slot == FIRST_BUILDING + buildings.GUEST_HOUSE:
        return 1, 1
    return (2 if group.number == 0 else 0), 0


def use_of_a_noble(group: CircleGroup) -> tuple[int, int]:
    """How useful it is that a person there is a noble; where it makes no difference, buildings first."""
    return NOBLE_USE.get(group.slot - FIRST_BUILDING, 0), group.slot


def seat_nobles(groups: Sequence[CircleGroup], nobles: int, fixed: Mapping[int, int]) -> int:
    """Share out the nobles of the hand: as the player said, then where they stood, then where they are of use.

    Returns how many found no place, or below 0 how many too many the player asked for.
    """
    free = [group for group in groups if group.slot not in fixed]
    for group in groups:
        wanted = fixed.get(group.slot, group.known_nobles)
        group.nobles = max(group.known_nobles, min(wanted, group.most_nobles))
    left = nobles - sum(group.nobles - group.known_nobles for group in groups)
    for as_before in (True, False):
        for group in sorted(free, key=use_of_a_noble, reverse=True):
            most = min(group.stood_nobles, group.most_nobles) if as_before else group.most_nobles
            more = max(0, min(left, most - group.nobles))
            group.nobles += more
            left -= more
    return left
