"""What people say they do: one row per verb, with the phases it belongs to and what it needs."""

from dataclasses import dataclass

from antilles.core.declarations import Catalogue
from antilles.puerto_rico import buildings, phases


@dataclass(frozen=True)
class Verb:
    """A verb. `rule` says why it is not for now, unless a phase it belongs to is on: then the question's rule does.

    `building` is the building without which it is never asked; `about_good` says that its first part is a good.
    """

    name: str
    rule: str
    phases: tuple[int, ...] = ()
    building: int = buildings.NONE
    about_good: bool = False


VERBS = Catalogue[Verb]()
verb = VERBS.declares(Verb)

# fmt: off
PASS = verb("pass", rule="")
ROLE = verb("role", phases=(phases.ROLE_CHOICE,), rule="PR-ROUND-01")
TAKE = verb("take", phases=(phases.SETTLER,), rule="PR-SETTLER-02")
DRAW = verb("draw", building=buildings.HACIENDA, rule="PR-BLD-HACIENDA")
COLONIST = verb("colonist", phases=(phases.SETTLER, phases.MAYOR, phases.BUILDER), rule="PR-MAYOR-05")
PLACE = verb("place", phases=(phases.MAYOR,), rule="PR-MAYOR-05")
BUILD = verb("build", phases=(phases.BUILDER,), rule="PR-BUILDER-01")
BONUS = verb("bonus", phases=(phases.CRAFTSMAN,), about_good=True, rule="PR-CRAFTSMAN-04")
SELL = verb("sell", phases=(phases.TRADER,), about_good=True, rule="PR-TRADER-01")
LOAD = verb("load", phases=(phases.CAPTAIN,), about_good=True, rule="PR-CAPTAIN-01")
WHARF = verb("wharf", phases=(phases.CAPTAIN,), about_good=True, rule="PR-BLD-WHARF")
KEEP = verb("keep", phases=(phases.STORAGE,), about_good=True, rule="PR-STORAGE-04")
ACCEPT = verb("accept", rule="PR-BLD-03")
QUARRIES = verb("quarries", phases=(phases.BUILDER,), rule="PR-BUILDER-04")
DRAFT = verb("draft", phases=(phases.DRAFT,), rule="PR-X1-02")
PLANTATION = verb("plantation", rule="PR-BLD-FOREST-HOUSE")
FOREST = verb("forest", rule="PR-BLD-FOREST-HOUSE")
GIVE = verb("give", rule="PR-SETTLER-07")
VILLA = verb("villa", building=buildings.VILLA, rule="PR-BLD-VILLA")
RECEIVE = verb("receive", rule="PR-X2-03")
NOBLES = verb("nobles", rule="PR-X2-05")
RETURN_PERSON = verb("return person", building=buildings.BLACK_MARKET, rule="PR-BLD-BLACK-MARKET")
RETURN_GOOD = verb("return good", building=buildings.BLACK_MARKET, about_good=True, rule="PR-BLD-BLACK-MARKET")
RETURN_POINT = verb("return point", building=buildings.BLACK_MARKET, rule="PR-BLD-BLACK-MARKET")
GUEST = verb("guest", building=buildings.GUEST_HOUSE, rule="PR-BLD-GUEST-HOUSE")
POST = verb("post", phases=(phases.TRADER,), about_good=True, rule="PR-BLD-TRADING-POST")
BUY_LAND = verb("buy land", rule="PR-BLD-LAND-OFFICE")
BUY_FOREST = verb("buy forest", rule="PR-BLD-LAND-OFFICE")
SMALL_WHARF = verb("small wharf", rule="PR-BLD-SMALL-WHARF")
SMALL_WHARF_GOODS = verb("small wharf goods", about_good=True, rule="PR-BLD-SMALL-WHARF")
UNION = verb("union", building=buildings.UNION_HALL, rule="PR-BLD-UNION-HALL")
SUPPLY = verb("supply", building=buildings.ROYAL_SUPPLIER, about_good=True, rule="PR-BLD-ROYAL-SUPPLIER")
RAID = verb("raid", phases=(phases.SMUGGLER,), rule="PR-X3-RAID")
ROBBERY = verb("robbery", phases=(phases.SMUGGLER,), rule="PR-X3-ROBBERY")
LURING = verb("luring", phases=(phases.SMUGGLER,), rule="PR-X3-LURING")
LURE_NOBLE = verb("lure noble", phases=(phases.SMUGGLER,), rule="PR-X3-LURING")
TAKEOVER = verb("takeover", phases=(phases.SMUGGLER,), rule="PR-X3-05")
# fmt: on

COUNT = len(VERBS)
