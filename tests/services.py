"""A PostgreSQL server for tests: a private cluster on a free port."""

from __future__ import annotations

import contextlib
import os
import pwd
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

from tests import debian

PACKAGE = "postgresql"
OTHER_USER = "postgres"


class Missing(Exception):
    """There is no PostgreSQL here and none can be installed."""


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        return int(place.getsockname()[1])


@contextlib.contextmanager
def postgresql() -> Iterator[str]:
    """The address of a fresh PostgreSQL server, which runs as an unprivileged user and is gone afterwards."""
    place = debian.installed(PACKAGE)
    if place is None:
        raise Missing("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    with tempfile.TemporaryDirectory(prefix="antilles-postgresql-") as folder:
        home, port = Path(folder), free_port()
        user: dict[str, str] = {}
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            try:
                other = pwd.getpwnam(OTHER_USER)
            except KeyError as problem:
                raise Missing(f"there is no user {OTHER_USER} to run PostgreSQL as") from problem
            os.chown(home, other.pw_uid, other.pw_gid)
            user = {"user": OTHER_USER}

        def run(*command: str) -> None:
            done = subprocess.run(command, cwd=home, capture_output=True, text=True, check=False, **user)  # type: ignore[call-overload]
            if done.returncode:
                raise Missing(f"{Path(command[0]).name} failed: {done.stderr.strip()[-300:]}")

        data, log = str(home / "data"), str(home / "log")
        run(str(place / "initdb"), "-D", data, "-U", "antilles", "-A", "trust", "-E", "UTF8", "--no-sync")
        options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off"
        run(str(place / "pg_ctl"), "-D", data, "-l", log, "-o", options, "-w", "start")
        try:
            yield f"postgresql://antilles@127.0.0.1:{port}/postgres"
        finally:
            run(str(place / "pg_ctl"), "-D", data, "-m", "immediate", "stop")
