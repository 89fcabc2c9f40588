"""The small wharf: selections of goods as choices, those first that bring the most for the cheapest goods."""

from itertools import product

from antilles.puerto_rico import actions, goods, verbs
from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.phases.captain import GOODS_PER_SMALL_WHARF_POINT
from antilles.puerto_rico.words import plural
from antilles.terminal.choices import Choice
from antilles.terminal.puerto_rico.remarks import load_extras
from antilles.terminal.puerto_rico.storing import counts, worth

MOST_LISTED = 9


def shipping_choices(game: PuertoRico) -> list[Choice]:
    """Selections that the small wharf can ship now: the best for every number of points, then all the others."""
    seat = game.turn or 0
    view = game.view(seat)
    held, now = view["seats"][seat]["goods"], view["now"]
    kinds = [name for name in goods.NAMES[now.get("slot", 0) :] if name in held]
    shipped: int = now.get("supplied", 0)
    selections = [
        dict(zip(kinds, numbers, strict=True)) for numbers in product(*(range(held[name] + 1) for name in kinds))
    ]
    possible = [chosen for chosen in selections if shipped + sum(chosen.values()) > 0]
    possible.sort(key=lambda chosen: (-points(shipped, chosen), sum(chosen.values()), worth(chosen)))
    best = {points(shipped, chosen): chosen for chosen in reversed(possible)}
    everything = {name: held[name] for name in kinds}
    first = [everything, *(chosen for _, chosen in sorted(best.items(), reverse=True) if chosen != everything)]
    rest = [chosen for chosen in possible if chosen not in first]
    extra = load_extras(game, steps(first[0]), points(shipped, first[0]))
    return [choice(chosen, shipped, extra) for chosen in [*first, *rest][:MOST_LISTED]]


def points(shipped: int, chosen: dict[str, int]) -> int:
    """PR-BLD-SMALL-WHARF: what the load itself scores."""
    return (shipped + sum(chosen.values())) // GOODS_PER_SMALL_WHARF_POINT


def steps(chosen: dict[str, int]) -> tuple[int, ...]:
    """The answers kind by kind."""
    return tuple(
        actions.ACTIONS.find(verbs.SMALL_WHARF_GOODS, goods.NAMES.index(name), number)
        for name, number in chosen.items()
    )


def choice(chosen: dict[str, int], shipped: int, extra: str) -> Choice:
    """One selection with what it scores."""
    some = {name: number for name, number in chosen.items() if number}
    return Choice(
        steps(chosen), f"small wharf {counts(some)}", f"scores {plural(points(shipped, chosen), 'point')}{extra}"
    )
