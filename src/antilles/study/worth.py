"""What a position is worth to each seat in the eyes of the bots, and which part of it comes from what.

The evaluation is asked, whatever it is made of: a part is worth what the evaluation loses when it is taken away, one
part after the other, so that the parts add up.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from antilles.bots import SeatView
from antilles.bots.compiled import bots_of
from antilles.bots.thumb import PlannerBot
from antilles.core.game import Game
from antilles.core.records import Record

POINT = 100
"""Worths are in hundredths of a victory point."""
POINTS = "points"
"""The part that is left when nothing else is there to be taken away: points scored."""


@dataclass(frozen=True)
class Anatomy:
    """How a game's positions come apart: what takes each part away from a seat, and where they may be judged."""

    parts: Mapping[str, Callable[[Any, int], None]]
    """By name, in the order in which they are taken away; each changes a state for a seat."""
    calm: tuple[str, ...]
    """Questions at which nothing is half done, so that the evaluation may be trusted."""
    period: str
    """The field of the state that counts rounds, or ships."""


def anatomy_of(game: Game) -> Anatomy:
    """The anatomy of a game's positions."""
    anatomy: Anatomy = import_module(f"antilles.study.{game.manifest.room}.anatomy").ANATOMY
    return anatomy


def worths(game: Game, states: Sequence[Record]) -> list[list[int]]:
    """What each of these states of a game's table is worth to each seat, in the eyes of a planner."""
    bots, judge = bots_of(SeatView(game)), PlannerBot().player(game.manifest.room)
    return [bots.worths(judge, game.engine.state_struct.pack(state)) for state in states]


@dataclass(frozen=True)
class Worth:
    """What a position is worth to the seats, and where one seat's worth comes from; in points."""

    seats: tuple[float, ...]
    parts: Mapping[str, float]


def worth_of(game: Game, seat: int) -> Worth:
    """The worth of a position in parts; once a game is over, only points count."""
    if game.over:
        totals = tuple(float(score.total) for score in game.scores)
        return Worth(totals, {POINTS: totals[seat]})
    data, struct = game.state_bytes(), game.engine.state_struct
    anatomy = anatomy_of(game)
    states = [struct.unpack(data)]
    for take_away in anatomy.parts.values():
        left = struct.unpack(struct.pack(states[-1]))
        take_away(left, seat)
        states.append(left)
    rows = worths(game, states)
    own = [row[seat] for row in rows]
    parts = {name: (own[place] - own[place + 1]) / POINT for place, name in enumerate(anatomy.parts)}
    return Worth(tuple(value / POINT for value in rows[0]), parts)
