"""Positions of Santiago de Cuba: dice agreed beforehand, phases that begin, and the forms people write."""

from __future__ import annotations

from typing import Any

import pytest

import antilles
from antilles.santiago.actions import ACTIONS
from antilles.santiago.layout import STATE

ROLL = [0, 2, 3, 1, 2]
NAMED = {"sugar": 0, "tobacco": 2, "fruit": 3, "rum": 1, "cigars": 2}


def position(**more: Any) -> Any:
    return antilles.from_position({"game": "santiago-de-cuba", "players": 2, **more}, seed=1)


def rolled(game: Any) -> list[int]:
    return list(game.position()["rolled"].values())


# ------------------------------------------------------------------ dice agreed beforehand
@pytest.mark.parametrize(
    "given",
    [
        [ROLL],
        ROLL,
        [NAMED],
        NAMED,
        {"tobacco": 2, "fruit": 3, "rum": 1, "cigars": 2},
        {"white": 0, "green": 2, "orange": 3, "red": 1, "black": 2},
        [ROLL, [1, 1, 1, 1, 1]],
        [*ROLL, 1, 1, 1, 1, 1],
    ],
)
def test_dice_can_be_agreed(given: Any) -> None:
    assert rolled(position(now={"phase": "demand"}, next_rolls=given)) == ROLL


def test_agreed_dice_fall_in_their_order_and_then_chance_decides() -> None:
    """SDC-SHIP-6: five zeros send the ship off, and the same player rolls again."""
    game = position(now={"phase": "demand"}, ship=3, next_rolls=[[0] * 5, [0, 0, 1, 0, 0], ROLL])
    assert (game.position()["ship"], rolled(game)) == (4, [0, 0, 1, 0, 0])
    assert "Ship 3 leaves: nothing is wanted." in [str(event) for event in game.events]
    game.push("leave out orange")
    assert (game.position()["ship"], rolled(game)) == (5, ROLL)
    assert game.state.draws == 0
    assert "next_rolls" not in game.position()


def test_agreed_dice_wait_for_the_next_ship() -> None:
    game = position(car="port", now="load", demand={"sugar": 1}, next_rolls=[ROLL])
    assert game.position()["next_rolls"] == [ROLL]
    assert antilles.from_position(game.position()) == game
    game.push("load sugar 1")
    assert rolled(game) == ROLL


def test_nobody_knows_agreed_dice() -> None:
    """SDC-INFO-2: searches draw them anew."""
    game = position(car="port", now="load", demand={"sugar": 1}, next_rolls=[ROLL] * 3)
    assert "next_rolls" not in game.view(0) | game.view(None)
    seen = set()
    for seed in range(20):
        redrawn = game.determinize(0, seed)
        redrawn.push("load sugar 1")
        seen.add(tuple(rolled(redrawn)))
    assert len(seen) > 10


@pytest.mark.parametrize(
    ("given", "because"),
    [
        ([[4, 0, 0, 0, 1]], "the die of sugar has no 4"),
        ([1, 2, 3], "has 3 dice; there are 5"),
        ([ROLL] * 7, "has 7 rolls; 6 ships are to come"),
        ([{"white": 1, "sugar": 2}], "stands here twice"),
        ([{"wood": 1}], "is not known"),
        ([[None, 1, 1, 1, 1]], "shows a number"),
        (["many"], "must be a mapping"),
    ],
)
def test_dice_that_cannot_be_agreed(given: Any, because: str) -> None:
    with pytest.raises(antilles.PositionError, match=because):
        position(next_rolls=given)


# ------------------------------------------------------------------ phases that begin
@pytest.mark.parametrize("now", [{"phase": "loading round", "active": 1}, {"decision": "loading round", "active": 1}])
def test_a_loading_round_begins(now: Any) -> None:
    game = position(car="port", now=now)
    assert (game.turn, game.decision, game.events) == (1, "load", [])


def test_who_can_only_pass_is_seen_to_pass() -> None:
    game = position(car="port", now="loading round", seats={0: {"goods": {}}})
    assert (game.turn, [str(event) for event in game.events]) == (1, ["Seat 0 passes."])


def test_the_car_has_just_stopped_at_a_cuban() -> None:
    game = position(car="maria", now={"phase": "cuban", "active": 1})
    assert game.position()["seats"][1]["vp"] == 4
    assert (game.turn, game.decision, str(game.events[0])) == (1, "pawn", "Seat 1 takes 2 victory points.")


def test_a_turn_ends() -> None:
    """SDC-OWNER-3: the owner is paid; SDC-TURN-1: the next player drives."""
    game = position(now={"phase": "end of turn"}, seats=[{"pawn": "bank"}, {"owns": ["bank"]}])
    assert (game.turn, game.decision, game.position()["seats"][1]["vp"]) == (1, "drive", 3)


def test_the_first_demand_is_rolled_by_the_last_seat() -> None:
    game = position(now={"phase": "demand"})
    assert (game.turn, game.decision, game.position()["turns"]) == (1, "demand", 0)


@pytest.mark.parametrize(
    ("more", "because"),
    [
        ({"now": {"phase": "loading round"}, "car": "maria"}, "when the car is in the port"),
        ({"now": {"phase": "cuban"}, "car": "maria", "busy": "maria"}, "an available Cuban"),
        ({"now": {"phase": "venue"}, "car": "pedro", "seats": [{"pawn": "bank"}]}, "the casino was open"),
        ({"now": {"phase": "drive", "decision": "drive"}}, "not both"),
        ({"now": {"phase": "game over"}}, "a finished game has a reason"),
        ({"now": {"decision": "venue", "pawn_moved": True}, "car": "pedro"}, "stands in no venue"),
        ({"now": "drinking"}, "there is no 'drinking'"),
    ],
)
def test_phases_that_cannot_begin(more: Any, because: str) -> None:
    with pytest.raises(antilles.PositionError, match=because):
        position(**more)


# ------------------------------------------------------------------ forms people write
def test_a_name_may_stand_for_a_list_and_a_colour_for_a_good() -> None:
    plain = position(car="pablo", now="pablo", busy="pedro", demand={"white": 2, "red": 1}, seats=[{"owns": "bank"}])
    full = {"busy": ["pedro"], "demand": {"sugar": 2, "rum": 1}, "seats": [{"owns": ["bank"]}]}
    assert plain == position(car=4, now={"decision": "pablo", "turn": 0}, **full)


def test_dice_in_a_row() -> None:
    assert position(demand=[1, 2, None, 0, 3]).position()["set_aside"] == "fruit"
    assert rolled(position(now="demand", rolled=ROLL)) == ROLL


# ------------------------------------------------------------------ what stays
def test_ids_are_where_they_always_were() -> None:
    starts = {block.title: block.start for block in ACTIONS.blocks}
    assert starts == {
        "pass": 0,
        "drive N": 1,
        "take ...": 11,
        "give ...": 17,
        "capture ...": 25,
        "visit ...": 37,
        "venue bank": 49,
        "venue customs ...": 50,
        "venue church": 55,
        "venue port authority ...": 56,
        "venue distillery ...": 58,
        "venue cigar factory ...": 66,
        "venue black market ...": 74,
        "venue sawmill": 110,
        "venue cafe ...": 111,
        "venue casino ...": 114,
        "venue contractor ...": 574,
        "venue newspaper ...": 580,
        "load ... N": 590,
        "load wood N as ...": 630,
        "leave out ...": 670,
    }
    assert len(ACTIONS) == 675


def test_a_state_is_small() -> None:
    assert STATE.size <= 256
