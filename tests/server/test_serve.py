"""`antilles serve` as people type it: help that teaches, and one clear line where it cannot serve."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

from antilles.server.store import Store

ROOT = Path(__file__).resolve().parents[2]


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "COLUMNS": "100", "TERM": "dumb"}
    command = [sys.executable, "-m", "antilles.cli", "serve", *arguments]
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=30, check=False)


def test_help_teaches() -> None:
    shown = serve("--help").stdout
    for word in ("--host", "--port", "--database", "--no-browser", "ANTILLES_PUBLIC_URL", "postgresql://"):
        assert word in shown


def test_what_cannot_be_served_is_one_clear_line(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'x.sqlite3'}"
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        busy = serve("--port", str(taken.getsockname()[1]), "--database", database)
    assert busy.returncode == 2
    assert "cannot be listened at" in " ".join(busy.stderr.split())
    store = Store(database)
    store.open()
    try:
        second = serve("--port", "0", "--database", database)
    finally:
        store.close()
    assert second.returncode == 2
    assert "Another server already serves" in " ".join(second.stderr.split())
    nowhere = serve("--database", "nonsense://x")
    assert nowhere.returncode == 2
    assert "The database cannot be opened" in " ".join(nowhere.stderr.split())
    assert "Traceback" not in busy.stderr + second.stderr + nowhere.stderr
