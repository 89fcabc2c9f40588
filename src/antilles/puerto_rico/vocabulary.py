"""The words of the game: every good, tile, role, building, phase and decision has one number and one English name."""

from __future__ import annotations

from typing import TypeAlias

Good: TypeAlias = int
Tile: TypeAlias = int
Role: TypeAlias = int
Building: TypeAlias = int
Phase: TypeAlias = int
Decision: TypeAlias = int
Seat: TypeAlias = int

NOBODY = -1
NO_GOOD = -1
NO_TILE = -1
NOT_BUILT = -1
NO_BUILDING = -1

# Goods; the first five tiles are the plantations of the same numbers.
CORN, INDIGO, SUGAR, TOBACCO, COFFEE = range(5)
GOODS = (CORN, INDIGO, SUGAR, TOBACCO, COFFEE)
GOOD_NAMES = ("corn", "indigo", "sugar", "tobacco", "coffee")

QUARRY, FOREST = 5, 6
PLANTATIONS = GOODS
TILES = (*PLANTATIONS, QUARRY, FOREST)
TILE_NAMES = (*GOOD_NAMES, "quarry", "forest")
TILES_WITH_CIRCLES = (*PLANTATIONS, QUARRY)

# Roles. With five players there are two prospector cards, each with its own doubloons.
SETTLER, MAYOR, BUILDER, CRAFTSMAN, TRADER, CAPTAIN, PROSPECTOR, SECOND_PROSPECTOR, SMUGGLER = range(9)
ROLES = tuple(range(9))
ROLE_NAMES = (
    "settler",
    "mayor",
    "builder",
    "craftsman",
    "trader",
    "captain",
    "prospector",
    "prospector 2",
    "smuggler",
)

# Buildings: production, small violets by cost, large violets; then those of expansion I and of expansion II.
(
    SMALL_INDIGO_PLANT,
    SMALL_SUGAR_MILL,
    INDIGO_PLANT,
    SUGAR_MILL,
    TOBACCO_STORAGE,
    COFFEE_ROASTER,
    SMALL_MARKET,
    HACIENDA,
    CONSTRUCTION_HUT,
    SMALL_WAREHOUSE,
    HOSPICE,
    OFFICE,
    LARGE_MARKET,
    LARGE_WAREHOUSE,
    FACTORY,
    UNIVERSITY,
    HARBOR,
    WHARF,
    GUILD_HALL,
    RESIDENCE,
    FORTRESS,
    CUSTOMS_HOUSE,
    CITY_HALL,
    AQUEDUCT,
    FOREST_HOUSE,
    BLACK_MARKET,
    STOREHOUSE,
    GUEST_HOUSE,
    TRADING_POST,
    CHURCH,
    SMALL_WHARF,
    LIGHTHOUSE,
    SPECIALTY_FACTORY,
    LIBRARY,
    UNION_HALL,
    STATUE,
    CLOISTER,
    LAND_OFFICE,
    CHAPEL,
    HUNTING_LODGE,
    ZONING_OFFICE,
    ROYAL_SUPPLIER,
    VILLA,
    JEWELER,
    ROYAL_GARDEN,
) = range(45)
BUILDINGS = tuple(range(45))
BUILDING_NAMES = (
    "small indigo plant",
    "small sugar mill",
    "indigo plant",
    "sugar mill",
    "tobacco storage",
    "coffee roaster",
    "small market",
    "hacienda",
    "construction hut",
    "small warehouse",
    "hospice",
    "office",
    "large market",
    "large warehouse",
    "factory",
    "university",
    "harbor",
    "wharf",
    "guild hall",
    "residence",
    "fortress",
    "customs house",
    "city hall",
    "aqueduct",
    "forest house",
    "black market",
    "storehouse",
    "guest house",
    "trading post",
    "church",
    "small wharf",
    "lighthouse",
    "specialty factory",
    "library",
    "union hall",
    "statue",
    "cloister",
    "land office",
    "chapel",
    "hunting lodge",
    "zoning office",
    "royal supplier",
    "villa",
    "jeweler",
    "royal garden",
)
BASE_BUILDINGS = range(AQUEDUCT)
NEW_BUILDINGS = range(AQUEDUCT, LAND_OFFICE)
NOBLE_BUILDINGS = range(LAND_OFFICE, len(BUILDING_NAMES))

# Phases: what is going on at the table.
(
    ROLE_CHOICE,
    SETTLER_PHASE,
    MAYOR_PHASE,
    BUILDER_PHASE,
    CRAFTSMAN_PHASE,
    TRADER_PHASE,
    CAPTAIN_PHASE,
    STORAGE_PHASE,
    PROSPECTOR_PHASE,
    GAME_OVER,
    DRAFT_PHASE,
    SMUGGLER_PHASE,
) = range(12)
PHASE_NAMES = (
    "role choice",
    "settler",
    "mayor",
    "builder",
    "craftsman",
    "trader",
    "captain",
    "storage",
    "prospector",
    "game over",
    "draft",
    "smuggler",
)

