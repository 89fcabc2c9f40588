"""Reviews: chances after every decision, blunders found, and reports that stand alone."""

from __future__ import annotations

import re

import pytest

import antilles
from antilles.bots import Budget, Decision, Ranked, SeatView, make_bot
from antilles.core.game import Game
from antilles.core.gamefile import GameFile, parse_game
from antilles.core.messages import Message
from antilles.pages.review import review_page
from antilles.study.judging import Judge
from antilles.study.reviewing import LEAST_LOSS, Accuracy, Step, review, turning_points
from antilles.terminal.study import spark
from antilles.words import LANGUAGES, words_of

JUDGE = Judge("search:iters=60")


def played_game(game: str) -> GameFile:
    """A short game of greedy bots, as a file."""
    table, bot = antilles.new(game, players=3, seed=8, seats=["Ana", "Bruno", "Carla"]), make_bot("greedy")
    while not table.over:
        table.push(bot.decide(SeatView(table), Budget(), 1).action)
    return parse_game(table.record())


@pytest.mark.parametrize("game", ["puerto-rico", "santiago-de-cuba"])
def test_every_decision_is_judged_and_the_last_one_says_who_won(game: str) -> None:
    file = played_game(game)
    told: list[None] = []
    found = review(file, JUDGE, lambda: told.append(None))
    assert len(found.steps) == len(file.moves) == len(told)
    for step in found.steps:
        assert sum(step.chances) == pytest.approx(1)
        assert step.loss >= 0
    winners = found.game.winners
    assert [seat for seat, share in enumerate(found.steps[-1].chances) if share > 0] == list(winners)
    periods = [step.period for step in found.steps]
    assert periods == sorted(periods)
    assert periods[-1] > 3
    numbers = [point.step.number for point in found.turning_points]
    assert numbers == sorted(numbers)
    assert all(point.step.loss >= LEAST_LOSS for point in found.turning_points)
    document = found.document()
    assert len(document["steps"]) == len(file.moves)
    for language in LANGUAGES:
        page = review_page(found, words_of(language, game))
        assert f'<html lang="{language}">' in page
        assert page.count("<svg") == 2
        assert not re.search(r"(?:src|href)=|https?:", page)


def test_a_blunder_is_a_turning_point() -> None:
    """The last pick of the game: the captain wins by two points, and the prospector was taken."""
    position = {
        "ended": ["colonists short"],
        "governor": 0,
        "roles": {"settler": {"taken_by": 0}, "craftsman": {"taken_by": 1}, "trader": {"taken_by": 2}},
        "now": {"turn": 3},
        "seats": {0: {"victory_points": 30}, 3: {"victory_points": 26, "goods": {"corn": 5}}},
    }
    game = antilles.from_position({"players": 4, **position})
    game.push("role prospector")
    assert game.over
    found = review(parse_game(game.record()), Judge("search:iters=200"))
    assert [point.step.notation for point in found.turning_points] == ["role prospector"]
    point = found.turning_points[0]
    assert point.better.notation == "role captain"
    assert point.step.loss > 0.8
    assert point.reasons[0].part == "points"
    assert found.given_away(3) == point.step.loss


class InOrder(Judge):
    """Somebody to whom the first legal move is the best, the second the next."""

    def decision(self, game: Game) -> Decision:
        even = tuple(1 / game.players for _ in range(game.players))
        return Decision(game.legal_actions.ids[0], tuple(Ranked(action, 1, even) for action in game.legal_actions.ids))


def test_accuracy_counts_moves_among_the_best_two_of_real_decisions() -> None:
    game = antilles.new("puerto-rico", players=3, seed=8, seats=["Ana", "Bruno", "Carla"])
    first_of_six, first_of_five, first_of_three = "role settler", "take corn", "take indigo"
    for action in (first_of_six, first_of_five, first_of_three, "pass"):  # Ana, Ana, Bruno; Carla plays the third
        game.push(action)
    second_of_five, fifth, third, sixth = "role builder", "build hacienda", "build small market", "pass"
    for action in (second_of_five, fifth, third, sixth):  # Bruno, Bruno, Carla, Ana
        game.push(action)
    for action in ("role mayor", "colonist"):  # Carla: the first of four; one of two is no feat
        game.push(action)
    for action in ("place corn 1", "place indigo 1"):  # Ana, Bruno: parts of arrangements
        game.push(action)
    found = review(parse_game(game.record()), InOrder("greedy"))
    assert [found.accuracy(seat) for seat in range(3)] == [Accuracy(3, 2), Accuracy(3, 2), Accuracy(3, 1)]
    assert found.document()["accuracy"][2] == {"decisions": 3, "among_best": 1}


def test_everybody_has_a_turning_point_before_anybody_has_two() -> None:
    def step(number: int, seat: int, loss: float) -> Step:
        return Step(number, seat, 0, "", Message("study-arranged", notation=""), 1, (), (), loss)

    costly = [step(1, 0, 0.5), step(2, 0, 0.4), step(3, 1, 0.1), step(4, 0, 0.3), step(5, 2, 0.2)]
    assert sorted(found.number for found in turning_points(costly, 4)) == [1, 2, 3, 5]
    assert turning_points([], 4) == []


def test_a_plot_in_one_line() -> None:
    assert spark([0.0, 0.5, 1.0]) == " ▄█"
    assert len(spark([0.3] * 1000)) == 60
