"""What a match shows: shares of victories with their intervals, and whether a difference is more than luck."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

SURE = 1.959963984540054
"""Standard deviations of a 95 % interval."""


@dataclass(frozen=True)
class Share:
    """A share of victories: ties are split, and the interval is Wilson's at 95 %."""

    games: int
    won: float

    @property
    def value(self) -> float:
        """The share itself."""
        return self.won / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Where the true share lies, 95 times in 100."""
        return wilson(self.won, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.value:.1%} ({low:.1%} to {high:.1%})"


def wilson(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval for a share; split ties count as parts of a victory."""
    if games == 0:
        return 0.0, 1.0
    share, square = won / games, SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def paired_interval(groups: Iterable[Sequence[float]]) -> tuple[float, float, float]:
    """(mean, low, high) of shares whose games come in groups of the same seed: groups are the independent units."""
    means = [sum(group) / len(group) for group in groups if group]
    if not means:
        return 0.0, 0.0, 1.0
    mean = sum(means) / len(means)
    if len(means) == 1:
        return mean, 0.0, 1.0
    spread = sum((value - mean) ** 2 for value in means) / (len(means) - 1)
    half = SURE * sqrt(spread / len(means))
    return mean, max(0.0, mean - half), min(1.0, mean + half)
