"""Every step of random games of Santiago de Cuba is sound, and random games reach every corner."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

import antilles
from antilles.core.layout import Struct
from antilles.santiago import actions, cubans, decisions, endings, goods, venues
from antilles.santiago.compose import Config
from antilles.santiago.events import EVENTS
from antilles.santiago.layout import STATE
from tests.properties.santiago_audit import audit_table
from tests.tables import SANTIAGO_IDS, SANTIAGO_TABLES

GAMES = 60


@pytest.mark.xdist_group("santiago audit")  # compiled for these tests, once
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
            told = event.payload
            if event.kind in ("used", "captured", "visited"):
                seen[f"{event.kind} {told['venue']} {int(told.get('through_alonso', 0))}"] += 1
            elif event.kind in ("cuban busy", "cuban freed"):
                seen[f"{event.kind} {told['cuban']}"] += 1
            elif event.kind == "ship left":
                seen[f"ship left {told['why']}"] += 1
        for reason in game.end_reasons:
            seen[f"end {reason}"] += 1
    wanted = {f"asked {name}" for name in decisions.NAMES[1:]} | {row.name for row in EVENTS}
    wanted |= {f"used {venue} {how}" for venue in venues.NAMES for how in (0, 1)}
    wanted |= {f"{done} {venue} 0" for venue in venues.NAMES for done in ("captured", "visited")}
    wanted |= {f"{done} {cuban}" for cuban in cubans.NAMES for done in ("cuban busy", "cuban freed")}
    wanted |= {f"ship left {why}" for why in ("demand met", "checkered flag")}
    wanted |= {f"end {reason}" for reason in endings.NAMES.values()}
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
                game.push(f"leave out {goods.COLOURS[left_out]}")
                gone += left_out == other and game.position()["ship"] >= 2 and game.decision == "demand"
                stayed += left_out != other and game.position()["ship"] == 1 and game.decision == "drive"
                game.pop()
    assert gone >= 2
    assert stayed == 4 * gone


def test_no_field_leaves_its_bounds() -> None:
    """Types follow from the bounds, so bounds that hold mean that nothing overflows."""
    for seed in range(30):
        table = SANTIAGO_TABLES[seed % len(SANTIAGO_TABLES)]
        game = antilles.new("santiago-de-cuba", seed=seed, **table.document())
        dice = random.Random(seed)
        while not game.over:
            check_bounds(STATE, game.state)
            game.push(dice.choice(game.legal_actions.ids))


def check_bounds(struct: Struct, record: Any) -> None:
    for field in struct.fields:
        value = getattr(record, field.name)
        if field.of:
            for inner in value:
                check_bounds(field.of, inner)
            continue
        numbers = np.array(value.tolist()).ravel().tolist() if field.shape else [value]
        assert field.least <= min(numbers), field
        assert max(numbers) <= field.most, field


def test_there_is_room_for_all_answers() -> None:
    """The most legal actions of each question follow from the table; with much money the bound is met."""
    rich = {"pesos": 1000, "vp": 1000, "goods": {"sugar": 1, "tobacco": 2, "fruit": 1, "rum": 2, "cigars": 1}}
    position = {"game": "santiago-de-cuba", "car": "alonso", "now": "alonso"}
    owner = rich | {"owns": ["casino", "newspaper", "black market"]}
    game = antilles.from_position(position | {"seats": {0: owner}})
    most = actions.most_answers(decisions.ALONSO)
    assert most == actions.MOST_LEGAL
    assert 400 < len(game.legal_actions) <= most
    visitor = rich | {"pawn": "casino"}
    game = antilles.from_position(position | {"now": {"decision": "venue"}, "seats": {0: visitor}})
    assert len(game.legal_actions) == actions.most_answers(decisions.VENUE)
