"""Why a ship leaves, and why the game ends."""

from __future__ import annotations

from dataclasses import dataclass

from antilles.core.declarations import Catalogue


@dataclass(frozen=True)
class Ending:
    """An end of a ship's stay or of the game: its name, a sentence about it, and the rule."""

    name: str
    sentence: str
    rule: str


DEPARTURES = Catalogue[Ending]()
DEMAND_MET = DEPARTURES.add(Ending("demand met", "all demand is met", "SDC-SHIP-1"))
CHECKERED_FLAG = DEPARTURES.add(
    Ending("checkered flag", "the price marker reached the checkered flag", "SDC-SHIP-1")
)
FOUR_ZEROS = DEPARTURES.add(Ending("four zeros", "nothing is wanted", "SDC-SHIP-6"))

ENDS = Catalogue[Ending]()
"""Why the game ended; in the state each is a bit."""
LAST_SHIP = 1 << ENDS.add(Ending("seventh ship left", "The game is over after {turns}.", "SDC-END-1"))
TURN_LIMIT = 1 << ENDS.add(
    Ending(
        "turn limit",
        "{turns} have been played, as many as this table allows; the game is scored as it stands.",
        "SDC-AMB-30",
    )
)
END_NAMES = {1 << number: name for number, name in enumerate(ENDS.names)}


def named_ends(bits: int) -> list[str]:
    """The ends that have come, by name."""
    return [name for bit, name in END_NAMES.items() if bits & bit]
