"""The four flowers: each lies over three venues and stands on two Cubans' cards."""

from __future__ import annotations

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
YELLOW = FLOWERS.add(Flower("yellow", "SDC-SETUP-1"))
BLUE = FLOWERS.add(Flower("blue", "SDC-SETUP-1"))
RED = FLOWERS.add(Flower("red", "SDC-SETUP-1"))
WHITE = FLOWERS.add(Flower("white", "SDC-SETUP-1"))

NAMES = FLOWERS.names
