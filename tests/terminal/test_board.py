"""The drawn table: every width, plain signs, and only what the view holds."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from antilles.tableside.puerto_rico.news import tell
from antilles.terminal.puerto_rico.board import Drawing, draw_board
from tests.terminal.driver import face_of, play, play_at_random, printed, table, widest


def drawn(players: int, width: int, *, ascii_only: bool = False) -> str:
    game = table(players, seed=8)
    play_at_random(game, 8, lambda game: game.view(0)["round"] > 12)
    prices = {building: game.price(0, building) for building in range(len(game.rules.cost))}
    pen = face_of(game, ascii_only=ascii_only).pen
    return printed(draw_board(game.view(0), Drawing(game.seats, game.rules, pen, width, prices)), width)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("width", [60, 80, 100])
def test_the_table_fits(players: int, width: int) -> None:
    output = drawn(players, width)
    assert widest(output) <= width
    for word in ("settler", "Ships", "Trading", "guild hall", "small indigo plant", "customs house", "Ana", "island"):
        assert word in output


def test_plain_signs_are_ascii() -> None:
    assert drawn(5, 100, ascii_only=True).isascii()


def test_a_terminal_without_unicode_gets_plain_signs(tmp_path: Path) -> None:
    file = io.TextIOWrapper(io.BytesIO(), encoding="ascii")
    play(
        table(3),
        ["1", "?", "? harbor", "score"],
        tmp_path / "a.game",
        console=Console(width=100, file=file, record=True),
    )
    file.flush()
    assert b"Roles" in file.buffer.getvalue()  # type: ignore[attr-defined]


def test_a_low_terminal_hides_the_market_when_it_does_not_matter(tmp_path: Path) -> None:
    def output(height: int) -> str:
        console = Console(
            width=100, height=height, file=io.StringIO(), record=True, force_terminal=True, color_system=None
        )
        return play(table(4), ["role settler"], tmp_path / f"{height}.game", console=console)

    assert output(20).count("guild hall") == 0
    assert output(36).count("guild hall") == 1  # for the choice of a role the boards of the others go first
    assert output(90).count("guild hall") == 2


def test_news_are_told_shortly() -> None:
    game = table(3, seed=8)
    play_at_random(game, 8, lambda game: game.view(0)["round"] > 6)
    short, long = tell(game.events, game.seats), tell(game.events, game.seats, everything=True)
    assert len(short) < len(long) < game.event_count
    assert all(line.sentences and all(map(str, line.sentences)) for line in long)
