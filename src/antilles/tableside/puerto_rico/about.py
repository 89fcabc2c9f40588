"""What a question depends on: money missing, people on the ship, the tile just seen."""

from collections.abc import Callable

from antilles.core.messages import Message, thing
from antilles.puerto_rico import buildings, things, tiles
from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.phases.draft import DRAFTED_TYPES
from antilles.tableside.puerto_rico.arrangements import PLACING_QUESTIONS, RETURNING_QUESTIONS
from antilles.tableside.puerto_rico.storing import shelves
from antilles.tableside.puerto_rico.views import View, goods_of, nobles_of, own_board


def about(game: PuertoRico, view: View) -> tuple[Message, ...]:
    """Sentences to go with the question, if it needs any."""
    found = ABOUT.get(game.decision or "")
    message = found(game, view) if found is not None else None
    return () if message is None else (message,)


def draft_place(game: PuertoRico, view: View) -> Message:
    """How far the draft is."""
    return Message("pr-about-draft", choice=view["now"].get("draft_turns", 0) + 1, choices=DRAFTED_TYPES)


def people_in_hand(game: PuertoRico, view: View) -> Message | None:
    """Who is placed."""
    now = view["now"]
    people, nobles = now.get("hand", 0) + now.get("added", 0), now.get("hand_nobles", 0)
    if not people:
        return None
    if not nobles:
        return Message("pr-about-people", people=people)
    return Message("pr-about-people-and-nobles", people=people, nobles=nobles)


def missing_money(game: PuertoRico, view: View) -> Message:
    """What the building costs and how much is still missing."""
    building, money = buildings.NAMES.index(view["now"]["new_building"]), own_board(view)["doubloons"]
    price, missing, thing_ = game.price(view["seat"], building), still_missing(game, view), things.BUILDING[building]
    return Message("pr-about-missing-money", building=thing_, price=price, money=money, missing=missing)


def still_missing(game: PuertoRico, view: View) -> int:
    """PR-BLD-BLACK-MARKET: doubloons that things given back must still make up for."""
    price = game.price(view["seat"], buildings.NAMES.index(view["now"]["new_building"]))
    return int(price - own_board(view)["doubloons"] - view["now"].get("returned", 0))


def guests(game: PuertoRico, view: View) -> Message:
    """Who waits in the guest house, and in which phase."""
    board, phase = own_board(view), thing("phase", view["now"]["phase"])
    people, nobles = board["city"]["guest house"], board.get("city_nobles", {}).get("guest house", 0)
    if not nobles:
        return Message("pr-about-guests", colonists=people, phase=phase)
    if people == nobles:
        return Message("pr-about-guests-noble", nobles=nobles, phase=phase)
    return Message("pr-about-guests-both", colonists=people - nobles, nobles=nobles, phase=phase)


def ship_people(game: PuertoRico, view: View) -> Message:
    """Who is on the ship."""
    nobles = view["ship_nobles"]
    return Message("pr-about-ship", colonists=view["colonist_ship"] - nobles, nobles=nobles)


def lured(game: PuertoRico, view: View) -> Message:
    """How many leave the ship and how many are taken."""
    removed = view["colonist_ship"] - int(game.rules.colonist_ship)
    return Message("pr-about-lured", removed=removed, taken=view["now"].get("lured", 0))


def trade_left(game: PuertoRico, view: View) -> Message | None:
    """PR-BLD-LAND-OFFICE: a sale and the land office, in any order."""
    if view["now"].get("sold"):
        return Message("pr-about-sold")
    return Message("pr-about-land-used") if view["now"].get("land_used") else None


def tile_seen(game: PuertoRico, view: View) -> Message:
    """The tile that only this player has seen."""
    return Message("pr-about-tile-seen", tile=things.TILE[tiles.NAMES.index(view["now"]["tile_peeked"])])


def room_for_goods(game: PuertoRico, view: View) -> Message:
    """How many goods there are, and for what there is room."""
    found, held = shelves(view), sum(goods_of(view).values())
    kinds, singles = sum(shelf.kinds for shelf in found), sum(shelf.goods for shelf in found)
    if not kinds:
        return Message("pr-about-storing-singles", goods=held, singles=singles)
    return Message("pr-about-storing", goods=held, kinds=kinds, singles=singles)


def means_to_build(game: PuertoRico, view: View) -> Message:
    """PR-BUILDER-03: the money and the quarries at work."""
    board = own_board(view)
    quarries = board["island"].get("quarry", {}).get("colonists", 0)
    if not quarries:
        return Message("pr-about-money", money=board["doubloons"])
    return Message("pr-about-money-and-quarries", money=board["doubloons"], quarries=quarries)


ABOUT: dict[str, Callable[[PuertoRico, View], Message | None]] = {
    "draft pick": draft_place,
    "builder build": means_to_build,
    "store goods": room_for_goods,
    **dict.fromkeys(PLACING_QUESTIONS, people_in_hand),
    **dict.fromkeys(RETURNING_QUESTIONS, missing_money),
    "guest move": guests,
    "forest place": tile_seen,
    "ship take": ship_people,
    "trader sell": trade_left,
    "royal supply": lambda game, view: Message("pr-about-supply", nobles=nobles_of(view)),
    "lure noble": lured,
}
