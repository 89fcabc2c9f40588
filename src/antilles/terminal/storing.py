"""Storing goods: every possible result as one choice, found by playing the engine's own questions on a copy."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from antilles.puerto_rico.components import PRICES
from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.vocabulary import GOOD_NAMES
from antilles.terminal.choices import Choice
from antilles.terminal.history import STORING


def storing_choices(game: PuertoRico) -> list[Choice]:
    """Everything that can be kept, the most goods first, then the dearest."""
    seat = game.turn or 0
    held = game.view(seat)["seats"][seat]["goods"]
    results = dict(outcomes(game.copy(), seat, ()))
    best_first = sorted(results, key=lambda line: (-sum(results[line].values()), -worth(results[line])))
    return [Choice(line, f"keep {counts(results[line])}", lost(held, results[line])) for line in best_first]


def outcomes(trial: PuertoRico, seat: int, steps: tuple[str, ...]) -> Iterator[tuple[str, dict[str, int]]]:
    """(line to push, goods kept) for every way to answer the questions that are left."""
    if (trial.turn, trial.decision) != (seat, STORING):
        yield ", ".join(steps) + ",", dict(kept_by(trial, seat))
        return
    for action in trial.legal_actions:
        trial.push(action)
        yield from outcomes(trial, seat, (*steps, action))
        trial.pop()


def kept_by(trial: PuertoRico, seat: int) -> Mapping[str, int]:
    """The goods a seat has after storing."""
    goods: Mapping[str, int] = trial.view(seat)["seats"][seat]["goods"]
    return goods


def worth(goods: Mapping[str, int]) -> int:
    """What the goods would sell for."""
    return sum(int(PRICES[GOOD_NAMES.index(name)]) * number for name, number in goods.items())


def counts(goods: Mapping[str, int]) -> str:
    """Goods by kind in words."""
    return ", ".join(f"{name} {number}" for name, number in goods.items()) or "nothing"


def lost(held: Mapping[str, int], kept: Mapping[str, int]) -> str:
    """What goes back to the supply."""
    gone = {name: number - kept.get(name, 0) for name, number in held.items() if number > kept.get(name, 0)}
    return f"lose {counts(gone)}" if gone else "lose nothing"
