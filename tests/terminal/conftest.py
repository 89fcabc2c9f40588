"""What the terminal tests share."""

from __future__ import annotations

from pathlib import Path

import pytest

from antilles.santiago.game import Santiago
from tests.terminal.santiago_tables import QUESTIONS, asked_with_choice, table, wander


@pytest.fixture(scope="module")
def asked() -> dict[str, Santiago]:
    """A game of Santiago de Cuba in the middle at each question to seat 0."""
    found: dict[str, Santiago] = {}
    for decision in QUESTIONS:
        games = (table(4, seed) for seed in range(50))
        found[decision] = next(game for game in games if wander(game, asked_with_choice(decision)))
    return found


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.txt"
