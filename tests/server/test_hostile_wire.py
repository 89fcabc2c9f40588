"""Hostile input on the wire of a real server: broken frames, broken requests, old requests, everything at once."""

from __future__ import annotations

import contextlib
import random
import socket
import struct
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from antilles.server.identity import COOKIE
from tests.server.people import Person, wait_until
from tests.server.processes import Served
from tests.server.test_nothing_lost import in_database

SEATS = [{"sits": "me"}, {"sits": "bot", "bot": "random"}, {"sits": "bot", "bot": "random"}]
TOO_LARGE = 1009
PROTOCOL_ERROR, NOT_UTF8 = 1002, 1007


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    running = Served(f"sqlite:///{tmp_path_factory.mktemp('hostile') / 'tables.db'}")
    running.start()
    yield running
    running.kill()


@pytest.fixture
def ana(served: Served) -> Iterator[Person]:
    with httpx.Client(base_url=served.address, timeout=20) as client:
        yield Person(client, "Ana")


def new_table(ana: Person) -> str:
    table = ana.makes("santiago-de-cuba", config={"players": 3}, seats=SEATS)
    wait_until(lambda: ana.sees(table)["situation"]["question"])
    return table


def log_of(served: Served, table: str) -> dict[int, list[str]]:
    """The log as it is on the disk."""
    written = in_database(Path(served.database.removeprefix("sqlite:///")))
    return {ply: actions for (where, ply), actions in written.items() if where == table}


def still_serves(served: Served, ana: Person, table: str, ply: int) -> None:
    assert ana.get("/healthz").json()["status"] == "ok"
    assert ana.sees(table)["situation"]["ply"] == ply
    assert served.process is not None
    assert served.process.poll() is None


def frame(opcode: int, payload: bytes, *, masked: bool = True, last: bool = True) -> bytes:
    """A frame as a client sends it, or as it must not."""
    size = len(payload)
    head = bytes([(0x80 if last else 0) | opcode])
    head += bytes([(0x80 if masked else 0) | (size if size < 126 else 126)])
    head += struct.pack(">H", size) if size >= 126 else b""
    return head + (bytes(4) if masked else b"") + payload


BROKEN = {
    "unmasked": (frame(1, b"{}", masked=False), PROTOCOL_ERROR),
    "reserved opcode": (frame(5, b"x"), PROTOCOL_ERROR),
    "no utf-8": (frame(1, b"\xff\xfe"), NOT_UTF8),
    "a continuation of nothing": (frame(0, b"x"), PROTOCOL_ERROR),
    "large": (frame(1, b"x" * 60_000), TOO_LARGE),
    "large in parts": (frame(1, b"x" * 3000, last=False) + frame(0, b"x" * 3000), TOO_LARGE),
    "a large ping": (frame(9, b"x" * 200), PROTOCOL_ERROR),
}


@pytest.mark.parametrize("name", BROKEN)
def test_broken_frames_end_the_connection_and_nothing_else(served: Served, ana: Person, name: str) -> None:
    table = new_table(ana)
    ply = ana.sees(table)["situation"]["ply"]
    sent, code = BROKEN[name]
    address = f"{served.address.replace('http', 'ws')}/api/tables/{table}/socket"
    with (
        connect(address, additional_headers={"Cookie": f"{COOKIE}={ana.cookie}"}) as broken,
        connect(address, additional_headers={"Cookie": f"{COOKIE}={ana.cookie}"}) as whole,
    ):
        broken.recv(timeout=5)
        whole.recv(timeout=5)
        broken.socket.sendall(sent)
        with contextlib.suppress(ConnectionClosed):
            while True:
                broken.recv(timeout=5)
        assert broken.close_code == code
        whole.send('{"kind": "ping"}')
        assert '"pong"' in str(whole.recv(timeout=5))
    still_serves(served, ana, table, ply)


BROKEN_REQUESTS = (
    b"\x00\x01\x02\x03" * 50,
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET /api/lobby HTTP/1.1\r\nHost: 127.0.0.1\r\nX: " + b"x" * 200_000 + b"\r\n\r\n",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 999999999\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -1\r\n\r\n{}",
    b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\nContent-Length: 3\r\n\r\nzz\r\n",
    b"GET /%00%ff%fe/../x HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
    b"GET /api/lobby HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: \xff\xfe=\xff; antilles_guest=\xff.\xff\r\n\r\n",
)


def test_broken_requests_are_refused_or_dropped(served: Served, ana: Person) -> None:
    table = new_table(ana)
    ply = ana.sees(table)["situation"]["ply"]
    for request in BROKEN_REQUESTS:
        with socket.create_connection(("127.0.0.1", served.port), timeout=5) as wire, contextlib.suppress(OSError):
            wire.sendall(request)
            wire.shutdown(socket.SHUT_WR)
            answer = wire.recv(65536)
            assert not answer.startswith((b"HTTP/1.1 5", b"HTTP/1.1 201")), (request[:60], answer[:200])
            assert b"Traceback" not in answer
    still_serves(served, ana, table, ply)


def test_old_requests_in_any_order_change_nothing(served: Served, ana: Person) -> None:
    table, dice = new_table(ana), random.Random(1)
    sent: list[dict[str, Any]] = []
    while len(sent) < 12 and not (now := ana.sees(table)["situation"])["over"]:
        if now["question"] is not None:
            sent.append({"ply": now["ply"], "actions": dice.choice(now["question"]["choices"])["actions"]})
            assert ana.post(f"/api/tables/{table}/actions", sent[-1]).status_code == 200
    wait_until(lambda: (here := ana.sees(table)["situation"])["question"] or here["over"])
    before, ply = log_of(served, table), ana.sees(table)["situation"]["ply"]
    for request in dice.sample(sent * 3, 3 * len(sent)):
        again = ana.post(f"/api/tables/{table}/actions", request)
        assert again.json() == {"ply": request["ply"], "repeated": True}
        other = ana.post(f"/api/tables/{table}/actions", {**request, "actions": ["pass", "pass"]})
        assert other.status_code == 409
        early = ana.post(f"/api/tables/{table}/actions", {**request, "ply": ply + 1 + request["ply"]})
        assert early.status_code == 409
    assert log_of(served, table) == before
    still_serves(served, ana, table, ply)


def test_everything_at_once_is_done_once(served: Served, ana: Person) -> None:
    """Many pages of one person send different answers to the same question at the same moment: one of them counts."""
    table = new_table(ana)
    for _ in range(4):
        now = wait_until(lambda: (here := ana.sees(table)["situation"])["question"] and here)
        choices = [choice["actions"] for choice in now["question"]["choices"]]

        def send(actions: list[int], ply: int = now["ply"]) -> tuple[int, Any]:
            answer = httpx.post(
                f"{served.address}/api/tables/{table}/actions",
                json={"ply": ply, "actions": actions},
                headers=ana.headers,
                timeout=20,
            )
            return answer.status_code, answer.json()

        with ThreadPoolExecutor(8) as pool:
            answers = list(pool.map(send, [choices[number % len(choices)] for number in range(16)]))
        assert {status for status, _ in answers} <= {200, 409}
        first = [said for status, said in answers if status == 200 and not said["repeated"]]
        assert first == [{"ply": now["ply"], "repeated": False}]
        assert now["ply"] in log_of(served, table)
