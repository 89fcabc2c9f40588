"""Work in processes: whoever is killed leaves nobody behind."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from antilles.spread.processes import in_processes

PATIENCE = 30.0


def note(folder: str, piece: int) -> int:
    """Say who works, and work for long."""
    (Path(folder) / str(os.getpid())).touch()
    time.sleep(PATIENCE * 4)
    return piece


def doubled(shared: Any, piece: int) -> int:
    return 2 * piece


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"


def test_every_piece_is_done_once() -> None:
    assert sorted(in_processes(2)(doubled, None, range(5))) == [0, 2, 4, 6, 8]


def test_workers_end_when_their_parent_is_killed(tmp_path: Path) -> None:
    code = (
        "from antilles.spread.processes import in_processes\n"
        "from tests.unit.test_spread import note\n"
        f"if __name__ == '__main__': list(in_processes(2)(note, {str(tmp_path)!r}, [1, 2]))\n"
    )
    script = tmp_path.parent / "spread_parent.py"
    script.write_text(code)
    home = Path(__file__).parents[2]
    parent = subprocess.Popen([sys.executable, script], env={**os.environ, "PYTHONPATH": f"{home / 'src'}:{home}"})
    try:
        end = time.monotonic() + PATIENCE
        while len(list(tmp_path.iterdir())) < 2:
            assert time.monotonic() < end
            time.sleep(0.05)
    finally:
        parent.send_signal(signal.SIGKILL)
        parent.wait()
    workers = [int(file.name) for file in tmp_path.iterdir()]
    end = time.monotonic() + PATIENCE
    while any(is_running(pid) for pid in workers):
        assert time.monotonic() < end, "a worker goes on without its parent"
        time.sleep(0.05)
