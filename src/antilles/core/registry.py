"""The games there are, by id, from the manifests in their rooms. A game is imported when somebody asks for it."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import TYPE_CHECKING, Any

from antilles.core.document import check_table
from antilles.core.errors import ConfigError, did_you_mean, known_names, shown
from antilles.core.manifest import Manifest
from antilles.core.messages import Message

if TYPE_CHECKING:
    from antilles.core.game import Game

ROOMS = ("puerto_rico", "santiago")
"""One line per game."""

GAMES: dict[str, Manifest] = {
    manifest.id: manifest for manifest in (import_module(f"antilles.{room}.manifest").MANIFEST for room in ROOMS)
}
DEFAULT_GAME = next(iter(GAMES))
"""What a document without `game` is about."""


def manifest_of(game_id: object) -> Manifest:
    """The manifest of a game."""
    if not isinstance(game_id, str) or game_id not in GAMES:
        hint = did_you_mean(game_id[:40], GAMES) if isinstance(game_id, str) else known_names(GAMES)
        raise ConfigError(Message("error-no-game", given=shown(game_id), hint=hint))
    return GAMES[game_id]


def game_class(game_id: object) -> type[Game]:
    """The class of a game."""
    manifest = manifest_of(game_id)
    kind: type[Game] = getattr(import_module(manifest.module), manifest.game)
    return kind


def check_keys(game_id: object, table: dict[str, Any]) -> None:
    """Refuse what a table of this game does not have."""
    manifest = manifest_of(game_id)
    check_table(table)
    for key in table:
        if key not in manifest.table_keys:
            unknown = Message("error-no-table-key", game=manifest.id, key=key[:40], known=manifest.table_keys)
            raise ConfigError(unknown, key)


def create(game_id: object, seed: object, seats: Sequence[str] | None, table: dict[str, Any]) -> Game:
    """A new game of this id."""
    check_keys(game_id, table)
    return game_class(game_id).start(seed=seed, seats=seats, **table)
