"""What is concluded from a match, against figures worked out by hand."""

from __future__ import annotations

import pytest

from antilles.arena.matches import Match, Played
from antilles.arena.ratings import places, rated
from antilles.arena.results import by_seed, result_of
from antilles.arena.statistics import SURE, paired_mean, paired_share, spread_of_mean, student, wilson


def game(
    number: int, seed: int, seating: tuple[int, ...], shares: tuple[float, ...], scores: tuple[int, ...]
) -> Played:
    return Played(number, seed, seating, shares, scores, ("city full",), (number,))


def test_wilson() -> None:
    """8 of 10, from the published formula: (0.8 + 0.19207) / 1.38415 -+ 0.22653."""
    low, high = wilson(0.8, 10)
    assert low == pytest.approx(0.4902, abs=1e-4)
    assert high == pytest.approx(0.9433, abs=1e-4)
    assert wilson(0.3, 0) == (0.0, 1.0)
    assert wilson(1.0, 10)[1] == pytest.approx(1.0)


@pytest.mark.parametrize(
    ("freedom", "printed"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (9, 2.262), (30, 2.042), (119, 1.980)]
)
def test_student_as_in_printed_tables(freedom: int, printed: float) -> None:
    assert student(freedom) == pytest.approx(printed, abs=8e-3)


def test_only_groups_are_independent() -> None:
    """Four seeds of two games with sums 1, 2, 0, 1 around the mean 1: off by 0, 1, -1, 0; 2 * 4 / (3 * 64) = 1 / 24."""
    groups = [[1.0, 0.0], [1.0, 1.0], [0.0, 0.0], [1.0, 0.0]]
    mean, variance = spread_of_mean(groups)
    assert mean == 0.5
    assert variance == pytest.approx(1 / 24)


def test_a_paired_share_is_wilson_with_the_games_that_leave_the_same_doubt() -> None:
    """Half won, variance 1 / 24: as sure as 0.25 * 24 = 6 independent games, less what four groups leave unsure."""
    found = paired_share([[1.0, 0.0], [1.0, 1.0], [0.0, 0.0], [1.0, 0.0]])
    worth = 6 * (SURE / student(3)) ** 2
    assert (found.low, found.high) == pytest.approx(wilson(0.5, worth))
    assert found.value == 0.5


def test_seeds_that_always_split_are_not_taken_for_more_games_than_there_were() -> None:
    found = paired_share([[1.0, 0.0]] * 50)
    assert (found.low, found.high) == pytest.approx(wilson(0.5, 100 * (SURE / student(49)) ** 2))


def test_games_that_repeat_within_a_seed_count_once() -> None:
    """Every seed four times the same: 40 games say as much as 10."""
    repeated = paired_share([[1.0] * 4, [0.0] * 4] * 5)
    once = paired_share([[1.0], [0.0]] * 5)
    assert (repeated.low, repeated.high) == pytest.approx((once.low, once.high))


def test_all_or_nothing_leaves_doubt() -> None:
    assert paired_share([[1.0, 1.0]] * 20).low == pytest.approx(wilson(1.0, 20 * (SURE / student(19)) ** 2)[0])
    assert paired_share([]).high == 1.0
    assert paired_share([[1.0, 0.0]]).low == 0.0


def test_a_paired_mean() -> None:
    """Seeds with means 40 and 50: mean 45, variance of the mean (25 + 25) / (2 * 1) = 25."""
    found = paired_mean([[38.0, 42.0], [50.0, 50.0]])
    assert found.value == 45
    assert found.high - 45 == pytest.approx(student(1) * 5)


def test_results_follow_entries_around_the_table() -> None:
    """Entry 0 wins at seat 0, ties at seat 1, loses at seat 0: (1 + 1/2 + 0) / 3, points (30 + 20 + 10) / 3."""
    match = Match("puerto-rico", ("greedy", "random"), games=4)
    games = [
        game(0, 7, (0, 1), (1.0, 0.0), (30, 10)),
        game(1, 7, (1, 0), (0.5, 0.5), (20, 20)),
        game(2, 8, (0, 1), (0.0, 1.0), (10, 40)),
    ]
    result = result_of(match, games)
    assert [entry.share.value for entry in result.entries] == [0.5, 0.5]
    assert result.entries[0].score.value == 20
    assert result.entries[1].score.value == pytest.approx(70 / 3)
    assert [seat.value for seat in result.seats] == [0.5, 0.5]
    assert (result.games, result.seeds, result.repeated) == (3, 2, 0)
    assert by_seed(games, [1.0, 2.0, 3.0]) == [[1.0, 2.0], [3.0]]
    assert result.ended == {"city full": 3}


def test_a_bot_in_several_seats_is_told_with_all_of_them_together() -> None:
    """Two against two: in seed 7 they win a half and nothing, in seed 8 all and a half; (0.5 + 0 + 1 + 0.5) / 4."""
    match = Match("puerto-rico", ("greedy", "random", "random", "greedy"), games=4)
    games = [
        game(0, 7, (0, 1, 2, 3), (0.0, 0.5, 0.0, 0.5), (20, 30, 10, 30)),
        game(1, 7, (3, 0, 1, 2), (0.0, 0.0, 1.0, 0.0), (20, 10, 30, 10)),
        game(4, 8, (0, 1, 2, 3), (0.5, 0.0, 0.0, 0.5), (30, 10, 10, 30)),
        game(5, 8, (3, 0, 1, 2), (0.0, 0.5, 0.5, 0.0), (10, 30, 30, 20)),
    ]
    greedy, chance = result_of(match, games).together
    assert (greedy.bot, greedy.seats, greedy.fair) == ("greedy", 2, 0.5)
    assert greedy.share == paired_share([[0.5, 0.0], [1.0, 0.5]])
    assert greedy.share.value == 0.5
    assert chance.share.value == 0.5
    for bots in (("greedy",) * 4, ("greedy", "random", "planner", "planter")):
        assert result_of(Match("puerto-rico", bots, games=4), games).together == ()


def test_places_are_by_victory_then_points() -> None:
    assert places(game(0, 0, (0, 1, 2, 3), (0.0, 1.0, 0.0, 0.0), (40, 40, 12, 30))) == [2, 1, 4, 3]
    assert places(game(0, 0, (0, 1, 2), (0.5, 0.5, 0.0), (40, 40, 12))) == [1, 1, 2]


def test_who_wins_is_rated_higher_wherever_it_sits() -> None:
    games = [game(0, 0, (0, 1), (1.0, 0.0), (9, 1)), game(1, 0, (1, 0), (0.0, 1.0), (1, 9))]
    first, second = rated(2, games)
    assert first.mean > 25 > second.mean
    assert first.deviation < 25 / 3
    assert rated(2, [])[0].deviation == pytest.approx(25 / 3)
