"""greedy and planner: bots that go by rules of thumb, at once or after looking to the end of the phase."""

from collections.abc import Mapping

from antilles.bots import door as at
from antilles.bots.compiled import Player, bots_of, judgement_of, style_of
from antilles.bots.names import check_known
from antilles.bots.protocol import Budget, Decision, SeatView


class ThumbBot:
    """A compiled bot that needs no budget."""

    kind: int
    name: str

    def __init__(self, style: str = "greedy") -> None:
        self.style = style

    @classmethod
    def made(cls, given: Mapping[str, str]) -> "ThumbBot":
        """By its parameters: `style=shipper`."""
        check_known(given, "style")
        return cls(given.get("style", "greedy"))

    def decide(self, seat: SeatView, budget: Budget, seed: int, *, rank: bool = False) -> Decision:
        """The action that the rules of thumb give."""
        bots = bots_of(seat)
        bots.look_at(seat, seed)
        player = Player(self.kind, style_of(seat.room, self.style), judgement_of(seat.room))
        return Decision(bots.choose(player, seed))


class GreedyBot(ThumbBot):
    """Rules of thumb for every decision."""

    kind, name = at.GREEDY, "greedy"


class PlannerBot(ThumbBot):
    """Tries every action to the end of the phase and takes the one after which it stands best."""

    kind, name = at.PLANNER, "planner"
