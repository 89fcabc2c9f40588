"""The engine against an independent scorer, and compiled against uncompiled."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from antilles.puerto_rico.compose import Config, compose
from antilles.puerto_rico.positions.write import write_position
from tests.differential import scorer
from tests.differential.finished_games import described, digests, finished_games
from tests.tables import SANTIAGO_TABLES, TABLE_IDS, TABLES, AnyConfig, config, covering_tables

ROOT = Path(__file__).resolve().parents[2]
UNCOMPILED = {**os.environ, "ANTILLES_JIT": "0"}
SCORED_GAMES = 150
PARITY_GAMES = 200
EXPANSION_PARITY_GAMES = 20
PARTS = 6


def scored_by_hand(table: Config, games: int) -> None:
    rules = compose(table)
    players = table.players
    for state, row, _ in finished_games(table, 77, games):
        position = write_position(table.document(), rules, state)
        scores, winning = row[-2 * players : -players], row[-players:]
        assert [scorer.total(seat, table.edition) for seat in position["seats"]] == scores
        assert scorer.winners(position) == [seat for seat, won in enumerate(winning) if won]


def same_games_uncompiled(tables: Sequence[AnyConfig], games: int) -> None:
    command = [sys.executable, "-W", "error", "-m", "tests.differential.finished_games", str(games)]
    command += [described(table) for table in tables]
    plain = subprocess.run(command, cwd=ROOT, env=UNCOMPILED, capture_output=True, text=True, check=False)
    assert plain.returncode == 0, plain.stderr
    assert plain.stdout.split() == [digest for table in tables for digest in digests(table, games)]


@pytest.mark.parametrize(("edition", "players"), TABLES, ids=TABLE_IDS)
def test_a_second_scorer_agrees_on_every_game(edition: str, players: int) -> None:
    scored_by_hand(config(edition, players), SCORED_GAMES)


@pytest.mark.parametrize("part", range(PARTS))
def test_a_second_scorer_agrees_with_expansions(part: int) -> None:
    for table in covering_tables()[part::PARTS]:
        scored_by_hand(table, SCORED_GAMES // PARTS)


@pytest.mark.parametrize(("edition", "players"), TABLES, ids=TABLE_IDS)
def test_compiled_and_uncompiled_play_the_same_games(edition: str, players: int) -> None:
    same_games_uncompiled([config(edition, players)], PARITY_GAMES)


@pytest.mark.parametrize("part", range(PARTS))
def test_compiled_and_uncompiled_agree_with_expansions(part: int) -> None:
    same_games_uncompiled(covering_tables()[part::PARTS], EXPANSION_PARITY_GAMES)


def test_compiled_and_uncompiled_play_the_same_games_of_santiago() -> None:
    same_games_uncompiled(SANTIAGO_TABLES, PARITY_GAMES // 4)


def test_every_scenario_holds_uncompiled() -> None:
    command = [sys.executable, "-m", "antilles.cli", "check", "tests/scenarios"]
    done = subprocess.run(command, cwd=ROOT, env=UNCOMPILED, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    assert " hold, 0 differ." in done.stdout
