"""Why a ship leaves, and why the game ends."""

from dataclasses import dataclass

from antilles.core.declarations import Catalogue


@dataclass(frozen=True)
class Ending:
    """An end of a ship's stay or of the game."""

    name: str
    rule: str


DEPARTURES, ENDINGS = Catalogue[Ending](), Catalogue[Ending]()
departure = DEPARTURES.declares(Ending)


def ending(name: str, *, rule: str) -> int:
    """Declare why the game may end; returns its bit in State.ended."""
    return 1 << ENDINGS.add(Ending(name, rule))


DEMAND_MET = departure("demand met", rule="SDC-SHIP-1")
CHECKERED_FLAG = departure("checkered flag", rule="SDC-SHIP-1")
FOUR_ZEROS = departure("four zeros", rule="SDC-SHIP-6")

LAST_SHIP = ending("seventh ship left", rule="SDC-END-1")
TURN_LIMIT = ending("turn limit", rule="SDC-AMB-30")

BITS = {1 << number: row for number, row in enumerate(ENDINGS)}
NAMES = {bit: row.name for bit, row in BITS.items()}
EVERY_BIT = sum(BITS)


def named_ends(bits: int) -> list[str]:
    """The ends that have come, by name."""
    return [name for bit, name in NAMES.items() if bits & bit]
