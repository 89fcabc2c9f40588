"""What the actions of the expansions bring, in a few words beside the choice."""

from collections.abc import Callable, Mapping
from typing import Any

from antilles.puerto_rico import actions, goods, people, roles, slots, tiles, verbs
from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.island import PEEK_THEN_RETURN
from antilles.puerto_rico.words import plural
from antilles.terminal.puerto_rico.circle_groups import FIRST_BUILDING, people_on
from antilles.terminal.puerto_rico.palette import building_words

View = Mapping[str, Any]


def own_board(view: View) -> Mapping[str, Any]:
    """The board of the seat that looks."""
    board: Mapping[str, Any] = view["seats"][view["seat"]]
    return board


def nobles_of(board: Mapping[str, Any]) -> int:
    """All nobles of a player, on the island, in the city and waiting."""
    return sum(nobles for _, _, nobles in people_on(board).values()) + int(board.get("limbo_nobles", 0))


def forests_after(view: View) -> str:
    """What one more forest means."""
    forests = own_board(view)["island"].get("forest", {"tiles": 0})["tiles"] + 1
    return f"{plural(forests, 'forest')}: building {forests // 2} cheaper" if forests > 1 else "your first forest"


def plantation_remark(game: PuertoRico, view: View, action: int) -> str:
    """The tile just seen, laid as it is."""
    tile = view["now"]["tile_peeked"]
    own = own_board(view)["island"].get(tile, {"tiles": 0})["tiles"]
    return f"lay the {tile} tile, you have {own}"


def forest_remark(game: PuertoRico, view: View, action: int) -> str:
    """A forest, and what becomes of the tile."""
    face = actions.ACTIONS.firsts[action]
    if face != tiles.STOCK_FOREST:
        return f"laid face down; {forests_after(view)}"
    if "tile_peeked" in view["now"]:
        returned = game.rules.forest_hacienda == PEEK_THEN_RETURN and view["now"]["phase"] == "settler"
        what = "goes back on the stack" if returned else "becomes the forest"
        return f"the {view['now']['tile_peeked']} tile {what}; {forests_after(view)}"
    return forests_after(view)


def hidden_tile_remark(game: PuertoRico, view: View, action: int) -> str:
    """The next face-down tile, by the hacienda or for a doubloon; its kind if this player has seen it."""
    known = view["plantations"].get("top_tile")
    paid = ", for 1 doubloon" if actions.ACTIONS.verbs[action] == verbs.BUY_LAND else ""
    return (f"the {known} tile, as only you know" if known else "the next face-down tile") + paid


def give_remark(game: PuertoRico, view: View, action: int) -> str:
    """What is paid for the tile, and who will wait."""
    tile, detail = actions.ACTIONS.firsts[action], actions.ACTIONS.seconds[action]
    paid = "for 1 doubloon" if view["now"]["phase"] == "trader" else "without pay"
    waits = "" if tile == tiles.FOREST or not detail else f", the {('', 'colonist', 'noble')[detail]} waits"
    return paid + waits


def villa_remark(game: PuertoRico, view: View, action: int) -> str:
    """Whom the supply gives."""
    nobles = view["supply"]["nobles"]
    return f"1 of {plural(nobles, 'noble')} in the supply" if nobles else "a colonist; no noble is left"


def receive_remark(game: PuertoRico, view: View, action: int) -> str:
    """A colonist or the noble of the ship."""
    if actions.ACTIONS.firsts[action] == people.NOBLE:
        return f"worth 1 point at the end; you have {nobles_of(own_board(view))}"
    return f"1 of {view['colonist_ship'] - view['ship_nobles']} on the ship"


def return_person_remark(game: PuertoRico, view: View, action: int) -> str:
    """Who stands there and how many are left."""
    slot, board = actions.ACTIONS.firsts[action], own_board(view)
    if slot == slots.LIMBO:
        return f"1 of {board['limbo']} waiting unplaced"
    _, people, _ = people_on(board)[slots.NAMES[slot]]
    return f"{people - 1} left there" if people > 1 else "nobody left there"


