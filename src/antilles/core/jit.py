"""The only module that imports Numba: it decides whether, how and with which cache the rules are compiled.

Numba's own disk cache does not notice an edited function or constant in *another* file, so the cache directory
of a game is named by a hash of every source it is made of. A directory that cannot be written means compiling
without a cache.
`ANTILLES_JIT=0` (or Numba's `NUMBA_DISABLE_JIT=1`) runs the same sources uncompiled.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import shutil
import sys
import tempfile
import time
from array import array
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeAlias

Function: TypeAlias = Callable[..., Any]

COMPILED = os.environ.get("ANTILLES_JIT", "1") != "0" and os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
"""Whether kernels are compiled in this process."""

ENGINE_ROOMS = ("core", "puerto_rico", "santiago")
SHARED_ROOM = "core"
STALE_AFTER_DAYS = 30
READY = "ready"


def room_of(module: str) -> str:
    """The room of a module: a game for its own modules, the shared room for everything else."""
    parts = module.split(".")
    return parts[1] if parts[0] == "antilles" and len(parts) > 1 and parts[1] in ENGINE_ROOMS else SHARED_ROOM


def engine_fingerprint(room: str) -> str:
    """Hash of the sources that a game's compiled code is made of, of Python and of the compiler.

    Compiled code outside the games (tests, benchmarks) may use any of them, so the shared room stands for all.
    """
    digest = hashlib.sha256(f"{sys.version_info[:3]}".encode())
    if COMPILED:
        digest.update(numba.__version__.encode())
    package = Path(__file__).resolve().parent.parent
    for part in ENGINE_ROOMS if room == SHARED_ROOM else (SHARED_ROOM, room):
        for source in sorted((package / part).rglob("*.py")):
            digest.update(str(source.relative_to(package)).encode())
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def cache_home() -> Path:
    """Where compiled code is kept: `ANTILLES_CACHE_DIR`, or the user's cache directory."""
    chosen = os.environ.get("ANTILLES_CACHE_DIR")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or os.path.join(os.path.expanduser("~"), ".cache")
    return Path(base) / "antilles"


@cache
def cache_of(room: str) -> Path | None:
    """The cache directory of a room's sources, or None when nothing can be written there."""
    if not COMPILED:
        return None
    directory = cache_home() / f"jit-{room}-{engine_fingerprint(room)}"
    try:
        directory.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=directory):
            pass
    except OSError:
        return None
    return directory


def drop_stale_caches() -> None:
    """Remove the compiled code of earlier sources that nobody has used for a month."""
    oldest = time.time() - STALE_AFTER_DAYS * 86400
    current = {cache_of(room) for room in ENGINE_ROOMS}
    with contextlib.suppress(OSError):
        for other in cache_home().glob("jit-*"):
            if other not in current and other.stat().st_mtime < oldest:
                shutil.rmtree(other, ignore_errors=True)


if COMPILED:
    import numba


def one_body_for_all_numbers(dispatcher: Any) -> Function:
    """Numba compiles a callee anew for every constant and integer width it is called with (`occupied(player, HARBOR)`),
    which tripled the first start; the optimiser propagates constants anyway. So every number is passed as int64."""
    resolve = dispatcher.get_call_template

    def plain(argument: Any) -> Any:
        wide = numba.types.unliteral(argument)  # type: ignore[no-untyped-call]
        return numba.types.int64 if isinstance(wide, numba.types.Integer) else wide

    def resolve_plainly(args: Sequence[Any], keywords: Any) -> Any:
        return resolve(tuple(plain(argument) for argument in args), keywords)

    dispatcher.get_call_template = resolve_plainly
    compiled: Function = dispatcher
    return compiled


def kernel(function: Function) -> Function:
    """A rule: compiled into every entry that calls it."""
    if not COMPILED:
        return function
    return one_body_for_all_numbers(numba.njit(nogil=True, error_model="numpy")(function))


def entry(function: Function) -> Function:
    """A door from Python into the rules: compiled once, kept on disk, free of the interpreter lock."""
    if not COMPILED:
        return function
    place = cache_of(room_of(function.__module__))
    if place is not None:
        numba.config.CACHE_DIR = str(place)  # type: ignore[attr-defined]
    return numba.njit(nogil=True, error_model="numpy", cache=place is not None)(function)


def table(values: Sequence[Any]) -> Any:
    """A constant table of integers, `TABLE[i]` or `TABLE[i, j]`, frozen into compiled code."""
    rows: list[Any] = [list(row) if isinstance(row, Sequence) else row for row in values]
    if COMPILED:
        import numpy

        return numpy.array(rows, dtype=numpy.int64)
    if rows and isinstance(rows[0], list):
        flat = array("q", [cell for row in rows for cell in row])
        return memoryview(flat).cast("B").cast("q", shape=(len(rows), len(rows[0])))
    return memoryview(array("q", rows))


def is_prepared(room: str) -> bool:
    """Whether the entries of a game were compiled by an earlier process."""
    place = cache_of(room)
    return not COMPILED or (place is not None and (place / READY).exists())


def prepare(room: str, steps: Sequence[tuple[str, Callable[[], object]]]) -> Iterator[tuple[int, int, str]]:
    """Run the steps that make Numba compile each entry, yielding (done, of, what) before each one."""
    for done, (what, run) in enumerate(steps):
        yield done, len(steps), what
        run()
    place = cache_of(room)
    if place is not None:
        with contextlib.suppress(OSError):
            (place / READY).touch()
            os.utime(place)
        drop_stale_caches()
    yield len(steps), len(steps), "ready"
