"""What a match shows: shares of victories and mean scores with intervals that respect the pairing by seeds."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import pi, sqrt, tan

WITHIN = 0.95
"""How often a true value lies within its interval."""
SURE = 1.959963984540054
"""Standard deviations of a 95 % interval."""
EVERYTHING = (0.0, 1.0)


@dataclass(frozen=True)
class Estimate:
    """A mean, and where the true one lies 95 times in 100."""

    value: float
    low: float
    high: float


def wilson(share: float, games: float) -> tuple[float, float]:
    """Wilson's interval for a share seen in so many independent games; they need not be a whole number."""
    if games <= 0:
        return EVERYTHING
    square = SURE * SURE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = SURE / (1 + square / games) * sqrt(share * (1 - share) / games + square / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def student(freedom: int) -> float:
    """How many standard deviations a 95 % interval takes when the spread is known from few groups only.

    Known in closed form for two and for three groups; then the first terms of the usual series in 1 / freedom.
    """
    if freedom == 1:
        return tan(pi / 2 * WITHIN)
    if freedom == 2:
        return WITHIN * sqrt(2 / (1 - WITHIN**2))
    z = SURE
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    fourth = (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160
    return z + first / freedom + second / freedom**2 + third / freedom**3 + fourth / freedom**4


def spread_of_mean(groups: Sequence[Sequence[float]]) -> tuple[float, float]:
    """(mean, variance of the mean) of figures that come in groups: only the groups are independent."""
    count = sum(map(len, groups))
    mean = sum(map(sum, groups)) / count
    off = [sum(group) - mean * len(group) for group in groups]
    freedom = len(groups) - 1
    return mean, sum(value * value for value in off) * len(groups) / (freedom * count * count) if freedom else 0.0


def paired_share(groups: Iterable[Sequence[float]]) -> Estimate:
    """A share of victories from games in groups of the same seed.

    Wilson's interval for as many independent games as would leave the same doubt: the spread between the groups says
    how many that is. It is never taken to be more than the games played, and where all groups are alike at nothing or
    everything, every group counts as one game.
    """
    some = [group for group in groups if group]
    if not some:
        return Estimate(0.0, *EVERYTHING)
    mean, variance = spread_of_mean(some)
    if len(some) == 1:
        return Estimate(mean, *EVERYTHING)
    games = sum(map(len, some))
    if mean in EVERYTHING:
        worth = float(len(some))
    elif variance == 0:
        worth = float(games)
    else:
        worth = min(float(games), mean * (1 - mean) / variance)
    worth *= (SURE / student(len(some) - 1)) ** 2
    return Estimate(mean, *wilson(mean, worth))


def paired_mean(groups: Iterable[Sequence[float]]) -> Estimate:
    """A mean of figures in groups of the same seed."""
    some = [group for group in groups if group]
    if not some:
        return Estimate(0.0, 0.0, 0.0)
    mean, variance = spread_of_mean(some)
    half = student(len(some) - 1) * sqrt(variance) if len(some) > 1 else float("inf")
    return Estimate(mean, mean - half, mean + half)
