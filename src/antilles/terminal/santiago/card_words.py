"""What every Cuban gives and every venue does, in a few words."""

from antilles.santiago import cubans, goods, venues
from antilles.santiago.words import pesos

BANK, CHURCH, SAWMILL = (venues.VENUES[venue] for venue in (venues.BANK, venues.CHURCH, venues.SAWMILL))
CAFE, CASINO, CONTRACTOR = (venues.VENUES[venue] for venue in (venues.CAFE, venues.CASINO, venues.CONTRACTOR))
SPECIAL_CUBANS = {cubans.PABLO: "any 1 good", cubans.EL_ZORRO: "each gives 1", cubans.ALONSO: "capture, use"}
SPECIAL_CUBANS_AT_LENGTH = {
    cubans.PABLO: "any 1 good but wood",
    cubans.EL_ZORRO: "1 from each rival",
    cubans.ALONSO: "capture a venue or use your own",
}
VENUE_WORDS = {
    venues.BANK: pesos(BANK.pesos),
    venues.CUSTOMS: "one die to 0",
    venues.CHURCH: f"{CHURCH.points} VP",
    venues.PORT_AUTHORITY: "the price 1 up or down",
    venues.DISTILLERY: "sugar into rum",
    venues.CIGAR_FACTORY: "tobacco into cigars",
    venues.BLACK_MARKET: "1 good for another",
    venues.SAWMILL: f"1 wood: {SAWMILL.points} VP + {pesos(SAWMILL.pesos)}",
    venues.CAFE: f"rum, cigars: {CAFE.points} VP each",
    venues.CASINO: f"{CASINO.pesos} pesos for 1 VP or back",
    venues.CONTRACTOR: f"load 1 good for {CONTRACTOR.points} VP",
    venues.NEWSPAPER: f"{pesos(venues.VENUES[venues.NEWSPAPER].pesos)}, a Cuban busy",
}


def plain_gift(cuban: int) -> str:
    """What a Cuban gives, if nobody has anything to decide about it."""
    row = cubans.CUBANS[cuban]
    if row.number:
        return f"{row.number} {goods.NAMES[row.good]}"
    return pesos(row.pesos) if row.pesos else f"{row.points} VP"


CUBAN_WORDS = {cuban: SPECIAL_CUBANS.get(cuban) or plain_gift(cuban) for cuban in range(cubans.COUNT)}
CUBAN_SENTENCES = {cuban: SPECIAL_CUBANS_AT_LENGTH.get(cuban) or plain_gift(cuban) for cuban in range(cubans.COUNT)}
