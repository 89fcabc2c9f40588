"""What would help where something is refused: facts that the rules confirm, and the nearest legal choice."""

from __future__ import annotations

import random
from typing import Any

import antilles
from antilles.core.game import Game
from antilles.core.supposing import supposing
from antilles.puerto_rico import tiles
from antilles.tableside.helping import MOST_HELPS, Help, nearest, that_help
from antilles.tableside.room import room_of
from tests.tables import SANTIAGO_TABLES, class_of, covering_tables


def helps(game: Game, notation: str) -> tuple[Help, ...]:
    action = game.notation.read(notation)
    return that_help(game, action, room_of(game).facts(action))


def test_what_is_too_dear_wants_doubloons_a_quarry_or_the_privilege() -> None:
    game = antilles.new("puerto-rico", players=3, seed=1)
    game.push("role builder")
    assert str(game.explain("build harbor").message) == "The harbor costs you 7 doubloons; you have 2."
    assert [str(found.message) for found in helps(game, "build harbor")] == ["5 doubloons more"]
    game.push("pass")
    by_one = next(text for text in ("build hospice", "build sugar mill") if not game.explain(text).legal)
    told = helps(game, by_one)
    assert [found.message.id for found in told] == ["pr-help-doubloons", "pr-help-quarry", "pr-help-privilege"][
        : len(told)
    ]
    assert [found.thing for found in told][:2] == ["doubloon", "tile-quarry"][: len(told)]


def test_a_price_is_added_up() -> None:
    game = antilles.new("puerto-rico", players=3, seed=1)
    game.push("role builder")

    def added(notation: str) -> str:
        return str(room_of(game).arithmetic(game.notation.read(notation)))

    assert added("build harbor") == "8 − 1 (builder) = 7"
    assert added("pass") == "None"
    game = supposing(game, two_quarries)
    assert added("build harbor") == "8 − 1 (builder) − 2 (quarries) = 5"


def two_quarries(state: Any) -> None:
    state.players[0].tiles[tiles.QUARRY] = state.players[0].manned[tiles.QUARRY] = 2


def test_a_quarry_is_for_the_settler_or_who_has_the_hut() -> None:
    game = antilles.new("puerto-rico", players=3, seed=1)
    game.push("role settler")
    game.push("take quarry")
    told = helps(game, "take quarry")
    assert [found.message.id for found in told] == ["pr-help-privilege", "pr-help-building"]
    assert told[1].thing == "building-construction-hut"
    assert told[1].about is not None
    assert game.notation.texts[nearest(game, game.notation.read("take quarry")) or 0].startswith("take ")


def test_stops_that_are_too_dear_want_pesos() -> None:
    game = antilles.new("santiago-de-cuba", players=2, seed=1)
    while game.decision != "drive":
        game.push(game.legal_actions.ids[0])
    refused = next(text for text in (f"drive {steps}" for steps in range(2, 12)) if not game.explain(text).legal)
    (found,) = helps(game, refused)
    told = game.explain(refused).message.args
    assert (found.message.id, found.message.args["number"]) == ("sdc-help-pesos", told["pesos"] - told["money"])
    other = nearest(game, game.notation.read(refused))
    assert other is not None
    assert game.notation.texts[other] == f"drive {int(refused.split()[1]) - 1}"


def test_helps_are_few_and_change_nothing() -> None:
    met: set[str] = set()
    for number, config in enumerate([*covering_tables()[:4], *SANTIAGO_TABLES[:2]]):
        game, dice = class_of(config).start(seed=number, **config.document()), random.Random(number)
        while not game.over and game.pushes < 400:
            room, legal = room_of(game), set(game.legal_actions.ids)
            refused = [action for action in room.answers() if action not in legal]
            if refused and dice.random() < 0.2:
                action, before = dice.choice(refused), game.state_bytes()
                told = that_help(game, action, room.facts(action))
                assert len(told) <= MOST_HELPS
                assert game.state_bytes() == before
                other = nearest(game, action)
                assert other is None or other in legal
                met |= {found.message.id for found in told}
            game.push(dice.choice(game.legal_actions.ids))
    assert {"pr-help-doubloons", "pr-help-building", "sdc-help-pesos"} <= met
