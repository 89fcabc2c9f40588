"""The verbs of the command line that bots play or judge for, run as a user runs them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import antilles
from antilles.bots import Budget, SeatView, make_bot
from tests.unit.test_command_line import run, words_of

FULL = Path("/dev/full")


def saved_game(folder: Path, moves: int | None = None) -> Path:
    """A game of greedy bots, in a file."""
    table, bot = antilles.new("puerto-rico", players=3, seed=8, seats=["Ana", "Bruno", "Carla"]), make_bot("greedy")
    while not table.over and (moves is None or table.pushes < moves):
        table.push(bot.decide(SeatView(table), Budget(), 1).action)
    table.save(folder / "evening.game")
    return folder / "evening.game"


def test_an_arena_goes_on_keeps_its_games_and_reports(tmp_path: Path) -> None:
    arguments = ("arena", "puerto-rico", "--bots", "greedy,random,random", "--jobs", "1", "--seed", "3", "--json")
    places = (
        "--out",
        str(tmp_path / "m.jsonl"),
        "--keep",
        str(tmp_path / "kept"),
        "--report",
        str(tmp_path / "r.html"),
    )
    first = run(*arguments, "--games", "4", *places)
    told = json.loads(first.stdout)
    assert told["games"] == 6
    assert "6 games are played instead of 4" in words_of(first.stderr)
    assert [entry["bot"] for entry in told["entries"]] == ["greedy", "random", "random"]
    assert {"share", "low", "high", "mean_score"} <= set(told["entries"][0])
    assert len(list((tmp_path / "kept").glob("*.game"))) == 6
    assert "<svg" in (tmp_path / "r.html").read_text(encoding="utf-8")
    lines = (tmp_path / "m.jsonl").read_text().splitlines()
    again = json.loads(run(*arguments, "--games", "9", *places).stdout)
    assert again["games"] == 9
    assert (tmp_path / "m.jsonl").read_text().splitlines()[:7] == lines
    shown = run("arena", "--bots", "greedy,random", "--games", "2", "--jobs", "1", "--lang", "uk").stdout
    assert "перемог" in shown


def test_sim_takes_any_bot() -> None:
    told = json.loads(run("sim", "--bots", "greedy,random,random", "--games", "30", "--json").stdout)
    assert told["bots"] == ["greedy", "random", "random"]
    assert told["players"] == 3
    assert told["seat_win_share"][0] > 0.9
    slow = (
        "sim",
        "santiago-de-cuba",
        "-p",
        "2",
        "--bots",
        "search:iters=5,threads=1,greedy:overlooks=200",
        "--games",
        "2",
    )
    assert json.loads(run(*slow, "--json").stdout)["games"] == 2


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("arena", "--bots", "greedy,genius"), "There is no bot 'genius'"),
        (("arena", "--bots", "greedy,greedy", "-p", "4"), "--bots names 2 bots, the table has 4 seats"),
        (("sim", "--bots", "greedy,random,random,random,random,random"), "is for 2 to 5 players"),
        (("hint", "no-such-file.game"), "cannot be read"),
        (("review", "no-such-file.game"), "cannot be read"),
        (("hint", "no-such-file.game", "--bot", "search:ms=0"), "from 1 to"),
    ],
)
def test_bad_input_is_one_clear_line(arguments: tuple[str, ...], message: str) -> None:
    assert message in words_of(run(*arguments, status=2).stderr)


@pytest.mark.parametrize(
    ("bots", "language"),
    [
        ("greedy:style=nobody,greedy", "pl"),
        ("search:ms=0,greedy", "ru"),
        ("greedy,,greedy", "uk"),
        ("\U0001f916", "en"),
    ],
)
def test_a_bot_there_is_not_leaves_nothing_behind(tmp_path: Path, bots: str, language: str) -> None:
    places = ("--out", f"{tmp_path}/m.jsonl", "--keep", f"{tmp_path}/kept", "--report", f"{tmp_path}/r.html")
    refused = run("arena", "--bots", bots, "--jobs", "1", *places, "--lang", language, status=2)
    assert len(refused.stderr.splitlines()) < 4
    assert refused.stdout == ""
    run("dataset", f"{tmp_path}/games", "--bots", bots, "--jobs", "1", "--lang", language, status=2)
    assert not list(tmp_path.iterdir())


def test_a_hint_and_its_json(tmp_path: Path) -> None:
    file = saved_game(tmp_path, 60)
    told = json.loads(run("hint", str(file), "--to", "0", "--bot", "search:iters=200", "--json").stdout)
    assert told["decision"] == "role pick"
    assert len(told["moves"]) > 1
    shown = run("hint", str(file), "--to", "0", "--bot", "search:iters=200").stdout
    assert "Ana:" in shown
    assert "rather than" in words_of(shown)
    assert "а не" in words_of(run("hint", str(file), "--to", "0", "--bot", "search:iters=200", "--lang", "ru").stdout)
    (tmp_path / "position.yaml").write_text("players: 3\nnow: {role: builder, holder: 0}\n", encoding="utf-8")
    assert "win" in run("hint", str(tmp_path / "position.yaml"), "--bot", "search:iters=50", "--json").stdout


def test_a_review_its_json_and_its_page(tmp_path: Path) -> None:
    file = saved_game(tmp_path, 40)
    arguments = ("review", str(file), "--bot", "search:iters=20")
    told = json.loads(run(*arguments, "--json", "--report", str(tmp_path / "page.html")).stdout)
    assert len(told["steps"]) == 40
    assert told["over"] is False
    assert (tmp_path / "page.html").read_text(encoding="utf-8").count("<svg") == 2
    shown = run(*arguments, "--lang", "pl").stdout
    assert "Szansa na wygraną" in shown
    assert "suma szans" in shown  # so that nobody wonders at more than a whole victory given away


@pytest.mark.parametrize("verb", ["hint", "review"])
def test_help_says_who_can_judge_and_gives_an_example(verb: str) -> None:
    told = words_of(run(verb, "--help", COLUMNS="300").stdout)
    assert f"antilles {verb} evening.game" in told
    assert "captain or governor" in told


def test_an_arrangement_stands_above_its_chances(tmp_path: Path) -> None:
    """All of it on lines of its own, not in a narrow column, and no count of tries where nothing was tried."""
    position = "now: {role: mayor, holder: 0, at: placing}\ncolonist_ship: 0\n"
    position += "seats: {0: {limbo: 2, island: {corn: 1, coffee: 1}, city: {coffee roaster: 0}}}\n"
    (tmp_path / "position.yaml").write_text(position, encoding="utf-8")
    shown = run("hint", str(tmp_path / "position.yaml"), "--bot", "search:iters=50", "--lang", "pl").stdout.splitlines()
    assert shown[1].count("umieść") > 1
    assert "prób" not in shown[2]
    assert "%" in shown[3]


def test_a_hint_on_a_finished_game_says_what_to_do_instead(tmp_path: Path) -> None:
    for arguments in ((), ("--json",), ("--to", "9999")):
        done = run("hint", str(saved_game(tmp_path)), *arguments, status=1)
        assert done.stdout == ""
        assert "This game is over" in words_of(done.stderr)
        assert "antilles review" in words_of(done.stderr)


@pytest.mark.parametrize(("name", "why"), [("no/page.html", "there is no folder"), ("", "it is a folder")])
@pytest.mark.parametrize("verb", ["review", "arena"])
def test_a_page_that_cannot_be_written_is_told_before_the_work(verb: str, name: str, why: str, tmp_path: Path) -> None:
    of = {"review": (str(saved_game(tmp_path, 20)),), "arena": ("--bots", "random,random")}[verb]
    done = run(verb, *of, "--report", str(tmp_path / name), status=2)
    assert done.stdout == ""
    assert why in words_of(done.stderr)
    assert "0:00" not in done.stderr  # no bar was drawn yet


def test_a_page_replaces_no_file_of_the_same_command(tmp_path: Path) -> None:
    game, match = saved_game(tmp_path, 20), tmp_path / "match.jsonl"
    before = game.read_bytes()
    for command in (("review", str(game)), ("arena", "--out", str(match))):
        done = run(*command, "--report", command[-1], status=2)
        assert "the same command needs this file" in words_of(done.stderr)
    assert game.read_bytes() == before
    assert not match.exists()


@pytest.mark.skipif(not FULL.exists(), reason="this system has no device that is always full")
def test_a_full_disk_is_one_clear_line_and_loses_no_review(tmp_path: Path) -> None:
    judge = ("review", str(saved_game(tmp_path, 20)), "--bot", "search:iters=20")
    done = run(*judge, "--json", "--report", str(FULL), status=2)
    assert len(json.loads(done.stdout)["steps"]) == 20
    assert "/dev/full cannot be written: No space left on device." in words_of(done.stderr)
    with FULL.open("w") as full:
        command = [sys.executable, "-m", "antilles.cli", *judge, "--json"]
        lost = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert lost.returncode == 1
    assert "Nothing more can be written: No space left on device." in words_of(lost.stderr)
    assert "Traceback" not in lost.stderr


def test_what_is_wrong_with_a_position_is_said_with_the_name_of_its_file(tmp_path: Path) -> None:
    for text, problem in (('{"a": 1}', "a: is not known"), ('{"a": ', "expected the node"), ("", "is neither a game")):
        (tmp_path / "p.json").write_text(text, encoding="utf-8")
        told = words_of(run("hint", str(tmp_path / "p.json"), status=2, COLUMNS="400").stderr)
        assert f"{tmp_path / 'p.json'}: " in told
        assert problem in told
        assert told.count("p.json") == 1
