"""The keys of a position document."""

from __future__ import annotations

from antilles.santiago.components import (
    STOPS,
)
from antilles.santiago.vocabulary import (
    FLOWER_NAMES,
    GOOD_NAMES,
)

GAME_ID = "santiago-de-cuba"
MOST_PESOS = MOST_POINTS = 1_000_000
OVER = "game over"

DOCUMENT_KEYS = (
    "game",
    "players",
    "options",
    "street",
    "venues",
    "car",
    "busy",
    "ship",
    "ship_in_port",
    "price",
    "flag",
    "demand",
    "set_aside",
    "rolled",
    "supply",
    "turns",
    "ended",
    "seats",
    "now",
    "generator",
)
SEAT_KEYS = ("pesos", "vp", "goods", "pawn", "owns", "markers")
NOW_KEYS = ("decision", "turn", "active", "passed", "pawn_moved")
DOCUMENT_WORDS = frozenset(
    (*DOCUMENT_KEYS, *SEAT_KEYS, *NOW_KEYS, *GOOD_NAMES, *FLOWER_NAMES, *(str(stop) for stop in range(STOPS)))
)
