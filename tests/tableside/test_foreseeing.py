"""What a waiting seat can prepare: the question that comes to it, as the rules say."""

from __future__ import annotations

import random

import antilles
from antilles.tableside.foreseeing import Foreseen, foreseen
from antilles.tableside.room import room_of
from tests.tables import SANTIAGO_TABLES, class_of, covering_tables


def test_everybody_in_turn_is_asked_for_a_role_and_then_what_to_do_in_it() -> None:
    game = antilles.new("puerto-rico", players=3, seed=1)
    asked = foreseen(game, 2).questions
    assert [question.decision for question in asked] == ["role pick"]
    assert [choice.notation for choice in asked[0].choices] == list(game.legal_actions)
    game.push("role builder")
    builds = foreseen(game, 1).questions[0]
    assert (builds.seat, builds.decision) == (1, "builder build")
    assert "build small market" in [choice.notation for choice in builds.choices]
    game.push("pass")
    assert game.turn == 1
    assert builds.choices == room_of(game).question().choices, "nobody has changed anything, so all is as foreseen"
    assert foreseen(game, 0) == Foreseen(), "seat 0 has had its turn"
    assert foreseen(game, 1) == Foreseen(), "who is on turn is asked, not told what will be asked"


def test_the_car_stands_still_until_the_next_one_drives() -> None:
    game = antilles.new("santiago-de-cuba", players=3, seed=4)
    while game.decision == "demand":
        game.push(game.legal_actions.ids[0])
    assert (game.decision, foreseen(game, 1).questions) == ("drive", ()), "nobody knows where the car will stand"
    game.push("drive 1")
    while game.decision != "pawn":
        game.push(game.legal_actions.ids[0])
    drive, pawn = foreseen(game, 1, ["drive 1"]).questions
    assert (drive.decision, pawn.decision, pawn.seat) == ("drive", "pawn", 1)
    assert len(foreseen(game, 1, ["drive 99"]).questions) == 1, "what cannot be answered leads nowhere"
    assert foreseen(game, 2).questions == (), "the seat between will drive first"
    assert [foreseen(game, seat).ahead for seat in (1, 2)] == [0, 1]


def test_what_was_foreseen_is_what_comes_unless_somebody_changes_it() -> None:
    came = same = 0
    for number, config in enumerate([*covering_tables()[:3], *SANTIAGO_TABLES[:1]]):
        game, dice = class_of(config).start(seed=number, **config.document()), random.Random(number)
        told = {seat: foreseen(game, seat).questions for seat in range(game.players)}
        for _ in range(400):
            if game.over:
                break
            asked = told.pop(game.turn or 0, ())
            if asked and asked[0].decision == game.decision:
                came += 1
                same += {choice.notation for choice in asked[0].choices} == set(game.legal_actions)
            game.push(dice.choice(game.legal_actions.ids))
            before = game.copy()
            told |= {seat: foreseen(game, seat).questions for seat in range(game.players) if seat != game.turn}
            assert game == before, "looking ahead changes nothing"
    assert came > 50
    assert same > came * 0.6


def test_who_waits_is_told_how_many_others_come_first() -> None:
    game = antilles.new("puerto-rico", players=4, seed=1)
    assert [foreseen(game, seat).ahead for seat in range(4)] == [None, 0, 1, 2]
    game.push("role settler")
    assert [foreseen(game, seat).ahead for seat in range(4)] == [None, 0, 1, 2]
    game.push("take quarry")
    assert [foreseen(game, seat).ahead for seat in range(4)] == [None, None, 0, 1], "seat 0 has had its turn"


def test_nothing_is_said_where_an_answer_may_end_the_phase_first() -> None:
    goods = {seat: {"doubloons": 3, "goods": {"corn": 1, "sugar": 1}} for seat in range(3)}
    position = {"round": 2, "governor": 0, "now": "trader", "seats": [goods[seat] for seat in range(3)]}
    open_house = antilles.from_position({**position, "trading_house": ["coffee"]})
    full_house = antilles.from_position({**position, "trading_house": ["coffee", "indigo", "tobacco"]})
    assert foreseen(open_house, 1).ahead == 0
    assert foreseen(full_house, 1).ahead is None, "who sells fills the house, and then nobody sells any more"


def test_whoever_is_said_to_be_next_is_next() -> None:
    said = 0
    for number, config in enumerate([*covering_tables()[:3], *SANTIAGO_TABLES[:1]]):
        game, dice = class_of(config).start(seed=number, **config.document()), random.Random(number)
        for _ in range(250):
            if game.over:
                break
            asked, turn, stretch = game.decision or "", game.turn, room_of(game).stretch(game.decision or "")
            following = [seat for seat in range(game.players) if seat != turn and foreseen(game, seat).ahead == 0]
            assert len(following) <= 1
            wanted = {asked} & room_of(game).foreseeable or room_of(game).foreseeable
            while not game.over and room_of(game).stretch(asked) == stretch:
                passes = game.turn != turn and "pass" in game.legal_actions
                game.push("pass" if passes else dice.choice(game.legal_actions.ids))
                if game.turn != turn and game.decision in wanted:
                    break
            if following and not game.over and game.turn in following:
                said += 1
            elif following:
                raise AssertionError((asked, turn, following, game.turn, game.decision))
    assert said > 100
