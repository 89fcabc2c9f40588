"""Properties of the friendly face over random games: notation, undo, positions, files, seeds, views."""

from __future__ import annotations

import random
from typing import Any

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings

import antilles
from antilles.core.registry import GAMES, game_class
from tests.tables import (
    ASK_EVERYTHING,
    OPEN_POINTS,
    SANTIAGO_IDS,
    SANTIAGO_TABLES,
    TABLE_IDS,
    TABLES,
    AnyConfig,
    class_of,
    config,
    covering_tables,
)

base_tables = [config(*table, options) for table in TABLES for options in ({}, ASK_EVERYTHING, OPEN_POINTS)]
# Santiago's tables come several times, so that about a third of the games are its own.
tables = st.sampled_from([*base_tables, *covering_tables(), *SANTIAGO_TABLES, *SANTIAGO_TABLES, *SANTIAGO_TABLES])
seeds = st.integers(min_value=0, max_value=2**63 - 1)
CHECKED = settings(max_examples=40, deadline=None)


def start(table: AnyConfig, seed: int) -> Any:
    return antilles.new(class_of(table).game_id, seed=seed, **table.document())


def play_some(game: Any, seed: int, steps: int) -> Any:
    """Up to `steps` random actions; stops before the end."""
    dice = random.Random(seed)
    for _ in range(steps):
        if game.over:
            break
        game.push(dice.choice(game.legal_actions.ids))
    return game


@pytest.mark.parametrize("game_id", GAMES)
def test_every_action_reads_back_as_itself(game_id: str) -> None:
    actions = game_class(game_id).notation
    for action in range(len(actions)):
        assert actions.parse(actions.format(action)) == action
        assert actions.parse(actions.format(action).upper().replace(" ", "_")) == action


@CHECKED
@given(tables, seeds, st.integers(0, 600))
def test_undo_restores_every_byte(table: Any, seed: int, steps: int) -> None:
    game = start(table, seed)
    trail = []
    dice = random.Random(seed)
    for _ in range(steps):
        if game.over:
            break
        trail.append((game._dump(), game.event_count, list(game.legal_actions)))
        game.push(dice.choice(game.legal_actions.ids))
    while trail:
        game.pop()
        before, events, legal = trail.pop()
        assert (game._dump(), game.event_count, list(game.legal_actions)) == (before, events, legal)


@CHECKED
@given(tables, seeds, st.integers(0, 600))
def test_positions_set_up_the_very_same_game(table: Any, seed: int, steps: int) -> None:
    game = play_some(start(table, seed), seed, steps)
    twin = antilles.from_position(game.position())
    assert twin._dump() == game._dump()
    assert list(twin.legal_actions) == list(game.legal_actions)


@settings(max_examples=15, deadline=None)
@given(tables, seeds, st.integers(0, 600))
def test_game_files_rebuild_the_game(table: Any, seed: int, steps: int) -> None:
    game = play_some(start(table, seed), seed, steps)
    twin = antilles.loads(game.record())
    assert twin._dump() == game._dump()
    assert twin.record() == game.record()
    assert [event.text for event in twin.events] == [event.text for event in game.events]


@CHECKED
@given(tables, seeds, st.integers(0, 300))
def test_a_game_file_from_a_position_rebuilds_the_game(table: Any, seed: int, steps: int) -> None:
    middle = antilles.from_position(play_some(start(table, seed), seed, steps).position())
    game = play_some(middle, seed + 1, 20)
    assert antilles.loads(game.record())._dump() == game._dump()


@CHECKED
@given(tables, seeds)
def test_the_same_seed_gives_the_same_game(table: Any, seed: int) -> None:
    first, second = (play_some(start(table, seed), seed, 80) for _ in range(2))
    assert first._dump() == second._dump()
    assert first.record() == second.record()


def test_different_seeds_give_different_games() -> None:
    rows = {tuple(start(config(*TABLES[0]), seed).position()["plantations"]["face_up"].items()) for seed in range(40)}
    assert len(rows) > 10


@settings(max_examples=12, deadline=None)
@given(tables, seeds, st.integers(0, 500))
def test_illegal_and_legal_are_told_apart_and_illegal_changes_nothing(table: Any, seed: int, steps: int) -> None:
    game = play_some(start(table, seed), seed, steps)
    legal = set(game.legal_actions.ids)
    before = game._dump()
    for action in range(len(game.notation)):
        explanation = game.explain(game.notation.format(action))
        assert explanation.legal == (action in legal)
        assert explanation.rule.startswith(("PR-", "SDC-"))
        assert "{" not in explanation.sentence
        if action not in legal:
            with pytest.raises((antilles.IllegalAction, antilles.GameOver)):
                game.push(action)
    assert game._dump() == before


