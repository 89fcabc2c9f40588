"""Random games in bulk, and the first compilation of every entry."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import numpy as np

from antilles.core.layout import scratch
from antilles.core.simulation import Batch
from antilles.puerto_rico import engine
from antilles.puerto_rico.components import MOST_PLAYERS
from antilles.puerto_rico.compose import Config, compose
from antilles.puerto_rico.layout import LOG, RULES, STATE
from antilles.puerto_rico.vocabulary import END_REASON_NAMES

RESULT_COLUMNS = engine.SEATS_COLUMN + 2 * MOST_PLAYERS


class RandomGames:
    """Plays batches of random games at one table (core.simulation.Simulator)."""

    def __init__(self, config: Config) -> None:
        self.players = config.players
        self.house_table = config.house_table
        self.rules = RULES.array(1)
        RULES.restore(self.rules, 0, RULES.pack(compose(config)))

    def rows(self, first_seed: int, games: int) -> np.ndarray:
        """The raw results of `engine.simulate`, one row per game."""
        results = scratch(games, RESULT_COLUMNS)
        engine.simulate(self.rules, STATE.array(1), LOG.array(1), scratch(engine.MOST_LEGAL), first_seed, results)
        return np.array(results.tolist())

    def __call__(self, first_seed: int, games: int) -> Batch:
        """Games first_seed, first_seed + 1, ..."""
        rows = self.rows(first_seed, games)
        seats = rows[:, engine.SEATS_COLUMN : engine.SEATS_COLUMN + 2 * self.players]
        reasons: Counter[str] = Counter()
        for reason, name in END_REASON_NAMES.items():
            reasons[name] = int(((rows[:, engine.ENDED_COLUMN] & reason) > 0).sum())
        return Batch(
            decisions=rows[:, engine.DECISIONS_COLUMN],
            rounds=rows[:, engine.ROUNDS_COLUMN],
            scores=seats[:, 0::2],
            winners=seats[:, 1::2],
            end_reasons=reasons,
        )


def preparation() -> Iterator[tuple[str, Callable[[], object]]]:
    """Every entry once, so that all are compiled; each step says what it is for."""
    rules = RULES.array(1)
    RULES.restore(rules, 0, RULES.pack(compose(Config())))
    states, logs, choices = STATE.array(2), LOG.array(1), scratch(engine.MOST_LEGAL)
    results = scratch(1, RESULT_COLUMNS)
    yield "single steps", lambda: engine.call(rules, states, 0, logs, engine.BEGIN, 1, 0, choices)
    yield "whole games", lambda: engine.simulate(rules, states, logs, choices, 1, results)
