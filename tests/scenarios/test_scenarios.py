"""Every scenario file, one test each."""

from __future__ import annotations

from pathlib import Path

import pytest

from antilles.core.scenario import read_scenarios, run_scenario

HOME = Path(__file__).parent
FILES = sorted(HOME.rglob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(HOME)) for path in FILES])
def test_scenarios_hold(path: Path) -> None:
    for scenario in read_scenarios(path):
        outcome = run_scenario(scenario)
        assert outcome.holds, f"{scenario.name}\n" + "\n".join(map(str, outcome.differences))


@pytest.mark.parametrize("path", FILES, ids=[str(path.relative_to(HOME)) for path in FILES])
def test_scenarios_can_fail(path: Path) -> None:
    """A scenario asserts something: it names rules, and has an expectation, a refusal or an expected error."""
    for scenario in read_scenarios(path):
        content = scenario.content
        steps = [step for step in content.get("do") or [] if isinstance(step, dict)]
        checks = {str(key) for step in steps for key in step} - {"skip_to", "of", "when"}
        assert scenario.rules, scenario.name
        assert content.get("then") or content.get("changes") or content.get("because") or checks, scenario.name
