"""A second scorer, slow and written from the rule pages alone: it reads the position document, not the records."""

from __future__ import annotations

from typing import Any

# name: (printed points, kind)
CATALOGUE = {
    "small indigo plant": (1, "small plant"),
    "small sugar mill": (1, "small plant"),
    "indigo plant": (2, "plant"),
    "sugar mill": (2, "plant"),
    "tobacco storage": (3, "plant"),
    "coffee roaster": (3, "plant"),
    "small market": (1, "violet"),
    "hacienda": (1, "violet"),
    "construction hut": (1, "violet"),
    "small warehouse": (1, "violet"),
    "hospice": (2, "violet"),
    "office": (2, "violet"),
    "large market": (2, "violet"),
    "large warehouse": (2, "violet"),
    "factory": (3, "violet"),
    "university": (3, "violet"),
    "harbor": (3, "violet"),
    "wharf": (3, "violet"),
    "guild hall": (4, "violet"),
    "residence": (4, "violet"),
    "fortress": (4, "violet"),
    "customs house": (4, "violet"),
    "city hall": (4, "violet"),
    "aqueduct": (1, "violet"),
    "forest house": (1, "violet"),
    "black market": (1, "violet"),
    "storehouse": (1, "violet"),
    "guest house": (2, "violet"),
    "trading post": (2, "violet"),
    "church": (2, "violet"),
    "small wharf": (2, "violet"),
    "lighthouse": (3, "violet"),
    "specialty factory": (3, "violet"),
    "library": (3, "violet"),
    "union hall": (3, "violet"),
    "statue": (8, "violet"),
    "cloister": (4, "violet"),
    "land office": (1, "violet"),
    "chapel": (1, "violet"),
    "hunting lodge": (2, "violet"),
    "zoning office": (2, "violet"),
    "royal supplier": (2, "violet"),
    "villa": (3, "violet"),
    "jeweler": (3, "plant"),
    "royal garden": (4, "violet"),
}


def large_building_points(seat: dict[str, Any], edition: str) -> int:
    """Extra points of the occupied large buildings."""
    city = seat["city"]
    extra = 0
    if city.get("guild hall"):
        extra += sum({"small plant": 1, "plant": 2}.get(CATALOGUE[name][1], 0) for name in city)
    if city.get("residence"):
        filled = sum(entry["tiles"] for entry in seat["island"].values())
        extra += max(4, filled - 5) if filled or edition != "1897" else 0
    if city.get("fortress"):
        people = sum(entry.get("colonists", 0) for entry in seat["island"].values()) + sum(city.values())
        extra += (people if edition == "polish" else people + seat["limbo"]) // 3
    if city.get("customs house"):
        extra += (seat["victory_points"] + seat["victory_points_on_paper"]) // 4
    if city.get("cloister"):
        sets = sum(entry["tiles"] // 3 for entry in seat["island"].values())
        extra += sets * (sets + 1) // 2
    if city.get("royal garden"):
        extra += nobles(seat)
    if city.get("city hall"):
        extra += sum(CATALOGUE[name][1] == "violet" for name in city)
    return extra


def nobles(seat: dict[str, Any]) -> int:
    """Nobles on a board, wherever they stand."""
    on_tiles = sum(entry.get("nobles", 0) for entry in seat["island"].values())
    return int(on_tiles + sum(seat.get("city_nobles", {}).values()) + seat.get("limbo_nobles", 0))


def total(seat: dict[str, Any], edition: str) -> int:
    """A seat's final score."""
    printed = sum(CATALOGUE[name][0] for name in seat["city"])
    chips = seat["victory_points"] + seat["victory_points_on_paper"]
    return int(chips + printed + large_building_points(seat, edition) + nobles(seat))


def winners(position: dict[str, Any]) -> list[int]:
    """Most points; then most doubloons plus goods; then shared."""
    ranked = [
        (total(seat, position["edition"]), seat["doubloons"] + sum(seat["goods"].values()))
        for seat in position["seats"]
    ]
    return [seat for seat, rank in enumerate(ranked) if rank == max(ranked)]
