"""The friendly face: what a game offers besides playing, and that no argument reaches compiled code unchecked."""

from __future__ import annotations

import copy
import inspect
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import antilles
from antilles import ConfigError, Game, IllegalAction, NotationError, NotYourTurn
from antilles.core.engine import Engine
from antilles.puerto_rico.game import PuertoRico
from tests.tables import GAME_IDS

FULL_HOUSE = ("buildings", "nobles", "smuggler", "festival")


def some_way_into(game_id: str = "puerto-rico", moves: int = 60, **table: Any) -> Any:
    game = antilles.new(game_id, seed=3, **table)
    dice = random.Random(5)
    for _ in range(moves):
        game.push(dice.choice(game.legal_actions.ids))
    return game


WRONG_SEATS = (99, -1, 4, "a", None, 2**70, 1.0, True, [0])
WRONG_SEEDS = (-1, 2**70, "a", None, 1.5, True)
WRONG_ACTIONS = (-1, 909, 2**70, None, 1.0, True, [], b"pass")
WRONG_BUILDINGS = (999, -1, 45, "habor", None, 2**70, True, 1.0)

# Every public call that takes a number, by name, with what must be refused; the test below finds any that is missing.
CALLS: dict[str, list[Callable[[Any], Any]]] = {
    "push": [
        *(lambda game, action=action: game.push(action) for action in WRONG_ACTIONS),
        *(lambda game, seat=seat: game.push("pass", seat=seat) for seat in WRONG_SEATS if seat is not None),
    ],
    "explain": [lambda game, action=action: game.explain(action) for action in WRONG_ACTIONS],
    "describe_action": [lambda game, action=action: game.describe_action(action) for action in WRONG_ACTIONS],
    "view": [lambda game, seat=seat: game.view(seat) for seat in WRONG_SEATS if seat is not None],
    "events_for": [lambda game, seat=seat: game.events_for(seat) for seat in WRONG_SEATS if seat is not None],
    "determinize": [
        *(lambda game, seat=seat: game.determinize(seat, 1) for seat in WRONG_SEATS),
        *(lambda game, seed=seed: game.determinize(0, seed) for seed in WRONG_SEEDS),
    ],
    "price": [
        *(lambda game, seat=seat: game.price(seat, 3) for seat in WRONG_SEATS),
        *(lambda game, building=building: game.price(0, building) for building in WRONG_BUILDINGS),
    ],
    "go_back": [lambda game, pushes=pushes: game.go_back(pushes) for pushes in (-1, "a", None, 2**70, 1.0, True)],
    "start": [lambda game, seed=seed: type(game).start(seed=seed) for seed in WRONG_SEEDS],
    "from_position": [lambda game, seed=seed: type(game).from_position({}, seed=seed) for seed in WRONG_SEEDS],
}
ENGINE_CALLS: dict[str, list[Callable[[Engine, Any], Any]]] = {
    "begin": [lambda engine, states, seed=seed: engine.begin(states, [seed]) for seed in WRONG_SEEDS],
    "apply": [lambda engine, states, action=action: engine.apply(states, [action]) for action in WRONG_ACTIONS],
    "refusals": [lambda engine, states, action=action: engine.refusals(states, [action]) for action in WRONG_ACTIONS],
    "redraw": [
        *(lambda engine, states, seat=seat: engine.redraw(states, [seat], [1]) for seat in WRONG_SEATS),
        *(lambda engine, states, seed=seed: engine.redraw(states, [0], [seed]) for seed in WRONG_SEEDS),
    ],
    "play_on": [lambda engine, states, seed=seed: engine.play_on(states, [seed]) for seed in WRONG_SEEDS],
    "random_games": [
        *(lambda engine, states, seed=seed: engine.random_games(seed, 1) for seed in WRONG_SEEDS),
        lambda engine, states: engine.random_games(0, -1),
    ],
    "states": [lambda engine, states, count=count: engine.states(count) for count in (-1, "a", 2**70)],
}
# Calls whose numbers are no index into anything: where to begin reading events, whether to keep the history.
HARMLESS = {"events_since", "raw_since", "copy"}


def takes_a_number(function: Any) -> bool:
    """Whether a public method has a parameter that may be a number."""
    parameters = list(inspect.signature(function).parameters.values())
    return any("int" in str(p.annotation) or "object" in str(p.annotation) for p in parameters)


