"""Gymnasium environments (extra `envs`): one learner, named bots in the other seats. Importing
this module makes `antilles/PuertoRico-v0` and `antilles/SantiagoDeCuba-v0` known to `gymnasium.make`."""

from __future__ import annotations

from typing import Any, ClassVar

import gymnasium
import numpy as np
import yaml

from antilles.bots import Budget, SeatView, make_bot
from antilles.bots.names import bots_listed
from antilles.core.errors import ConfigError
from antilles.core.messages import Message
from antilles.envs.single import REWARDS, OneGame, ranks

MOST_SEEDS = 1 << 31
ILLEGAL = -1.0
"""The reward for an action that the rules refuse; it ends the game."""


class SeatEnv(gymnasium.Env[Any, Any]):
    """One seat of a table. `seat` None changes the learner's seat from game to game; `opponents` names the bots,
    one for all the other seats or one for each, between commas. With `play_forced` the learner is asked only where it
    has a choice."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"]}

    def __init__(
        self,
        game: str,
        *,
        opponents: str = "random",
        seat: int | None = None,
        reward: str = "win",
        play_forced: bool = False,
        render_mode: str | None = None,
        **table: Any,
    ) -> None:
        if reward not in REWARDS:
            raise ConfigError(Message("error-no-reward", given=str(reward)[:40], known=", ".join(REWARDS)), "reward")
        self.one = OneGame(game, table)
        self._kind, self._config = self.one.table.kind, self.one.table.config
        listed = bots_listed(opponents)
        others = self.one.players - 1
        if len(listed) not in (1, others):
            raise ConfigError(Message("error-opponents", given=len(listed), others=others), "opponents")
        self._bots = [make_bot(name) for name in (listed * others if len(listed) == 1 else listed)]
        self.reward, self.render_mode, self._seat, self.play_forced = reward, render_mode, seat, play_forced
        pieces = self.one.table.pieces()
        low = np.concatenate([np.full(piece.size, piece.least, np.int16) for piece in pieces])
        high = np.concatenate([np.full(piece.size, piece.most, np.int16) for piece in pieces])
        self.observation_space = gymnasium.spaces.Box(low, high, dtype=np.int16)
        self.action_space = gymnasium.spaces.Discrete(self.one.table.actions)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """A new game, up to the learner's first decision."""
        super().reset(seed=seed)
        number = int(self.np_random.integers(MOST_SEEDS))
        self.seat = int(self.np_random.integers(self.one.players)) if self._seat is None else self._seat
        self._game = self._kind.start(seed=number, **self._config.document())
        others = iter(self._bots)
        self._sitting = [None if seat == self.seat else next(others) for seat in range(self.one.players)]
        self._number = number
        return self._let_others_play(), self._info()

    def _let_others_play(self) -> Any:
        """The bots decide until the learner is asked or the game is over; returns what the learner sees."""
        game = self._game
        while not game.over:
            bot, legal = self._sitting[game.turn or 0], game.legal_actions.ids
            if len(legal) == 1 and (self.play_forced or bot is not None):
                game.push(legal[0])
            elif bot is not None:
                game.push(bot.decide(SeatView(game), Budget(), self._number + game.pushes).action)
            else:
                break
        self.one.show(game.state_bytes())
        return self.one.row_of(self.seat) if game.over else self.one.row

    def _info(self) -> dict[str, Any]:
        if self._game.over:
            return {"scores": [int(score) for score in self._game.scores], "action_mask": self.action_masks()}
        return {
            "decision": self._game.decision,
            "legal_actions": list(self._game.legal_actions),
            "action_mask": self.action_masks(),
        }

    def action_masks(self) -> Any:
        """1 for each legal action; the name that sb3-contrib's MaskablePPO asks for."""
        return self.one.mask.astype(bool)

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """The learner's action, then those of the others up to its next decision."""
        if int(action) not in self._game.legal_actions.ids:
            refused = self._game.explain(int(action)).sentence
            return self.one.row, ILLEGAL, True, False, {**self._info(), "refused": refused}
        self._game.push(int(action))
        row = self._let_others_play()
        reward = self._earned() if self._game.over else 0.0
        return row, reward, self._game.over, False, self._info()

    def _earned(self) -> float:
        """What the learner gets at the end."""
        scores, winners = [int(score) for score in self._game.scores], self._game.winners
        if self.reward == "score":
            return float(scores[self.seat])
        if self.reward == "win":
            return 1 / len(winners) if self.seat in winners else 0.0
        return ranks(scores, [int(seat in winners) for seat in range(self.one.players)])[self.seat]

    def render(self) -> Any:
        """What the learner sees, as text."""
        return (
            yaml.safe_dump(self._game.view(self.seat), sort_keys=False, allow_unicode=True)
            if self.render_mode == "ansi"
            else None
        )


for name, game in (("PuertoRico", "puerto-rico"), ("SantiagoDeCuba", "santiago-de-cuba")):
    gymnasium.register(f"antilles/{name}-v0", entry_point="antilles.envs.gym:SeatEnv", kwargs={"game": game})
