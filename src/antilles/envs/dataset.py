"""Self-play of any bots as rows of Parquet (extra `dataset`): one row per decision, some games per file.

A game depends on nothing but the settings and its number, so files come out the same wherever they are made.
"""

from __future__ import annotations

import io
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from antilles.bots import make_bot
from antilles.bots.playing import decisions, shares
from antilles.core.errors import AntillesError
from antilles.core.messages import Message
from antilles.core.registry import create, game_class
from antilles.envs.batch import Table
from antilles.envs.single import OneGame

FORMAT = 1
USUAL_GAMES_PER_FILE = 50
NOTES = b"antilles"
"""Where a file says which games it has."""
COLUMNS = {
    "game": "the number of the game in the dataset",
    "seed": "the seed of the game",
    "ply": "how many decisions came before in the game",
    "seat": "the seat that decides",
    "bot": "the bot at that seat",
    "observation": "what the seat sees: the pieces below",
    "mask": "true for each legal action, by id",
    "action": "the id of what the bot did",
    "shares": "what every seat won in the end; winners share 1",
    "scores": "the points of every seat in the end",
}


class DatasetError(AntillesError, ValueError):
    """A folder that cannot be used, a disk that is full, or a missing library."""


def arrow() -> tuple[Any, Any]:
    """PyArrow and its Parquet, or a clear word that they are not installed."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ModuleNotFoundError as problem:
        raise DatasetError(Message("dataset-no-pyarrow")) from problem
    return pyarrow, pyarrow.parquet


@dataclass(frozen=True)
class Dataset:
    """Games between bots, one entry per seat; the entries go around the table from game to game."""

    game: str
    bots: tuple[str, ...]
    games: int
    first_seed: int = 0
    table: Mapping[str, Any] = field(default_factory=dict)
    games_per_file: int = USUAL_GAMES_PER_FILE

    @property
    def players(self) -> int:
        """Number of seats."""
        return len(self.bots)

    @property
    def files(self) -> int:
        """How many files there are."""
        return -(-self.games // self.games_per_file)

    def games_of(self, number: int) -> range:
        """The games of a file."""
        first = number * self.games_per_file
        return range(first, min(self.games, first + self.games_per_file))

    def seating(self, number: int) -> tuple[str, ...]:
        """The bot at each seat in a game."""
        return tuple(self.bots[(seat - number) % self.players] for seat in range(self.players))

    def settings(self) -> dict[str, Any]:
        """What tells a dataset from another; how many games are asked for may grow."""
        kind = game_class(self.game)
        return {
            "format": FORMAT,
            "game": self.game,
            "rules": kind.rules_version,
            "bots": list(self.bots),
            "first_seed": self.first_seed,
            "table": kind.config_of({"players": self.players, **self.table}).document(),
            "games_per_file": self.games_per_file,
        }

    def document(self) -> dict[str, Any]:
        """The settings, and what the columns mean."""
        table = Table(self.game, {"players": self.players, **self.table})
        pieces = [
            {"name": piece.name, "start": piece.start, "shape": list(piece.shape), "meaning": piece.meaning}
            for piece in table.pieces()
        ]
        return {"settings": self.settings(), "columns": COLUMNS, "actions": table.actions, "observation": pieces}

    def checked(self) -> Dataset:
        """This dataset, if its table and bots are there."""
        for name in set(self.bots):
            make_bot(name)
        create(self.game, self.first_seed, None, {"players": self.players, **self.table})
        return self


def schema_of(dataset: Dataset, desk: OneGame, number: int) -> Any:
    """The columns of a file, and which games it has."""
    pa, _ = arrow()
    games = dataset.games_of(number)
    notes = {"settings": dataset.settings(), "first_game": games.start, "games": len(games)}
    columns = [
        ("game", pa.int64()),
        ("seed", pa.int64()),
        ("ply", pa.int32()),
        ("seat", pa.int8()),
        ("bot", pa.string()),
        ("observation", pa.list_(pa.int16(), desk.table.width())),
        ("mask", pa.list_(pa.bool_(), desk.table.actions)),
        ("action", pa.int16()),
        ("shares", pa.list_(pa.float32(), dataset.players)),
        ("scores", pa.list_(pa.int32(), dataset.players)),
    ]
    return pa.schema(columns, metadata={NOTES: json.dumps(notes).encode()})


def game_rows(dataset: Dataset, desk: OneGame, number: int) -> dict[str, Any]:
    """Play one game; its columns."""
    seed, sitting = dataset.first_seed + number, dataset.seating(number)
    game = create(dataset.game, seed, None, {"players": dataset.players, **dataset.table})
    seats, actions, rows, masks = [], [], [], []
    for seat, action in decisions(game, [make_bot(name) for name in sitting], seed):
        desk.show(game.state_bytes())
        seats.append(seat)
        actions.append(action)
        rows.append(desk.row)
        masks.append(desk.mask)
    plies = len(actions)
    return {
        "game": np.full(plies, number),
        "seed": np.full(plies, seed),
        "ply": np.arange(plies, dtype=np.int32),
        "seat": np.array(seats, np.int8),
        "bot": [sitting[seat] for seat in seats],
        "observation": np.array(rows),
        "mask": np.array(masks, bool),
        "action": np.array(actions, np.int16),
        "shares": np.tile(np.array(shares(game), np.float32), (plies, 1)),
        "scores": np.tile(np.array([int(score) for score in game.scores], np.int32), (plies, 1)),
    }


def file_bytes(dataset: Dataset, number: int) -> tuple[int, bytes]:
    """A file of the dataset: its number and its bytes, a group of rows for every game."""
    pa, parquet = arrow()
    desk = OneGame(dataset.game, {"players": dataset.players, **dataset.table})
    schema, out = schema_of(dataset, desk, number), io.BytesIO()
    with parquet.ParquetWriter(out, schema, compression="zstd") as writer:
        for game in dataset.games_of(number):
            columns = game_rows(dataset, desk, game)
            made = [arrow_column(pa, columns[part.name], part.type) for part in schema]
            writer.write_table(pa.Table.from_arrays(made, schema=schema))
    return number, out.getvalue()


def arrow_column(pa: Any, values: Any, kind: Any) -> Any:
    """Values as a column; a table of numbers becomes lists of a fixed length."""
    if getattr(values, "ndim", 1) == 2:
        return pa.FixedSizeListArray.from_arrays(pa.array(values.reshape(-1)), values.shape[1])
    return pa.array(values, kind)


def rows_of(batches: Any) -> Iterator[dict[str, Any]]:
    """Read back: the columns of every group of rows as NumPy arrays, lists as tables of numbers."""
    for batch in batches:
        yield {name: numpy_column(batch.column(name)) for name in batch.schema.names}


def numpy_column(column: Any) -> Any:
    """A column as NumPy has it."""
    width = getattr(column.type, "list_size", 0)
    if not width:
        return column.to_numpy(zero_copy_only=False)
    return column.flatten().to_numpy(zero_copy_only=False).reshape(-1, width)
