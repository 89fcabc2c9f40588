"""The engine against an independent scorer, and compiled against uncompiled."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from antilles.puerto_rico.compose import compose
from antilles.puerto_rico.engine import SEATS_COLUMN
from antilles.puerto_rico.positions.write import write_position
from tests.differential import scorer
from tests.differential.finished_games import digests, finished_games
from tests.tables import TABLE_IDS, TABLES, config

ROOT = Path(__file__).resolve().parents[2]
UNCOMPILED = {**os.environ, "ANTILLES_JIT": "0"}
SCORED_GAMES = 150
PARITY_GAMES = 200


@pytest.mark.parametrize(("edition", "players"), TABLES, ids=TABLE_IDS)
def test_a_second_scorer_agrees_on_every_game(edition: str, players: int) -> None:
    table = config(edition, players)
    rules = compose(table)
    described = {"edition": edition, "players": players, "options": {}}
    for state, row, _ in finished_games(table, 77, SCORED_GAMES):
        position = write_position(described, rules, state)
        scores = row[SEATS_COLUMN : SEATS_COLUMN + 2 * players : 2]
        winning = row[SEATS_COLUMN + 1 : SEATS_COLUMN + 2 * players : 2]
        assert [scorer.total(seat, edition) for seat in position["seats"]] == scores
        assert scorer.winners(position) == [seat for seat, won in enumerate(winning) if won]


@pytest.mark.parametrize(("edition", "players"), TABLES, ids=TABLE_IDS)
def test_compiled_and_uncompiled_play_the_same_games(edition: str, players: int) -> None:
    command = [sys.executable, "-W", "error", "-m", "tests.differential.finished_games", edition, str(players)]
    plain = subprocess.run(
        [*command, str(PARITY_GAMES)], cwd=ROOT, env=UNCOMPILED, capture_output=True, text=True, check=False
    )
    assert plain.returncode == 0, plain.stderr
    assert plain.stdout.split() == digests(config(edition, players), PARITY_GAMES)


def test_every_scenario_holds_uncompiled() -> None:
    command = [sys.executable, "-m", "antilles.cli", "check", "tests/scenarios"]
    done = subprocess.run(command, cwd=ROOT, env=UNCOMPILED, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert " hold, 0 differ." in done.stdout