def held(view: View, action: int) -> int:
    """How many the player has of the good that the action is about."""
    return int(own_board(view)["goods"][goods.NAMES[actions.ACTIONS.firsts[action]]])


def guest_remark(game: PuertoRico, view: View, action: int) -> str:
    """What the guest will work at."""
    slot = actions.ACTIONS.firsts[action]
    room, people, _ = people_on(own_board(view))[slots.NAMES[slot]]
    if slot >= FIRST_BUILDING:
        return building_words(slot - FIRST_BUILDING)
    return f"{people} of {plural(room, 'tile')} occupied"


def raid_remark(game: PuertoRico, view: View, action: int) -> str:
    """What lies on the ship and what is kept."""
    ship = next(ship for ship in view["ships"] if ship["spaces"] == actions.ACTIONS.firsts[action])
    if not ship["load"]:
        return "the ship is empty"
    kept = actions.ACTIONS.seconds[action]
    return f"keep {kept} of {ship['load']} {ship['good']}" if kept else f"lose {ship['load']} {ship['good']}"


def robbery_remark(game: PuertoRico, view: View, action: int) -> str:
    """A point for every good."""
    goods = sum(view["trading_house"].values())
    return f"scores {plural(goods, 'point')}" if goods else "the house is empty"


def luring_remark(game: PuertoRico, view: View, action: int) -> str:
    """How many leave the ship and how many of them come to the player."""
    removed = max(0, view["colonist_ship"] - game.rules.colonist_ship)
    taken = actions.ACTIONS.firsts[action]
    if not removed:
        return "nobody to remove"
    return f"place {taken} of {removed} removed" if taken else f"{removed} to the supply"


def lure_noble_remark(game: PuertoRico, view: View, action: int) -> str:
    """Where the noble goes."""
    choice = actions.ACTIONS.firsts[action]
    if choice == actions.LURE_KEEP:
        return f"among the {view['now']['lured']} you take"
    return "stays on the ship" if choice == actions.LURE_LEAVE else "back to the supply"


def takeover_remark(game: PuertoRico, view: View, action: int) -> str:
    """The doubloons on the role."""
    coins = view["roles"][roles.NAMES[actions.ACTIONS.firsts[action]]]["doubloons"]
    return f"+{plural(coins, 'doubloon')} at once" if coins else "no doubloon on it"


EXPANSION_REMARKS: dict[int, Callable[[PuertoRico, View, int], str]] = {
    verbs.DRAFT: lambda game, view, action: building_words(actions.ACTIONS.firsts[action]),
    verbs.PLANTATION: plantation_remark,
    verbs.FOREST: forest_remark,
    verbs.GIVE: give_remark,
    verbs.VILLA: villa_remark,
    verbs.RECEIVE: receive_remark,
    verbs.RETURN_PERSON: return_person_remark,
    verbs.RETURN_GOOD: lambda game, view, action: f"1 of your {held(view, action)}",
    verbs.RETURN_POINT: lambda game, view, action: (
        f"1 of your {plural(own_board(view)['victory_points'], 'point')} in chips"
    ),
    verbs.GUEST: guest_remark,
    verbs.DRAW: hidden_tile_remark,
    verbs.BUY_LAND: hidden_tile_remark,
    verbs.BUY_FOREST: lambda game, view, action: f"for 1 doubloon; {forests_after(view)}",
    verbs.SMALL_WHARF: lambda game, view, action: (
        f"any of your {plural(sum(own_board(view)['goods'].values()), 'good')}, 1 point for every two"
    ),
    verbs.UNION: lambda game, view, action: (
        f"scores {plural(sum(n // 2 for n in own_board(view)['goods'].values()), 'point')} now"
    ),
    verbs.SUPPLY: lambda game, view, action: f"1 of your {held(view, action)} for 1 point",
    verbs.RAID: raid_remark,
    verbs.ROBBERY: robbery_remark,
    verbs.LURING: luring_remark,
    verbs.LURE_NOBLE: lure_noble_remark,
    verbs.TAKEOVER: takeover_remark,
}
