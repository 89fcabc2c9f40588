"""The engine is prepared in the background; the lobby answers meanwhile, tables begin when it is ready."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from antilles.core import jit
from antilles.core.registry import GAMES
from antilles.server import preparing
from antilles.server.app import make_app
from antilles.server.preparing import READY, Preparing
from tests.server import loops
from tests.server.conftest import settings_for
from tests.server.people import Person, wait_until


def test_another_process_compiles_and_says_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """As at a first start; what is compiled already is only loaded there, so that the test is quick."""
    monkeypatch.setattr(preparing, "is_prepared", lambda game: False)
    ready: list[str] = []
    work = Preparing(ready.append)
    seen: list[tuple[int, int, str]] = []
    tell = work._tell

    def noting(game: str, done: int, of: int, step: str) -> None:
        seen.append((done, of, step))
        tell(game, done, of, step)

    monkeypatch.setattr(work, "_tell", noting)
    assert not work.ready
    loops.run(work.run())
    assert work.ready
    assert sorted(ready) == sorted(GAMES)
    assert {step for _, _, step in seen} == {"rules", "bots", READY}
    assert all(0 <= done <= of for done, of, _ in seen)


def test_the_lobby_works_while_the_engine_is_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    allowed = asyncio.Event()
    run = Preparing.run

    async def waiting(self: Any) -> None:
        while not allowed.is_set():
            await asyncio.sleep(0.01)
        await run(self)

    monkeypatch.setattr(Preparing, "run", waiting)
    with TestClient(make_app(settings_for(tmp_path))) as server:
        ana = Person(server, "Ana")
        assert not server.get("/api/preparing").json()["ready"]
        table = ana.makes("santiago-de-cuba")
        assert ana.get("/api/lobby").json()["mine"][0]["status"] == "preparing"
        with ana.watches(table) as page:
            assert page.receive_json()["snapshot"]["situation"] is None
            assert ana.acts(table, 0, ["pass"], 503)["message"]["id"] == "server-preparing"
            refused = ana.post("/api/tables", {"game": "puerto-rico", "position": {"players": 3}})
            assert refused.status_code == 503
            server.portal.call(allowed.set)  # type: ignore[union-attr]
            while page.receive_json().get("snapshot", {}).get("situation") is None:
                pass
        assert wait_until(lambda: ana.sees(table)["situation"])["ply"] >= 0


def test_progress_goes_on_within_a_step() -> None:
    """Compiling one step takes most of a minute, so its kernels are counted; never backwards, never beyond."""
    told: list[tuple[int, int, str]] = []
    progress = preparing.Progress(2, lambda *now: told.append(now))
    progress.reach(0, "rules")
    if jit.COMPILED:
        import numba

        with preparing.counting_kernels(progress.go_on):
            numba.njit(lambda number: number + 1)(1)
    progress.reach(1, "bots")
    progress.reach(2, READY)
    assert told[0] == (0, 2 * preparing.PARTS, "rules")
    assert told[-1] == (2 * preparing.PARTS, 2 * preparing.PARTS, READY)
    assert [done for done, _, _ in told] == sorted(done for done, _, _ in told)
    assert not jit.COMPILED or len([done for done, _, step in told if step == "rules"][1:]) > 0
