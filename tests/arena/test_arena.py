"""Matches: seatings, pairing, going on after a stop, game files, and games that repeat."""

from __future__ import annotations

import os
import signal
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

import antilles
from antilles.arena.matches import Match, Pairing, Played, checked_match, play, replayed
from antilles.arena.records import ArenaError, Record, check_folder, keep_games, read_match
from antilles.arena.results import document, repeated, result_of
from antilles.arena.running import run
from antilles.bots.names import bots_listed, one_per_seat
from antilles.core.errors import ConfigError, GameFileError
from antilles.spread.processes import here, in_processes

MATCH = Match("puerto-rico", ("greedy", "random", "random"), games=9, first_seed=50)


def test_parameters_of_a_bot_have_commas_of_their_own() -> None:
    assert bots_listed("search:ms=200,planner,planner,planner") == ("search:ms=200", "planner", "planner", "planner")
    assert bots_listed("search:iters=2000,threads=2,planner,search:ms=5, threads=1") == (
        "search:iters=2000,threads=2",
        "planner",
        "search:ms=5,threads=1",
    )
    assert one_per_seat("greedy", 3) == ("greedy",) * 3
    assert one_per_seat("greedy,random", None) == ("greedy", "random")
    with pytest.raises(ConfigError, match="names 2 bots, the table has 3 seats"):
        one_per_seat("greedy,random", 3)
    with pytest.raises(ConfigError, match="There is no bot 'threads=2'"):
        one_per_seat("threads=2,greedy", 2)
    with pytest.raises(ConfigError, match="at least two bots"):
        checked_match(Match("puerto-rico", ("greedy",), 1))


def test_every_seed_is_played_from_every_seat() -> None:
    """Three seatings differ: three games a seed, the odd bot once at each seat."""
    assert [(pairing.seed, pairing.seating) for pairing in MATCH.pairings()][:4] == [
        (50, (0, 1, 2)),
        (50, (2, 0, 1)),
        (50, (1, 2, 0)),
        (51, (0, 1, 2)),
    ]
    assert len(MATCH) == len(list(MATCH.pairings())) == 9


@pytest.mark.parametrize("bots", ["abcd", "abbb", "abab", "aaaa", "aab", "ab"])
def test_every_entry_sits_at_every_seat_equally_often_and_no_game_is_set_up_twice(bots: str) -> None:
    match = Match("puerto-rico", tuple(bots), games=3 * len(bots) - 1)
    assert len(match) == 3 * len(bots)
    times = [[0] * len(bots) for _ in bots]
    tables = set()
    for pairing in match.pairings():
        for seat, entry in enumerate(pairing.seating):
            times[entry][seat] += 1
        tables.add((pairing.seed, "".join(bots[entry] for entry in pairing.seating)))
    assert times == [[3] * len(bots)] * len(bots)
    assert len(tables) == len(match)


def test_a_game_is_the_same_every_time_and_can_be_played_again() -> None:
    pairing = Pairing(1, 50, (2, 0, 1))
    game = play(MATCH, pairing)
    assert game == play(MATCH, pairing)
    again = replayed(MATCH, game)
    assert again.over
    assert tuple(score.total for score in again.scores) == game.scores
    assert game.of_entry(0) == (game.shares[1], game.scores[1])


def test_a_match_in_processes_is_game_for_game_the_same() -> None:
    assert run(MATCH, in_processes(2)) == run(MATCH, here)


def test_a_worker_that_is_killed_loses_nothing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("ANTILLES_TEST_FUSE", str(tmp_path / "fuse"))
    monkeypatch.setattr("antilles.arena.running.play", play_with_fuse)
    assert run(MATCH, in_processes(2)) == run(MATCH, here)
    assert (tmp_path / "fuse").exists()


def play_with_fuse(match: Match, pairing: Pairing) -> Played:
    """Kills its worker in the middle of a match, once."""
    fuse = Path(os.environ["ANTILLES_TEST_FUSE"])
    if pairing.number == 4 and not fuse.exists():
        fuse.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play(match, pairing)


def test_a_stopped_match_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    played: list[int] = []

    def stop_after_four(done: int) -> None:
        played.append(done)
        if len(played) == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(MATCH, here, path, stop_after_four)
    assert len(read_match(path, MATCH)) == 4
    with path.open("a") as file:
        file.write('{"number": 4, "seed": 5')  # killed in the middle of a line
    told: list[int] = []
    assert run(MATCH, here, path, told.append) == run(MATCH, here)
    assert told == [4, 1, 1, 1, 1, 1]
    assert len(read_match(path, MATCH)) == 9
    longer = Match(MATCH.game, MATCH.bots, games=12, first_seed=50)
    assert run(longer, here, path)[:9] == run(MATCH, here, path)
    assert len(read_match(path, longer)) == 12


