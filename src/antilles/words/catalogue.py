"""The Fluent files of a language: which entry stands where. An entry is parsed when somebody says it.

Parsing all of a language takes a tenth of a second and more; finding the entries in the text takes a thousandth.
"""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from antilles.core.messages import DEFAULT_THEME

LOCALES = Path(__file__).parent.parent / "locales"
SHARED = "shared"
TERMS = "terms"
ENTRY = re.compile(r"^-?[a-zA-Z][\w-]* *=", re.MULTILINE)
REFERENCE = re.compile(r"(?<![\w$.\"-])-?[a-z][a-z0-9]*(?:-[a-z0-9]+)+|(?<=[{(] )-[a-z]+")
NAME = "name-"
"""A term is there twice: as it is, and as a message whose id begins so, because code cannot read terms."""


def files_of(language: str, game: str | None, theme: str) -> list[Path]:
    """The files that a reader's words come from; what is later overrides what is earlier."""
    folder = LOCALES / language
    shared = sorted(folder.glob(f"{SHARED}.*.ftl"))
    if game is None:
        return shared
    own = sorted(path for path in folder.glob(f"{game}.*.ftl") if not path.name.startswith(f"{game}.{TERMS}"))
    themed = folder / f"{game}.{TERMS}.{theme}.ftl"
    return [*shared, folder / f"{game}.{TERMS}.ftl", *([themed] if themed.exists() else []), *own]


def themes_of(game: str) -> tuple[str, ...]:
    """The themes that a game's names come in."""
    found = sorted((LOCALES / "en").glob(f"{game}.{TERMS}.*.ftl"))
    return DEFAULT_THEME, *(path.name.removeprefix(f"{game}.{TERMS}.").removesuffix(".ftl") for path in found)


@cache
def entries_in(path: Path) -> dict[str, str]:
    """Every entry of a file by its id (terms with their hyphen), as text."""
    text = path.read_text(encoding="utf-8")
    starts = [match.start() for match in ENTRY.finditer(text)]
    found = (text[start:stop] for start, stop in zip(starts, [*starts[1:], len(text)], strict=True))
    return {entry.partition("=")[0].strip(): without_comments(entry) for entry in found}


def without_comments(entry: str) -> str:
    """An entry without the comments of the next one."""
    return "".join(line for line in entry.splitlines(keepends=True) if not line.startswith("#"))


def entries_for(language: str, game: str | None, theme: str) -> dict[str, str]:
    """Every entry that a reader may need, names included."""
    found: dict[str, str] = {}
    for path in files_of(language, game, theme):
        found |= entries_in(path)
    names = {NAME + term[1:]: NAME + text[1:] for term, text in found.items() if term.startswith("-")}
    return found | names


def references_in(entry: str) -> Iterator[str]:
    """Everything in an entry that may be the id of another one."""
    return (match[0] for match in REFERENCE.finditer(entry.partition("=")[2]))
