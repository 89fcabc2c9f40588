"""Typed notation: exact texts, and shortened words as long as they can mean one thing only."""

import re
from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches

from antilles.core.errors import AntillesError
from antilles.core.game import Game
from antilles.core.notation import normalise
from antilles.terminal.palette import clean
from antilles.terminal.words import Words

SHORTEST_WITHOUT_VERB = 3
MOST_SHOWN = 6
NEGATIVE = re.compile(r"(^|\s)-\s*\d")  # the notation takes a hyphen for a space


class NotUnderstood(AntillesError):
    """An answer that is no legal action; the message says why."""


def refuse_negative(text: str) -> None:
    """Refuse a text with a negative number in it."""
    if NEGATIVE.search(text):
        raise NotUnderstood("Numbers in an action are never negative.")


class Answers:
    """The answers to a question, the illegal ones too, with everything each may be called."""

    def __init__(self, game: Game, words: Words, spellings: Mapping[int, Collection[str]]) -> None:
        self._game = game
        self._words = words
        self._spellings = spellings

    def shown(self, action: int) -> str:
        """An action as it is shown."""
        return self._words.sentence(self._game.notation.texts[action])

    def refusal(self, action: int) -> str:
        """Why an action is not legal now."""
        explanation = self._game.explain(action)
        return f"{self.shown(action)}: {sentence_with_rule(explanation.sentence, explanation.rule)}"

    def like(self, text: str) -> list[int]:
        """The answers that the words can mean; usual words and the theme's may be shortened alike."""
        said = {normalise(text), normalise(self._words.plain(text))}
        return [
            action
            for action, spellings in self._spellings.items()
            if any(matches(plain, whole) for plain in said for whole in spellings)
        ]

    def shortened(self, text: str) -> int:
        """The action meant by shortened words.

        A shortening that could also mean an action that is not legal now is refused, never quietly turned into
        another one.
        """
        plain, found = normalise(text), self.like(text)
        legal = [action for action in found if action in self._game.legal_actions.ids]
        if not found:
            possible = [self.shown(action) for action in self._game.legal_actions.ids]
            near = get_close_matches(plain, possible, n=1) or possible[:1]
            raise NotUnderstood(
                f"{clean(plain)[:60]!r} is no answer here. Type a number, or for example {near[0]!r}, or help."
            )
        texts = self._game.notation.texts
        if len({without_number(texts[action]) for action in found}) > 1 or len(legal) > 1:
            raise NotUnderstood(f"{plain!r} can mean {listed(self.shown(action) for action in legal or found)}.")
        if not legal:
            raise NotUnderstood(self.refusal(found[0]))
        return legal[0]


def sentence_with_rule(sentence: str, rule: str) -> str:
    """A sentence followed by its rule, unless it already names it."""
    return sentence if rule in sentence else f"{sentence} ({rule})"


def matches(plain: str, text: str) -> bool:
    """Whether the words begin the words of the text, the first word of which may be left out."""
    words, of_text = plain.split(" "), text.split(" ")
    if begins(words, of_text):
        return True
    return len(words[0]) >= SHORTEST_WITHOUT_VERB and begins(words, of_text[1:])


def begins(words: list[str], of_text: list[str]) -> bool:
    """Whether each word begins the word at its place; numbers must be equal."""
    if len(words) > len(of_text):
        return False
    pairs = zip(words, of_text, strict=False)
    return all(word == whole if whole.isdigit() else whole.startswith(word) for word, whole in pairs)


def without_number(text: str) -> str:
    """The text without the number at its end."""
    return text.rstrip("0123456789 ")


def listed(texts: Iterable[str]) -> str:
    """Some texts as a list."""
    every = list(texts)
    rest = f" and {len(every) - MOST_SHOWN} more" if len(every) > MOST_SHOWN else ""
    return ", ".join(every[:MOST_SHOWN]) + rest
