"""Every step of random games of Santiago de Cuba is sound, and random games reach every corner."""

from __future__ import annotations

import random
from collections import Counter

import pytest

import antilles
from antilles.santiago.compose import Config
from antilles.santiago.events import EVENT_KINDS
from antilles.santiago.vocabulary import (
    CHECKERED_FLAG,
    CUBAN_NAMES,
    DECISION_NAMES,
    DEMAND_MET,
    DIE_COLOURS,
    END_REASON_NAMES,
    VENUE_NAMES,
)
from tests.properties.santiago_audit import audit_table
from tests.tables import SANTIAGO_IDS, SANTIAGO_TABLES

GAMES = 60


@pytest.mark.parametrize("table", SANTIAGO_TABLES, ids=SANTIAGO_IDS)
def test_every_step_of_random_games_is_sound(table: Config) -> None:
    assert audit_table(table, 1, GAMES) > GAMES


def test_random_games_reach_every_corner() -> None:
    """Every decision asked, every Cuban visited and turned busy, every venue used, owned and called, every end."""
    seen: Counter[str] = Counter()
    for seed in range(60):
        table = SANTIAGO_TABLES[seed % len(SANTIAGO_TABLES)]
        game = antilles.new("santiago-de-cuba", seed=seed, **table.document())
        dice = random.Random(seed)
        while not game.over:
            seen[f"asked {game.decision}"] += 1
            game.push(dice.choice(game.legal_actions.ids))
        for event in game.events:
            seen[event.kind] += 1
            if event.kind in ("used", "captured", "visited"):
                seen[f"{event.kind} {VENUE_NAMES[event.numbers[0]]} {event.numbers[1]}"] += 1
            elif event.kind in ("cuban busy", "cuban freed"):
                seen[f"{event.kind} {CUBAN_NAMES[event.numbers[0]]}"] += 1
            elif event.kind == "ship left":
                seen[f"ship left {event.numbers[1]}"] += 1
        for reason in game.end_reasons:
            seen[f"end {reason}"] += 1
    wanted = {f"asked {name}" for name in DECISION_NAMES[1:]} | {name for name, _ in EVENT_KINDS}
    wanted |= {f"used {venue} 0" for venue in VENUE_NAMES} | {f"used {venue} 1" for venue in VENUE_NAMES}
    wanted |= {f"captured {venue} 0" for venue in VENUE_NAMES} | {f"visited {venue} 0" for venue in VENUE_NAMES}
    wanted |= {f"cuban busy {cuban}" for cuban in CUBAN_NAMES} | {f"cuban freed {cuban}" for cuban in CUBAN_NAMES}
    wanted |= {f"ship left {why}" for why in (DEMAND_MET, CHECKERED_FLAG)} | {
        f"end {reason}" for reason in END_REASON_NAMES.values()
    }
    assert {corner for corner in wanted if not seen[corner]} == set()


def test_real_rolls_of_zeros_send_the_ship_off() -> None:
    """SDC-SHIP-6, SDC-AMB-29: four zeros are rare enough to be looked for among many first rolls."""
    gone = stayed = 0
    for seed in range(1500):
        game = antilles.new("santiago-de-cuba", players=2, seed=seed)
        dice = list(game.position()["rolled"].values())
        if dice.count(0) == 4:
            other = next(place for place, value in enumerate(dice) if value)
            for left_out in range(5):
                game.push(f"leave out {DIE_COLOURS[left_out]}")
                gone += left_out == other and game.position()["ship"] >= 2 and game.decision == "demand"
                stayed += left_out != other and game.position()["ship"] == 1 and game.decision == "drive"
                game.pop()
    assert gone >= 2
    assert stayed == 4 * gone
