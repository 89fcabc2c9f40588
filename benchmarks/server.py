"""How many live tables a server carries: tables with one move a second each, played from a process of their own.

`python -m benchmarks.server --tables 300 --seconds 20` starts a server, plays and prints the times from sending an
action to the event at the sender's socket.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import json
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httptools
from websockets.asyncio.client import ClientConnection, connect

from antilles.server.identity import COOKIE, Signer, new_guest
from antilles.server.store import INTERVAL

ROOT = Path(__file__).resolve().parent.parent
SECRET = "measured"
TABLES, SECONDS, WARM_UP = 300, 20.0, 3.0
OK, LATE, LONGEST = 200, 0.1, 10.0
PAGES = bytes(8192)
SEATS = [{"sits": "me"}, *({"sits": "bot", "bot": "random"} for _ in range(2))]
"""Bots that cost nothing, so that the server is measured and not its guests."""


@dataclass
class Answer:
    """An HTTP answer as the parser fills it in."""

    body: bytearray = field(default_factory=bytearray)
    complete: bool = False

    def on_body(self, part: bytes) -> None:
        """A part of the body."""
        self.body += part

    def on_message_complete(self) -> None:
        """All of it is here."""
        self.complete = True


class Caller:
    """One connection that is kept, with little work for each request: what is measured is the server."""

    def __init__(self, port: int, cookie: str) -> None:
        self.port, self.cookie = port, cookie
        self._reader: asyncio.StreamReader
        self._writer: asyncio.StreamWriter

    async def open(self) -> None:
        """Connect."""
        self._reader, self._writer = await asyncio.open_connection("127.0.0.1", self.port)

    async def ask(self, method: str, path: str, content: Any = None) -> tuple[int, Any]:
        """A request and its answer."""
        body = b"" if content is None else json.dumps(content).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: {self.cookie}\r\n"
        head += f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
        while True:
            self._writer.write(head.encode() + body)
            answer = Answer()
            parser = httptools.HttpResponseParser(answer)
            while not answer.complete:
                part = await self._reader.read(65536)
                if not part:  # the server closes connections that were idle for long
                    break
                parser.feed_data(part)
            if answer.complete:
                return parser.get_status_code(), json.loads(bytes(answer.body))
            await self.open()


@dataclass
class Load:
    """What the players measured."""

    times: list[float] = field(default_factory=list)
    moves: int = 0
    all_moves: int = 0
    refused: int = 0
    late: int = 0
    lost: int = 0
    cpu: float = 0.0
    """Seconds of processor time that the server took for its moves while it was measured."""
    played: float = 0.0
    """How many moves that were, as the server counts them."""

    @property
    def milliseconds_a_move(self) -> float:
        """The server's processor time for one move, with everything around it."""
        return 1000 * self.cpu / max(1.0, self.played)


async def player(number: int, port: int, load: Load, begin: float, end: float) -> None:
    """Play one table, a move a second, and note how long the event takes."""
    cookie = f"{COOKIE}={Signer(SECRET).cookie(new_guest())}"
    dice, caller = random.Random(number), Caller(port, cookie)
    await caller.open()
    game = "puerto-rico" if number % 2 else "santiago-de-cuba"
    table = ""
    while time.monotonic() < end:
        if not table:
            wanted = {"game": game, "config": {"players": 3}, "seats": SEATS}
            _, made = await caller.ask("POST", "/api/tables", wanted)
            table = made["table"]["id"]
        address = f"ws://127.0.0.1:{port}/api/tables/{table}/socket"
        async with connect(address, additional_headers={"Cookie": cookie}, compression=None) as page:
            await play(page, caller, table, dice, load, begin, end)
        table = ""


async def play(
    page: ClientConnection, caller: Caller, table: str, dice: random.Random, load: Load, begin: float, end: float
) -> None:
    """One game, until it is over or the time is."""
    now = json.loads(await page.recv())["snapshot"]["situation"]
    following, last = time.monotonic() + dice.random(), now["moves"]
    while time.monotonic() < end:
        async with asyncio.timeout(LONGEST):
            while now["question"] is None and not now["over"]:
                now = json.loads(await page.recv()).get("situation", now)
        if now["over"]:
            return
        await asyncio.sleep(max(0.0, following - time.monotonic()))
        late = time.monotonic() - following
        following = max(following, time.monotonic()) + now["moves"] + 1 - last  # bots' moves take their second too
        load.all_moves += (now["moves"] + 1 - last) * (time.monotonic() > begin)
        last = now["moves"] + 1
        question, ply = now["question"], now["ply"]
        wanted: dict[str, Any] = {"ply": ply, "numbers": {}}
        if question["arrangement"] is None:
            wanted = {"ply": ply, "actions": dice.choice(question["choices"])["actions"]}
        sent = time.monotonic()
        asked = asyncio.create_task(caller.ask("POST", f"/api/tables/{table}/actions", wanted))
        spent = LONGEST
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(LONGEST):
                while True:
                    event = json.loads(await page.recv())
                    now = event.get("situation", now)
                    if event["kind"] == "moved" and event["ply"] == ply:
                        break
                spent = time.monotonic() - sent
        status, said = await asked
        if status != OK:
            load.refused += 1
            print(f"refused: {said}", file=sys.stderr)
            return
        if sent > begin:
            load.moves += 1
            load.late += late > LATE
            load.times.append(spent)


