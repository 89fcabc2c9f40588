"""greedy and planner: bots that go by rules of thumb, at once or after looking some roles or turns ahead."""

from collections.abc import Mapping

from antilles.bots import door as at
from antilles.bots.compiled import Player, bots_module, bots_of, check_style, style_of, styles_known
from antilles.bots.names import check_known, number
from antilles.bots.protocol import Budget, Decision, SeatView


class ThumbBot:
    """A compiled bot that needs no budget.

    `overlooks`, in thousandths, is how much of what it may do it does not notice: the mistakes of people in a hurry,
    who do something sensible and miss something better. Two answers, and that one may pass, are always noticed.
    """

    kind: int
    name: str

    def __init__(self, style: str = "greedy", overlooks: int = 0) -> None:
        self.style, self.overlooks = style, overlooks

    @classmethod
    def made(cls, given: Mapping[str, str]) -> "ThumbBot":
        """By its parameters: `style=shipper`, `overlooks=400`."""
        check_known(given, "style", "overlooks")
        if "style" in given:
            check_style(given["style"], styles_known())
        return cls(given.get("style", "greedy"), number(given, "overlooks", 0, at.THOUSAND, 0) or 0)

    def decide(self, seat: SeatView, budget: Budget, seed: int, *, rank: bool = False) -> Decision:
        """The action that the rules of thumb give."""
        bots = bots_of(seat)
        bots.look_at(seat, seed)
        return Decision(bots.choose(self.player(seat.room), seed))

    def player(self, room: str) -> Player:
        """As the compiled door knows it."""
        depth = bots_module(room).PLANNER_DEPTH
        return Player(self.kind, style_of(room, self.style), depth=depth, overlooks=self.overlooks)


class GreedyBot(ThumbBot):
    """Rules of thumb for every decision."""

    kind, name = at.GREEDY, "greedy"


class PlannerBot(ThumbBot):
    """Tries every action, lets greedy play on for a while, and takes the one after which it stands best."""

    kind, name = at.PLANNER, "planner"
