"""The table as one seat sees it: who stands and owns where, and what is played differently here."""

from collections.abc import Iterable, Mapping
from typing import Any

from antilles.core.messages import Message, thing
from antilles.santiago import box, flowers
from antilles.santiago.options import OPTIONS

View = Mapping[str, Any]
FLOWER_OPTION = "flower_"


def own(view: View) -> Mapping[str, Any]:
    """What the seat that looks has."""
    player: Mapping[str, Any] = view["seats"][view["seat"]]
    return player


def visitor_of(view: View, venue: str) -> int | None:
    """The seat whose pawn stands in a venue."""
    return next((seat for seat, player in enumerate(view["seats"]) if player["pawn"] == venue), None)


def owner_of(view: View, venue: str) -> int | None:
    """The seat that owns a venue."""
    return next((seat for seat, player in enumerate(view["seats"]) if venue in player["owns"]), None)


def stops_to(view: View, cuban: str) -> int:
    """How far a Cuban is from the car."""
    return int((view["street"].index(cuban) + 1 - view["car"]) % box.STOPS)


def flower_name(flower: int) -> str | None:
    """A flower by its colour, None for none."""
    return None if flower == flowers.NONE else flowers.NAMES[flower]


def listed(kind: str, names: Iterable[str]) -> tuple[Message, ...]:
    """Things as a list in a sentence."""
    return tuple(Message("sdc-thing", thing=thing(kind, name)) for name in names)


def goods_listed(goods: Mapping[str, int]) -> tuple[Message, ...]:
    """Goods with their numbers as a list: '2 sugar, 1 rum'."""
    return tuple(Message("sdc-goods", number=number, good=thing("good", name)) for name, number in goods.items())


def played_differently(view: View) -> tuple[Message, ...]:
    """The options of this table that are not the usual ones, in a few words each."""
    return tuple(option_told(name, value) for name, value in view["options"].items() if value != OPTIONS[name].usual)


def option_told(name: str, value: Any) -> Message:
    """An option with its value."""
    if name.startswith(FLOWER_OPTION):
        cuban = thing("cuban", name.removeprefix(FLOWER_OPTION))
        return Message("sdc-played-flower", cuban=cuban, flower=thing("flower", value))
    said = thing("sdc-played", name)
    if name == "price_track":
        return Message(said, prices=value)
    if name == "turn_limit":
        return Message(said, turns=value)
    return Message(said, value=value) if isinstance(value, bool) else Message(said)
