"""What a search remembers until the seat's next decision: its trees, as long as nobody else has acted.

What the others do is played by rules of thumb in most of a tree. Once they have acted, what hangs on a node tells of
games that nobody plays: who kept trees over that won less (docs/strength.md).
"""

from collections.abc import Sequence
from dataclasses import dataclass, field

from antilles.bots.compiled import Tree
from antilles.bots.door import ARRANGED
from antilles.bots.growing import Growing
from antilles.bots.protocol import SeatView
from antilles.core.facts import SEAT, RawEvent

NOBODY = -1
Branches = tuple[int, ...]
"""Where one answer may lead to in a tree: several ways to arrange things may begin alike."""


def goes_on(earlier: Sequence[RawEvent], told: Sequence[RawEvent]) -> bool:
    """Whether what a seat is told goes on from what it was told earlier: the same game, with nothing taken back.

    Events are the same objects only as long as nothing was undone.
    """
    known = len(earlier)
    return 0 < known <= len(told) and told[known - 1] is earlier[-1]


@dataclass(frozen=True)
class Asked:
    """A question to a seat: what it has been told so far, and the position as it may know it."""

    seat: int
    told: Sequence[RawEvent]
    position: bytes

    @classmethod
    def of(cls, seat: SeatView, told: Sequence[RawEvent]) -> "Asked":
        """What a seat is asked now, and all that it has been told."""
        return cls(seat.seat, told, seat.drawn(0).state_bytes())

    def follows(self, earlier: "Asked") -> bool:
        """Whether the seat alone has acted since: in the same game, with nothing taken back."""
        same_game = goes_on(earlier.told, self.told)
        alone = all(raw[SEAT] in (self.seat, NOBODY) for raw in self.told[len(earlier.told) :])
        return self.seat == earlier.seat and same_game and alone and self.position != earlier.position


@dataclass
class Memory:
    """The trees of a seat's last search, and what it has answered since."""

    trees: Sequence[Tree]
    asked: Asked
    """The last question that the seat answered."""
    way: list[Branches] = field(default_factory=list)
    """The branches from the roots of the trees to the answers given."""

    def add(self, asked: Asked, *branches: int) -> None:
        """The seat answers a question. All that it answers in a row about an arrangement is one branch."""
        if not (self.way and is_arrangement(branches) and is_arrangement(self.way[-1])):
            self.way.append(branches)
        self.asked = asked

    def take_up(self, trees: Sequence[Growing], room: int) -> None:
        """Let trees grow on from where the answers have led to, with room for so many nodes more."""
        for growing, grown in zip(trees, self.trees, strict=True):
            growing.fresh = not growing.bots.go_back_to(grown, self.way, room)


def is_arrangement(branches: Branches) -> bool:
    """Whether branches are whole arrangements."""
    return branches[0] <= ARRANGED
