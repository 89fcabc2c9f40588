"""What a waiting seat can prepare: the question that comes to it, as the rules say."""

from __future__ import annotations

import random

import antilles
from antilles.tableside.foreseeing import foreseen
from antilles.tableside.room import room_of
from tests.tables import SANTIAGO_TABLES, class_of, covering_tables


def test_everybody_in_turn_is_asked_for_a_role_and_then_what_to_do_in_it() -> None:
    game = antilles.new("puerto-rico", players=3, seed=1)
    asked = foreseen(game, 2)
    assert [question.decision for question in asked] == ["role pick"]
    assert [choice.notation for choice in asked[0].choices] == list(game.legal_actions)
    game.push("role builder")
    builds = foreseen(game, 1)[0]
    assert (builds.seat, builds.decision) == (1, "builder build")
    assert "build small market" in [choice.notation for choice in builds.choices]
    game.push("pass")
    assert game.turn == 1
    assert builds.choices == room_of(game).question().choices, "nobody has changed anything, so all is as foreseen"
    assert foreseen(game, 0) == (), "seat 0 has had its turn"
    assert foreseen(game, 1) == (), "who is on turn is asked, not told what will be asked"


def test_the_car_stands_still_until_the_next_one_drives() -> None:
    game = antilles.new("santiago-de-cuba", players=3, seed=4)
    while game.decision == "demand":
        game.push(game.legal_actions.ids[0])
    assert (game.decision, foreseen(game, 1)) == ("drive", ()), "nobody knows where the car will stand"
    game.push("drive 1")
    while game.decision != "pawn":
        game.push(game.legal_actions.ids[0])
    drive, pawn = foreseen(game, 1, ["drive 1"])
    assert (drive.decision, pawn.decision, pawn.seat) == ("drive", "pawn", 1)
    assert len(foreseen(game, 1, ["drive 99"])) == 1, "what cannot be answered leads nowhere"
    assert foreseen(game, 2) == (), "the seat between will drive first"


def test_what_was_foreseen_is_what_comes_unless_somebody_changes_it() -> None:
    came = same = 0
    for number, config in enumerate([*covering_tables()[:3], *SANTIAGO_TABLES[:1]]):
        game, dice = class_of(config).start(seed=number, **config.document()), random.Random(number)
        told = {seat: foreseen(game, seat) for seat in range(game.players)}
        for _ in range(400):
            if game.over:
                break
            asked = told.pop(game.turn or 0, ())
            if asked and asked[0].decision == game.decision:
                came += 1
                same += {choice.notation for choice in asked[0].choices} == set(game.legal_actions)
            game.push(dice.choice(game.legal_actions.ids))
            before = game.copy()
            told |= {seat: foreseen(game, seat) for seat in range(game.players) if seat != game.turn}
            assert game == before, "looking ahead changes nothing"
    assert came > 50
    assert same > came * 0.6
