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

QUARRY = 5
PLANTATIONS = GOODS
TILES = (*PLANTATIONS, QUARRY)
TILE_NAMES = (*GOOD_NAMES, "quarry")

# Roles. With five players there are two prospector cards, each with its own doubloons.
SETTLER, MAYOR, BUILDER, CRAFTSMAN, TRADER, CAPTAIN, PROSPECTOR, SECOND_PROSPECTOR = range(8)
ROLES = tuple(range(8))
ROLE_NAMES = ("settler", "mayor", "builder", "craftsman", "trader", "captain", "prospector", "prospector 2")

# Buildings: production buildings first, then small violets by cost, then large violets.
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
) = range(23)
BUILDINGS = tuple(range(23))
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
)

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
) = range(10)
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
) = range(17)
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
) = range(7)
BENEFITS = tuple(range(7))
BENEFIT_NAMES = (
    "factory doubloons",
    "trader's extra doubloon",
    "small market doubloon",
    "large market doubloons",
    "captain's extra victory point",
    "harbor victory point",
    "prospector's doubloon",
)

# Why the game ends; bits of State.ended.
COLONISTS_SHORT, CITY_FULL, POINTS_GONE = 1, 2, 4
END_REASONS = (COLONISTS_SHORT, CITY_FULL, POINTS_GONE)
END_REASON_NAMES = {
    COLONISTS_SHORT: "colonists short",
    CITY_FULL: "city full",
    POINTS_GONE: "victory points gone",
}
END_REASON_RULES = {COLONISTS_SHORT: "PR-END-01", CITY_FULL: "PR-END-02", POINTS_GONE: "PR-END-03"}

# Where a colonist comes from.
FROM_SUPPLY, FROM_SHIP = range(2)

# What gave a colonist, by the decision that offered him.
COLONIST_NAMES = {MAYOR_PRIVILEGE: "mayor", HOSPICE_COLONIST: "hospice", UNIVERSITY_COLONIST: "university"}
