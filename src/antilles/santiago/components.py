"""The pieces of the box and what is printed on them, each with the id of its rule.

Two tables are not certain, because the pictures of the booklet are lost: the flowers of four Cubans and the price
track. Their standing is written beside each entry; a table may override them by name (options.py).
"""

from __future__ import annotations

from dataclasses import dataclass

from antilles.core.jit import table
from antilles.santiago.vocabulary import (
    ALONSO,
    BANK,
    BLACK_MARKET,
    BLUE,
    CAFE,
    CASINO,
    CHURCH,
    CIGAR_FACTORY,
    CIGARS,
    CONCHITA,
    CONTRACTOR,
    CUSTOMS,
    DISTILLERY,
    EL_ZORRO,
    FRUIT,
    GOODS,
    JOSE,
    MARIA,
    MARTINEZ,
    MIGUEL,
    NEWSPAPER,
    NO_FLOWER,
    NO_GOOD,
    PABLO,
    PEDRO,
    PORT_AUTHORITY,
    RED,
    RUM,
    SAWMILL,
    SUGAR,
    TOBACCO,
    VENUES,
    WHITE,
    WOOD,
    YELLOW,
)

FEWEST_PLAYERS, MOST_PLAYERS = 2, 4
TOKENS_PER_GOOD = 8
STOPS = 10
PORT = 0
"""The stop with the yellow star; stops 1 to 9 hold a Cuban each, clockwise."""
MOST_STEPS = 10
"""SDC-CAR-4: one full lap at most."""
SHIPS = 7
MARKERS = 3
"""SDC-OWNER-2: ownership markers per player."""
VENUES_PER_FLOWER = 3

# SDC-SETUP-4: what each player starts with.
STARTING_PESOS, STARTING_POINTS = 3, 2
STARTING_GOODS = {SUGAR: 1, TOBACCO: 1, FRUIT: 1}
STARTING_STOCK = table([STARTING_GOODS.get(good, 0) for good in GOODS])

# The faces of the demand dice, by good (SDC-SHIP-5).
DIE_SIDES = 6
PLAIN_DIE = (0, 1, 1, 2, 2, 3)
FRUIT_DIE = (0, 1, 2, 2, 3, 4)
DICE = tuple(FRUIT_DIE if good == FRUIT else PLAIN_DIE for good in GOODS[:WOOD])
FACES = table(DICE)
MOST_DEMAND = tuple(max(die) for die in DICE)
DICE_ON_SHIP = 4

# How sure an entry is.
STATED, REPORTED, ASSUMED = "stated in the booklet", "reported by players", "assumed"


@dataclass(frozen=True)
class Cuban:
    """A Cuban: what a stop there brings, the flower on the card and how sure that is, and the rule."""

    rule: str
    flower: int
    standing: str
    good: int = NO_GOOD
    number: int = 0
    pesos: int = 0
    points: int = 0


CUBAN_ROWS = {
    PEDRO: Cuban("SDC-CUBAN-PEDRO", WHITE, STATED, good=TOBACCO, number=2),
    MIGUEL: Cuban("SDC-CUBAN-MIGUEL", BLUE, STATED, good=WOOD, number=2),
    JOSE: Cuban("SDC-CUBAN-JOSE", YELLOW, REPORTED, good=SUGAR, number=2),
    PABLO: Cuban("SDC-CUBAN-PABLO", BLUE, ASSUMED),
    MARIA: Cuban("SDC-CUBAN-MARIA", RED, ASSUMED, points=2),
    EL_ZORRO: Cuban("SDC-CUBAN-EL_ZORRO", NO_FLOWER, STATED),
    MARTINEZ: Cuban("SDC-CUBAN-MARTINEZ", YELLOW, ASSUMED, pesos=3),
    CONCHITA: Cuban("SDC-CUBAN-CONCHITA", RED, ASSUMED, good=FRUIT, number=2),
    ALONSO: Cuban("SDC-CUBAN-ALONSO", WHITE, STATED),
}
CUBAN_GOOD = table([row.good for row in CUBAN_ROWS.values()])
CUBAN_NUMBER = table([row.number for row in CUBAN_ROWS.values()])
CUBAN_PESOS = table([row.pesos for row in CUBAN_ROWS.values()])
CUBAN_POINTS = table([row.points for row in CUBAN_ROWS.values()])

# VP per unit of a plain good on each numbered flag, from the left; right of the last one is the checkered flag.
# Standing: "2 to 4" and the first flag 2 are stated, that there are three flags is reported.
PRICE_TRACK = (2, 3, 4)
MOST_FLAGS = 8

WOOD_POINTS = 1
"""SDC-WOOD-2: VP per wood, whatever the price."""
CONTRACTOR_POINTS = 2
BANK_PESOS = 2
CHURCH_POINTS = 1
SAWMILL_POINTS, SAWMILL_PESOS = 1, 1
CAFE_POINTS = 2
CASINO_PESOS = 3
"""SDC-VENUE-CASINO: pesos for one VP, both ways."""
MOST_CASINO_POINTS = 230
"""VP exchanged in one use at most: all there are in the box."""
NEWSPAPER_PESOS = 1
OWNER_POINTS = 1
GOODS_PER_POINT = 3
"""SDC-SCORE-1: goods for one VP at the end."""

VENUE_RULES = {
    BANK: "SDC-VENUE-BANK",
    CUSTOMS: "SDC-VENUE-CUSTOMS",
    CHURCH: "SDC-VENUE-CHURCH",
    PORT_AUTHORITY: "SDC-VENUE-PORT_AUTHORITY",
    DISTILLERY: "SDC-VENUE-DISTILLERY",
    CIGAR_FACTORY: "SDC-VENUE-CIGAR_FACTORY",
    BLACK_MARKET: "SDC-VENUE-BLACK_MARKET",
    SAWMILL: "SDC-VENUE-SAWMILL",
    CAFE: "SDC-VENUE-CAFE",
    CASINO: "SDC-VENUE-CASINO",
    CONTRACTOR: "SDC-VENUE-CONTRACTOR",
    NEWSPAPER: "SDC-VENUE-NEWSPAPER",
}

# The exchanges of distillery and cigar factory: what is returned, what is taken.
RAW_GOOD = table([{DISTILLERY: SUGAR, CIGAR_FACTORY: TOBACCO}.get(venue, NO_GOOD) for venue in VENUES])
MADE_GOOD = table([{DISTILLERY: RUM, CIGAR_FACTORY: CIGARS}.get(venue, NO_GOOD) for venue in VENUES])

TURN_LIMIT_DEFAULT = 400
"""SDC-AMB-30: a game that nobody ends is scored as it stands after so many turns."""
