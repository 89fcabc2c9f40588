"""The networks that judge and propose: their compiled form against NumPy, what they are told, what they lead to."""

from __future__ import annotations

from importlib import import_module

import numpy as np
import pytest

import antilles
from antilles.bots import Budget, SeatView, door, make_bot, network
from antilles.bots.compiled import (
    CompiledBots,
    Player,
    bots_of,
    networks_of,
    proposals_of,
    sheet_for,
    stacked,
    style_of,
)
from antilles.bots.network import Network
from antilles.bots.search import styles_of
from antilles.core.jit import entry, kernel
from antilles.core.registry import GAMES

ROOMS = {game: manifest.room for game, manifest in GAMES.items()}


def by_numpy(net: Network, table: np.ndarray, seats: np.ndarray) -> np.ndarray:
    """What comes out for every seat, as the network is defined."""
    hidden = np.maximum(0, seats @ net.of_seat + table @ net.of_table + net.seen)
    rivals = (hidden.sum(0) - hidden) / (len(seats) - 1)
    compared = np.maximum(0, hidden @ net.own + rivals @ net.rivals + net.compared)
    return compared @ net.outputs.T + net.last


@kernel
def write(numbers, counts):  # type: ignore[no-untyped-def]
    for place in range(counts.shape[0]):
        numbers[place] = counts[place]


@entry(__name__)
def judged(nets, sheet, table, seats, result):  # type: ignore[no-untyped-def]
    net = network.at(nets, 0)
    write(sheet.table, table)
    network.begin_judging(net, sheet)
    for seat in range(seats.shape[0]):
        write(sheet.seat, seats[seat])
        network.judge_seat(net, sheet, seat)
    network.end_judging(net, sheet, seats.shape[0])
    network.write_chances(sheet, seats.shape[0], result)


