"""Game files opened from the lobby: a game goes on where it stood, and what is no game is said so."""

from __future__ import annotations

from pathlib import Path

import antilles
from antilles.bots import Budget, SeatView, make_bot
from antilles.core.gamefile import FileNotes, write_game
from tests.browser.conftest import NewPage
from tests.browser.driver import PATIENCE, Clicker

PICKER = ".bring input[type=file]"


def test_a_game_file_is_opened_and_played_on(new_page: NewPage, tmp_path: Path) -> None:
    game, bot = antilles.new("santiago-de-cuba", players=2, seed=5), make_bot("greedy")
    while game.pushes < 20 or game.turn != 0:
        game.push(bot.decide(SeatView(game), Budget(), 1).action)
    file = tmp_path / "game.yaml"
    file.write_text(write_game(game, FileNotes(("person", "bot greedy"))))
    page = new_page()
    page.goto("/")
    page.set_input_files(PICKER, file)
    page.wait_for_selector("#decision", timeout=PATIENCE)
    assert "/t/" in page.url
    assert Clicker(page).answer()


def test_what_is_no_game_file_is_said_so(new_page: NewPage, tmp_path: Path) -> None:
    file = tmp_path / "shopping.yaml"
    file.write_text("- eggs\n- milk\n")
    page = new_page()
    page.goto("/")
    page.set_input_files(PICKER, file)
    page.wait_for_selector("main.lobby [role=alert]", timeout=PATIENCE)
    assert page.inner_text("main.lobby [role=alert]").strip()
    assert page.url.endswith("/")


def test_seats_can_be_drawn(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.wait_for_selector("[data-act=start-game]")
    page.check(".more label.ck:last-of-type input")
    with page.expect_response(lambda answer: answer.url.endswith("/api/tables")) as made:
        page.click("[data-act=start-game]")
    assert made.value.request.post_data_json["settings"]["random_seats"] is True
    page.wait_for_selector("#decision", timeout=PATIENCE)
