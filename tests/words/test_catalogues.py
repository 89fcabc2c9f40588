"""The catalogues of the four languages: complete, equal in what they say, and every message renders."""

from __future__ import annotations

import re

import babel
import pytest
from fluent.syntax import FluentParser, ast

from antilles.words import LANGUAGES, words_of
from antilles.words.catalogue import LOCALES, themes_of
from tests.words.samples import GAMES, catalogue_files, inside, messages_of, parsed, things, trials, uses

TABLES = [(language, game, theme) for language in LANGUAGES for game in GAMES for theme in themes_of(game)]
UNFINISHED = re.compile(r"\{ ?[$A-Z-]|[\u2068\u2069]|\?\?\?|  |^\s|\s$| [.,;:](?!\S)|None")
LATIN = re.compile(r"[A-Za-z]")
CYRILLIC = re.compile(r"[А-Яа-яЇїІіЄєҐґЁё]")
# What is Latin in every language: rule ids, notation and commands that are typed, file formats, our sample name.
ALWAYS_LATIN = re.compile(
    r"\b[A-Z]{1,3}-[A-Z0-9_-]+|`[^`]*`|'[^']*'|«[^»]*»|„[^”]*”|--?\w[\w-]*|\b(Ana|another|Enter|Ctrl|FILE|YAML|JSON|Puerto|Rico|"
    r"Santiago|de|Cuba|antilles|Rio|Grande|classic|polish|rio-grande)\b|\b[a-z_]+=|\w+\.\w+|\b[a-z]+_[a-z_]+\b"
)
GRAMMAR = ("genitive", "dative", "accusative", "instrumental")
PLACES = ("where", "to", "from")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_is_there_and_parses(language: str) -> None:
    """Both runtimes drop what does not parse without a word."""
    assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == catalogue_files()
    for path in (LOCALES / language).glob("*.ftl"):
        body = FluentParser().parse(path.read_text(encoding="utf-8")).body
        junk = [entry.content[:60] for entry in body if isinstance(entry, ast.Junk)]
        assert not junk, path.name
        names = [entry.id.name for entry in body if isinstance(entry, ast.Message | ast.Term)]
        assert len(names) == len(set(names)), f"{path.name}: something is there twice"


@pytest.mark.parametrize("game", [None, *GAMES])
@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_all_languages_say_the_same(language: str, game: str | None) -> None:
    usual, here = parsed("en", game), parsed(language, game)
    assert sorted(usual.keys() ^ here.keys()) == []
    different = {
        name: sorted(set(uses(usual[name], usual)) ^ set(uses(here[name], here)))
        for name in usual
        if not name.startswith("-")
        and "-part-" not in name  # seen only within other messages, which are compared
        and set(uses(usual[name], usual)) != set(uses(here[name], here))
    }
    assert different == {}


@pytest.mark.parametrize(
    ("language", "game", "theme"), [*TABLES, *((language, None, "colonial") for language in LANGUAGES)]
)
def test_every_message_renders_with_every_value(language: str, game: str | None, theme: str) -> None:
    words = words_of(language, game, theme if game else None)
    wrong = []
    for name in messages_of(game):
        for given in trials(name, game):
            text = words.text(name, **given)
            if UNFINISHED.search(text.replace("\n", " ")) and "-part-" not in name:
                wrong.append(f"{name} {given}: {text!r}")
    assert wrong == []


@pytest.mark.parametrize(("language", "game", "theme"), TABLES)
def test_letters_are_those_of_the_language(language: str, game: str, theme: str) -> None:
    words = words_of(language, game, theme)
    foreign = LATIN if language in ("ru", "uk") else CYRILLIC
    wrong = []
    for name in messages_of(game):
        text = words.text(name, **next(trials(name, game)))
        if foreign.search(ALWAYS_LATIN.sub("", text)) and not TYPED.search(name):
            wrong.append(f"{name}: {text!r}")
    assert wrong == []


TYPED = re.compile(r"-(option|also|help|hint)-|-error-")
"""Messages that name what is typed in notation, or option names of tables."""


