"""What both duels try on the engine besides the legal actions: illegal ones, and reading positions again."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import antilles
from antilles.core.errors import IllegalAction, PositionError

RULE_PREFIX = {"puerto-rico": "PR", "santiago-de-cuba": "SDC"}


def refused(game: Any, rng: random.Random, legal: list[str], used: Counter[str], how_often: float) -> int:
    """An action seen elsewhere that is not legal here is refused with a sentence and a rule, and changes nothing."""
    elsewhere = sorted(set(used) - set(legal))
    if not elsewhere or rng.random() > how_often:
        return 0
    before = game.position(), game.event_count
    with pytest.raises(IllegalAction, match=rf".+[.?] \({RULE_PREFIX[game.game_id]}-[A-Z_0-9-]+\)$"):
        game.push(rng.choice(elsewhere))
    assert (game.position(), game.event_count) == before
    return 1


def read_again(game: Any, rng: random.Random, legal: list[str], how_often: float) -> int:
    """Every position that a game comes to is one that can be read, and it asks the same."""
    if rng.random() > how_often:
        return 0
    try:
        again = antilles.from_position(game.position(), seed=1)
    except PositionError as problem:
        raise AssertionError(f"a position of a game is refused: {problem}") from problem
    assert again.position() == game.position()
    assert list(again.legal_actions) == legal
    return 1
