"""What the seat on turn can be asked (ledger section 22): one row per question."""

from dataclasses import dataclass

from antilles.core.declarations import Catalogue
from antilles.puerto_rico import verbs


@dataclass(frozen=True)
class Decision:
    """A question: the verbs that can answer it, and the rule behind it. It reads as the message `pr-question-...`.

    Whether `pass` is among the answers is for the rules to say. `placing`: people are put on circles. `giver`: the
    thing that gives the colonist who is offered.
    """

    name: str
    answers: tuple[int, ...]
    rule: str
    placing: bool = False
    giver: str = ""


DECISIONS = Catalogue[Decision]()
decision = DECISIONS.declares(Decision)

# fmt: off
NOTHING = decision("nothing", answers=(), rule="")
ROLE_PICK = decision("role pick", answers=(verbs.ROLE,), rule="PR-ROUND-01")
HACIENDA_DRAW = decision("hacienda draw", answers=(verbs.DRAW, verbs.PASS), rule="PR-BLD-HACIENDA")
SETTLER_TAKE = decision("settler take", answers=(verbs.TAKE, verbs.FOREST, verbs.PASS), rule="PR-SETTLER-02")
HOSPICE_COLONIST = decision("hospice colonist", answers=(verbs.COLONIST, verbs.PASS), giver="building-hospice", rule="PR-BLD-HOSPICE")
MAYOR_PRIVILEGE = decision("mayor privilege", answers=(verbs.COLONIST, verbs.PASS), giver="role-mayor", rule="PR-MAYOR-01")
MAYOR_PLACE = decision("mayor place", answers=(verbs.PLACE,), placing=True, rule="PR-MAYOR-03")
BUILDER_BUILD = decision("builder build", answers=(verbs.BUILD, verbs.PASS), rule="PR-BUILDER-01")
UNIVERSITY_COLONIST = decision("university colonist", answers=(verbs.COLONIST, verbs.PASS), giver="building-university", rule="PR-BLD-UNIVERSITY")
CRAFTSMAN_BONUS = decision("craftsman bonus", answers=(verbs.BONUS, verbs.PASS), rule="PR-CRAFTSMAN-04")
TRADER_SELL = decision("trader sell", answers=(verbs.SELL, verbs.POST, verbs.BUY_LAND, verbs.BUY_FOREST, verbs.GIVE, verbs.PASS), rule="PR-TRADER-01")
CAPTAIN_LOAD = decision("captain load", answers=(verbs.LOAD, verbs.WHARF, verbs.SMALL_WHARF, verbs.PASS), rule="PR-CAPTAIN-02")
STORE_GOODS = decision("store goods", answers=(verbs.KEEP,), rule="PR-STORAGE-01")
CRAFTSMAN_PRODUCE = decision("craftsman produce", answers=(verbs.ACCEPT, verbs.PASS), rule="PR-CRAFTSMAN-01")
TAKE_BENEFIT = decision("take benefit", answers=(verbs.ACCEPT, verbs.PASS), rule="PR-BLD-03")
BUILDER_PRIVILEGE = decision("builder privilege", answers=(verbs.ACCEPT, verbs.PASS), rule="PR-BUILDER-05")
QUARRIES_USED = decision("quarries used", answers=(verbs.QUARRIES,), rule="PR-BUILDER-04")
DRAFT_PICK = decision("draft pick", answers=(verbs.DRAFT,), rule="PR-X1-02")
FOREST_PLACE = decision("forest place", answers=(verbs.PLANTATION, verbs.FOREST), rule="PR-BLD-FOREST-HOUSE")
LIBRARY_TILE = decision("library tile", answers=(verbs.TAKE, verbs.FOREST, verbs.PASS), rule="PR-BLD-LIBRARY")
LODGE_DISCARD = decision("lodge discard", answers=(verbs.GIVE, verbs.PASS), rule="PR-BLD-HUNTING-LODGE")
VILLA_TAKE = decision("villa take", answers=(verbs.VILLA, verbs.PASS), giver="building-villa", rule="PR-BLD-VILLA")
SHIP_TAKE = decision("ship take", answers=(verbs.RECEIVE,), rule="PR-X2-03")
PLACE_NOBLES = decision("place nobles", answers=(verbs.NOBLES,), rule="PR-X2-05")
BLACK_MARKET_PERSON = decision("black market person", answers=(verbs.RETURN_PERSON, verbs.PASS), rule="PR-BLD-BLACK-MARKET")
BLACK_MARKET_GOOD = decision("black market good", answers=(verbs.RETURN_GOOD, verbs.PASS), rule="PR-BLD-BLACK-MARKET")
BLACK_MARKET_POINT = decision("black market point", answers=(verbs.RETURN_POINT,), rule="PR-BLD-BLACK-MARKET")
GUEST_MOVE = decision("guest move", answers=(verbs.GUEST, verbs.PASS), rule="PR-BLD-GUEST-HOUSE")
SMALL_WHARF_LOAD = decision("small wharf load", answers=(verbs.SMALL_WHARF_GOODS,), rule="PR-BLD-SMALL-WHARF")
UNION_ORDER = decision("union order", answers=(verbs.UNION, verbs.PASS), rule="PR-BLD-UNION-HALL")
ROYAL_SUPPLY = decision("royal supply", answers=(verbs.SUPPLY, verbs.PASS), rule="PR-BLD-ROYAL-SUPPLIER")
SMUGGLER_MODE = decision("smuggler mode", answers=(verbs.RAID, verbs.ROBBERY, verbs.LURING, verbs.TAKEOVER), rule="PR-X3-04")
LURE_NOBLE = decision("lure noble", answers=(verbs.LURE_NOBLE,), rule="PR-X3-LURING")
LURE_PLACE = decision("lure place", answers=(verbs.PLACE,), placing=True, giver="deed-luring", rule="PR-X3-LURING")
FESTIVAL_PLACE = decision("festival place", answers=(verbs.PLACE,), placing=True, giver="festival", rule="PR-X4-03")
# fmt: on

NAMES, COUNT = DECISIONS.names, len(DECISIONS)
PLACING = DECISIONS.where(lambda row: row.placing)
BUYING = (BUILDER_PRIVILEGE, QUARRIES_USED, BLACK_MARKET_PERSON, BLACK_MARKET_GOOD, BLACK_MARKET_POINT)

GIVERS = {number: row.giver for number, row in enumerate(DECISIONS) if row.giver}

is_placing = DECISIONS.column(lambda row: int(row.placing), "1 while people are put on circles.")
