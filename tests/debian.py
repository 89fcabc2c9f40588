"""Debian's packages that tests need: installed where they are missing and we are root. `make test` asks first."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

DEBIAN_POSTGRESQL = Path("/usr/lib/postgresql")
LOCK = Path(tempfile.gettempdir()) / "antilles-tests-apt.lock"
PATIENCE = ["-o", "DPkg::Lock::Timeout=300"]


def chromium() -> Path | None:
    """The browser."""
    found = shutil.which("chromium")
    return Path(found) if found else None


def postgresql() -> Path | None:
    """The folder with initdb and pg_ctl."""
    versions = sorted(DEBIAN_POSTGRESQL.glob("*/bin"), key=lambda place: int(place.parent.name), reverse=True)
    found = next((place for place in versions if (place / "initdb").exists()), None)
    if found is None and (initdb := shutil.which("initdb")):
        found = Path(initdb).resolve().parent
    return found


PACKAGES: dict[str, Callable[[], Path | None]] = {"chromium": chromium, "postgresql": postgresql}


def installed(package: str) -> Path | None:
    """Where a package is, installed if it was missing and that may be done here; one process at a time."""
    find = PACKAGES[package]
    if find() is None and os.geteuid() == 0 and shutil.which("apt-get"):
        with LOCK.open("w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if find() is None:
                apt("update")
                apt("install", package)
    return find()


def apt(*words: str) -> None:
    """Run apt-get; what it complains of is said, and who needs the package sees that it is not there."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    command = ["apt-get", "-qy", *PATIENCE, *words]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        print(f"{' '.join(command)} failed: {done.stderr.strip()[-500:]}", file=sys.stderr)


def main() -> None:
    """Install what is missing, and say what stays missing."""
    for package in PACKAGES:
        if installed(package) is None:
            print(f"{package} is missing: tests that need it are skipped (Debian: apt-get install {package}).")


if __name__ == "__main__":
    main()
