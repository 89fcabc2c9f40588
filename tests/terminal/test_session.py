"""Whole games at the terminal: width, saving, leaving, undo, secrets, forced moves."""

from __future__ import annotations

import re
import shlex
import shutil
from dataclasses import replace
from pathlib import Path

import pytest

import antilles
from antilles.bots import Decision
from antilles.core.errors import AntillesError, ConfigError
from antilles.core.registry import GAMES
from antilles.puerto_rico.describe import phrase
from antilles.puerto_rico.game import PuertoRico
from antilles.tableside.puerto_rico.arrangements import ARRANGEMENTS
from antilles.tableside.puerto_rico.placing import Placing
from antilles.tableside.saving import command_for, program
from antilles.terminal.session import run
from tests.terminal.driver import ALL_EXPANSIONS, any_number, at, play, play_at_random, table, typing, widest

STRANGE_NAMES = ("[bold]Ana[/bold]", "名前がとても長い人です名前", "Zoë\x1b[31m\n" + "x" * 40)


@pytest.mark.parametrize(("players", "numbers"), [(2, "any"), (3, "first"), (4, "any"), (5, "first")])
def test_a_whole_game_by_numbers_fits_100_columns(players: int, numbers: str, path: Path) -> None:
    game = table(players, seed=players)
    output = play(game, any_number(players, most=1 if numbers == "first" else 9), path)
    assert game.over
    assert widest(output) <= 100
    assert "The game is over." in output
    assert "total" in output
    assert antilles.load(path)._dump() == game._dump()


@pytest.mark.parametrize(
    "config",
    [{"edition": "classic"}, {"edition": "1897", "expansions": ALL_EXPANSIONS, "options": {"ask_everything": True}}],
)
def test_people_with_strange_names_share_the_keyboard(config: dict[str, object], path: Path) -> None:
    game = table(3, seats=STRANGE_NAMES, **config)  # type: ignore[arg-type]
    answer, left = any_number(3), [150]

    def read_line(prompt: str) -> str:
        left[0] -= 1
        if not left[0]:
            raise EOFError
        return answer(prompt)

    output = play(game, read_line, path, people=(0, 1, 2))
    assert game.pushes > 20
    assert widest(output) <= 100
    assert "[bold]Ana[/bold]" in output
    assert "\x1b" not in output


def test_a_table_of_bots_plays_to_the_end(path: Path) -> None:
    game = table(3)
    output = play(game, [], path, people=())
    assert game.over
    assert "Round 2 begins" in output
    assert "you" not in output.split()


# ---------------------------------------------------------------------- undo
@pytest.mark.parametrize("config", [{}, {"edition": "1897", "expansions": ALL_EXPANSIONS}])
def test_undo_restores_the_exact_state_of_the_previous_decision(config: dict[str, object], path: Path) -> None:
    game = table(4, seed=5, **config)  # type: ignore[arg-type]
    dumps: list[bytes] = []
    expected: list[bytes] = []
    new_questions = 0
    answer = any_number(4, most=4)

    def read_line(prompt: str) -> str:
        nonlocal new_questions
        now = game._dump()
        assert not expected or expected.pop() == now, "undo went somewhere else"
        if not dumps or dumps[-1] != now:
            dumps.append(now)
            new_questions += 1
            if new_questions > 50:
                raise EOFError
            if new_questions % 3 == 0:
                dumps.pop()
                expected.append(dumps[-1])
                return "undo"
        return answer(prompt)

    output = play(game, read_line, path)
    assert output.count("Taken back") > 10


def test_undo_takes_a_placing_back_as_a_whole_in_a_resumed_game(path: Path) -> None:
    game = table(3, seed=2)

    def begins_to_place(game: PuertoRico) -> bool:
        if (game.turn, game.decision) != (0, "mayor place") or game.view(0)["round"] < 8:
            return False
        return not any(group.settled for group in Placing(game).groups)

    assert play_at_random(game, 2, begins_to_place)
    before = game._dump()
    play(game, [""], path)
    resumed = antilles.load(path)
    play(resumed, ["undo"], path)
    assert resumed._dump() == before
    assert len(resumed.actions) < len(game.actions) - 1, "the placing took several steps"


