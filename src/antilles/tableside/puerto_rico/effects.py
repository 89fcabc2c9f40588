"""What an action would bring, in short pieces beside the choice; the rules themselves are a question away."""

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile

from antilles.core.facts import Event
from antilles.core.messages import Message
from antilles.puerto_rico import actions, buildings, decisions, goods, roles, things, tiles, verbs
from antilles.puerto_rico.festival import PLANTATIONS_WANTED
from antilles.puerto_rico.game import PuertoRico
from antilles.tableside.puerto_rico.expansion_effects import EXPANSION_EFFECTS, union_later
from antilles.tableside.puerto_rico.views import View, benefit_offered, city_of, goods_of, own_board, tiles_of

Effects = tuple[Message, ...]
Effect = Callable[[PuertoRico, View, int], Effects]
TRIAL_SEED = 1
LOADS = ("loaded", "wharf loaded", "small wharf loaded")
SALES = ("sold", "sold to post")
OF_A_LOAD_OR_SALE = (*LOADS, *SALES, "points", "doubloons", "end met")


def effects(game: PuertoRico, view: View, action: int) -> Effects:
    """What an action would bring."""
    verb = actions.ACTIONS.verbs[action]
    found = EFFECTS.get(verb) or EXPANSION_EFFECTS.get(verb)
    return found(game, view, action) if found is not None else offer_effects(game, view, action)


def tried(game: PuertoRico, steps: Sequence[int]) -> list[Event]:
    """What happens when this is played: on a copy in which everything hidden is drawn anew."""
    trial = game.determinize(game.turn or 0, TRIAL_SEED)
    mark = trial.event_count
    for action in steps:
        trial.push(action)
    return trial.events_since(mark)


def role_effects(game: PuertoRico, view: View, action: int) -> Effects:
    """What a role brings at once, the doubloons on it, and whether the smuggler waits for it."""
    role = actions.ACTIONS.firsts[action]
    card = view["roles"][roles.NAMES[role]]
    found: list[Message] = []
    if role == roles.MAYOR:
        found.append(Message("pr-effect-people-to-come", people=people_to_come(view)))
    if role == roles.CRAFTSMAN:
        found.append(goods_made(game, action))
    if city_of(view).get("library", 0) and role != roles.SMUGGLER:
        found.append(Message("pr-effect-library-twice"))
    takeover = view.get("takeover", {})
    if takeover.get("role") == roles.NAMES[role]:
        found.append(Message("pr-effect-rival-takes-over", rival=game.seats[takeover["seat"]]))
    if card["doubloons"]:
        found.append(Message("pr-effect-doubloons-on-it", doubloons=card["doubloons"]))
    return tuple(found)


