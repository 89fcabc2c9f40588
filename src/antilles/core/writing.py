"""Writing game files: one program at a time, all or nothing, and never over something else."""

import contextlib
import glob
import os
import stat
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from antilles.core.errors import GameFileError
from antilles.core.files import read_text
from antilles.core.messages import Message

if sys.platform == "win32":
    import msvcrt

    def take(handle: int) -> None:
        """Lock an open file or fail at once; the system lets go of it when the program ends, however it ends."""
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def take(handle: int) -> None:
        """Lock an open file or fail at once; the system lets go of it when the program ends, however it ends."""
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


Objection = Callable[[str], Message | None]
"""What speaks against writing over a text; nothing, if it may be replaced."""


def lock_path(path: Path) -> Path:
    """The file beside it that its owner holds locked."""
    return path.with_name(f".{path.name}.lock")


def real_place(path: Path) -> Path:
    """Where a file really is: a link is followed and never replaced; devices, pipes and folders are refused."""
    try:
        place = path.resolve(strict=True) if path.is_symlink() else path
        ordinary = stat.S_ISREG(place.lstat().st_mode)
    except FileNotFoundError:
        ordinary = not path.is_symlink()
    except RuntimeError:  # links in a circle
        ordinary = False
    if not ordinary:
        raise GameFileError(str(path), 0, Message("file-choose-ordinary"))
    return place


class Claim:
    """The right to write one file, until it is given back or the program ends."""

    def __init__(self, path: Path) -> None:
        self.path = real_place(path)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._lock = self._locked()
        with contextlib.suppress(OSError):
            for left in self.path.parent.glob(f".{glob.escape(self.path.name)}.*.part"):  # by a program that was killed
                left.unlink()

    def _locked(self) -> int:
        name = lock_path(self.path)
        while True:
            handle = os.open(name, os.O_RDWR | os.O_CREAT | getattr(os, "O_NOFOLLOW", 0), 0o600)
            try:
                take(handle)
            except (BlockingIOError, PermissionError) as problem:
                os.close(handle)
                raise GameFileError(str(self.path), 0, Message("file-in-use")) from problem
            except OSError:  # a file system without locks
                return handle
            with contextlib.suppress(FileNotFoundError):
                if os.path.samestat(os.fstat(handle), name.stat()):
                    return handle
            os.close(handle)  # its owner has just removed it: lock the one that is there now

    def check(self, objection: Objection) -> None:
        """Refuse when what stands there now must not be replaced."""
        if not os.path.lexists(self.path):
            return
        try:
            reason = objection(read_text(self.path))
        except GameFileError:
            reason = Message("file-is-no-game")
        if reason:
            raise GameFileError(str(self.path), 0, Message("file-exists", reason=reason))

    def write(self, text: str, objection: Objection) -> None:
        """Replace the file so that a crash or a full disk leaves the old one untouched."""
        self.check(objection)
        handle, temporary = tempfile.mkstemp(dir=self.path.parent, prefix=f".{self.path.name}.", suffix=".part")
        try:
            with os.fdopen(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.replace(temporary, self.path)
        except BaseException:
            if os.path.exists(temporary):
                os.unlink(temporary)
            raise
        with contextlib.suppress(OSError):  # not every system can write a folder's entries through
            folder = os.open(self.path.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)

    def close(self) -> None:
        """Let others write it."""
        with contextlib.suppress(OSError):
            lock_path(self.path).unlink()
        os.close(self._lock)
