"""Whole arrangements in one line reach every result of placing and storing, and nothing else."""

from __future__ import annotations

import itertools
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

import antilles

GOODS = ("corn", "indigo", "sugar", "tobacco", "coffee")


def results_of_single_actions(game: Any, decision: str) -> dict[str, list[str]]:
    """Every way to answer the decision step by step: final position -> the lines that lead there."""
    seat = game.turn
    found: dict[str, list[str]] = {}

    def explore(line: list[str]) -> None:
        if game.decision != decision or game.turn != seat:
            found.setdefault(repr(game.position()), []).append(", ".join(line))
            return
        for action in list(game.legal_actions):
            game.push(action)
            explore([*line, action])
            game.pop()

    explore([])
    return found


def storage_game(goods: dict[str, int], city: dict[str, int]) -> Any:
    position = {"players": 3, "now": {"role": "captain", "holder": 0}, "seats": [{"goods": goods, "city": city}]}
    full = [{"spaces": 4, "good": "corn", "load": 4}, {"spaces": 5, "good": "sugar", "load": 5}]
    return antilles.from_position(position | {"ships": [*full, {"spaces": 6, "good": "coffee", "load": 6}]})


def kept_by_the_booklet(goods: dict[str, int], kinds: int) -> set[tuple[int, ...]]:
    """PR-STORAGE-01 to -03, R-11, counted by hand: whole kinds into warehouses, then one single good of the rest."""
    held = [good for good in GOODS if goods.get(good)]
    results = set()
    for stored in itertools.combinations(held, min(kinds, len(held))):
        rest = [good for good in held if good not in stored]
        for single in rest or [None]:
            results.add(tuple(goods.get(g, 0) if g in stored else int(g == single) for g in GOODS))
    return results


@settings(max_examples=60, deadline=None)
@given(st.dictionaries(st.sampled_from(GOODS), st.integers(1, 3), min_size=1), st.booleans(), st.booleans())
def test_storage_offers_exactly_what_the_booklet_allows(goods: dict[str, int], small: bool, large: bool) -> None:
    goods = {good: min(number, 3) for good, number in goods.items()}
    city = {"small warehouse": int(small), "large warehouse": int(large)}
    tokens = {"corn": 6, "sugar": 6, "coffee": 3}
    goods = {good: min(number, tokens.get(good, 9)) for good, number in goods.items()}
    game = storage_game(goods, city)
    if game.decision == "store goods":
        results = results_of_single_actions(game, "store goods")
        assert all(len(lines) == 1 for lines in results.values()), "a result is reached in two ways"
        kept = set()
        for lines in results.values():
            twin = game.copy()
            twin.push(lines[0])
            held = twin.position()["seats"][0]["goods"]
            kept.add(tuple(held.get(good, 0) for good in GOODS))
        assert kept == kept_by_the_booklet(goods, small + 2 * large)
    else:
        held = game.position()["seats"][0]["goods"]
        assert kept_by_the_booklet(goods, small + 2 * large) == {tuple(held.get(good, 0) for good in GOODS)}


def mayor_game(island: dict[str, Any], city: dict[str, int], limbo: int, edition: str) -> Any:
    seats = [{"island": island, "city": city, "limbo": limbo}]
    position = {"players": 3, "edition": edition, "colonist_ship": 0, "seats": seats, "supply": {"colonists": 0}}
    return antilles.from_position(position | {"now": {"role": "mayor", "holder": 0}})


CIRCLES = {"corn": 2, "quarry": 1, "sugar mill": 3, "harbor": 1, "coffee roaster": 2}


@pytest.mark.parametrize("colonists", range(10))
def test_placing_offers_every_way_to_fill_circles_once(colonists: int) -> None:
    island = {"corn": [2, 0], "quarry": [1, 0]}
    game = mayor_game(island, {"sugar mill": 0, "harbor": 0, "coffee roaster": 0}, colonists, "polish")
    choices = itertools.product(*(range(number + 1) for number in CIRCLES.values()))
    possible = [choice for choice in choices if sum(choice) == min(colonists, 9)]
    if len(possible) == 1:
        assert game.decision == "role pick"
        return
    results = results_of_single_actions(game, "mayor place")
    assert len(results) == len(possible)
    assert all(len(lines) == 1 for lines in results.values())
    for choice in possible:
        twin = game.copy()
        twin.push("place " + ", ".join(f"{name} {number}" for name, number in zip(CIRCLES, choice, strict=True)))
        seat = twin.position()["seats"][0]
        assert (seat["island"]["corn"]["colonists"], seat["city"]["sugar mill"]) == (choice[0], choice[2])


def test_classic_moves_only_the_unplaced() -> None:
    game = mayor_game({"corn": [2, 1]}, {"sugar mill": 2, "harbor": 0}, 1, "classic")
    assert len(results_of_single_actions(game, "mayor place")) == 3
    with pytest.raises(antilles.IllegalAction, match="PR-MAYOR-04"):
        game.push("place corn 0")


@pytest.mark.parametrize(
    "line",
    [
        "place corn 2, harbor 1, sugar mill 3",
        "place corn 0, harbor 0",
        "place corn 1, corn 1",
        "place corn 9, quarry 1",
    ],
)
def test_an_impossible_arrangement_changes_nothing(line: str) -> None:
    game = mayor_game({"corn": [2, 0]}, {"sugar mill": 0, "harbor": 0}, 3, "polish")
    before = game._dump()
    with pytest.raises(antilles.AntillesError):
        game.push(line)
    assert game._dump() == before
    assert game.pushes == 0


def test_a_small_wharf_line_is_not_confused_by_the_storage_after_it() -> None:
    game = antilles.from_position(
        {
            "players": 2,
            "expansions": ["buildings"],
            "now": {"role": "captain", "holder": 0},
            "ships": [{"spaces": 4, "good": "corn", "load": 4}, {"spaces": 6, "good": "tobacco", "load": 6}],
            "seats": {0: {"goods": {"indigo": 4, "sugar": 2}, "city": {"small wharf": 1}}, 1: {"goods": {}}},
        }
    )
    line = "small wharf indigo 2, sugar 2"
    assert game.explain(line)
    game.push(line)
    assert game.position()["seats"][0]["goods"] == {"indigo": 1}