@pytest.mark.parametrize("game_id", ROOMS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_compiled_judgement_is_the_network(game_id: str, players: int) -> None:
    net = networks_of(ROOMS[game_id])[0]
    dice = np.random.default_rng(players)
    table = (dice.integers(0, 4, len(net.of_table)) * dice.integers(0, 2, len(net.of_table))).astype(np.float32)
    seats = dice.integers(0, 3, (players, len(net.of_seat))).astype(np.float32)
    nets, result = stacked([network.at_table(net, players)]), np.zeros(2 * players)
    sheet = sheet_for(nets, players)
    judged(nets, sheet, table, seats, result)
    expected = by_numpy(net, table, seats)
    assert sheet.judged == pytest.approx(expected, rel=1e-3, abs=1e-2)
    odds = np.exp(expected[:, network.CHANCE] - expected[:, network.CHANCE].max())
    assert result[:players] == pytest.approx(odds / odds.sum(), rel=1e-2, abs=1e-3)


@entry(__name__)
def proposed(net, sheet, table, seats, seat, outputs):  # type: ignore[no-untyped-def]
    write(sheet.table, table)
    network.begin_judging(net, sheet)
    for place in range(seats.shape[0]):
        write(sheet.seat, seats[place])
        network.judge_seat(net, sheet, place)
    network.begin_comparing(net, sheet)
    network.compare(net, sheet, seat)
    for action in range(outputs.shape[0]):
        outputs[action] = network.output_of(net, sheet.compared, action)


@pytest.mark.parametrize("game_id", ROOMS)
def test_compiled_proposals_are_the_network(game_id: str) -> None:
    net = proposals_of(ROOMS[game_id])
    assert len(net.outputs) == len(net.last) == antilles.new(game_id).engine.game.actions
    dice = np.random.default_rng(1)
    table = dice.integers(0, 2, len(net.of_table)).astype(np.float32)
    seats = dice.integers(0, 2, (3, len(net.of_seat))).astype(np.float32)
    outputs = np.zeros(len(net.last))
    at_three = network.at_table(net, 3)
    for seat in range(3):
        proposed(at_three, sheet_for(stacked([networks_of(ROOMS[game_id])[0]]), 3), table, seats, seat, outputs)
        assert outputs == pytest.approx(by_numpy(net, table, seats)[seat], rel=1e-3, abs=1e-2)


def test_a_search_tries_what_is_proposed_more_often_than_the_rest() -> None:
    game = antilles.new("puerto-rico", players=4, seed=2)
    for opening in ("role settler", "take quarry"):
        net, action = proposals_of("puerto_rico"), game.notation.read(opening)
        pushed = net._replace(last=np.where(np.arange(len(net.last)) == action, net.last + 5, net.last))
        seat, visits = SeatView(game), []
        for proposals in (net, pushed):
            bots = CompiledBots(game.engine, "puerto_rico", proposals=proposals)
            bots.look_at(seat, 1)
            bots.tree(102)
            bots.go_on(styles_of("puerto_rico"), 100, 1, fresh=True)
            visits.append({tried: times for tried, times, _ in bots.ranking()}.get(action, 0))
        assert visits[1] > visits[0]
        game.push(opening)


@pytest.mark.parametrize("game_id", ROOMS)
def test_leaves_are_judged_by_the_network_of_searches(game_id: str) -> None:
    room, game = ROOMS[game_id], antilles.new(game_id, players=3, seed=2)
    nets, seat = networks_of(room), SeatView(game)
    judge = styles_of(room)[0].judge
    assert judge == len(nets) - 1
    for changed in range(len(nets)):
        sums = []
        for shift in (0.0, 5.0):
            shifted = [net._replace(last=net.last + (place == changed) * shift) for place, net in enumerate(nets)]
            bots = CompiledBots(game.engine, room, shifted)
            bots.look_at(seat, 1)
            bots.tree(52)
            bots.go_on(styles_of(room), 50, 1, fresh=True)
            sums.append(sum(totals[3:].sum() for _, _, totals in bots.ranking()))
        assert (sums[0] != sums[1]) == (changed == judge)


def test_expected_scores_are_the_result_once_a_game_is_over() -> None:
    game = antilles.new("puerto-rico", players=3, seed=1)
    bot = make_bot("greedy")
    while not game.over:
        seat = SeatView(game)
        game.push(bot.decide(seat, Budget(), 1).action)
    told = bots_of(seat).worths(Player(door.PLANNER, style_of("puerto_rico", "greedy")), game.state_bytes())
    assert told == [100 * score.total for score in game.scores]


@pytest.mark.parametrize("game_id", ROOMS)
def test_every_count_has_a_meaning_of_its_own(game_id: str) -> None:
    inputs = import_module(f"antilles.bots.{ROOMS[game_id]}.inputs")
    for pieces in (inputs.SEAT, inputs.TABLE):
        meanings = [meaning for meaning, _, _ in pieces]
        assert len(set(meanings)) == len(meanings)
        assert [start for _, start, _ in pieces] == list(np.cumsum([0, *(size for _, _, size in pieces)])[:-1])
    for net in networks_of(ROOMS[game_id]):
        assert net.of_seat.shape[0] == len(inputs.SEAT)
        assert net.of_table.shape[0] == len(inputs.TABLE)


def test_chances_are_fair_before_anything_happens_and_sure_at_the_end() -> None:
    bot, mover = make_bot("search:iters=400"), make_bot("greedy")
    game = antilles.new("puerto-rico", players=4, seed=3)
    shares = bot.decide(SeatView(game), Budget(), 1, rank=True).ranking[0].shares
    assert all(0.1 < share < 0.45 for share in shares)
    last = game.copy()
    while not game.over:
        if len(game.legal_actions) > 1:
            last = game.copy()
        game.push(mover.decide(SeatView(game), Budget(), 1).action)
    shares = bot.decide(SeatView(last), Budget(), 1, rank=True).ranking[0].shares
    assert max(shares) > 0.95
    assert sum(shares) == pytest.approx(1)
