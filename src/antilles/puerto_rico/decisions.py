"""What the seat on turn can be asked (ledger section 22): one row per question."""

from dataclasses import dataclass

from antilles.core.declarations import Catalogue
from antilles.puerto_rico import verbs


@dataclass(frozen=True)
class Decision:
    """A question: how it reads, the verbs that can answer it, and the rule behind it.

    Whether `pass` is among the answers is for the rules to say. `placing`: people are put on circles. `giver`: what
    gives the colonist that is offered. `declined`: what a seat does that passes; `unable`: what one does that is not
    asked; `passing`: passing in a few words.
    """

    name: str
    question: str
    answers: tuple[int, ...]
    rule: str
    placing: bool = False
    giver: str = ""
    declined: str = ""
    unable: str = ""
    passing: str = "do without"


DECISIONS = Catalogue[Decision]()
decision = DECISIONS.declares(Decision)

# fmt: off
NOTHING = decision("nothing", "", answers=(), rule="")
ROLE_PICK = decision("role pick", "Take a role.", answers=(verbs.ROLE,), rule="PR-ROUND-01")
HACIENDA_DRAW = decision("hacienda draw", "Hacienda: draw a face-down plantation first?", answers=(verbs.DRAW, verbs.PASS), declined="draws no tile with the hacienda", rule="PR-BLD-HACIENDA")
SETTLER_TAKE = decision("settler take", "Take a plantation or a quarry, or pass.", answers=(verbs.TAKE, verbs.FOREST, verbs.PASS), declined="takes no tile", unable="can take no tile", passing="take nothing", rule="PR-SETTLER-02")
HOSPICE_COLONIST = decision("hospice colonist", "Hospice: take a colonist for the new tile?", answers=(verbs.COLONIST, verbs.PASS), giver="hospice", declined="takes no colonist for the hospice", rule="PR-BLD-HOSPICE")
MAYOR_PRIVILEGE = decision("mayor privilege", "Mayor's privilege: take one colonist from the supply?", answers=(verbs.COLONIST, verbs.PASS), giver="mayor", declined="takes no extra colonist", rule="PR-MAYOR-01")
MAYOR_PLACE = decision("mayor place", "Place your colonists.", answers=(verbs.PLACE,), placing=True, rule="PR-MAYOR-03")
BUILDER_BUILD = decision("builder build", "Build a building, or pass.", answers=(verbs.BUILD, verbs.PASS), declined="builds nothing", unable="can build nothing", passing="build nothing", rule="PR-BUILDER-01")
UNIVERSITY_COLONIST = decision("university colonist", "University: take a colonist for the new building?", answers=(verbs.COLONIST, verbs.PASS), giver="university", declined="takes no colonist for the university", rule="PR-BLD-UNIVERSITY")
CRAFTSMAN_BONUS = decision("craftsman bonus", "Craftsman's privilege: one more good of a kind you produced.", answers=(verbs.BONUS, verbs.PASS), declined="takes no extra good", rule="PR-CRAFTSMAN-04")
TRADER_SELL = decision("trader sell", "Sell one good, or pass.", answers=(verbs.SELL, verbs.POST, verbs.BUY_LAND, verbs.BUY_FOREST, verbs.GIVE, verbs.PASS), declined="sells nothing", unable="can sell nothing", passing="sell nothing", rule="PR-TRADER-01")
CAPTAIN_LOAD = decision("captain load", "Load goods.", answers=(verbs.LOAD, verbs.WHARF, verbs.SMALL_WHARF, verbs.PASS), declined="loads nothing", rule="PR-CAPTAIN-02")
STORE_GOODS = decision("store goods", "Which goods do you keep?", answers=(verbs.KEEP,), rule="PR-STORAGE-01")
CRAFTSMAN_PRODUCE = decision("craftsman produce", "Produce goods?", answers=(verbs.ACCEPT, verbs.PASS), declined="produces nothing", rule="PR-CRAFTSMAN-01")
TAKE_BENEFIT = decision("take benefit", "Take this benefit?", answers=(verbs.ACCEPT, verbs.PASS), declined="declines a benefit", rule="PR-BLD-03")
BUILDER_PRIVILEGE = decision("builder privilege", "Use the builder's discount?", answers=(verbs.ACCEPT, verbs.PASS), declined="declines the builder's discount", rule="PR-BUILDER-05")
QUARRIES_USED = decision("quarries used", "How many quarries do you use?", answers=(verbs.QUARRIES,), rule="PR-BUILDER-04")
DRAFT_PICK = decision("draft pick", "Draft a building for the board.", answers=(verbs.DRAFT,), rule="PR-X1-02")
FOREST_PLACE = decision("forest place", "Lay the tile you have seen as a plantation, or place a forest?", answers=(verbs.PLANTATION, verbs.FOREST), rule="PR-BLD-FOREST-HOUSE")
LIBRARY_TILE = decision("library tile", "Library: take a second tile, or pass.", answers=(verbs.TAKE, verbs.FOREST, verbs.PASS), declined="takes no second tile", passing="take no second tile", rule="PR-BLD-LIBRARY")
LODGE_DISCARD = decision("lodge discard", "Hunting lodge: give up a plantation or forest?", answers=(verbs.GIVE, verbs.PASS), declined="gives up nothing for the hunting lodge", passing="give up nothing", rule="PR-BLD-HUNTING-LODGE")
VILLA_TAKE = decision("villa take", "Villa: take a noble from the supply?", answers=(verbs.VILLA, verbs.PASS), giver="villa", declined="takes nobody with the villa", passing="take nobody", rule="PR-BLD-VILLA")
SHIP_TAKE = decision("ship take", "Take a colonist or the noble from the ship.", answers=(verbs.RECEIVE,), rule="PR-X2-03")
PLACE_NOBLES = decision("place nobles", "How many of the people you put there are nobles?", answers=(verbs.NOBLES,), rule="PR-X2-05")
BLACK_MARKET_PERSON = decision("black market person", "Black market: return a colonist or noble?", answers=(verbs.RETURN_PERSON, verbs.PASS), declined="returns nobody to the black market", passing="return nobody", rule="PR-BLD-BLACK-MARKET")
BLACK_MARKET_GOOD = decision("black market good", "Black market: return a good?", answers=(verbs.RETURN_GOOD, verbs.PASS), declined="returns no good to the black market", passing="return no good", rule="PR-BLD-BLACK-MARKET")
BLACK_MARKET_POINT = decision("black market point", "Black market: return a victory point chip.", answers=(verbs.RETURN_POINT,), rule="PR-BLD-BLACK-MARKET")
GUEST_MOVE = decision("guest move", "Guest house: move a guest to work?", answers=(verbs.GUEST, verbs.PASS), declined="moves no guest", passing="the guests stay", rule="PR-BLD-GUEST-HOUSE")
SMALL_WHARF_LOAD = decision("small wharf load", "Small wharf: how many goods of this kind do you ship?", answers=(verbs.SMALL_WHARF_GOODS,), rule="PR-BLD-SMALL-WHARF")
UNION_ORDER = decision("union order", "Union hall: count your goods now, or after supplying?", answers=(verbs.UNION, verbs.PASS), declined="lets the union hall count later", passing="count after supplying", rule="PR-BLD-UNION-HALL")
ROYAL_SUPPLY = decision("royal supply", "Royal supplier: supply a good for a point?", answers=(verbs.SUPPLY, verbs.PASS), declined="supplies nothing more", passing="supply nothing more", rule="PR-BLD-ROYAL-SUPPLIER")
SMUGGLER_MODE = decision("smuggler mode", "Smuggler: choose your deed.", answers=(verbs.RAID, verbs.ROBBERY, verbs.LURING, verbs.TAKEOVER), rule="PR-X3-04")
LURE_NOBLE = decision("lure noble", "Luring: what becomes of the noble on the ship?", answers=(verbs.LURE_NOBLE,), rule="PR-X3-LURING")
LURE_PLACE = decision("lure place", "Place the people you lured.", answers=(verbs.PLACE,), placing=True, giver="luring", rule="PR-X3-LURING")
FESTIVAL_PLACE = decision("festival place", "Festival: place your colonists.", answers=(verbs.PLACE,), placing=True, giver="festival", rule="PR-X4-03")
# fmt: on

NAMES, COUNT = DECISIONS.names, len(DECISIONS)
PLACING = DECISIONS.where(lambda row: row.placing)
BUYING = (BUILDER_PRIVILEGE, QUARRIES_USED, BLACK_MARKET_PERSON, BLACK_MARKET_GOOD, BLACK_MARKET_POINT)

GIVERS = {number: row.giver for number, row in enumerate(DECISIONS) if row.giver}

is_placing = DECISIONS.column(lambda row: int(row.placing), "1 while people are put on circles.")