def test_another_match_is_never_touched(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    run(Match("puerto-rico", ("random",) * 3, games=1), here, path)
    before = path.read_bytes()
    with pytest.raises(ArenaError, match="another match"):
        run(MATCH, here, path)
    assert path.read_bytes() == before


def test_a_match_that_was_killed_while_it_wrote_its_first_line_begins_anew(tmp_path: Path) -> None:
    match, path = Match("puerto-rico", ("random",) * 3, games=3), tmp_path / "match.jsonl"
    run(match, here, path)
    whole = path.read_bytes()
    path.write_bytes(whole[:40])
    run(match, here, path)
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"number":1,', b'"number":"x",'),
        (b'"number":1,', b'"number":-2,'),
        (b'"number":1,', b""),
        (b'{"number":1,', b'{"size":3,"number":1,'),
        (b'"number":1,"seed":50', b'"number":1,"seed":57'),
        (b'"seating":[2,0,1]', b'"seating":[7,9,1]'),
        (b'"seating":[2,0,1]', b'"seating":null'),
        (b'"scores":[', b'"scores":[3,'),
        (b'"scores":[', b'"scores":["x'),
        (b'"shares":[', b'"shares":["x",'),
        (b'"actions":[', b'"actions":[0.5,'),
        (b'{"number":1', b"\0\0\0"),
        (b'{"number":1', b"[[["),
    ],
)
def test_a_damaged_line_is_named(tmp_path: Path, old: bytes, new: bytes) -> None:
    match, path = Match(MATCH.game, MATCH.bots, games=3, first_seed=50), tmp_path / "match.jsonl"
    run(match, here, path)
    lines = path.read_bytes().splitlines(keepends=True)
    lines[2] = lines[2].replace(old, new, 1)
    path.write_bytes(b"".join(lines))
    before = path.read_bytes()
    with pytest.raises(ArenaError, match=r"Line 3 of .* is no game of this match"):
        run(match, here, path)
    assert path.read_bytes() == before
    del lines[2]
    path.write_bytes(b"".join(lines))
    assert run(match, here, path) == run(match, here)


@pytest.mark.parametrize("text", [b"[]\n", b"\xff\xfe\n", b"notes", b"{}\n", b"7\n", b'{"format": 2}\n', b"[" * 99_999])
def test_what_is_no_match_stays_as_it_is(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "notes"
    path.write_bytes(text)
    with pytest.raises(ArenaError, match="choose another name"):
        run(MATCH, here, path)
    assert path.read_bytes() == text


@pytest.mark.parametrize("place", ["/dev/full", "/dev/null", "."])
def test_only_ordinary_files_hold_a_match(place: str) -> None:
    with pytest.raises(GameFileError, match="no ordinary file"):
        run(MATCH, here, Path(place))


def test_one_program_at_a_time_writes_a_match(tmp_path: Path) -> None:
    match, path = Match("puerto-rico", ("random",) * 3, games=3), tmp_path / "new" / "match.jsonl"
    with closing(Record(path, match)), pytest.raises(ArenaError, match="written by another program"):
        run(match, here, path)
    run(match, here, path)
    assert list(path.parent.iterdir()) == [path]


def test_a_full_disk_keeps_what_was_written_before(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.jsonl"

    def full(handle: int) -> None:
        if path.stat().st_size > 1000:
            raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr("antilles.arena.records.os.fsync", full)
        with pytest.raises(ArenaError, match=r"match.jsonl cannot be written: No space left"):
            run(MATCH, here, path)
    assert 0 < len(read_match(path, MATCH)) < 9
    assert run(MATCH, here, path) == run(MATCH, here)


def test_kept_games_of_another_match_stay_and_those_of_this_one_are_renewed(tmp_path: Path) -> None:
    match = Match("santiago-de-cuba", ("greedy", "random"), games=2)
    games = run(match, here)
    keep_games(match, games, tmp_path)
    first, second = (tmp_path / f"game-0000{number}.game" for number in range(2))
    texts = first.read_text(), second.read_text()
    for other in (Match(match.game, match.bots, 2, first_seed=9), Match(match.game, ("random", "greedy"), 2)):
        with pytest.raises(GameFileError, match="holds another game"):
            check_folder(other, tmp_path)
    second.unlink()
    keep_games(match, [replace(game, actions=game.actions[:-1]) for game in games], tmp_path)
    assert "end: " in first.read_text() != texts[0]
    keep_games(match, games, tmp_path)
    assert (first.read_text(), second.read_text()) == texts
    (tmp_path / "file").touch()
    with pytest.raises(ArenaError, match="cannot be written"):
        check_folder(match, tmp_path / "file" / "kept")
    with pytest.raises(ArenaError, match="cannot be written"):
        check_folder(match, tmp_path / "file")


def test_kept_games_are_game_files(tmp_path: Path) -> None:
    games = run(Match(MATCH.game, MATCH.bots, games=3, first_seed=50), here)
    keep_games(MATCH, games, tmp_path / "kept")
    files = sorted((tmp_path / "kept").glob("*.game"))
    assert [file.name for file in files] == [f"game-{number:05}.game" for number in range(3)]
    kept = antilles.load(files[1])
    assert kept.over
    assert tuple(score.total for score in kept.scores) == games[1].scores
    assert 'sitting: ["bot random", "bot greedy", "bot random"]' in files[1].read_text()
    assert kept.seats == ("random (2)", "greedy", "random (1)")


def test_games_that_repeat_are_noticed() -> None:
    """Two names of one bot: what the match compares is the same, and so are its games."""
    match = Match("santiago-de-cuba", ("greedy", "planter"), games=4)
    games = run(match, here)
    assert repeated(games) == 2
    assert result_of(match, games).repeated == 2
    assert repeated(run(MATCH, here)) == 0


def test_the_result_has_all_that_json_promises() -> None:
    told = document(result_of(MATCH, run(MATCH, here)))
    assert told["games"] == 9
    assert told["seeds"] == 3
    assert [entry["bot"] for entry in told["entries"]] == ["greedy", "random", "random"]
    for entry in told["entries"]:
        assert 0 <= entry["low"] <= entry["share"] <= entry["high"] <= 1
        assert entry["mean_score"] > 0
    (others,) = told["together"]
    assert (others["bot"], others["seats"]) == ("random", 2)
    assert others["share"] == pytest.approx(1 - told["entries"][0]["share"])
    assert others["low"] <= others["share"] <= others["high"]
    assert sum(entry["share"] for entry in told["entries"]) == pytest.approx(1, abs=1e-4)
    assert told["entries"][0]["rating"]["mean"] > 25 > told["entries"][1]["rating"]["mean"]
