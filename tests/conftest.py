"""With CI=true a skipped test is a failure: continuous integration has everything the tests need.

There, property tests also try the same examples in every run, so that a change is judged by itself; elsewhere they
look for new ones each time.
"""

from __future__ import annotations

import os
import warnings
from collections.abc import Generator, Iterator
from typing import Any

import hypothesis
import pytest

os.environ["ANTILLES_LANG"] = "en"  # whatever the locale of this machine

hypothesis.settings.register_profile("ci", derandomize=True)
if os.environ.get("CI") == "true":
    hypothesis.settings.load_profile("ci")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Generator[None, object, None]:
    outcome = yield
    report = outcome.get_result()  # type: ignore[attr-defined]
    if report.skipped and os.environ.get("CI") == "true":
        report.outcome = "failed"
        report.longrepr = f"skipped under CI=true: {report.longrepr}"


@pytest.fixture(scope="module")
def ray() -> Iterator[Any]:
    """A real local Ray cluster with two workers."""
    os.environ["RAY_AUTH_MODE"] = "disabled"  # a cluster of this machine alone; it shall leave no token behind
    ray = pytest.importorskip("ray")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False, configure_logging=False)
        yield ray
        ray.shutdown()
