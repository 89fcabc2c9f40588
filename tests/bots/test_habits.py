"""How like greedy the rivals are: found out from what they did, and from nothing that a seat may not know."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

import antilles
from antilles.bots import Budget, SeatView, make_bot
from antilles.bots.compiled import bots_of
from antilles.bots.habits import Habits, habit
from antilles.bots.protocol import Decided
from antilles.core.facts import AUDIENCE
from antilles.core.game import Game
from tests.bots.test_secrets import EVERYTHING, HIDING


def played(game_id: str, rivals: str, own: str, pushes: int) -> Game:
    """A game in which one bot sits at seat 0 and others at all other seats, until seat 0 is asked late enough."""
    game, bots = antilles.new(game_id, players=3, seed=5), [make_bot(own), make_bot(rivals), make_bot(rivals)]
    while game.pushes < pushes or game.turn != 0:
        game.push(bots[game.turn or 0].decide(SeatView(game), Budget(), game.pushes).action)
    return game


def habits_of(game: Game) -> tuple[int, ...]:
    """What the seat on turn thinks of everybody."""
    seat = SeatView(game)
    return Habits().of(seat, seat.told(), bots_of(seat))


def test_a_habit_is_what_goes_beyond_coincidence() -> None:
    """Nine of ten decisions before the game count as coincidence: (30 + 9) / 40 is 0.975, three quarters of the way."""
    assert habit(0, 0) == 0
    assert habit(30, 30) == 750
    assert habit(18, 20) == 0
    assert habit(19, 20) == 333
    assert habit(0, 50) == 0


@pytest.mark.parametrize("game_id", ["puerto-rico", "santiago-de-cuba"])
def test_who_plays_like_greedy_is_known_after_a_while(game_id: str) -> None:
    early, late = (habits_of(played(game_id, "greedy", "random", pushes)) for pushes in (20, 120))
    assert late[0] == 0  # nobody watches himself
    assert all(before < after for before, after in zip(early[1:], late[1:], strict=True))
    assert min(late[1:]) > 500
    assert habits_of(played(game_id, "random", "greedy", 120)) == (0, 0, 0)


def test_planners_are_taken_for_good_players() -> None:
    assert habits_of(played("puerto-rico", "planner", "greedy", 150)) == (0, 0, 0)


def test_looking_back_bit_by_bit_comes_to_the_same_and_begins_anew_in_another_game() -> None:
    game, bots, habits = antilles.new("puerto-rico", players=3, seed=2), [make_bot("greedy")] * 3, Habits()
    while game.pushes < 90:
        if game.turn == 1:
            seat = SeatView(game)
            assert habits.of(seat, seat.told(), bots_of(seat)) == habits_of(game)
        game.push(bots[game.turn or 0].decide(SeatView(game), Budget(), 1).action)
    for other in (played("puerto-rico", "random", "greedy", 100), game):
        while other.turn != 1:
            other.push(other.legal_actions.ids[0])
        seat = SeatView(other)
        assert habits.of(seat, seat.told(), bots_of(seat)) == habits_of(other)
    for _ in range(30):
        game.pop()
    while game.turn != 1:
        game.pop()
    seat = SeatView(game)
    assert habits.of(seat, seat.told(), bots_of(seat)) == habits_of(game)


def test_a_bot_that_sits_at_several_tables_and_seats_looks_back_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """At each table its three seats are asked in turn: each looks at what is new to it alone."""
    looked, decided = Counter[int](), SeatView.decided

    def counted(seat: SeatView, since: int = 0) -> Iterator[Decided]:
        looked["pushes"] += seat.pushes - since
        return decided(seat, since)

    games, habits, bot = [antilles.new("puerto-rico", players=3, seed=s) for s in (1, 2)], Habits(), make_bot("greedy")
    while games[0].pushes < 60:
        for game in games:
            seat = SeatView(game)
            monkeypatch.setattr(SeatView, "decided", counted)
            found = habits.of(seat, seat.told(), bots_of(seat))
            monkeypatch.setattr(SeatView, "decided", decided)
            assert found == habits_of(game)
            game.push(bot.decide(seat, Budget(), 1).action)
    assert looked["pushes"] <= 3 * sum(game.pushes for game in games)


def test_a_search_expects_of_greedy_rivals_what_greedy_does_and_hints_expect_the_best_of_everybody() -> None:
    game = played("puerto-rico", "greedy", "greedy", 120)
    bot, seat = make_bot("search:iters=20"), SeatView(game)
    bot.decide(seat, Budget(), 1)
    settings = bots_of(seat).settings
    assert tuple(settings[-5:][:3]) == habits_of(game)
    assert max(settings[-5:]) > 500
    bot.decide(seat, Budget(), 1, rank=True)
    assert not any(settings[-5:])


def test_what_was_decided_in_secret_is_not_looked_at() -> None:
    """Tiles that somebody has looked at and laid face down: the answer would tell which."""
    secret = 0
    for number in range(4):
        game, dice = antilles.new("puerto-rico", seed=number, **EVERYTHING), random.Random(number)
        while not game.over and game.pushes < 150:
            answers = list(zip(game.legal_actions.ids, game.legal_actions, strict=True))
            hiding = [action for action, text in answers if any(word in text for word in HIDING)]
            game.push(dice.choice(hiding or game.legal_actions.ids))
        if game.over:
            continue
        seat = SeatView(game)
        told: dict[int, Decided] = {decided.pushes: decided for decided in seat.decided()}
        assert all(decided.seat != seat.seat for decided in told.values())
        past, raw = game.copy(), list(game.raw_since(0))
        for pushes in reversed(range(game.pushes)):
            until = past.event_count
            past.go_back(pushes)
            if any(event[AUDIENCE] not in (-1, seat.seat) for event in raw[past.event_count : until]):
                secret += 1
                assert pushes not in told
        for pushes, decided in told.items():
            assert decided.before.view(seat.seat)["now"] is not None
            assert game.steps[pushes].actions[0] == decided.action
    assert secret > 0
