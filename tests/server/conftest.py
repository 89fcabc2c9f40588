"""Servers for tests: one inside the test's process, or a process of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from antilles.server.app import make_app
from antilles.server.settings import Limits, Settings
from tests.server.people import Person, wait_until


def settings_for(path: Path, **more: object) -> Settings:
    usual = {"hosts": ("testserver",), "positions": True, "limits": Limits(rate=0), "hint_milliseconds": 20}
    return Settings(database=f"sqlite:///{path / 'tables.sqlite3'}", **(usual | more))  # type: ignore[arg-type]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[TestClient]:
    with TestClient(make_app(settings_for(tmp_path))) as client:
        wait_until(lambda: client.get("/api/preparing").json()["ready"])
        yield client


@pytest.fixture
def ana(server: TestClient) -> Person:
    return Person(server, "Ana")


@pytest.fixture
def bruno(server: TestClient) -> Person:
    return Person(server, "Bruno")
