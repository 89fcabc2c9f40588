"""Every verb of the command line, run as a user runs it: most from a process that is warm, some from the beginning."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import antilles
from antilles.core.registry import GAMES
from antilles.terminal.table_options import table_config
from tests.warm import run_warm

ROOT = Path(__file__).resolve().parents[2]


def run(*arguments: str, status: int = 0, text: str = "", **variables: str) -> subprocess.CompletedProcess[str]:
    done = run_warm([*arguments], text, environment_with(variables))
    assert done.returncode == status, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done


def run_cold(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    command, environment = [sys.executable, "-m", "antilles.cli", *arguments], environment_with(variables)
    return subprocess.run(command, cwd=ROOT, env=environment, input="", capture_output=True, text=True, check=False)


def environment_with(variables: dict[str, str]) -> dict[str, str]:
    return {**os.environ, "COLUMNS": "100", "TERM": "dumb", **variables}


@pytest.mark.parametrize(
    "arguments", [("--version",), ("tables", "puerto-rico"), ("sim", "chess"), ("rules", "no such rule")]
)
def test_a_warm_start_is_as_a_cold_one(arguments: tuple[str, ...]) -> None:
    warm = run_warm([*arguments], "", environment_with({}))
    cold = run_cold(*arguments)
    assert (warm.returncode, warm.stdout, warm.stderr) == (cold.returncode, cold.stdout, cold.stderr)


def test_help_teaches() -> None:
    shown = run_cold("--help").stdout
    for verb in ("play", "serve", "sim", "check", "replay", "rules"):
        assert verb in shown
    assert "--edition" in run("sim", "--help").stdout


def test_sim_prints_json_that_does_not_depend_on_the_threads() -> None:
    arguments = (
        "sim",
        "puerto-rico",
        "--players",
        "3",
        "--edition",
        "classic",
        "--games",
        "700",
        "--seed",
        "5",
        "--json",
    )
    one, two = (json.loads(run(*arguments, "--threads", threads).stdout) for threads in ("1", "2"))
    for key in ("games", "decisions", "seat_win_share", "mean_scores", "end_reasons"):
        assert one[key] == two[key]
    assert one["games"] == 700
    assert one["games_per_s"] > 0
    assert one["decisions_per_s"] > 0
    assert one["seconds"] > 0
    assert sum(one["seat_win_share"]) == pytest.approx(1, abs=0.001)
    assert "games/s" in run("sim", "--games", "10").stdout


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("sim", "puerto-rico", "--players", "2", "--edition", "classic"), "polish, rio-grande, 1897"),
        (("sim", "chess"), "There is no game 'chess'"),
        (("sim", "-o", "nonsense"), "write name=value"),
        (("sim", "-o", "mayor_rearange=true"), "Did you mean 'mayor_rearrange'"),
        (("check", "no-such-file.yaml"), None),
        (("replay", "no-such-file.game"), "cannot be read"),
        (("play", "--seats", "Ana"), "--seats names 1 seat,"),
        (("play", "--seats", "Ana,bot:genius,Bo,Cy"), "There is no bot 'genius'"),
        (("sim", "santiago-de-cuba", "--edition", "classic"), "santiago-de-cuba has no edition"),
        (("sim", "santiago-de-cuba", "--players", "5"), "for 2 to 4 players"),
        (("sim", "santiago-de-cuba", "-o", "flower_pabla=red"), "Did you mean 'flower_pablo'"),
        (("sim", "santiago-de-cuba", "-o", "venues={yellow: [bank]}"), "yellow has 1 venue, not 3"),
        (("play", "santiago-de-cuba", "--theme", "1897"), "There is no theme '1897'"),
        (("explain", "no-such-file.game"), "cannot be read"),
    ],
)
def test_bad_input_is_one_clear_line(arguments: tuple[str, ...], message: str | None) -> None:
    done = run(*arguments, status=1 if arguments[0] == "check" else 2)
    if message:
        assert message in " ".join(done.stderr.split())


def test_check_prints_what_differs(tmp_path: Path) -> None:
    path = tmp_path / "wrong.yaml"
    path.write_text("rules: [PR-SETUP-01]\ntitle: Too rich\nplayers: 3\ndo: [{then: {seats: {0: {doubloons: 9}}}}]\n")
    shown = run("check", str(path), status=1).stdout
    assert "seats.0.doubloons is 2, not 9" in shown
    assert "0 hold, 4 differ." in shown


def test_replay_shows_every_move(tmp_path: Path) -> None:
    game = antilles.new("puerto-rico", players=3, seed=4)
    while not game.over:
        game.push(game.legal_actions[0])
    game.save(tmp_path / "whole.game")
    shown = run("replay", str(tmp_path / "whole.game")).stdout
    assert f"{len(game.actions)}. " in shown
    assert "Won by" in shown
    part = run("replay", str(tmp_path / "whole.game"), "--to", "3", "--position").stdout
    assert "4. " not in part
    assert "now:" in part


def test_explain_answers_by_rule(tmp_path: Path) -> None:
    game = antilles.new("santiago-de-cuba", players=2, seed=1, seats=["Ana", "Bruno"])
    game.push("leave out red")
    game.save(tmp_path / "short.game")
    assert "you have 3 pesos. (SDC-CAR-3)" in run("explain", str(tmp_path / "short.game"), "drive", "5").stdout
    first = run("explain", str(tmp_path / "short.game"), "--to", "0").stdout
    assert "Bruno: New demand" in first
    assert "leave out white: Leave the white die out" in first
    (tmp_path / "position.yaml").write_text("players: 3\nnow: {role: builder, holder: 0}\n", encoding="utf-8")
    assert "(PR-BUILDER-03)" in run("explain", str(tmp_path / "position.yaml"), "build", "harbor").stdout
    (tmp_path / "list.yaml").write_text("- 1\n", encoding="utf-8")
    refused = run("explain", str(tmp_path / "list.yaml"), status=2).stderr
    assert "neither a game file nor a position" in " ".join(refused.split())


def test_tables_say_what_can_be_chosen() -> None:
    both = run("tables").stdout
    assert "rio-grande" in both
    assert "flower_pablo" in both
    assert "flower_pablo" not in run("tables", "puerto-rico").stdout


def test_rules_by_id_and_by_word() -> None:
    assert "takes 3 pesos" in run("rules", "martinez").stdout
    assert "SDC-CUBAN-EL_ZORRO" in run("rules", "sdc-cuban-el-zorro").stdout
    assert "Circles must be filled" in run("rules", "PR-MAYOR-03").stdout
    assert "classic" in run("rules", "pr-mayor-04").stdout
    assert "PR-BLD-HARBOR" in run("rules", "harbor").stdout
    assert "No rule mentions" in run("rules", "xyzzy", status=1).stderr
    assert "PR-SCORE-03" in run("rules").stdout


def test_play_can_be_left_and_resumed(tmp_path: Path) -> None:
    path = tmp_path / "evening.game"
    run("play", "puerto-rico", "--players", "3", "--seed", "3", "--save", str(path), text="role builder\nquit\n")
    saved = antilles.load(path)
    assert saved.actions[0] == (0, "role builder")
    run("play", "--resume", str(path), text="quit\n")
    assert antilles.load(path).record() == saved.record()


def test_the_other_game_is_resumed_whatever_game_is_named(tmp_path: Path) -> None:
    path = tmp_path / "street.game"
    run("play", "santiago-de-cuba", "--players", "3", "--seed", "3", "--save", str(path), text="drive 1\nquit\n")
    saved = antilles.load(path)
    assert (0, "drive 1") in saved.actions
    run("play", "--resume", str(path), text="quit\n")
    assert antilles.load(path).record() == saved.record()


def test_a_resumed_game_keeps_people_bots_and_theme(tmp_path: Path) -> None:
    path = tmp_path / "evening.game"
    table = ("--players", "3", "--seats", "Ana [random],bot:random,Bo", "--theme", "1897", "--save", str(path))
    run("play", *table, text="role builder\nquit\n")
    noted = [line for line in path.read_text().splitlines() if line.startswith(("seats", "sitting", "theme"))]
    assert noted == [
        'seats: ["Ana [random]", "Ana", "Bo"]',
        'sitting: ["person", "bot random", "person"]',
        'theme: "1897"',
    ]
    shown = run("play", "--resume", str(path), text="quit\n").stdout
    assert "Ana [random]" in shown
    assert "fruit" in shown
    assert all(line in path.read_text().splitlines() for line in noted)
    again = run("play", *table, "--seed", "1", status=2)
    assert "holds another game" in " ".join(again.stderr.split())


def test_errors_carry_nothing_that_a_terminal_obeys(tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text('{"\\u001b[2Jx\\ud800": 1}', encoding="utf-8")
    failed = run("explain", str(tmp_path / "a.yaml"), status=2)
    assert "\x1b" not in failed.stderr
    assert "is not known" in " ".join(failed.stderr.split())
    assert "\x1b" not in run("check", str(tmp_path), status=1).stdout


@pytest.mark.parametrize("game_id", GAMES)
def test_without_players_a_table_has_the_usual_number(game_id: str) -> None:
    assert table_config(game_id, None, None, "", "", None)["players"] == GAMES[game_id].default_players
    assert table_config(game_id, 3, None, "", "", None)["players"] == 3


def test_errors_come_in_the_language_asked_for() -> None:
    arguments = ("sim", "puerto-rico", "--edition", "clasic")
    assert "There is no edition 'clasic'. Did you mean 'classic'?" in words_of(run(*arguments, status=2).stderr)
    for language, sentence in (("ru", "Нет издания"), ("uk", "Немає видання"), ("pl", "Nie ma wydania")):
        assert sentence in words_of(run(*arguments, "--lang", language, status=2).stderr)
        assert sentence in words_of(run(*arguments, status=2, ANTILLES_LANG=language).stderr)
    assert "There is no language 'xx'" in words_of(run("tables", "--lang", "xx", status=2).stderr)
    assert "?" not in run("sim", "--games", "2000", "--lang", "ru").stdout


def test_an_unknown_name_brings_the_closest_and_the_command_that_lists_all() -> None:
    for arguments in (("-e", "clasic"), ("-x", "nobels"), ("--variants", "long"), ("-o", "mayor_rearange=true")):
        said = words_of(run("sim", "puerto-rico", *arguments, status=2).stderr)
        assert "Did you mean" in said
        assert "`antilles tables puerto-rico` lists all" in said


def test_resume_without_a_name_goes_on_with_the_newest_unfinished_game(tmp_path: Path) -> None:
    home = {"XDG_DATA_HOME": str(tmp_path)}
    assert "There is no saved game" in words_of(run("play", "--resume", status=2, **home).stderr)
    for seats in ("Ana,bot:random,bot:random", "Zoe,bot:random,bot:random"):
        run("play", "-p", "3", "--seed", "3", "--seats", seats, text="role builder\nquit\n", **home)
    folder = tmp_path / "antilles"
    older, newer = (next(folder.glob(f"*{name}*.game")) for name in ("Ana", "Zoe"))
    os.utime(older, (1, 1))
    for arguments in (("--resume",), ("--resume", "--ask-forced"), ("santiago-de-cuba", "--resume")):
        assert newer.name in run("play", *arguments, text="quit\n", **home).stdout.replace("\n", "")


def words_of(text: str) -> str:
    """A text without the breaks of its lines."""
    return " ".join(text.split())
