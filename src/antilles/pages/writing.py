"""Pages become files; that a place cannot be written to is known before hours of work, and said in one line."""

import os
from pathlib import Path

from antilles.core.errors import ConfigError
from antilles.core.files import reason_of
from antilles.core.messages import Message


def check_place(path: Path, *needed: Path | None) -> None:
    """Refuse a place where no page can be written, before the work begins; nothing is made there yet.

    `needed` are files of the same command, which a page must not replace.
    """
    folder = path.parent
    if any(other is not None and path.resolve() == other.resolve() for other in needed):
        raise unwritable(path, Message("page-needed"))
    if path.is_dir():
        raise unwritable(path, Message("page-folder"))
    if not folder.is_dir():
        raise unwritable(path, Message("page-no-folder", folder=str(folder)))
    if not os.access(path if path.exists() else folder, os.W_OK):
        raise unwritable(path, Message("page-not-allowed"))


def write_page(path: Path, page: str) -> None:
    """Write a page, or say why it cannot be written."""
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as problem:
        raise unwritable(path, reason_of(problem)) from problem


def unwritable(path: Path, why: Message | str) -> ConfigError:
    """What is said of a place that cannot be written to."""
    return ConfigError(Message("page-unwritable", path=str(path), why=why), "report")
