"""What a table of a game may choose, as data: for the command line, a lobby, or whoever else lets people choose."""

from collections.abc import Mapping
from dataclasses import dataclass

from antilles.core.messages import Message

YES, NO = "true", "false"


@dataclass(frozen=True)
class Choice:
    """Something to choose: the name that is written, and what it means; true and false need no meaning."""

    name: str
    meaning: Message | None = None


FLAG = (Choice(YES), Choice(NO))


@dataclass(frozen=True)
class EditionChoice:
    """An edition: who can play it, and what is in its box."""

    name: str
    meaning: Message
    players: tuple[int, ...]
    expansions: tuple[str, ...] = ()
    variants: tuple[str, ...] = ()
    is_usual: bool = False


@dataclass(frozen=True)
class OptionChoice:
    """An option: what it means, the values there are, and the value in each edition as long as nobody chooses."""

    name: str
    rule: str
    meaning: Message
    usual: Mapping[str, str]
    values: tuple[Choice, ...] = ()
    numbers: range | None = None
    otherwise: Message | None = None
    """What else may be given: a list of names, for instance."""


@dataclass(frozen=True)
class TableChoices:
    """All that a table of a game may choose."""

    editions: tuple[EditionChoice, ...]
    expansions: tuple[Choice, ...]
    variants: tuple[Choice, ...]
    options: tuple[OptionChoice, ...]
    remark: Message | None = None


def written(value: object) -> str:
    """A value as command lines write it."""
    if isinstance(value, bool):
        return YES if value else NO
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
