"""Documents from strangers: whatever a few lines can do to a reader of YAML, they are refused at once."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

import antilles
from antilles.core.document import parse_document, shown
from antilles.core.scenario import read_scenarios

ALIAS_BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{name}: &{name} [{', '.join([f'*{before}'] * 9)}]\n" for before, name in zip("abcdefgh", "bcdefghi", strict=True)
)
HOSTILE = {
    "alias bomb": (ALIAS_BOMB, "anchors and aliases"),
    "itself": ("a: &a [*a]", "anchors and aliases"),
    "merge": ("<<: {a: 1}", "merge"),
    "deep": ("[" * 50_000, "nested more than"),
    "deep braces": ("{" * 3_000, "nested more than"),
    "deep JSON": ('{"a":' * 100 + "1" + "}" * 100, "nested more than"),
    "long YAML": ("x: [" + "a, " * 300_000 + "]", "longer than 100,000 characters"),
    "many values": ("[" + "a," * 45_000 + "]", "more than 20,000 values"),
    "many values in JSON": ('{"a": [' + "1," * 400_000 + "1]}", "more than 20,000 values"),
    "digits": ("a: " + "9" * 5_000, "longer than 2,000 characters"),
    "digits in JSON": ('{"a": ' + "9" * 5_000 + "}", "far too large"),
    "large number": ("a: " + "9" * 500, "far too large"),
    "base 60": ("a: " + "1:" * 40_000 + "1", "longer than 2,000 characters"),
    "text": ('{"a": "' + "b" * 5_000 + '"}', "longer than 2,000 characters"),
    "twice": ("a: 1\nb: 1\na: 2", "'a' stands here twice"),
    "twice in JSON": ('{"a": 1, "a": 2}', "'a' stands here twice"),
    "twice in other words": ("yes: 1\ntrue: 2", "stands here twice"),
    "two documents": ("a: 1\n---\na: 2", "more than one document"),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_document_is_refused_at_once(name: str, tmp_path: Path) -> None:
    text, message = HOSTILE[name]
    begun = time.monotonic()
    with pytest.raises(antilles.PositionError, match=message):
        antilles.from_position(text)
    one_line = text.replace("\n", " ")
    with pytest.raises(antilles.GameFileError, match="line 2"):
        antilles.loads(f"game: puerto-rico\noptions: {one_line}\nmoves:\n")
    (tmp_path / "bomb.yaml").write_text(f"given: {{\n{text}\n", encoding="utf-8")
    with pytest.raises(antilles.ScenarioError, match=r"bomb\.yaml"):
        read_scenarios(tmp_path / "bomb.yaml")
    assert time.monotonic() - begun < 5


def test_a_long_header_is_refused_at_once() -> None:
    begun = time.monotonic()
    for lines in (
        ["game: puerto-rico", *(f"key{number}: [a, b]" for number in range(100_000))],
        ["a: " + "[b, " * 2000],
    ):
        with pytest.raises(antilles.GameFileError, match="the header is too long here"):
            antilles.loads("\n".join([*lines, "moves:"]))
    assert time.monotonic() - begun < 5


def test_json_and_yaml_say_the_same() -> None:
    assert parse_document('{"a": [1, "b", true, null]}') == parse_document("a: [1, b, true, null]")
    assert parse_document("{a: 1}") == {"a": 1}
    assert parse_document("") is None


def bomb() -> list[Any]:
    value: list[Any] = [1]
    for _ in range(30):
        value = [value] * 10
    return value


@pytest.mark.parametrize(
    "value",
    [{"players": 10**5_000}, {10**5_000: 1}, {"game": bomb()}, {"seats": bomb()}, {"ships": {"a": "x" * 10**6}}],
    ids=["number", "key", "game", "seats", "text"],
)
def test_python_values_are_bounded_too(value: dict[Any, Any]) -> None:
    with pytest.raises(antilles.PositionError):
        antilles.from_position(value)
    assert len(shown(value)) <= 60
