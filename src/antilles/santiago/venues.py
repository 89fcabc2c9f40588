"""The twelve venues: what they pay or cost, what they take and make."""

from dataclasses import dataclass
from typing import Any

from antilles.core.declarations import Catalogue
from antilles.santiago import goods, words

NONE = -1
MOST_CASINO_POINTS = 230
"""SDC-VENUE-CASINO: VP exchanged in one use at most, all there are in the box."""


@dataclass(frozen=True)
class Venue:
    """A venue: how it stands in a sentence, what it does, pesos and VP, the exchange it makes, if it works on the ship."""

    name: str
    title: str
    rule: str
    brief: str
    pesos: int = 0
    points: int = 0
    raw: int = goods.NONE
    made: int = goods.NONE
    takes_goods: bool = False
    on_ship: bool = False
    also: tuple[str, ...] = ()


VENUES = Catalogue[Venue]()


def venue(name: str, *, brief: str, rule: str, title: str = "", **figures: Any) -> int:
    """Declare a venue; `brief` says in a few words what it does, with its own pesos and VP."""
    title = title or name
    also = tuple(dict.fromkeys(word for word in (title, title.replace("'", "")) if word != name))
    does = brief.format(pesos=words.pesos(figures.get("pesos", 0)), points=figures.get("points"))
    return VENUES.add(Venue(name, f"the {title}", rule, does, also=also, **figures))


# fmt: off
BANK = venue("bank", pesos=2, brief="{pesos}", rule="SDC-VENUE-BANK")
CUSTOMS = venue("customs", title="customs house", on_ship=True, brief="one die to 0", rule="SDC-VENUE-CUSTOMS")
CHURCH = venue("church", points=1, brief="{points} VP", rule="SDC-VENUE-CHURCH")
PORT_AUTHORITY = venue("port authority", on_ship=True, brief="the price 1 up or down", rule="SDC-VENUE-PORT_AUTHORITY")
DISTILLERY = venue("distillery", raw=goods.SUGAR, made=goods.RUM, takes_goods=True, brief="sugar into rum", rule="SDC-VENUE-DISTILLERY")
CIGAR_FACTORY = venue("cigar factory", raw=goods.TOBACCO, made=goods.CIGARS, takes_goods=True, brief="tobacco into cigars", rule="SDC-VENUE-CIGAR_FACTORY")
BLACK_MARKET = venue("black market", takes_goods=True, brief="1 good for another", rule="SDC-VENUE-BLACK_MARKET")
SAWMILL = venue("sawmill", pesos=1, points=1, takes_goods=True, brief="1 wood: {points} VP + {pesos}", rule="SDC-VENUE-SAWMILL")
CAFE = venue("cafe", title="café", points=2, takes_goods=True, brief="rum, cigars: {points} VP each", rule="SDC-VENUE-CAFE")
CASINO = venue("casino", pesos=3, points=1, brief="{pesos} for 1 VP or back", rule="SDC-VENUE-CASINO")
CONTRACTOR = venue("contractor", title="contractor's office", points=2, takes_goods=True, on_ship=True, brief="load 1 good for {points} VP", rule="SDC-VENUE-CONTRACTOR")
NEWSPAPER = venue("newspaper", pesos=1, brief="{pesos}, a Cuban busy", rule="SDC-VENUE-NEWSPAPER")
# fmt: on

NAMES, COUNT = VENUES.names, len(VENUES)

pesos_of = VENUES.column(lambda row: row.pesos, "The pesos a use brings, or what one VP costs in the casino.")
points_of = VENUES.column(lambda row: row.points, "The VP a use brings, in the café each good.")
raw_of = VENUES.column(lambda row: row.raw, "What an exchange takes.")
made_of = VENUES.column(lambda row: row.made, "What an exchange gives for it.")
is_on_ship = VENUES.column(lambda row: row.on_ship, "SDC-SHIP-7: whether a venue works on the ship in port.")
