"""The contract: the document is fresh, migrations make the records, requests of any shape get clear answers."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import jsonschema
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis.errors import Unsatisfiable
from sqlalchemy import create_engine
from starlette.testclient import TestClient
from tools.openapi import is_stale

from antilles.server.app import contract, make_app
from antilles.server.identity import COOKIE
from antilles.server.records import HEAD, METADATA
from antilles.server.settings import Settings
from antilles.server.store import MIGRATIONS, Store
from tests.server.conftest import settings_for
from tests.server.people import Person, prepared

NO_SERVER_ERROR, EXAMPLES = 500, 10


def test_the_document_is_fresh() -> None:
    assert not is_stale(), "run python -m tools.openapi"


def test_the_newest_migration_is_known_and_makes_the_records(tmp_path: Path) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.config import Config
    from alembic.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD
    address = f"sqlite:///{tmp_path / 'new.sqlite3'}"
    store = Store(address)
    store.open()
    store.close()
    with create_engine(address).connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), METADATA) == []


def test_the_document_names_every_shape_that_is_sent() -> None:
    shapes = contract(make_app(Settings()))["components"]["schemas"]
    for name in ("Snapshot", "MovedEvent", "Question", "Arrangement", "PuertoRicoView", "SantiagoView", "Refused"):
        assert name in shapes
    for path in contract(make_app(Settings()))["paths"].values():
        assert all("4XX" in operation["responses"] for operation in path.values())


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[TestClient, str, str]]:
    """A server with a table in it: the client, the table, a cookie."""
    app = make_app(settings_for(tmp_path_factory.mktemp("schema")))
    with TestClient(app, raise_server_exceptions=False) as client:
        prepared(client)
        ana = Person(client, "Ana")
        yield client, ana.makes(), ana.cookie


def operations() -> list[Any]:
    """Every operation of the document."""
    return [found.ok() for found in schemathesis.openapi.from_dict(contract(make_app(Settings()))).get_all_operations()]


@pytest.mark.parametrize("mode", list(schemathesis.GenerationMode), ids=lambda mode: mode.value)
@pytest.mark.parametrize("operation", operations(), ids=lambda operation: f"{operation.method} {operation.path}")
def test_requests_of_any_shape_get_clear_answers(
    served: tuple[TestClient, str, str], operation: Any, mode: schemathesis.GenerationMode
) -> None:
    """Schemathesis over the whole document, what fits it and what does not; so many examples for each operation."""
    client, table, cookie = served

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=operation.as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        path = operation.path.replace("{table}", table)
        for name, value in (case.path_parameters or {}).items():
            path = path.replace(f"{{{name}}}", quote(str(value), safe=""))
        body = None if isinstance(case.body, schemathesis.core.NotSet) else case.body
        headers = {"cookie": f"{COOKIE}={cookie}", "content-type": "application/json"}
        content = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        answer = client.request(case.method, path, params=case.query, content=content, headers=headers)
        client.cookies.clear()
        assert answer.status_code < NO_SERVER_ERROR, (path, body, answer.text)
        shape = answer_shape(operation, answer.status_code)
        if shape is not None:
            jsonschema.validate(answer.json(), shape)

    with contextlib.suppress(Unsatisfiable):  # where nothing is given nothing can be wrong
        ask()


def answer_shape(operation: Any, status: int) -> Any:
    """What the document says of an answer."""
    responses = operation.definition.raw["responses"]
    said = responses.get(str(status)) or responses[f"{status // 100}XX"]
    shape = said["content"].get("application/json", {}).get("schema")
    return shape and {**shape, "components": operation.schema.raw_schema["components"]}
