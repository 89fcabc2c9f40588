"""Every refusal of Santiago de Cuba stands on the page of refusals, with the rule that `explain` names."""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest
import yaml

import antilles
from antilles.santiago.actions import ACTIONS
from antilles.santiago.reasons import REASONS
from tests.tables import SANTIAGO_TABLES

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "docs" / "generated" / "santiago" / "refusals.md"
ROW = re.compile(r"^\| (?P<rule>SDC-\S+) \| `(?P<message>[^`]+)` \|", re.M)


# Of the casino's many actions a few will do.
EXPLAINED = [action for action, text in enumerate(ACTIONS.texts) if "casino" not in text or action % 50 == 0]


SCARCE = {
    "game": "santiago-de-cuba",
    "car": "alonso",
    "now": "alonso",
    "busy": "pedro",
    "seats": {
        0: {"goods": {"sugar": 4, "tobacco": 4}, "owns": ["distillery", "cigar factory", "newspaper"]},
        1: {"goods": {"rum": 8, "cigars": 8}},
    },
}


def rows_of_page() -> set[tuple[str, str]]:
    """(rule, message) of every row."""
    return {(row["rule"], row["message"]) for row in ROW.finditer(PAGE.read_text(encoding="utf-8"))}


def refusals_of(game: Any) -> set[tuple[str, str]]:
    """(rule, message) of every action that is refused now."""
    explained = (game.explain(action) for action in EXPLAINED)
    return {(told.rule, told.message.id) for told in explained if not told.legal}


def refusals_of_games() -> set[tuple[str, str]]:
    """What random games provoke, and an empty supply."""
    found = refusals_of(antilles.from_position(SCARCE))
    for seed in range(2 * len(SANTIAGO_TABLES)):
        table = SANTIAGO_TABLES[seed % len(SANTIAGO_TABLES)].document()
        game = antilles.new("santiago-de-cuba", seed=seed, **table)
        dice = random.Random(seed)
        while not game.over:
            if dice.random() < 0.1:
                found |= refusals_of(game)
            game.push(dice.choice(game.legal_actions.ids))
        found |= refusals_of(game)
    return found


def test_the_page_names_the_rules_that_explain_names() -> None:
    """What the game says of itself once it is over is no refusal of the rules."""
    over = {("SDC-END-1", "game-is-over"), ("SDC-END-1", "sdc-refusal-game-is-over")}
    assert refusals_of_games() - over == rows_of_page() - over


def test_the_page_names_the_rules_that_scenarios_name() -> None:
    """Scenarios say by which rule an action is refused; each is a rule of the page or of something never possible."""
    rules = {row.rule for row in REASONS}
    named = {
        str(rule)
        for path in (ROOT / "tests" / "scenarios" / "santiago").rglob("*.yaml")
        for scenario in yaml.safe_load_all(path.read_text(encoding="utf-8"))
        for rule in named_rules(scenario)
    }
    assert named
    assert named <= rules | {never.rule for never in antilles.new("santiago-de-cuba").notation.never.values()}


def named_rules(document: Any) -> list[str]:
    """The rules after `refused` in a scenario."""
    if isinstance(document, list):
        return [rule for part in document for rule in named_rules(part)]
    if not isinstance(document, dict):
        return []
    refused = document.get("refused")
    here = list(refused.values()) if isinstance(refused, dict) else []
    return here + [rule for part in document.values() for rule in named_rules(part)]


@pytest.mark.parametrize(
    ("said", "rule"),
    [
        ("drive 0", "SDC-CAR-1"),
        ("drive 11", "SDC-CAR-4"),
        ("take 2 rum", "SDC-CUBAN-PABLO"),
        ("give 2 pesos", "SDC-CUBAN-EL_ZORRO"),
        ("load 9 sugar", "SDC-SETUP-5"),
        ("load sugar 0", "SDC-PORT-2"),
        ("load wood 2", "SDC-WOOD-1"),
        ("leave out wood", "SDC-SHIP-5"),
        ("visit port", "SDC-TURN-4"),
        ("venue cafe sugar", "SDC-VENUE-CAFE"),
        ("use casino 4 pesos", "SDC-VENUE-CASINO"),
        ("venue casino 231 vp", "SDC-VENUE-CASINO"),
        ("use sawmill 2", "SDC-VENUE-SAWMILL"),
    ],
)
def test_what_is_never_possible_gets_its_rule(said: str, rule: str) -> None:
    game = antilles.new("santiago-de-cuba", players=2, seed=1)
    assert game.explain(said).rule == rule
    with pytest.raises(antilles.IllegalAction) as refused:
        game.push(said)
    assert refused.value.rule == rule


def test_the_rule_at_the_pawn_question() -> None:
    """The page said 'that of the question', `explain` another rule."""
    game = antilles.from_position({"game": "santiago-de-cuba", "players": 2, "car": "pedro", "now": "pawn"})
    assert game.explain("venue bank").rule == "SDC-TURN-5"
    assert game.explain("pass").rule == "SDC-TURN-4"
