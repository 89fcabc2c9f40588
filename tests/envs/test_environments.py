"""The libraries' own tests of their interfaces."""

from __future__ import annotations

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, render_test, seed_test

import antilles.envs.gym
from antilles.envs.pettingzoo import puerto_rico_v0, santiago_de_cuba_v0

assert antilles.envs.gym.SeatEnv  # importing it registers the environments
MODULES = (puerto_rico_v0, santiago_de_cuba_v0)


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.__name__.rpartition(".")[2])
def test_pettingzoo_likes_it(module: Any) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(module.env(players=3), num_cycles=600)
        seed_test(lambda: module.env(players=3), num_cycles=100)
        render_test(module.env)


@pytest.mark.parametrize("reward", ["win", "score", "rank"])
def test_rewards_come_at_the_end(reward: str) -> None:
    env = puerto_rico_v0.env(players=4, edition="1897", expansions=["nobles"], reward=reward)
    env.reset(seed=3)
    dice, total = np.random.default_rng(3), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, earned, over, _, info = env.last()
        total[agent] += earned
        if not over:
            assert len(info["legal_actions"]) == seen["action_mask"].sum()
        env.step(None if over else dice.choice(np.flatnonzero(seen["action_mask"])))
    expected = {"win": 1.0, "rank": 2.0}.get(reward)
    assert sum(total.values()) == pytest.approx(expected) if expected else sum(total.values()) > 20


@pytest.mark.parametrize("name", ["antilles/PuertoRico-v0", "antilles/SantiagoDeCuba-v0"])
def test_gymnasium_likes_it(name: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.make(name, players=3, opponents="random").unwrapped, skip_render_check=True)


def test_a_learner_that_is_not_asked_where_it_has_no_choice_plays_the_same_games() -> None:
    told = []
    for play_forced in (False, True):
        env = gymnasium.make("antilles/PuertoRico-v0", players=3, seat=1, play_forced=play_forced).unwrapped
        _, info = env.reset(seed=4)
        over, asked = False, []
        while not over:
            legal = np.flatnonzero(info["action_mask"])
            asked.append(len(legal))
            _, _, over, _, info = env.step(legal[-1])
        told.append((info["scores"], [count for count in asked if count > 1]))
        assert (1 in asked) != play_forced
    assert told[0] == told[1]


def test_a_learner_plays_against_named_bots() -> None:
    env = gymnasium.make("antilles/SantiagoDeCuba-v0", players=3, opponents="greedy,random", reward="rank")
    dice = np.random.default_rng(0)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, info = env.step(dice.choice(np.flatnonzero(info["action_mask"])))
    assert 0 <= reward <= 1
    assert len(info["scores"]) == 3