# ---------------------------------------------------------------------- names
@pytest.mark.parametrize(("language", "game", "theme"), TABLES)
def test_every_name_is_made_in_every_case_and_number(language: str, game: str, theme: str) -> None:
    words = words_of(language, game, theme)
    for thing in things(game):
        for count in ("", "plural", 0, 1, 2, 5, 11, 21, 22, 25, 101):
            for case in ("nominative", *GRAMMAR, *PLACES):
                assert not UNFINISHED.search(words.name(thing, count, case=case)), (thing, count, case)


def asked_of_terms(message: ast.Message) -> list[tuple[str, str, str]]:
    """(thing, number, case) of everything fixed that a message names."""
    found = []
    for term in inside(message, ast.TermReference):
        named = {a.name.name: a.value.value for a in (term.arguments.named if term.arguments else ())}
        found.append((term.id.name, named.get("count", ""), named.get("case", "nominative")))
    for call in inside(message, ast.FunctionReference):
        first, *count = call.arguments.positional
        named = {a.name.name: a.value.value for a in call.arguments.named}
        if call.id.name == "NAME" and isinstance(first, ast.StringLiteral):
            number = getattr(count[0], "value", "3") if count else ""
            found.append((first.value, number, named.get("case", "nominative")))
    return found


def lacks(term: ast.Term, language: str, count: str, case: str) -> bool:
    """Whether a term that is asked for a case would silently give the nominative."""
    inflected = any(
        isinstance(s.selector, ast.VariableReference) and s.selector.id.name == "case"
        for s in inside(term, ast.SelectExpression)
    )
    must_have = (*PLACES, "dative", "instrumental") if inflected else PLACES
    if case not in must_have:
        return False
    pattern, found = term.value, False
    while isinstance(select := getattr(pattern.elements[0], "expression", None), ast.SelectExpression):
        of_case = isinstance(select.selector, ast.VariableReference) and select.selector.id.name == "case"
        wanted = case if of_case else count
        if not of_case and str(count).isdigit():
            wanted = babel.Locale.parse(language).plural_form(int(count))
        chosen = [v for v in select.variants if getattr(v.key, "name", None) == wanted]
        found |= bool(chosen) and of_case
        pattern = (chosen or [v for v in select.variants if v.default])[0].value
    return not found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_name_is_asked_for_a_case_it_lacks(language: str, game: str) -> None:
    entries = parsed(language, game)
    wrong = []
    for name in messages_of(game):
        for thing, count, case in asked_of_terms(entries[name]):  # type: ignore[arg-type]
            term = entries.get(f"-{thing}")
            if term is None:
                wrong.append(f"{name}: there is no -{thing}")
            elif lacks(term, language, count, case):  # type: ignore[arg-type]
                wrong.append(f"{name}: -{thing} has no {case}")
    assert wrong == []


# ---------------------------------------------------------------------- what faces rely on
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_sentences_about_a_player_begin_with_the_name(language: str, game: str) -> None:
    """Lines of news leave the name out after the first sentence."""
    words = words_of(language, game)
    kinds = re.compile(rf"{GAMES[game]}(event|declined|unable|news)-")
    entries = parsed("en", game)
    wrong = []
    for name in messages_of(game):
        if kinds.match(name) and "player" in uses(entries[name], entries) and name not in NOT_JOINED:
            given = next(trials(name, game)) | {"player": "Ana"}
            if not words.text(name, **given).startswith("Ana "):
                wrong.append(f"{name}: {words.text(name, **given)}")
    assert wrong == []


NOT_JOINED = ("sdc-event-turn-begun", "sdc-event-pawn-stays")
"""They stand alone."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_briefs_are_short(language: str, game: str) -> None:
    for theme in themes_of(game):
        words = words_of(language, game, theme)
        for name in messages_of(game):
            if "-brief-" in name:
                most = 62 if "-brief-role-" in name else 32
                assert len(words.text(name)) <= most, (name, words.text(name))
