"""What every Cuban gives and every venue does, in a few words."""

from __future__ import annotations

from antilles.santiago.components import (
    BANK_PESOS,
    CAFE_POINTS,
    CASINO_PESOS,
    CHURCH_POINTS,
    CONTRACTOR_POINTS,
    CUBAN_ROWS,
    NEWSPAPER_PESOS,
    SAWMILL_PESOS,
    SAWMILL_POINTS,
)
from antilles.santiago.vocabulary import (
    ALONSO,
    BANK,
    BLACK_MARKET,
    CAFE,
    CASINO,
    CHURCH,
    CIGAR_FACTORY,
    CONTRACTOR,
    CUBANS,
    CUSTOMS,
    DISTILLERY,
    EL_ZORRO,
    GOOD_NAMES,
    NEWSPAPER,
    PABLO,
    PORT_AUTHORITY,
    SAWMILL,
)
from antilles.santiago.words import pesos

SPECIAL_CUBANS = {PABLO: "any 1 good", EL_ZORRO: "each gives 1", ALONSO: "capture, use"}
SPECIAL_CUBANS_AT_LENGTH = {
    PABLO: "any 1 good but wood",
    EL_ZORRO: "1 from each rival",
    ALONSO: "capture a venue or use your own",
}
VENUE_WORDS = {
    BANK: pesos(BANK_PESOS),
    CUSTOMS: "one die to 0",
    CHURCH: f"{CHURCH_POINTS} VP",
    PORT_AUTHORITY: "the price 1 up or down",
    DISTILLERY: "sugar into rum",
    CIGAR_FACTORY: "tobacco into cigars",
    BLACK_MARKET: "1 good for another",
    SAWMILL: f"1 wood: {SAWMILL_POINTS} VP + {pesos(SAWMILL_PESOS)}",
    CAFE: f"rum, cigars: {CAFE_POINTS} VP each",
    CASINO: f"{CASINO_PESOS} pesos for 1 VP or back",
    CONTRACTOR: f"load 1 good for {CONTRACTOR_POINTS} VP",
    NEWSPAPER: f"{pesos(NEWSPAPER_PESOS)}, a Cuban busy",
}


def plain_gift(cuban: int) -> str:
    """What a Cuban gives, if nobody has anything to decide about it."""
    row = CUBAN_ROWS[cuban]
    if row.number:
        return f"{row.number} {GOOD_NAMES[row.good]}"
    return pesos(row.pesos) if row.pesos else f"{row.points} VP"


CUBAN_WORDS = {cuban: SPECIAL_CUBANS.get(cuban) or plain_gift(cuban) for cuban in CUBANS}
CUBAN_SENTENCES = {cuban: SPECIAL_CUBANS_AT_LENGTH.get(cuban) or plain_gift(cuban) for cuban in CUBANS}
