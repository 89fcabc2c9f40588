"""A sentence about what a question depends on: money missing, people on the ship, the tile just seen."""

from collections.abc import Callable, Mapping
from typing import Any

from antilles.puerto_rico import buildings
from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.phases.draft import DRAFTED_TYPES
from antilles.puerto_rico.words import a_or_an, plural
from antilles.terminal.puerto_rico.arrangements import PLACING_QUESTIONS
from antilles.terminal.puerto_rico.expansion_remarks import nobles_of, own_board

View = Mapping[str, Any]


def circumstances(game: PuertoRico, view: View) -> str:
    """The sentence, if the question needs one."""
    about = ABOUT.get(game.decision or "")
    return about(game, view) if about is not None else ""


def draft_place(game: PuertoRico, view: View) -> str:
    """How far the draft is."""
    return f"Choice {view['now'].get('draft_turns', 0) + 1} of {DRAFTED_TYPES}. On the left: cost, spaces filled."


def people_in_hand(game: PuertoRico, view: View) -> str:
    """Who is placed."""
    now = view["now"]
    people, nobles = now.get("hand", 0) + now.get("added", 0), now.get("hand_nobles", 0)
    if not people:
        return ""
    if not nobles:
        return f"{plural(people, 'colonist')} in hand."
    return f"{plural(people, 'person', 'people')} in hand, {plural(nobles, 'noble')} among them."


def missing_money(game: PuertoRico, view: View) -> str:
    """What the building costs and how much is still missing."""
    name, board = view["now"]["new_building"], own_board(view)
    price = game.price(view["seat"], buildings.NAMES.index(name))
    left = price - board["doubloons"] - view["now"].get("returned", 0)
    return f"The {name} costs {price}, you have {plural(board['doubloons'], 'doubloon')}; {left} still missing."


def guests(game: PuertoRico, view: View) -> str:
    """Who waits in the guest house, and in which phase."""
    board, now = own_board(view), view["now"]
    people, nobles = board["city"]["guest house"], board.get("city_nobles", {}).get("guest house", 0)
    who = [plural(people - nobles, "colonist")] if people > nobles else []
    who += [plural(nobles, "noble")] if nobles else []
    return f"{' and '.join(who)} there, in the {now['phase']} phase."


def ship_people(game: PuertoRico, view: View) -> str:
    """Who is on the ship."""
    colonists = view["colonist_ship"] - view["ship_nobles"]
    return f"It has {plural(colonists, 'colonist')} and {plural(view['ship_nobles'], 'noble')}."


def lured(game: PuertoRico, view: View) -> str:
    """How many leave the ship and how many are taken."""
    removed = view["colonist_ship"] - game.rules.colonist_ship
    return f"{plural(removed, 'person', 'people')} leave the ship, you take {view['now'].get('lured', 0)} of them."


def trade_left(game: PuertoRico, view: View) -> str:
    """PR-BLD-LAND-OFFICE: a sale and the land office, in any order."""
    if view["now"].get("sold"):
        return "You have sold a good; the land office is left."
    return "The land office has been used; a sale is left." if view["now"].get("land_used") else ""


ABOUT: dict[str, Callable[[PuertoRico, View], str]] = {
    "draft pick": draft_place,
    **dict.fromkeys(PLACING_QUESTIONS, people_in_hand),
    **dict.fromkeys(("black market person", "black market good", "black market point"), missing_money),
    "guest move": guests,
    "forest place": lambda game, view: f"Only you see it: {a_or_an(view['now']['tile_peeked'])} plantation.",
    "ship take": ship_people,
    "trader sell": trade_left,
    "royal supply": lambda game, view: (
        f"One good of a kind, at most {nobles_of(own_board(view))} in all for your nobles."
    ),
    "lure noble": lured,
}
