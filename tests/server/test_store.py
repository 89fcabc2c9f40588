"""The store, with SQLite and with a real PostgreSQL: the same code, the same results."""

from __future__ import annotations

import asyncio
import os
import random
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.exc import IntegrityError
from starlette.testclient import TestClient

from antilles.core.errors import ConfigError
from antilles.server import kept
from antilles.server.app import make_app
from antilles.server.kept import Entry, KeptSeat, KeptTable, Line
from antilles.server.settings import Limits, Settings
from antilles.server.store import Store
from tests.server import loops
from tests.server.people import Person, prepared, table_for, wait_until
from tests.services import Missing, postgresql


@pytest.fixture(scope="module")
def postgres() -> Iterator[str]:
    try:
        with postgresql() as address:
            yield address
    except Missing as problem:
        if os.environ.get("CI") == "true":
            raise
        pytest.skip(str(problem))


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'some' / 'where' / 'tables.sqlite3'}"
    return str(request.getfixturevalue("postgres"))


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    opened = Store(address)
    opened.open()
    yield opened
    opened.close()


def a_table(name: str) -> tuple[KeptTable, list[KeptSeat]]:
    now = time.time()
    row = KeptTable(
        f"{name:0>16}", "puerto-rico", 1, {"players": 3}, {"listed": True, "watchable": True}, 2**53 - 1, None, "i",
        "host", now, now,
    )  # fmt: skip
    return row, [KeptSeat(0, "host", None, "Ana"), KeptSeat(1, None, "random", "Bo"), KeptSeat(2, None, None, "")]


def entry(ply: int, **more: Any) -> Entry:
    return Entry(**{"ply": ply, "kind": "play", "seat": 0, "actions": ["a"], "by": "person", "request": None, "at": 1.5}
                 | more)  # fmt: skip


def test_what_is_written_comes_back(store: Store) -> None:
    async def scene() -> None:
        row, seats = a_table(f"a{random.getrandbits(32)}")
        await store.write(kept.make_table(row, seats))
        await store.write(kept.AddEntry(replace(row, status="playing", turn=1, clocks=[1.5, 2.0]), entry(0)))
        await store.write(kept.AddEntry(replace(row, moves=2), entry(1)))
        await store.write(kept.change_table(replace(row, moves=2), [replace(seats[2], bot="greedy")]))
        await store.write(kept.add_line(row.id, Line(1, 0, "Ana", "žluťoučký 🐎", 3.0)))
        found = await store.read(kept.load_table(row.id))
        assert found is not None
        table, sitting, log, chat = found
        assert (table.seed, table.config, table.moves, table.clocks) == (2**53 - 1, {"players": 3}, 2, None)
        assert sitting[2].bot == "greedy"
        assert [line.ply for line in log] == [0, 1]
        assert chat[0].text == "žluťoučký 🐎"
        assert await store.read(kept.load_table("x" * 16)) is None

    loops.run(scene())


def test_one_entry_for_one_ply_and_the_others_of_a_batch_are_kept(store: Store) -> None:
    async def scene() -> None:
        row, seats = a_table(f"b{random.getrandbits(32)}")
        await store.write(kept.make_table(row, seats))
        jobs = [store.write(kept.AddEntry(row, entry(ply))) for ply in (0, 1, 1, 2, 0, 3)]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [isinstance(result, IntegrityError) for result in results] == [False, False, True, False, True, False]
        found = await store.read(kept.load_table(row.id))
        assert found is not None
        assert [line.ply for line in found[2]] == [0, 1, 2, 3]

    loops.run(scene())


def test_one_server_for_one_database(store: Store, address: str) -> None:
    second = Store(address)
    with pytest.raises(ConfigError) as refused:
        second._hold.take(patience=0.2)
    assert refused.value.message.id == "server-database-in-use"
    assert "password" not in str(refused.value)
    second.engine.dispose()
    store.close()
    third = Store(address)
    third.open()
    third.close()


def test_tables_that_go_on_by_themselves(store: Store) -> None:
    async def scene() -> None:
        names = [f"{letter}{random.getrandbits(32)}" for letter in "cdef"]
        for name, turn, settings in zip(names, (0, 1, 0, 2), ({}, {}, {"replace_after": 9}, {}), strict=True):
            row, seats = a_table(name)
            row = replace(row, status="playing", turn=turn, settings=settings)
            await store.write(kept.make_table(row, seats))
        awake = await store.read(kept.awake("puerto-rico"))
        assert [f"{name:0>16}" in awake for name in names] == [False, True, True, False]
        mine, _, _ = await store.read(kept.lobby("host"))
        assert len(mine) >= len(names)

    loops.run(scene())


def test_a_game_survives_a_restart(address: str) -> None:
    settings = Settings(database=address, hosts=("testserver",), limits=Limits(rate=0))
    with TestClient(make_app(settings)) as server:
        prepared(server)
        ana = Person(server, "Ana")
        table = ana.makes("santiago-de-cuba", config={"players": 3}, seats=table_for("me", "bot", "bot"), seed=5)
        dice = random.Random(4)
        for _ in range(8):
            wait_until(lambda: ana.sees(table)["situation"]["question"])
            ana.answers(table, dice)
        ana.post(f"/api/tables/{table}/undo", {"ply": wait_until(lambda: ana.sees(table)["situation"])["ply"]})
        ana.post(f"/api/tables/{table}/chat", {"text": "until tomorrow"})
        wait_until(lambda: ana.sees(table)["situation"]["question"])
        before = ana.sees(table)
    with TestClient(make_app(settings)) as server:
        ana.client = server
        prepared(server)
        after = ana.sees(table)
    assert after["stream"] != before["stream"]
    for key in ("view", "question", "ply", "moves", "standings", "undo"):
        assert after["situation"][key] == before["situation"][key], key
    assert after["chat"] == before["chat"]
    assert after["news"] == before["news"]


def test_a_database_that_cannot_be_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    for address in (f"sqlite:///{tmp_path / 'file' / 'x.sqlite3'}", "nonsense://x", "postgresql://x@127.0.0.1:1/x"):
        with pytest.raises(ConfigError, match="The database cannot be opened"):
            Store(address).open()


def test_what_is_no_database_is_said_so(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is no database, and long enough to be seen as none " * 40)
    for place in (tmp_path, tmp_path / "text.db"):
        with pytest.raises(ConfigError) as refused:
            Store(f"sqlite:///{place}").open()
        assert refused.value.message.id == "server-no-database", place
