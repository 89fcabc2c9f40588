"""The tableside's dataclasses as models, made from their own fields, so that their shape is written once."""

from __future__ import annotations

import types
from collections.abc import Mapping
from dataclasses import fields
from functools import cache
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from pydantic import BaseModel, ConfigDict, Field, GetCoreSchemaHandler, create_model
from pydantic_core import CoreSchema

from antilles.core import choices, messages
from antilles.tableside import clocks, helping, history, news, questions, standings, undo
from antilles.tableside.wire import MESSAGE_ID


class MessageModel(BaseModel):
    """Something to say: an id of the Fluent catalogues (`/api/words`) and its arguments."""

    model_config = ConfigDict(title="Message")

    id: str = Field(pattern=MESSAGE_ID)
    args: dict[str, int | str | MessageModel | list[str | MessageModel]]


MessageModel.__name__ = MessageModel.__qualname__ = "Message"
MessageModel.model_rebuild(force=True, _types_namespace={"MessageModel": MessageModel})


class AsDocument:
    """Marks a dataclass of the tableside, or a message, that is sent as `wire.document` writes it."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return handler.generate_schema(modelled(source))


@cache
def modelled(kind: type[Any]) -> type[BaseModel]:
    """The model of a dataclass: the same names, types and first sentence."""
    if kind is messages.Message:
        return MessageModel
    hints = get_type_hints(kind)
    made: dict[str, Any] = {field.name: (replaced(hints[field.name]), ...) for field in fields(kind)}
    summary = (kind.__doc__ or "").strip().splitlines()[0]
    name = OTHER_NAMES.get(kind, kind.__name__)
    return create_model(name, __doc__=summary, **made)


def replaced(hint: Any) -> Any:
    """A type of a field with dataclasses and messages as models, tuples as lists."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (types.UnionType, Union):
        return Union[tuple(replaced(part) for part in inner)]  # noqa: UP007 - the parts are not known before
    if origin is tuple:
        return list[replaced(inner[0])]  # type: ignore[misc]
    if origin is not None and issubclass(origin, Mapping):
        return dict[str, replaced(inner[1])]  # type: ignore[misc]
    if hint is range:
        return list[int]
    return modelled(hint) if hint is messages.Message or hasattr(hint, "__dataclass_fields__") else hint


OTHER_NAMES: dict[type[Any], str] = {choices.Choice: "NamedChoice"}
"""Where two dataclasses have one name."""

Message = Annotated[messages.Message, AsDocument()]
Question = Annotated[questions.Question, AsDocument()]
Arranged = Annotated[questions.Arranged, AsDocument()]
Help = Annotated[helping.Help, AsDocument()]
NewsLine = Annotated[news.NewsLine, AsDocument()]
Standings = Annotated[standings.Standings, AsDocument()]
Undo = Annotated[undo.Undo, AsDocument()]
Move = Annotated[history.Move, AsDocument()]
Chapter = Annotated[history.Chapter, AsDocument()]
TimeControl = Annotated[clocks.TimeControl, AsDocument()]
TableChoices = Annotated[choices.TableChoices, AsDocument()]
