"""The ids by which messages call the things of the game: `good-rum`, `venue-bank`, `die-white`."""

from antilles.core.messages import NOTHING, thing
from antilles.santiago import cubans, flowers, goods, venues

PORT = "port"


def good_id(good: int) -> str:
    """A good."""
    return thing("good", goods.NAMES[good])


def die_id(good: int) -> str:
    """The die of a good, by its colour; wood has none."""
    return thing("die", goods.GOODS[good].colour or None)


def cuban_id(cuban: int) -> str:
    """A Cuban, or none."""
    return NOTHING if cuban == cubans.NONE else thing("cuban", cubans.NAMES[cuban])


def stop_id(cuban: int) -> str:
    """What is at a stop: a Cuban, or the port."""
    return PORT if cuban == cubans.NONE else cuban_id(cuban)


def venue_id(venue: int) -> str:
    """A venue; for a pawn off the board, none."""
    return NOTHING if venue == venues.NONE else thing("venue", venues.NAMES[venue])


def flower_id(flower: int) -> str:
    """A flower, or none."""
    return NOTHING if flower == flowers.NONE else thing("flower", flowers.NAMES[flower])
