"""Where a game at the terminal is kept: its own file, nobody else's, and always said."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

import antilles
from antilles.bots import Decision, bots_for
from antilles.core.gamefile import FileNotes, parse_game
from antilles.core.writing import Claim
from antilles.tableside.saving import default_save_path
from antilles.tableside.seating import seated, sitting_by_name
from antilles.terminal.session import run
from tests.terminal.driver import play, table, typing


def test_every_game_has_a_file_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    paths = []
    for _ in range(3):
        paths.append(default_save_path("puerto-rico", ["Ana", "J/o\0é .."]))
        play(table(3, seed=1), ["1", "quit"], paths[-1])
    assert len(set(paths)) == 3
    assert all(path.exists() and path.parent == tmp_path / "antilles" for path in paths)
    assert paths[0].name[16:] == "puerto-rico-Ana-J-o-é.game"
    assert paths[1].stem.endswith("-2") or paths[1].stem[:15] != paths[0].stem[:15]
    with_bots = default_save_path("santiago-de-cuba", [])
    assert with_bots.name.endswith("santiago-de-cuba-bots.game")
    claim = Claim(with_bots)
    assert default_save_path("santiago-de-cuba", []) != with_bots
    claim.close()


def test_only_this_very_game_is_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "evening.game"
    game = table(3, seed=1)
    play(game, ["1", "1", "quit"], path)
    kept = path.read_text()
    others = [table(3, seed=2), table(4, seed=1), table(3, seed=1, seats=("Ana", "Bo", "Carla"))]
    others.append(antilles.from_position(table(3, seed=1).position(), seed=1, seats=game.seats))
    for other in others:
        with pytest.raises(antilles.GameFileError, match="exists and holds another game; choose another name"):
            play(other, ["1"], path)
    branched = table(3, seed=1)
    branched.push(next(action for action in branched.legal_actions if action != game.actions[0][1]))
    with pytest.raises(antilles.GameFileError, match="holds another game"):
        play(branched, ["1"], path)
    assert path.read_text() == kept
    with pytest.raises(antilles.GameFileError, match="holds this game further on"):
        play(table(3, seed=1), ["quit"], path)
    assert path.read_text() == kept
    play(antilles.load(path), ["1", "undo", "2", "quit"], path)
    assert [entry.name for entry in tmp_path.iterdir()] == ["evening.game"]


@pytest.mark.parametrize("content", [b"Dear Ana", b"game: puerto-rico\nno more", b"\xff\xfe"])
def test_what_is_no_game_is_never_overwritten(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    (tmp_path / "link").symlink_to(path)
    for place in (path, tmp_path / "link"):
        with pytest.raises(antilles.GameFileError, match=r"notes\.txt exists and"):
            play(table(3), ["1"], place)
    assert path.read_bytes() == content
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["link", "notes.txt"]


def test_devices_and_pipes_stay(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "link").symlink_to("/dev/null")
    for place in (tmp_path / "pipe", tmp_path / "link", Path("/dev/null")):
        with pytest.raises(antilles.GameFileError, match="no ordinary file"):
            play(table(3), ["1"], place)
    assert (tmp_path / "pipe").is_fifo()
    assert Path("/dev/null").is_char_device()


def test_a_file_in_use_is_refused_by_name(path: Path) -> None:
    claim = Claim(path)
    with pytest.raises(antilles.GameFileError, match=r"game\.txt is in use by another program"):
        play(table(3), ["1"], path)
    claim.close()


def test_a_rescued_game_is_kept_where_it_was_rescued_to(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    rescue = tmp_path / "rescue.game"
    game = table(3)
    output = play(game, ["1", f"save {rescue}", "1", "quit"], tmp_path / "file" / "game.txt")
    assert output.count("Could not save") == 1
    assert "The game is kept there from now on." in " ".join(output.split())
    assert "not saved" not in output
    assert f"--resume {rescue}" in output.replace("\n", "")
    assert antilles.load(rescue)._dump() == game._dump()


def test_a_place_that_is_lost_on_the_way_is_said(tmp_path: Path) -> None:
    folder = tmp_path / "stick"
    game = table(3)
    lines = typing(["1", "1", "quit", "quit"])

    def read_line(prompt: str) -> str:
        if game.pushes and folder.is_dir():
            shutil.rmtree(folder)
            folder.write_text("in the way")
        return lines(prompt)

    output = play(game, read_line, folder / "x.game")
    assert "The game is not saved." in output
    assert "As it was after 1 move, it is in" in output


def test_a_finished_game_says_where_it_is(path: Path) -> None:
    output = play(table(3), [], path, people=())
    assert f"replay {path}" in output.replace("\n", "")
    assert antilles.load(path).over


def test_the_game_is_kept_when_a_bot_fails(path: Path) -> None:
    class Broken:
        name = "broken"

        def decide(self, seat: object, budget: object, seed: int, *, rank: bool = False) -> Decision:
            return Decision(10_000)

    game = table(3)
    with pytest.raises(antilles.AntillesError, match="bot broken"):
        run(game, {1: Broken(), 2: Broken()}, path, read_line=typing(["role settler", "1"]))
    assert antilles.load(path).actions == game.actions


def test_a_person_named_like_a_bot_stays_a_person(path: Path) -> None:
    names, sitting = seated("Ana [random],bot:random,", 0, 3, "random")
    assert (names, sitting) == (("Ana [random]", "Ana", "Bruno"), ("person", "bot random", "person"))
    game = table(3, seats=names)
    run(game, bots_for(sitting), path, read_line=typing(["1", "quit"]), notes=FileNotes(sitting, "1897", "pl"))
    file = parse_game(path.read_text(encoding="utf-8"))
    assert file.seats == names
    assert file.notes == FileNotes(sitting, "1897", "pl")
    assert list(bots_for(file.notes.sitting)) == [1]


def test_old_files_tell_bots_by_their_names() -> None:
    assert sitting_by_name(["Ana", "Bruno [random]"]) == ("person", "bot random")


def test_two_games_that_begin_in_the_same_moment_have_two_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    names = [default_save_path("puerto-rico", ["Ana"]) for _ in range(3)]
    assert len(set(names)) == 3
