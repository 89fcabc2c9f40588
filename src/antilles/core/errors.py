"""What goes wrong, by name. Every message says what is wrong and what can be done. Errors survive pickling."""

from __future__ import annotations

import difflib
import reprlib
from collections.abc import Iterable, Sequence

from antilles.core.messages import Message


class AntillesError(Exception):
    """Base of everything this package raises on purpose: a message, which as a string is an English sentence."""

    def __init__(self, message: Message | str) -> None:
        self.message = message if isinstance(message, Message) else Message("plain", text=message)
        super().__init__(self.message)
        self.given: tuple[object, ...] = (self.message,)

    def __str__(self) -> str:
        return str(self.told)

    @property
    def told(self) -> Message:
        """All that is to be said about it: the message, and where or by which rule."""
        return self.message

    def __reduce__(self) -> tuple[type[Exception], tuple[object, ...]]:
        return type(self), self.given


class ConfigError(AntillesError, ValueError):
    """A table that cannot be set up. `field` says what is wrong with it: game, edition, players, options, ..."""

    def __init__(self, message: Message | str, field: str = "game") -> None:
        super().__init__(message)
        self.field, self.given = field, (self.message, field)


class NotationError(AntillesError, ValueError):
    """A text that is no action of the game."""


class IllegalAction(AntillesError, ValueError):
    """An action of the game that the rules do not allow now: the sentence why, and the id of the rule that says so."""

    def __init__(self, message: Message | str, rule: str) -> None:
        super().__init__(message)
        self.rule, self.given = rule, (self.message, rule)

    @property
    def sentence(self) -> str:
        """Why not, in English."""
        return str(self.message)

    @property
    def told(self) -> Message:
        """The sentence with its rule."""
        return Message("with-rule", sentence=self.message, rule=self.rule)


class GameOver(IllegalAction):
    """An action after the end of the game."""


class NotYourTurn(IllegalAction):
    """An action of a seat that is not on turn."""


class PositionError(AntillesError, ValueError):
    """A position document that describes no position. `field` names the place."""

    def __init__(self, field: str, message: Message | str) -> None:
        super().__init__(message)
        self.field, self.given = field, (field, self.message)

    @property
    def told(self) -> Message:
        """The place and what is wrong there."""
        return Message("at-field", field=self.field, problem=self.message)


NAMELESS = "game file"
"""The source of a text that came from no file."""


class GameFileError(AntillesError, ValueError):
    """A damaged game file. `line` is the first line that cannot be right, 0 where it is the file as a whole."""

    def __init__(self, source: str, line: int, message: Message | str) -> None:
        super().__init__(message)
        self.source, self.line, self.given = source, line, (source, line, self.message)

    @property
    def told(self) -> Message:
        """The file, the line and what is wrong there."""
        nameless = self.source == NAMELESS
        if not self.line:
            return self.message if nameless else Message("in-file", source=self.source, problem=self.message)
        source = Message("file-nameless") if nameless else self.source
        return Message("in-line", source=source, line=str(self.line), problem=self.message)


class ScenarioError(AntillesError, ValueError):
    """A scenario file that cannot be run."""


NEARLY_AS_LIKE = 0.1
LEAST_LIKENESS, MOST_SUGGESTED = 0.6, 3
MOST_NAMES = 16


def likeness(word: str, name: str) -> float:
    """How alike two words are, from 0 to 1."""
    return difflib.SequenceMatcher(None, word.lower(), name).ratio()


def did_you_mean(word: str, known: Iterable[str]) -> Message:
    """The names that are spelled like a word, or the list of what is known: the end of a message."""
    known_order = list(known)
    names = sorted(known_order)
    alike = sorted((-likeness(word, name), place, name) for place, name in enumerate(known_order))
    near = [name for distance, _, name in alike[:MOST_SUGGESTED] if -distance >= LEAST_LIKENESS]
    if near:
        near = [name for name in near if likeness(word, name) > likeness(word, near[0]) - NEARLY_AS_LIKE]
        return Message("hint-did-you-mean", names=either([repr(name) for name in near]))
    return known_names([*names[:MOST_NAMES], *(["..."] if len(names) > MOST_NAMES else [])])


def known_names(names: Iterable[str]) -> Message:
    """The list of what is known: the end of a message."""
    return Message("hint-known", names=tuple(names))


def choice_of_table(word: str, known: Iterable[str], game: str) -> Message:
    """As `did_you_mean`, for what a table may choose; and how to see all of that."""
    return Message("hint-tables", hint=did_you_mean(word, known), game=game)


def either(names: Sequence[str]) -> Message | str:
    """One of these: `'corn' or 'coffee'`."""
    first, *others = names
    return Message("either", first=first, second=either(others)) if others else first


BRIEF = reprlib.Repr()
BRIEF.maxstring = BRIEF.maxother = BRIEF.maxlong = 60


def shown(value: object) -> str:
    """A value in a message, cut to a readable length."""
    try:
        text = BRIEF.repr(value)
    except ValueError:
        text = "..."  # a number with thousands of digits
    return text if len(text) <= 60 else text[:57] + "..."
