"""Games saved by earlier versions still load, and end with the points they ended with then."""

from __future__ import annotations

from pathlib import Path

import pytest

import antilles

HERE = Path(__file__).parent
FILES = sorted(HERE.rglob("*.game"))
SCORES = "# scores: "


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_an_old_game_replays_to_its_scores(path: Path) -> None:
    last = path.read_text(encoding="utf-8").splitlines()[-1]
    assert last.startswith(SCORES)
    game = antilles.load(path)
    assert game.over
    assert [score.total for score in game.scores] == [int(points) for points in last.removeprefix(SCORES).split()]


def test_no_old_game_is_gone() -> None:
    assert len(FILES) >= 44
