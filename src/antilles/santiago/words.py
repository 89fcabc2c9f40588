"""Words for numbers and names."""

from __future__ import annotations

from antilles.santiago.vocabulary import CUBAN_TITLES, GOOD_NAMES, VENUE_NAMES

TITLES = {
    "bank": "the bank",
    "customs": "the customs house",
    "cafe": "the café",
    "contractor": "the contractor's office",
}


def venue_title(venue: int) -> str:
    """A venue in a sentence."""
    return TITLES.get(VENUE_NAMES[venue], f"the {VENUE_NAMES[venue]}")


def cuban_title(cuban: int) -> str:
    """A Cuban in a sentence."""
    return CUBAN_TITLES[cuban]


def pesos(number: int) -> str:
    """So many pesos."""
    return "1 peso" if number == 1 else f"{number} pesos"


def stops(number: int) -> str:
    """So many stops."""
    return "1 stop" if number == 1 else f"{number} stops"


def goods(good: int, number: int) -> str:
    """So many goods of a kind."""
    return f"{number} {GOOD_NAMES[good]}"


GIFT_TITLES = (*GOOD_NAMES, "peso", "VP")


def gift(what: int) -> str:
    """One thing that is given."""
    return f"1 {GIFT_TITLES[what]}"
