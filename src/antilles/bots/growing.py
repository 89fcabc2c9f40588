"""How a search tree grows until its budget is spent: the compiled door is called in slices, time control is here."""

import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any

from antilles.bots.compiled import CompiledBots, Player
from antilles.bots.protocol import Budget, Ranked

FIRST_SLICE, LONGEST_SLICE, LONGEST_SLICE_MS = 32, 512, 20.0
"""Iterations of a slice, at first and at most, and its time at most. Where iterations are the budget, only they count:
what a tree holds when it is decided must not depend on how fast the machine is."""
NODES_PER_SECOND = 500_000
"""Room for more than a search makes: only what is written to takes memory, and a full tree learns no more."""
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
    seed: int
    fresh: bool = True
    """Whether nothing has grown yet."""

    def go_on(self, iterations: int) -> None:
        """Grow for so many iterations."""
        self.bots.go_on(self.players, iterations, self.seed, fresh=self.fresh)
        self.fresh = False


def grow(trees: Sequence[Growing], budget: Budget, stopped: threading.Event, *, begun: float, early: bool) -> None:
    """Let trees grow side by side until the budget is spent or somebody stops it; something always grows.

    Milliseconds count from `begun` on, by `time.perf_counter`. `early` ends it as soon as no other action can be tried
    more often any more: the answer would be the same.
    """
    done, size = 0, FIRST_SLICE
    seconds, wanted = (budget.milliseconds or 0) / 1000, budget.iterations
    for one in trees:
        if one.fresh:
            one.bots.tree(room_for(budget))
    with side_by_side(trees) as each:
        while True:
            if wanted is not None:
                size = min(size, wanted - done)
            started = time.perf_counter()
            each(partial(Growing.go_on, iterations=size))
            done, now = done + size, time.perf_counter()
            spent = done >= wanted if wanted is not None else now - begun >= seconds
            if spent or stopped.is_set():
                return
            rate, left = size / max(1e-6, now - started), begun + seconds - now
            to_come = wanted - done if wanted is not None else int(HURRY * rate * left)
            if early and is_decided(trees, len(trees) * to_come):
                return
            longest = LONGEST_SLICE if wanted is not None else int(rate * min(LONGEST_SLICE_MS / 1000, left))
            size = max(1, min(2 * size, longest))


@contextmanager
def side_by_side(trees: Sequence[Growing]) -> Iterator[Callable[[Callable[[Growing], None]], object]]:
    """A way to do something with every tree, each in a thread of its own, and to wait for all of them."""
    if len(trees) == 1:
        yield lambda act: act(trees[0])
        return
    with ThreadPoolExecutor(len(trees)) as pool:
        yield lambda act: list(pool.map(act, trees))


def is_decided(trees: Sequence[Growing], to_come: int) -> bool:
    """Whether so many more iterations cannot change which action was tried most often."""
    first, second = ([entry.visits for entry in added_up(trees)] + [0, 0])[:2]
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
