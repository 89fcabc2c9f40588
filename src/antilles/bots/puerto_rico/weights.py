"""What things are worth to a bot that plays by rules of thumb: one table, in hundredths of a victory point.

Every line has the reason a player would give. Styles are other values of the same table.
"""

from antilles.bots.weights import LARGE, USUAL, Style, Weight, weight_table
from antilles.core.layout import Field
from antilles.core.records import Record
from antilles.puerto_rico import buildings

# fmt: off
WEIGHTS = (
    Weight("doubloon_early", 216, "Money at the start buys buildings that work for the whole game."),
    Weight("doubloon_late", 51, "Near the end a doubloon only adds to a last building."),
    Weight("others", 79, "What the others gain by my role is taken off, in hundredths of their mean."),
    Weight("ship_good", 40, "A good made in a round is mostly shipped later, for a point or less."),
    Weight("sell_good", 8, "A dear good may be sold: by its price."),
    Weight("corn_extra", 27, "Corn needs no building, so it is made at once."),
    Weight("lone_tile", 34, "A plantation without its building is worth this share of one with it, in hundredths."),
    Weight("lone_works", 24, "A production building without its plantation, likewise."),
    Weight("variety", 68, "A kind nobody else sells is easy to sell, and the factory pays for kinds."),
    Weight("quarry", 33, "A quarry saves a doubloon on most buildings still to be built; the first ones most."),
    Weight("colonist", 57, "One more person on an empty circle that does something."),
    Weight("idle_colonist", 11, "One more person who finds nothing to do still counts for a fortress."),
    Weight("good_now", 13, "A good in hand, to be shipped or sold soon."),
    Weight("good_price", 6, "A dear good in hand, by its price."),
    Weight("spoiled", 36, "A good that will not be stored is lost."),
    Weight("keep_for_sale", 17, "Shipping a good that sells well gives up the sale, by its price."),
    Weight("wharf_reserve", 45, "The wharf is better kept for goods that no ship takes."),
    Weight("block", 10, "Starting a ship with few goods keeps the others off it, for each space left."),
    Weight("city_end", 25, "Filling the city ends the game, which suits whoever is ahead."),
    Weight("black_market", 70, "A piece returned to the black market is worth more than the doubloon it saves."),
    Weight("noble", 130, "A noble is a point at the end and works like a colonist."),
    Weight("robbed_point", 100, "A point is a point."),
    Weight("raided_good", 60, "A good from a raid, and the others lose the ship's progress."),
    Weight("festival", 300, "A festival prize is three points, three doubloons or three colonists."),
)

FUNCTIONS = {
    # What an occupied violet does for its owner in each round still to come.
    buildings.SMALL_MARKET: 20,
    buildings.HACIENDA: 12,
    buildings.CONSTRUCTION_HUT: 6,
    buildings.SMALL_WAREHOUSE: 19,
    buildings.HOSPICE: 15,
    buildings.OFFICE: 56,
    buildings.LARGE_MARKET: 47,
    buildings.LARGE_WAREHOUSE: 5,
    buildings.FACTORY: 9,
    buildings.UNIVERSITY: 25,
    buildings.HARBOR: 326,
    buildings.WHARF: 72,
    buildings.AQUEDUCT: 26,
    buildings.FOREST_HOUSE: 20,
    buildings.BLACK_MARKET: 16,
    buildings.STOREHOUSE: 24,
    buildings.GUEST_HOUSE: 30,
    buildings.TRADING_POST: 34,
    buildings.CHURCH: 36,
    buildings.SMALL_WHARF: 44,
    buildings.LIGHTHOUSE: 40,
    buildings.SPECIALTY_FACTORY: 34,
    buildings.LIBRARY: 58,
    buildings.UNION_HALL: 60,
    buildings.LAND_OFFICE: 14,
    buildings.CHAPEL: 34,
    buildings.HUNTING_LODGE: 10,
    buildings.ZONING_OFFICE: 30,
    buildings.ROYAL_SUPPLIER: 40,
    buildings.VILLA: 50,
    buildings.JEWELER: 34,
}  # The factory counts kinds on top (estimates.py); large violets are counted by what they score.
# fmt: on

TABLE = weight_table(
    WEIGHTS, Field("function", "What a violet does in a round.", (buildings.COUNT,), least=-LARGE, most=LARGE)
)
# fmt: off
STYLES = {style.name: style for style in (
    USUAL,
    Style("shipper", "Corn, harbor and wharf; sells little.", {"ship_good": 150, "corn_extra": 300, "sell_good": 50, "keep_for_sale": 20}, {buildings.HARBOR: 200, buildings.WHARF: 200, buildings.SMALL_WAREHOUSE: 150, buildings.LARGE_WAREHOUSE: 150, buildings.LIGHTHOUSE: 180}),
    Style("builder", "Money first, then large buildings.", {"doubloon_early": 135, "doubloon_late": 160, "sell_good": 170, "ship_good": 80, "city_end": 300}, {buildings.LARGE_MARKET: 160, buildings.SMALL_MARKET: 150, buildings.OFFICE: 150, buildings.UNIVERSITY: 150}),
    Style("factory", "Every kind of good, and the factory.", {"variety": 260, "ship_good": 90}, {buildings.FACTORY: 330, buildings.LARGE_MARKET: 130}),
    Style("quarry-banker", "Quarries early, buildings for little money.", {"quarry": 260, "doubloon_early": 120}, {buildings.CONSTRUCTION_HUT: 300, buildings.FOREST_HOUSE: 200}),
    Style("spoiler", "Takes what hurts the others most.", {"others": 210, "block": 400}, {}),
)}
# fmt: on


def weights_of(style: Style) -> Record:
    """The weights of a style."""
    return style.filled(TABLE, WEIGHTS, FUNCTIONS)


__all__ = ["STYLES", "TABLE", "USUAL", "weights_of"]
