"""The four flowers: each lies over three venues and stands on two Cubans' cards."""

from dataclasses import dataclass

from antilles.core.declarations import Catalogue

VENUES_EACH = 3
NONE = -1


@dataclass(frozen=True)
class Flower:
    """A flower, by its colour."""

    name: str
    rule: str


FLOWERS = Catalogue[Flower]()
flower = FLOWERS.declares(Flower)

YELLOW = flower("yellow", rule="SDC-SETUP-1")
BLUE = flower("blue", rule="SDC-SETUP-1")
RED = flower("red", rule="SDC-SETUP-1")
WHITE = flower("white", rule="SDC-SETUP-1")

NAMES, COUNT = FLOWERS.names, len(FLOWERS)
