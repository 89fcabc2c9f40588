"""Tables T1 to T5 of the ledger, and the differences of the editions, copied by hand."""

from __future__ import annotations

from typing import Any, NamedTuple

GOODS = ["corn", "indigo", "sugar", "tobacco", "coffee"]
CIRCLE_TILES = [*GOODS, "quarry"]
PRICES = {"corn": 0, "indigo": 1, "sugar": 2, "tobacco": 3, "coffee": 4}
TOKENS = {"corn": 10, "indigo": 11, "sugar": 11, "tobacco": 9, "coffee": 9}
PLANTATIONS = {"corn": 10, "indigo": 12, "sugar": 11, "tobacco": 9, "coffee": 8}
ISLAND_SPACES = 12
CITY_SPACES = 12
HOUSE_SPACES = 4
NOBLES = 20
FACTORY_PAY = [0, 0, 1, 2, 3, 5]
CLOISTER_POINTS = [0, 1, 3, 6, 10]
DRAFT_SPACES = {1: 1, 2: 2, 3: 1, 4: 1, 5: 2, 6: 1, 7: 1, 8: 2, 9: 1, 10: 5}
COMMON_ROLES = ["settler", "mayor", "builder", "craftsman", "trader", "captain"]
PROSPECTORS = {2: ["prospector"], 3: [], 4: ["prospector"], 5: ["prospector", "prospector 2"]}
DOUBLOONS = {2: 3, 3: 2, 4: 3, 5: 4}
POOL = {2: 65, 3: 75, 4: 100, 5: 126}
COLONISTS = {2: 40, 3: 55, 4: 75, 5: 95}
SHIPS = {2: [4, 6], 3: [4, 5, 6], 4: [5, 6, 7], 5: [6, 7, 8]}
START = {
    2: ["indigo", "corn"],
    3: ["indigo", "indigo", "corn"],
    4: ["indigo", "indigo", "corn", "corn"],
    5: ["indigo", "indigo", "indigo", "corn", "corn"],
}


class Building(NamedTuple):
    """One row of T5."""

    set: str
    kind: str
    cost: int
    points: int
    column: int
    circles: int
    copies: int
    good: str = ""

    @property
    def spaces(self) -> int:
        return 2 if self.kind == "large" else 1

    @property
    def violet(self) -> bool:
        return self.kind in ("violet", "large")


