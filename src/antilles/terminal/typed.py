"""Typed answers: notation, and the words of the reader's language, shortened as long as they mean one thing only."""

import re
from collections.abc import Collection, Iterable, Mapping
from difflib import get_close_matches

from antilles.core.errors import AntillesError
from antilles.core.game import Game
from antilles.core.messages import Message
from antilles.core.notation import normalise
from antilles.tableside.room import Room
from antilles.terminal.reader import Reader, unaccented

SHORTEST_WITHOUT_VERB = 3
MOST_SHOWN = 6
NEGATIVE = re.compile(r"(^|\s)-\s*\d")  # the notation takes a hyphen for a space
NOISE = re.compile(r"[’'ʼ`.,:;()«»„”“\"]")


class NotUnderstood(AntillesError):
    """An answer that is no legal action; the message says why."""


def refuse_negative(text: str) -> None:
    """Refuse a text with a negative number in it."""
    if NEGATIVE.search(text):
        raise NotUnderstood(Message("answer-negative"))


def plain_words(text: str) -> str:
    """A phrase of any language as it is compared: small letters, no accents, no marks."""
    return normalise(unaccented(NOISE.sub("", text.replace("ё", "е").replace("Ё", "Е"))))


class Answers:
    """The answers to a question, the illegal ones too, with everything each may be called.

    An action is called by its notation, by the phrase of the reader's language, and by its names and numbers alone.
    """

    def __init__(self, room: Room[Game], reader: Reader) -> None:
        self._room, self._game, self._reader = room, room.game, reader
        self._notations: Mapping[int, Collection[str]] = room.answers()
        self._phrases: dict[int, list[str]] | None = None

    def shown(self, action: int) -> str:
        """An action as it is shown."""
        return self._reader.say(self._room.phrase(action))

    def refusal(self, action: int) -> Message:
        """Why an action is not legal now."""
        explanation = self._game.explain(action)
        why = Message("with-rule", sentence=explanation.message, rule=explanation.rule)
        return Message("refused", action=self._room.phrase(action), sentence=why)

    def phrases(self) -> dict[int, list[str]]:
        """What each answer is called in the reader's language: as shown, and perhaps by its names and numbers alone."""
        if self._phrases is None:
            whole = {action: plain_words(self.shown(action)) for action in self._notations}
            shortest: dict[str, int] = {}
            for action in sorted(whole, key=lambda action: (len(whole[action].split(" ")), action)):
                shortest.setdefault(self._bare(self._room.phrase(action)), action)
            self._phrases = {action: [text] for action, text in whole.items()}
            for bare, action in shortest.items():  # 'rum 2' is rum, not wood in place of rum
                self._phrases[action].append(bare)
        return self._phrases

    def _bare(self, phrase: Message) -> str:
        """The names and numbers of a phrase alone, names as they stand in a list."""
        words = self._reader.words
        named = [words.name(str(value)) for value in phrase.args.values() if f"name-{value}" in words]
        numbers = [str(value) for value in phrase.args.values() if isinstance(value, int)]
        return plain_words(" ".join((*named, *numbers)))

    def about(self, thing: str) -> list[int]:
        """The answers whose phrase names a thing."""
        return [action for action in self._notations if thing in self._room.phrase(action).args.values()]

    def exactly(self, text: str) -> list[int]:
        """The answers that are shown just so in the reader's language."""
        said = plain_words(text)
        return [action for action, phrases in self.phrases().items() if said == phrases[0]]

    def like(self, text: str) -> list[int]:
        """The answers that the words can mean, in notation or in the reader's language."""
        said, spoken = normalise(text), plain_words(text)
        short, texts = len(said) < SHORTEST_WITHOUT_VERB, self._game.notation.texts
        in_notation = [
            action
            for action, spellings in self._notations.items()
            if any(matches(said, whole) for whole in ([texts[action]] if short else spellings))
        ]
        named = [action for action, phrases in self.phrases().items() if spoken in phrases[1:]]
        if in_notation or named:
            return in_notation or named
        found = [
            action for action, phrases in self.phrases().items() if any(is_within(spoken, whole) for whole in phrases)
        ]
        closest = [action for action in found if any(matches(spoken, whole) for whole in self.phrases()[action])]
        return closest or found

    def shortened(self, text: str) -> int:
        """The action meant by shortened words.

        A shortening that could also mean an action that is not legal now is refused, never quietly turned into
        another one.
        """
        found = self.exactly(text) or self.like(text)
        legal = [action for action in found if action in self._game.legal_actions.ids]
        given = normalise(text)[:60]
        if not found:
            possible = [self.shown(action) for action in self._game.legal_actions.ids]
            near = get_close_matches(given, possible, n=1) or possible[:1]
            raise NotUnderstood(Message("answer-unknown", given=given, example=near[0]))
        texts = self._game.notation.texts
        if len({without_number(texts[action]) for action in found}) > 1 or len(legal) > 1:
            meanings = listed(self.shown(action) for action in legal or found)
            raise NotUnderstood(Message("answer-ambiguous", given=given, meanings=meanings))
        if not legal:
            raise NotUnderstood(self.refusal(found[0]))
        return legal[0]


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
    return all(begins_word(word, whole) for word, whole in zip(words, of_text, strict=False))


def begins_word(word: str, whole: str) -> bool:
    """Whether a word is the beginning of another one; numbers must be equal."""
    return word == whole if whole.isdigit() else whole.startswith(word)


def is_within(plain: str, text: str) -> bool:
    """Whether the words begin words of the text in their order, with others between them; no very short ones."""
    left = iter(text.split(" "))
    words = plain.split(" ")
    longest = max(map(len, words))
    return longest >= SHORTEST_WITHOUT_VERB and all(any(begins_word(word, whole) for whole in left) for word in words)


def without_number(text: str) -> str:
    """The text without the number at its end."""
    return text.rstrip("0123456789 ")


def listed(texts: Iterable[str]) -> Message | str:
    """Some texts as a list."""
    every = list(texts)
    some = ", ".join(every[:MOST_SHOWN])
    return Message("answer-and-more", listed=some, number=len(every) - MOST_SHOWN) if len(every) > MOST_SHOWN else some
