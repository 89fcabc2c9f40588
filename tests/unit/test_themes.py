"""Themes change names, never notation or rules."""

from __future__ import annotations

import pytest

import antilles
from antilles.puerto_rico import things
from antilles.words import words_of
from antilles.words.catalogue import themes_of

USUAL, OTHER = words_of("en", "puerto-rico"), words_of("en", "puerto-rico", "1897")


def test_the_1897_theme_speaks_of_fruit_workers_and_citizens() -> None:
    game = antilles.new("puerto-rico", players=3, edition="1897", expansions=["nobles"], seed=2)
    game.push("role mayor")
    game.push("colonist")
    told = " ".join(OTHER.say(event.message) for event in game.events)
    assert "takes the recruiter" in told
    assert "takes a worker from the supply" in told
    assert "colonist" not in told
    assert "mayor" not in told
    asked = OTHER.say(game.question)
    assert asked in ("Take a worker or the citizen from the register of workers.", "Place your workers.")


def test_articles_follow_the_names() -> None:
    assert OTHER.name("good-indigo", article="a") == "a fruit"
    assert USUAL.name("good-indigo", article="a") == "an indigo"
    assert OTHER.name("building-union-hall", article="a") == "an assembly hall"
    assert USUAL.name("building-union-hall", article="a") == "a union hall"
    message = antilles.Message("pr-do-take", tile="tile-indigo")
    assert (USUAL.say(message), OTHER.say(message)) == ("take an indigo plantation", "take a fruit plantation")


def test_notation_stays() -> None:
    game = antilles.new("puerto-rico", players=3, edition="1897", seed=2)
    other = antilles.new("puerto-rico", players=3, edition="polish", seed=2)
    assert (game.default_theme, other.default_theme) == ("1897", "colonial")
    assert "role settler" in game.legal_actions
    assert list(game.legal_actions) == list(other.legal_actions)


@pytest.mark.parametrize("kind", [things.BUILDING, things.ROLE, things.GOOD, things.TILE, things.PERSON])
def test_no_two_things_of_a_kind_have_the_same_name(kind: tuple[str, ...]) -> None:
    for words in (USUAL, OTHER):
        assert len({words.name(thing) for thing in kind}) == len(kind)


def test_a_theme_that_there_is_not_is_refused_with_the_nearest() -> None:
    assert themes_of("puerto-rico") == ("colonial", "1897")
    with pytest.raises(antilles.ConfigError, match="1897"):
        words_of("en", "puerto-rico", "1987")
    with pytest.raises(antilles.ConfigError, match="There is no theme '1897'"):
        words_of("en", "santiago-de-cuba", "1897")


def test_players_keep_their_names_under_any_theme() -> None:
    game = antilles.new("puerto-rico", players=3, seats=["Noble", "Mayor", "Indigo"])
    game.push("role mayor")
    game.push("pass")
    told = [OTHER.say(event.message) for event in game.events if event.kind in ("role taken", "colonists dealt")]
    assert told[0] == "Noble takes the recruiter."
    assert [text.split(" ")[0] for text in told[1:]] == ["Noble", "Mayor", "Indigo"]
