"""What is said to people: an id and its arguments. The words come later, for each reader (antilles.words)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

Argument: TypeAlias = "int | str | Message | tuple[Message | str, ...]"
"""A number, a thing by its id (`building-harbor`), a text such as a player's name, another message, or a list."""

NOTHING = "none"
"""In place of a thing that is absent."""
DEFAULT_THEME = "colonial"
"""The theme whose names are the usual ones; others override some."""


class Message:
    """One thing to say: `Message("pr-event-built", player="Ana", building="building-harbor", doubloons=5)`.

    As a string it is the English sentence.
    """

    __slots__ = ("args", "id")

    def __init__(self, message_id: str, /, **args: Any) -> None:
        self.id = message_id
        self.args: Mapping[str, Argument] = {name: checked(value) for name, value in args.items()}

    def __str__(self) -> str:
        return _speak(self)

    def __repr__(self) -> str:
        args = "".join(f", {name}={value!r}" for name, value in self.args.items())
        return f"Message({self.id!r}{args})"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Message):
            return NotImplemented
        return (self.id, self.args) == (other.id, other.args)

    def __hash__(self) -> int:
        return hash((self.id, *sorted(self.args.items(), key=lambda item: item[0])))

    def __reduce__(self) -> tuple[Any, ...]:
        return rebuilt, (self.id, dict(self.args))

    def document(self) -> dict[str, Any]:
        """As JSON has it: `{"id": ..., "args": {...}}`."""
        return {"id": self.id, "args": {name: as_document(value) for name, value in self.args.items()}}

    def parts(self) -> Iterator[Message]:
        """The message itself and every message within it."""
        yield self
        for value in self.args.values():
            for item in value if isinstance(value, tuple) else (value,):
                if isinstance(item, Message):
                    yield from item.parts()


def rebuilt(message_id: str, args: Mapping[str, Argument]) -> Message:
    """A message from its parts."""
    return Message(message_id, **args)


def checked(value: Any) -> Argument:
    """An argument as messages keep it: numbers of any kind become plain ones, yes and no become words."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, str | Message):
        return value
    if isinstance(value, tuple | list):
        return tuple(item if isinstance(item, Message) else str(item) for item in value)
    return int(value)


def as_document(value: Argument) -> Any:
    """An argument as JSON has it."""
    if isinstance(value, Message):
        return value.document()
    return [as_document(item) for item in value] if isinstance(value, tuple) else value


def slug(name: str) -> str:
    """A name of the code as ids write it: `small indigo plant` is `small-indigo-plant`."""
    return name.replace("_", "-").replace(" ", "-").lower()


def thing(kind: str, name: str | None) -> str:
    """The id of a thing: `thing("building", "small market")` is `building-small-market`."""
    return NOTHING if name is None else f"{kind}-{slug(name)}"


Speaker = Callable[[Message], str]


def _unspoken(message: Message) -> str:
    return repr(message)


_speak: Speaker = _unspoken


def speak_by(speaker: Speaker) -> None:
    """Have messages spoken by this function where somebody wants a plain string. `antilles` does so with English."""
    global _speak
    _speak = speaker
