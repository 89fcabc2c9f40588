"""Levels: from gentle to fierce, as strong as they are said to be."""

from __future__ import annotations

import re
from pathlib import Path

from antilles.bots.levels import DEFAULT_LEVEL, LEVELS
from antilles.core.registry import GAMES
from tests.unit.test_command_line import run, words_of

STRENGTH = Path(__file__).resolve().parents[2] / "docs" / "strength.md"
ROWS = {
    "planter": "level planter against deckhand",
    "merchant": "planner against greedy, 4 players",
    "captain": "level captain (search, 40 iterations) against merchant",
    "governor": "search, 10,000 iterations",
}
"""Where each level was measured against the one before; planner is the merchant, greedy the planter."""


def measured(game: str, level: str) -> int:
    """The share of victories in per cent, as the table of measured matches has it."""
    part = STRENGTH.read_text(encoding="utf-8").split(f"\n## {GAMES[game].title}\n")[1].split("\n## ")[0]
    (row,) = (line for line in part.splitlines() if line.startswith(f"| {ROWS[level]}"))
    found = re.match(r"(\d+) %", row.split("|")[2].strip())
    assert found
    return int(found[1])


def test_levels_are_as_strong_as_measured() -> None:
    first, *others = LEVELS.values()
    assert not first.wins
    assert [level.name for level in others] == list(ROWS)
    for level in others:
        assert level.wins == {game: measured(game, level.name) for game in GAMES}
        assert min(level.wins.values()) > 25  # each is stronger than the one before
    assert DEFAULT_LEVEL in LEVELS


def test_the_list_of_bots_tells_strength_and_time() -> None:
    told = words_of(run("bots").stdout)
    assert "level before: Puerto Rico 52%" in told
    assert "with a tenth of its time" in told
    assert "at once" in told
    assert "Puerto Rico 52 %, Santiago" in words_of(run("bots", "--lang", "pl").stdout)
