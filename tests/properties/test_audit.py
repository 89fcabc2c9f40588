"""Random games at every table with every check after every step (the long run is tests.properties.long_run)."""

from __future__ import annotations

import pytest

from tests.properties.long_run import audit_table
from tests.tables import ASK_EVERYTHING, TABLE_IDS, TABLES, config

GAMES = 120


@pytest.mark.parametrize(("edition", "players"), TABLES, ids=TABLE_IDS)
@pytest.mark.parametrize("options", [{}, ASK_EVERYTHING], ids=["usual", "ask_everything"])
def test_every_step_of_random_games_is_sound(edition: str, players: int, options: dict[str, bool]) -> None:
    assert audit_table(config(edition, players, options), 5_000, GAMES, True) > GAMES * 100
