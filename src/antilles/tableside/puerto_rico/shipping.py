"""The small wharf: selections of goods as choices, those first that bring the most for the cheapest goods."""

from collections.abc import Mapping
from itertools import product
from typing import Any

from antilles.core.messages import Message
from antilles.puerto_rico import actions, goods, verbs
from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.phases.captain import GOODS_PER_SMALL_WHARF_POINT
from antilles.tableside.puerto_rico.arrangements import SHIPPING
from antilles.tableside.puerto_rico.effects import load_extras, some_goods
from antilles.tableside.puerto_rico.storing import counts, goods_places, worth
from antilles.tableside.questions import Arrangement, Choice

MOST_LISTED = 9


def to_decide(view: Mapping[str, Any]) -> dict[str, int]:
    """The goods held of the kinds not decided yet."""
    held, first = view["seats"][view["seat"]]["goods"], view["now"].get("slot", 0)
    return {name: held[name] for name in goods.NAMES[first:] if name in held}


def shipping_choices(game: PuertoRico) -> list[Choice]:
    """Selections that the small wharf can ship now: the best for every number of points, then all the others."""
    view = game.view(game.turn or 0)
    held, shipped = to_decide(view), int(view["now"].get("supplied", 0))
    numbers = product(*(range(number + 1) for number in held.values()))
    selections = [dict(zip(held, chosen, strict=True)) for chosen in numbers]
    possible = [chosen for chosen in selections if shipped + sum(chosen.values()) > 0]
    possible.sort(key=lambda chosen: (-points(shipped, chosen), sum(chosen.values()), worth(chosen)))
    best = {points(shipped, chosen): chosen for chosen in reversed(possible)}
    first = [held, *(chosen for _, chosen in sorted(best.items(), reverse=True) if chosen != held)]
    rest = [chosen for chosen in possible if chosen not in first]
    extra = load_extras(game, steps(first[0]), points(shipped, first[0]))
    return [choice(chosen, shipped, extra) for chosen in [*first, *rest][:MOST_LISTED]]


def shipping_arrangement(game: PuertoRico) -> Arrangement:
    """The goods not decided yet, as places to choose numbers for; all are suggested."""
    held = to_decide(game.view(game.turn or 0))
    return Arrangement(SHIPPING, goods_places(held, held), sum(held.values()))


def points(shipped: int, chosen: Mapping[str, int]) -> int:
    """PR-BLD-SMALL-WHARF: what the load itself scores."""
    return (shipped + sum(chosen.values())) // GOODS_PER_SMALL_WHARF_POINT


def steps(chosen: Mapping[str, int]) -> tuple[int, ...]:
    """The answers kind by kind."""
    return tuple(
        actions.ACTIONS.find(verbs.SMALL_WHARF_GOODS, goods.NAMES.index(name), number)
        for name, number in chosen.items()
    )


def choice(chosen: Mapping[str, int], shipped: int, extra: tuple[int, int]) -> Choice:
    """One selection with what it scores."""
    some = {name: number for name, number in chosen.items() if number}
    found = [Message("pr-effect-scores", points=points(shipped, chosen) + extra[0])]
    if extra[1]:
        found.append(Message("pr-effect-pays", doubloons=extra[1]))
    title = Message("pr-do-ship-small", goods=some_goods(some))
    return Choice(steps(chosen), f"small wharf {counts(some)}", title, tuple(found))
