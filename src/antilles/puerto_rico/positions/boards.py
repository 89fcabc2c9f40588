"""Player boards of a position document."""

from __future__ import annotations

from typing import Any

from antilles.core.document import Node
from antilles.puerto_rico import buildings, components, goods, tiles
from antilles.puerto_rico.positions.write import PLAYER_FLAGS

MOST_DOUBLOONS = 30_000
MOST_POINTS = 1000
MOST_COLONISTS = 200
MOST_GOODS = 11
SEAT_KEYS = (
    "victory_points",
    "victory_points_on_paper",
    "doubloons",
    "goods",
    "island",
    "city",
    "limbo",
    "limbo_nobles",
    "city_nobles",
    "forests",
    "secret_forests",
    "produced",
    *PLAYER_FLAGS,
)


def read_seat(node: Node, player: Any) -> None:
    """One player board."""
    keys = node.entries(SEAT_KEYS)
    for key, field, most in (
        ("victory_points", "vp_chips", MOST_POINTS),
        ("victory_points_on_paper", "vp_paper", MOST_POINTS),
        ("doubloons", "doubloons", MOST_DOUBLOONS),
        ("limbo", "limbo", MOST_COLONISTS),
    ):
        if key in keys:
            setattr(player, field, keys[key].count(most))
    for key, field in (
        ("goods", "goods"),
        ("produced", "produced"),
        ("forests", "forest_of"),
        ("secret_forests", "secret_forest_of"),
    ):
        if key in keys:
            for good, number in keys[key].counts(goods.NAMES, MOST_GOODS).items():
                getattr(player, field)[good] = number
    for flag in PLAYER_FLAGS:
        if flag in keys:
            setattr(player, flag, keys[flag].flag())
    if "island" in keys:
        read_island(keys["island"], player)
    if "city" in keys:
        read_city(keys["city"], player)
    read_nobles(keys, player)
    forests = sum(player.forest_of) + sum(player.secret_forest_of)
    if forests > player.tiles[tiles.FOREST]:
        raise node.fail(f"names the plantations of {forests} forests, the island has {player.tiles[tiles.FOREST]}")


def read_nobles(keys: dict[str, Node], player: Any) -> None:
    """Nobles among the unplaced and in buildings."""
    if "limbo_nobles" in keys:
        player.limbo_nobles = keys["limbo_nobles"].count(player.limbo)
    if "city_nobles" in keys:
        for name, entry in keys["city_nobles"].entries(buildings.NAMES).items():
            building = buildings.NAMES.index(name)
            player.city_nobles[building] = entry.count(max(0, player.city[building]))


def read_island(node: Node, player: Any) -> None:
    """Tiles as `corn: {tiles: 2, colonists: 1}`, `corn: [2, 1]` or `corn: 2`."""
    for name, entry in node.entries(tiles.NAMES).items():
        tile = tiles.NAMES.index(name)
        if isinstance(entry.value, dict):
            parts = entry.entries(("tiles", "colonists", "nobles"))
            tiles = parts["tiles"].count(components.ISLAND_SPACES) if "tiles" in parts else 0
            people = parts["colonists"].count(tiles) if "colonists" in parts else 0
            nobles = parts["nobles"].count(people) if "nobles" in parts else 0
        elif isinstance(entry.value, list):
            pair = list(entry.items())
            if len(pair) != 2:
                raise entry.fail("must be [tiles, colonists]")
            tiles = pair[0].count(components.ISLAND_SPACES)
            people, nobles = pair[1].count(tiles), 0
        else:
            tiles, people, nobles = entry.count(components.ISLAND_SPACES), 0, 0
        player.tiles[tile] = tiles
        if tile != tiles.FOREST:
            player.manned[tile], player.manned_nobles[tile] = people, nobles
        elif people:
            raise entry.fail("a forest has no circle")
    if sum(player.tiles) > components.ISLAND_SPACES:
        raise node.fail(f"has {sum(player.tiles)} tiles, an island has {components.ISLAND_SPACES} spaces")


def read_city(node: Node, player: Any) -> None:
    """Buildings with the colonists in them."""
    spaces = 0
    for name, entry in node.entries(buildings.NAMES).items():
        building = buildings.NAMES.index(name)
        player.city[building] = entry.count(int(buildings.BUILDINGS[building].circles))
        spaces += int(buildings.BUILDINGS[building].spaces)
    if spaces > components.CITY_SPACES:
        raise node.fail(f"takes {spaces} spaces, a city has {components.CITY_SPACES}")
