"""The goals of the festival at the table: what is wanted, who is near, who has won, also after going back."""

from __future__ import annotations

import random
from typing import Any

import pytest

import antilles
from antilles.core.game import Game
from antilles.puerto_rico.festival import PLANTATIONS_WANTED
from antilles.server.schemas.views import PuertoRicoFestival
from antilles.tableside.table import Table
from tests.tableside.positions import position

FESTIVE: dict[str, Any] = {"players": 3, "edition": "1897", "expansions": ["festival"]}


def goals_of(game: Game) -> dict[str, dict[str, Any]]:
    shown = Table(game).view(None)["festival"]
    PuertoRicoFestival.model_validate(shown)
    return {goal["goal"]: goal for goal in shown["goals"]}


@pytest.mark.parametrize("seed", range(4))
def test_who_wins_a_goal_is_told_until_the_end_and_again_after_going_back(seed: int) -> None:
    game, rng = antilles.new("puerto-rico", seed=seed, **FESTIVE), random.Random(seed)
    begun = goals_of(game)
    won: dict[str, tuple[int, int]] = {}
    while not game.over:
        before, now, mark = goals_of(game), game.view(None)["round"], game.event_count
        game.push(rng.choice(game.legal_actions.ids))
        for event in game.events_for(None, mark):
            if event.kind == "goal won":
                won[event.payload["goal"]] = event.seat or 0, now
                taken = game.copy()
                taken.pop()
                assert goals_of(taken) == before
    after = goals_of(game)
    assert {name: goal["wanted"] for name, goal in after.items()} == {
        name: goal["wanted"] for name, goal in begun.items()
    }
    assert {name: (goal["winner"], goal["round"]) for name, goal in after.items() if goal["won"]} == won
    assert goals_of(game.copy(history=False)) == after, "as a replay has it"


def test_who_is_near_has_most_of_what_is_wanted() -> None:
    seats: list[dict[str, Any]] = [
        {"island": {"corn": [2, 2], "sugar": [2, 2]}, "city": {"sugar mill": 1}},
        {"island": {"corn": [1, 0]}},
        {"island": {"tobacco": [2, 0]}},
    ]
    festival = {"plantation": "tobacco", "goods": {"corn": 2, "sugar": 1}, "building": "harbor"}
    table = position({"decision": "role pick"}, *seats, **FESTIVE, festival=festival)
    found = goals_of(table.game)
    assert found["plantation"]["wanted"] == {"tobacco": PLANTATIONS_WANTED}
    assert (found["plantation"]["nearest"], found["plantation"]["reached"]) == ([2], 2)
    assert (found["goods"]["nearest"], found["goods"]["reached"]) == ([0], 3)
    assert (found["building"]["nearest"], found["building"]["left"]) == ([], table.view(0)["buildings"]["harbor"])
    assert not any(goal["won"] for goal in found.values())


def test_what_was_won_before_a_position_is_won_by_nobody_known() -> None:
    table = position({"decision": "role pick"}, **FESTIVE, festival={"building": "harbor"})
    found = goals_of(table.game)
    assert [found[name]["won"] for name in ("plantation", "goods", "building")] == [True, True, False]
    assert (found["goods"]["winner"], found["goods"]["wanted"]) == (None, {})


def test_a_goal_won_since_a_position_has_its_winner() -> None:
    seat = {"doubloons": 20}
    table = position({"role": "builder", "holder": 0}, seat, **FESTIVE, round=5, festival={"building": "harbor"})
    table.game.push("build harbor")
    goal = goals_of(table.game)["building"]
    assert (goal["won"], goal["winner"], goal["round"], goal["wanted"]) == (True, 0, 5, {"harbor": 1})
