"""Every building, one row each (ledger table T5, PR-X1-01, PR-X2-01): what it costs, scores, holds and makes.

What a building does is a function in the phase where it acts; its rule id finds it. New rows go at the end.
"""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

from antilles.core.declarations import Catalogue
from antilles.puerto_rico import goods

PRODUCTION, VIOLET, LARGE_VIOLET = range(3)
KIND_NAMES = ("production", "violet", "large violet")

# The boxes buildings come in: the base game, expansion I, expansion II. Numbers of a box need not lie together.
BASE, NEW, NOBLES = range(3)

NONE = -1
NOT_BUILT = -1
LARGE_COLUMN = 4


@dataclass(frozen=True)
class Building:
    """One building. `column` is the column of the board, which caps the quarries (PR-BUILDER-04)."""

    name: str
    kind: int
    cost: int
    points: int
    column: int
    copies: int
    rule: str
    circles: int = 1
    box: int = BASE
    makes: int = goods.NONE

    @property
    def spaces(self) -> int:
        """City spaces it takes: PR-BLD-05, a large building takes two."""
        return 2 if self.kind == LARGE_VIOLET else 1

    @property
    def guild_points(self) -> int:
        """PR-BLD-GUILD-HALL: 1 for a small production building (those of the first column), 2 for any other."""
        if self.kind != PRODUCTION:
            return 0
        return 1 if self.column == 1 else 2

    @property
    def is_violet(self) -> bool:
        """Whether it is a violet, small or large."""
        return self.kind != PRODUCTION

    @property
    def in_draft(self) -> bool:
        """PR-X1-02: violets of the base game and of expansion I are drafted."""
        return self.is_violet and self.box in (BASE, NEW)


BUILDINGS = Catalogue[Building]()


def production(name: str, **figures: Any) -> int:
    """Declare a production building."""
    return BUILDINGS.add(Building(name, PRODUCTION, **figures))


def violet(name: str, *, points: int, **figures: Any) -> int:
    """Declare a small violet: two copies (PR-SETUP-03, PR-BLD-04), in the column of its points."""
    return BUILDINGS.add(Building(name, VIOLET, points=points, column=points, copies=2, **figures))


def large(name: str, *, points: int = 4, **figures: Any) -> int:
    """Declare a large violet: one copy in the fourth column, for 10 doubloons (PR-BLD-05)."""
    return BUILDINGS.add(Building(name, LARGE_VIOLET, 10, points, LARGE_COLUMN, copies=1, **figures))


