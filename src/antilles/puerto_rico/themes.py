"""Themes: other words for the same things. Rules, ids and notation never change with the theme."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property

from antilles.core.errors import ConfigError, did_you_mean

# Puerto Rico 1897, in English: our renderings of the booklet's names (goods, people, roles, buildings).
WORDS_OF_1897 = {
    "indigo": "fruit",
    "colonist": "worker",
    "colonists": "workers",
    "noble": "citizen",
    "nobles": "citizens",
    "settler": "planter",
    "mayor": "recruiter",
    "craftsman": "artisan",
    "prospector": "adventurer",
    "colonist ship": "register of workers",
    "small indigo plant": "small fruit store",
    "indigo plant": "large fruit store",
    "sugar mill": "large sugar mill",
    "tobacco storage": "tobacco store",
    "coffee roaster": "coffee roastery",
    "construction hut": "building yard",
    "small warehouse": "small store",
    "hospice": "hospital",
    "office": "counting office",
    "large warehouse": "large store",
    "university": "school",
    "harbor": "port",
    "wharf": "shipyard",
    "guild hall": "fire station",
    "city hall": "governor's palace",
    "aqueduct": "canal",
    "forest house": "timber yard",
    "storehouse": "storage hall",
    "guest house": "hut",
    "small wharf": "small shipyard",
    "specialty factory": "distillery",
    "library": "publishing house",
    "union hall": "assembly hall",
    "statue": "monument",
    "cloister": "cathedral",
    "land office": "land registry",
    "hunting lodge": "plantation office",
    "zoning office": "notary",
    "royal supplier": "boarding house",
    "villa": "manor",
    "jeweler": "tailor's shop",
    "royal garden": "town square",
    "small sugar mill": "small sugar mill",
}


@dataclass(frozen=True)
class Theme:
    """Words that stand for the usual ones."""

    name: str
    words: dict[str, str] = field(default_factory=dict)

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        longest_first = sorted(self.words, key=len, reverse=True)
        return re.compile(rf"\b({'|'.join(map(re.escape, longest_first))})\b", re.IGNORECASE)

    def word(self, usual: str) -> str:
        """The theme's name of a thing."""
        return self.words.get(usual, usual)

    def sentence(self, text: str) -> str:
        """A sentence in the theme's words; a capital stays a capital."""
        if not self.words:
            return text

        def replace(match: re.Match[str]) -> str:
            other = self.words[match[0].lower()]
            return other[0].upper() + other[1:] if match[0][0].isupper() else other

        replaced = self._pattern.sub(replace, text)
        return re.sub(r"\b([Aa])n (?=[^aeiou])", r"\1 ", re.sub(r"\b([Aa]) (?=[aeiou])", r"\1n ", replaced))


THEMES = {theme.name: theme for theme in (Theme("colonial"), Theme("1897", WORDS_OF_1897))}
DEFAULT_THEME = THEMES["colonial"]


def theme_named(name: str) -> Theme:
    """A theme by name."""
    if name not in THEMES:
        raise ConfigError(f"There is no theme {name[:40]!r}. {did_you_mean(name[:40], THEMES)}", "theme")
    return THEMES[name]
