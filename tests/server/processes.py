"""Servers as processes of their own: `antilles serve` as people start it, or forked from a process that is warm.

A forked one is the same server without the second that Python needs for its imports, so that it can be killed often.
"""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import httpx

from tests.server.people import prepared
from tests.services import free_port

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0


class Served:
    """A server process at a port, with a database, which can be killed and started again."""

    def __init__(self, database: str) -> None:
        self.port, self.database = free_port(), database
        self.address = f"http://127.0.0.1:{self.port}"
        set_up = {"ANTILLES_RATE": "0", "ANTILLES_POSITIONS": "1", "ANTILLES_REVIEW_ITERATIONS": "4"}
        self.environment = {**os.environ, **set_up}
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        self.begin()
        self.wait()

    def begin(self) -> None:
        """Start it; the engine need not be ready when it answers first."""
        command = [sys.executable, "-m", "antilles.cli", "serve", "--port", str(self.port), "--no-browser"]
        self.process = subprocess.Popen(
            [*command, "--database", self.database], cwd=ROOT, env=self.environment, stdout=subprocess.DEVNULL
        )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(httpx.TransportError):
                httpx.get(f"{self.address}/healthz", timeout=5)
                return
            assert self.process.poll() is None, "the server has ended"
            time.sleep(0.01)
        raise AssertionError("the server does not answer")

    def wait(self) -> None:
        """Until it answers and games can be played."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(httpx.TransportError), httpx.Client(base_url=self.address, timeout=5) as client:
                prepared(client)
                return
            assert self.process is None or self.process.poll() is None, "the server has ended"
            time.sleep(0.01)
        raise AssertionError("the server does not answer")

    def kill(self, how: int = signal.SIGKILL) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        return self.process.wait(PATIENCE)


class Forked(Served):
    """A server forked from a warm process, which is told so by its input and kills by its own hand."""

    def __init__(self, database: str) -> None:
        super().__init__(database)
        self.nursery = subprocess.Popen(
            [sys.executable, "-m", "tests.server.processes", str(self.port), database],
            cwd=ROOT,
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def start(self) -> None:
        self._say("start")
        self.wait()

    def kill(self, how: int = signal.SIGKILL) -> int:
        self._say("kill")
        return 0

    def _say(self, word: str) -> None:
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.write(f"{word}\n")
        self.nursery.stdin.flush()
        assert self.nursery.stdout.readline().strip() == word

    def close(self) -> None:
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.close()
        self.nursery.stdout.close()
        self.nursery.wait(PATIENCE)


@contextlib.contextmanager
def forked(database: str) -> Iterator[Forked]:
    served = Forked(database)
    try:
        yield served
    finally:
        served.close()


def nursery(port: int, database: str) -> None:
    """Fork servers and kill them, as the input says."""
    from antilles.core.registry import GAMES
    from antilles.server.preparing import prepare
    from antilles.server.running import run
    from antilles.server.settings import from_environment

    for game in GAMES:
        prepare(game, lambda done, of, step: None)
    child = 0
    for line in sys.stdin:
        word = line.strip()
        if word == "start":
            child = os.fork()
            if not child:
                os.close(0)
                run(from_environment(port=port, database=database), "ERROR", lambda where: None)
                os._exit(0)
        elif word == "kill" and child:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            child = 0
        print(word, flush=True)
    if child:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)


if __name__ == "__main__":
    nursery(int(sys.argv[1]), sys.argv[2])
