"""Player boards of a position document."""

from __future__ import annotations

from typing import Any

from antilles.core.document import Node
from antilles.puerto_rico import buildings, goods, tiles
from antilles.puerto_rico.components import CITY_SPACES, ISLAND_SPACES
from antilles.puerto_rico.layout import PLAYER, PLAYER_FLAGS

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
    for key, field in (
        ("victory_points", "vp_chips"),
        ("victory_points_on_paper", "vp_paper"),
        ("doubloons", "doubloons"),
        ("limbo", "limbo"),
    ):
        if key in keys:
            setattr(player, field, keys[key].count(PLAYER.by_name[field].most_given))
    for key, field in (
        ("goods", "goods"),
        ("produced", "produced"),
        ("forests", "forest_of"),
        ("secret_forests", "secret_forest_of"),
    ):
        if key in keys:
            for good, number in keys[key].counts(goods.NAMES, PLAYER.by_name[field].most_given).items():
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
    """Tiles as `corn: {tiles: 2, colonists: 1, nobles: 1}`, `corn: [2, 1, 1]`, `corn: [2, 1]` or `corn: 2`."""
    parts = ("tiles", "colonists", "nobles")
    for name, entry in node.entries(tiles.NAMES).items():
        tile = tiles.NAMES.index(name)
        if isinstance(entry.value, dict):
            given = entry.entries(parts)
        elif isinstance(entry.value, list):
            given = dict(zip(parts, entry.items(), strict=False))
            if not 2 <= len(entry.value) <= len(parts):
                raise entry.fail("must be [tiles, colonists] or [tiles, colonists, nobles]")
        else:
            given = {"tiles": entry}
        number, standing, nobles = 0, 0, 0
        if "tiles" in given:
            number = given["tiles"].count(ISLAND_SPACES)
        if "colonists" in given:
            standing = given["colonists"].count(number)
        if "nobles" in given:
            nobles = given["nobles"].count(standing)
        player.tiles[tile] = number
        if tile != tiles.FOREST:
            player.manned[tile], player.manned_nobles[tile] = standing, nobles
        elif standing:
            raise entry.fail("a forest has no circle")
    if sum(player.tiles) > ISLAND_SPACES:
        raise node.fail(f"has {sum(player.tiles)} tiles, an island has {ISLAND_SPACES} spaces")


def read_city(node: Node, player: Any) -> None:
    """Buildings with the colonists in them."""
    for name, entry in node.entries(buildings.NAMES).items():
        building = buildings.NAMES.index(name)
        player.city[building] = entry.count(buildings.BUILDINGS[building].circles)
        player.city_free -= buildings.BUILDINGS[building].spaces
    if player.city_free < 0:
        raise node.fail(f"takes {CITY_SPACES - player.city_free} spaces, a city has {CITY_SPACES}")
