"""Random games at every table with every check after every step (the long run is tests.properties.long_run)."""

from __future__ import annotations

import pytest

from antilles.puerto_rico.compose import Config
from tests.properties.long_run import audit_table
from tests.tables import ASK_EVERYTHING, TABLE_IDS, TABLES, config, covering_tables

GAMES = 120
pytestmark = pytest.mark.xdist_group("audit")
"""In one process: the checks are compiled for these tests, and once is enough."""


@pytest.mark.parametrize(("edition", "players"), TABLES, ids=TABLE_IDS)
@pytest.mark.parametrize("options", [{}, ASK_EVERYTHING], ids=["usual", "ask_everything"])
def test_every_step_of_random_games_is_sound(edition: str, players: int, options: dict[str, bool]) -> None:
    assert audit_table(config(edition, players, options), 5_000, GAMES, True) > GAMES * 100


def test_all_of_them_are_in_one_process(request: pytest.FixtureRequest) -> None:
    """A pytest that pytest-xdist does not know spreads them, and everything is compiled twice."""
    grouped = getattr(request.config.option, "loadgroup", False)
    assert request.node.nodeid.endswith("@audit") == grouped


COVERING = covering_tables()


@pytest.mark.parametrize("table", COVERING, ids=[str(number) for number in range(len(COVERING))])
def test_every_step_with_expansions_is_sound(table: Config) -> None:
    """Every pair of players x edition x expansion x variant x option occurs at one of these tables."""
    assert audit_table(table, 9_000, 12, True) > 12 * 100
