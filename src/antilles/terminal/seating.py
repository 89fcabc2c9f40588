"""Who sits where: names, bots, and where a game is saved. A bot's seat is named like `Bruno [random]`."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

from antilles.bots import Bot, make_bot
from antilles.core.errors import ConfigError
from antilles.core.game import Game

FIRST_NAMES = ("Ana", "Bruno", "Carla", "Diego", "Elena")
DEFAULT_BOT = "random"
BOT_SEAT = re.compile(r"\[(?P<bot>[\w-]+)\]$")


def names_for(seats: str | None, people: int, players: int) -> tuple[str, ...]:
    """Seat names from `Ana,bot:random,Bruno`, or people first and bots in the other seats."""
    if seats is None:
        if not 0 <= people <= players:
            raise ConfigError(f"--people must be from 0 to {players}, the number of players.")
        asked = [""] * people + [f"bot:{DEFAULT_BOT}"] * (players - people)
    else:
        asked = [seat.strip() for seat in seats.split(",")]
        if len(asked) != players:
            raise ConfigError(f"--seats names {len(asked)} seats, the table has {players}.")
    spare = iter([name for name in FIRST_NAMES if name not in asked])
    return tuple(seat_name(seat, spare) for seat in asked)


def seat_name(seat: str, spare: Iterator[str]) -> str:
    """The name of one seat; bots and nameless people get a spare name."""
    if seat.startswith("bot:"):
        make_bot(seat.removeprefix("bot:"), 0)
        return f"{next(spare)} [{seat.removeprefix('bot:')}]"
    return seat or next(spare)


def bots_for(game: Game) -> dict[int, Bot]:
    """The bots of a table, by seat, as its seat names say."""
    bots = {}
    for seat, name in enumerate(game.seats):
        found = BOT_SEAT.search(name)
        if found:
            bots[seat] = make_bot(found["bot"], game.seed + seat)
    return bots


def default_save_path(game: str, seed: int) -> Path:
    """Games are kept in the user's data directory unless told otherwise."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "antilles" / f"{game}-{seed}.game"
