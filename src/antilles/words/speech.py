"""Messages as sentences of one language, with the names of one game and theme."""

from __future__ import annotations

from functools import cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from antilles.core.errors import ConfigError, did_you_mean, shown
from antilles.core.messages import DEFAULT_THEME, Argument, Message
from antilles.core.registry import GAMES
from antilles.words.catalogue import NAME, entries_for, references_in, themes_of

ENGLISH = "en"
LIST_GAP = ", "


class Words:
    """One reader's words: `words.say(message)`, and `words.name("building-harbor")` for labels."""

    def __init__(self, language: str, game: str | None, theme: str = DEFAULT_THEME) -> None:
        self.language, self.game, self.theme = language, game, theme
        self._entries = entries_for(language, game, theme)
        self._loaded: set[str] = set()
        functions: dict[str, Any] = {"NAME": self.name, "GENDER": self.gender, "UPPER": upper}
        self._bundle = FluentBundle([language], functions=functions, use_isolating=False)

    def __contains__(self, message_id: object) -> bool:
        """Whether there is such a message."""
        return message_id in self._entries

    def say(self, message: Message) -> str:
        """The sentence."""
        text: str = self._format(message.id, {name: self._value(value) for name, value in message.args.items()})
        return text

    def text(self, message_id: str, /, **args: Any) -> str:
        """The sentence of a message that is made on the spot: labels and the like."""
        return self.say(Message(message_id, **args))

    def name(self, thing: str, count: Any = "", *, case: str = "nominative", first: str = "", article: str = "") -> str:
        """A thing by its id, after a number, in a case; also the function NAME of the files."""
        text = self._format(NAME + thing, {"case": case, "count": count})
        if article:
            text = f"{self.trait(thing, 'article')} {text}"
        return upper(text) if first == "upper" else text

    def short(self, thing: str, *, first: str = "") -> str:
        """The short form of a name for a narrow place; the name itself where there is none."""
        text = self.trait(thing, "short") or self.name(thing)
        return upper(text) if first == "upper" else text

    def gender(self, thing: str) -> str:
        """The grammatical gender of a thing; also the function GENDER of the files."""
        return self.trait(thing, "gender")

    def trait(self, thing: str, which: str) -> str:
        """An attribute of a name; nothing where it has none."""
        self._need(NAME + thing)
        pattern = self._bundle.get_message(NAME + thing).attributes.get(which)
        return "" if pattern is None else str(self._bundle.format_pattern(pattern)[0])

    def _value(self, value: Argument) -> int | str:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, tuple):
            return LIST_GAP.join(str(self._value(item)) for item in value)
        return value

    def _format(self, message_id: str, args: dict[str, Any]) -> str:
        self._need(message_id)
        pattern: Any = self._bundle.get_message(message_id).value
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise ValueError(f"{self.language}: {message_id} with {args}: {errors[0]!r}")
        return str(text)

    def _need(self, message_id: str) -> None:
        """Parse an entry, and those it refers to, before the first use."""
        if message_id in self._loaded:
            return
        entry = self._entries.get(message_id)
        if entry is None:
            raise KeyError(f"{self.language}: there is no message {message_id!r} ({self.game}, {self.theme})")
        self._loaded.add(message_id)
        self._bundle.add_resource(FluentResource(entry))
        for reference in references_in(entry):
            if reference in self._entries:
                self._need(reference)


def upper(text: str) -> str:
    """A text with a capital at its beginning; also the function UPPER of the files."""
    return text[:1].upper() + text[1:]


@cache
def words_of(language: str, game: str | None = None, theme: str | None = None) -> Words:
    """The words of a reader at a table of this game; without a theme, the usual one."""
    if theme is not None and (game is None or theme not in themes_of(game)):
        known = themes_of(game) if game else ()
        raise ConfigError(Message("error-no-theme", given=shown(theme), hint=did_you_mean(theme[:40], known)), "theme")
    return Words(language, game, theme or DEFAULT_THEME)


def english(message: Message) -> str:
    """The English sentence of a message, whatever game it is about."""
    return words_of(ENGLISH, game_in(message)).say(message)


def game_in(message: Message) -> str | None:
    """The game that a message is about, if it is about one."""
    prefixes = {manifest.message_prefix: game for game, manifest in GAMES.items()}
    games = [prefixes.get(part.id.split("-")[0]) for part in message.parts()]
    return next((game for game in games if game), None)


def sentence_in(language: str, message: Message) -> str:
    """The sentence of a message, whatever game it is about; in English where the language does not have it yet."""
    words = words_of(language, game_in(message))
    return words.say(message) if all(part.id in words for part in message.parts()) else english(message)
