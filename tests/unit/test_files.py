"""Game files and positions: what is written, and what a damaged one is told."""

from __future__ import annotations

import os
import pickle
from pathlib import Path
from typing import Any

import pytest

import antilles
from antilles.core.gamefile import FileNotes, parse_game, write_game

OLD = """game: puerto-rico
rules: 1
edition: "classic"
players: 3
expansions: []
variants: []
options: {}
seed: 7
seats: ["Ana", "Bruno", "Carla"]
moves:
0 role settler
0 take quarry
"""
GOOD = OLD.replace("rules:", "format: 2\nrules:") + "end: 2 moves\n"


def test_a_game_file_reads_as_it_was_written(tmp_path: Path) -> None:
    game = antilles.loads(GOOD)
    assert game.seats == ("Ana", "Bruno", "Carla")
    assert game.turn == 1
    game.save(tmp_path / "deep" / "x.game")
    assert antilles.load(tmp_path / "deep" / "x.game").record() == GOOD
    assert [path.name for path in (tmp_path / "deep").iterdir()] == ["x.game"]


@pytest.mark.parametrize(
    ("line", "replacement", "message"),
    [
        (1, "game: chess", "line 1: There is no game 'chess'"),
        (2, "rules: 99", "line 2: the file was written under rules version 99"),
        (2, "rules: one", "line 2: rules must be a whole number"),
        (3, "edition: clasic", "line 3: There is no edition 'clasic'"),
        (4, "players: 2", "line 4: The edition 'classic' has no game for 2 players"),
        (7, "options: {frobnicate: 1}", "line 7: There is no option 'frobnicate'"),
        (7, "options: {", "line 7: the value of 'options' cannot be read"),
        (7, "colour: red", "line 7: 'colour' is no header entry"),
        (7, "seed: 8", "line 8: 'seed' stands here a second time"),
        (9, "seats: Ana", "line 9: seats must be a list of names"),
        (10, "", "there is no line 'moves:'"),
        (11, "1 role settler", "line 11: seat 0 is to decide here, not seat 1"),
        (11, "0 role setler", "line 11: 'role setler' is no action. Did you mean 'role settler'"),
        (12, "0 take gold", "line 12: 'take gold' is no action"),
        (12, "0 build harbor", "line 12: Not now; the question is"),
        (12, "take quarry", "line 12: 'take quarry' is no move"),
    ],
)
def test_a_damaged_game_file_gives_line_and_reason(line: int, replacement: str, message: str) -> None:
    lines = OLD.splitlines()
    lines[line - 1] = replacement
    with pytest.raises(antilles.GameFileError) as caught:
        antilles.loads("\n".join(lines))
    assert message in str(caught.value)


NOTED = GOOD.replace(
    "moves:", 'sitting: ["person", "bot search:ms=500", "bot random"]\ntheme: "1897"\nlanguage: "pl"\nmoves:', 1
)


def test_a_file_says_who_sits_where_and_how_it_is_shown() -> None:
    notes = parse_game(NOTED).notes
    assert notes == FileNotes(("person", "bot search:ms=500", "bot random"), "1897", "pl")
    assert write_game(antilles.loads(NOTED), notes) == NOTED
    assert parse_game(GOOD).notes == parse_game(OLD).notes == FileNotes()
    assert antilles.loads(OLD).record() == antilles.loads(NOTED).record() == GOOD


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("end: 2 moves\n", "", "cut off: the last line must be like 'end: 57 moves'"),
        ("end: 2 moves\n", "end: 2 m", "line 17: the end mark 'end: 2 m' is wrong"),
        ("0 take quarry\n", "", "line 16: the end mark 'end: 2 moves' is wrong; 1 move stands before it"),
        ("end: 2 moves\n", "end: 2 moves\n1 pass\n", "line 18: there is more after the end mark"),
        ("format: 2", "format: 3", "line 2: format 3 is not known"),
        ("format: 2", "format: x", "line 2: format must be a whole number"),
        ('"person", ', "", "line 11: sitting must be a list with an entry for each of the seats"),
        ('"person"', "5", "line 11: 5 is neither 'person' nor 'bot NAME'"),
        ('"person"', '"bot "', "line 11: 'bot ' is neither"),
        ('theme: "1897"', "theme: [a]", "line 12: theme must be a name"),
    ],
)
def test_damaged_notes_and_cut_off_files(old: str, new: str, message: str) -> None:
    assert NOTED.count(old) == 1
    with pytest.raises(antilles.GameFileError) as caught:
        antilles.loads(NOTED.replace(old, new))
    assert message in str(caught.value)


