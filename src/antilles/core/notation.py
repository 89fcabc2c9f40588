"""Actions and their spoken form: one table of blocks with fixed ids gives numbers, texts and documentation."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from numbers import Integral

from antilles.core.errors import IllegalAction, NotationError, did_you_mean, shown
from antilles.core.messages import Message

MOST_CHARACTERS = 400
"""Longer texts are refused unread; the longest whole arrangement of a player board stays well below."""


NO_VERB = -1
"""The verb of an id that no action has yet."""


@dataclass(frozen=True)
class Block:
    """A run of actions of one verb, from a fixed id on. `entries` holds (first, second, text) for each, in id order.

    `room` says how many ids are set aside for it, so that what is added later moves nothing.
    """

    start: int
    verb: int
    title: str
    doc: str
    entries: tuple[tuple[int, int, str], ...]
    room: int = 0

    @property
    def stop(self) -> int:
        """The first id after its actions."""
        return self.start + len(self.entries)

    @property
    def end(self) -> int:
        """The first id after all that is set aside for it."""
        return self.start + max(self.room, len(self.entries))


@dataclass(frozen=True)
class Never:
    """Something people say that no position allows: the rule, and the id of the message that says why."""

    rule: str
    message: str


GAPS = re.compile(r"[\s_]+|(?<=[a-z])-(?=[a-z0-9])")


def normalise(text: str) -> str:
    """Case, spacing and the choice of space, hyphen or underscore between words do not matter."""
    return GAPS.sub(" ", text.lower()).strip()


class ActionTable:
    """Every action of a game: id <-> text, and the parts (verb, first, second) that the rules read."""

    def __init__(
        self, blocks: Sequence[Block], also: Mapping[str, str] | None = None, never: Mapping[str, Never] | None = None
    ) -> None:
        """`also` gives other spellings: what may be typed, and the text it stands for."""
        self.blocks = tuple(sorted(blocks, key=lambda block: block.start))
        self.never = never or {}
        size = max(block.stop for block in self.blocks if block.entries)
        self.texts = [""] * size
        self.verbs, self.firsts, self.seconds = [NO_VERB] * size, [0] * size, [0] * size
        self.ranges: dict[int, list[tuple[int, int]]] = {}
        free = 0
        for block in self.blocks:
            if block.start < free:
                raise ValueError(f"the ids of {block.title!r} belong to another block")
            free = block.end
            for action, (first, second, text) in enumerate(block.entries, start=block.start):
                self.texts[action], self.verbs[action] = text, block.verb
                self.firsts[action], self.seconds[action] = first, second
            if block.entries:
                self.ranges.setdefault(block.verb, []).append((block.start, block.stop))
        self.by_parts = {
            (verb, self.firsts[action], self.seconds[action]): action
            for action, verb in enumerate(self.verbs)
            if verb != NO_VERB
        }
        self.ids = {text: action for action, text in enumerate(self.texts) if text}
        if len(self.ids) != sum(len(block.entries) for block in self.blocks):
            raise ValueError("two actions share a text")
        for spelling, text in (also or {}).items():
            if self.ids.setdefault(spelling, self.ids[text]) != self.ids[text]:
                raise ValueError(f"{spelling!r} is another action already")

    def __len__(self) -> int:
        return len(self.texts)

    def format(self, action: int) -> str:
        """The text of an action id."""
        if not 0 <= action < len(self.texts) or not self.texts[action]:
            raise NotationError(Message("error-no-action-id", given=shown(action), last=str(len(self.texts) - 1)))
        return self.texts[action]

    def read(self, action: object) -> int:
        """The id of an action given as text or id; anything else is no action."""
        if type(action) is int and 0 <= action < len(self.texts) and self.texts[action]:
            return action
        if isinstance(action, str):
            return self.parse(action)
        if isinstance(action, bool) or not isinstance(action, Integral):
            raise NotationError(Message("error-action-kind", given=shown(action)))
        self.format(int(action))
        return int(action)

    def parse(self, text: str) -> int:
        """The action id of a text."""
        action = self.ids.get(text)
        if action is not None:
            return action
        if len(text) > MOST_CHARACTERS:
            raise NotationError(Message("error-action-too-long", most=MOST_CHARACTERS, given=len(text)))
        plain = normalise(text)
        action = self.ids.get(plain)
        if action is not None:
            return action
        if plain in self.never:
            raise IllegalAction(Message(self.never[plain].message), self.never[plain].rule)
        raise NotationError(Message("error-no-action", given=shown(plain), hint=self.suggest(plain)))

    def suggest(self, plain: str) -> Message:
        """Actions spelled like the text, or the verbs there are."""
        verb = plain.split(" ")[0] if plain else ""
        same_verb = [text for text in self.texts if text.split(" ")[0] == verb and text]
        if same_verb:
            example = Message("hint-example", text=repr(same_verb[0]))
            return did_you_mean(plain, same_verb) if len(plain) < 60 else example
        return did_you_mean(verb[:40], {text.split(" ")[0] for text in self.texts if text})

    def find(self, verb: int, first: int = 0, second: int = 0) -> int:
        """The id of the action with these parts."""
        return self.by_parts[verb, first, second]

    def most_answers(self, verbs: Sequence[int], at_once: Mapping[int, int]) -> int:
        """The most actions of these verbs that can be legal together; `at_once` says less for some verbs."""
        every = {verb: sum(stop - start for start, stop in self.ranges[verb]) for verb in verbs}
        return sum(at_once.get(verb, count) for verb, count in every.items())
