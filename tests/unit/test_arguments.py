"""Whatever a program passes to the doors of the package: an AntillesError that says what is wrong, never a raw one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import antilles
from antilles.words import words_of
from tests.unit.test_command_line import run

HUGE = 10**5_000
PR, SDC = "puerto-rico", "santiago-de-cuba"

CALLS: dict[str, tuple[Callable[[], Any], str]] = {
    "new list": (lambda: antilles.new([]), "There is no game []"),  # type: ignore[arg-type]
    "new none": (lambda: antilles.new(None), "There is no game None"),  # type: ignore[arg-type]
    "players text": (lambda: antilles.new(PR, players="x"), "players must be a whole number"),  # type: ignore[arg-type]
    "players huge": (lambda: antilles.new(SDC, players=HUGE), "players: has a number that is far too large"),
    "seats number": (lambda: antilles.new(PR, seats=5), "seats must be a list of names, not 5"),  # type: ignore[arg-type]
    "seats text": (lambda: antilles.new(PR, seats="Anas"), "seats must be a list of names"),
    "seats mixed": (lambda: antilles.new(PR, seats=["Ana", 5, "B", "C"]), "must be a text, not 5"),  # type: ignore[list-item]
    "option huge": (lambda: antilles.new(SDC, options={"turn_limit": HUGE}), "options: has a number"),
    "option huge too": (lambda: antilles.new(PR, options={"vp_pool": HUGE}), "options: has a number"),
    "option long": (lambda: antilles.new(PR, options={"vp_secret": [1] * 10**6}), "options: has more than"),
    "edition huge": (lambda: antilles.new(PR, edition=HUGE), "edition: has a number"),  # type: ignore[arg-type]
    "position seats": (lambda: antilles.from_position({}, seats=5), "seats must be a list"),  # type: ignore[arg-type]
    "position none": (lambda: antilles.from_position(None), "must be a mapping"),  # type: ignore[arg-type]
    "position game": (lambda: antilles.from_position({"game": ["x"]}), "There is no game ['x']"),
    "no theme": (lambda: words_of("en", PR, "5"), "There is no theme '5'"),
    "theme of no game": (lambda: words_of("en", None, "1897"), "There is no theme '1897'"),
    "other theme": (lambda: words_of("en", SDC, "1897"), "There is no theme '1897'"),
    "loads none": (lambda: antilles.loads(None), "is a text, not a NoneType"),  # type: ignore[arg-type]
    "loads bytes": (lambda: antilles.loads(b"game: x"), "is a text, not a bytes"),  # type: ignore[arg-type]
    "load number": (lambda: antilles.load(5), "by its path, not by a int"),  # type: ignore[arg-type]
    "load nul": (lambda: antilles.load("a\0b"), "cannot be read"),
}


@pytest.mark.parametrize("name", CALLS)
def test_a_wrong_argument_is_said_clearly(name: str) -> None:
    call, message = CALLS[name]
    with pytest.raises(antilles.AntillesError) as caught:
        call()
    assert message in str(caught.value)


def test_bytes_and_paths_are_paths(tmp_path: Any) -> None:
    antilles.new(PR).save(tmp_path / "x.game")
    assert antilles.load(bytes(tmp_path / "x.game")).game_id == PR


@pytest.mark.parametrize("value", ["9" * 5_000, "[" * 3_000, "{a: &a [*a]}", "[" + "9" * 5_000 + "]"])
def test_a_monstrous_option_is_one_clear_line(value: str) -> None:
    shown = run("sim", SDC, "-o", f"turn_limit={value}", "--games", "1", status=2).stderr
    assert "Error:" in shown
    assert len(shown) < 1_000


def test_tables_of_no_game_prints_nothing() -> None:
    failed = run("tables", "chess", status=2)
    assert failed.stdout == ""
    assert "There is no game 'chess'" in failed.stderr
