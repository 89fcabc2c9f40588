"""Matches: seatings, pairing, statistics, and going on after a stop."""

from __future__ import annotations

from pathlib import Path

import pytest

from antilles.arena.matches import Match, play
from antilles.arena.records import ArenaError, read_match
from antilles.arena.running import run
from antilles.arena.statistics import Share, paired_interval, wilson

MATCH = Match("puerto-rico", "greedy", "random", players=3, seeds=3, first_seed=50)


def test_every_seed_is_played_from_every_seat() -> None:
    assert MATCH.seatings() == [(0,), (1,), (2,)]
    assert len(list(MATCH.games())) == len(MATCH) == 9
    two = Match("puerto-rico", "greedy", "random", players=4, seeds=1, seats=2)
    assert len(two.seatings()) == 6
    assert two.fair_share == 0.5


def test_wilson_against_figures_worked_out_by_hand() -> None:
    low, high = wilson(8, 10)
    assert low == pytest.approx(0.4902, abs=1e-4)
    assert high == pytest.approx(0.9433, abs=1e-4)
    assert wilson(0, 0) == (0.0, 1.0)
    assert wilson(10, 10)[1] == pytest.approx(1.0)
    assert str(Share(10, 8)) == "80.0% (49.0% to 94.3%)"


def test_the_paired_interval_takes_seeds_as_the_units() -> None:
    mean, low, high = paired_interval([[1.0, 0.0], [1.0, 1.0], [0.0, 0.0], [1.0, 0.0]])
    assert mean == 0.5
    assert low == pytest.approx(0.5 - 1.959964 * (1 / 6) ** 0.5 / 2, abs=1e-4)
    assert high == pytest.approx(0.5 + 1.959964 * (1 / 6) ** 0.5 / 2, abs=1e-4)
    assert paired_interval([]) == (0.0, 0.0, 1.0)


def test_a_game_is_the_same_every_time() -> None:
    assert play(MATCH, 50, (1,)) == play(MATCH, 50, (1,))


def test_a_match_in_processes_is_game_for_game_the_same() -> None:
    assert run(MATCH, jobs=2) == run(MATCH, jobs=1)


def test_a_stopped_match_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    played: list[object] = []

    def stop_after_four(game: object) -> None:
        played.append(game)
        if len(played) == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(MATCH, path=path, progress=stop_after_four)
    assert len(read_match(path, MATCH)) == 4
    assert run(MATCH, path=path) == run(MATCH)
    assert len(read_match(path, MATCH)) == 9


def test_another_match_or_no_match_is_never_touched(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    run(Match("puerto-rico", "random", "random", players=3, seeds=1), path=path)
    before = path.read_bytes()
    with pytest.raises(ArenaError, match="another match"):
        run(MATCH, path=path)
    assert path.read_bytes() == before
    path.write_text("notes\n")
    with pytest.raises(ArenaError, match="no file of a match"):
        run(MATCH, path=path)
    assert path.read_text() == "notes\n"
