"""search: an anytime tree search over what the seat cannot know, as deep as its budget lets it.

Every seat of the tree goes for its own share of victories; chance is drawn anew in every iteration. What the tree knows
of the position that a decision leads to is kept while the seat decides several things in a row.
"""

import threading
import time
from collections.abc import Mapping, Sequence
from dataclasses import replace

from antilles.bots import door as at
from antilles.bots.compiled import OF_LEAVES, CompiledBots, Player, bots_module, bots_of, style_of
from antilles.bots.growing import Growing, added_up, grow, room_for
from antilles.bots.habits import Habits
from antilles.bots.memory import Asked, Memory
from antilles.bots.names import check_known, number
from antilles.bots.protocol import Budget, Decision, Ranked, SeatView
from antilles.core.errors import ConfigError
from antilles.core.messages import Message

USUAL_MILLISECONDS = 500
MOST_ITERATIONS, MOST_MILLISECONDS, MOST_THREADS = 10_000_000, 600_000, 64
SEED_STRIDE = 0x9E3779B97F4A7C15
SEED_MASK = (1 << 62) - 1
ARRANGED_BY = ("greedy", "shipper", "builder", "factory", "quarry-banker")
"""Styles in which people are placed, goods stored and buildings drafted."""
PARTS = 4
"""A question of an arrangement gets such a part of the budget: many of them follow each other."""


class SearchBot:
    """The tree search. `ms` or `iters` is its usual budget, `threads` search side by side and add up their visits."""

    name = "search"

    def __init__(self, milliseconds: int | None = None, iterations: int | None = None, threads: int = 1) -> None:
        self.usual = Budget(milliseconds, iterations)
        if milliseconds is None and iterations is None:
            self.usual = Budget(USUAL_MILLISECONDS)
        self.threads = threads
        self.stopped = threading.Event()
        self._memory: Memory | None = None
        self._habits = Habits()

    @classmethod
    def made(cls, given: Mapping[str, str]) -> "SearchBot":
        """By its parameters: `ms=500`, `iters=2000`, `threads=2`."""
        check_known(given, "ms", "iters", "threads")
        if "ms" in given and "iters" in given:
            raise ConfigError(Message("error-bot-two-budgets"), "bot")
        threads = number(given, "threads", 1, MOST_THREADS, 1) or 1
        return cls(number(given, "ms", 1, MOST_MILLISECONDS), number(given, "iters", 1, MOST_ITERATIONS), threads)

    def stop(self) -> None:
        """End a search that is going on; it answers with what it has."""
        self.stopped.set()

    def decide(self, seat: SeatView, budget: Budget, seed: int, *, rank: bool = False) -> Decision:
        """The action tried most often. What has one answer, or looks the same in every style, is not searched.

        Who asks for a ranking studies a position: such a search begins with nothing and is not remembered.
        """
        begun = time.perf_counter()
        self.stopped.clear()
        given = budget if budget.milliseconds or budget.iterations else self.usual
        if len(seat.legal_actions) == 1:
            return Decision(seat.legal_actions.ids[0])
        bots = [bots_of(seat, thread) for thread in range(self.threads)]
        told = seat.told()
        habits = self._habits.of(seat, told, bots[0]) if not rank else (0,) * seat.players
        for one in bots:
            one.expect(habits)
            one.look_at(seat, seed)
        players = styles_of(seat.room)
        arranging = bots[0].is_routine(seat.decision or "")
        branches = arrangements(bots[0], players, seed) if arranging else {a: a for a in seat.legal_actions.ids}
        actions = set(branches.values())
        seeds = [(seed + SEED_STRIDE * thread) & SEED_MASK for thread in range(self.threads)]
        trees = [Growing(one, players, branches, its_seed) for one, its_seed in zip(bots, seeds, strict=True)]
        asked = None if rank else Asked.of(seat, told)
        memory = self._memory if asked and self._memory and asked.follows(self._memory.asked) else None
        if memory and not arranging:
            memory.take_up(trees, room_for(given))
        ranking: tuple[Ranked, ...] = ()
        if len(actions) > 1:
            grow(trees, a_part_of(given) if arranging else given, self.stopped, begun=begun, early=not rank)
            ranking = added_up(trees)
        action = ranking[0].action if ranking else actions.pop()
        if asked and not arranging:
            memory = self._memory = Memory([one.grown for one in bots], asked)
        if asked and memory:
            memory.add(asked, *(branch for branch in branches if branches[branch] == action))
        return Decision(action, ranking if rank else ())


def styles_of(room: str) -> list[Player]:
    """The searching player first, then the styles in which arrangements are made."""
    depth = bots_module(room).SEARCH_DEPTH
    return [Player(at.PLANNER, style_of(room, style), judge=OF_LEAVES, depth=depth) for style in ARRANGED_BY]


def arrangements(bots: CompiledBots, players: Sequence[Player], seed: int) -> dict[int, int]:
    """The arrangements of all styles as branches of a tree, each with what it begins with."""
    return {
        at.ARRANGED - style: bots.choose(replace(player, kind=at.GREEDY), seed) for style, player in enumerate(players)
    }


def a_part_of(budget: Budget) -> Budget:
    """What one question of an arrangement may take: there are many of them in a row."""
    parts = [max(1, number // PARTS) if number else None for number in (budget.milliseconds, budget.iterations)]
    return Budget(*parts)
