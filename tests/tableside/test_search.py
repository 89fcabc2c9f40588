"""Finding a thing by what people call it, in every language."""

from __future__ import annotations

import pytest

import antilles
from antilles.puerto_rico import things
from antilles.tableside.room import room_of
from antilles.tableside.search import search
from antilles.words import LANGUAGES, words_of

GAME = antilles.new("puerto-rico", players=4, seed=1)
THINGS = room_of(GAME).things()


def found(query: str, language: str = "en", theme: str | None = None) -> list[str]:
    return search(query, THINGS, words_of(language, "puerto-rico", theme), "pr")


@pytest.mark.parametrize(
    ("query", "first"),
    [
        ("harbor", "building-harbor"),
        ("harbour", "building-harbor"),
        ("Harbor ", "building-harbor"),
        ("port", "building-harbor"),
        ("harb", "building-harbor"),
        ("habor", "building-harbor"),
        ("quarry", "tile-quarry"),
        ("quarries", "tile-quarry"),
        ("points", "victory-point"),
        ("money", "doubloon"),
        ("mayor", "role-mayor"),
        ("colonists", "person-colonist"),
        ("warehouse", "building-small-warehouse"),
        ("small_market", "building-small-market"),
        ("wharf", "building-wharf"),
    ],
)
def test_the_first_thing_found_is_what_is_meant(query: str, first: str) -> None:
    assert found(query)[0] == first


@pytest.mark.parametrize("query", ["", "  ", "q", "xyzzy", "?" * 50])
def test_nothing_is_found_where_nothing_is_meant(query: str) -> None:
    assert found(query) == []


@pytest.mark.parametrize(
    ("language", "query", "first"),
    [
        ("ru", "порт", "building-harbor"),
        ("ru", "каменоломня", "tile-quarry"),
        ("uk", "порт", "building-harbor"),
        ("uk", "каменярня", "tile-quarry"),
        ("pl", "port", "building-harbor"),
        ("pl", "kamieniołom", "tile-quarry"),
    ],
)
def test_names_of_other_languages(language: str, query: str, first: str) -> None:
    assert words_of(language, "puerto-rico").name(first).startswith(query[:4]), "the catalogue has another name"
    assert found(query, language)[0] == first


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", ["colonial", "1897"])
def test_everything_is_found_by_its_name_in_every_language(language: str, theme: str) -> None:
    words = words_of(language, "puerto-rico", theme)
    for thing in (*things.BUILDING, *things.ROLE, *things.GOOD):
        same = [other for other in THINGS if words.name(other).lower() == words.name(thing).lower()]
        assert found(words.name(thing), language, theme)[0] in same, words.name(thing)


def test_english_names_are_found_whatever_the_language() -> None:
    for language in LANGUAGES:
        assert found("harbor", language)[0] == "building-harbor"


def test_what_is_not_at_the_table_comes_last() -> None:
    present = [THINGS[thing] for thing in found("small")]
    assert present == sorted(present, reverse=True)
    assert False in present, "the small wharf is not at this table"
    assert found("wharf") == ["building-wharf", "building-small-wharf"]
    assert found("small wharf")[0] == "building-small-wharf"