async def measure(port: int, tables: int, seconds: float) -> Load:
    """All players at once, their tables opened one after another."""
    load, opening = Load(), tables * 0.015
    begin = time.monotonic() + opening + WARM_UP
    end = begin + seconds
    players = []
    for number in range(tables):
        players.append(asyncio.create_task(player(number, port, load, begin, end)))
        await asyncio.sleep(0.015)
    await asyncio.sleep(max(0.0, begin - time.monotonic()))
    before = await asyncio.to_thread(meters, port)
    await asyncio.sleep(max(0.0, end - time.monotonic()))
    after = await asyncio.to_thread(meters, port)
    load.cpu, load.played = after[0] - before[0], after[1] - before[1]
    done, waiting = await asyncio.wait(players, timeout=end - time.monotonic() + 2 * LONGEST)
    for late in waiting:
        late.cancel()
    failed = [repr(problem) for task in done if (problem := task.exception()) is not None]
    load.lost = len(waiting) + len(failed)
    if failed:
        print(f"{len(failed)} players failed, one of them: {failed[0]}", file=sys.stderr)
    return load


@contextlib.contextmanager
def server(*, ready: bool = True) -> Iterator[int]:
    """A server as people start it, with an empty SQLite file; once its engine is `ready`, or as soon as it answers."""
    with tempfile.TemporaryDirectory() as folder, socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        port = place.getsockname()[1]
        place.close()
        environment = {**os.environ, "ANTILLES_RATE": "0", "ANTILLES_SECRET": SECRET}
        command = [sys.executable, "-m", "antilles.cli", "serve", "--port", str(port), "--no-browser"]
        database = ["--database", f"sqlite:///{folder}/tables.sqlite3"]
        process = subprocess.Popen([*command, *database], cwd=ROOT, env=environment, stdout=subprocess.DEVNULL)
        try:
            wait_for(port, ready=ready)
            yield port
        finally:
            process.send_signal(signal.SIGTERM)
            process.wait(20)


def wait_for(port: int, *, ready: bool = True) -> None:
    """Until a server is ready, or only answers."""
    for _ in range(1000):
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/api/preparing", timeout=5) as answer:
                if json.load(answer)["ready"] or not ready:
                    return
        except OSError:
            pass
        time.sleep(0.05)
    raise TimeoutError("the server does not answer")


def meters(port: int) -> tuple[float, float]:
    """What a server says of itself: seconds of processor time (0 where the system does not tell), and moves."""
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=LONGEST) as answer:
        lines = [line.split() for line in answer.read().decode().splitlines() if not line.startswith("#")]
    told = {name: float(value) for name, value in lines}
    moves = sum(value for name, value in told.items() if name.startswith("antilles_moves_total"))
    return told.get("process_cpu_seconds_total", 0.0), moves


def percentile(times: list[float], share: float) -> float:
    """The time within which this share of all comes."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def commits(seconds: float = 3.0) -> list[float]:
    """How long this disk takes for what a move needs at least: some pages written and synchronised, often."""
    times, end = [], time.monotonic() + seconds
    with tempfile.TemporaryFile() as file:
        while time.monotonic() < end:
            begun = time.monotonic()
            file.write(PAGES)
            file.flush()
            os.fdatasync(file.fileno())
            times.append(time.monotonic() - begun)
            time.sleep(INTERVAL)
    return times


def measured(tables: int = TABLES, seconds: float = SECONDS) -> Load:
    """Start a server and load it; the load comes from this process, the server is another."""
    with server() as port:
        gc.disable()  # a look through the situations of all players would stop them, and the server would seem late
        try:
            return asyncio.run(measure(port, tables, seconds))
        finally:
            gc.enable()


def main() -> None:
    """Print what was measured."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--seconds", type=float, default=SECONDS)
    given = parser.parse_args()
    load = measured(given.tables, given.seconds)
    times = {f"p{share * 100:g}": percentile(load.times, share) * 1000 for share in (0.5, 0.9, 0.99, 1)}
    rate = load.all_moves / given.seconds
    print(f"{given.tables} tables, {rate:.0f} moves/s, {load.refused} refused, {load.lost} tables lost")
    print(", ".join(f"{name} {spent:.1f} ms" for name, spent in times.items()), f"of {len(load.times)} moves of people")
    print(f"the server took {load.milliseconds_a_move:.2f} ms of processor time for a move")
    print(f"a commit alone on this disk: p99 {percentile(commits(), 0.99) * 1000:.1f} ms")
    print(f"{load.late} moves were sent more than 0.1 s late by the players' process")


if __name__ == "__main__":
    main()
