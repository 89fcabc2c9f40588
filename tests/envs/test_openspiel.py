"""OpenSpiel's own tests and bots on our games, and what a seat cannot know."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import antilles
import antilles.envs.openspiel as ours

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("puerto_rico", {"players": 3}),
    ("puerto_rico", {"players": 4, "edition": "1897", "expansions": "buildings+nobles+smuggler+festival"}),
    ("santiago_de_cuba", {"players": 4, "deals": 10, "first_seed": 5}),
]


def dealt(game: Any, deal: int = 7) -> Any:
    state = game.new_initial_state()
    assert state.is_chance_node()
    state.apply_action(deal)
    return state


def walked(game: Any, decisions: int, seed: int = 3) -> Any:
    """A state after some random decisions."""
    state, dice = dealt(game), np.random.RandomState(seed)
    for _ in range(decisions):
        state.apply_action(dice.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("name", "table"), TABLES)
def test_openspiel_likes_it(name: str, table: dict[str, Any]) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name, table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("kind", ["mcts", "ismcts"])
def test_openspiels_own_bots_play_a_whole_game(kind: str) -> None:
    game = pyspiel.load_game("santiago_de_cuba", {"players": 2})
    dice = np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, dice)
    bot = {
        "mcts": lambda: mcts.MCTSBot(game, 1.4, 2, judge, random_state=dice),
        "ismcts": lambda: ismcts.ISMCTSBot(game, judge, 1.4, 2, random_state=dice),
    }[kind]()
    state = dealt(game)
    while not state.is_terminal():
        state.apply_action(bot.step(state))
    assert sum(state.returns()) == pytest.approx(1)


def test_openspiels_mcts_plays_puerto_rico() -> None:
    """One seat searches, so that a whole game stays short."""
    game = pyspiel.load_game("puerto_rico(players=3)")
    dice = np.random.RandomState(2)
    bot = mcts.MCTSBot(game, 1.4, 2, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    state = dealt(game)
    while not state.is_terminal():
        searches = state.current_player() == 0
        state.apply_action(bot.step(state) if searches else dice.choice(state.legal_actions()))
    assert sum(state.returns()) == pytest.approx(1)
    assert state.returns() == [
        share / len(state.position.winners) for share in np.isin(range(3), state.position.winners).astype(float)
    ]


@pytest.mark.parametrize(("name", "table"), TABLES)
def test_resampling_changes_what_a_seat_cannot_know_and_nothing_else(name: str, table: dict[str, Any]) -> None:
    state = walked(pyspiel.load_game(name, table), 120)
    before, secrets = str(state), set()
    worlds = iter(np.linspace(0.01, 0.99, 50))
    for seat in range(state.num_players()):
        for _ in range(5):
            other = state.resample_from_infostate(seat, lambda: float(next(worlds)))
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            secrets.add(str(other))
            copy = state.get_game().deserialize_state(other.serialize())
            assert str(copy) == str(other)
    assert str(state) == before
    assert len(secrets) > 1


def test_an_information_state_recalls_and_an_observation_does_not_leak() -> None:
    game = pyspiel.load_game("puerto_rico", {"players": 3})
    state = walked(game, 60)
    action = state.legal_actions()[0]
    later = state.child(action)
    assert state.information_state_string(0) != later.information_state_string(0)
    assert state.information_state_string(0).startswith(state.observation_string(0))
    assert len({state.observation_string(seat) for seat in range(3)}) == 3
    assert state.action_to_string(action) == state.position.notation.format(action)


def test_deals_are_seeds_and_the_table_is_checked() -> None:
    state = dealt(pyspiel.load_game("puerto_rico", {"players": 3, "first_seed": 40}), 2)
    assert state.position == antilles.new("puerto-rico", players=3, seed=42)
    with pytest.raises(antilles.ConfigError):
        ours.PuertoRico({"players": 3, "expansions": "volcano"})
    with pytest.raises(antilles.AntillesError):
        ours.SantiagoDeCuba({"edition": "1897"})
