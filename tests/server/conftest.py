"""Servers for tests: one inside the test's process, or a process of its own."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from antilles.core.registry import GAMES
from antilles.server.app import make_app
from antilles.server.preparing import is_prepared
from antilles.server.settings import Limits, Settings
from tests.server.people import Person, prepared

ROOT = Path(__file__).resolve().parents[2]


def settings_for(path: Path, **more: object) -> Settings:
    usual = {"hosts": ("testserver",), "positions": True, "limits": Limits(rate=0)}
    usual |= {"hint_milliseconds": 20, "review_iterations": 4}
    return Settings(database=f"sqlite:///{path / 'tables.sqlite3'}", **(usual | more))  # type: ignore[arg-type]


@pytest.fixture(scope="session", autouse=True)
def compiled() -> None:
    """Whatever is not compiled yet is compiled before anybody waits for an answer."""
    for game in GAMES:
        if not is_prepared(game):
            subprocess.run([sys.executable, "-m", "antilles.server.preparing", game], cwd=ROOT, check=True)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(settings_for(tmp_path))) as client:
        yield prepared(client)


@pytest.fixture
def ana(server: TestClient) -> Person:
    return Person(server, "Ana")


@pytest.fixture
def bruno(server: TestClient) -> Person:
    return Person(server, "Bruno")
