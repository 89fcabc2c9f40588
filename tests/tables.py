"""The tables that tests play at: every edition with every player count it has, and some with options."""

from __future__ import annotations

from typing import Any

from antilles.puerto_rico.compose import Config
from antilles.puerto_rico.game import PuertoRico

TABLES = [(edition, players) for edition, counts in PuertoRico.tables().items() for players in counts]
TABLE_IDS = [f"{edition}-{players}p" for edition, players in TABLES]

ASK_EVERYTHING = {"ask_everything": True}
OPEN_POINTS = {"vp_secret": False}


def config(edition: str, players: int, options: dict[str, Any] | None = None) -> Config:
    return Config(players=players, edition=edition, options=options or {})
