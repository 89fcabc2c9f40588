"""The ship of a position: its price, the dice on it, the dice just rolled, and those agreed for ships to come."""

from collections.abc import Mapping
from typing import Any

from antilles.core.document import Node
from antilles.core.errors import PositionError
from antilles.core.messages import Message
from antilles.santiago import box, decisions, endings, goods, phases
from antilles.santiago.layout import ASIDE
from antilles.santiago.positions.document import DIE_NAMES
from antilles.santiago.positions.now import is_rolling

PLAIN = goods.PLAIN_NAMES


def read_ship(top: Mapping[str, Node], rules: Any, state: Any) -> None:
    """The ship, its price and the dice."""
    gone = is_rolling(state) or bool(state.ended)
    state.ship_in_port = top["ship_in_port"].flag() if "ship_in_port" in top else int(not gone)
    state.ship = top["ship"].count(box.SHIPS, 1) if "ship" in top else usual_ship(state)
    if gone and state.ship_in_port and state.phase != phases.GAME_OVER:
        raise top["ship_in_port"].fail(Message("sdc-error-ship-gone"))
    read_price(top, rules, state)
    if state.decision == decisions.DEMAND:
        read_roll(top, state)
    elif "rolled" in top:
        raise top["rolled"].fail(Message("sdc-error-rolled"))
    if state.ship_in_port:
        read_demand(top, state)
    elif "demand" in top and top["demand"].value:
        raise top["demand"].fail(Message("sdc-error-no-ship"))


def usual_ship(state: Any) -> int:
    """The number of the ship where the document gives none: the first that fits."""
    if state.ended & endings.LAST_SHIP:
        return box.SHIPS
    return 1 if state.ship_in_port or is_rolling(state) else 2


def read_price(top: Mapping[str, Node], rules: Any, state: Any) -> None:
    """The flag under the price marker: by its number, or the first one with this price."""
    prices = [int(price) for price in rules.prices[: rules.flags]]
    if "flag" in top:
        state.flag = top["flag"].count(len(prices), 1) - 1
    elif "price" in top:
        price = top["price"].count(max(prices))
        if price not in prices:
            raise top["price"].fail(Message("sdc-error-price", known=tuple(map(str, prices))))
        state.flag = prices.index(price)
    if "price" in top and top["price"].value != prices[state.flag]:
        raise top["price"].fail(Message("sdc-error-flag-price", flag=state.flag + 1, price=prices[state.flag]))
    if state.flag and not state.ship_in_port:
        raise PositionError("price", Message("sdc-error-first-flag"))


def read_dice(node: Node) -> dict[int, int | None]:
    """Dice by their names, or five in the order of the goods; None for one that lies beside the board."""
    dice: dict[int, int | None] = {}
    if isinstance(node.value, list | tuple):
        faces = list(enumerate(node.items()))
        if len(faces) != goods.PLAIN_COUNT:
            raise node.fail(Message("sdc-error-dice", given=len(faces), dice=goods.PLAIN_COUNT, known=PLAIN))
    else:
        faces = [(DIE_NAMES.index(name) % goods.PLAIN_COUNT, die) for name, die in node.entries(DIE_NAMES).items()]
    for good, die in faces:
        if good in dice:
            raise die.fail(Message("sdc-error-die-twice"))
        dice[good] = None if die.value is None else read_face(die, node, good)
    return dice


def read_face(die: Node, dice: Node, good: int) -> int:
    """What a die shows; it must have such a face."""
    value = die.count(max(goods.HIGHEST_FACE))
    if value > goods.HIGHEST_FACE[good]:
        raise dice.fail(Message("sdc-error-die-face", good=PLAIN[good], face=value))
    return value


def read_whole_roll(node: Node) -> list[int]:
    """Five dice that were rolled; those that are not named show 0."""
    dice = read_dice(node)
    if None in dice.values():
        raise node.fail(Message("sdc-error-die-blank"))
    return [dice.get(good) or 0 for good in goods.PLAIN]


def read_roll(top: Mapping[str, Node], state: Any) -> None:
    """The dice of which one is to be left out."""
    if "rolled" not in top:
        raise PositionError("rolled", Message("sdc-error-dice-needed"))
    for good, value in enumerate(read_whole_roll(top["rolled"])):
        state.rolled[good] = value
    if not any(state.rolled):
        raise top["rolled"].fail(Message("sdc-error-five-zeros"))


def read_demand(top: Mapping[str, Node], state: Any) -> None:
    """Four dice on the ship; goods not named show 0. The die set aside is the one named, or the last one left."""
    aside = top["set_aside"].name(DIE_NAMES) % goods.PLAIN_COUNT if "set_aside" in top else None
    wanted: dict[int, int | None] = dict.fromkeys(goods.PLAIN, 1)
    if "demand" in top:
        node = top["demand"]
        wanted = read_dice(node)
        nulls = [good for good, value in wanted.items() if value is None]
        if len(nulls) > 1 or (aside is not None and nulls not in ([], [aside])):
            raise node.fail(Message("sdc-error-one-die-aside"))
        if aside is None:
            left = nulls or [good for good in reversed(goods.PLAIN) if good not in wanted]
            if not left:
                raise node.fail(Message("sdc-error-all-dice"))
            aside = left[0]
        elif wanted.get(aside) is not None:
            raise node.fail(Message("sdc-error-set-aside", good=PLAIN[aside]))
    aside = goods.CIGARS if aside is None else aside
    for good in goods.PLAIN:
        state.demand[good] = ASIDE if good == aside else wanted.get(good) or 0
    if not any(value > 0 for value in state.demand):
        raise PositionError("demand", Message("sdc-error-four-zeros"))


def read_next_rolls(top: Mapping[str, Node], state: Any) -> None:
    """Dice agreed for the ships to come, in their order: a list of rolls, or one roll, or all faces in a row."""
    if "next_rolls" not in top:
        return
    node = top["next_rolls"]
    rolled_for = state.ship if state.ship_in_port or state.decision == decisions.DEMAND else state.ship - 1
    rolls = split_rolls(node)
    if len(rolls) > box.SHIPS - rolled_for:
        raise node.fail(Message("sdc-error-rolls", given=len(rolls), ships=box.SHIPS - rolled_for))
    for ship, roll in enumerate(rolls, start=rolled_for):
        for good, value in enumerate(read_whole_roll(roll)):
            state.next_rolls[ship, good] = value


def split_rolls(node: Node) -> list[Node]:
    """The rolls of a list; one roll by names, and faces in a row, five to a roll, are understood too."""
    if isinstance(node.value, Mapping):
        return [node]
    items = list(node.items())
    if items and all(isinstance(item.value, int) for item in items):
        faces, step = [item.value for item in items], goods.PLAIN_COUNT
        return [node.child(start // step, faces[start : start + step]) for start in range(0, len(faces), step)]
    return items
