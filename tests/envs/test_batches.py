"""Batches play the games that single games play, and rows tell a seat nothing that it may not know."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import antilles
from antilles.envs.batch import Batch, Table
from tests.tables import SANTIAGO_TABLES, AnyConfig, class_of, covering_tables

TABLES: list[AnyConfig] = [*covering_tables()[::4], *SANTIAGO_TABLES[::2]]


def table_of(config: AnyConfig) -> dict[str, Any]:
    return {key: value for key, value in config.document().items() if key != "game"}


def rows_of(table: Table, states: Any, seat: int, *, full: bool = False) -> Any:
    """Rows of states that are already there."""
    batch = Batch(table.kind.game_id, len(states), view="none", masks=False, **table_of(table.config))
    for row, data in enumerate(states):
        batch.table.engine.state_struct.restore(batch._states, row, data)
    return batch.observe(seat, full=full)


@pytest.mark.parametrize("part", range(4))
def test_what_a_seat_cannot_know_changes_no_number(part: int) -> None:
    hidden = 0
    for number, config in enumerate(TABLES[part::4]):
        kind = class_of(config)
        table = Table(kind.game_id, table_of(config))
        game = kind.start(seed=number, **config.document())
        dice = random.Random(number)
        here: list[list[bytes]] = [[] for _ in range(game.players)]
        elsewhere: list[list[bytes]] = [[] for _ in range(game.players)]
        while not game.over:
            game.push(dice.choice(game.legal_actions.ids))
            if dice.random() < 0.15:
                seat = dice.randrange(game.players)
                here[seat].append(game.state_bytes())
                elsewhere[seat].append(game.determinize(seat, dice.randrange(1 << 30)).state_bytes())
        for seat in range(game.players):
            if here[seat]:
                assert (rows_of(table, here[seat], seat) == rows_of(table, elsewhere[seat], seat)).all()
                full = rows_of(table, here[seat], seat, full=True)
                hidden += int((full != rows_of(table, elsewhere[seat], seat, full=True)).any())
                hidden += int((full[:, : table.width()] != rows_of(table, here[seat], seat)).any())
    assert hidden


def test_other_peoples_points_are_not_in_a_row() -> None:
    """Sight of a field that a redraw does not touch: points behind a screen."""
    for game_id, name in (("puerto-rico", "vp_chips"), ("santiago-de-cuba", "pesos")):
        batch = Batch(game_id, 4, players=3)
        for _ in range(250):
            batch.step(batch.random_actions)
        pieces = {piece.name: piece for piece in batch.table.pieces()}
        own, others = pieces[f"seat+0 {name}"], [pieces[f"seat+{seat} {name}"] for seat in (1, 2)]
        full = batch.observe(0, full=True)
        assert full[:, own.start].any()
        assert any(full[:, piece.start].any() for piece in others)
        assert not any(batch.observe(0)[:, piece.start].any() for piece in others)


@pytest.mark.parametrize("config", TABLES[::5], ids=str)
def test_rows_keep_to_their_bounds(config: AnyConfig) -> None:
    batch = Batch(class_of(config).game_id, 16, view="full", **table_of(config))
    pieces = batch.table.pieces(full=True)
    assert [piece.start for piece in pieces] == np.cumsum([0, *(piece.size for piece in pieces)])[:-1].tolist()
    assert pieces[-1].start + pieces[-1].size == batch.observations.shape[1]
    for _ in range(400):
        batch.step(batch.random_actions)
        for piece in pieces:
            part = batch.observations[:, piece.start : piece.start + piece.size]
            assert piece.least <= part.min()
            assert part.max() <= piece.most


@pytest.mark.parametrize("config", TABLES[1::6], ids=str)
def test_a_batch_plays_the_games_of_single_games(config: AnyConfig) -> None:
    kind, games = class_of(config), 24
    batch = Batch(kind.game_id, games, seed=100, view="none", threads=2, **table_of(config))
    played = batch.table.engine.random_games(100, 2 * games)
    ended = np.zeros(games, np.int64)
    while (ended < 2).any():
        batch.step(batch.random_actions)
        for row in np.flatnonzero(batch.done):
            if ended[row] < 2:
                number = row + games * ended[row]
                assert batch.results[row, 3] == played.digests[number]
                assert (batch.final_scores[row] == played.scores[number]).all()
                assert (batch.final_winners[row] == played.winners[number]).all()
            ended[row] += 1


@pytest.mark.parametrize("game_id", ["puerto-rico", "santiago-de-cuba"])
def test_masks_turns_and_scores_are_those_of_the_game(game_id: str) -> None:
    batch = antilles.batch(game_id, games=2, players=3, seed=5)
    game = antilles.new(game_id, players=3, seed=5)
    for _ in range(120):
        assert np.flatnonzero(batch.masks[0]).tolist() == sorted(game.legal_actions.ids)
        assert batch.turns[0] == game.turn
        assert batch.scores[0].tolist() == [score.total for score in game.scores]
        game.push(int(batch.random_actions[0]))
        batch.step(batch.random_actions)
    assert batch.state_bytes(0) == game.state_bytes()


def test_wrong_actions_are_refused_with_the_rule() -> None:
    batch = antilles.batch("puerto-rico", games=2, players=3)
    legal = batch.random_actions.copy()
    before = batch.state_bytes(1)
    with pytest.raises(antilles.IllegalAction, match="PR-"):
        batch.step([legal[0], 908])
    assert batch.state_bytes(1) == before
    for wrong in ([0], [0, 909], [-1, 0]):
        with pytest.raises(antilles.ConfigError):
            batch.step(wrong)
    with pytest.raises(antilles.ConfigError):
        antilles.batch("puerto-rico", games=2, device="cuda")
    with pytest.raises(antilles.ConfigError):
        antilles.batch("puerto-rico", games=2, view="everything")
