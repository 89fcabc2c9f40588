"""A bot that plays any legal action, all equally likely."""

import random
from collections.abc import Mapping

from antilles.bots.protocol import Budget, Decision, SeatView


class RandomBot:
    """Plays at random; the weakest opponent there is, and the fastest."""

    name = "random"

    @classmethod
    def made(cls, given: Mapping[str, str]) -> "RandomBot":
        """By its parameters: it has none."""
        from antilles.bots.names import check_known

        check_known(given)
        return cls()

    def decide(self, seat: SeatView, budget: Budget, seed: int, *, rank: bool = False) -> Decision:
        """Any legal action."""
        return Decision(random.Random(seed).choice(seat.legal_actions.ids))
