"""Every value that each argument of a message can have, told by how the message uses it.

What goes through NAME or GENDER is a thing; what a selector compares with words is one of these words; all else is
tried as a number, which also does for a text.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from antilles.words.catalogue import LOCALES, TERMS, files_of
from antilles.words.languages import LANGUAGES

GAMES = {"puerto-rico": "pr-", "santiago-de-cuba": "sdc-"}
NUMBERS = (3, 0, 1, 2, 5, 11, 21, 22, 101)
GIVERS = ("building-hospice", "building-university", "role-mayor", "building-villa", "festival", "deed-luring")
SOURCES = ("building-harbor", "role-captain", "festival", "deed-robbery")
# Things that a variable of this name can be, where the name is no kind of thing itself; a hyphen ends a kind.
KINDS = {
    "kind": ("good-",),
    "slot": ("tile-", "building-"),
    "pawn": ("venue-",),
    "place": ("supply", "colonist-ship", "port", "cuban-"),
    "giver": GIVERS,
    "source": SOURCES,
    "unit": ("doubloon", "victory-point"),
    "gift": ("good-", "peso", "victory-point"),
    "given": ("good-",),
    "taken": ("good-",),
    "wanted": ("flower-",),
    "what": ("cuban-", "venue-"),
}
WITHOUT_CIRCLES = ("tile-forest",)


class Collector(Visitor):
    """All nodes of a kind below an entry."""

    def __init__(self, kind: type) -> None:
        super().__init__()
        self.kind = kind
        self.found: list[Any] = []

    def generic_visit(self, node: Any) -> None:
        if isinstance(node, self.kind):
            self.found.append(node)
        super().generic_visit(node)


def inside(entry: Any, kind: type) -> list[Any]:
    """All nodes of a kind below an entry."""
    collector = Collector(kind)
    collector.visit(entry)
    return collector.found


@cache
def parsed(language: str, game: str | None) -> dict[str, ast.Message | ast.Term]:
    """Every entry of a language's files for a game (None: what all games share), by id; terms with their hyphen."""
    found: dict[str, ast.Message | ast.Term] = {}
    for path in files_of(language, game, "colonial"):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message | ast.Term):
                found[("-" if isinstance(entry, ast.Term) else "") + entry.id.name] = entry
    return found


@dataclass
class Use:
    """How a message uses an argument."""

    as_thing: bool = False
    as_text: bool = False
    compared_with: set[str] = field(default_factory=set)

    def add(self, other: Use) -> None:
        """Another message, or the same in another language, uses it like this."""
        self.as_thing |= other.as_thing
        self.as_text |= other.as_text
        self.compared_with |= other.compared_with


def uses(entry: Any, messages: dict[str, Any]) -> dict[str, Use]:
    """The arguments of a message, those of the messages it refers to included, with how they are used."""
    found: dict[str, Use] = {node.id.name: Use() for node in inside(entry, ast.VariableReference)}
    for call in inside(entry, ast.FunctionReference):
        first = call.arguments.positional[0]
        if isinstance(first, ast.VariableReference):
            found[first.id.name].as_thing |= call.id.name in ("NAME", "GENDER")
            found[first.id.name].as_text |= call.id.name == "UPPER"
    for select in inside(entry, ast.SelectExpression):
        if isinstance(select.selector, ast.VariableReference):
            keys = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}
            found[select.selector.id.name].compared_with |= keys
    for other in inside(entry, ast.MessageReference):
        for name, use in uses(messages[other.id.name], messages).items():
            mine = found.setdefault(name, Use())
            mine.add(use)
    return found


PLURALS = {"one", "few", "many", "other", "zero", "two"}


@cache
def things(game: str) -> tuple[str, ...]:
    """Every name of a game."""
    return tuple(name[1:] for name in parsed("en", game) if name.startswith("-"))


def values(name: str, use: Use, game: str | None) -> list[Any]:
    """Every value of an argument."""
    words = use.compared_with - PLURALS
    if use.as_thing and game is not None:
        kinds = KINDS.get(name, (f"{name}-",))
        found = [t for t in things(game) if t in kinds or any(k.endswith("-") and t.startswith(k) for k in kinds)]
        if name == "slot":
            found = [thing for thing in found if thing not in WITHOUT_CIRCLES]
        return [*(found or things(game)), *sorted(words - set(found))]
    if use.as_text:
        return ["words"]
    if words:
        others = ["another"] if "other" in use.compared_with and not use.compared_with & {"one", "few", "many"} else []
        return [*sorted(words), *others]
    return list(NUMBERS)


@cache
def values_of(message: str, game: str | None) -> dict[str, list[Any]]:
    """Every value of each argument of a message; all languages have a say in them."""
    together: dict[str, Use] = {}
    for language in LANGUAGES:
        messages = parsed(language, game)
        for name, use in uses(messages[message], messages).items():
            mine = together.setdefault(name, Use())
            mine.add(use)
    return {name: values(name, use, game) for name, use in together.items()}


def trials(message: str, game: str | None) -> Iterator[dict[str, Any]]:
    """Sample arguments of a message: each one in turn takes all its values."""
    every = values_of(message, game)
    usual = {name: found[0] for name, found in every.items()}
    yield usual
    for name, found in every.items():
        for value in found[1:]:
            yield usual | {name: value}


def messages_of(game: str | None) -> list[str]:
    """The ids of a game's messages, or of the shared ones."""
    shared = set(parsed("en", None))
    return [name for name in parsed("en", game) if not name.startswith("-") and (game is None or name not in shared)]


def catalogue_files() -> list[str]:
    """The names of the files of the English catalogue."""
    return sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))


__all__ = ["GAMES", "TERMS", "catalogue_files", "inside", "messages_of", "parsed", "things", "trials", "uses"]