# fmt: off
SMALL_INDIGO_PLANT = production("small indigo plant", cost=1, points=1, column=1, circles=1, copies=4, makes=goods.INDIGO, rule="PR-BLD-SMALL-INDIGO-PLANT")
SMALL_SUGAR_MILL = production("small sugar mill", cost=2, points=1, column=1, circles=1, copies=4, makes=goods.SUGAR, rule="PR-BLD-SMALL-SUGAR-MILL")
INDIGO_PLANT = production("indigo plant", cost=3, points=2, column=2, circles=3, copies=3, makes=goods.INDIGO, rule="PR-BLD-INDIGO-PLANT")
SUGAR_MILL = production("sugar mill", cost=4, points=2, column=2, circles=3, copies=3, makes=goods.SUGAR, rule="PR-BLD-SUGAR-MILL")
TOBACCO_STORAGE = production("tobacco storage", cost=5, points=3, column=3, circles=3, copies=3, makes=goods.TOBACCO, rule="PR-BLD-TOBACCO-STORAGE")
COFFEE_ROASTER = production("coffee roaster", cost=6, points=3, column=3, circles=2, copies=3, makes=goods.COFFEE, rule="PR-BLD-COFFEE-ROASTER")
SMALL_MARKET = violet("small market", cost=1, points=1, rule="PR-BLD-SMALL-MARKET")
HACIENDA = violet("hacienda", cost=2, points=1, rule="PR-BLD-HACIENDA")
CONSTRUCTION_HUT = violet("construction hut", cost=2, points=1, rule="PR-BLD-CONSTRUCTION-HUT")
SMALL_WAREHOUSE = violet("small warehouse", cost=3, points=1, rule="PR-BLD-SMALL-WAREHOUSE")
HOSPICE = violet("hospice", cost=4, points=2, rule="PR-BLD-HOSPICE")
OFFICE = violet("office", cost=5, points=2, rule="PR-BLD-OFFICE")
LARGE_MARKET = violet("large market", cost=5, points=2, rule="PR-BLD-LARGE-MARKET")
LARGE_WAREHOUSE = violet("large warehouse", cost=6, points=2, rule="PR-BLD-LARGE-WAREHOUSE")
FACTORY = violet("factory", cost=7, points=3, rule="PR-BLD-FACTORY")
UNIVERSITY = violet("university", cost=8, points=3, rule="PR-BLD-UNIVERSITY")
HARBOR = violet("harbor", cost=8, points=3, rule="PR-BLD-HARBOR")
WHARF = violet("wharf", cost=9, points=3, rule="PR-BLD-WHARF")
GUILD_HALL = large("guild hall", rule="PR-BLD-GUILD-HALL")
RESIDENCE = large("residence", rule="PR-BLD-RESIDENCE")
FORTRESS = large("fortress", rule="PR-BLD-FORTRESS")
CUSTOMS_HOUSE = large("customs house", rule="PR-BLD-CUSTOMS-HOUSE")
CITY_HALL = large("city hall", rule="PR-BLD-CITY-HALL")
AQUEDUCT = violet("aqueduct", cost=1, points=1, box=NEW, rule="PR-BLD-AQUEDUCT")
FOREST_HOUSE = violet("forest house", cost=2, points=1, box=NEW, rule="PR-BLD-FOREST-HOUSE")
BLACK_MARKET = violet("black market", cost=2, points=1, box=NEW, rule="PR-BLD-BLACK-MARKET")
STOREHOUSE = violet("storehouse", cost=3, points=1, box=NEW, rule="PR-BLD-STOREHOUSE")
GUEST_HOUSE = violet("guest house", cost=4, points=2, circles=2, box=NEW, rule="PR-BLD-GUEST-HOUSE")
TRADING_POST = violet("trading post", cost=5, points=2, box=NEW, rule="PR-BLD-TRADING-POST")
CHURCH = violet("church", cost=5, points=2, box=NEW, rule="PR-BLD-CHURCH")
SMALL_WHARF = violet("small wharf", cost=6, points=2, box=NEW, rule="PR-BLD-SMALL-WHARF")
LIGHTHOUSE = violet("lighthouse", cost=7, points=3, box=NEW, rule="PR-BLD-LIGHTHOUSE")
SPECIALTY_FACTORY = violet("specialty factory", cost=8, points=3, box=NEW, rule="PR-BLD-SPECIALTY-FACTORY")
LIBRARY = violet("library", cost=8, points=3, box=NEW, rule="PR-BLD-LIBRARY")
UNION_HALL = violet("union hall", cost=9, points=3, box=NEW, rule="PR-BLD-UNION-HALL")
STATUE = large("statue", points=8, circles=0, box=NEW, rule="PR-BLD-STATUE")
CLOISTER = large("cloister", box=NEW, rule="PR-BLD-CLOISTER")
LAND_OFFICE = violet("land office", cost=2, points=1, box=NOBLES, rule="PR-BLD-LAND-OFFICE")
CHAPEL = violet("chapel", cost=3, points=1, box=NOBLES, rule="PR-BLD-CHAPEL")
HUNTING_LODGE = violet("hunting lodge", cost=4, points=2, box=NOBLES, rule="PR-BLD-HUNTING-LODGE")
ZONING_OFFICE = violet("zoning office", cost=5, points=2, box=NOBLES, rule="PR-BLD-ZONING-OFFICE")
ROYAL_SUPPLIER = violet("royal supplier", cost=6, points=2, box=NOBLES, rule="PR-BLD-ROYAL-SUPPLIER")
VILLA = violet("villa", cost=7, points=3, box=NOBLES, rule="PR-BLD-VILLA")
JEWELER = production("jeweler", cost=8, points=3, column=3, circles=1, copies=2, box=NOBLES, rule="PR-BLD-JEWELER")
ROYAL_GARDEN = large("royal garden", box=NOBLES, rule="PR-BLD-ROYAL-GARDEN")
# fmt: on

NAMES, COUNT = BUILDINGS.names, len(BUILDINGS)
ALL = tuple(range(COUNT))
IN_DRAFT = BUILDINGS.where(lambda row: row.in_draft)
MAKERS = 1 + BUILDINGS.where(lambda row: row.makes != goods.NONE)[-1]
"""Buildings from this number on make no goods."""


def below(boxes: Collection[int]) -> int:
    """The first number after the buildings of these boxes."""
    return 1 + BUILDINGS.where(lambda row: row.box in boxes)[-1]


column_of = BUILDINGS.column(lambda row: row.column, "The column of the board a building stands in.")
points_of = BUILDINGS.column(lambda row: row.points, "The printed points of a building.")
circles_of = BUILDINGS.column(lambda row: row.circles, "The circles of a building.")
spaces_of = BUILDINGS.column(lambda row: row.spaces, "The city spaces a building takes.")
product_of = BUILDINGS.column(lambda row: row.makes, "The good a building makes, goods.NONE for most.")
guild_points_of = BUILDINGS.column(lambda row: row.guild_points, "What a building is worth to a guild hall.")
printed_cost_of = BUILDINGS.column(lambda row: row.cost, "The printed cost of a building.")
is_violet = BUILDINGS.column(lambda row: int(row.is_violet), "1 for a violet, small or large.")
is_in_draft = BUILDINGS.column(lambda row: int(row.in_draft), "1 for a violet that is drafted.")
