"""Searches and planners at the tables of a training, with networks that are not in the package yet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from antilles.bots import door as at
from antilles.bots.compiled import CompiledBots, Player, bots_module, style_of
from antilles.bots.network import Network
from antilles.bots.search import styles_of
from antilles.core.game import Game
from antilles.core.registry import game_class, manifest_of


@dataclass(frozen=True)
class Settings:
    """What a search is told, as in `compiled.USUAL_SETTINGS`, and for how many iterations it goes on."""

    told: tuple[int, ...]
    iterations: int


class Thinker:
    """Compiled bots at one table of a training, with a tree. The first network judges for planners."""

    def __init__(
        self, game: str, table: dict[str, Any], networks: Sequence[Network], proposals: Network, settings: Settings
    ) -> None:
        self.room = manifest_of(game).room
        self.game_class, self.table = game_class(game), table
        self.engine = self.game_class.start(**table).engine
        self.bots = CompiledBots(self.engine, self.room, networks, proposals)
        for place, value in enumerate(settings.told):
            self.bots.settings[place] = value
        self.bots.tree(settings.iterations + 2)
        self.iterations, self.styles = settings.iterations, styles_of(self.room)
        self.depth = bots_module(self.room).PLANNER_DEPTH

    def start(self, seed: int) -> Game:
        """A new game."""
        return self.game_class.start(**self.table, seed=seed)

    def is_wide_open(self, game: Game) -> bool:
        """Whether the question is one for a search."""
        return len(game.legal_actions) > 1 and not self.bots.is_routine(game.decision or "")

    def plan(self, style: str, slips: int, seed: int) -> int:
        """What a planner does."""
        return self.bots.choose(Player(at.PLANNER, style_of(self.room, style), slips, 0, self.depth), seed)

    def search(self, seed: int, iterations: int = 0, judge: int | None = None) -> list[tuple[int, int, Any]]:
        """The actions tried, the most often tried one first: (action, visits, sums of shares and scores per seat)."""
        styles = self.styles if judge is None else [replace(style, judge=judge) for style in self.styles]
        self.bots.go_on(styles, iterations or self.iterations, seed, fresh=True)
        return sorted(self.bots.ranking(), key=lambda tried: (-tried[1], tried[0]))
