"""Clocks, for tables that want them: so many seconds for each move, or for a seat's whole game.

Time comes in as an argument, so that a server, a terminal and a test use the same clocks.
"""

from dataclasses import dataclass, replace

PER_MOVE, PER_GAME = "per-move", "per-game"


@dataclass(frozen=True)
class TimeControl:
    """How much time there is: seconds for every move, or for the game with an increment after every move."""

    kind: str
    seconds: float
    increment: float = 0.0


@dataclass(frozen=True)
class Clocks:
    """The time each seat has left, and whose clock runs since when."""

    control: TimeControl
    left: tuple[float, ...]
    running: int | None = None
    since: float = 0.0

    @classmethod
    def fresh(cls, control: TimeControl, seats: int) -> "Clocks":
        """Clocks that nobody has started."""
        return cls(control, (control.seconds,) * seats)

    def remaining(self, seat: int, now: float) -> float:
        """What a seat has left; below 0 when its time is over."""
        return self.left[seat] - (now - self.since if seat == self.running else 0.0)

    def is_over(self, seat: int, now: float) -> bool:
        """Whether a seat's time is over."""
        return self.remaining(seat, now) <= 0

    def turned(self, seat: int | None, now: float) -> "Clocks":
        """A move was made: its clock stops, the clock of the next seat (None: nobody's, as in a pause) runs."""
        left = list(self.left)
        if self.running is not None:
            spent = self.remaining(self.running, now)
            per_move = self.control.kind == PER_MOVE
            left[self.running] = self.control.seconds if per_move else spent + self.control.increment
        return replace(self, left=tuple(left), running=seat, since=now)

    def paused(self, now: float) -> "Clocks":
        """Nobody's clock runs; what was spent is spent, and no increment is earned."""
        if self.running is None:
            return self
        left = list(self.left)
        left[self.running] = self.remaining(self.running, now)
        return replace(self, left=tuple(left), running=None, since=now)
