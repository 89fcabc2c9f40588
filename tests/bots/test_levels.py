"""Levels: from gentle to fierce, as strong as they are said to be."""

from __future__ import annotations

import re
from pathlib import Path

from antilles.bots.levels import DEFAULT_LEVEL, LEVELS
from antilles.core.registry import GAMES
from tests.unit.test_command_line import run, words_of

STRENGTH = Path(__file__).resolve().parents[2] / "docs" / "strength.md"
COLUMNS = ("puerto-rico", "santiago-de-cuba")
"""The games whose matches the table of levels has, in this order."""


def rows_of_levels() -> dict[str, list[str]]:
    """The table of levels, by their names."""
    part = STRENGTH.read_text(encoding="utf-8").split("\n## Levels\n")[1].split("\n## ")[0]
    rows = [[cell.strip() for cell in line.split("|")[1:-1]] for line in part.splitlines() if line.startswith("|")]
    return {re.split(r"\W", row[0])[0]: row for row in rows[2:]}


def test_levels_are_as_strong_as_measured() -> None:
    rows = rows_of_levels()
    assert list(rows) == list(LEVELS)
    for level, (_, bot, _, *cells) in zip(LEVELS.values(), rows.values(), strict=True):
        assert bot == f"`{level.bot}`"
        found = {game: re.match(r"(\d+) %", cell) for game, cell in zip(COLUMNS, cells, strict=True)}
        assert level.wins == {game: int(share[1]) for game, share in found.items() if share}
    first, *others = LEVELS.values()
    assert not first.wins
    assert all(set(level.wins) == set(GAMES) and min(level.wins.values()) > 25 for level in others)  # ever stronger
    assert DEFAULT_LEVEL in LEVELS


def test_the_list_of_bots_tells_strength_and_time() -> None:
    told = words_of(run("bots").stdout)
    assert "level before: Puerto Rico 52%" in told
    assert "with a tenth of its time" in told
    assert "All but the governor move at once" in told
    assert "Puerto Rico 52 %, Santiago" in words_of(run("bots", "--lang", "pl").stdout)
