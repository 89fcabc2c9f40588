"""Random games in bulk, and the first compilation of a game's doors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from types import ModuleType
from typing import TYPE_CHECKING, Any

import numpy as np

from antilles.core.layout import Record, scratch
from antilles.core.simulation import Batch

if TYPE_CHECKING:
    from antilles.core.compiled_game import CompiledGame

# Columns of an engine's `simulate`, then score and winner of each seat.
DECISIONS_COLUMN, ROUNDS_COLUMN, ENDED_COLUMN, HASH_COLUMN, SEATS_COLUMN = range(5)


class RandomGames:
    """Plays batches of random games at one table (core.simulation.Simulator)."""

    def __init__(
        self,
        kind: type[CompiledGame],
        rules: Record,
        *,
        config: Mapping[str, Any],
        house_table: bool,
        end_reasons: Mapping[int, str],
    ) -> None:
        self.kind = kind
        self.players = int(rules.players)
        self.config = dict(config)
        self.house_table = house_table
        self.end_reasons = end_reasons
        self.rules = kind.rules_struct.array(1)
        kind.rules_struct.restore(self.rules, 0, kind.rules_struct.pack(rules))

    def rows(self, first_seed: int, games: int) -> np.ndarray:
        """The raw results of the engine's `simulate`, one row per game."""
        engine: ModuleType = self.kind.engine
        results = scratch(games, SEATS_COLUMN + 2 * self.players)
        states, logs = self.kind.state_struct.array(1), self.kind.log_struct.array(1)
        engine.simulate(self.rules, states, logs, scratch(engine.MOST_LEGAL), first_seed, results)
        return np.array(results.tolist())

    def __call__(self, first_seed: int, games: int) -> Batch:
        """Games first_seed, first_seed + 1, ..."""
        rows = self.rows(first_seed, games)
        seats = rows[:, SEATS_COLUMN:]
        reasons: Counter[str] = Counter()
        for reason, name in self.end_reasons.items():
            reasons[name] = int(((rows[:, ENDED_COLUMN] & reason) > 0).sum())
        return Batch(
            decisions=rows[:, DECISIONS_COLUMN],
            rounds=rows[:, ROUNDS_COLUMN],
            scores=seats[:, 0::2],
            winners=seats[:, 1::2],
            end_reasons=reasons,
        )


def preparation(kind: type[CompiledGame], rules: Record) -> Iterator[tuple[str, Callable[[], object]]]:
    """Every door of a game once, so that all are compiled; each step says what it is for."""
    engine = kind.engine
    table = kind.rules_struct.array(1)
    kind.rules_struct.restore(table, 0, kind.rules_struct.pack(rules))
    states, logs, choices = kind.state_struct.array(2), kind.log_struct.array(1), scratch(engine.MOST_LEGAL)
    results = scratch(1, SEATS_COLUMN + 2 * int(rules.players))
    yield "single steps", lambda: engine.call(table, states, 0, logs, engine.BEGIN, 1, 0, choices)
    yield "whole games", lambda: engine.simulate(table, states, logs, choices, 1, results)
