"""A position as a document; the parts that everybody sees serve views too."""

from __future__ import annotations

from typing import Any

from antilles.core.document import write_generator
from antilles.core.layout import Record
from antilles.puerto_rico.actions import SLOT_NAMES
from antilles.puerto_rico.positions.memory import numbers_document
from antilles.puerto_rico.vocabulary import (
    BENEFIT_NAMES,
    BUILDING_NAMES,
    DECISION_NAMES,
    END_REASON_NAMES,
    FOREST,
    GOOD_NAMES,
    NO_BUILDING,
    NO_GOOD,
    NO_TILE,
    NOBODY,
    NOT_BUILT,
    PHASE_NAMES,
    ROLE_NAMES,
    TILE_NAMES,
)

PLAYER_FLAGS = ("wharf_used", "small_wharf_used", "captain_turn")


def named_counts(values: Any, names: tuple[str, ...]) -> dict[str, int]:
    """Counts by name, without the zeros."""
    return {name: int(value) for name, value in zip(names, values, strict=True) if value > 0}


def island_document(player: Record) -> dict[str, dict[str, int]]:
    """Island tiles by kind with the people on them; forests have no circle."""
    island: dict[str, dict[str, int]] = {}
    for tile, tiles in enumerate(player.tiles):
        if tiles > 0:
            island[TILE_NAMES[tile]] = {"tiles": int(tiles)}
            if tile != FOREST:
                island[TILE_NAMES[tile]]["colonists"] = int(player.manned[tile])
                if player.manned_nobles[tile]:
                    island[TILE_NAMES[tile]]["nobles"] = int(player.manned_nobles[tile])
    return island


def city_document(player: Record) -> dict[str, int]:
    """Buildings with the people in them."""
    return {name: int(inside) for name, inside in zip(BUILDING_NAMES, player.city, strict=True) if inside != NOT_BUILT}


def open_player(player: Record) -> dict[str, Any]:
    """What everybody sees of a player board (PR-SETUP-09); victory points are left to the caller."""
    document: dict[str, Any] = {
        "doubloons": player.doubloons,
        "goods": named_counts(player.goods, GOOD_NAMES),
        "island": island_document(player),
        "city": city_document(player),
        "limbo": player.limbo,
    }
    if any(player.city_nobles):
        document["city_nobles"] = named_counts(player.city_nobles, BUILDING_NAMES)
    if player.limbo_nobles:
        document["limbo_nobles"] = player.limbo_nobles
    if any(player.forest_of):
        document["forests"] = named_counts(player.forest_of, GOOD_NAMES)
    if any(player.produced):
        document["produced"] = named_counts(player.produced, GOOD_NAMES)
    for flag in PLAYER_FLAGS:
        if getattr(player, flag):
            document[flag] = True
    return document


def secret_player(player: Record) -> dict[str, Any]:
    """What only the owner knows of a board, besides points: plantations laid face down unseen."""
    return {"secret_forests": named_counts(player.secret_forest_of, GOOD_NAMES)} if any(player.secret_forest_of) else {}


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
            for role, name in enumerate(ROLE_NAMES)
            if rules.role_in_play[role]
        },
        "supply": {
            "victory_points": s.vp_pool,
            "colonists": s.colonist_supply,
            "quarries": s.quarries,
            "goods": named_counts(s.goods_supply, GOOD_NAMES),
        }
        | ({"nobles": s.noble_supply} if rules.nobles else {}),
        "colonist_ship": s.colonist_ship,
        "ships": [
            {
                "spaces": int(rules.capacity[ship]),
                "good": None if s.ship_kind[ship] == NO_GOOD else GOOD_NAMES[s.ship_kind[ship]],
                "load": int(s.ship_load[ship]),
            }
            for ship in range(rules.ships)
        ],
        "trading_house": named_counts(s.house, GOOD_NAMES),
        "buildings": named_counts(s.stock, BUILDING_NAMES),
        "ended": [name for reason, name in END_REASON_NAMES.items() if s.ended & reason],
    } | expansion_table(rules, s)


def expansion_table(rules: Record, s: Record) -> dict[str, Any]:
    """What the expansions add to the table, where they are in play."""
    table: dict[str, Any] = {}
    if rules.nobles:
        table["ship_nobles"] = s.ship_nobles
    if rules.draft:
        table["drafted"] = [name for building, name in enumerate(BUILDING_NAMES) if s.drafted >> building & 1]
    if s.wanted != NOBODY:
        table["wanted"] = s.wanted
    if s.takeover_role != NOBODY:
        table["takeover"] = {"role": ROLE_NAMES[s.takeover_role], "seat": s.takeover_seat}
    if rules.festival:
        table["festival"] = {
            "plantation": None if s.goal_plantation == NO_TILE else GOOD_NAMES[s.goal_plantation],
            "goods": named_counts(s.goal_goods, GOOD_NAMES),
            "building": None if s.goal_building == NO_BUILDING else BUILDING_NAMES[s.goal_building],
        }
    return table


def now_document(rules: Record, s: Record) -> dict[str, Any]:
    """What is going on, as everybody sees it: the phase, whose role, who is asked what, what the phase remembers."""
    now: dict[str, Any] = {
        "phase": PHASE_NAMES[s.phase],
        "decision": DECISION_NAMES[s.decision],
        "turn": s.turn,
    }
    if s.role != NOBODY:
        now |= {"role": ROLE_NAMES[s.role], "turns_done": s.turns_done, "step": s.step}
    if s.holder != NOBODY:
        now["holder"] = s.holder
    now |= numbers_document(s)
    if s.tile_placed != NO_TILE:
        now["tile_placed"] = TILE_NAMES[s.tile_placed]
    if s.new_building != NO_BUILDING:
        now["new_building"] = BUILDING_NAMES[s.new_building]
    if s.window:
        now["window"] = [seat for seat in range(rules.players) if s.window >> seat & 1]
    if s.placing:
        now |= {"placing_for": DECISION_NAMES[s.placing], "placer": s.placer, "placing": SLOT_NAMES[s.slot]}
    elif s.slot:
        now["slot"] = s.slot
    if any(kept >= 0 for kept in s.kept):
        now["kept"] = {name: int(kept) for name, kept in zip(GOOD_NAMES, s.kept, strict=True) if kept >= 0}
    if any(s.offered):
        now |= {"offered": named_counts(s.offered, BENEFIT_NAMES), "beneficiary": s.beneficiary}
    return now


def secret_now(s: Record) -> dict[str, Any]:
    """A tile that the seat on turn has seen and not laid yet."""
    return {} if s.tile_peeked == NO_TILE else {"tile_peeked": GOOD_NAMES[s.tile_peeked]}


def secret_top(s: Record) -> dict[str, Any]:
    """A face-down tile that one seat has seen."""
    return {} if s.top_tile == NO_TILE else {"top_tile": GOOD_NAMES[s.top_tile], "top_seen_by": s.top_seen_by}


def write_position(config: dict[str, Any], rules: Record, s: Record) -> dict[str, Any]:
    """The whole position, secrets included."""
    table = open_table(rules, s)
    table["plantations"] = {
        "face_up": named_counts(s.face_up, GOOD_NAMES),
        "face_down": named_counts(s.face_down, GOOD_NAMES),
        "discards": named_counts(s.discards, GOOD_NAMES),
    } | secret_top(s)
    seats = [
        points_document(player) | open_player(player) | secret_player(player) for player in s.players[: rules.players]
    ]
    generator = write_generator(s)
    now = now_document(rules, s) | secret_now(s)
    return {"game": "puerto-rico"} | config | table | {"seats": seats, "now": now, "generator": generator}
