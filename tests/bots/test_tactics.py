"""Positions with one clearly right answer, by phase, with the reason; which bots must find it."""

from __future__ import annotations

from typing import Any

import pytest

import antilles
from antilles.bots import Budget, SeatView, make_bot

EVERY = ("greedy", "planner", "search:iters=400")
THINKERS = ("planner", "search:iters=400")
# (who must find it, why, the position, the right answers)
POSITIONS: list[tuple[tuple[str, ...], str, dict[str, Any], tuple[str, ...]]] = [
    (
        EVERY,
        "a sale for 4 doubloons is better than one for nothing",
        {"now": {"role": "trader", "holder": 0}, "seats": [{"goods": {"corn": 1, "coffee": 1}, "doubloons": 2}]},
        ("sell coffee",),
    ),
    (
        EVERY,
        "six goods on a ship are better than one",
        {
            "now": {"role": "captain", "holder": 0},
            "seats": [{"goods": {"corn": 6, "indigo": 1}}],
            "ships": [{"spaces": 5}, {"spaces": 6}, {"spaces": 7}],
        },
        ("load corn 6", "load corn 7"),
    ),
    (
        EVERY,
        "an occupied sugar mill waits for sugar",
        {
            "now": {"role": "settler", "holder": 0},
            "round": 6,
            "plantations": {"face_up": {"tobacco": 2, "sugar": 1, "indigo": 2}},
            "seats": [{"island": {"sugar": [1, 1], "corn": [2, 2]}, "city": {"sugar mill": 3}}],
        },
        ("take sugar", "take quarry"),
    ),
]


@pytest.mark.parametrize("number", range(len(POSITIONS)))
def test_the_right_answer_is_found(number: int) -> None:
    names, why, position, right = POSITIONS[number]
    game = antilles.from_position({"players": 4, **position})
    for name in names:
        action = make_bot(name).decide(SeatView(game), Budget(), 3).action
        assert game.notation.texts[action] in right, f"{name}: {why}"
