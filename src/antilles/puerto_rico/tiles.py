"""Island tiles: the plantation of each good, the quarry, the forest of expansion I."""

from dataclasses import dataclass

from antilles.core.declarations import Catalogue
from antilles.puerto_rico import goods


@dataclass(frozen=True)
class Tile:
    """A kind of tile: how many there are (forests are plantations or come from an endless stock), its circle."""

    name: str
    number: int = 0
    has_circle: bool = True


TILES = Catalogue[Tile]()
tile = TILES.declares(Tile)

for _row in goods.GOODS:  # a plantation has the number of its good
    tile(_row.name, number=_row.plantations)
QUARRY = tile("quarry", number=8)
FOREST = tile("forest", has_circle=False)

NAMES, COUNT = TILES.names, len(TILES)
ALL = tuple(range(COUNT))
NONE = -1
WITH_CIRCLES = TILES.where(lambda row: row.has_circle)
CIRCLE_KINDS = len(WITH_CIRCLES)
OUT_FOR_TWO = 3
"""PR-TWO-01: tiles of each kind that two players leave in the box."""

STOCK_FOREST = goods.COUNT
"""In place of the plantation on a forest's face: it came from the stock."""
UNSEEN = -1
"""In place of the plantation on a forest's face: only its owner has seen it."""

# Who stands on a tile that is given up.
NOBODY_ON_IT, COLONIST_ON_IT, NOBLE_ON_IT = range(3)
