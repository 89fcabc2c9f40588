"""How much each rival is like greedy, as far as the game has shown: who follows rules of thumb is expected to go on so.

A search that takes everybody for as good as itself gives away games against those who are not, and one that takes good
players for greedy loses to them (docs/strength.md). So it looks at what they have done.
"""

from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field

from antilles.bots import door as at
from antilles.bots.compiled import CompiledBots, Player, style_of
from antilles.bots.memory import goes_on
from antilles.bots.protocol import SeatView
from antilles.core.facts import RawEvent

COINCIDENCE = 0.9
"""How often a good player does what greedy would do, all the same."""
DOUBT = 10
"""So many decisions of everybody are taken for coincidence before the game begins."""
MOST_WATCHED = 64
"""A bot may sit at many tables and in several seats: it looks back at all of a game again where it has forgotten it."""


@dataclass
class Watched:
    """What a seat has seen its rivals do in a game."""

    seat: int
    told: Sequence[RawEvent] = ()
    """What the seat had been told when it last looked, and after how many pushes."""
    pushes: int = 0
    asked: Counter[int] = field(default_factory=Counter)
    """How often each rival had a choice, and how often it did what greedy would have done."""
    alike: Counter[int] = field(default_factory=Counter)

    def is_of(self, seat: SeatView, told: Sequence[RawEvent]) -> bool:
        """Whether this is the game that a seat looks at, with nothing taken back."""
        return self.seat == seat.seat and self.pushes <= seat.pushes and goes_on(self.told, told)

    def look(self, seat: SeatView, told: Sequence[RawEvent], bots: CompiledBots) -> None:
        """Look at what was decided since the last time."""
        greedy = Player(at.GREEDY, style_of(seat.room, "greedy"))
        for pushes, rival, action, before in seat.decided(self.pushes):
            if not bots.is_routine(before.decision or ""):
                bots.see(before.state_bytes())
                self.asked[rival] += 1
                self.alike[rival] += bots.choose(greedy, pushes) == action
        self.pushes, self.told = seat.pushes, told


class Habits:
    """What rivals have done in the games that a bot was asked in of late, and how much of it greedy would have done."""

    def __init__(self) -> None:
        self._watched: deque[Watched] = deque(maxlen=MOST_WATCHED)

    def of(self, seat: SeatView, told: Sequence[RawEvent], bots: CompiledBots) -> tuple[int, ...]:
        """How often of a thousand times each seat is expected to do what greedy would do, beyond coincidence."""
        watched = next((one for one in self._watched if one.is_of(seat, told)), None)
        if watched is None:
            watched = Watched(seat.seat)
            self._watched.appendleft(watched)
        watched.look(seat, told, bots)
        return tuple(habit(watched.alike[rival], watched.asked[rival]) for rival in range(seat.players))


def habit(alike: int, asked: int) -> int:
    """What so many decisions like greedy's of so many make likely, of a thousand, beyond coincidence."""
    share = (alike + DOUBT * COINCIDENCE) / (asked + DOUBT)
    return round(1000 * max(0.0, share - COINCIDENCE) / (1 - COINCIDENCE))
