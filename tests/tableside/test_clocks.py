"""Clocks: whose time runs, and how much is left."""

from __future__ import annotations

import pytest

from antilles.tableside.clocks import PER_GAME, PER_MOVE, Clocks, TimeControl


def test_every_move_has_its_time() -> None:
    clocks = Clocks.fresh(TimeControl(PER_MOVE, 30), 3).turned(0, now=100)
    assert clocks.remaining(0, 110) == 20
    assert clocks.remaining(1, 110) == 30
    assert not clocks.is_over(0, 129)
    assert clocks.is_over(0, 130)
    clocks = clocks.turned(1, now=125)
    assert [clocks.remaining(seat, 130) for seat in range(3)] == [30, 25, 30]


def test_a_whole_game_has_its_time_and_every_move_an_increment() -> None:
    clocks = Clocks.fresh(TimeControl(PER_GAME, 100, increment=5), 2).turned(0, now=0).turned(1, now=10)
    assert [clocks.remaining(seat, 10) for seat in range(2)] == [95, 100]
    clocks = clocks.turned(0, now=50)
    assert [clocks.remaining(seat, 50) for seat in range(2)] == [95, 65]
    assert clocks.remaining(0, 200) == -55


@pytest.mark.parametrize("kind", [PER_MOVE, PER_GAME])
def test_a_pause_keeps_what_is_left_and_earns_nothing(kind: str) -> None:
    clocks = Clocks.fresh(TimeControl(kind, 60, increment=9), 2).turned(1, now=0).paused(now=20)
    assert clocks.running is None
    assert [clocks.remaining(seat, 500) for seat in range(2)] == [60, 40]
    assert clocks.paused(600) == clocks
    again = clocks.turned(1, now=1000)
    assert again.remaining(1, 1010) == 30


def test_nobody_loses_time_before_the_game() -> None:
    clocks = Clocks.fresh(TimeControl(PER_GAME, 60), 4)
    assert all(clocks.remaining(seat, 10**6) == 60 for seat in range(4))
