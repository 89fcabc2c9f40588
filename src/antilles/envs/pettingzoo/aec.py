"""A table as a PettingZoo environment: agents act one after the other, `seat_0`, `seat_1`, ..."""

from __future__ import annotations

from typing import Any, ClassVar

import numpy as np
import yaml
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from antilles.core.errors import ConfigError
from antilles.core.messages import Message
from antilles.envs.batch import Table
from antilles.envs.single import REWARDS, OneGame

MOST_SEEDS = 1 << 31


class ActionIds(spaces.Discrete):
    """Action ids; a mask is taken at its word, which makes a random game twice as quick as checking it."""

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """A random action, of those that a mask allows."""
        if mask is None:
            return super().sample(mask, probability)
        allowed = mask.nonzero()[0]
        return allowed[int(self.np_random.random() * len(allowed))] if len(allowed) else self.start


def spaces_of(table: Table, *, full: bool = False) -> tuple[spaces.Dict, spaces.Discrete]:
    """The observation space, by the bounds of every piece, and the action space: the frozen ids."""
    width = table.width(full=full)
    low, high = np.zeros(width, np.int16), np.zeros(width, np.int16)
    for piece in table.pieces(full=full):
        low[piece.start : piece.start + piece.size] = piece.least
        high[piece.start : piece.start + piece.size] = piece.most
    row, mask = spaces.Box(low, high, dtype=np.int16), spaces.Box(0, 1, (table.actions,), np.int8)
    return spaces.Dict({"observation": row, "action_mask": mask}), ActionIds(table.actions)


class TableEnv(AECEnv[str, Any, Any]):
    """All seats of one table. An illegal action raises `antilles.IllegalAction` and changes nothing."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi", "human"], "is_parallelizable": False}

    def __init__(
        self, game: str, name: str, *, reward: str = "win", render_mode: str | None = None, **table: Any
    ) -> None:
        super().__init__()
        if reward not in REWARDS:
            raise ConfigError(Message("error-no-reward", given=str(reward)[:40], known=", ".join(REWARDS)), "reward")
        self.one = OneGame(game, table)
        self.reward, self.render_mode = reward, render_mode
        self.metadata = {**type(self).metadata, "name": name}
        self.possible_agents = [f"seat_{seat}" for seat in range(self.one.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        seen, acts = spaces_of(self.one.table)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = dict.fromkeys(self.possible_agents, acts)
        self.state_space = spaces_of(self.one.table, full=True)[0]["observation"]
        self._dice = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """What an agent sees: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """Every action by its id."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; with a seed it is always the same."""
        if seed is not None:
            self._dice = np.random.default_rng(seed)
        self.one.begin(int(self._dice.integers(MOST_SEEDS)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._last_action = ""
        self._tell()

    def _tell(self) -> None:
        """Whose turn it is, and what is asked, in notation."""
        self.agent_selection = agent = self.possible_agents[self.one.turn]
        self.infos[agent] = {
            "decision": self.one.decision,
            "legal_actions": self.one.legal_texts,
            "last_action": self._last_action,
        }

    def step(self, action: Any) -> None:
        """The action of the agent on turn."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = int(action)
        self.one.play(number)
        self._last_action = self.one.notation.texts[number]
        self._cumulative_rewards[agent] = 0.0
        if self.one.over:
            for seat, reward in enumerate(self.one.rewards(self.reward)):
                self.rewards[self.possible_agents[seat]] = reward
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {"last_action": self._last_action} for agent in self.agents}
            self._accumulate_rewards()
            self.agent_selection = self.agents[0]
        else:
            self._tell()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Any:
        """What an agent sees; the mask is empty unless it is on turn."""
        seat = self._seats[agent]
        if seat == self.one.turn and not self.one.over:
            return {"observation": self.one.row, "action_mask": self.one.mask}
        nothing = np.zeros(self.one.table.actions, np.int8)
        return {"observation": self.one.row_of(seat), "action_mask": nothing}

    def state(self) -> Any:
        """The full view, secrets included, from seat 0."""
        return self.one.row_of(0, full=True)

    def render(self) -> str | None:
        """What everybody at the table may see, as text; `human` prints it."""
        text = yaml.safe_dump(self.one.game().view(), sort_keys=False, allow_unicode=True)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is open."""


class OrderedEnv(OrderEnforcingWrapper):
    """The library's check that calls come in order, with a short way for what every step asks."""

    def last(self, observe: bool = True) -> Any:
        """What the agent on turn sees, has earned, whether it is over, and what is asked."""
        if not self._has_reset:
            EnvLogger.error_observe_before_reset()
        return self.env.last(observe)
