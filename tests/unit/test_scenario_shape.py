"""A scenario that says something impossible is refused by name; it never holds by accident."""

from __future__ import annotations

from pathlib import Path

import pytest

import antilles
from antilles.core.scenario import read_scenarios, run_scenario
from tests.unit.test_command_line import run

MALFORMED = {
    "rules": ["5", "[5]", "{a: b}", "", "[PR-A, PR-A]"],
    "examples": ["5", "[[a]]"],
    "title": ["5", "[a]", ""],
    "game": ["5", "[puerto-rico]", "chess"],
    "editions": ["{a: b}", "[[classic]]", "[]", "true", "[clasic]", "[classic, classic]"],
    "expansions": ["5", "{nobles: true}"],
    "variants": ["5", "[1]"],
    "players": ["x", "[3, x]", "[]", "true", "3.0", "9", "[3, 9]", "[3, 3]", ""],
    "options": ["5", "[a]"],
    "seed": ["x", "-1", "1.5", "true", ""],
    "given": ["5", "[a]", "text"],
    "do": ["5", "pass", "{0: pass}", "[5]", "[{}]", "[[pass]]", "[{0: 5}]", "[null]", "[{0: pass, 1: pass}]"],
    "then": ["5", "[a]", ""],
    "changes": ["5", "text"],
    "because": ["5", "[a]", ""],
}
MALFORMED_STEPS = {
    "asked": ["5", "[role pick]"],
    "of": ["x", "true", "-1"],
    "legal": ["5", "{pass: true}", "[5]", ""],
    "allowed": ["5", "[[pass]]"],
    "refused": ["5", "[5]", "{pass: 5}", "{5: PR-A}"],
    "then": ["5", "", "[a]"],
    "changes": ["5", ""],
    "scores": ["5", "{0: 5}", "{x: {total: 1}}", "[{total: 1}]"],
    "skip_to": ["5", ""],
    "over": ["5", "maybe", ""],
    "winners": ["x", "[x]", "[true]", "{0: 1}"],
    "view": ["5", "{x: {}}", "{0: 5}", ""],
    "when": ["5"],
}
CASES = [(key, f"{key}: {value}") for key, values in MALFORMED.items() for value in values]
CASES += [(key, f"do: [{{{key}: {value}}}]") for key, values in MALFORMED_STEPS.items() for value in values]


@pytest.mark.parametrize(("key", "text"), CASES, ids=[text for _, text in CASES])
def test_every_key_has_its_kind(key: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(f"title: Good\nthen: {{round: 1}}\n---\n{text}\n", encoding="utf-8")
    with pytest.raises(antilles.ScenarioError) as caught:
        read_scenarios(path)
    assert "wrong.yaml (scenario 2)" in str(caught.value)
    assert key in str(caught.value) or key == "game"


@pytest.mark.parametrize(
    ("step", "message"),
    [
        ("view: {9: {round: 1}}", "There is no seat 9"),
        ("view: {0: {sets: hidden}}", "view.0: there is no 'sets'"),
        ("scores: {9: {total: 0}}", "scores.9: there is no 'total'"),
        ("scores: {0: {harbour: 0}}", "scores.0: there is no 'harbour'"),
        ("then: {seats: {9: {doubloons: 0}}}", "then: there is no seat 9"),
        ("changes: {seats: {'0': {doubloons: 0}}}", "changes: "),
        ("then: {trading_house: [1, a]}", "trading_house is"),
        ("allowed: [dance]", "'dance' is no action"),
    ],
)
def test_no_expectation_holds_by_accident(step: str, message: str, tmp_path: Path) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text(f"players: 3\neditions: classic\ndo: [{{{step}}}]\n", encoding="utf-8")
    (scenario,) = read_scenarios(path)
    assert message in " ".join(map(str, run_scenario(scenario).differences))


def test_one_bad_file_does_not_end_the_run(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("view: 5\n")
    (tmp_path / "b.yaml").write_text("editions: classic\nplayers: 3\nthen: {round: 1}\n")
    (tmp_path / "c.yaml").write_bytes(b"\xff\xfe")
    (tmp_path / "d.yaml").write_text("editions: classic\nplayers: 3\nthen: {round: 2}\n")
    shown = " ".join(run("check", str(tmp_path), status=1).stdout.split())
    assert shown.endswith("1 hold, 1 differ. 2 files cannot be run.")
    assert "a.yaml (scenario 1) has an unknown key: 'view'" in shown
