"""How much each rival is like greedy, as far as the game has shown: who follows rules of thumb is expected to go on so.

A search that takes everybody for as good as itself gives away games against those who are not, and one that takes good
players for greedy loses to them (docs/strength.md). So it looks at what they have done.
"""

from collections import Counter
from collections.abc import Sequence

from antilles.bots import door as at
from antilles.bots.compiled import CompiledBots, Player, style_of
from antilles.bots.protocol import SeatView
from antilles.core.facts import RawEvent

COINCIDENCE = 0.8
"""How often a good player does what greedy would do, all the same."""
DOUBT = 10
"""So many decisions of everybody are taken for coincidence before the game begins."""


class Habits:
    """What the rivals of a seat have done so far, and how much of it was what greedy would have done."""

    def __init__(self) -> None:
        self._told: Sequence[RawEvent] = ()
        self._pushes = 0
        self._asked: Counter[int] = Counter()
        self._alike: Counter[int] = Counter()

    def of(self, seat: SeatView, bots: CompiledBots) -> tuple[int, ...]:
        """How often of a thousand times each seat is expected to do what greedy would do, beyond coincidence."""
        self.look_back(seat, bots)
        return tuple(habit(self._alike[rival], self._asked[rival]) for rival in range(seat.players))

    def look_back(self, seat: SeatView, bots: CompiledBots) -> None:
        """Look at what happened since the last time; at everything, where this is another game or one taken back."""
        told, known = seat.told(), len(self._told)
        if known > len(told) or self._pushes > seat.pushes or (known and told[known - 1] is not self._told[-1]):
            self._pushes = 0
        if self._pushes == 0:
            self._asked.clear()
            self._alike.clear()
        greedy = Player(at.GREEDY, style_of(seat.room, "greedy"))
        for pushes, rival, action, before in seat.decided(self._pushes):
            if not bots.is_routine(before.decision or ""):
                bots.see(before.state_bytes())
                self._asked[rival] += 1
                self._alike[rival] += bots.choose(greedy, pushes) == action
        self._told, self._pushes = told, seat.pushes


def habit(alike: int, asked: int) -> int:
    """What so many decisions like greedy's of so many make likely, of a thousand, beyond coincidence."""
    share = (alike + DOUBT * COINCIDENCE) / (asked + DOUBT)
    return round(1000 * max(0.0, share - COINCIDENCE) / (1 - COINCIDENCE))
