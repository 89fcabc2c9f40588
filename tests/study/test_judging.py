"""Hints: ranked moves, chances, arrangements as a whole, and reasons that add up."""

from __future__ import annotations

import re

import pytest

import antilles
from antilles.bots import Budget, Ranked, SeatView, make_bot
from antilles.core.game import Game
from antilles.core.messages import Message
from antilles.study.judging import Judge, Reason, all_of, because, suggestion
from antilles.study.told import because as told_because
from antilles.study.told import only_different, reasons_told
from antilles.study.worth import POINT, anatomy_of, worth_of, worths
from antilles.tableside.room import room_of
from antilles.words import LANGUAGES, words_of

JUDGE = "search:iters=300"
LAST_CAPTAIN = {
    "ended": ["colonists short"],
    "governor": 0,
    "roles": {"settler": {"taken_by": 0}, "craftsman": {"taken_by": 1}, "trader": {"taken_by": 2}},
    "now": {"turn": 3},
    "seats": {0: {"victory_points": 30}, 3: {"victory_points": 26, "goods": {"corn": 5}}},
}


def middle(game: str, moves: int, **table: object) -> Game:
    """Some way into a game of greedy bots."""
    position, bot = antilles.new(game, seed=4, seats=["Ana", "Bruno", "Carla"], players=3, **table), make_bot("greedy")
    while position.pushes < moves:
        position.push(bot.decide(SeatView(position), Budget(), 1).action)
    return position


def test_a_hint_names_the_best_move_with_everybodys_chances() -> None:
    game = antilles.from_position({"players": 4, **LAST_CAPTAIN})
    hint = Judge(JUDGE).hint(game)
    assert hint.seat == 3
    assert hint.best.notation == "role captain"
    assert hint.best.shares[3] > 0.9
    assert sum(hint.best.shares) == pytest.approx(1)
    told = hint.document()
    assert told["moves"][0]["notation"] == "role captain"
    assert len(told["moves"][0]["win_chance"]) == 4


def test_the_reason_is_what_the_move_changes() -> None:
    """Six points for corn on a ship are more points scored; the game is over after it, so points are all there is."""
    game = antilles.from_position({"players": 4, **LAST_CAPTAIN})
    captain, mayor = (game.notation.read(text) for text in ("role captain", "role mayor"))
    reasons = Judge(JUDGE).reasons(game, (captain,), (mayor,))
    assert reasons == (Reason("points", 6.0),)
    assert [str(message) for message in reasons_told(reasons, game, "en")] == ["more points scored (+6.0)"]


@pytest.mark.parametrize("game", ["puerto-rico", "santiago-de-cuba"])
def test_a_hint_is_the_same_every_time_and_speaks_every_language(game: str) -> None:
    told = 0
    for moves in (20, 45, 70):
        table = middle(game, moves)
        hint, again = (Judge(JUDGE).hint(table) for _ in range(2))
        assert hint.document() == again.document()
        for move in hint.moves[1:]:
            for language in LANGUAGES:
                line = told_because(hint.best, move, table, language)
                if line is not None:
                    told += 1
                    said = words_of(language, game).say(line)
                    assert re.search(r"\([+−]\d+[.,]\d\)", said)
                    assert words_of(language, game).say(hint.best.meaning) in said
    assert told >= len(LANGUAGES)


@pytest.mark.parametrize("game", ["puerto-rico", "santiago-de-cuba"])
def test_a_worth_comes_in_parts_that_add_up(game: str) -> None:
    """What is left when every part is taken away, and the parts, are together what the seat is worth."""
    for moves in (30, 60):
        table = middle(game, moves)
        worth = worth_of(table, 1)
        assert list(worth.parts) == list(anatomy_of(table).parts)
        assert len(worth.seats) == 3
        assert 0 < worth.seats[1] < 150
        left = table.engine.state_struct.unpack(table.state_bytes())
        for take_away in anatomy_of(table).parts.values():
            take_away(left, 1)
        rest = worths(table, [left])[0][1] / POINT
        assert sum(worth.parts.values()) + rest == pytest.approx(worth.seats[1])
        assert rest < worth.seats[1]
        assert sum(part != 0 for part in worth.parts.values()) > 1