def test_every_public_call_that_takes_a_number_is_listed() -> None:
    def numeric(kind: type) -> set[str]:
        methods = inspect.getmembers(kind, inspect.isroutine)
        return {name for name, method in methods if not name.startswith("_") and takes_a_number(method)}

    assert numeric(PuertoRico) - HARMLESS == set(CALLS)
    assert numeric(Engine) <= set(ENGINE_CALLS)


@pytest.mark.parametrize("name", CALLS)
def test_wrong_arguments_get_a_clear_error_and_change_nothing(name: str) -> None:
    game = some_way_into()
    before = game._dump()
    for call in CALLS[name]:
        with pytest.raises(antilles.AntillesError) as problem:
            call(game)
        assert len(str(problem.value)) < 400
        assert game._dump() == before


@pytest.mark.parametrize("name", ENGINE_CALLS)
def test_wrong_arguments_of_an_engine_get_a_clear_error(name: str) -> None:
    engine = some_way_into().engine
    states = engine.states(1)
    engine.begin(states, [1])
    before = states.tobytes()
    for call in ENGINE_CALLS[name]:
        with pytest.raises(antilles.AntillesError):
            call(engine, states)
        assert states.tobytes() == before


def test_events_since_any_mark() -> None:
    game = some_way_into()
    assert len(game.events_since(-(10**30))) == game.event_count
    assert game.events_since(10**30) == []


def test_whole_numbers_of_any_kind_are_numbers() -> None:
    game = antilles.new("puerto-rico", players=np.int64(3), seed=np.int64(5))
    game.push(np.int16(game.legal_actions.ids[0]))
    assert game.view(np.int8(0))["seat"] == 0
    assert game == antilles.loads(game.record())


def test_prices_by_name_and_number() -> None:
    game: Any = antilles.new("puerto-rico", players=3, seed=1)
    assert game.price(0, "harbor") == game.price(0, "HARBOR ") == game.price(0, 16) == 8
    game.push("role builder")
    assert game.price(0, "small_market") == 0
    with pytest.raises(ConfigError, match="Did you mean 'harbor'"):
        game.price(0, "harbour")


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_move_of_another_seat_is_refused(game_id: str) -> None:
    game = antilles.new(game_id, seed=1)
    turn = game.turn or 0
    before = game._dump()
    with pytest.raises(NotYourTurn, match="is to decide, not seat") as problem:
        game.push(game.legal_actions[0], seat=(turn + 1) % game.players)
    assert problem.value.rule
    assert game._dump() == before
    game.push(game.legal_actions[0], seat=turn)
    assert len(game.actions) == 1


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_copies_pickles_and_deep_copies_are_equal_and_independent(game_id: str) -> None:
    game = some_way_into(game_id)
    for twin in (game.copy(), copy.deepcopy(game), copy.copy(game), pickle.loads(pickle.dumps(game))):
        assert twin == game
        assert [str(event) for event in twin.events] == [str(event) for event in game.events]
        assert twin.record() == game.record()
        twin.push(twin.legal_actions[0])
        assert twin != game
        twin.pop()
        twin.pop()
        assert len(twin.actions) == len(game.actions) - 1


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_copy_without_history_starts_here(game_id: str) -> None:
    game = some_way_into(game_id)
    twin = game.copy(history=False)
    assert twin == game
    assert len(twin.actions) == twin.pushes == 0
    assert twin.event_count == game.event_count
    assert twin.events == game.events
    twin.push(twin.legal_actions[0])
    again = antilles.loads(twin.record())
    assert again == twin
    twin.pop()
    assert twin == game
    with pytest.raises(antilles.AntillesError, match="nothing to take back"):
        twin.pop()


def test_what_happens_to_a_game_after_a_copy_does_not_reach_the_copy() -> None:
    game = some_way_into()
    twin, known = game.copy(history=False), game.determinize(0, 1)
    before, seen = [str(event) for event in twin.events], [str(event) for event in known.events]
    game.pop()
    game.pop()
    for _ in range(5):
        game.push(game.legal_actions[-1])
    assert [str(event) for event in twin.events] == before
    assert [str(event) for event in known.events] == seen
    third = twin.copy(history=False)
    third.push(third.legal_actions[0])
    assert [str(event) for event in third.events][: len(before)] == before


