"""Random games reach every corner: every building built and used, every deed, prize, decision and end."""

from __future__ import annotations

import pytest

from antilles.puerto_rico import buildings, decisions, endings
from antilles.puerto_rico.compose import Config
from tests.properties.coverage import coverage, endless_game
from tests.tables import covering_tables

GAMES = 160


@pytest.mark.xdist_group("coverage")
def test_random_games_reach_every_corner() -> None:
    seen = coverage(GAMES)
    never_asked = {name for name in decisions.NAMES[1:] if not seen[f"asked {name}"]}
    assert never_asked <= {"union order"}, "decisions never asked"
    assert {name for name in buildings.NAMES if not seen[f"built {name}"]} == set()
    assert {name for name in buildings.NAMES if not seen[f"used {name}"]} == set()
    for deed in ("raided", "robbed", "lured", "taken over", "takeover paid"):
        assert seen[f"event {deed}"], deed
    for prize in ("plantation", "goods", "building"):
        assert seen[f"prize {prize}"], prize
    endless_game(seen)
    for name in endings.NAMES.values():
        assert seen[f"end {name}"], name


def test_without_a_guest_house_nobody_is_asked_about_guests() -> None:
    from antilles.puerto_rico.expansions.buildings import RECOMMENDED_SET

    names = [buildings.NAMES[building] for building in RECOMMENDED_SET if buildings.NAMES[building] != "guest house"]
    table = Config(4, "rio-grande", ("buildings",), (), {"building_set": [*names, "hospice"]})
    assert coverage(6, [table])["asked guest move"] == 0
    tables = [table for table in covering_tables() if table.new_violets]
    assert coverage(30, tables)["asked guest move"] > 0