def test_undo_at_the_first_decision_says_so(path: Path) -> None:
    game = table()
    before = game._dump()
    assert "no earlier decision" in play(game, ["undo"], path)
    assert game._dump() == before


# ---------------------------------------------------------------------- saving and leaving
def test_quit_saves_and_the_game_goes_on_later(path: Path) -> None:
    game = table(3)
    output = play(game, ["1", "1", "1", "quit"], path)
    assert f"--resume {path}"[:60] in output.replace("\n", "")
    resumed = antilles.load(path)
    assert resumed._dump() == game._dump()
    assert resumed.actions == game.actions
    play(resumed, lambda prompt: "1", path)
    assert resumed.over


def test_the_command_for_going_on_works_as_it_is_printed(tmp_path: Path) -> None:
    game = table(3)
    path = tmp_path / ("a very long folder name " * 3).strip() / "a game.txt"
    path.parent.mkdir()
    command = play(game, ["1", "quit"], path).splitlines()[-1].strip()
    words = shlex.split(command)
    assert shutil.which(words[0])
    assert words[1:] == ["play", "puerto-rico", "--resume", str(path)]


def test_the_program_is_named_as_the_shell_finds_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scripts, other = tmp_path / "my env" / "bin", tmp_path / "other"
    for folder in (scripts, other):
        folder.mkdir(parents=True)
        (folder / "antilles").write_text("#!/bin/sh\n")
        (folder / "antilles").chmod(0o755)
    monkeypatch.setattr("sys.executable", str(scripts / "python"))
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", str(scripts))
    assert command_for(table(3), Path("a.game")) == "antilles play puerto-rico --resume a.game"
    monkeypatch.setenv("PATH", str(other))
    assert program() == "my env/bin/antilles"
    assert command_for(table(3), Path("a.game")).startswith("'my env/bin/antilles' play")
    monkeypatch.chdir(scripts)
    assert program() == str(scripts / "antilles")
    (scripts / "antilles").unlink()
    assert program() == "antilles"


def test_a_finished_game_shows_its_result_again(path: Path) -> None:
    game = table(3)
    play_at_random(game, 1, lambda game: False)
    assert "The game is over." in play(game, [], path)


@pytest.mark.parametrize("interruption", [EOFError, KeyboardInterrupt])
def test_end_of_input_and_ctrl_c_save(interruption: type[BaseException], path: Path) -> None:
    game = table(3)
    lines = typing(["1"])

    def read_line(prompt: str) -> str:
        try:
            return lines(prompt)
        except EOFError:
            raise interruption from None

    output = play(game, read_line, path)
    assert "Saved. Go on later with:" in output
    assert antilles.load(path)._dump() == game._dump()


def test_every_answer_is_saved_at_once(path: Path) -> None:
    game = table(3)

    def read_line(prompt: str) -> str:
        if game.pushes:
            saved = antilles.load(path)
            assert saved.actions == game.actions[: len(saved.actions)]
            assert [seat for seat, _ in game.actions[len(saved.actions) :] if seat == 0] == []
        if game.pushes > 40:
            raise EOFError
        return "1"

    play(game, read_line, path)