def test_games_compare_by_position_and_table() -> None:
    one, other = antilles.new("puerto-rico", seed=1), antilles.new("puerto-rico", seed=2)
    assert one != other
    assert one != antilles.new("puerto-rico", seed=1, players=3)
    assert one != antilles.new("santiago-de-cuba", seed=1)
    assert one == antilles.new("puerto-rico", seed=1, seats=["A", "B", "C", "D"])
    assert one != "a game"
    with pytest.raises(TypeError):
        hash(one)


def test_a_game_says_what_it_is() -> None:
    game = some_way_into(moves=3)
    assert repr(game).startswith("<Puerto Rico, edition rio-grande, players 4, seed 3, 3 actions played, seat ")
    assert isinstance(game, Game)
    assert len(game.actions) == 3
    assert list(game.actions) == [game.actions[0], game.actions[1], game.actions[2]]
    assert game.actions[1:] == list(game.actions)[1:]
    assert game.actions.ids == [game.notation.parse(text) for _, text in game.actions]


def test_events_have_named_payloads_and_rules() -> None:
    game = antilles.new("puerto-rico", players=3, seed=1)
    game.push("role builder")
    game.push("build small market")
    built = next(event for event in game.events if event.kind == "built")
    assert built.payload == {"building": "small market", "paid": 0}
    assert (built.seat, built.rule, built.audience) == (0, "PR-BUILDER-02", None)


def test_what_is_never_possible_gets_its_rule() -> None:
    game = antilles.new("puerto-rico", seed=1, expansions=FULL_HOUSE, options={"building_set": "recommended"})
    for text, rule in (
        ("forest quarry", "PR-BLD-FOREST-HOUSE"),
        ("give quarry", "PR-SETTLER-07"),
        ("luring 4", "PR-X3-LURING"),
        ("raid 6 4", "PR-X3-RAID"),
        ("takeover smuggler", "PR-X3-05"),
        ("load corn 9", "PR-SETUP-07"),
        ("quarries 5", "PR-BUILDER-04"),
    ):
        assert game.explain(text).rule == rule
        assert not game.explain(text)
        with pytest.raises(IllegalAction) as problem:
            game.push(text)
        assert problem.value.rule == rule
        assert text not in game.legal_actions
    with pytest.raises(NotationError):
        game.push("forrest")


def test_many_states_at_once_are_the_games_one_by_one() -> None:
    games = [antilles.new("puerto-rico", players=4, seed=seed) for seed in range(40, 45)]
    engine = games[0].engine
    states = engine.states(len(games))
    engine.begin(states, range(40, 45))
    for _ in range(30):
        assert engine.legal(states) == [list(game.legal_actions.ids) for game in games]
        masks = np.asarray(engine.masks(states))
        assert [np.flatnonzero(row).tolist() for row in masks] == [sorted(ids) for ids in engine.legal(states)]
        chosen = [game.legal_actions.ids[-1] for game in games]
        assert engine.refusals(states, chosen) == [0] * len(games)
        assert engine.apply(states, chosen) == [0] * len(games)
        for game, action in zip(games, chosen, strict=True):
            game.push(action)
        assert [engine.state_struct.dump(states, i) for i in range(len(games))] == [game._dump() for game in games]
    refused = engine.apply(states, [908] * len(games))
    assert all(refused)
    assert [row[engine.game.score_columns - 3] for row in engine.scores(states)[0]] == [
        score.total for score in games[0].scores
    ]
    played = engine.play_on(states, [7] * len(games))
    assert played.scores.shape == played.winners.shape == (5, 4)
    assert (played.ended > 0).all()


def test_going_back_is_popping() -> None:
    game = antilles.new("puerto-rico", players=3, seed=3)
    dice, before = random.Random(3), []
    for _ in range(40):
        before.append((game.state_bytes(), game.event_count, list(game.actions)))
        game.push(dice.choice(game.legal_actions.ids))
    assert [step.seats[0] for step in game.steps] == [seat for seat, _ in game.actions]
    whole = game.copy()
    for pushes in (40, 39, 39, 17, 0):
        game.go_back(pushes)
        assert game.pushes == pushes
        if pushes < 40:
            assert (game.state_bytes(), game.event_count, list(game.actions)) == before[pushes]
    assert whole.pushes == 40
    game.go_back(7)
    assert game.pushes == 0
