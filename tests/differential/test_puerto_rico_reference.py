"""The engine of Puerto Rico against a second reading of the ledger: every question, answer and position."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import antilles
from antilles.core.errors import ConfigError
from tests.differential.puerto_rico_duel import STAGES, differences, duel, kind, some_table
from tests.differential.puerto_rico_reference import Reference, setting_up

GAMES = 4
ODD_STARTS = 6
SETUPS = 150
KINDS = {
    *("accept", "bonus", "buy", "colonist", "draw", "forest", "give", "guest", "keep", "load", "luring", "nobles"),
    *("pass", "place", "plantation", "post", "quarries", "raid", "receive", "return", "robbery", "sell", "small"),
    *("supply", "take", "takeover", "union", "villa", "wharf"),
}


def reference(**document: Any) -> Reference:
    return Reference(antilles.from_position(document, seed=1).position())


def test_the_reference_deals_the_ship_as_in_the_booklets() -> None:
    """EX-MAYOR-DEAL-6: six on the ship, four players, and the privilege."""
    game = reference(players=4, colonist_ship=6, options={"mayor_rearrange": False})
    for text in ("role mayor", "colonist"):
        game.apply(text)
    assert [player.standing("limbo") for player in game.board.players] == [3, 2, 1, 1]


def test_the_reference_makes_up_a_price_exactly() -> None:
    """PR-BLD-BLACK-MARKET, R-16: the worker of a quarry is worth nothing where the quarry was needed."""
    island = {"quarry": {"tiles": 1, "colonists": 1}, "corn": {"tiles": 1, "colonists": 1}}
    city = {"black market": 1, "office": 0}
    game = reference(
        expansions=["buildings"],
        options={"building_set": "random"},
        drafted=RANDOM_SET,
        seats=[{"doubloons": 4, "island": island, "city": city, "goods": {"corn": 1}, "victory_points": 1}],
    )
    game.apply("role builder")
    assert "build factory" in game.texts  # 7 - 1 - 1 = 5, one short
    game.apply("build factory")
    assert set(game.texts) == {"return colonist corn", "return colonist quarry", "pass"}
    game.apply("return colonist quarry")
    assert game.question is not None
    assert (game.question.decision, game.texts) == ("black market good", ["return good corn", "pass"])


def test_a_position_of_the_festival_in_the_trader_phase_is_read_again() -> None:
    """PR-X4-03 in the land office: a bought plantation meets the goal."""
    game = antilles.from_position(
        {
            "edition": "1897",
            "players": 3,
            "expansions": ["nobles", "festival"],
            "festival": {"plantation": "corn"},
            "plantations": {"face_up": {"indigo": 4}, "face_down": {"corn": 3}},
            "seats": [{"doubloons": 5, "island": {"corn": 2, "quarry": 3}, "city": {"land office": 1}}],
            "now": {"role": "trader", "holder": 0},
        },
        seed=1,
    )
    game.push("buy land")
    assert game.decision == "festival place"
    assert antilles.from_position(game.position()).position() == game.position()


RANDOM_SET = [
    *("small market", "hacienda", "black market", "small warehouse", "hospice", "office", "large market"),
    *("large warehouse", "factory", "university", "harbor", "wharf", "guild hall", "residence", "fortress"),
    *("customs house", "city hall"),
]


def test_first_positions_agree() -> None:
    rng = random.Random(1)
    compared = 0
    for seed in range(SETUPS):
        table = some_table(rng.choice(list(STAGES)), rng)
        players = rng.randint(2, 5)
        try:
            position = antilles.new("puerto-rico", players=players, seed=seed, **table).position()
        except ConfigError:
            assert (players, table["edition"]) == (2, "classic")
            continue
        expansions, variants, options = position["expansions"], position["variants"], table.get("options", {})
        chosen = position.get("drafted", list(position["buildings"]))
        expected = setting_up.expected(table["edition"], players, expansions, variants, options, chosen)
        assert not differences(setting_up.found(position), expected), table
        compared += 1
    assert compared > SETUPS // 2


@pytest.mark.parametrize("stage", STAGES)
def test_games_agree(stage: str) -> None:
    for seed in range(GAMES):
        duel(40_000 + seed, stage, odd=False)


@pytest.mark.parametrize("stage", STAGES)
def test_games_from_odd_positions_agree(stage: str) -> None:
    for seed in range(ODD_STARTS):
        duel(50_000 + seed, stage, odd=True)


def test_the_games_compared_hold_every_kind_of_action() -> None:
    used: Counter[str] = Counter()
    for seed in range(45):
        duel(61_000 + seed, "asking" if seed % 2 else "everything", used, odd=True)
    found = {kind(text).split()[0] for text in used}
    assert found >= KINDS, KINDS - found
