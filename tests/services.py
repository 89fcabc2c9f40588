"""A PostgreSQL server for tests: Debian's packages, installed where we may; a private cluster on a free port."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

PACKAGE = "postgresql"
OTHER_USER = "postgres"
DEBIAN_PROGRAMS = Path("/usr/lib/postgresql")


class Missing(Exception):
    """There is no PostgreSQL here and none can be installed."""


def programs() -> Path | None:
    """The folder with initdb and pg_ctl."""
    versions = sorted(DEBIAN_PROGRAMS.glob("*/bin"), key=lambda place: int(place.parent.name), reverse=True)
    found = next((place for place in versions if (place / "initdb").exists()), None)
    if found is None and (initdb := shutil.which("initdb")):
        found = Path(initdb).resolve().parent
    return found


def install() -> Path:
    """Install PostgreSQL if it is not there and we are root on Debian."""
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "check": False}
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-q"], env=environment, **quiet)  # type: ignore[call-overload]
        subprocess.run(["apt-get", "install", "-qy", PACKAGE], env=environment, **quiet)  # type: ignore[call-overload]
    found = programs()
    if found is None:
        raise Missing("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    return found


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as place:
        place.bind(("127.0.0.1", 0))
        return int(place.getsockname()[1])


@contextlib.contextmanager
def postgresql() -> Iterator[str]:
    """The address of a fresh PostgreSQL server, which runs as an unprivileged user and is gone afterwards."""
    place = programs() or install()
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
