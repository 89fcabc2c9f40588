"""The twelve venues: what they pay or cost, what they take and make."""

from dataclasses import dataclass

from antilles.core.declarations import Catalogue
from antilles.santiago import goods

NONE = -1
MOST_CASINO_POINTS = 230
"""SDC-VENUE-CASINO: VP exchanged in one use at most, all there are in the box."""


@dataclass(frozen=True)
class Venue:
    """A venue: pesos and VP, the exchange it makes, if it works on the ship, other spellings of the notation."""

    name: str
    rule: str
    pesos: int = 0
    points: int = 0
    raw: int = goods.NONE
    made: int = goods.NONE
    takes_goods: bool = False
    on_ship: bool = False
    also: tuple[str, ...] = ()


VENUES = Catalogue[Venue]()
venue = VENUES.declares(Venue)

# fmt: off
BANK = venue("bank", pesos=2, rule="SDC-VENUE-BANK")
CUSTOMS = venue("customs", on_ship=True, also=("customs house",), rule="SDC-VENUE-CUSTOMS")
CHURCH = venue("church", points=1, rule="SDC-VENUE-CHURCH")
PORT_AUTHORITY = venue("port authority", on_ship=True, rule="SDC-VENUE-PORT_AUTHORITY")
DISTILLERY = venue("distillery", raw=goods.SUGAR, made=goods.RUM, takes_goods=True, rule="SDC-VENUE-DISTILLERY")
CIGAR_FACTORY = venue("cigar factory", raw=goods.TOBACCO, made=goods.CIGARS, takes_goods=True, rule="SDC-VENUE-CIGAR_FACTORY")
BLACK_MARKET = venue("black market", takes_goods=True, rule="SDC-VENUE-BLACK_MARKET")
SAWMILL = venue("sawmill", pesos=1, points=1, takes_goods=True, rule="SDC-VENUE-SAWMILL")
CAFE = venue("cafe", points=2, takes_goods=True, also=("café",), rule="SDC-VENUE-CAFE")
CASINO = venue("casino", pesos=3, points=1, rule="SDC-VENUE-CASINO")
CONTRACTOR = venue("contractor", points=2, takes_goods=True, on_ship=True, also=("contractor's office", "contractors office"), rule="SDC-VENUE-CONTRACTOR")
NEWSPAPER = venue("newspaper", pesos=1, rule="SDC-VENUE-NEWSPAPER")
# fmt: on

NAMES, COUNT = VENUES.names, len(VENUES)

pesos_of = VENUES.column(lambda row: row.pesos, "The pesos a use brings, or what one VP costs in the casino.")
points_of = VENUES.column(lambda row: row.points, "The VP a use brings, in the café each good.")
raw_of = VENUES.column(lambda row: row.raw, "What an exchange takes.")
made_of = VENUES.column(lambda row: row.made, "What an exchange gives for it.")
is_on_ship = VENUES.column(lambda row: row.on_ship, "SDC-SHIP-7: whether a venue works on the ship in port.")
