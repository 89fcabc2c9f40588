"""PR-SETUP-*, PR-TWO-01 and what expansions and variants change: everything of a first position that is not chance."""

from __future__ import annotations

from collections import Counter
from typing import Any

from tests.differential.puerto_rico_reference.tables import (
    BUILDINGS,
    COLONISTS,
    COMMON_ROLES,
    DOUBLOONS,
    GOODS,
    NOBLES,
    PLANTATIONS,
    POOL,
    PROSPECTORS,
    SHIPS,
    START,
    TOKENS,
    flags_of,
)

ALL_COLONISTS = 100


def expected(
    edition: str, n: int, expansions: list[str], variants: list[str], options: dict[str, Any], draft: list[str]
) -> dict[str, Any]:
    """The first position; plantations, tokens and buildings are counted over the whole table, wherever they lie."""
    flags = flags_of(edition, options)
    roles = [*COMMON_ROLES, *PROSPECTORS[n], *(["smuggler"] if "smuggler" in expansions else [])]
    poorer = [bool(flags.get("corn_seats_poorer")) and tile == "corn" for tile in START[n]]
    colonists = COLONISTS[n]
    if "long-game" in variants or ("nobles" in expansions and flags["x2_all_colonists"]):
        colonists = ALL_COLONISTS - n
    pool = flags["vp_pool_5p"] if n == 5 or "long-game" in variants else POOL[n]
    return {
        "roles": roles,
        "doubloons": [DOUBLOONS[n] - less for less in poorer],
        "islands": [{tile: {"tiles": 1, "colonists": 0}} for tile in START[n]],
        "pool": pool,
        "colonists": colonists + ("nobles" in expansions),
        "nobles": NOBLES - 1 if "nobles" in expansions else 0,
        "ship": (n, int("nobles" in expansions)),
        "ships": SHIPS[n],
        "quarries": 5 if n == 2 else 8,
        "plantations": {kind: number - (3 if n == 2 else 0) for kind, number in PLANTATIONS.items()},
        "row": n + 1,
        "tokens": {good: number - (2 if n == 2 else 0) for good, number in TOKENS.items()},
        "buildings": {name: number for name in BUILDINGS if (number := copies(name, n, expansions, variants, draft))},
    }


def copies(name: str, n: int, expansions: list[str], variants: list[str], draft: list[str]) -> int:
    """T1 and T5, PR-X1-01, PR-X2-01, PR-VAR-01, R-35."""
    row = BUILDINGS[name]
    if row.set == "II" and "nobles" not in expansions:
        return 0
    if row.violet and row.set != "II":
        if "one-of-each" in variants:
            return 1
        if "buildings" in expansions and name not in draft:
            return 0
        if "buildings" not in expansions and row.set == "I":
            return 0
    if not row.violet:
        return 2 if n == 2 else row.copies
    return 1 if n == 2 or "one-of-each" in variants else row.copies


def found(position: dict[str, Any]) -> dict[str, Any]:
    """The same of a position."""
    seats, supply, plantations = position["seats"], position["supply"], position["plantations"]
    festival = position.get("festival") or {"plantation": None, "goods": {}, "building": None}
    tiles = Counter(plantations["face_up"]) + Counter(plantations["face_down"])
    tiles += Counter(kind for seat in seats for kind in seat["island"])
    tiles += Counter([festival["plantation"]] if festival["plantation"] else [])
    stock = Counter(position["buildings"])
    goal = festival["building"]
    spare = position["players"] == 2 or ("one-of-each" in position["variants"] and goal and BUILDINGS[goal].violet)
    if goal and not spare:
        stock[goal] += 1
    tokens = Counter(supply["goods"]) + Counter(festival["goods"])
    return {
        "roles": list(position["roles"]),
        "doubloons": [seat["doubloons"] for seat in seats],
        "islands": [seat["island"] for seat in seats],
        "pool": supply["victory_points"],
        "colonists": supply["colonists"],
        "nobles": supply.get("nobles", 0),
        "ship": (position["colonist_ship"], position.get("ship_nobles", 0)),
        "ships": [ship["spaces"] for ship in position["ships"]],
        "quarries": supply["quarries"],
        "plantations": {kind: tiles[kind] for kind in GOODS},
        "row": sum(plantations["face_up"].values()),
        "tokens": {good: tokens[good] for good in GOODS},
        "buildings": {name: stock[name] for name in BUILDINGS if stock[name]},
    }
