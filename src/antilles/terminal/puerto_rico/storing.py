"""Storing goods: the possible results as choices, found by playing the engine's own questions on a copy."""

from collections.abc import Iterator, Mapping

from antilles.puerto_rico import goods
from antilles.puerto_rico.game import PuertoRico
from antilles.terminal.choices import Choice
from antilles.terminal.puerto_rico.arrangements import STORING, arrangement

MOST_LISTED = 18


def storing_choices(game: PuertoRico) -> list[Choice]:
    """What can be kept, the most goods first, then the dearest; the best results where there are very many."""
    seat = game.turn or 0
    held: Mapping[str, int] = game.view(seat)["seats"][seat]["goods"]
    results = dict(outcomes(game.copy(), seat, held, ()))
    best_first = sorted(results, key=lambda steps: (-sum(results[steps].values()), -worth(results[steps])))
    return [
        Choice(steps, f"keep {counts(results[steps])}", lost(held, results[steps]))
        for steps in best_first[:MOST_LISTED]
    ]


def outcomes(
    trial: PuertoRico, seat: int, held: Mapping[str, int], steps: tuple[int, ...]
) -> Iterator[tuple[tuple[int, ...], dict[str, int]]]:
    """(steps, goods kept) for every way to answer the questions that are left."""
    for action in trial.legal_actions.ids:
        mark = trial.event_count
        trial.push(action)
        taken = (*steps, action)
        if (trial.turn, arrangement(trial)) == (seat, STORING):
            yield from outcomes(trial, seat, held, taken)
        else:
            yield taken, kept_by(trial, seat, held, mark)
        trial.pop()


def kept_by(trial: PuertoRico, seat: int, held: Mapping[str, int], mark: int) -> dict[str, int]:
    """The goods a seat kept: those it held without those discarded since the mark. (A craftsman may follow at once.)"""
    gone = {
        goods.NAMES[event.numbers[0]]: event.numbers[1]
        for event in trial.events_since(mark)
        if event.kind == "discarded" and event.seat == seat
    }
    return {name: number - gone.get(name, 0) for name, number in held.items() if number > gone.get(name, 0)}


def worth(held: Mapping[str, int]) -> int:
    """What the goods would sell for."""
    return sum(goods.GOODS[goods.NAMES.index(name)].price * number for name, number in held.items())


def counts(held: Mapping[str, int]) -> str:
    """Goods by kind in words."""
    return ", ".join(f"{name} {number}" for name, number in held.items()) or "nothing"


def lost(held: Mapping[str, int], kept: Mapping[str, int]) -> str:
    """What goes back to the supply."""
    gone = {name: number - kept.get(name, 0) for name, number in held.items() if number > kept.get(name, 0)}
    return f"lose {counts(gone)}" if gone else "lose nothing"
