"""Circles come in groups ("slots"): one per kind of island tile, then one per building."""

from antilles.core.jit import kernel
from antilles.puerto_rico import buildings, tiles
from antilles.puerto_rico.city import owns
from antilles.puerto_rico.components import ISLAND_SPACES

FIRST_BUILDING = tiles.CIRCLE_KINDS
COUNT = FIRST_BUILDING + buildings.COUNT
NAMES = (*(tiles.NAMES[tile] for tile in tiles.WITH_CIRCLES), *buildings.NAMES)
LIMBO = 127
"""In place of a slot: the unplaced people. Far from the slots, so that a new building does not move it."""


def most_in_slot(slot: int) -> int:
    """The most circles a slot can ever have."""
    return ISLAND_SPACES if slot < FIRST_BUILDING else buildings.BUILDINGS[slot - FIRST_BUILDING].circles


@kernel
def slots_in_play(rules):
    """Slots that can exist at this table."""
    return FIRST_BUILDING + rules.buildings


@kernel
def circles_in(player, slot):
    """Circles of a slot: one per island tile of the kind, or those of the building."""
    if slot < FIRST_BUILDING:
        return int(player.tiles[slot])
    building = slot - FIRST_BUILDING
    return buildings.circles_of(building) if owns(player, building) else 0


@kernel
def standing_in(player, slot):
    """People standing in a slot."""
    if slot < FIRST_BUILDING:
        return int(player.manned[slot])
    building = slot - FIRST_BUILDING
    return int(player.city[building]) if owns(player, building) else 0


@kernel
def nobles_in(player, slot):
    """Nobles standing in a slot."""
    if slot < FIRST_BUILDING:
        return int(player.manned_nobles[slot])
    return int(player.city_nobles[slot - FIRST_BUILDING])


@kernel
def add_people(player, slot, number, nobles):
    """Put people onto (or, with negative numbers, take them off) the circles of a slot."""
    if slot < FIRST_BUILDING:
        player.manned[slot] += number
        player.manned_nobles[slot] += nobles
    else:
        player.city[slot - FIRST_BUILDING] += number
        player.city_nobles[slot - FIRST_BUILDING] += nobles
