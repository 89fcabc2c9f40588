"""What lies in the box: one row per good, tile, building and player count (ledger tables T1 to T5)."""

from __future__ import annotations

from dataclasses import dataclass

from antilles.core.jit import table
from antilles.puerto_rico.vocabulary import (
    BUILDING_NAMES,
    COFFEE,
    CORN,
    INDIGO,
    NO_GOOD,
    SUGAR,
    TOBACCO,
)

MOST_PLAYERS = 5
ISLAND_SPACES = 12
CITY_SPACES = 12
HOUSE_SPACES = 4
MOST_SHIPS = 3
SHIP_CAPACITIES = (4, 5, 6, 7, 8)

# T2 and T3: corn, indigo, sugar, tobacco, coffee; two players play with fewer (PR-TWO-01).
PLANTATION_TILES = (10, 12, 11, 9, 8)
QUARRY_TILES = 8
TILES_OUT_FOR_TWO = 3
GOOD_TOKENS = (10, 11, 11, 9, 9)
TOKENS_OUT_FOR_TWO = 2
PRICES = table((0, 1, 2, 3, 4))

# PR-BLD-FACTORY: doubloons by the number of kinds produced.
FACTORY_INCOME = table((0, 0, 1, 2, 3, 5))
# PR-BLD-CLOISTER: points by sets of three equal island tiles.
CLOISTER_POINTS = table((0, 1, 3, 6, 10))
# PR-X1-03: spaces of the board for violets, by cost.
DRAFT_SPACES = table((0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5))
DRAFTED_TYPES = 17
# PR-X2-02, PR-VAR-02: people and chips of the box.
NOBLES = 20
ALL_COLONISTS = 100
# PR-X4-01: goods drawn for the festival, and how many of each kind they are drawn from.
FESTIVAL_GOODS = 3
FESTIVAL_TOKENS_EACH = 3
FESTIVAL_COLUMN = 3
# PR-VAR-02: a game that never ends is scored after so many rounds.
MOST_ROUNDS = 300
# PR-BLD-RESIDENCE: points by filled island spaces.
RESIDENCE_POINTS = table((4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6, 7))


@dataclass(frozen=True)
class PlayerCount:
    """One column of table T1."""

    doubloons: int
    victory_points: int
    colonists: int
    ships: tuple[int, ...]
    prospectors: int
    picks_each: int
    starting_tiles: tuple[int, ...]


# PR-SETUP-01, -02, -04, -06, -07, -08; PR-TWO-01, -03. The pool of five players differs by edition (vp_pool_5p).
PLAYER_COUNTS = {
    2: PlayerCount(3, 65, 40, (4, 6), 1, 3, (INDIGO, CORN)),
    3: PlayerCount(2, 75, 55, (4, 5, 6), 0, 1, (INDIGO, INDIGO, CORN)),
    4: PlayerCount(3, 100, 75, (5, 6, 7), 1, 1, (INDIGO, INDIGO, CORN, CORN)),
    5: PlayerCount(4, 126, 95, (6, 7, 8), 2, 1, (INDIGO, INDIGO, INDIGO, CORN, CORN)),
}

PRODUCTION, VIOLET, LARGE_VIOLET = range(3)
KIND_NAMES = ("production", "violet", "large violet")


@dataclass(frozen=True)
class BuildingRow:
    """One row of table T5. `column` is the column of the board, which caps the quarries (PR-BUILDER-04)."""

    kind: int
    cost: int
    points: int
    column: int
    circles: int
    copies: int
    rule: str
    makes: int = NO_GOOD

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


