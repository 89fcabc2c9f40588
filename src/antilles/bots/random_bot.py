"""A bot that plays any legal action, all equally likely."""

import random

from antilles.core.game import Game


class RandomBot:
    """Plays at random; the weakest opponent there is, and the fastest."""

    name = "random"

    def __init__(self, seed: int) -> None:
        self._random = random.Random(seed)

    def choose(self, game: Game) -> int:
        """Any legal action."""
        return self._random.choice(game.legal_actions.ids)
