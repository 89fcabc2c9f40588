"""The engine of Santiago de Cuba against a second reading of the ledger: every question, answer and position."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import antilles
from tests.differential.santiago_duel import TABLES, duel, kind
from tests.differential.santiago_reference import Reference

ROOT = Path(__file__).resolve().parents[2]
PLAYERS = (2, 3, 4)
GAMES = 4
ODD_STARTS = 8
UNCOMPILED_GAMES = 100
KINDS = {
    *("pass", "drive", "take", "give", "capture", "visit", "leave"),
    *("load sugar", "load tobacco", "load fruit", "load rum", "load cigars", "load wood"),
    *("venue bank", "venue customs", "venue church", "venue port", "venue distillery", "venue cigar"),
    *("venue black", "venue sawmill", "venue cafe", "venue casino", "venue contractor", "venue newspaper"),
}


def reference(**document: Any) -> Reference:
    return Reference(antilles.from_position(document | {"game": "santiago-de-cuba"}, seed=1).position())


def test_the_reference_plays_the_loading_round_of_the_booklet() -> None:
    """SDC-EX-04."""
    held: list[dict[str, int]] = [{"fruit": 2, "rum": 1}, {"sugar": 2}, {"fruit": 1}, {}]
    game = reference(
        players=4,
        price=3,
        demand={"fruit": 4, "sugar": 2, "rum": 1, "tobacco": 0},
        seats=[{"goods": goods, "vp": 0} for goods in held],
        now={"decision": "load", "turn": 0},
        options={"ask_everything": True},
    )
    for text in ("load fruit 2", "load sugar 2", "load fruit 1", "pass", "load rum 1", "pass", "pass", "pass"):
        game.apply(text)
    assert [seat["vp"] for seat in game.seats] == [9, 6, 3, 0]
    assert game.demand == {"fruit": 1, "sugar": 0, "rum": 0, "tobacco": 0}
    assert (game.ship, game.ship_in_port, game.prices[game.flag]) == (1, True, 4)
    assert (game.decision, game.turn) == ("drive", 1)


def test_the_reference_frees_a_busy_cuban_on_a_full_lap() -> None:
    """SDC-EX-51, the third case."""
    game = reference(players=2, car="maria", busy=["maria"], seats=[{"pesos": 9, "vp": 0}])
    stop = game.car
    game.apply("drive 10")
    assert (game.car, game.busy, game.me["pesos"], game.me["vp"]) == (stop, set(), 0, 2)
    assert game.prices[game.flag] == 3


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("table", TABLES)
def test_whole_games_agree(table: str, players: int) -> None:
    for number in range(GAMES):
        duel(3 * number + players - 2, table=table, odd=False)


@pytest.mark.parametrize("players", PLAYERS)
@pytest.mark.parametrize("table", TABLES)
def test_games_from_odd_positions_agree(table: str, players: int) -> None:
    for number in range(ODD_STARTS):
        duel(10_000 + 3 * number + players - 2, table=table, odd=True)


def test_the_games_compared_hold_every_kind_of_action() -> None:
    used: Counter[str] = Counter()
    for seed in range(20_000, 20_030):
        duel(seed, used)
    assert {kind(text) for text in used} == KINDS


def test_games_agree_uncompiled() -> None:
    command = [sys.executable, "-W", "error", "-m", "tests.differential.santiago_reference", "--jobs", "1"]
    command += ["--games", str(UNCOMPILED_GAMES), "--first", "30000"]
    plain = {**os.environ, "ANTILLES_JIT": "0"}
    done = subprocess.run(command, cwd=ROOT, env=plain, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    assert "agree everywhere" in done.stdout
