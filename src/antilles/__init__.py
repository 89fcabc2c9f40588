"""Antilles: play, study and train on Puerto Rico and Santiago de Cuba.

>>> import antilles
>>> game = antilles.new("puerto-rico", players=4, edition="1897", seed=7)
>>> game.push("role settler")
>>> game.push("take quarry")
>>> game.turn, game.decision
(1, 'settler take')
>>> "take quarry" in game.legal_actions
False
>>> print(game.explain("take quarry"))
take quarry: Only the settler, or the owner of an occupied construction hut, may take a quarry. (PR-SETTLER-02)
"""

import os
from collections.abc import Mapping, Sequence
from typing import Any

from antilles.core.errors import (
    NAMELESS,
    AntillesError,
    ConfigError,
    GameFileError,
    GameOver,
    IllegalAction,
    NotationError,
    NotYourTurn,
    PositionError,
    ScenarioError,
)
from antilles.core.facts import Event, Explanation, LegalActions, Score
from antilles.core.game import Game
from antilles.core.messages import Message, speak_by

__version__ = "0.1.0"
__all__ = ["AntillesError", "ConfigError", "Event", "Explanation", "Game", "GameFileError", "GameOver"]
__all__ += ["IllegalAction", "LegalActions", "Message", "NotYourTurn", "NotationError", "PositionError"]
__all__ += ["ScenarioError", "Score", "batch", "from_position", "load", "loads", "new"]


def _english(message: Message) -> str:
    from antilles.words import english

    return english(message)


speak_by(_english)


def new(
    game: str,
    *,
    players: int | None = None,
    edition: str | None = None,
    seed: int = 0,
    options: Mapping[str, Any] | None = None,
    seats: Sequence[str] | None = None,
    **table: Any,
) -> Game:
    """Start a game: `new("puerto-rico", players=4, edition="1897", expansions=["nobles"], seed=7, options={})`.

    What else a table can have (`expansions`, `variants`) depends on the game.
    """
    from antilles.core.registry import create

    if edition is not None:
        table["edition"] = edition
    return create(game, seed, seats, table | {"players": players, "options": options})


def batch(game: str, games: int, *, seed: int = 0, device: str = "cpu", **how: Any) -> Any:
    """Many games of one table at once: `batch("puerto-rico", games=4096, players=4, edition="1897")`.

    `view` ("seat", "full", "none"), `masks`, `auto_reset` and `threads` say what is written and how; all else
    chooses the table. `device="cuda"` keeps everything on a GPU. See `antilles.envs.batch.Batch`.
    """
    if device == "cuda":
        from antilles.envs.device import DeviceBatch

        return DeviceBatch(game, games, seed=seed, **how)
    if device != "cpu":
        raise ConfigError(Message("error-device", given=str(device)[:40]), "device")
    from antilles.envs.batch import Batch

    return Batch(game, games, seed=seed, **how)


def from_position(document: Mapping[str, Any] | str, *, seed: int = 0, seats: Sequence[str] | None = None) -> Game:
    """Start from a position document: a mapping, or YAML or JSON text. Errors name the field."""
    from antilles.core.document import mapping_of
    from antilles.core.replay import game_of

    content = mapping_of(document)
    return game_of(content).from_position(content, seed=seed, seats=seats)


def load(path: str | os.PathLike[str]) -> Game:
    """Read a game file and play all its moves. A damaged file gives its line and the reason."""
    from antilles.core.gamefile import no_path
    from antilles.core.replay import load as load_file

    try:
        name = os.fsdecode(path)
    except TypeError as problem:
        raise no_path(path) from problem
    return load_file(name)


def loads(text: str) -> Game:
    """The game of a game file's text."""
    from antilles.core.replay import load_text

    if not isinstance(text, str):
        raise GameFileError(NAMELESS, 0, Message("file-text-wanted", kind=type(text).__name__))
    return load_text(text)
