"""How a search tree grows until its budget is spent: the compiled door is called in slices, time control is here."""

import threading
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from antilles.bots.compiled import CompiledBots, Player
from antilles.bots.protocol import Budget, Ranked

FIRST_SLICE, LONGEST_SLICE_MS = 32, 20.0
NODES_PER_SECOND = 120_000
MOST_NODES = 4_000_000
HURRY = 1.2
"""By how much a search may become faster than it was, before it counts on being decided."""


@dataclass
class Growing:
    """A tree that grows: the position is the one its bots look at."""

    bots: CompiledBots
    players: Sequence[Player]
    """Who searches, then the styles in which things are arranged."""
    branches: Mapping[int, int]
    """The branches at the root that count, and the action that each begins with."""
    fresh: bool = True
    """Whether nothing has grown yet."""

    def grow(self, budget: Budget, seed: int, stopped: threading.Event, *, early: bool) -> None:
        """Go on until the budget is spent or somebody stops it; there is always something to answer with.

        `early` ends it as soon as no other action can be tried more often any more: the answer would be the same.
        """
        begun, done, size = time.perf_counter(), 0, FIRST_SLICE
        seconds, wanted = (budget.milliseconds or 0) / 1000, budget.iterations
        if self.fresh:
            self.bots.tree(room_for(budget))
        while True:
            if wanted is not None:
                size = min(size, wanted - done)
            started = time.perf_counter()
            self.bots.go_on(self.players, size, seed, fresh=self.fresh)
            done, self.fresh, now = done + size, False, time.perf_counter()
            spent = done >= wanted if wanted is not None else now - begun >= seconds
            if spent or stopped.is_set():
                return
            rate, left = size / max(1e-6, now - started), begun + seconds - now
            to_come = wanted - done if wanted is not None else int(HURRY * rate * left)
            if early and self.is_decided(to_come):
                return
            longest = LONGEST_SLICE_MS / 1000
            size = max(1, min(2 * size, int(rate * (longest if wanted is not None else min(longest, left)))))

    def is_decided(self, to_come: int) -> bool:
        """Whether so many more iterations cannot change which action was tried most often."""
        first, second = ([entry.visits for entry in added_up([self])] + [0, 0])[:2]
        return first - second > to_come


def room_for(budget: Budget) -> int:
    """The nodes that may grow."""
    wanted, seconds = budget.iterations, (budget.milliseconds or 0) / 1000
    return min(MOST_NODES, wanted + 2 if wanted else int(NODES_PER_SECOND * seconds) + 1000)


def added_up(trees: Sequence[Growing]) -> tuple[Ranked, ...]:
    """The actions at the roots of all trees, the most visited first."""
    visits: dict[int, int] = defaultdict(int)
    sums: dict[int, Any] = {}
    for one in trees:
        for branch, times, totals in one.bots.ranking():
            action = one.branches.get(branch)
            if action is None:  # legal once, with other luck
                continue
            visits[action] += times
            sums[action] = sums[action] + totals if action in sums else totals
    ranking = []
    for action in sorted(visits, key=lambda action: (-visits[action], action)):
        means = [float(total) / max(1, visits[action]) for total in sums[action]]
        half = len(means) // 2
        ranking.append(Ranked(action, visits[action], tuple(means[:half]), tuple(means[half:])))
    return tuple(ranking)
