"""Golden playthroughs: a change of the rules shows as a diff of these files (`python -m tools.playthroughs`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tools.playthroughs import HOME, all_playthroughs, playthrough

CASES = list(all_playthroughs())


@pytest.mark.parametrize(("path", "game_id", "table"), CASES, ids=[f"{c[0].parent.name}-{c[0].stem}" for c in CASES])
def test_playthrough_is_unchanged(path: Path, game_id: str, table: dict[str, Any]) -> None:
    assert playthrough(game_id, table) == path.read_text(encoding="utf-8")


def test_every_playthrough_file_belongs_to_a_table() -> None:
    assert set(HOME.rglob("*.txt")) == {case[0] for case in CASES}