# Decisions: what the seat on turn is asked (ledger section 22).
(
    NOTHING,
    ROLE_PICK,
    HACIENDA_DRAW,
    SETTLER_TAKE,
    HOSPICE_COLONIST,
    MAYOR_PRIVILEGE,
    MAYOR_PLACE,
    BUILDER_BUILD,
    UNIVERSITY_COLONIST,
    CRAFTSMAN_BONUS,
    TRADER_SELL,
    CAPTAIN_LOAD,
    STORE_GOODS,
    CRAFTSMAN_PRODUCE,
    TAKE_BENEFIT,
    BUILDER_PRIVILEGE,
    QUARRIES_USED,
    DRAFT_PICK,
    FOREST_PLACE,
    LIBRARY_TILE,
    LODGE_DISCARD,
    VILLA_TAKE,
    SHIP_TAKE,
    PLACE_NOBLES,
    BLACK_MARKET_PERSON,
    BLACK_MARKET_GOOD,
    BLACK_MARKET_POINT,
    GUEST_MOVE,
    SMALL_WHARF_LOAD,
    UNION_ORDER,
    ROYAL_SUPPLY,
    SMUGGLER_MODE,
    LURE_NOBLE,
    LURE_PLACE,
    FESTIVAL_PLACE,
) = range(35)
DECISION_NAMES = (
    "nothing",
    "role pick",
    "hacienda draw",
    "settler take",
    "hospice colonist",
    "mayor privilege",
    "mayor place",
    "builder build",
    "university colonist",
    "craftsman bonus",
    "trader sell",
    "captain load",
    "store goods",
    "craftsman produce",
    "take benefit",
    "builder privilege",
    "quarries used",
    "draft pick",
    "forest place",
    "library tile",
    "lodge discard",
    "villa take",
    "ship take",
    "place nobles",
    "black market person",
    "black market good",
    "black market point",
    "guest move",
    "small wharf load",
    "union order",
    "royal supply",
    "smuggler mode",
    "lure noble",
    "lure place",
    "festival place",
)

# Benefits that nobody declines; tables with `ask_everything` ask about each.
(
    FACTORY_PAY,
    TRADER_PAY,
    SMALL_MARKET_PAY,
    LARGE_MARKET_PAY,
    CAPTAIN_POINT,
    HARBOR_POINT,
    PROSPECTOR_PAY,
    CHURCH_POINT,
    LIGHTHOUSE_PAY,
    LIGHTHOUSE_CAPTAIN_PAY,
    UNION_POINT,
    CHAPEL_PAY,
    CHAPEL_POINT,
    JEWELER_PAY,
    SPECIALTY_PAY,
    LODGE_POINT,
    FESTIVAL_PAY,
    FESTIVAL_POINT,
    ROBBERY_POINT,
) = range(19)
BENEFITS = tuple(range(19))
BENEFIT_NAMES = (
    "factory doubloons",
    "trader's extra doubloon",
    "small market doubloon",
    "large market doubloons",
    "captain's extra victory point",
    "harbor victory point",
    "prospector's doubloon",
    "church victory points",
    "lighthouse doubloon",
    "lighthouse doubloon of the captain",
    "union hall victory points",
    "chapel doubloon",
    "chapel victory point",
    "jeweler doubloons",
    "specialty factory doubloons",
    "hunting lodge victory points",
    "festival doubloons",
    "festival victory points",
    "robbery victory points",
)

# Why the game ends; bits of State.ended.
COLONISTS_SHORT, CITY_FULL, POINTS_GONE, ROUNDS_SPENT = 1, 2, 4, 8
END_REASONS = (COLONISTS_SHORT, CITY_FULL, POINTS_GONE, ROUNDS_SPENT)
END_REASON_NAMES = {
    COLONISTS_SHORT: "colonists short",
    CITY_FULL: "city full",
    POINTS_GONE: "victory points gone",
    ROUNDS_SPENT: "300 rounds spent",
}
END_REASON_RULES = {
    COLONISTS_SHORT: "PR-END-01",
    CITY_FULL: "PR-END-02",
    POINTS_GONE: "PR-END-03",
    ROUNDS_SPENT: "PR-VAR-02",
}

# Where a person comes from, and who it is.
FROM_SUPPLY, FROM_SHIP = range(2)
COLONIST_PERSON, NOBLE_PERSON = range(2)
PERSON_NAMES = ("colonist", "noble")

# What gave a colonist, by the decision that offered him.
COLONIST_NAMES = {
    MAYOR_PRIVILEGE: "mayor",
    HOSPICE_COLONIST: "hospice",
    UNIVERSITY_COLONIST: "university",
    VILLA_TAKE: "villa",
    FESTIVAL_PLACE: "festival",
    LURE_PLACE: "luring",
}
