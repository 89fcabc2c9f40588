"""Themes: other words for the same things. Rules, ids and notation never change with the theme."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property

from antilles.core.errors import ConfigError, did_you_mean, shown
from antilles.puerto_rico import buildings, goods, roles

# Puerto Rico 1897, in English: our renderings of the booklet's names; those of things are in their rows.
WORDS_OF_1897 = {"colonist": "worker", "colonists": "workers", "noble": "citizen", "nobles": "citizens"}
WORDS_OF_1897 |= {"colonist ship": "register of workers", "small sugar mill": "small sugar mill"}
WORDS_OF_1897 |= {row.name: row.in_1897 for row in (*goods.GOODS, *roles.ROLES, *buildings.BUILDINGS) if row.in_1897}


RULE_ID = r"(?-i:[A-Z]{2,}(?:-[A-Z0-9]+)+)"
GAP = r"[\s_-]+"
FLAGS = re.IGNORECASE | re.ASCII  # otherwise letters of other scripts count as i, k or s


def any_of(words: Iterable[str]) -> str:
    """A pattern for any of the words, the longest first."""
    return "|".join(re.escape(word).replace(r"\ ", r"\s") for word in sorted(words, key=len, reverse=True))


def typed_form(word: str) -> str:
    """How a typed word is looked up: case, apostrophes and what separates its parts do not matter."""
    return re.sub(GAP, " ", word.lower().replace("'", ""))


@dataclass(frozen=True)
class Theme:
    """Words that stand for the usual ones."""

    name: str
    words: dict[str, str] = field(default_factory=dict)

    @cached_property
    def _shown(self) -> dict[str, str]:
        """Every word as it is shown: the theme's own words stay, so that a sentence may be themed again."""
        return {word: word for word in self.words.values()} | self.words

    @cached_property
    def _shown_pattern(self) -> re.Pattern[str]:
        names = rf"\b(?:(?P<article>an?)\s)?(?P<word>{any_of(self._shown)})(?P<many>s?)\b"
        return re.compile(f"{RULE_ID}|{names}", FLAGS)

    @cached_property
    def _usual(self) -> dict[str, str]:
        """Every word as the notation has it: the usual words stay."""
        return {typed_form(other): usual for usual, other in self.words.items()} | {word: word for word in self.words}

    @cached_property
    def _usual_pattern(self) -> re.Pattern[str]:
        either = any_of({*self.words, *self.words.values()}).replace("'", "'?").replace(r"\s", GAP)
        return re.compile(rf"\b(?:{either})\b", FLAGS)

    def word(self, usual: str) -> str:
        """The theme's name of a thing."""
        return self.words.get(usual, usual)

    def sentence(self, text: str) -> str:
        """A sentence, or an action, in the theme's words; capitals and rule ids stay, articles follow the words."""
        return self._shown_pattern.sub(self._show, text) if self.words else text

    def _show(self, match: re.Match[str]) -> str:
        if match["word"] is None:
            return match[0]
        article, found = match["article"], match["word"]
        other = self._shown[re.sub(r"\s", " ", found.lower())] + match["many"]
        named = other[0].upper() + other[1:] if found[0].isupper() else other
        return f"{article[0]}{'n' if other[0] in 'aeiou' else ''} {named}" if article else named

    def plain(self, text: str) -> str:
        """What a person typed in the theme's words or in the usual ones, in the usual ones."""
        return self._usual_pattern.sub(lambda match: self._usual[typed_form(match[0])], text) if self.words else text


THEMES = {theme.name: theme for theme in (Theme("colonial"), Theme("1897", WORDS_OF_1897))}
DEFAULT_THEME = THEMES["colonial"]


def theme_named(name: str) -> Theme:
    """A theme by name."""
    if not isinstance(name, str) or name not in THEMES:
        raise ConfigError(f"There is no theme {shown(name)}. {did_you_mean(str(name)[:40], THEMES)}", "theme")
    return THEMES[name]
