"""Batches of games between bots: compiled as a whole or asked one decision after the other."""

from __future__ import annotations

import pytest

from antilles.arena.matches import Match
from antilles.arena.simulation import CompiledGames, GamesOneByOne, simulator_of
from antilles.core.registry import game_class
from antilles.core.simulation import RandomGames, run


def test_the_quickest_way_is_taken() -> None:
    table = {"players": 3}
    assert isinstance(simulator_of("puerto-rico", ["random"] * 3, table), RandomGames)
    assert isinstance(simulator_of("puerto-rico", ["greedy", "planner", "random"], table), CompiledGames)
    assert isinstance(simulator_of("puerto-rico", ["greedy", "search:iters=5", "random"], table), GamesOneByOne)


@pytest.mark.parametrize("game", ["puerto-rico", "santiago-de-cuba"])
def test_greedy_plays_the_same_games_either_way(game: str) -> None:
    """It leaves nothing to chance and looks at nothing hidden."""
    fast = simulator_of(game, ["greedy"] * 3, {"players": 3})
    slow = GamesOneByOne(game_class(game).simulator(players=3), Match(game, ("greedy",) * 3, 1))
    one, other = fast(5, 4), slow(5, 4)
    assert one.decisions.tolist() == other.decisions.tolist()
    assert one.rounds.tolist() == other.rounds.tolist()
    assert one.scores.tolist() == other.scores.tolist()
    assert one.winners.tolist() == other.winners.tolist()
    assert one.end_reasons == other.end_reasons


@pytest.mark.parametrize("threads", [1, 2])
def test_slow_games_are_told_one_by_one_and_none_is_played_beforehand(threads: int) -> None:
    table = game_class("santiago-de-cuba").simulator(players=2)
    simulate = GamesOneByOne(table, Match("santiago-de-cuba", ("random", "random"), 1))
    told: list[int] = []
    tally = run(simulate, 2, 200, 7, threads, told.append)
    assert told == [1] * 200
    assert tally.report()["games"] == 200
    assert not simulate.warms_up
    assert simulator_of("santiago-de-cuba", ["greedy", "random"], {"players": 2}).warms_up
