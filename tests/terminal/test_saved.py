"""The list of saved games to go on with."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from rich.console import Console

import antilles
from antilles.terminal.saved import SavedGame, chosen, draw_games, latest_games, newest_unfinished
from antilles.words import english


@pytest.fixture
def games(tmp_path: Path) -> list[SavedGame]:
    """A finished game, the newest; two that go on; and a broken file, the oldest."""
    finished = antilles.new("santiago-de-cuba", players=2, seed=1, seats=["Fay", "Gus"], options={"turn_limit": 1})
    while not finished.over:
        finished.push(finished.legal_actions[0])
    middle = antilles.new("puerto-rico", players=3, seed=1, seats=["Ana", "Bo", "Cy"])
    middle.push("role builder")
    older = antilles.new("puerto-rico", players=3, seed=2, seats=["Dot", "Eli", "Flo"])
    for age, (name, game) in enumerate((("new", finished), ("middle", middle), ("older", older))):
        game.save(tmp_path / f"{name}.game")
        os.utime(tmp_path / f"{name}.game", (10_000 - age, 10_000 - age))
    (tmp_path / "broken.game").write_text("game: puerto-rico\n")
    os.utime(tmp_path / "broken.game", (1, 1))
    (tmp_path / "notes.txt").write_text("no game")
    return latest_games(tmp_path, lambda game: None)


def test_the_latest_come_first(games: list[SavedGame]) -> None:
    assert [saved.path.stem for saved in games] == ["new", "middle", "older", "broken"]
    assert newest_unfinished(games) == 1


def test_the_list_says_who_plays_and_whose_turn_it_is(games: list[SavedGame]) -> None:
    console = Console(width=100)
    with console.capture() as drawn:
        console.print(draw_games(games, english))
    lines = drawn.get().splitlines()
    assert "finished" in next(line for line in lines if "Fay, Gus" in line)
    row = next(line for line in lines if "Ana, Bo, Cy" in line)
    assert row.split()[-2:] == ["Ana", "1"]
    assert "cannot be read" in next(line for line in lines if "broken.game" in line)


def test_an_answer_is_a_number_or_nothing(games: list[SavedGame]) -> None:
    assert chosen(games, "") is games[1]
    assert chosen(games, " 3 ") is games[2]
    for answer in ("0", "5", "x"):
        with pytest.raises(antilles.ConfigError, match="There is no game"):
            chosen(games, answer)
    with pytest.raises(antilles.ConfigError):
        chosen(games[:1], "")
