"""What each building that makes no good does, in a few words."""

from __future__ import annotations

from antilles.puerto_rico.components import BUILDING_ROWS
from antilles.puerto_rico.vocabulary import (
    AQUEDUCT,
    BLACK_MARKET,
    CHAPEL,
    CHURCH,
    CITY_HALL,
    CLOISTER,
    CONSTRUCTION_HUT,
    CUSTOMS_HOUSE,
    FACTORY,
    FOREST_HOUSE,
    FORTRESS,
    GOOD_NAMES,
    GUEST_HOUSE,
    GUILD_HALL,
    HACIENDA,
    HARBOR,
    HOSPICE,
    HUNTING_LODGE,
    JEWELER,
    LAND_OFFICE,
    LARGE_MARKET,
    LARGE_WAREHOUSE,
    LIBRARY,
    LIGHTHOUSE,
    NO_GOOD,
    OFFICE,
    RESIDENCE,
    ROYAL_GARDEN,
    ROYAL_SUPPLIER,
    SMALL_MARKET,
    SMALL_WAREHOUSE,
    SMALL_WHARF,
    SPECIALTY_FACTORY,
    STATUE,
    STOREHOUSE,
    TRADING_POST,
    UNION_HALL,
    UNIVERSITY,
    VILLA,
    WHARF,
    ZONING_OFFICE,
)
from antilles.puerto_rico.words import plural

BUILDING_REMARKS = {
    SMALL_MARKET: "1 doubloon more a sale",
    HACIENDA: "first a face-down tile",
    CONSTRUCTION_HUT: "quarries for you too",
    SMALL_WAREHOUSE: "store one kind whole",
    HOSPICE: "a colonist on a new tile",
    OFFICE: "sell a kind sold before",
    LARGE_MARKET: "2 doubloons more a sale",
    LARGE_WAREHOUSE: "store two kinds whole",
    FACTORY: "doubloons by kinds made",
    UNIVERSITY: "new buildings are manned",
    HARBOR: "1 point more a load",
    WHARF: "a ship of your own",
    GUILD_HALL: "end: production buildings",
    RESIDENCE: "end: a full island",
    FORTRESS: "end: your colonists",
    CUSTOMS_HOUSE: "end: points from the game",
    CITY_HALL: "end: violet buildings",
    AQUEDUCT: "1 indigo and 1 sugar more",
    FOREST_HOUSE: "forests cheapen building",
    BLACK_MARKET: "pay with other pieces too",
    STOREHOUSE: "store 3 single goods more",
    GUEST_HOUSE: "2 colonists in reserve",
    TRADING_POST: "sell without the house",
    CHURCH: "points for building",
    SMALL_WHARF: "own ship, half the points",
    LIGHTHOUSE: "a doubloon for every load",
    SPECIALTY_FACTORY: "doubloons for one kind",
    LIBRARY: "your privileges doubled",
    UNION_HALL: "points for goods you hold",
    STATUE: "8 points and no effect",
    CLOISTER: "end: sets of equal tiles",
    LAND_OFFICE: "buy a plantation; noble: sell one",
    CHAPEL: "1 doubloon; noble: 1 point",
    HUNTING_LODGE: "give up tiles; noble: 2 points",
    ZONING_OFFICE: "1 off small, noble: 2 off large",
    ROYAL_SUPPLIER: "a point per noble for goods",
    VILLA: "a noble more from the mayor",
    JEWELER: "a doubloon for every noble",
    ROYAL_GARDEN: "end: a point for every noble",
}


def building_words(building: int) -> str:
    """What a building does: the good it is for, or its function."""
    row = BUILDING_ROWS[building]
    if row.makes != NO_GOOD:
        return f"{plural(row.circles, 'circle')} for {GOOD_NAMES[row.makes]}"
    return BUILDING_REMARKS[building]
