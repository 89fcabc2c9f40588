"""What a search remembers from one decision to the next: its trees, and how the game went on.

A tree has branches for the seat's own answers and for what the others begin (a role, a drive); the rest is played by
rules of thumb. So the way from the last root to the position of now is made of the seat's own answers, which it
remembers, and of what it has been told of the others.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from antilles.bots.compiled import Tree
from antilles.bots.door import ARRANGED
from antilles.bots.growing import Growing
from antilles.bots.protocol import SeatView
from antilles.core.facts import SEAT, RawEvent

Begun = Callable[[RawEvent], int | None]
"""The action by which somebody began a role or a drive, for the events that tell it."""
NOBODY = -1
Branches = tuple[int, ...]
"""Where one answer may lead to in a tree: several ways to arrange things may begin alike."""


@dataclass(frozen=True)
class Asked:
    """A question to a seat: what it has been told so far, and the position as it may know it."""

    seat: int
    told: Sequence[RawEvent]
    position: bytes

    @classmethod
    def of(cls, seat: SeatView) -> "Asked":
        """What a seat is asked now."""
        return cls(seat.seat, seat.told(), seat.drawn(0).state_bytes())

    def follows(self, earlier: "Asked") -> bool:
        """Whether a game has gone on since: it is the same game, nothing was taken back, and something was played."""
        known = len(earlier.told)
        same_game = 0 < known <= len(self.told) and self.told[known - 1] is earlier.told[-1]
        return self.seat == earlier.seat and same_game and self.position != earlier.position


@dataclass
class Memory:
    """The trees of a seat's last search, and what it has answered since."""

    trees: Sequence[Tree]
    asked: Asked
    """The last question that the seat answered."""
    answers: list[tuple[int, Branches]] = field(default_factory=list)
    """What it answered since its trees were planted, each with how much it had been told."""
    root: int = field(init=False)

    def __post_init__(self) -> None:
        self.root = len(self.asked.told)

    def add(self, asked: Asked, *branches: int) -> None:
        """The seat answers a question. All that it answers in a row about an arrangement is one answer."""
        of_others = any(raw[SEAT] not in (asked.seat, NOBODY) for raw in asked.told[len(self.asked.told) :])
        goes_on = self.answers and is_arrangement(branches) and is_arrangement(self.answers[-1][1]) and not of_others
        if not goes_on:
            self.answers.append((len(asked.told), branches))
        self.asked = asked

    def take_up(self, trees: Sequence[Growing], asked: Asked, begun: Begun, room: int) -> None:
        """Let trees grow on from where a question has led to, with room for so many nodes more."""
        way = self.way_to(asked, begun)
        for growing, grown in zip(trees, self.trees, strict=True):
            growing.fresh = not growing.bots.go_back_to(grown, way, room)

    def way_to(self, asked: Asked, begun: Begun) -> list[Branches]:
        """The branches from the roots of the trees to a question."""
        steps = list(self.answers)
        for number, raw in enumerate(asked.told[self.root :], self.root):
            action = begun(raw) if raw[SEAT] != asked.seat else None
            if action is not None:
                steps.append((number, (action,)))
        return [branches for _, branches in sorted(steps, key=lambda step: step[0])]


def is_arrangement(branches: Branches) -> bool:
    """Whether branches are whole arrangements."""
    return branches[0] <= ARRANGED
