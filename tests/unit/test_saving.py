"""Saving a game from a program: all or nothing, one writer at a time, and never over something else."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import antilles
from antilles.core.writing import Claim

HOLD = """
import sys, time
from pathlib import Path
from antilles.core.writing import Claim
claim = Claim(Path(sys.argv[1]))
print("held", flush=True)
time.sleep(60)
"""


@pytest.fixture
def game() -> antilles.Game:
    found: antilles.Game = antilles.new("puerto-rico", players=3, seed=7)
    return found


def held(path: Path) -> subprocess.Popen[str]:
    """Another program that owns the file."""
    other = subprocess.Popen([sys.executable, "-c", HOLD, str(path)], stdout=subprocess.PIPE, text=True)
    assert other.stdout is not None
    assert other.stdout.readline() == "held\n"
    return other


def test_one_program_at_a_time_and_a_killed_one_lets_go(game: antilles.Game, tmp_path: Path) -> None:
    path = tmp_path / "x.game"
    other = held(path)
    with pytest.raises(antilles.GameFileError, match=r"x\.game is in use by another program"):
        game.save(path)
    (tmp_path / ".x.game.abc.part").write_text("half a game")
    other.send_signal(signal.SIGKILL)
    other.communicate()
    begun = time.monotonic()
    game.save(path)
    assert time.monotonic() - begun < 5
    assert [entry.name for entry in tmp_path.iterdir()] == ["x.game"]


def test_many_writers_leave_a_whole_file(game: antilles.Game, tmp_path: Path) -> None:
    path = tmp_path / "x.game"
    claim = Claim(path)
    with pytest.raises(antilles.GameFileError, match="in use"):
        Claim(path)
    claim.close()
    Claim(path).close()
    assert list(tmp_path.iterdir()) == []


def test_nothing_but_a_game_is_replaced(game: antilles.Game, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("Dear Ana")
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    (tmp_path / "empty").touch()
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "device").symlink_to("/dev/null")
    (tmp_path / "nowhere").symlink_to(tmp_path / "missing")
    (tmp_path / "circle").symlink_to(tmp_path / "circle")
    before = sorted(tmp_path.iterdir())
    for name in ("notes.txt", "picture", "pipe", "device", "nowhere", "circle", "."):
        with pytest.raises((antilles.GameFileError, OSError), match=r"no game file|no ordinary file|symbolic links"):
            game.save(tmp_path / name)
    game.save(tmp_path / "empty")
    assert sorted(tmp_path.iterdir()) == before
    assert (tmp_path / "notes.txt").read_text() == "Dear Ana"
    assert (tmp_path / "device").is_symlink()


def test_a_link_to_a_game_is_followed(game: antilles.Game, tmp_path: Path) -> None:
    (tmp_path / "real").mkdir()
    game.save(tmp_path / "real" / "x.game")
    (tmp_path / "link.game").symlink_to(tmp_path / "real" / "x.game")
    game.push("role settler")
    game.save(tmp_path / "link.game")
    assert (tmp_path / "link.game").is_symlink()
    assert antilles.load(tmp_path / "real" / "x.game").record() == game.record()


def test_a_full_disk_leaves_the_old_file(game: antilles.Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.game"
    game.save(path)
    before = path.read_bytes()
    game.push("role settler")

    def full(source: object, target: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    with pytest.raises(OSError, match="No space left"):
        game.save(path)
    assert path.read_bytes() == before
    assert list(tmp_path.iterdir()) == [path]


def test_a_game_saves_over_nothing_but_itself(tmp_path: Path) -> None:
    place = tmp_path / "one.game"
    one, other = antilles.new("puerto-rico", seed=1), antilles.new("puerto-rico", seed=2)
    one.save(place)
    one.push("role settler")
    one.save(place)
    assert antilles.load(place) == one
    one.pop()
    one.save(str(place))
    with pytest.raises(antilles.GameFileError, match="holds another game"):
        other.save(place)
    assert antilles.load(place) == one
    with pytest.raises(antilles.GameFileError, match="by its path, not by a int"):
        one.save(5)  # type: ignore[arg-type]
    position = antilles.from_position(one.position())
    position.save(tmp_path / "position.game")
    position.push("role mayor")
    position.save(tmp_path / "position.game")
    assert antilles.load(tmp_path / "position.game") == position
