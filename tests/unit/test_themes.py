"""Themes change words, never notation or rules."""

from __future__ import annotations

import pytest

import antilles
from antilles.puerto_rico import buildings, roles
from antilles.puerto_rico.themes import THEMES, theme_named


def test_the_1897_theme_speaks_of_fruit_workers_and_citizens() -> None:
    game = antilles.new("puerto-rico", players=3, edition="1897", expansions=["nobles"], seed=2)
    game.theme = theme_named("1897")
    game.push("role mayor")
    game.push("colonist")
    told = " ".join(event.text for event in game.events)
    assert "takes the recruiter" in told
    assert "takes a worker from the supply" in told
    assert "colonist" not in told
    assert "mayor" not in told
    assert game.question in ("Take a worker or the citizen from the ship.", "Place your workers.")


def test_articles_follow_the_words() -> None:
    theme = THEMES["1897"]
    assert theme.sentence("Ana takes an indigo tile.") == "Ana takes a fruit tile."
    assert theme.sentence("Build a wharf.") == "Build a shipyard."
    assert theme.sentence("Small wharf: ship it.") == "Small shipyard: ship it."


def test_notation_stays() -> None:
    game = antilles.new("puerto-rico", players=3, edition="1897", seed=2)
    before = list(game.legal_actions)
    game.theme = THEMES["1897"]
    assert list(game.legal_actions) == before


def test_every_themed_word_is_a_word_of_the_game() -> None:
    known = {*buildings.NAMES, *roles.NAMES, "indigo", "colonist", "colonists", "noble", "nobles", "colonist ship"}
    assert set(THEMES["1897"].words) <= known
    with pytest.raises(antilles.ConfigError, match="1897"):
        theme_named("1987")


def test_players_keep_their_names_under_any_theme() -> None:
    game = antilles.new("puerto-rico", players=3, seats=["Noble", "Mayor", "Indigo"])
    game.set_theme("1897")
    game.push("role mayor")
    game.push("pass")
    told = [str(event) for event in game.events if event.kind in ("role taken", "colonists dealt")]
    assert told[0] == "Noble takes the recruiter."
    assert [text.split(" ")[0] for text in told[1:]] == ["Noble", "Mayor", "Indigo"]
