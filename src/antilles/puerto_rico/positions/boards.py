"""Player boards of a position document."""

from __future__ import annotations

from typing import Any

from antilles.core.document import Node
from antilles.puerto_rico.components import CIRCLES, CITY_SPACES, ISLAND_SPACES, SPACES
from antilles.puerto_rico.vocabulary import BUILDING_NAMES, GOOD_NAMES, TILE_NAMES

MOST_DOUBLOONS = 1000
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
    "produced",
    "wharf_used",
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
    for key in ("goods", "produced"):
        if key in keys:
            for good, number in keys[key].counts(GOOD_NAMES, MOST_GOODS).items():
                getattr(player, key)[good] = number
    if "wharf_used" in keys:
        player.wharf_used = keys["wharf_used"].flag()
    if "island" in keys:
        read_island(keys["island"], player)
    if "city" in keys:
        read_city(keys["city"], player)


def read_island(node: Node, player: Any) -> None:
    """Tiles as `corn: {tiles: 2, colonists: 1}`, `corn: [2, 1]` or `corn: 2`."""
    for name, entry in node.entries(TILE_NAMES).items():
        tile = TILE_NAMES.index(name)
        if isinstance(entry.value, dict):
            parts = entry.entries(("tiles", "colonists"))
            tiles = parts["tiles"].count(ISLAND_SPACES) if "tiles" in parts else 0
            manned = parts["colonists"].count(tiles) if "colonists" in parts else 0
        elif isinstance(entry.value, list):
            pair = list(entry.items())
            if len(pair) != 2:
                raise entry.fail("must be [tiles, colonists]")
            tiles = pair[0].count(ISLAND_SPACES)
            manned = pair[1].count(tiles)
        else:
            tiles, manned = entry.count(ISLAND_SPACES), 0
        player.tiles[tile], player.manned[tile] = tiles, manned
    if sum(player.tiles) > ISLAND_SPACES:
        raise node.fail(f"has {sum(player.tiles)} tiles, an island has {ISLAND_SPACES} spaces")


def read_city(node: Node, player: Any) -> None:
    """Buildings with the colonists in them."""
    spaces = 0
    for name, entry in node.entries(BUILDING_NAMES).items():
        building = BUILDING_NAMES.index(name)
        player.city[building] = entry.count(int(CIRCLES[building]))
        spaces += int(SPACES[building])
    if spaces > CITY_SPACES:
        raise node.fail(f"takes {spaces} spaces, a city has {CITY_SPACES}")
