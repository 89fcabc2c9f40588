"""A position as a document; the parts that everybody sees serve views too."""

from __future__ import annotations

from typing import Any

from antilles.core.document import write_generator
from antilles.core.events import NOBODY
from antilles.core.layout import Record
from antilles.puerto_rico import buildings, endings, goods, roles, tiles
from antilles.puerto_rico.layout import PLAYER_FLAGS
from antilles.puerto_rico.positions.counts import named_counts
from antilles.puerto_rico.positions.memory import now_document, secret_now


def island_document(player: Record) -> dict[str, dict[str, int]]:
    """Island tiles by kind with the people on them; forests have no circle."""
    island: dict[str, dict[str, int]] = {}
    for tile, number in enumerate(player.tiles):
        if number > 0:
            island[tiles.NAMES[tile]] = {"tiles": int(number)}
            if tile != tiles.FOREST:
                island[tiles.NAMES[tile]]["colonists"] = int(player.manned[tile])
                if player.manned_nobles[tile]:
                    island[tiles.NAMES[tile]]["nobles"] = int(player.manned_nobles[tile])
    return island


def city_document(player: Record) -> dict[str, int]:
    """Buildings with the people in them."""
    return {
        name: int(inside)
        for name, inside in zip(buildings.NAMES, player.city, strict=True)
        if inside != buildings.NOT_BUILT
    }


def open_player(player: Record) -> dict[str, Any]:
    """What everybody sees of a player board (PR-SETUP-09); victory points are left to the caller."""
    document: dict[str, Any] = {
        "doubloons": player.doubloons,
        "goods": named_counts(player.goods, goods.NAMES),
        "island": island_document(player),
        "city": city_document(player),
        "limbo": player.limbo,
    }
    if any(player.city_nobles):
        document["city_nobles"] = named_counts(player.city_nobles, buildings.NAMES)
    if player.limbo_nobles:
        document["limbo_nobles"] = player.limbo_nobles
    if any(player.forest_of):
        document["forests"] = named_counts(player.forest_of, goods.NAMES)
    if any(player.produced):
        document["produced"] = named_counts(player.produced, goods.NAMES)
    for flag in PLAYER_FLAGS:
        if getattr(player, flag):
            document[flag] = True
    return document


def secret_player(player: Record) -> dict[str, Any]:
    """What only the owner knows of a board, besides points: plantations laid face down unseen."""
    return (
        {"secret_forests": named_counts(player.secret_forest_of, goods.NAMES)} if any(player.secret_forest_of) else {}
    )


def points_document(player: Record) -> dict[str, int]:
    """A player's victory points so far, without buildings."""
    return {"victory_points": player.vp_chips, "victory_points_on_paper": player.vp_paper}


def open_table(rules: Record, s: Record) -> dict[str, Any]:
    """What everybody sees of the table."""
    return {
        "round": s.round,
        "governor": s.governor,
        "roles": {
            name: {
                "doubloons": int(s.role_doubloons[role]),
                "taken_by": None if s.role_holder[role] == NOBODY else int(s.role_holder[role]),
            }
            for role, name in enumerate(roles.NAMES)
            if rules.role_in_play[role]
        },
        "supply": {
            "victory_points": s.vp_pool,
            "colonists": s.colonist_supply,
            "quarries": s.quarries,
            "goods": named_counts(s.goods_supply, goods.NAMES),
        }
        | ({"nobles": s.noble_supply} if rules.nobles else {}),
        "colonist_ship": s.colonist_ship,
        "ships": [
            {
                "spaces": int(rules.capacity[ship]),
                "good": None if s.ship_kind[ship] == goods.NONE else goods.NAMES[s.ship_kind[ship]],
                "load": int(s.ship_load[ship]),
            }
            for ship in range(rules.ships)
        ],
        "trading_house": named_counts(s.house, goods.NAMES),
        "buildings": named_counts(s.stock, buildings.NAMES),
        "ended": [name for reason, name in endings.NAMES.items() if s.ended & reason],
    } | expansion_table(rules, s)


def expansion_table(rules: Record, s: Record) -> dict[str, Any]:
    """What the expansions add to the table, where they are in play."""
    table: dict[str, Any] = {}
    if rules.nobles:
        table["ship_nobles"] = s.ship_nobles
    if rules.draft:
        table["drafted"] = [name for building, name in enumerate(buildings.NAMES) if s.drafted >> building & 1]
    if s.wanted != NOBODY:
        table["wanted"] = s.wanted
    if s.takeover_role != NOBODY:
        table["takeover"] = {"role": roles.NAMES[s.takeover_role], "seat": s.takeover_seat}
    if rules.festival:
        table["festival"] = {
            "plantation": None if s.goal_plantation == tiles.NONE else goods.NAMES[s.goal_plantation],
            "goods": named_counts(s.goal_goods, goods.NAMES),
            "building": None if s.goal_building == buildings.NONE else buildings.NAMES[s.goal_building],
        }
    return table


def secret_top(s: Record) -> dict[str, Any]:
    """A face-down tile that one seat has seen."""
    return {} if s.top_tile == tiles.NONE else {"top_tile": goods.NAMES[s.top_tile], "top_seen_by": s.top_seen_by}


def script_document(s: Record) -> dict[str, Any]:
    """Draws that a document has arranged, the next one first."""
    return {"next": [goods.NAMES[s.script[place]] for place in reversed(range(s.scripted))]} if s.scripted else {}


def write_position(config: dict[str, Any], rules: Record, s: Record) -> dict[str, Any]:
    """The whole position, secrets included."""
    table = open_table(rules, s)
    table["plantations"] = {
        "face_up": named_counts(s.face_up, goods.NAMES),
        "face_down": named_counts(s.face_down, goods.NAMES),
        "discards": named_counts(s.discards, goods.NAMES),
    }
    table["plantations"] |= secret_top(s) | script_document(s)
    seats = [
        points_document(player) | open_player(player) | secret_player(player) for player in s.players[: rules.players]
    ]
    generator = write_generator(s)
    now = now_document(rules, s) | secret_now(s)
    return {"game": "puerto-rico"} | config | table | {"seats": seats, "now": now, "generator": generator}
