"""Text files that anybody may have put there: never a device, never endless, never waiting. What the disk refuses."""

import os
import stat
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from antilles.core.errors import AntillesError, GameFileError
from antilles.core.messages import Message

MOST_BYTES = 8 * 1024 * 1024


def open_at_once(path: str, flags: int) -> int:
    """Open without waiting for the other end of a pipe and without taking a terminal over."""
    return os.open(path, flags | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0))


def read_bytes(path: Path) -> bytes:
    """The bytes of an ordinary file, one more than MOST_BYTES at most."""
    with open(path, "rb", opener=open_at_once) as file:
        if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
            raise GameFileError(str(path), 0, Message("file-not-ordinary"))
        return file.read(MOST_BYTES + 1) or b""


def reason_of(problem: OSError | ValueError) -> str:
    """What the system says about its failure."""
    said = problem.strerror if isinstance(problem, OSError) else None
    return said or str(problem)


@contextmanager
def disk_told(path: Path, error: type[AntillesError], message: str) -> Iterator[None]:
    """What the disk refuses (it is full, it may not be written) as a message with `path` and `reason`."""
    try:
        yield
    except OSError as problem:
        raise error(Message(message, path=str(problem.filename or path), reason=reason_of(problem))) from problem


def read_text(path: Path) -> str:
    """The text of a file, or an error that says what is wrong with it."""
    source = str(path)
    try:
        data = read_bytes(path)
    except GameFileError:
        raise
    except (OSError, ValueError) as problem:
        raise GameFileError(source, 0, Message("file-unreadable", reason=reason_of(problem))) from problem
    if len(data) > MOST_BYTES:
        raise GameFileError(source, 0, Message("file-too-large", most=MOST_BYTES))
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data[: problem.start].count(b"\n") + 1
        raise GameFileError(source, line, Message("file-not-utf-8")) from problem
