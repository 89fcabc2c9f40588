"""greedy and planner: bots that go by rules of thumb, at once or after looking some roles or turns ahead."""

import random
from collections.abc import Mapping

from antilles.bots import door as at
from antilles.bots.compiled import Player, bots_module, bots_of, style_of
from antilles.bots.names import check_known, number
from antilles.bots.protocol import Budget, Decision, SeatView

SLIPS = 1000
HABITS = ("builder", "shipper", "quarry-banker", "factory")


class ThumbBot:
    """A compiled bot that needs no budget.

    `slips`, in thousandths, is how often it follows an old habit, a style of another plan, instead of the right one:
    those are the mistakes of people, sensible moves for another game, not moves at random.
    """

    kind: int
    name: str

    def __init__(self, style: str = "greedy", slips: int = 0) -> None:
        self.style, self.slips = style, slips

    @classmethod
    def made(cls, given: Mapping[str, str]) -> "ThumbBot":
        """By its parameters: `style=shipper`, `slips=600`."""
        check_known(given, "style", "slips")
        return cls(given.get("style", "greedy"), number(given, "slips", 0, SLIPS, 0) or 0)

    def decide(self, seat: SeatView, budget: Budget, seed: int, *, rank: bool = False) -> Decision:
        """The action that the rules of thumb give."""
        dice = random.Random(seed)
        style = dice.choice(HABITS) if dice.randrange(SLIPS) < self.slips else self.style
        bots = bots_of(seat)
        bots.look_at(seat, seed)
        return Decision(bots.choose(self.player(seat.room, style), seed))

    def player(self, room: str, style: str | None = None) -> Player:
        """As the compiled door knows it, in its own style or in another."""
        return Player(self.kind, style_of(room, style or self.style), depth=bots_module(room).PLANNER_DEPTH)


class GreedyBot(ThumbBot):
    """Rules of thumb for every decision."""

    kind, name = at.GREEDY, "greedy"


class PlannerBot(ThumbBot):
    """Tries every action, lets greedy play on for a while, and takes the one after which it stands best."""

    kind, name = at.PLANNER, "planner"
