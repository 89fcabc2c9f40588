"""Santiago de Cuba at the terminal: the table, the news and the result."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import antilles
from antilles.core.messages import thing
from antilles.santiago import cubans, venues
from antilles.santiago.game import Santiago
from antilles.tableside.santiago.table import option_told
from antilles.tableside.table import Table
from antilles.terminal.santiago.face import SantiagoFace
from antilles.terminal.santiago.palette import ASCII_SIGNS
from tests.terminal.driver import play, widest
from tests.terminal.santiago_tables import NAMES, board_text, loading, question, reader, table, text_of, wander


# ---------------------------------------------------------------------- the drawing
@pytest.mark.parametrize("width", [100, 99, 96, 80, 70, 60])
@pytest.mark.parametrize("players", [2, 4])
def test_the_table_fits_and_shows_everything(players: int, width: int) -> None:
    game = table(players, 8, open_holdings=False)
    assert wander(game, lambda game: game.state.turns > 20)
    output = board_text(game, width)
    assert widest(output) <= width
    for word in (
        *(reader().name(thing("cuban", name)) for name in cubans.NAMES),
        *(reader().name(thing("venue", name)) for name in venues.NAMES),
        "PORT",
        "car",
        "Wanted",
        "Supply",
        "Price",
        *NAMES[:players],
    ):
        assert word in output


@pytest.mark.parametrize("width", [30, 10, 3])
def test_a_tiny_terminal_does_not_crash(width: int, asked: dict[str, Santiago]) -> None:
    for game in asked.values():
        assert widest(board_text(game, width)) <= width
        text_of(question(game).draw("Ana", width), width)


def test_a_terminal_without_unicode_gets_plain_signs_and_letters(asked: dict[str, Santiago], tmp_path: Path) -> None:
    for game in asked.values():
        sitting = Table(game)
        face = SantiagoFace(sitting, reader(ascii_only=True), ascii_only=True)
        assert text_of(face.board(0, 100, 0)).isascii()
        assert board_text(game, 60, ASCII_SIGNS).isascii()
        assert text_of(face.asked().draw("Ana", 100)).isascii()
        assert all(face.reader.line(line).isascii() for line in sitting.log(0))


def test_a_low_terminal_leaves_out_what_does_not_matter(asked: dict[str, Santiago]) -> None:
    shown = {decision: board_text(game, level=1) for decision, game in asked.items()}
    assert {decision for decision, text in shown.items() if "Street" in text} - {"venue"} == {"drive"}
    assert {decision for decision, text in shown.items() if "Venues" in text} == {"alonso", "pawn"}
    assert all("Wanted" in text or "Rolled" in text for text in shown.values())


def test_the_title_names_what_this_table_plays_differently() -> None:
    game = table(2, 1, open_holdings=True, turn_limit=400, price_track=[2, 3, 3, 4])
    output = board_text(game)
    assert "open holdings, price track 2, 3, 3, 4" in output
    assert "turn limit" not in output
    assert str(option_told("street", [])) == "street as agreed"
    assert str(option_told("owner_vp_on_stay", False)) == "owners are paid for moves only"


def test_busy_cubans_and_passed_players_are_marked() -> None:
    position = loading().position()
    position |= {"busy": ["maria"], "now": {"decision": "load", "turn": 0, "active": 0, "passed": [1]}}
    output = board_text(antilles.from_position(position, seats=NAMES[:2]))  # type: ignore[arg-type]
    assert output.count("BUSY") == 1
    assert "Bruno · passed" in output


# ---------------------------------------------------------------------- news and results
def test_news_are_told_shortly_and_the_log_tells_everything() -> None:
    game = table(4, 8)
    wander(game, lambda game: False)
    sitting = Table(game)
    short = [reader().line(line) for line in sitting.news(None, 0)]
    long = [reader().line(line) for line in sitting.log(None)]
    assert len(short) <= len(long) < game.event_count / 3
    rolls = [line for line in short if " rolls " in line]
    assert re.fullmatch(r"\w+ rolls the dice \((\d \w+, ){4}\d cigars?\); leaves the \w+ die out\.", rolls[0])
    assert any(" loads " in line and " passes." in line for line in short)
    assert any(re.match(r"Ship \d leaves: ", line) for line in short)
    told = " ".join(long)
    assert all(f"begins turn {turn}" in told for turn in range(1, game.state.turns + 1))


def finished(*seats: dict[str, object]) -> Santiago:
    position = {"game": "santiago-de-cuba", "players": len(seats), "seats": dict(enumerate(seats)), "ship": 7}
    position |= {"now": {"decision": "game over", "active": 0}, "ended": ["seventh ship left"], "ship_in_port": False}
    game: Santiago = antilles.from_position(position, seats=NAMES[: len(seats)])
    return game


@pytest.mark.parametrize(
    ("first", "second", "said"),
    [
        ({"vp": 9, "goods": {}}, {"vp": 8, "goods": {}}, "Ana wins with 9 victory points."),
        (
            {"vp": 9, "goods": {"rum": 1}},
            {"vp": 9, "goods": {"rum": 2}},
            "Bruno wins with 9 victory points; the tie is broken by 2 goods (SDC-SCORE-4).",
        ),
        (
            {"vp": 9, "goods": {}, "pesos": 1},
            {"vp": 9, "goods": {}, "pesos": 0},
            "Ana wins with 9 victory points; goods are equal, and the tie is broken by 1 peso (SDC-SCORE-4).",
        ),
        (
            {"vp": 9, "goods": {}, "pesos": 1},
            {"vp": 9, "goods": {}, "pesos": 1},
            "Ana and Bruno share the victory with 9 victory points (SDC-SCORE-4).",
        ),
    ],
)
def test_the_verdict_says_how_a_tie_was_settled(
    first: dict[str, object], second: dict[str, object], said: str, path: Path
) -> None:
    game = finished(first, second)
    assert str(Table(game).standings(None).verdict) == said
    assert "VP tokens" in play(game, [], path)
