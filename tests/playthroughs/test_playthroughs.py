"""Golden playthroughs: a change of the rules shows as a diff of these files (`python -m tools.playthroughs`)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tools.playthroughs import HOME, all_playthroughs, playthrough

CASES = list(all_playthroughs())


@pytest.mark.parametrize(("path", "table"), CASES, ids=[case[0].stem for case in CASES])
def test_playthrough_is_unchanged(path: Path, table: dict[str, Any]) -> None:
    assert playthrough(table) == path.read_text(encoding="utf-8")


def test_every_playthrough_file_belongs_to_a_table() -> None:
    assert set(HOME.rglob("*.txt")) == {case[0] for case in CASES}