def people_to_come(view: View) -> int:
    """How many people the mayor brings to who takes him: his share of the ship and those of the privilege."""
    seats, ship, supply = len(view["seats"]), int(view["colonist_ship"]), int(view["supply"]["colonists"])
    privileges = 2 if city_of(view).get("library", 0) else 1
    return -(-ship // seats) + min(privileges, supply)


def goods_made(game: PuertoRico, action: int) -> Message:
    """What the player would produce now, without the privilege."""
    made = [event for event in tried(game, (action,)) if event.kind == "produced" and event.seat == game.turn]
    if not made:
        return Message("pr-effect-you-make-nothing")
    return Message("pr-effect-you-make", goods=some_goods({e.payload["good"]: e.payload["number"] for e in made}))


def some_goods(held: Mapping[str, int]) -> tuple[Message, ...]:
    """Goods by kind, as a list for a message."""
    return tuple(
        Message("pr-some-goods", number=number, good=things.GOOD[goods.NAMES.index(name)])
        for name, number in held.items()
    ) or (Message("pr-nothing"),)


def tile_effects(game: PuertoRico, view: View, action: int) -> Effects:
    """How many of the tile lie open and how many the player has."""
    tile = tiles.NAMES[actions.ACTIONS.firsts[action]]
    left = view["plantations"]["face_up"].get(tile, view["supply"]["quarries"])
    own = tiles_of(view, tile)
    goal = view.get("festival", {}).get("plantation") == tile and own + 1 >= PLANTATIONS_WANTED
    found = (Message("pr-effect-open", number=left), Message("pr-effect-you-have", number=own))
    return (*found, Message("pr-effect-festival-colonists")) if goal else found


def build_effects(game: PuertoRico, view: View, action: int) -> Effects:
    """The price after all discounts, what the black market must add, the points, and the festival's prize."""
    building = actions.ACTIONS.firsts[action]
    price, money = game.price(view["seat"], building), own_board(view)["doubloons"]
    found = [Message("pr-effect-for", doubloons=price)]
    cost = int(game.rules.cost[building])
    if price < cost:
        found.append(Message("pr-effect-instead-of", doubloons=cost))
    if price > money:
        found.append(Message("pr-effect-return-missing", number=price - money))
    else:
        found.append(Message("pr-effect-money-left", doubloons=money - price))
    found.append(Message("pr-effect-points", points=buildings.BUILDINGS[building].points))
    if view.get("festival", {}).get("building") == buildings.NAMES[building]:
        found.append(Message("pr-effect-festival-points"))
    return tuple(found)


def bonus_effects(game: PuertoRico, view: View, action: int) -> Effects:
    """How many the player has of the good, and what it sells for."""
    good = goods.GOODS[actions.ACTIONS.firsts[action]]
    held = goods_of(view).get(good.name, 0)
    return Message("pr-effect-you-have", number=held), Message("pr-effect-sells-for", doubloons=good.price)


def own_outcome(game: PuertoRico, steps: Sequence[int]) -> list[Event]:
    """What a load or sale causes at once for the player."""
    at_once = takewhile(lambda event: event.kind in OF_A_LOAD_OR_SALE, tried(game, steps))
    return [event for event in at_once if event.seat == game.turn]


def outcome_effects(game: PuertoRico, view: View, action: int) -> Effects:
    """What a load scores or a sale brings."""
    own = own_outcome(game, (action,))
    bonus = sum(event.payload["doubloons"] for event in own if event.kind == "doubloons")
    loaded = sum(event.payload["number"] for event in own if event.kind in LOADS)
    if loaded:
        scored = sum(event.payload["points"] for event in own if event.kind == "points")
        found = [Message("pr-effect-goods", goods=loaded)]
        found += [Message("pr-effect-scores", points=scored)] if scored else []
        found += [Message("pr-effect-pays", doubloons=bonus)] if bonus else []
        left = goods_of(view)[goods.NAMES[actions.ACTIONS.firsts[action]]] - loaded
        return (*found, Message("pr-effect-you-keep", number=left)) if left else tuple(found)
    price = sum(event.payload["price"] for event in own if event.kind in SALES)
    if bonus:
        return (Message("pr-effect-with-bonus", doubloons=price + bonus, price=price, bonus=bonus),)
    return (Message("pr-effect-brings", doubloons=price),)


def load_extras(game: PuertoRico, steps: Sequence[int], points: int) -> tuple[int, int]:
    """(points, doubloons) that a load brings besides the points of its goods."""
    own = own_outcome(game, steps)
    more = sum(event.payload["points"] for event in own if event.kind == "points") - points
    return max(0, more), sum(event.payload["doubloons"] for event in own if event.kind == "doubloons")


def pass_effects(game: PuertoRico, view: View, action: int) -> Effects:
    """What passing means here."""
    if view["now"].get("sold") or view["now"].get("land_used"):
        return (Message("pr-passing-end-turn"),)
    if game.state.decision == decisions.UNION_ORDER:
        return (union_later(view),)
    return (Message(f"pr-passing-{things.DECISION[game.state.decision]}"),)


def quarry_effects(game: PuertoRico, view: View, action: int) -> Effects:
    """What the building costs with so many quarries, unless more is asked before it is paid."""
    paid = [event.payload["paid"] for event in tried(game, (action,)) if event.kind == "built"]
    return (Message("pr-effect-price-then", doubloons=paid[0]),) if paid else ()


def offer_effects(game: PuertoRico, view: View, action: int) -> Effects:
    """What is offered: a colonist for a tile or a building, the builder's discount, goods, doubloons or points."""
    now = view["now"]
    asked = now["decision"]
    if asked == "hospice colonist" and "tile_placed" in now:
        if now["tile_placed"] == "forest":
            return (Message("pr-effect-forest-waits"),)
        return (Message("pr-effect-on-new-tile", tile=things.TILE[tiles.NAMES.index(now["tile_placed"])]),)
    if asked == "university colonist" and "new_building" in now:
        return (Message("pr-effect-in-new-building", building=building_thing(now["new_building"])),)
    if asked == "builder privilege" and "new_building" in now:
        return (Message("pr-effect-one-less", building=building_thing(now["new_building"])),)
    if asked == "mayor privilege":
        return (Message("pr-effect-of-supply", colonists=view["supply"]["colonists"]),)
    if asked == "craftsman produce":
        return (goods_made(game, action),)
    if asked == "take benefit":
        return (benefit_paid(view),)
    return ()


def benefit_paid(view: View) -> Message:
    """What the benefit asked about is worth."""
    benefit, amount = benefit_offered(view)
    if things.unit(benefit) == things.DOUBLOON:
        return Message("pr-effect-pays", doubloons=amount)
    return Message("pr-effect-points", points=amount)


def building_thing(name: str) -> str:
    """A building of a view, as messages name it."""
    return things.BUILDING[buildings.NAMES.index(name)]


EFFECTS: dict[int, Effect] = {
    verbs.ROLE: role_effects,
    verbs.TAKE: tile_effects,
    verbs.BUILD: build_effects,
    verbs.BONUS: bonus_effects,
    verbs.LOAD: outcome_effects,
    verbs.WHARF: outcome_effects,
    verbs.SELL: outcome_effects,
    verbs.POST: outcome_effects,
    verbs.PASS: pass_effects,
    verbs.QUARRIES: quarry_effects,
}
