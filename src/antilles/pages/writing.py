"""Where pages are written."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from antilles.core.errors import AntillesError
from antilles.core.files import reason_of
from antilles.core.messages import Message


class PageError(AntillesError, ValueError):
    """A page that cannot be written where it shall be."""


@contextmanager
def clear_words(path: Path) -> Iterator[None]:
    """What the disk refuses as one clear sentence."""
    try:
        yield
    except OSError as problem:
        refused = Message("page-unwritable", path=str(problem.filename or path), reason=reason_of(problem))
        raise PageError(refused) from problem


def check_place(path: Path) -> None:
    """Refuse a place where no page can be written; before the work for it begins."""
    with clear_words(path):
        if path.is_dir():
            raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
        path.parent.mkdir(parents=True, exist_ok=True)
        if not os.access(path if path.exists() else path.parent, os.W_OK):
            raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), str(path))


def write_page(path: Path, page: str) -> None:
    """Write a page."""
    with clear_words(path):
        path.write_text(page, encoding="utf-8")
