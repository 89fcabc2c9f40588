"""A server killed in the middle of moves loses none that it acknowledged or told anybody about."""

from __future__ import annotations

import contextlib
import json
import random
import signal
import sqlite3
import threading
import time
from functools import partial
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.server.people import Person, wait_until
from tests.server.processes import Served, forked

FORKED_KILLS, WHOLE_KILLS = 96, 4
PLAYERS = 3
SEATS = [{"sits": "me"}, *({"sits": "bot", "bot": "random"} for _ in range(2))]


class Playing(threading.Thread):
    """Somebody who plays on as fast as the server answers, whatever happens to it, and remembers what was said."""

    def __init__(self, served: Served, seed: int) -> None:
        super().__init__(daemon=True)
        self.served, self.dice = served, random.Random(seed)
        self.acknowledged: dict[tuple[str, int], list[str]] = {}
        self.told: set[tuple[str, int]] = set()
        self.stopping = threading.Event()
        self.problems: list[str] = []
        self.repeated = 0
        self.client = httpx.Client(base_url=served.address, timeout=10)
        self.person = Person(self.client, f"P{seed}")
        self.table = ""
        self.unsure: dict[str, Any] | None = None

    def run(self) -> None:
        while not self.stopping.is_set():
            try:
                self.play()
            except (httpx.TransportError, OSError):
                time.sleep(0.005)
            except AssertionError as problem:
                self.problems.append(str(problem))
                return

    def play(self) -> None:
        """One move; a move whose answer was lost is sent again as it was."""
        if not self.table:
            self.table = self.person.makes("santiago-de-cuba", config={"players": PLAYERS}, seats=SEATS)
        now = self.person.sees(self.table)["situation"]
        if now is None:
            return  # the engine is being loaded
        last = max((ply for table, ply in self.acknowledged if table == self.table), default=-1)
        assert now["ply"] > last, f"{self.table} is at {now['ply']}, and {last} was acknowledged"
        if self.unsure is None:
            if now["over"]:
                self.table = ""
                return
            if now["question"] is None:
                time.sleep(0.002)
                return
            actions = self.dice.choice(now["question"]["choices"])["actions"]
            self.unsure = {"ply": now["ply"], "actions": actions}
        answer = self.person.post(f"/api/tables/{self.table}/actions", self.unsure)
        assert answer.status_code == 200, f"{answer.text} for {self.unsure}"
        self.repeated += answer.json()["repeated"]
        self.acknowledged[self.table, answer.json()["ply"]] = self.unsure["actions"]
        self.unsure = None


class Watching(threading.Thread):
    """Somebody who watches the table of a player and remembers every move the socket told of."""

    def __init__(self, player: Playing) -> None:
        super().__init__(daemon=True)
        self.player = player
        self.told: set[tuple[str, int]] = set()

    def run(self) -> None:
        while not self.player.stopping.is_set():
            table = self.player.table
            address = self.player.served.address.replace("http", "ws")
            with (
                contextlib.suppress(OSError, WebSocketException, TimeoutError),
                connect(f"{address}/api/tables/{table}/socket", open_timeout=2) as page,
            ):
                while table == self.player.table and not self.player.stopping.is_set():
                    event = json.loads(page.recv(timeout=1))
                    if event["kind"] == "moved":
                        self.told.add((table, event["ply"]))
            time.sleep(0.005)


def in_database(path: Path) -> dict[tuple[str, int], list[str]]:
    """Every move that is written down."""
    with contextlib.closing(sqlite3.connect(path)) as connection:
        rows = connection.execute("select table_id, ply, actions from entries where kind = 'play'").fetchall()
    return {(table, ply): json.loads(actions) for table, ply, actions in rows}


def kill_often(served: Served, path: Path, kills: int, longest: float) -> int:
    """Kill a server again and again while people play; how many moves were acknowledged."""
    dice = random.Random(kills)
    served.start()
    players = [Playing(served, seed) for seed in range(PLAYERS)]
    watchers = [Watching(player) for player in players]
    for thread in (*players, *watchers):
        thread.start()

    def acknowledged() -> int:
        return sum(len(player.acknowledged) for player in players)

    def goes_on(before: int) -> bool:
        return acknowledged() > before or any(player.problems for player in players)

    for _ in range(kills):
        wait_until(partial(goes_on, acknowledged()))
        time.sleep(dice.uniform(0, longest))
        served.kill()
        written = in_database(path)
        for player, watcher in zip(players, watchers, strict=True):
            lost = [key for key in (*list(player.acknowledged), *list(watcher.told)) if key not in written]
            assert lost == [], "acknowledged or told, and not written down"
        served.start()
    time.sleep(0.2)
    for player in players:
        player.stopping.set()
    for thread in (*players, *watchers):
        thread.join(20)
    assert [player.problems for player in players] == [[]] * len(players)
    assert all(watcher.told for watcher in watchers)
    for player in players:
        player.client.close()
    return acknowledged()


def test_forked_servers_killed_often(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    with forked(f"sqlite:///{path}") as served:
        acknowledged = kill_often(served, path, FORKED_KILLS, 0.2)
    assert acknowledged >= FORKED_KILLS


def test_whole_servers_killed(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    served = Served(f"sqlite:///{path}")
    try:
        assert kill_often(served, path, WHOLE_KILLS, 0.5) >= WHOLE_KILLS
    finally:
        served.kill()


def test_a_server_that_is_asked_to_stop_takes_leave(tmp_path: Path) -> None:
    path = tmp_path / "tables.sqlite3"
    served = Served(f"sqlite:///{path}")
    served.start()
    with httpx.Client(base_url=served.address) as client:
        ana = Person(client, "Ana")
        table = ana.makes("santiago-de-cuba", config={"players": PLAYERS}, seats=SEATS)
        question = wait_until(lambda: ana.sees(table)["situation"]["question"])
        ply = ana.sees(table)["situation"]["ply"]
        ana.acts(table, ply, question["choices"][0]["actions"])
        with connect(f"{served.address.replace('http', 'ws')}/api/tables/{table}/socket") as page:
            json.loads(page.recv(timeout=5))
            begun = time.monotonic()
            served.kill(signal.SIGTERM)
            assert time.monotonic() - begun < 5
            kinds = []
            with contextlib.suppress(WebSocketException):
                while True:
                    kinds.append(json.loads(page.recv(timeout=5))["kind"])
            assert kinds[-1] == "closing"
            assert page.close_code == 1012
    assert (table, ply) in in_database(path)
    served.start()
    try:
        with httpx.Client(base_url=served.address) as client:
            ana.client = client
            assert ana.sees(table)["situation"]["ply"] > ply
            metrics = client.get("/metrics").text
            assert "antilles_moves_total" in metrics
            assert "antilles_live_tables" in metrics
    finally:
        assert served.kill(signal.SIGTERM) in (0, -signal.SIGTERM)
