"""The command line from a process that is warm: `python -m antilles.cli` without waiting for what others wrote.

Nothing of ours is imported before a command is: what a command reads at its start, it reads then.
"""

from __future__ import annotations

import atexit
import json
import os
import runpy
import subprocess
import sys
import tempfile
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
LIBRARIES = ("numba", "typer", "rich.console", "rich.table", "rich.progress", "yaml", "fluent.runtime", "babel")


def run_warm(arguments: list[str], text: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    nursery = running()
    assert nursery.stdin is not None
    assert nursery.stdout is not None
    nursery.stdin.write(json.dumps({"arguments": arguments, "text": text, "environment": environment}) + "\n")
    nursery.stdin.flush()
    done: dict[str, Any] = json.loads(nursery.stdout.readline())
    return subprocess.CompletedProcess(arguments, done["status"], done["out"], done["err"])


@cache
def running() -> subprocess.Popen[str]:
    """The warm process of this test process."""
    command = [sys.executable, "-m", "tests.warm"]
    nursery = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert nursery.stdin is not None
    atexit.register(nursery.stdin.close)
    return nursery


def fork(asked: dict[str, Any]) -> dict[str, Any]:
    """One command in a process of its own, with files for what it reads and says."""
    with tempfile.TemporaryFile() as given, tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        given.write(asked["text"].encode())
        given.seek(0)
        child = os.fork()
        if not child:
            for number, file in enumerate((given, out, err)):
                os.dup2(file.fileno(), number)
            os.environ.clear()
            os.environ.update(asked["environment"])
            sys.argv = ["antilles", *asked["arguments"]]
            sys.exit(command_status())
        status = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        said = {}
        for name, file in (("out", out), ("err", err)):
            file.seek(0)
            said[name] = file.read().decode()
        return {"status": status, **said}


def command_status() -> int | str | None:
    """Run the program as `python -m antilles.cli` does, with standard streams of its own."""
    sys.stdin, sys.stdout, sys.stderr = (os.fdopen(number, "r" if number == 0 else "w") for number in range(3))
    try:
        runpy.run_module("antilles.cli", run_name="__main__", alter_sys=True)
    except SystemExit as end:
        return end.code
    return 0


def main() -> None:
    """Fork a command for every line."""
    for name in LIBRARIES:
        import_module(name)
    for line in sys.stdin:
        print(json.dumps(fork(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
