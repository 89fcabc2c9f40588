"""What a thing does at this table, and what is known of it now."""

from collections.abc import Callable, Iterator

from antilles.core.messages import Message, thing
from antilles.santiago import cubans, flowers, goods, venues
from antilles.santiago.game import Santiago
from antilles.santiago.options import OPTIONS
from antilles.tableside.santiago.table import View, flower_name, listed, owner_of, stops_to, visitor_of

RULES: dict[str, str] = {
    **{thing("venue", row.name): row.rule for row in venues.VENUES},
    **{thing("cuban", row.name): row.rule for row in cubans.CUBANS},
    **{thing("good", row.name): row.rule for row in goods.GOODS},
    "turn": "SDC-TURN-",
    "car": "SDC-CAR-",
    "street": "SDC-CAR-",
    "port": "SDC-PORT-",
    "loading-round": "SDC-PORT-",
    "ship": "SDC-SHIP-",
    "price": "SDC-PORT-",
    "checkered-flag": "SDC-SHIP-1",
    "demand": "SDC-SHIP-",
    "die": "SDC-SHIP-5",
    "flower": "SDC-TURN-4",
    "supply": "SDC-TURN-9",
    "pawn": "SDC-TURN-",
    "owner-marker": "SDC-OWNER-",
    "screen": "SDC-INFO-",
    "peso": "SDC-SCORE-",
    "victory-point": "SDC-SCORE-",
}
"""Everything that has a card, the most useful first, with its rule or the beginning of the ids of its rules."""
SHARED = ("die", "flower")
"""Every die and every flower has the same card."""


def with_card(what: str) -> str:
    """The thing whose card tells of a thing."""
    kind = what.partition("-")[0]
    return kind if kind in SHARED else what


def card(game: Santiago, what: str) -> Message:
    """What a thing does, with the options of the table."""
    return Message(f"sdc-card-{with_card(what)}", **options_of(game))


def options_of(game: Santiago) -> dict[str, bool | int | str]:
    """The options of the table that are a plain value."""
    chosen = {name: option.usual for name, option in OPTIONS.items()} | game.config["options"]
    return {name: value for name, value in chosen.items() if isinstance(value, bool | int | str)}


def facts(game: Santiago, view: View, what: str) -> tuple[Message, ...]:
    """What is known of a venue, a Cuban or a good now."""
    for kind, names, tell in FACTS:
        for number, name in enumerate(names):
            if thing(kind, name) == what:
                return tuple(tell(game, view, number))
    return ()


def venue_facts(game: Santiago, view: View, venue: int) -> Iterator[Message]:
    """Where a venue lies, who leads there, who is there and who owns it."""
    name, on_card = venues.NAMES[venue], game.rules.cuban_flower
    flower = next(colour for colour, dealt in view["venues"].items() if name in dealt)
    leading = [row for cuban, row in enumerate(cubans.NAMES) if on_card[cuban] == flowers.NAMES.index(flower)]
    yield Message("sdc-fact-under", flower=thing("flower", flower))
    if leading:
        yield Message("sdc-fact-led-by", cubans=listed("cuban", leading))
    visitor, owner = visitor_of(view, name), owner_of(view, name)
    yield Message("sdc-fact-no-visitor") if visitor is None else Message("sdc-fact-visitor", player=game.seats[visitor])
    yield Message("sdc-fact-no-owner") if owner is None else Message("sdc-fact-owner", player=game.seats[owner])


def cuban_facts(game: Santiago, view: View, cuban: int) -> Iterator[Message]:
    """How far a Cuban is, whether he is busy, his flower, how sure that is, and the venues under it."""
    row = cubans.CUBANS[cuban]
    yield Message("sdc-fact-distance", stops=stops_to(view, row.name))
    if row.name in view["busy"]:
        yield Message("sdc-fact-busy", cuban=thing("cuban", row.name))
    flower = flower_name(game.rules.cuban_flower[cuban])
    if flower is None:
        yield Message("sdc-fact-no-flower")
        return
    yield Message("sdc-fact-leads", flower=thing("flower", flower), venues=listed("venue", view["venues"][flower]))
    if row.standing != cubans.STATED and flower == flower_name(row.flower):
        yield Message(f"sdc-standing-{row.standing}")


def good_facts(game: Santiago, view: View, good: int) -> Iterator[Message]:
    """The die of a good, what the ship wants of it, what the supply has, and who gives it."""
    row = goods.GOODS[good]
    if row.colour:
        yield Message("sdc-fact-die", die=thing("die", row.colour))
    if "demand" not in view:
        yield Message("sdc-fact-no-ship")
    elif row.colour:
        yield Message("sdc-fact-wanted", number=view["demand"].get(row.name, 0))
    yield Message("sdc-fact-supply", number=view["supply"][row.name])
    givers = [cuban.name for cuban in cubans.CUBANS if cuban.good == good]
    if givers:
        yield Message("sdc-fact-givers", cubans=listed("cuban", givers))


FACTS: tuple[tuple[str, tuple[str, ...], Callable[[Santiago, View, int], Iterator[Message]]], ...] = (
    ("venue", venues.NAMES, venue_facts),
    ("cuban", cubans.NAMES, cuban_facts),
    ("good", goods.NAMES, good_facts),
)
