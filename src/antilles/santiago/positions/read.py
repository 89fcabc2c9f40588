"""Reading positions that people wrote, checking every value.

Everything may be left out: the Cubans then stand in the order of their rows, the venues lie in that order under
yellow, blue, red and white, every seat has its starting kit, and the ship in port wants one each of sugar, tobacco,
fruit and rum. The supply follows from what the seats hold.
"""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from antilles.core.document import Node
from antilles.core.errors import ConfigError, PositionError
from antilles.core.events import NOBODY
from antilles.core.messages import Message
from antilles.core.records import Record
from antilles.santiago import box, cubans, flowers, goods, venues
from antilles.santiago.compose import Config, compose
from antilles.santiago.layout import PLAYER, STATE
from antilles.santiago.manifest import MANIFEST
from antilles.santiago.positions.document import DOCUMENT_KEYS, HOLDINGS, SEAT_KEYS
from antilles.santiago.positions.now import read_now, read_turns
from antilles.santiago.positions.ship import read_next_rolls, read_ship


def read_position(content: Mapping[str, Any]) -> tuple[Config, Record, Record]:
    """The table, its rules and the position of a document; where no question is asked, a phase begins."""
    top = Node(content, "").entries(DOCUMENT_KEYS)
    if "game" in top and top["game"].value != MANIFEST.id:
        raise top["game"].fail(Message("error-must-be-game", game=MANIFEST.id))
    config = read_config(top)
    rules = compose(config)
    state: Any = Record(STATE)
    read_street(top, rules, state)
    read_venues(top, rules, state)
    read_seats(top, rules, state)
    read_now(top, rules, state)
    read_ship(top, rules, state)
    read_turns(top, rules, state)
    read_next_rolls(top, state)
    return config, rules, state


def read_config(top: Mapping[str, Node]) -> Config:
    """Players and options."""
    try:
        players = top["players"].value if "players" in top else Config().players
        return Config(players, top["options"].value or {} if "options" in top else {})
    except ConfigError as problem:
        raise PositionError(problem.field, problem.told) from problem


def listed(top: Mapping[str, Node], key: str) -> list[Node]:
    """The values of a list; one value may stand for itself."""
    if key not in top:
        return []
    node = top[key]
    return [node] if isinstance(node.value, str) else list(node.items())


def read_street(top: Mapping[str, Node], rules: Any, state: Any) -> None:
    """The Cubans at their stops, those that are busy, and the car."""
    order = list(rules.street[1:]) if rules.street_given else list(range(cubans.COUNT))
    if "street" in top:
        order = [item.name(cubans.NAMES) for item in top["street"].items()]
        if sorted(order) != list(range(cubans.COUNT)):
            raise top["street"].fail(Message("sdc-error-street"))
    for stop, cuban in enumerate(order, start=1):
        state.street[stop] = cuban
    for item in listed(top, "busy"):
        state.busy |= 1 << item.name(cubans.NAMES)
    if "car" in top:
        state.car = read_car(top["car"], ("port", *(cubans.NAMES[cuban] for cuban in order)))


def read_car(node: Node, places: tuple[str, ...]) -> int:
    """A stop by number, by its Cuban, or the port."""
    return node.name(places) if isinstance(node.value, str) else node.count(STATE.by_name["car"].most_given)


def read_venues(top: Mapping[str, Node], rules: Any, state: Any) -> None:
    """The flower of each venue; venues that the document does not name lie in their order in the slots left."""
    named: dict[int, int] = dict(enumerate(rules.venue_flower)) if rules.venues_given else {}
    if "venues" in top:
        named = {}
        for name, node in top["venues"].entries(flowers.NAMES).items():
            for item in node.items():
                venue = item.name(venues.NAMES)
                if venue in named:
                    raise item.fail(Message("sdc-error-two-flowers"))
                named[venue] = flowers.FLOWERS.number(name)
    dealt = Counter(named.values())
    for flower, name in enumerate(flowers.NAMES):
        if dealt[flower] > flowers.VENUES_EACH:
            raise top["venues"].fail(Message("sdc-error-venues-under", most=flowers.VENUES_EACH, flower=name))
    free = [flower for flower in range(flowers.COUNT) for _ in range(flowers.VENUES_EACH - dealt[flower])]
    for venue in range(venues.COUNT):
        state.venue_flower[venue] = named[venue] if venue in named else free.pop(0)


def read_seats(top: Mapping[str, Node], rules: Any, state: Any) -> None:
    """What each seat has; the supply is what is left of 8 of each good."""
    for player in state.players[: rules.players]:
        player.pesos, player.points, player.markers = box.STARTING_PESOS, box.STARTING_POINTS, box.MARKERS
        for good, row in enumerate(goods.GOODS):
            player.goods[good] = row.kit
    for seat, node in top["seats"].by_seat(rules.players) if "seats" in top else ():
        read_seat(node.entries(SEAT_KEYS), state, seat)
    for good, name in enumerate(goods.NAMES):
        held = sum(player.goods[good] for player in state.players)
        if held > goods.TOKENS:
            raise PositionError("seats", Message("sdc-error-held", held=held, good=name, tokens=goods.TOKENS))
        state.supply[good] = goods.TOKENS - held
    for good, number in top["supply"].counts(goods.NAMES, goods.TOKENS).items() if "supply" in top else ():
        left = state.supply[good]
        if number != left:
            numbers = {"given": number, "held": goods.TOKENS - left, "tokens": goods.TOKENS, "left": left}
            raise top["supply"].fail(Message("sdc-error-supply", good=goods.NAMES[good], **numbers))


def read_seat(entries: Mapping[str, Node], state: Any, seat: int) -> None:
    """One seat; what is not named is as at the start. Goods that are given are all the seat holds."""
    player = state.players[seat]
    for key in ("pesos", "vp"):
        if key in entries:
            setattr(player, HOLDINGS[key], entries[key].count(PLAYER.by_name[HOLDINGS[key]].most_given))
    if "goods" in entries:
        held = entries["goods"].counts(goods.NAMES, PLAYER.by_name["goods"].most_given)
        for good in range(goods.COUNT):
            player.goods[good] = held.get(good, 0)
    if "pawn" in entries and entries["pawn"].value is not None:
        player.pawn = entries["pawn"].name(venues.NAMES)
        if any(other.pawn == player.pawn for other in state.players if other is not player):
            raise entries["pawn"].fail(Message("sdc-error-pawn-there"))
    read_markers(entries, state, seat)


def read_markers(entries: Mapping[str, Node], state: Any, seat: int) -> None:
    """The venues a seat owns and the markers it has left."""
    owned = [item.name(venues.NAMES) for item in listed(entries, "owns")]
    for venue in owned:
        if state.owner[venue] != NOBODY:
            raise entries["owns"].fail(Message("sdc-error-owned", venue=venues.NAMES[venue]))
        state.owner[venue] = seat
    if len(owned) > box.MARKERS:
        raise entries["owns"].fail(Message("sdc-error-owns", most=box.MARKERS))
    left = box.MARKERS - len(owned)
    state.players[seat].markers = entries["markers"].count(box.MARKERS) if "markers" in entries else left
    if state.players[seat].markers > left:
        raise entries["markers"].fail(Message("sdc-error-markers", owned=len(owned), markers=box.MARKERS))
