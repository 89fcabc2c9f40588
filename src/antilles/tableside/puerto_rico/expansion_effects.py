"""What the actions of the expansions would bring, in short pieces beside the choice."""

from collections.abc import Callable, Mapping

from antilles.core.messages import Message
from antilles.puerto_rico import actions, goods, people, roles, slots, things, tiles, verbs
from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.island import PEEK_THEN_RETURN
from antilles.tableside.puerto_rico.circle_groups import people_on
from antilles.tableside.puerto_rico.views import View, goods_of, nobles_of, own_board, tiles_of

Effects = tuple[Message, ...]
FORESTS_PER_DOUBLOON = 2


def forests_after(view: View) -> Message:
    """What one more forest means."""
    forests = tiles_of(view, "forest") + 1
    if forests == 1:
        return Message("pr-effect-first-forest")
    return Message("pr-effect-forests", forests=forests, cheaper=forests // FORESTS_PER_DOUBLOON)


def tile_thing(name: str) -> str:
    """A tile of a view, as messages name it."""
    return things.TILE[tiles.NAMES.index(name)]


def plantation_effects(game: PuertoRico, view: View, action: int) -> Effects:
    """The tile just seen, laid as it is."""
    tile = view["now"]["tile_peeked"]
    return (Message("pr-effect-lay", tile=tile_thing(tile)), Message("pr-effect-you-have", number=tiles_of(view, tile)))


def forest_effects(game: PuertoRico, view: View, action: int) -> Effects:
    """A forest, and what becomes of the tile."""
    if actions.ACTIONS.firsts[action] != tiles.STOCK_FOREST:
        return Message("pr-effect-face-down"), forests_after(view)
    if "tile_peeked" in view["now"]:
        returned = game.rules.forest_hacienda == PEEK_THEN_RETURN and view["now"]["phase"] == "settler"
        what = "pr-effect-tile-goes-back" if returned else "pr-effect-tile-becomes-forest"
        return Message(what, tile=tile_thing(view["now"]["tile_peeked"])), forests_after(view)
    return (forests_after(view),)


def hidden_tile_effects(game: PuertoRico, view: View, action: int) -> Effects:
    """The next face-down tile, by the hacienda or for a doubloon; its kind if this player has seen it."""
    known = view["plantations"].get("top_tile")
    tile = Message("pr-effect-known-tile", tile=tile_thing(known)) if known else Message("pr-effect-next-tile")
    paid = actions.ACTIONS.verbs[action] == verbs.BUY_LAND
    return (tile, Message("pr-effect-for-one")) if paid else (tile,)


def give_effects(game: PuertoRico, view: View, action: int) -> Effects:
    """What is paid for the tile, and who will wait."""
    tile, detail = actions.ACTIONS.firsts[action], actions.ACTIONS.seconds[action]
    paid = Message("pr-effect-for-one" if view["now"]["phase"] == "trader" else "pr-effect-without-pay")
    if tile == tiles.FOREST or detail == tiles.NOBODY_ON_IT:
        return (paid,)
    person = people.NOBLE if detail == tiles.NOBLE_ON_IT else people.COLONIST
    return paid, Message("pr-effect-person-waits", person=things.PERSON[person])


def villa_effects(game: PuertoRico, view: View, action: int) -> Effects:
    """Whom the supply gives."""
    nobles = view["supply"]["nobles"]
    return (Message("pr-effect-nobles-left", nobles=nobles) if nobles else Message("pr-effect-no-noble-left"),)


def receive_effects(game: PuertoRico, view: View, action: int) -> Effects:
    """A colonist or the noble of the ship."""
    if actions.ACTIONS.firsts[action] == people.NOBLE:
        return Message("pr-effect-noble-worth"), Message("pr-effect-you-have-nobles", nobles=nobles_of(view))
    return (Message("pr-effect-of-ship", colonists=view["colonist_ship"] - view["ship_nobles"]),)


def return_person_effects(game: PuertoRico, view: View, action: int) -> Effects:
    """Who stands there and how many are left."""
    slot, board = actions.ACTIONS.firsts[action], own_board(view)
    if slot == slots.LIMBO:
        return (Message("pr-effect-of-waiting", people=board["limbo"]),)
    return (Message("pr-effect-left-there", people=people_on(board)[slots.NAMES[slot]][1] - 1),)


def held(view: View, action: int) -> int:
    """How many the player has of the good that the action is about."""
    return int(goods_of(view)[goods.NAMES[actions.ACTIONS.firsts[action]]])


def guest_effects(game: PuertoRico, view: View, action: int) -> Effects:
    """What the guest will work at."""
    slot = actions.ACTIONS.firsts[action]
    room, occupied, _ = people_on(own_board(view))[slots.NAMES[slot]]
    if slot >= slots.FIRST_BUILDING:
        return (Message(f"pr-brief-{things.SLOT[slot]}"),)
    return (Message("pr-effect-occupied", people=occupied, tiles=room),)


def raid_effects(game: PuertoRico, view: View, action: int) -> Effects:
    """What lies on the ship and what is kept."""
    ship = next(ship for ship in view["ships"] if ship["spaces"] == actions.ACTIONS.firsts[action])
    if not ship["load"]:
        return (Message("pr-effect-ship-empty"),)
    good, kept = things.GOOD[goods.NAMES.index(ship["good"])], actions.ACTIONS.seconds[action]
    if not kept:
        return (Message("pr-effect-all-lost", number=ship["load"], good=good),)
    return (Message("pr-effect-keep-of", kept=kept, number=ship["load"], good=good),)


def robbery_effects(game: PuertoRico, view: View, action: int) -> Effects:
    """A point for every good."""
    number = sum(view["trading_house"].values())
    return (Message("pr-effect-scores", points=number) if number else Message("pr-effect-house-empty"),)


def luring_effects(game: PuertoRico, view: View, action: int) -> Effects:
    """How many leave the ship and how many of them come to the player."""
    removed = max(0, view["colonist_ship"] - int(game.rules.colonist_ship))
    taken = actions.ACTIONS.firsts[action]
    if not removed:
        return (Message("pr-effect-nobody-to-remove"),)
    if not taken:
        return (Message("pr-effect-to-supply", removed=removed),)
    return (Message("pr-effect-place-of", taken=taken, removed=removed),)


def lure_noble_effects(game: PuertoRico, view: View, action: int) -> Effects:
    """Where the noble goes."""
    choice = actions.ACTIONS.firsts[action]
    if choice == actions.LURE_KEEP:
        return (Message("pr-effect-noble-among", people=view["now"]["lured"]),)
    return (Message("pr-effect-noble-stays" if choice == actions.LURE_LEAVE else "pr-effect-noble-to-supply"),)


def takeover_effects(game: PuertoRico, view: View, action: int) -> Effects:
    """The doubloons on the role."""
    coins = view["roles"][roles.NAMES[actions.ACTIONS.firsts[action]]]["doubloons"]
    return (Message("pr-effect-at-once", doubloons=coins) if coins else Message("pr-effect-no-doubloon-on-it"),)


def supply_effects(game: PuertoRico, view: View, action: int) -> Effects:
    """What is supplied, and for what."""
    return Message("pr-effect-of-yours", number=held(view, action)), Message("pr-effect-for-a-point")


def union_effects(game: PuertoRico, view: View, action: int) -> Effects:
    """PR-BLD-UNION-HALL: a point for every two equal goods."""
    return (Message("pr-effect-scores-now", points=pairs_of(goods_of(view))),)


def union_later(view: View) -> Message:
    """R-19: who counts later supplies a good first; of an odd number one is missed by no pair."""
    held = goods_of(view)
    lost = 0 if any(number % 2 for number in held.values()) else 1
    return Message("pr-effect-scores-then", points=pairs_of(held) - lost)


def pairs_of(held: Mapping[str, int]) -> int:
    """How many pairs of equal goods there are."""
    return sum(number // 2 for number in held.values())


EXPANSION_EFFECTS: dict[int, Callable[[PuertoRico, View, int], Effects]] = {
    verbs.PLANTATION: plantation_effects,
    verbs.FOREST: forest_effects,
    verbs.GIVE: give_effects,
    verbs.VILLA: villa_effects,
    verbs.RECEIVE: receive_effects,
    verbs.RETURN_PERSON: return_person_effects,
    verbs.RETURN_GOOD: lambda game, view, action: (Message("pr-effect-of-yours", number=held(view, action)),),
    verbs.RETURN_POINT: lambda game, view, action: (
        Message("pr-effect-of-your-chips", points=own_board(view)["victory_points"]),
    ),
    verbs.GUEST: guest_effects,
    verbs.DRAW: hidden_tile_effects,
    verbs.BUY_LAND: hidden_tile_effects,
    verbs.BUY_FOREST: lambda game, view, action: (Message("pr-effect-for-one"), forests_after(view)),
    verbs.SMALL_WHARF: lambda game, view, action: (
        Message("pr-effect-any-of-your-goods", goods=sum(goods_of(view).values())),
    ),
    verbs.UNION: union_effects,
    verbs.SUPPLY: supply_effects,
    verbs.RAID: raid_effects,
    verbs.ROBBERY: robbery_effects,
    verbs.LURING: luring_effects,
    verbs.LURE_NOBLE: lure_noble_effects,
    verbs.TAKEOVER: takeover_effects,
    verbs.DRAFT: lambda game, view, action: (),
}
