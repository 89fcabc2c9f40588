"""What each building that makes no good does, in a few words."""

from __future__ import annotations

from antilles.puerto_rico import buildings, goods
from antilles.puerto_rico.words import plural

BUILDING_REMARKS = {
    buildings.SMALL_MARKET: "1 doubloon more a sale",
    buildings.HACIENDA: "first a face-down tile",
    buildings.CONSTRUCTION_HUT: "quarries for you too",
    buildings.SMALL_WAREHOUSE: "store one kind whole",
    buildings.HOSPICE: "a colonist on a new tile",
    buildings.OFFICE: "sell a kind sold before",
    buildings.LARGE_MARKET: "2 doubloons more a sale",
    buildings.LARGE_WAREHOUSE: "store two kinds whole",
    buildings.FACTORY: "doubloons by kinds made",
    buildings.UNIVERSITY: "new buildings are manned",
    buildings.HARBOR: "1 point more a load",
    buildings.WHARF: "a ship of your own",
    buildings.GUILD_HALL: "end: production buildings",
    buildings.RESIDENCE: "end: a full island",
    buildings.FORTRESS: "end: your colonists",
    buildings.CUSTOMS_HOUSE: "end: points from the game",
    buildings.CITY_HALL: "end: violet buildings",
    buildings.AQUEDUCT: "1 indigo and 1 sugar more",
    buildings.FOREST_HOUSE: "forests cheapen building",
    buildings.BLACK_MARKET: "pay with other pieces too",
    buildings.STOREHOUSE: "store 3 single goods more",
    buildings.GUEST_HOUSE: "2 colonists in reserve",
    buildings.TRADING_POST: "sell without the house",
    buildings.CHURCH: "points for building",
    buildings.SMALL_WHARF: "own ship, half the points",
    buildings.LIGHTHOUSE: "a doubloon for every load",
    buildings.SPECIALTY_FACTORY: "doubloons for one kind",
    buildings.LIBRARY: "your privileges doubled",
    buildings.UNION_HALL: "points for goods you hold",
    buildings.STATUE: "8 points and no effect",
    buildings.CLOISTER: "end: sets of equal tiles",
    buildings.LAND_OFFICE: "buy a plantation; noble: sell one",
    buildings.CHAPEL: "1 doubloon; noble: 1 point",
    buildings.HUNTING_LODGE: "give up tiles; noble: 2 points",
    buildings.ZONING_OFFICE: "1 off small, noble: 2 off large",
    buildings.ROYAL_SUPPLIER: "a point per noble for goods",
    buildings.VILLA: "a noble more from the mayor",
    buildings.JEWELER: "a doubloon for every noble",
    buildings.ROYAL_GARDEN: "end: a point for every noble",
}


def building_words(building: int) -> str:
    """What a building does: the good it is for, or its function."""
    row = buildings.BUILDINGS[building]
    if row.makes != goods.NONE:
        return f"{plural(row.circles, 'circle')} for {goods.NAMES[row.makes]}"
    return BUILDING_REMARKS[building]
