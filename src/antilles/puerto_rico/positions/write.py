"""A position as a document; the parts that everybody sees serve views too."""

from __future__ import annotations

from typing import Any

from antilles.core.layout import Record
from antilles.puerto_rico.actions import SLOT_NAMES
from antilles.puerto_rico.vocabulary import (
    BENEFIT_NAMES,
    BUILDING_NAMES,
    DECISION_NAMES,
    END_REASON_NAMES,
    GOOD_NAMES,
    MAYOR_PHASE,
    NO_BUILDING,
    NO_GOOD,
    NO_TILE,
    NOBODY,
    NOT_BUILT,
    PHASE_NAMES,
    ROLE_NAMES,
    STORAGE_PHASE,
    TILE_NAMES,
)


def named_counts(values: Any, names: tuple[str, ...]) -> dict[str, int]:
    """Counts by name, without the zeros."""
    return {name: int(value) for name, value in zip(names, values, strict=True) if value > 0}


def island_document(player: Record) -> dict[str, dict[str, int]]:
    """Island tiles by kind with the colonists on them."""
    return {
        name: {"tiles": int(tiles), "colonists": int(manned)}
        for name, tiles, manned in zip(TILE_NAMES, player.tiles, player.manned, strict=True)
        if tiles > 0
    }


def city_document(player: Record) -> dict[str, int]:
    """Buildings with the colonists in them."""
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
    if any(player.produced):
        document["produced"] = named_counts(player.produced, GOOD_NAMES)
    if player.wharf_used:
        document["wharf_used"] = True
    return document


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
        },
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
    }


def now_document(s: Record) -> dict[str, Any]:
    """What is going on: the phase, whose role, who is asked what, and what the phase remembers."""
    now: dict[str, Any] = {
        "phase": PHASE_NAMES[s.phase],
        "decision": DECISION_NAMES[s.decision],
        "turn": s.turn,
    }
    if s.role != NOBODY:
        now |= {"role": ROLE_NAMES[s.role], "holder": s.holder, "turns_done": s.turns_done, "step": s.step}
    if s.tile_placed != NO_TILE:
        now["tile_placed"] = TILE_NAMES[s.tile_placed]
    if s.new_building != NO_BUILDING:
        now["new_building"] = BUILDING_NAMES[s.new_building]
    for flag in ("hospice_used", "captain_paid"):
        if getattr(s, flag):
            now[flag] = True
    for number in ("discount", "idle_turns"):
        if getattr(s, number):
            now[number] = getattr(s, number)
    if s.phase == MAYOR_PHASE and s.slot < len(SLOT_NAMES):
        now["placing"] = SLOT_NAMES[s.slot]
    if s.phase == STORAGE_PHASE and s.slot < len(GOOD_NAMES):
        now["storing"] = GOOD_NAMES[s.slot]
        now["kept"] = {name: int(kept) for name, kept in zip(GOOD_NAMES, s.kept, strict=True) if kept >= 0}
    if any(s.offered):
        now["offered"] = named_counts(s.offered, BENEFIT_NAMES)
    return now


def write_position(config: dict[str, Any], rules: Record, s: Record) -> dict[str, Any]:
    """The whole position, secrets included."""
    table = open_table(rules, s)
    table["plantations"] = {
        "face_up": named_counts(s.face_up, GOOD_NAMES),
        "face_down": named_counts(s.face_down, GOOD_NAMES),
        "discards": named_counts(s.discards, GOOD_NAMES),
    }
    seats = [points_document(player) | open_player(player) for player in s.players[: rules.players]]
    generator = {"low": s.seed_low, "high": s.seed_high, "draws": s.draws}
    return {"game": "puerto-rico"} | config | table | {"seats": seats, "now": now_document(s), "generator": generator}
