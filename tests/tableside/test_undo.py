"""Taking back: free while nobody else is concerned, with consent otherwise, always against bots."""

from __future__ import annotations

import random
from typing import Any

import antilles
from antilles.core.messages import Message
from antilles.puerto_rico.game import PuertoRico
from antilles.tableside.puerto_rico.placing import Placing
from antilles.tableside.table import Table
from antilles.tableside.undo import Undo
from tests.terminal.driver import at, play_at_random, table

BOTS = ("person", "bot random", "bot random", "bot random")


def test_a_decision_of_ones_own_is_free() -> None:
    game = table(3)
    game.push("role builder")
    assert game.turn == 0
    assert Table(game).undo(0) == Undo(pushes=1, actions=1)
    assert Table(game).undo(1) is None


def test_there_is_nothing_before_the_first_decision() -> None:
    assert Table(table(3)).undo(0) is None


def test_another_person_who_decided_since_must_agree() -> None:
    game = table(3)
    for action in ("role builder", "build small market", "pass"):
        game.push(action)
    assert game.turn == 2
    assert Table(game).undo(1) == Undo(1, 1)
    undo = Table(game).undo(0)
    assert undo == Undo(2, 2, (1,), Message("undo-somebody-decided", player="Bruno"))
    assert str(undo.because) == "Bruno has decided since."


def test_after_something_was_revealed_all_the_others_must_agree() -> None:
    game = table(3)
    game.push("role settler")
    while game.decision == "settler take":
        game.push(game.legal_actions[0])
    assert game.state.draws, "new tiles were turned up"
    last = game.actions[-1][0]
    undo = Table(game).undo(last)
    assert undo is not None
    assert undo.consent == tuple(seat for seat in range(3) if seat != last)
    assert undo.because == Message("undo-something-was-revealed")


def test_what_one_seat_was_shown_is_revealed_too() -> None:
    options = {"forest_hacienda": "peek_then_place", "x1_hacienda_forest_house": "none", "building_set": "recommended"}
    city = {"hacienda": 1, "forest house": 1}
    document = {"edition": "1897", "players": 3, "expansions": ["buildings"], "options": options, "buildings": {}}
    game = antilles.from_position(document | {"seats": {0: {"city": city}}}, seed=1)
    game.push("role settler")
    game.push("draw")
    assert game.decision == "forest place"
    undo = Table(game).undo(0)
    assert undo is not None
    assert (undo.pushes, undo.consent) == (1, (1, 2))
    assert undo.because == Message("undo-something-was-revealed")


def test_bots_never_mind() -> None:
    game = table(4, seed=6)
    dice = random.Random(6)
    seen = 0
    while not game.over and seen < 60:
        if game.turn == 0 and len(game.legal_actions) > 1:
            undo = Table(game, BOTS).undo(0)
            if undo is not None:
                seen += 1
                assert (undo.consent, undo.because) == ((), None)
                twin = game.copy()
                Table(twin, BOTS).take_back(undo)
                assert twin.turn == 0
                assert len(twin.legal_actions) > 1
                assert len(game.actions) - len(twin.actions) == undo.actions
                asked_between(game, twin)
        game.push(dice.choice(game.legal_actions.ids))
    assert seen > 20


def asked_between(game: PuertoRico, past: PuertoRico) -> None:
    """Seat 0 had no other decision between: its last one is what is taken back."""
    trial = past.copy()
    first = True
    for seat, action in game.actions[len(past.actions) :]:
        assert first or seat != 0 or len(trial.legal_actions) == 1 or trial.decision in ARRANGED
        first = first and seat == 0 and trial.decision in ARRANGED
        trial.push(action)


ARRANGED = ("mayor place", "store goods")


def test_only_moves_are_no_decisions_unless_they_are_asked() -> None:
    game = table(2, seed=3)
    forced = lambda game: game.turn == 0 and len(game.legal_actions) == 1 and game.pushes > 20  # noqa: E731
    assert play_at_random(game, 3, forced)
    game.push(game.legal_actions[0])
    asked, not_asked = Table(game, plays_forced=False).undo(0), Table(game).undo(0)
    assert asked is not None
    assert not_asked is not None
    assert asked.pushes < not_asked.pushes


def test_an_arrangement_is_one_decision() -> None:
    game: Any = at("mayor place", after_round=8)
    placing = Placing(game)
    while any(group.settled for group in placing.groups):
        game.pop()
        placing = Placing(game)
    before = game._dump()
    steps = placing.steps()
    assert len(steps) > 1
    Table(game).play(placing.arranged(), 0)
    undo = Table(game).undo(0)
    assert undo is not None
    assert undo.actions >= len(steps)
    Table(game).take_back(undo)
    assert game._dump() == before


def test_half_an_arrangement_is_taken_back_with_what_led_to_it() -> None:
    game: Any = at("mayor place", after_round=8)
    placing = Placing(game)
    while any(group.settled for group in placing.groups):
        game.pop()
        placing = Placing(game)
    first, *rest = placing.steps()
    assert rest
    start = game.pushes
    game.push(first)
    assert game.decision == "mayor place"
    undo = Table(game).undo(0)
    assert undo is not None
    assert game.pushes - undo.pushes == start


def test_undo_is_the_same_in_a_resumed_game() -> None:
    game = table(3, seed=2)
    play_at_random(game, 2, lambda game: game.pushes > 150)
    again = antilles.loads(game.record())
    for seat in range(3):
        one, other = Table(game).undo(seat), Table(again).undo(seat)
        assert one is not None
        assert other is not None
        assert (one.actions, one.consent, one.because) == (other.actions, other.consent, other.because)
