"""Player boards of a position document."""

from typing import Any

from antilles.core.document import Node
from antilles.core.messages import Message
from antilles.core.records import Record
from antilles.puerto_rico import buildings, goods, tiles
from antilles.puerto_rico.components import CITY_SPACES, ISLAND_SPACES
from antilles.puerto_rico.expansions import all_expansions
from antilles.puerto_rico.layout import PLAYER, PLAYER_FLAGS
from antilles.puerto_rico.positions.memory import fill_counts

NUMBERS = {"victory_points": "vp_chips", "victory_points_on_paper": "vp_paper", "doubloons": "doubloons"}
NUMBERS |= {"limbo": "limbo"}
COUNTS = {"goods": "goods", "produced": "produced", "forests": "forest_of", "secret_forests": "secret_forest_of"}
SEAT_KEYS = (*NUMBERS, *COUNTS, "island", "city", "limbo_nobles", "city_nobles", *PLAYER_FLAGS)
BOX_NAMES = {expansion.box: expansion.id for expansion in all_expansions().values()}


def is_in_box(rules: Record, building: int) -> bool:
    """Whether a building comes with what is in play at this table."""
    return bool(rules.boxes >> buildings.BUILDINGS[building].box & 1)


def check_in_box(node: Node, rules: Record, building: int) -> None:
    """A building needs the expansion that has it."""
    if not is_in_box(rules, building):
        box = BOX_NAMES[buildings.BUILDINGS[building].box]
        raise node.fail(Message("pr-error-not-in-box", expansion=box))


def read_seat(node: Node, rules: Record, player: Any) -> None:
    """One player board."""
    keys = node.entries(SEAT_KEYS)
    for key, field in NUMBERS.items():
        if key in keys:
            setattr(player, field, keys[key].count(PLAYER.by_name[field].most_given))
    for key, field in COUNTS.items():
        if key in keys:
            fill_counts(player, field, keys[key], goods.NAMES)
    for flag in PLAYER_FLAGS:
        if flag in keys:
            setattr(player, flag, keys[flag].flag())
    if "island" in keys:
        read_island(keys["island"], player)
    if "city" in keys:
        read_city(keys["city"], rules, player)
    read_nobles(keys, player)
    forests = sum(player.forest_of) + sum(player.secret_forest_of)
    if forests > player.tiles[tiles.FOREST]:
        there = int(player.tiles[tiles.FOREST])
        raise node.fail(Message("pr-error-forests-named", given=forests, there=there))


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
                raise entry.fail(Message("pr-error-island-list"))
        else:
            given = {"tiles": entry}
        most, found = ISLAND_SPACES, [0, 0, 0]
        for place, part in enumerate(parts):
            most = found[place] = given[part].count(most) if part in given else 0
        player.tiles[tile] = found[0]
        if tile != tiles.FOREST:
            player.manned[tile], player.manned_nobles[tile] = found[1:]
        elif found[1]:
            raise entry.fail(Message("pr-error-forest-circle"))
    if sum(player.tiles) > ISLAND_SPACES:
        raise node.fail(Message("pr-error-island-full", given=sum(player.tiles), spaces=ISLAND_SPACES))


def read_city(node: Node, rules: Record, player: Any) -> None:
    """Buildings with the colonists in them, or a list of buildings with nobody in them."""
    if isinstance(node.value, list | tuple):
        names = [buildings.NAMES[entry.name(buildings.NAMES)] for entry in node.items()]
        if len(set(names)) < len(names):
            raise node.fail(Message("pr-error-city-twice"))
        node = Node(dict.fromkeys(names, 0), node.path)
    for name, entry in node.entries(buildings.NAMES).items():
        building = buildings.NAMES.index(name)
        check_in_box(entry, rules, building)
        player.city[building] = entry.count(buildings.BUILDINGS[building].circles)
        player.city_free -= buildings.BUILDINGS[building].spaces
    if player.city_free < 0:
        taken = CITY_SPACES - player.city_free
        raise node.fail(Message("pr-error-city-full", given=taken, spaces=CITY_SPACES))