# In the order of vocabulary.BUILDINGS; copies are for three to five players (PR-SETUP-03, PR-BLD-04).
BUILDING_ROWS = (
    BuildingRow(PRODUCTION, 1, 1, 1, 1, 4, "PR-BLD-SMALL-INDIGO-PLANT", INDIGO),
    BuildingRow(PRODUCTION, 2, 1, 1, 1, 4, "PR-BLD-SMALL-SUGAR-MILL", SUGAR),
    BuildingRow(PRODUCTION, 3, 2, 2, 3, 3, "PR-BLD-INDIGO-PLANT", INDIGO),
    BuildingRow(PRODUCTION, 4, 2, 2, 3, 3, "PR-BLD-SUGAR-MILL", SUGAR),
    BuildingRow(PRODUCTION, 5, 3, 3, 3, 3, "PR-BLD-TOBACCO-STORAGE", TOBACCO),
    BuildingRow(PRODUCTION, 6, 3, 3, 2, 3, "PR-BLD-COFFEE-ROASTER", COFFEE),
    BuildingRow(VIOLET, 1, 1, 1, 1, 2, "PR-BLD-SMALL-MARKET"),
    BuildingRow(VIOLET, 2, 1, 1, 1, 2, "PR-BLD-HACIENDA"),
    BuildingRow(VIOLET, 2, 1, 1, 1, 2, "PR-BLD-CONSTRUCTION-HUT"),
    BuildingRow(VIOLET, 3, 1, 1, 1, 2, "PR-BLD-SMALL-WAREHOUSE"),
    BuildingRow(VIOLET, 4, 2, 2, 1, 2, "PR-BLD-HOSPICE"),
    BuildingRow(VIOLET, 5, 2, 2, 1, 2, "PR-BLD-OFFICE"),
    BuildingRow(VIOLET, 5, 2, 2, 1, 2, "PR-BLD-LARGE-MARKET"),
    BuildingRow(VIOLET, 6, 2, 2, 1, 2, "PR-BLD-LARGE-WAREHOUSE"),
    BuildingRow(VIOLET, 7, 3, 3, 1, 2, "PR-BLD-FACTORY"),
    BuildingRow(VIOLET, 8, 3, 3, 1, 2, "PR-BLD-UNIVERSITY"),
    BuildingRow(VIOLET, 8, 3, 3, 1, 2, "PR-BLD-HARBOR"),
    BuildingRow(VIOLET, 9, 3, 3, 1, 2, "PR-BLD-WHARF"),
    BuildingRow(LARGE_VIOLET, 10, 4, 4, 1, 1, "PR-BLD-GUILD-HALL"),
    BuildingRow(LARGE_VIOLET, 10, 4, 4, 1, 1, "PR-BLD-RESIDENCE"),
    BuildingRow(LARGE_VIOLET, 10, 4, 4, 1, 1, "PR-BLD-FORTRESS"),
    BuildingRow(LARGE_VIOLET, 10, 4, 4, 1, 1, "PR-BLD-CUSTOMS-HOUSE"),
    BuildingRow(LARGE_VIOLET, 10, 4, 4, 1, 1, "PR-BLD-CITY-HALL"),
    # Expansion I (PR-X1-01)
    BuildingRow(VIOLET, 1, 1, 1, 1, 2, "PR-BLD-AQUEDUCT"),
    BuildingRow(VIOLET, 2, 1, 1, 1, 2, "PR-BLD-FOREST-HOUSE"),
    BuildingRow(VIOLET, 2, 1, 1, 1, 2, "PR-BLD-BLACK-MARKET"),
    BuildingRow(VIOLET, 3, 1, 1, 1, 2, "PR-BLD-STOREHOUSE"),
    BuildingRow(VIOLET, 4, 2, 2, 2, 2, "PR-BLD-GUEST-HOUSE"),
    BuildingRow(VIOLET, 5, 2, 2, 1, 2, "PR-BLD-TRADING-POST"),
    BuildingRow(VIOLET, 5, 2, 2, 1, 2, "PR-BLD-CHURCH"),
    BuildingRow(VIOLET, 6, 2, 2, 1, 2, "PR-BLD-SMALL-WHARF"),
    BuildingRow(VIOLET, 7, 3, 3, 1, 2, "PR-BLD-LIGHTHOUSE"),
    BuildingRow(VIOLET, 8, 3, 3, 1, 2, "PR-BLD-SPECIALTY-FACTORY"),
    BuildingRow(VIOLET, 8, 3, 3, 1, 2, "PR-BLD-LIBRARY"),
    BuildingRow(VIOLET, 9, 3, 3, 1, 2, "PR-BLD-UNION-HALL"),
    BuildingRow(LARGE_VIOLET, 10, 8, 4, 0, 1, "PR-BLD-STATUE"),
    BuildingRow(LARGE_VIOLET, 10, 4, 4, 1, 1, "PR-BLD-CLOISTER"),
    # Expansion II (PR-X2-01)
    BuildingRow(VIOLET, 2, 1, 1, 1, 2, "PR-BLD-LAND-OFFICE"),
    BuildingRow(VIOLET, 3, 1, 1, 1, 2, "PR-BLD-CHAPEL"),
    BuildingRow(VIOLET, 4, 2, 2, 1, 2, "PR-BLD-HUNTING-LODGE"),
    BuildingRow(VIOLET, 5, 2, 2, 1, 2, "PR-BLD-ZONING-OFFICE"),
    BuildingRow(VIOLET, 6, 2, 2, 1, 2, "PR-BLD-ROYAL-SUPPLIER"),
    BuildingRow(VIOLET, 7, 3, 3, 1, 2, "PR-BLD-VILLA"),
    BuildingRow(PRODUCTION, 8, 3, 3, 1, 2, "PR-BLD-JEWELER"),
    BuildingRow(LARGE_VIOLET, 10, 4, 4, 1, 1, "PR-BLD-ROYAL-GARDEN"),
)
assert len(BUILDING_ROWS) == len(BUILDING_NAMES)

# The same rows as the rules read them.
COLUMN = table([row.column for row in BUILDING_ROWS])
POINTS = table([row.points for row in BUILDING_ROWS])
CIRCLES = table([row.circles for row in BUILDING_ROWS])
SPACES = table([row.spaces for row in BUILDING_ROWS])
MAKES = table([row.makes for row in BUILDING_ROWS])
GUILD_POINTS = table([row.guild_points for row in BUILDING_ROWS])
COST = table([row.cost for row in BUILDING_ROWS])
IS_VIOLET = table([int(row.kind != PRODUCTION) for row in BUILDING_ROWS])