BUILDINGS = {
    "small indigo plant": Building("base", "small plant", 1, 1, 1, 1, 4, "indigo"),
    "small sugar mill": Building("base", "small plant", 2, 1, 1, 1, 4, "sugar"),
    "indigo plant": Building("base", "plant", 3, 2, 2, 3, 3, "indigo"),
    "sugar mill": Building("base", "plant", 4, 2, 2, 3, 3, "sugar"),
    "tobacco storage": Building("base", "plant", 5, 3, 3, 3, 3, "tobacco"),
    "coffee roaster": Building("base", "plant", 6, 3, 3, 2, 3, "coffee"),
    "small market": Building("base", "violet", 1, 1, 1, 1, 2),
    "hacienda": Building("base", "violet", 2, 1, 1, 1, 2),
    "construction hut": Building("base", "violet", 2, 1, 1, 1, 2),
    "small warehouse": Building("base", "violet", 3, 1, 1, 1, 2),
    "hospice": Building("base", "violet", 4, 2, 2, 1, 2),
    "office": Building("base", "violet", 5, 2, 2, 1, 2),
    "large market": Building("base", "violet", 5, 2, 2, 1, 2),
    "large warehouse": Building("base", "violet", 6, 2, 2, 1, 2),
    "factory": Building("base", "violet", 7, 3, 3, 1, 2),
    "university": Building("base", "violet", 8, 3, 3, 1, 2),
    "harbor": Building("base", "violet", 8, 3, 3, 1, 2),
    "wharf": Building("base", "violet", 9, 3, 3, 1, 2),
    "guild hall": Building("base", "large", 10, 4, 4, 1, 1),
    "residence": Building("base", "large", 10, 4, 4, 1, 1),
    "fortress": Building("base", "large", 10, 4, 4, 1, 1),
    "customs house": Building("base", "large", 10, 4, 4, 1, 1),
    "city hall": Building("base", "large", 10, 4, 4, 1, 1),
    "aqueduct": Building("I", "violet", 1, 1, 1, 1, 2),
    "forest house": Building("I", "violet", 2, 1, 1, 1, 2),
    "black market": Building("I", "violet", 2, 1, 1, 1, 2),
    "storehouse": Building("I", "violet", 3, 1, 1, 1, 2),
    "guest house": Building("I", "violet", 4, 2, 2, 2, 2),
    "trading post": Building("I", "violet", 5, 2, 2, 1, 2),
    "church": Building("I", "violet", 5, 2, 2, 1, 2),
    "small wharf": Building("I", "violet", 6, 2, 2, 1, 2),
    "lighthouse": Building("I", "violet", 7, 3, 3, 1, 2),
    "specialty factory": Building("I", "violet", 8, 3, 3, 1, 2),
    "library": Building("I", "violet", 8, 3, 3, 1, 2),
    "union hall": Building("I", "violet", 9, 3, 3, 1, 2),
    "statue": Building("I", "large", 10, 8, 4, 0, 1),
    "cloister": Building("I", "large", 10, 4, 4, 1, 1),
    "land office": Building("II", "violet", 2, 1, 1, 1, 2),
    "chapel": Building("II", "violet", 3, 1, 1, 1, 2),
    "hunting lodge": Building("II", "violet", 4, 2, 2, 1, 2),
    "zoning office": Building("II", "violet", 5, 2, 2, 1, 2),
    "royal supplier": Building("II", "violet", 6, 2, 2, 1, 2),
    "villa": Building("II", "violet", 7, 3, 3, 1, 2),
    "jeweler": Building("II", "plant", 8, 3, 3, 1, 2),
    "royal garden": Building("II", "large", 10, 4, 4, 1, 1),
}
PLACES = [*CIRCLE_TILES, *BUILDINGS]
"""Everything with circles, in the order in which placing asks (decision 0004)."""

EDITION_FLAGS: dict[str, tuple[Any, ...]] = {
    "residence_least_tiles": (0, 0, 0, 1),
    "vp_pool_5p": (122, 122, 126, 126),
    "mayor_rearrange": (False, True, True, True),
    "hospice_hacienda": ("one_colonist_either_tile", *["ordinary_tile_only"] * 3),
    "fortress_counts_limbo": (True, False, True, True),
    "customs_counts_paper": (True, True, True, True),
    "vp_end_any_phase": (True, True, True, True),
    "x1_office_trading_post": ("apart", "apart", "apart", "apart"),
    "x1_hacienda_forest_house": ("apart", "apart", "none", "none"),
    "forest_source": ("face_up_plantation", "face_up_plantation", "stock", "face_up_plantation"),
    "forest_hacienda": ("face_up_only", "face_up_only", "peek_then_return", "peek_then_place"),
    "guest_targets": ("all", "all", "all", "buildings"),
    "library_craftsman": ("any", "any", "different", "different"),
    "specialty_counts_bonus": (True, True, True, True),
    "x2_all_colonists": (False, False, False, False),
    "land_office_sale": ("discard", "discard", "discard", "open_row"),
    "land_office_forest": ("needs_forest_house", "needs_forest_house", "needs_forest_house", "sell_any"),
}
"""Classic, Polish, Rio Grande, 1897 (editions.md B1 to B5 and F)."""
EDITIONS = ["classic", "polish", "rio-grande", "1897"]


def flags_of(edition: str, options: dict[str, Any]) -> dict[str, Any]:
    """What an edition says, and what the table chose instead."""
    column = EDITIONS.index(edition)
    return {name: values[column] for name, values in EDITION_FLAGS.items()} | options