def test_no_cut_off_file_loads() -> None:
    for size in range(len(NOTED) - 1):
        with pytest.raises(antilles.GameFileError):
            antilles.loads(NOTED[:size])


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(antilles.GameFileError, match="cannot be read"):
        antilles.load(tmp_path / "missing")
    (tmp_path / "latin").write_bytes(b"game: puerto-rico\nseats: [\xe9]\n")
    with pytest.raises(antilles.GameFileError, match="line 2: this is not UTF-8"):
        antilles.load(tmp_path / "latin")


def test_a_failing_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "x.game"
    game = antilles.loads(GOOD)
    game.save(path)
    game.push("pass")

    def full_disk(descriptor: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full_disk)
    with pytest.raises(OSError, match="No space left"):
        game.save(path)
    assert path.read_text(encoding="utf-8") == GOOD
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("document", "field"),
    [
        ({"seats": [{"goods": {"corn": 12}}]}, "seats[0].goods.corn"),
        ({"seats": [{"goods": {"corn": 11}}]}, "supply.goods.corn"),
        ({"seats": [{"goods": {"corm": 1}}]}, "seats[0].goods.corm"),
        ({"seats": [{"island": {"corn": [2, 3]}}]}, "seats[0].island.corn[1]"),
        ({"seats": [{"island": {"corn": 9, "sugar": 4}}]}, "seats[0].island"),
        ({"seats": [{"city": {"harbor": 2}}]}, "seats[0].city.harbor"),
        ({"seats": [{"city": {"guild hall": 0}}, {"city": {"guild hall": 0}}]}, "buildings.guild hall"),
        ({"seats": {9: {}}}, "seats"),
        ({"seats": [{}] * 5}, "seats"),
        ({"supply": {"colonists": 80}}, "supply.colonists"),
        ({"ships": [{"spaces": 4}]}, "ships[0].spaces"),
        ({"ships": [{"spaces": 5, "good": "corn"}]}, "ships[0]"),
        ({"ships": [{"spaces": 5, "good": "corn", "load": 1}, {"spaces": 6, "good": "corn", "load": 1}]}, "ships[1]"),
        ({"trading_house": ["corn"] * 5}, "trading_house"),
        ({"roles": {"mayor": {"taken_by": 3}}, "governor": 1}, "governor"),
        ({"now": {"holder": 1}}, "now.holder"),
        ({"now": {"role": "mayor", "holder": 1, "decision": "captain load"}}, "now.decision"),
        ({"now": {"decision": "hospice colonist", "role": "settler", "holder": 0}}, "now.decision"),
        ({"now": {"idle_turns": 1, "role": "captain", "holder": 0}}, "now.idle_turns"),
        ({"players": 9}, "players"),
        ({"options": {"nonsense": True}}, "options"),
        ({"edition": "second"}, "edition"),
        ({"game": "chess"}, "game"),
        ({"colour": "red"}, "colour"),
    ],
)
def test_a_wrong_position_names_the_field(document: dict[str, Any], field: str) -> None:
    with pytest.raises(antilles.AntillesError) as caught:
        antilles.from_position({"players": 4} | document)
    if document.get("game") != "chess":
        assert isinstance(caught.value, antilles.PositionError)
        assert caught.value.field == field


def test_what_a_position_leaves_out_stays_in_the_supply() -> None:
    game = antilles.from_position(
        "players: 3\nseats: [{goods: {corn: 4}, island: {quarry: [2, 1]}, victory_points: 5}]"
    )
    supply = game.position()["supply"]
    assert supply["goods"]["corn"] == 6
    assert supply["quarries"] == 6
    assert supply["victory_points"] == 70
    assert supply["colonists"] == 54
    assert sum(game.position()["plantations"]["face_up"].values()) == 4


@pytest.mark.parametrize(
    "problem",
    [
        antilles.IllegalAction("You have no rum.", "SDC-PORT-2"),
        antilles.GameOver("The game is over.", "SDC-END-1"),
        antilles.PositionError("seats[0].pesos", "must be a whole number"),
        antilles.GameFileError("evening.game", 7, "this is no move."),
        antilles.ConfigError("There is no edition 'x'.", "edition"),
    ],
    ids=lambda problem: type(problem).__name__,
)
def test_errors_survive_the_way_between_processes(problem: Exception) -> None:
    twin = pickle.loads(pickle.dumps(problem))
    assert (type(twin), str(twin), vars(twin)) == (type(problem), str(problem), vars(problem))