def test_a_failing_save_is_said_once_and_the_game_goes_on(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    game = table(3)
    output = play(game, ["1", "1", "1", "quit", "quit"], tmp_path / "file" / "game.txt")
    assert game.pushes >= 3
    assert output.count("Could not save") == 1
    assert "quit again" in output
    assert "The game is not saved." in output


def test_save_writes_copies_but_never_over_other_files(tmp_path: Path) -> None:
    precious = tmp_path / "letter.txt"
    precious.write_text("Dear Ana")
    game = table(3)
    copy = tmp_path / "a copy.game"
    lines = [
        f"save {copy}",
        f"save {precious}",
        f"save {tmp_path}",
        "save /no/such/place",
        "save \0",
        "save ~nobody-here/x",
        "save",
    ]
    output = play(game, lines, tmp_path / "game.txt")
    assert precious.read_text() == "Dear Ana"
    assert antilles.load(copy)._dump() == game._dump()
    assert output.count("Not saved") == 3
    assert not Path("/no").exists()


# ---------------------------------------------------------------------- forced moves, secrets, odd input
def test_forced_decisions_are_played_with_a_line_saying_so(path: Path) -> None:
    game = table(2, seed=3)
    forced = lambda game: game.turn == 0 and len(game.legal_actions) == 1  # noqa: E731
    assert play_at_random(game, 3, forced)
    only = phrase(game.legal_actions.ids[0])
    asked = game.copy()
    assert f"Only move: {only}" in play(game, [], path)
    output = play(asked, [], path.with_name("asked.game"), autoplay_forced=False)
    assert "Only move" not in output
    assert f"1 {only}" in output


def test_points_of_others_stay_secret(path: Path) -> None:
    document = table(4).position()
    for seat, chips in enumerate((23, 37, 0, 0)):
        document["seats"][seat]["victory_points"] = chips
        document["seats"][seat]["city"] = {"customs house": 1} if seat == 1 else {}
    document["buildings"]["customs house"] = 0
    document["supply"]["victory_points"] = 40
    document["supply"]["colonists"] -= 1
    game = antilles.from_position(document)
    lines = ["?", "score", "log", "board", "moves", "help", "? customs house", "1", "score", "1"]
    output = play(game, lines, path).partition("Saved. Go on")[0]  # the path that follows may have any number in it
    assert re.search(r"\b23\b", output)
    assert not re.search(r"\b(37|50)\b", output), "the points of seat 1, or the total with its customs house"


NONSENSE = [
    "",
    " ",
    "0",
    "99",
    "-1",
    "1.5",
    "٣",
    "\0\0",
    "\x1b[2J",
    "😀" * 30,
    "role",
    "role mayor settler",
    "build harbor",
    "place corn 1, harbor 1",
    "keep ,,,",
    "place corn -1,",
    "load load load",
    "x" * 5000,
    "p",
    "? \x00",
    "? " + "y" * 300,
    "?" * 50,
    "? 99",
    "? [/bold]",
    "? place corn 1,",
    "log x",
    "undo",
    "[bold]",
    "'; DROP TABLE games",
]


def test_nonsense_never_raises_and_changes_nothing(tmp_path: Path) -> None:
    for decision in ("role pick", "builder build", "mayor place", "store goods", "captain load"):
        game = at(decision)
        game.steps.clear()  # nothing to take back
        before = game._dump()
        enter_plays = decision in ARRANGEMENTS
        lines = [line for line in NONSENSE if line.strip() or not enter_plays]
        output = play(game, lines, tmp_path / f"{decision}.game")
        assert game._dump() == before, decision
        assert widest(output) <= 100


def test_a_bot_that_breaks_the_rules_is_named(path: Path) -> None:
    class Cheat:
        name = "cheat"

        def decide(self, seat: object, budget: object, seed: int, *, rank: bool = False) -> Decision:
            return Decision(10_000)

    game = table(3)
    with pytest.raises(AntillesError, match="bot cheat of Bruno"):
        run(game, {1: Cheat(), 2: Cheat()}, path, read_line=typing(["role settler", "1"]))


def test_only_games_with_a_board_are_played(path: Path) -> None:
    class Other:
        manifest = replace(GAMES["puerto-rico"], id="chess", room="chess")
        game_id, players = "chess", 2

    with pytest.raises(ConfigError, match="chess"):
        run(Other(), {}, path)  # type: ignore[arg-type]