def test_an_arrangement_is_suggested_as_a_whole() -> None:
    game = antilles.from_position(
        {
            "now": {"role": "mayor", "holder": 0, "at": "placing"},
            "colonist_ship": 0,
            "seats": {0: {"limbo": 2, "island": {"corn": 1, "coffee": 1}, "city": {"coffee roaster": 0}}},
        }
    )
    best = Judge(JUDGE).hint(game).best
    assert len(best.actions) > 1
    assert sum(best.shares) == pytest.approx(1)
    for language in LANGUAGES:
        said = words_of(language, "puerto-rico").say(best.meaning)
        phrases = said.split(", ")
        assert len(phrases) == len(best.actions)
        assert best.notation not in said
    assert words_of("ru", "puerto-rico").say(best.meaning).startswith("разместить ")
    trial = game.copy()
    trial.push(best.notation)
    assert trial.turn != 0 or trial.decision != "mayor place"


def test_arrangements_that_are_ranked_are_suggested_as_a_whole_too() -> None:
    """Styles that begin an arrangement differently are searched; each of them is told to its end."""
    game, bot = antilles.new("puerto-rico", seed=0, players=4), make_bot("greedy")
    while game.pushes < 121:
        game.push(bot.decide(SeatView(game), Budget(), 1).action)
    assert game.decision == "mayor place"
    hint = Judge("search:iters=200").hint(game)
    assert len(hint.moves) > 1
    assert all(move.visits and len(move.actions) > 1 for move in hint.moves)
    for move in hint.moves:
        trial = game.copy()
        for action in move.actions:
            assert (trial.turn, trial.decision) == (game.turn, "mayor place")
            trial.push(action)
        assert (trial.turn, trial.decision) != (game.turn, "mayor place")
        assert "place indigo 0" in move.notation or "place sugar 0" in move.notation
        assert "place 0" not in str(move.meaning)
    best, other = hint.moves[:2]
    told = str(told_because(best, other, game, "en"))
    first, second = "place 1 at the sugar plantations", "place 1 at the small sugar mill"
    assert told.startswith(f"{first}, {second} rather than place 1 at the")
    assert "tobacco storage" in str(best.meaning)
    assert "tobacco storage" not in told


@pytest.mark.parametrize("step", ["place corn", "nobles corn", "keep corn", "small wharf corn"])
def test_steps_that_leave_their_place_empty_are_known(step: str) -> None:
    game = antilles.new("puerto-rico", edition="1897", expansions=["buildings", "nobles"])
    empty, one = (room_of(game).leaves_empty(game.notation.read(f"{step} {number}")) for number in (0, 1))
    assert empty
    assert not one


def test_what_two_arrangements_share_is_left_out_unless_nothing_remains() -> None:
    one, two, three = (Message("pr-do-place", people=1, slot=f"tile-{kind}") for kind in ("corn", "indigo", "sugar"))
    assert only_different(all_of([one, two]), all_of([one, three])) == (two, three)
    assert only_different(all_of([one, two]), all_of([one])) == (all_of([one, two]), one)
    assert only_different(one, two) == (one, two)


def test_scores_are_told_where_the_bot_has_them() -> None:
    game = antilles.new("puerto-rico", players=3, seed=1)
    entry = Ranked(game.legal_actions.ids[0], 5, (0.5, 0.25, 0.25), (30.0, 20.0, 10.0))
    move = because(suggestion(game, entry), (Reason("money", -1.0),))
    assert move.document()["expected_scores"] == [30.0, 20.0, 10.0]
    assert move.document()["reasons"] == [{"part": "money", "change": -1.0}]


def test_what_speaks_for_a_move_and_what_against() -> None:
    assert Reason("money", 1.0).speaks_for
    assert not Reason("money", -1.0).speaks_for
    assert Reason("rival", -1.0, rival=2).speaks_for
    assert not Reason("rival", 1.0, rival=2).speaks_for


def test_reasons_that_all_speak_against_a_move_are_not_told_as_if_they_spoke_for_it() -> None:
    game = antilles.new("puerto-rico", players=3, seed=1, seats=["Ana", "Bruno", "Carla"])
    against = (Reason("money", -1.0), Reason("rival", 0.5, rival=1))
    (told,) = reasons_told(against, game, "en")
    assert str(told) == "what it brings shows only later; against it: less money (−1.0), Bruno stands better (+0.5)"
    both = reasons_told((Reason("points", 2.0), *against), game, "en")
    assert str(both[0]) == "more points scored (+2.0)"
    assert len(both) == 3
    assert reasons_told((), game, "en") == []
