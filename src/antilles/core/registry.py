"""The games there are, by id. A game is imported when somebody asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from antilles.core.errors import ConfigError, did_you_mean

if TYPE_CHECKING:
    from antilles.core.game import Game

GAMES = {
    "puerto-rico": "antilles.puerto_rico.game:PuertoRico",
    "santiago-de-cuba": "antilles.santiago.game:Santiago",
}

DEFAULT_GAME = "puerto-rico"
"""What a document without `game` is about."""


def game_class(game_id: str) -> Any:
    """The class of a game."""
    if game_id not in GAMES:
        raise ConfigError(f"There is no game {str(game_id)[:40]!r}. {did_you_mean(str(game_id)[:40], GAMES)}")
    module, name = GAMES[game_id].split(":")
    return getattr(import_module(module), name)


def room(game_id: str) -> str:
    """The room of the house a game lives in."""
    return str(game_class(game_id).__module__.split(".")[1])


def create(game_id: str, seed: int, seats: Sequence[str] | None, config: dict[str, Any]) -> Game:
    """A new game of this id."""
    game: Game = game_class(game_id).start(seed=seed, seats=seats, **config)
    return game
