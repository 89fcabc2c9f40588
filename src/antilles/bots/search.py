"""search: an anytime tree search over what the seat cannot know, as deep as its budget lets it.

Every seat of the tree goes for its own share of victories; chance is drawn anew in every iteration. The compiled door
is called in slices, so that time control and stopping are here.
"""

import threading
import time
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from antilles.bots import door as at
from antilles.bots.compiled import CompiledBots, Player, bots_module, bots_of, style_of
from antilles.bots.names import check_known, number
from antilles.bots.protocol import Budget, Decision, Ranked, SeatView

USUAL_MILLISECONDS = 500
MOST_ITERATIONS, MOST_MILLISECONDS, MOST_THREADS = 10_000_000, 600_000, 64
FIRST_SLICE, LONGEST_SLICE_MS = 32, 20.0
NODES_PER_SECOND = 120_000
MOST_NODES = 4_000_000
SEED_STRIDE = 0x9E3779B97F4A7C15
SEED_MASK = (1 << 62) - 1
ARRANGED_BY = ("greedy", "shipper", "builder", "factory", "quarry-banker")
"""Styles in which people are placed, goods stored and buildings drafted."""
PARTS = 4
"""A question of an arrangement gets such a part of the budget: many of them follow each other."""
HURRY = 1.2
"""By how much a search may become faster than it was, before it counts on being decided."""


class SearchBot:
    """The tree search. `ms` or `iters` is its usual budget, `threads` search side by side and add up their visits."""

    name = "search"

    def __init__(self, milliseconds: int | None = None, iterations: int | None = None, threads: int = 1) -> None:
        self.usual = Budget(milliseconds, iterations)
        if milliseconds is None and iterations is None:
            self.usual = Budget(USUAL_MILLISECONDS)
        self.threads = threads
        self.stopped = threading.Event()

    @classmethod
    def made(cls, given: Mapping[str, str]) -> "SearchBot":
        """By its parameters: `ms=500`, `iters=2000`, `threads=2`."""
        check_known(given, "ms", "iters", "threads")
        threads = number(given, "threads", 1, MOST_THREADS, 1) or 1
        return cls(number(given, "ms", 1, MOST_MILLISECONDS), number(given, "iters", 1, MOST_ITERATIONS), threads)

    def stop(self) -> None:
        """End a search that is going on; it answers with what it has."""
        self.stopped.set()

    def decide(self, seat: SeatView, budget: Budget, seed: int, *, rank: bool = False) -> Decision:
        """The action tried most often. What has one answer, or looks the same in every style, is not searched."""
        self.stopped.clear()
        given = budget if budget.milliseconds or budget.iterations else self.usual
        bots = [bots_of(seat, thread) for thread in range(self.threads)]
        for one in bots:
            one.look_at(seat, seed)
        players = styles_of(seat.room)
        arranged: tuple[int, ...] = ()
        if len(seat.legal_actions) == 1:
            return Decision(seat.legal_actions.ids[0])
        if bots[0].is_routine(seat.decision or ""):
            arranged = tuple(bots[0].choose(replace(player, kind=at.GREEDY), seed) for player in players)
            if len(set(arranged)) == 1:
                return Decision(arranged[0])
            given = a_part_of(given)
        early = not rank and len(bots) == 1
        seeds = [(seed + SEED_STRIDE * n) & SEED_MASK for n in range(len(bots))]
        workers = [
            threading.Thread(target=self._grow, args=(one, players, given, its_seed, arranged, early))
            for one, its_seed in zip(bots[1:], seeds[1:], strict=True)
        ]
        for worker in workers:
            worker.start()
        self._grow(bots[0], players, given, seeds[0], arranged, early)
        for worker in workers:
            worker.join()
        ranking = added_up(bots, arranged)
        return Decision(ranking[0].action, ranking if rank else ())

    def _grow(
        self,
        bots: CompiledBots,
        players: Sequence[Player],
        budget: Budget,
        seed: int,
        arranged: Sequence[int],
        early: bool,
    ) -> None:
        """Let a tree grow until the budget is spent or somebody stops it.

        `early` ends it as soon as no other action can be tried more often any more: the answer would be the same.
        """
        begun, fresh, done, size = time.perf_counter(), True, 0, FIRST_SLICE
        seconds = (budget.milliseconds or 0) / 1000
        wanted = budget.iterations
        bots.tree(min(MOST_NODES, wanted + 2 if wanted else int(NODES_PER_SECOND * seconds) + 1000))
        while not self.stopped.is_set():
            if wanted is not None:
                size = min(size, wanted - done)
            started = time.perf_counter()
            bots.go_on(players, size, seed, fresh=fresh)
            done, fresh, now = done + size, False, time.perf_counter()
            if (wanted is not None and done >= wanted) or (wanted is None and now - begun >= seconds):
                return
            rate, left = size / max(1e-6, now - started), begun + seconds - now
            to_come = wanted - done if wanted is not None else int(HURRY * rate * left)
            if early and is_decided(bots, arranged, to_come):
                return
            longest = LONGEST_SLICE_MS / 1000
            size = max(1, min(2 * size, int(rate * (longest if wanted is not None else min(longest, left)))))


def is_decided(bots: CompiledBots, arranged: Sequence[int], to_come: int) -> bool:
    """Whether so many more iterations cannot change which action was tried most often."""
    first, second = ([entry.visits for entry in added_up([bots], arranged)] + [0, 0])[:2]
    return first - second > to_come


def styles_of(room: str) -> list[Player]:
    """The searching player first, then the styles in which arrangements are made."""
    depth = bots_module(room).SEARCH_DEPTH
    return [Player(at.PLANNER, style_of(room, style), depth=depth) for style in ARRANGED_BY]


def a_part_of(budget: Budget) -> Budget:
    """What one question of an arrangement may take: there are many of them in a row."""
    parts = [max(1, number // PARTS) if number else None for number in (budget.milliseconds, budget.iterations)]
    return Budget(*parts)


def added_up(trees: list[CompiledBots], arranged: Sequence[int] = ()) -> tuple[Ranked, ...]:
    """The actions at the roots of all trees, the most visited first; arrangements count for what they begin with."""
    visits: dict[int, int] = defaultdict(int)
    sums: dict[int, Any] = {}
    for one in trees:
        for tried, times, totals in one.ranking():
            action = tried if tried >= 0 else arranged[at.ARRANGED - tried]
            visits[action] += times
            sums[action] = sums[action] + totals if action in sums else totals
    ranking = []
    for action in sorted(visits, key=lambda action: (-visits[action], action)):
        means = [float(total) / max(1, visits[action]) for total in sums[action]]
        half = len(means) // 2
        ranking.append(Ranked(action, visits[action], tuple(means[:half]), tuple(means[half:])))
    return tuple(ranking)
