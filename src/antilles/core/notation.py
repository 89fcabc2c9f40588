"""Actions and their spoken form: one append-only table of blocks gives ids, texts and documentation."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from numbers import Integral

from antilles.core.errors import NotationError, did_you_mean

MOST_CHARACTERS = 400
"""Longer texts are refused unread; the longest whole arrangement of a player board stays well below."""


@dataclass(frozen=True)
class Block:
    """A run of actions of one verb. `entries` holds (first, second, text) for each action, in id order."""

    verb: int
    title: str
    doc: str
    entries: tuple[tuple[int, int, str], ...]


GAPS = re.compile(r"[\s_]+|(?<=[a-z])-(?=[a-z0-9])")


def normalise(text: str) -> str:
    """Case, spacing and the choice of space, hyphen or underscore between words do not matter."""
    return GAPS.sub(" ", text.lower()).strip()


class ActionTable:
    """Every action of a game: id <-> text, and the parts (verb, first, second) that the rules read."""

    def __init__(self, blocks: Sequence[Block], also: Mapping[str, str] | None = None) -> None:
        """`also` gives other spellings: what may be typed, and the text it stands for."""
        self.blocks = tuple(blocks)
        self.texts: list[str] = []
        self.verbs: list[int] = []
        self.firsts: list[int] = []
        self.seconds: list[int] = []
        self.ranges: dict[int, list[tuple[int, int]]] = {}
        for block in self.blocks:
            start = len(self.texts)
            for first, second, text in block.entries:
                self.texts.append(text)
                self.verbs.append(block.verb)
                self.firsts.append(first)
                self.seconds.append(second)
            self.ranges.setdefault(block.verb, []).append((start, len(self.texts)))
        self.ids = {text: index for index, text in enumerate(self.texts)}
        if len(self.ids) != len(self.texts):
            raise ValueError("two actions share a text")
        for spelling, text in (also or {}).items():
            if self.ids.setdefault(spelling, self.ids[text]) != self.ids[text]:
                raise ValueError(f"{spelling!r} is another action already")

    def __len__(self) -> int:
        return len(self.texts)

    def format(self, action: int) -> str:
        """The text of an action id."""
        if not 0 <= action < len(self.texts):
            raise NotationError(f"There is no action {action}; ids run from 0 to {len(self.texts) - 1}.")
        return self.texts[action]

    def read(self, action: object) -> int:
        """The id of an action given as text or id; anything else is no action."""
        if isinstance(action, str):
            return self.parse(action)
        if isinstance(action, bool) or not isinstance(action, Integral):
            raise NotationError(f"An action is a text or a whole number, not {str(action)[:40]!r}.")
        self.format(int(action))
        return int(action)

    def parse(self, text: str) -> int:
        """The action id of a text."""
        if len(text) > MOST_CHARACTERS:
            raise NotationError(f"An action has at most {MOST_CHARACTERS} characters, this text has {len(text)}.")
        plain = normalise(text)
        action = self.ids.get(text)
        if action is None:
            action = self.ids.get(plain)
        if action is None:
            shown = plain if len(plain) <= 60 else plain[:57] + "..."
            raise NotationError(f"{shown!r} is no action. {self.suggest(plain)}")
        return action

    def suggest(self, plain: str) -> str:
        """Actions spelled like the text, or the verbs there are."""
        verb = plain.split(" ")[0] if plain else ""
        same_verb = [text for text in self.texts if text.split(" ")[0] == verb]
        if same_verb:
            return did_you_mean(plain, same_verb) if len(plain) < 60 else f"For example {same_verb[0]!r}."
        return did_you_mean(verb[:40], {text.split(" ")[0] for text in self.texts})

    def find(self, verb: int, first: int = 0, second: int = 0) -> int:
        """The id of the action with these parts."""
        for start, stop in self.ranges[verb]:
            for action in range(start, stop):
                if self.firsts[action] == first and self.seconds[action] == second:
                    return action
        raise KeyError((verb, first, second))
