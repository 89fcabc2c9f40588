"""The languages there are, and which one a reader wants."""

import os
from collections.abc import Mapping

from antilles.core.errors import ConfigError
from antilles.core.messages import Message

LANGUAGES = {"en": "English", "ru": "русский", "uk": "українська", "pl": "polski"}
"""By id, each in its own words."""
DEFAULT_LANGUAGE = "en"
VARIABLE = "ANTILLES_LANG"
LOCALE_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def chosen_language(asked: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """What was asked for, else ANTILLES_LANG, else the locale's language where we have it, else English."""
    for wanted in (asked, environment.get(VARIABLE)):
        if wanted:
            return checked_language(wanted)
    for variable in LOCALE_VARIABLES:
        value = environment.get(variable)
        if value:
            return language_in(value) or DEFAULT_LANGUAGE
    return DEFAULT_LANGUAGE


def checked_language(wanted: str) -> str:
    """A language by its id, a locale's name (`pl_PL.UTF-8`) or what it calls itself."""
    found = language_in(wanted)
    if found is None:
        raise ConfigError(Message("error-no-language", given=wanted[:40], known=", ".join(LANGUAGES)), "language")
    return found


def language_in(wanted: str) -> str | None:
    """The language that a text names, if we have it."""
    word = wanted.strip().lower()
    short = word.replace("-", "_").split("_")[0].split(".")[0]
    return next((language for language, own in LANGUAGES.items() if language == short or own == word), None)
