"""Whatever is typed or read from disk: a clear error or a sound game, never a crash, a hang or a changed game."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import hypothesis.strategies as st
from hypothesis import HealthCheck, given, settings

import antilles
from antilles.core.scenario import read_scenarios, run_scenario
from tests.properties.test_games import play_some, start, tables

FUZZ = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
VOCABULARY = "place keep load build role take wharf sell corn sugar harbor pass 0 1 7 -1 99999999999 , : \x00 é ５"
VOCABULARY += " drive give capture visit venue casino vp pesos wood as leave out red bank"
NAMES = (
    "corn",
    "captain",
    "builder",
    "mayor place",
    "store goods",
    "take benefit",
    "harbor",
    "nothing",
    "drive",
    "zorro",
)
NAMES += ("venue", "load", "demand", "game over", "casino", "rum", "el zorro", "white")
words = st.sampled_from(VOCABULARY.split(" "))
texts = st.one_of(st.text(max_size=60), st.lists(words, max_size=8).map(" ".join))


@FUZZ
@given(tables, st.integers(0, 50), st.integers(0, 300), texts)
def test_any_text_into_push_and_explain(table: Any, seed: int, steps: int, text: str) -> None:
    game = play_some(start(table, seed), seed, steps)
    before, events = game._dump(), game.event_count
    try:
        game.push(text)
    except antilles.AntillesError as problem:
        assert str(problem)
        assert (game._dump(), game.event_count) == (before, events)
    else:
        game.pop()
        assert (game._dump(), game.event_count) == (before, events)
    try:
        game.explain(text)
    except antilles.NotationError as problem:
        assert str(problem)
    assert game._dump() == before


values: Any = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**40), 2**70) | st.text(max_size=12) | st.floats(allow_nan=True),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def places(document: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a document."""
    found = [path] if path else []
    entries = (
        document.items() if isinstance(document, dict) else enumerate(document) if isinstance(document, list) else ()
    )
    for key, value in entries:
        found += places(value, (*path, key))
    return found


def replaced(document: Any, path: tuple[Any, ...], value: Any) -> Any:
    """The document with another value at one place."""
    twin = json.loads(json.dumps(document))
    inner = twin
    for key in path[:-1]:
        inner = inner[key]
    inner[path[-1]] = value
    return twin


def plays_on(game: Any) -> None:
    """A game set up from anything accepted can be played to its end."""
    play_some(game, 1, 40_000)
    assert game.over


@FUZZ
@given(tables, st.integers(0, 20), st.integers(0, 400), st.data())
def test_damaged_positions(table: Any, seed: int, steps: int, data: Any) -> None:
    document = play_some(start(table, seed), seed, steps).position()
    small = st.integers(0, 12)
    names = st.sampled_from(NAMES)
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(places(document)))
        document = replaced(document, path, data.draw(st.one_of(small, names, values.filter(is_json))))
    try:
        game = antilles.from_position(document)
    except antilles.AntillesError as problem:
        assert str(problem)
    else:
        plays_on(game)


def is_json(value: Any) -> bool:
    try:
        return bool(json.dumps(value, allow_nan=False)) or True
    except ValueError:
        return False


@FUZZ
@given(
    st.one_of(
        texts, values.map(repr), st.sampled_from(["{", "a: &a [*a]", "&a [*a]", "- 1\n- 2", "!!python/object:x {}"])
    )
)
def test_any_text_into_from_position(text: str) -> None:
    try:
        plays_on(antilles.from_position(text))
    except antilles.AntillesError as problem:
        assert str(problem)


@FUZZ
@given(tables, st.integers(0, 20), st.integers(0, 60), st.data())
def test_damaged_game_files(table: Any, seed: int, steps: int, data: Any) -> None:
    lines = play_some(start(table, seed), seed, steps).record().splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        number = data.draw(st.integers(0, max(0, len(lines) - 1)))
        damage = data.draw(st.sampled_from(["cut", "drop", "swap", "text"]))
        if not lines:
            break
        if damage == "cut":
            lines = lines[:number]
        elif damage == "drop":
            del lines[number]
        elif damage == "swap":
            lines[number], lines[-1] = lines[-1], lines[number]
        else:
            lines[number] = data.draw(texts)
    try:
        game = antilles.loads("\n".join(lines))
    except antilles.GameFileError as problem:
        assert 0 <= problem.line <= len(lines) + 1
        assert "line" in str(problem)
    else:
        plays_on(game)


@FUZZ
@given(st.binary(max_size=200))
def test_any_bytes_as_files(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    for read in (antilles.load, read_scenarios):
        try:
            read(path)
        except antilles.AntillesError as problem:
            assert str(problem)


@FUZZ
@given(values, values)
def test_any_scenario(tmp_path: Path, given_part: Any, do_part: Any) -> None:
    path = tmp_path / "scenario.yaml"
    game = "santiago-de-cuba" if isinstance(do_part, list) else "puerto-rico"
    scenario = {"game": game, "given": given_part, "do": do_part, "then": given_part}
    path.write_text(json.dumps(scenario, default=str), encoding="utf-8")
    try:
        for found in read_scenarios(path):
            run_scenario(found)
    except antilles.ScenarioError as problem:
        assert str(problem)


def test_scenarios_mutated_from_real_ones(tmp_path: Path) -> None:
    dice = random.Random(3)
    sources = sorted((Path(__file__).parent.parent / "scenarios").rglob("*.yaml"))
    for number in range(120):
        text = dice.choice(sources).read_text(encoding="utf-8")
        at = dice.randrange(len(text))
        path = tmp_path / f"{number}.yaml"
        path.write_text(text[:at] + dice.choice(["", "x", ":", "{", "- ", "\n", "99"]) + text[at + dice.randrange(9) :])
        try:
            for scenario in read_scenarios(path)[:2]:
                run_scenario(scenario)
        except antilles.ScenarioError as problem:
            assert str(problem)
