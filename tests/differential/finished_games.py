"""Finished random games: their final states, compiled or not.

`ANTILLES_JIT=0 python -m tests.differential.finished_games GAMES TABLE...` prints one digest per game; a table is JSON.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator

from antilles.core.records import Record
from antilles.puerto_rico.compose import Config
from antilles.santiago.compose import Config as SantiagoConfig
from tests.tables import AnyConfig, class_of


def finished_games(table: AnyConfig, first_seed: int, games: int) -> Iterator[tuple[Record, list[int], bytes]]:
    """(final state, scores and winners, bytes of the final state) of each game."""
    engine = class_of(table).make_engine(table.rules())
    states = engine.states(1)
    for seed in range(first_seed, first_seed + games):
        engine.begin(states, [seed])
        played = engine.play_on(states, [seed])
        final = engine.state_struct.dump(states, 0)
        numbers = [played.decisions, played.rounds, played.ended, played.digests, played.scores, played.winners]
        yield engine.state_struct.unpack(final), [n for part in numbers for n in part.ravel().tolist()], final


def digests(table: AnyConfig, games: int) -> list[str]:
    """One digest per game: every choice, every count of choices, the scores and the final bytes."""
    return [
        hashlib.sha256(repr(row).encode() + final).hexdigest()[:16]
        for _, row, final in finished_games(table, 9_000, games)
    ]


def described(table: AnyConfig) -> str:
    """A table as an argument."""
    return json.dumps({"game": class_of(table).game_id, "config": table.document()})


def table_of(text: str) -> AnyConfig:
    """The table of an argument."""
    found = json.loads(text)
    return SantiagoConfig(**found["config"]) if found["game"] == "santiago-de-cuba" else Config(**found["config"])


if __name__ == "__main__":
    for argument in sys.argv[2:]:
        print("\n".join(digests(table_of(argument), int(sys.argv[1]))))
