"""A dataset on disk: a folder with its settings and its files. Every file appears whole or not at all."""

from __future__ import annotations

import contextlib
import json
import os
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

from antilles.core.files import disk_told
from antilles.core.messages import Message
from antilles.envs.dataset import NOTES, Dataset, DatasetError, arrow, file_bytes, rows_of
from antilles.spread.processes import Engine

SETTINGS = "dataset.json"
UNFINISHED = ".unfinished"
Progress = Callable[[int], None]


def file_name(number: int) -> str:
    """The name of a file of the dataset."""
    return f"part-{number:06}.parquet"


def write_dataset(dataset: Dataset, folder: Path, engine: Engine, progress: Progress | None = None) -> int:
    """Make what is missing in a folder; returns how many files there are. `progress` is told of games that are done."""
    arrow()
    with clear_words(folder):
        open_folder(dataset, folder)
        known = [games_in(folder / file_name(number)) for number in range(dataset.files)]
    asked = [len(dataset.games_of(number)) for number in range(dataset.files)]
    tell = progress or (lambda games: None)
    left = [number for number in range(dataset.files) if known[number] < asked[number]]
    tell(sum(asked) - sum(asked[number] for number in left))
    with closing(engine(file_bytes, dataset, left)) as working:  # type: ignore[type-var]
        for number, content in working:
            with clear_words(folder):
                write_whole(folder / file_name(number), content)
            tell(asked[number])
    return dataset.files


def open_folder(dataset: Dataset, folder: Path) -> None:
    """Make the folder, or see that it is one of this very dataset; what a killed run left unfinished is removed."""
    if folder.exists() and not folder.is_dir():
        raise DatasetError(Message("dataset-no-folder", path=str(folder)))
    folder.mkdir(parents=True, exist_ok=True)
    place = folder / SETTINGS
    if not place.exists():
        if any(entry.name != SETTINGS + UNFINISHED for entry in folder.iterdir()):
            raise DatasetError(Message("dataset-other-folder", path=str(folder)))
        write_whole(place, (json.dumps(dataset.document(), indent=1) + "\n").encode())
        return
    try:
        found = json.loads(place.read_text(encoding="utf-8"))["settings"]
    except (ValueError, KeyError, TypeError) as problem:
        raise DatasetError(Message("dataset-unreadable", path=str(place))) from problem
    wanted = json.loads(json.dumps(dataset.settings()))
    for key, value in wanted.items():
        if found.get(key) != value:
            told = {"setting": key, "found": json.dumps(found.get(key)), "given": json.dumps(value)}
            raise DatasetError(Message("dataset-other-settings", path=str(folder), **told))
    for unfinished in folder.glob(f"part-*{UNFINISHED}"):
        unfinished.unlink()


def games_in(path: Path) -> int:
    """How many games a file has, 0 if it is not there."""
    if not path.exists():
        return 0
    pa, parquet = arrow()
    try:
        return int(json.loads(parquet.read_schema(path).metadata[NOTES])["games"])
    except (pa.ArrowException, ValueError, KeyError, TypeError) as problem:
        raise DatasetError(Message("dataset-unreadable", path=str(path))) from problem


def write_whole(path: Path, content: bytes) -> None:
    """Write a file for good, under its name only when all of it is on the disk."""
    unfinished = path.with_name(path.name + UNFINISHED)
    with unfinished.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    os.replace(unfinished, path)
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)


def clear_words(folder: Path) -> contextlib.AbstractContextManager[None]:
    """What the disk refuses as one clear sentence."""
    return disk_told(folder, DatasetError, "dataset-disk")


def read_dataset(folder: Path) -> Iterator[dict[str, Any]]:
    """Every game of a folder, one after the other: columns as NumPy arrays, a row per decision."""
    _, parquet = arrow()
    for path in sorted(folder.glob("part-*.parquet")):
        file = parquet.ParquetFile(path)
        for group in range(file.num_row_groups):
            yield from rows_of(file.read_row_group(group).combine_chunks().to_batches())
