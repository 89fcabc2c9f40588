"""Finished random games: their final states, compiled or not.

`ANTILLES_JIT=0 python -m tests.differential.finished_games GAMES TABLE...` prints one digest per game; a table is JSON.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from typing import Any

from antilles.core.layout import Record, scratch
from antilles.core.random_games import SEATS_COLUMN
from antilles.puerto_rico import engine
from antilles.puerto_rico.components import MOST_PLAYERS
from antilles.puerto_rico.compose import Config, compose
from antilles.puerto_rico.layout import LOG, RULES, STATE


def finished_games(table: Config, first_seed: int, games: int) -> Iterator[tuple[Record, list[int], bytes]]:
    """(final state, row of results, bytes of the final state) of each game."""
    rules, states, logs = RULES.array(1), STATE.array(1), LOG.array(1)
    RULES.restore(rules, 0, RULES.pack(compose(table)))
    choices, results = scratch(engine.MOST_LEGAL), scratch(1, SEATS_COLUMN + 2 * MOST_PLAYERS)
    for game in range(games):
        engine.simulate(rules, states, logs, choices, first_seed + game, results)
        final = STATE.dump(states, 0)
        rows: Any = results.tolist()
        yield STATE.unpack(final), rows[0], final


def digests(table: Config, games: int) -> list[str]:
    """One digest per game: every choice, every count of choices, the scores and the final bytes."""
    return [
        hashlib.sha256(repr(row).encode() + final).hexdigest()[:16]
        for _, row, final in finished_games(table, 9_000, games)
    ]


if __name__ == "__main__":
    for described in sys.argv[2:]:
        print("\n".join(digests(Config(**json.loads(described)), int(sys.argv[1]))))