def secrets_changed(position: dict[str, Any], seat: int, dice: random.Random) -> dict[str, Any]:
    """The same position with everything changed that `seat` cannot see."""
    if position["game"] == "santiago-de-cuba":
        return santiago_secrets_changed(position, seat, dice)
    generator = {"low": dice.randrange(2**32), "high": dice.randrange(2**32), "draws": dice.randrange(1000)}
    boards = [dict(board) for board in position["seats"]]
    for other, board in enumerate(boards):
        if other != seat:
            board["victory_points"] -= dice.randrange(0, 1 + board["victory_points"])
            if position["supply"]["victory_points"] == 0:
                board["victory_points_on_paper"] += dice.randrange(5)
    return position | {"seats": boards, "generator": generator}


def santiago_secrets_changed(position: dict[str, Any], seat: int, dice: random.Random) -> dict[str, Any]:
    """Other goods, pesos and VP behind the rivals' screens; the supply and what is asked stay."""
    generator = {"low": dice.randrange(2**32), "high": dice.randrange(2**32), "draws": dice.randrange(1000)}
    boards = [dict(board) for board in position["seats"]]
    rivals = [other for other in range(len(boards)) if other != seat]
    for other in rivals:
        boards[other]["pesos"] += dice.randrange(5)
        boards[other]["vp"] += dice.randrange(5)
    if len(rivals) > 1 and position["now"].get("turn") == seat:
        one, two = dice.sample(rivals, 2)
        boards[one]["goods"], boards[two]["goods"] = boards[two]["goods"], boards[one]["goods"]
    return position | {"seats": boards, "generator": generator}


def hides_holdings(game: Any) -> bool:
    """Whether a seat does not see everything at this table."""
    if game.game_id == "santiago-de-cuba":
        return not game.rules.open_holdings and not game.over
    return bool(game.rules.vp_secret)


@CHECKED
@given(tables, seeds, st.integers(0, 600))
def test_a_view_does_not_change_with_what_the_seat_cannot_see(table: Any, seed: int, steps: int) -> None:
    game = play_some(start(table, seed), seed, steps)
    dice = random.Random(seed)
    for seat in range(game.players):
        if not hides_holdings(game):
            continue
        redrawn = game.determinize(seat, dice.randrange(2**62)).position()
        other = antilles.from_position(secrets_changed(redrawn, seat, dice))
        assert other.view(seat) == game.view(seat)
        assert "generator" not in game.view(seat)


@CHECKED
@given(tables, seeds, st.integers(0, 400))
def test_determinize_changes_only_what_nobody_knows(table: Any, seed: int, steps: int) -> None:
    game = play_some(start(table, seed), seed, steps)
    for seat in range(game.players):
        redrawn = game.determinize(seat, seed ^ 1)
        assert redrawn.view(seat) == game.view(seat)
        assert antilles.loads(redrawn.record())._dump() == redrawn._dump()
        mine, theirs = game.position()["seats"][seat], redrawn.position()["seats"][seat]
        assert mine == theirs


def test_what_another_seat_peeked_at_is_drawn_anew() -> None:
    position = {
        "players": 3,
        "edition": "rio-grande",
        "variants": ["one-of-each"],
        "plantations": {"top_tile": "coffee", "top_seen_by": 1, "face_up": {"corn": 2, "sugar": 2}},
        "seats": {2: {"island": {"forest": 2}, "secret_forests": {"tobacco": 2}}},
    }
    game = antilles.from_position(position)
    assert "top_tile" not in game.view(0)["plantations"]
    assert game.view(1)["plantations"]["top_tile"] == "coffee"
    assert "secret_forests" not in game.view(0)["seats"][2]
    assert game.view(2)["seats"][2]["secret_forests"] == {"tobacco": 2}
    tops, forests = set(), set()
    for seed in range(60):
        redrawn = game.determinize(0, seed).position()
        tops.add(redrawn["plantations"]["top_tile"])
        forests.add(tuple(redrawn["seats"][2]["secret_forests"].items()))
        assert game.determinize(1, seed).position()["plantations"]["top_tile"] == "coffee"
        assert game.determinize(2, seed).position()["seats"][2]["secret_forests"] == {"tobacco": 2}
    assert len(tops) == 5
    assert len(forests) > 5


@pytest.mark.parametrize(
    "table", [*(config(*table) for table in TABLES), *SANTIAGO_TABLES], ids=[*TABLE_IDS, *SANTIAGO_IDS]
)
def test_whole_games_end_with_a_winner_and_a_reason(table: AnyConfig) -> None:
    for seed in range(5):
        game = play_some(start(table, seed), seed, 10_000)
        assert game.over
        assert game.turn is None
        assert game.decision is None
        assert not game.legal_actions
        best = max(score.total for score in game.scores)
        assert game.winners
        assert all(game.scores[seat].total == best for seat in game.winners)
        assert game.end_reasons
        assert game.events[-1].kind == "game ended"
        with pytest.raises(antilles.GameOver):
            game.push("pass")
