"""Why the game ends: one row per condition, each a bit of State.ended."""

from dataclasses import dataclass

from antilles.core.declarations import Catalogue


@dataclass(frozen=True)
class Ending:
    """An end condition."""

    name: str
    rule: str


ENDINGS = Catalogue[Ending]()


def ending(name: str, *, rule: str) -> int:
    """Declare an end condition; returns its bit."""
    return 1 << ENDINGS.add(Ending(name, rule))


COLONISTS_SHORT = ending("colonists short", rule="PR-END-01")
CITY_FULL = ending("city full", rule="PR-END-02")
POINTS_GONE = ending("victory points gone", rule="PR-END-03")
ROUNDS_SPENT = ending("300 rounds spent", rule="PR-VAR-02")

BITS = {1 << number: row for number, row in enumerate(ENDINGS)}
NAMES = {bit: row.name for bit, row in BITS.items()}
EVERY_BIT = sum(BITS)
