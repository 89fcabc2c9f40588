"""The JSON form of everything at the tableside, and its schema: what a server sends and a page reads.

Data goes out as plain objects with the names of the dataclasses' fields; a message is `{"id": ..., "args": {...}}`.
"""

from __future__ import annotations

import types
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any, Union, get_args, get_origin, get_type_hints

from antilles.core.messages import Message
from antilles.tableside.clocks import Clocks
from antilles.tableside.helping import Help
from antilles.tableside.history import Chapter, Move
from antilles.tableside.news import NewsLine
from antilles.tableside.questions import Arranged, Question
from antilles.tableside.standings import Standings
from antilles.tableside.undo import Undo

KINDS: tuple[type[Any], ...] = (Question, Arranged, Help, NewsLine, Standings, Undo, Move, Chapter, Clocks)
"""What is sent as a whole; all else is part of these."""
DIALECT = "https://json-schema.org/draft/2020-12/schema"
MESSAGE_ID = r"^[a-z][a-z0-9-]*$"
SIMPLE: dict[Any, dict[str, Any]] = {
    int: {"type": "integer"},
    float: {"type": "number"},
    str: {"type": "string"},
    bool: {"type": "boolean"},
    type(None): {"type": "null"},
}


@cache
def names_of(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a dataclass."""
    return tuple(field.name for field in fields(kind)) if is_dataclass(kind) else ()


def document(value: Any) -> Any:
    """A value of the tableside as JSON has it. Every event goes through here, so what is plain is told first."""
    kind: Any = type(value)
    if kind in SIMPLE:
        return value
    if kind is Message:
        return value.document()
    if kind is tuple or kind is list:
        return [item if type(item) in SIMPLE else document(item) for item in value]
    names = names_of(kind)
    return {name: document(getattr(value, name)) for name in names} if names else value


def schema() -> dict[str, Any]:
    """The JSON schema of every kind, under `$defs`."""
    found: dict[str, Any] = {"Message": message_schema()}
    for kind in KINDS:
        reference(kind, found)
    return {"$schema": DIALECT, "title": "Antilles tableside", "$defs": found}


def message_schema() -> dict[str, Any]:
    """A message; its arguments are numbers, texts, messages and lists of the last two."""
    one = [{"type": "string"}, {"$ref": "#/$defs/Message"}]
    argument = {"anyOf": [{"type": "integer"}, *one, {"type": "array", "items": {"anyOf": one}}]}
    properties = {
        "id": {"type": "string", "pattern": MESSAGE_ID},
        "args": {"type": "object", "additionalProperties": argument},
    }
    return {"type": "object", "properties": properties, "required": ["id", "args"], "additionalProperties": False}


def reference(kind: Any, found: dict[str, Any]) -> dict[str, Any]:
    """The schema of a type; dataclasses are described once, in `found`."""
    if kind in SIMPLE:
        return SIMPLE[kind]
    if kind is Message:
        return {"$ref": "#/$defs/Message"}
    if get_origin(kind) in (types.UnionType, Union):
        return {"anyOf": [reference(part, found) for part in get_args(kind)]}
    if get_origin(kind) is tuple:
        return {"type": "array", "items": reference(get_args(kind)[0], found)}
    if kind.__name__ not in found:
        found[kind.__name__] = {}
        hints = get_type_hints(kind)
        properties = {field.name: reference(hints[field.name], found) for field in fields(kind)}
        summary = (kind.__doc__ or "").strip().splitlines()[0]
        found[kind.__name__] = {
            "type": "object",
            "description": summary,
            "properties": properties,
            "required": list(properties),
            "additionalProperties": False,
        }
    return {"$ref": f"#/$defs/{kind.__name__}"}
