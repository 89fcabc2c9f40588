"""Where the points of a finished game of Santiago de Cuba came from, and what was best in it."""

from collections.abc import Iterator, Sequence

from antilles.core.messages import Message, thing
from antilles.santiago import events, goods
from antilles.santiago.game import Santiago
from antilles.tableside.standings import Highlight, place

SHIPS, VENUES, CUBANS, OWNERS = SOURCES = ("ships", "venues", "cubans", "owners")
START = "start"
"""What a seat had when the game began, or the position that it began from."""
LOADS = (events.LOADED, events.WOOD_LOADED)


def sources(game: Santiago, points: Sequence[int]) -> list[tuple[str, list[int]]]:
    """What every seat got by each source that brought anybody something; all in one line where nothing is known."""
    found, known = {name: [0] * game.players for name in SOURCES}, list(gains(game))
    if not known:
        return [("points", list(points))]
    for source, seat, number in known:
        found[source][seat] += number
    found[START] = [held - sum(each[seat] for each in found.values()) for seat, held in enumerate(points)]
    return [(name, values) for name, values in found.items() if any(values)]


def gains(game: Santiago) -> Iterator[tuple[str, int, int]]:
    """Every gain and loss of points: its source, the seat, how many. A Cuban gives before a venue is used."""
    doing = CUBANS
    for kind, seat, _, first, second, third in game.raw_since(0):
        if kind == events.DROVE:
            doing = CUBANS
        elif kind == events.USED:
            doing = VENUES
        elif kind == events.POINTS_TAKEN:
            yield doing, seat, first
        elif kind == events.POINTS_PAID:
            yield doing, seat, -first
        elif kind in LOADS:
            yield SHIPS, seat, third
        elif kind == events.OWNER_PAID:
            yield OWNERS, seat, second
        elif kind == events.GAVE and first == goods.POINT:
            yield CUBANS, seat, -1
            yield CUBANS, second, 1


def highlights(game: Santiago, seat: int) -> tuple[Highlight, ...]:
    """The place of a seat, and its best load."""
    return (place(game, seat), *best_load(game, seat))


def best_load(game: Santiago, seat: int) -> Iterator[Highlight]:
    """The load that brought a seat most points; nothing where it never loaded any."""
    best, found, ship = 0, None, first_ship(game)
    for kind, who, _, good, number, points in game.raw_since(0):
        if kind == events.SHIP_CAME:
            ship = good
        elif kind in LOADS and who == seat and points > best:
            loaded = goods.WOOD if kind == events.WOOD_LOADED else good
            best, found = points, (ship, thing("good", goods.NAMES[loaded]), number)
    if found:
        ship, loaded_good, number = found
        told = Message("sdc-score-best-load-told", ship=ship, good=loaded_good, number=number, points=best)
        yield Highlight(Message("sdc-score-best-load"), told, ship)


def first_ship(game: Santiago) -> int:
    """The ship that was in port when a game, or the position it began from, stood at first."""
    came = next((number for kind, _, _, number, *_ in game.raw_since(0) if kind == events.SHIP_CAME), None)
    return int(game.state.ship) if came is None else came - 1
