"""The examples in the documentation are true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from antilles.core.scenario import read_scenarios, run_scenario

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
NAMES = [str(page.relative_to(ROOT)) for page in PAGES]
LINK = re.compile(r"\]\((?!https?:)([^)#]*)(#[^)]*)?\)")


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_examples_come_out_as_printed(page: Path) -> None:
    assert doctest.testfile(str(page), module_relative=False).failed == 0


@pytest.mark.parametrize("page", PAGES, ids=NAMES)
def test_links_lead_somewhere(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert [target for target, _ in LINK.findall(text) if target and not (page.parent / target).exists()] == []


def test_some_pages_have_examples() -> None:
    assert sum(">>>" in page.read_text(encoding="utf-8") for page in PAGES) >= 5


def test_the_example_scenario_holds(tmp_path: Path) -> None:
    page = (ROOT / "docs" / "handbook" / "scenarios.md").read_text(encoding="utf-8")
    example = tmp_path / "example.yaml"
    example.write_text(page.split("```yaml\n")[1].split("```")[0], encoding="utf-8")
    outcomes = [run_scenario(scenario) for scenario in read_scenarios(example)]
    assert len(outcomes) == 2
    assert [outcome.differences for outcome in outcomes] == [[], []]
