"""Setting up tables: editions, player counts, options, and clear errors for what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

import antilles
from antilles.puerto_rico.compose import Config
from antilles.puerto_rico.editions import HOUSE_OPTIONS, SWITCH, SWITCHES
from antilles.puerto_rico.layout import RULES


def test_two_players_in_the_classic_edition_names_the_editions_that_can() -> None:
    with pytest.raises(antilles.ConfigError, match="polish, rio-grande, 1897"):
        antilles.new("puerto-rico", players=2, edition="classic")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        ({"players": 6}, "2 to 5 players, not 6"),
        ({"players": "4"}, "whole number"),
        ({"players": True}, "whole number"),
        ({"edition": "clasic"}, "Did you mean 'classic'"),
        ({"edition": 7}, "no edition 7"),
        ({"options": {"mayor_rearange": True}}, "Did you mean 'mayor_rearrange'"),
        ({"options": {"mayor_rearrange": 1}}, "true or false"),
        ({"options": {"wharf_capacity": 3}}, "cannot be changed at a table"),
        ({"options": {"hospice_hacienda": "never"}}, "must be one of"),
        ({"options": {"vp_pool_5p": 0}}, "from 1 to 1000"),
        ({"options": {"xyzzy": 1}}, "Known: ask_everything"),
        ({"seed": -1}, "seed must be"),
        ({"seed": 2**63}, "seed must be"),
        ({"seed": "x"}, "seed must be"),
        ({"seats": ["Ana"]}, "1 seat name was given for 4 players"),
    ],
)
def test_a_table_that_cannot_be_is_refused_clearly(arguments: dict[str, Any], message: str) -> None:
    with pytest.raises(antilles.ConfigError) as caught:
        antilles.new("puerto-rico", **arguments)
    assert message in str(caught.value)


def test_an_unknown_game_is_refused_clearly() -> None:
    with pytest.raises(antilles.ConfigError, match="Did you mean 'puerto-rico'"):
        antilles.new("puerto rico")


def test_editions_may_be_given_as_yaml_reads_them() -> None:
    assert antilles.from_position("edition: 1897").config["edition"] == "1897"


@pytest.mark.parametrize(
    ("edition", "players", "pool"), [("classic", 5, 122), ("polish", 5, 122), ("rio-grande", 5, 126), ("1897", 5, 126)]
)
def test_the_pool_of_five_players_differs(edition: str, players: int, pool: int) -> None:
    game = antilles.new("puerto-rico", players=players, edition=edition)
    assert game.position()["supply"]["victory_points"] == pool


def test_options_override_the_edition() -> None:
    house = {"vp_pool_5p": 200, "mayor_rearrange": True}
    game = antilles.new("puerto-rico", players=5, edition="classic", options=house)
    assert game.position()["supply"]["victory_points"] == 200
    assert game.rules.mayor_rearrange == 1
    assert antilles.new("puerto-rico", players=5, edition="classic").rules.mayor_rearrange == 0


def test_points_of_others_are_hidden_unless_the_table_opens_them() -> None:
    hidden = antilles.new("puerto-rico", players=3, edition="1897")
    assert ["victory_points" in board for board in hidden.view(1)["seats"]] == [False, True, False]
    shown = antilles.new("puerto-rico", players=3, edition="1897", options={"vp_secret": False})
    assert all("victory_points" in board for board in shown.view(1)["seats"])
    with pytest.raises(antilles.ConfigError, match="seats are 0 to 2"):
        hidden.view(3)


@pytest.mark.parametrize("name", [switch.name for switch in SWITCHES if switch.changes_play] + list(HOUSE_OPTIONS))
def test_every_option_reaches_the_rules(name: str) -> None:
    """A switch or house option without a field, or with one that nothing fills, would change nothing."""
    switch = SWITCH.get(name)
    values = (switch and (switch.choices or switch.numbers)) or (False, True)
    tables = [
        [
            RULES.pack(Config(players, "rio-grande", ["buildings", "nobles"], (), {name: value}).rules())
            for players in (4, 5)
        ]
        for value in (values[0], values[-1])
    ]
    assert tables[0] != tables[1]
