"""A player's city: which buildings stand there, and who works in them."""

from antilles.core.jit import kernel
from antilles.puerto_rico import buildings


@kernel
def owns(player, building):
    """Whether the building stands in the player's city, occupied or not."""
    return player.city[building] != buildings.NOT_BUILT


@kernel
def occupied(player, building):
    """PR-MAYOR-10, PR-BLD-02: a building works while at least one colonist is in it."""
    return player.city[building] > 0


@kernel
def occupied_by_noble(player, building):
    """PR-X2-05: a building with two results uses that of its occupant."""
    return player.city_nobles[building] > 0


@kernel
def occupied_by_colonist(player, building):
    """PR-X2-05: a colonist, not a noble, is in the building."""
    return player.city[building] > player.city_nobles[building]


@kernel
def place_building(player, building):
    """PR-BUILDER-08, PR-BLD-05: onto free spaces; shifting is free, so only their number counts."""
    player.city[building] = 0
    player.city_free -= buildings.spaces_of(building)


@kernel
def empty_circles(player, building):
    """Circles without a colonist in one building, none where it is not built."""
    return buildings.circles_of(building) - player.city[building] if owns(player, building) else 0


@kernel
def empty_building_circles(rules, player):
    """Circles without a colonist in the player's buildings."""
    empty = 0
    for building in range(rules.buildings):
        empty += empty_circles(player, building)
    return empty
