"""Santiago de Cuba at the terminal: whole games, secrets, undo, saving and help."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

import antilles
from antilles.core.rulebook import rule
from antilles.santiago import cubans, venues
from antilles.santiago.game import Santiago
from antilles.tableside.room import room_of
from tests.terminal.driver import any_number, play, widest
from tests.terminal.santiago_tables import NAMES, OPTIONS, table, wander


# ---------------------------------------------------------------------- whole games
@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3), (4, 4)])
@pytest.mark.parametrize("options", OPTIONS)
def test_a_whole_game_by_numbers_fits_100_columns(
    players: int, seed: int, options: dict[str, object], path: Path
) -> None:
    game = table(players, seed, **options)
    output = play(game, any_number(seed, most=4), path, autoplay_forced=players != 3)
    assert game.over
    assert widest(output) <= 100
    assert "The game is over." in output
    assert ("The turn limit is reached (30 turns)" in output) == ("turn limit" in game.end_reasons)
    assert ("The seventh ship has left" in output) == ("seventh ship left" in game.end_reasons)
    assert f"{game.seats[game.winners[0]]} wins" in output or "share the victory" in output
    assert antilles.load(path)._dump() == game._dump()


@pytest.mark.parametrize("width", [80, 60])
def test_a_whole_game_in_a_narrow_terminal(width: int, path: Path) -> None:
    game = table(4, 5)
    console = Console(width=width, height=24, file=io.StringIO(), record=True, force_terminal=True, color_system=None)
    output = play(game, any_number(5, most=3), path, console=console)
    assert game.over
    assert widest(output) <= width


def test_a_table_of_bots_plays_to_the_end(path: Path) -> None:
    game = table(4)
    output = play(game, [], path, people=())
    assert game.over
    assert "drives" in output
    assert "you" not in output.split()


# ---------------------------------------------------------------------- secrets
def test_holdings_of_rivals_stay_secret(path: Path) -> None:
    seats = {
        0: {"pesos": 411, "vp": 422, "goods": {"sugar": 1, "wood": 4}},
        1: {"pesos": 511, "vp": 522, "goods": {"tobacco": 7}},
        2: {"pesos": 611, "vp": 622, "goods": {"cigars": 7}},
    }
    position = {"game": "santiago-de-cuba", "players": 3, "seats": seats, "now": {"decision": "drive"}, "turns": 1}
    lines = ["?", "score", "log", "board", "moves", "help", "? casino", "? tobacco", "1", "score", "1", "1", "board"]
    game: Santiago = antilles.from_position(position, seats=NAMES[:3])
    output = play(game, lines, path).partition("Saved. Go on")[0]
    assert "411" in output
    assert not re.search(r"\b(511|522|611|622|524|624|7 tobacco|7 cigars)\b", output)
    opened: Santiago = antilles.from_position(position | {"options": {"open_holdings": True}}, seats=NAMES[:3])
    assert {"511", "622"} <= set(re.findall(r"\d+", play(opened, ["score"], path.with_name("open.game"))))


def test_people_hand_the_keyboard_over_and_see_nothing_of_each_other(path: Path) -> None:
    game = table(3, 7)
    console = Console(width=100, file=io.StringIO(), record=True)
    answer, left, here, handed = any_number(7, most=4), [600], [""], [0]

    def read_line(prompt: str) -> str:
        printed = console.export_text(clear=True)
        left[0] -= 1
        if not left[0]:
            raise EOFError
        if prompt.startswith("Pass the keyboard to "):
            assert "Players" not in printed
            here[0] = prompt.split(" ")[4].rstrip(",")
            handed[0] += 1
            return ""
        assert prompt == f"{here[0]}> "
        for line in printed.splitlines():
            rival = re.match(rf"[▶ ] ({'|'.join(NAMES)})\b(.*)", line)
            if rival and rival[1] != here[0]:
                assert re.fullmatch(r"( · passed)? +goods, pesos and VP hidden", rival[2]), line
            assert "Only move" not in line
        return answer(prompt)

    play(game, read_line, path, people=(0, 1, 2), console=console)
    assert handed[0] > 20
    assert game.pushes > 100


def test_nobody_hands_anything_over_when_all_is_open_or_one_person_plays(path: Path) -> None:
    prompts: list[str] = []

    def read_line(prompt: str) -> str:
        prompts.append(prompt)
        if len(prompts) > 40:
            raise EOFError
        return "1"

    play(table(3, 7, open_holdings=True), read_line, path, people=(0, 1, 2))
    play(table(3, 7), read_line, path.with_name("alone.game"))
    assert not any(prompt.startswith("Pass") for prompt in prompts)


def test_quit_works_while_the_keyboard_is_handed_over(path: Path) -> None:
    game = table(3)
    assert "Saved. Go on later with:" in play(game, ["quit"], path, people=(0, 1, 2))
    assert antilles.load(path)._dump() == game._dump()


# ---------------------------------------------------------------------- undo, saving, help
def test_undo_restores_the_exact_state_of_the_previous_decision(path: Path) -> None:
    game = table(4, seed=5)
    dumps: list[bytes] = []
    expected: list[bytes] = []
    answer = any_number(4, most=4)
    asked_so_far = [0]

    def read_line(prompt: str) -> str:
        now = game._dump()
        assert not expected or expected.pop() == now, "undo went somewhere else"
        if not dumps or dumps[-1] != now:
            dumps.append(now)
            asked_so_far[0] += 1
            if asked_so_far[0] > 60:
                raise EOFError
            if asked_so_far[0] % 3 == 0:
                dumps.pop()
                expected.append(dumps[-1])
                return "undo"
        return answer(prompt)

    output = play(game, read_line, path)
    assert output.count("Taken back") > 10


def test_a_saved_game_is_resumed_and_played_to_the_end(path: Path) -> None:
    game = table(3, turn_limit=40)
    output = play(game, ["1", "1", "1", "undo", "1", "save", "quit"], path)
    assert f"play santiago-de-cuba --resume {path}" in output
    resumed = antilles.load(path)
    assert resumed._dump() == game._dump()
    assert resumed.actions == game.actions
    play(resumed, lambda prompt: "1", path)
    assert resumed.over


def test_forced_decisions_are_played_with_a_line_saying_so(path: Path) -> None:
    game = table(4, 3)
    assert wander(game, lambda game: game.turn == 0 and len(game.legal_actions) == 1)
    only, asking = str(room_of(game).phrase(game.legal_actions.ids[0])), game.copy()
    assert f"Only move: {only}" in play(game, ["quit"], path)
    output = play(asking, [], path.with_name("asking.game"), autoplay_forced=False)
    assert "Only move" not in output
    assert f"1 {only}" in output


def test_help_knows_every_card_every_topic_and_every_choice(asked: dict[str, Santiago], path: Path) -> None:
    game = asked["venue"].copy()
    cards = [f"? {name}" for name in (*venues.NAMES, *cubans.NAMES, "josé", "café", "rum", "price", "port", "owner")]
    lines = [*cards, "?", "? 1", "? drive 5", "? casino 4 vp", "? SDC-CAR-6", "? xyzzy", "help", "log 3", "moves"]
    output = play(game, lines, path)
    assert widest(output) <= 100
    assert "Casino\n" in output
    assert len(re.findall(r"^José *$", output, re.M)) == 2
    assert "The flower is reported by players." in " ".join(output.split())
    assert "drive 5: not legal now" in output
    assert "Nothing is known about “xyzzy”" in output
    assert "? bank, ? pedro" in output
    found = rule("SDC-CAR-6")
    assert found is None or f"SDC-CAR-6  {found.title}" in output
    assert "PR-" not in output, "rules of the other game"


# ---------------------------------------------------------------------- the house
def test_no_game_of_the_terminal_imports_another() -> None:
    home = Path(antilles.__file__).parent / "terminal"
    for file in home.rglob("*.py"):
        text, where = file.read_text(encoding="utf-8"), file.relative_to(home).parts[0]
        imported = set(re.findall(r"^\s*(?:from|import) antilles\.(?:terminal\.)?(puerto_rico|santiago)\b", text, re.M))
        assert imported <= {where}, file
