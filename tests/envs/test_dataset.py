"""Datasets: what a row says, and that a killed, spread or extended run ends with the very same files."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import antilles
from antilles.arena.matches import Match, Pairing, play
from antilles.envs.dataset import Dataset, DatasetError
from antilles.envs.shards import SETTINGS, UNFINISHED, read_dataset, write_dataset
from antilles.spread.cluster import on_ray
from antilles.spread.processes import here, in_processes

SMALL = Dataset("santiago-de-cuba", ("greedy", "random", "random"), games=7, first_seed=11, games_per_file=3)


def files_of(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.fixture(scope="module")
def uninterrupted(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    folder = tmp_path_factory.mktemp("whole") / "dataset"
    assert write_dataset(SMALL, folder, here) == 3
    return files_of(folder)


def test_rows_tell_the_games_of_an_arena(tmp_path: Path) -> None:
    write_dataset(SMALL, tmp_path, here)
    games = list(read_dataset(tmp_path))
    assert len(games) == 7
    match = Match(SMALL.game, SMALL.bots, 7, 11)
    for number, rows in enumerate(games):
        played = play(match, Pairing(number, 11 + number, match.seating(number)))
        assert rows["action"].tolist() == list(played.actions)
        assert set(rows["game"]) == {number}
        assert rows["ply"].tolist() == list(range(len(played.actions)))
        assert rows["scores"][0].tolist() == list(played.scores)
        assert rows["shares"][-1].tolist() == pytest.approx(played.shares)
        assert rows["mask"][rows["ply"], rows["action"]].all()
        game = antilles.new(SMALL.game, players=3, seed=11 + number)
        table = antilles.batch(SMALL.game, games=1, players=3, seed=11 + number)
        for ply in range(len(played.actions)):
            assert rows["seat"][ply] == game.turn
            assert rows["bot"][ply] == SMALL.seating(number)[game.turn or 0]
            assert np.flatnonzero(rows["mask"][ply]).tolist() == sorted(game.legal_actions.ids)
            if not number:
                assert (rows["observation"][ply] == table.observations[0]).all()
                table.step(rows["action"][ply : ply + 1])
            game.push(int(rows["action"][ply]))


def test_the_folder_says_what_the_columns_are(tmp_path: Path) -> None:
    write_dataset(SMALL, tmp_path, here)
    told = json.loads((tmp_path / SETTINGS).read_text())
    rows = next(read_dataset(tmp_path))
    assert list(rows) == list(told["columns"])
    last = told["observation"][-1]
    assert rows["observation"].shape[1] == last["start"] + int(np.prod(last["shape"]))
    assert rows["mask"].shape[1] == told["actions"]


def test_processes_and_a_second_run_change_nothing(tmp_path: Path, uninterrupted: dict[str, bytes]) -> None:
    done: list[int] = []
    write_dataset(SMALL, tmp_path / "spread", in_processes(2), done.append)
    assert sum(done) == 7
    assert files_of(tmp_path / "spread") == uninterrupted

    def idle(worker: Any, shared: Any, pieces: Any) -> Iterator[Any]:
        assert not pieces
        yield from ()

    again: list[int] = []
    write_dataset(SMALL, tmp_path / "spread", idle, again.append)
    assert again == [7]


def test_a_dataset_can_grow(tmp_path: Path, uninterrupted: dict[str, bytes]) -> None:
    """The last file, with one game of three, is made anew."""
    fewer = Dataset(SMALL.game, SMALL.bots, 4, SMALL.first_seed, games_per_file=3)
    write_dataset(fewer, tmp_path, here)
    assert len(list(read_dataset(tmp_path))) == 4
    write_dataset(SMALL, tmp_path, here)
    assert files_of(tmp_path) == uninterrupted


@pytest.mark.filterwarnings("ignore")
def test_two_workers_of_a_ray_cluster_write_the_same_files(
    ray: Any, tmp_path: Path, uninterrupted: dict[str, bytes]
) -> None:
    write_dataset(SMALL, tmp_path / "ray", on_ray)
    assert files_of(tmp_path / "ray") == uninterrupted


def command(folder: Path, *more: str) -> list[str]:
    arguments = ["dataset", str(folder), SMALL.game, "--bots", ",".join(SMALL.bots), "-n", "7", "-s", "11"]
    return [sys.executable, "-m", "antilles.cli", *arguments, "--games-per-file", "3", "-j", "1", *more]


def test_a_killed_run_goes_on(tmp_path: Path, uninterrupted: dict[str, bytes]) -> None:
    folder = tmp_path / "dataset"
    running = subprocess.Popen(command(folder), stderr=subprocess.DEVNULL)
    while not (folder / "part-000000.parquet").exists() and running.poll() is None:
        time.sleep(0.01)
    running.send_signal(signal.SIGKILL)
    running.wait()
    (folder / f"part-000001.parquet{UNFINISHED}").write_bytes(b"PAR1")
    assert subprocess.run(command(folder), capture_output=True, check=False).returncode == 0
    assert files_of(folder) == uninterrupted


def test_a_disk_that_takes_no_more_is_told_and_the_run_goes_on(tmp_path: Path, uninterrupted: dict[str, bytes]) -> None:
    """A limit of the system on the size of files stands for the full disk; settings fit, a file of games does not."""
    folder = tmp_path / "dataset"
    least = max(len(uninterrupted[SETTINGS]) // 1024 + 1, 1)
    assert least * 1024 < len(uninterrupted["part-000000.parquet"])
    limited = ["bash", "-c", f'ulimit -f {least} && exec "$@"', "bash", *command(folder)]
    done = subprocess.run(limited, capture_output=True, text=True, check=False, env={**os.environ, "COLUMNS": "300"})
    assert done.returncode == 2
    assert "cannot be written: File too large" in done.stderr
    assert "Traceback" not in done.stderr
    assert subprocess.run(command(folder), capture_output=True, check=False).returncode == 0
    assert files_of(folder) == uninterrupted


def test_wrong_folders_and_other_settings_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    with pytest.raises(DatasetError, match="is no folder"):
        write_dataset(SMALL, file, here)
    mine = tmp_path / "mine" / f"draft{UNFINISHED}"
    mine.parent.mkdir()
    mine.write_text("mine")
    with pytest.raises(DatasetError, match="holds other things"):
        write_dataset(SMALL, mine.parent, here)
    assert mine.read_text() == "mine"
    write_dataset(SMALL, tmp_path / "ours", here)
    for other in (
        Dataset(SMALL.game, SMALL.bots, 7, 12, games_per_file=3),
        Dataset(SMALL.game, ("random",) * 3, 7, 11, games_per_file=3),
        Dataset(SMALL.game, SMALL.bots, 7, 11, {"options": {"flower_pedro": "red"}}, games_per_file=3),
    ):
        with pytest.raises(DatasetError, match="is another dataset"):
            write_dataset(other, tmp_path / "ours", here)
    (tmp_path / "ours" / "part-000001.parquet").write_bytes(b"PAR1 and no more")
    with pytest.raises(DatasetError, match=r"part-000001\.parquet cannot be read"):
        write_dataset(SMALL, tmp_path / "ours", here)
    with pytest.raises(antilles.ConfigError):
        Dataset(SMALL.game, ("random", "nobody"), 1).checked()
