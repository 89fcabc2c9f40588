"""The tables that tests play at: every edition and player count of both games, and some with options."""

from __future__ import annotations

import itertools
import random
from typing import Any

from antilles.core.registry import GAMES
from antilles.puerto_rico.compose import Config
from antilles.puerto_rico.editions import HOUSE_OPTIONS
from antilles.puerto_rico.expansions import all_expansions
from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.variants import VARIANTS
from antilles.santiago.compose import Config as SantiagoConfig
from antilles.santiago.game import Santiago

GAME_IDS = tuple(GAMES)
TABLES = [(edition, players) for edition, counts in PuertoRico.tables().items() for players in counts]
TABLE_IDS = [f"{edition}-{players}p" for edition, players in TABLES]

ASK_EVERYTHING = {"ask_everything": True}
OPEN_POINTS = {"vp_secret": False}


AnyConfig = Config | SantiagoConfig

SANTIAGO_OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    ASK_EVERYTHING,
    {"open_holdings": True, "owner_vp_on_stay": False, "turn_limit": 25},
    {"end_immediately": True, "price_track": [2, 3, 3, 4]},
    {"flower_pablo": "white", "flower_alonso": "red", "flower_pedro": "yellow", "price_track": [4], "turn_limit": 60},
)
SANTIAGO_TABLES = [SantiagoConfig(players, options) for players in (2, 3, 4) for options in SANTIAGO_OPTIONS]
SANTIAGO_IDS = [f"{table.players}p-{'-'.join(table.options) or 'usual'}" for table in SANTIAGO_TABLES]


def class_of(table: AnyConfig) -> type[PuertoRico] | type[Santiago]:
    """The game that is played at a table."""
    return Santiago if isinstance(table, SantiagoConfig) else PuertoRico


def config(edition: str, players: int, options: dict[str, Any] | None = None) -> Config:
    return Config(players=players, edition=edition, options=options or {})


def covering_tables() -> list[Config]:
    """Tables with expansions, variants and options such that every pair of choices occurs at some table."""
    axes: list[list[tuple[str, Any]]] = [
        [("table", table) for table in TABLES],
        *([(name, False), (name, True)] for name in (*all_expansions(), *VARIANTS)),
        [("building_set", value) for value in ("draft", "recommended", "random")],
        *([(name, False), (name, True)] for name in HOUSE_OPTIONS),
        [("forest_hacienda", value) for value in ("face_up_only", "peek_then_return", "peek_then_place")],
        [("land_office_sale", value) for value in ("discard", "open_row")],
        [("guest_targets", value) for value in ("all", "buildings")],
    ]
    wanted = {(first, second) for one, two in itertools.combinations(axes, 2) for first in one for second in two}
    dice = random.Random(1)
    chosen: list[Config] = []
    while wanted:
        candidates = [[dice.choice(axis) for axis in axes] for _ in range(60)]
        best = max(candidates, key=lambda row: len(wanted & set(itertools.combinations(row, 2))))
        wanted -= set(itertools.combinations(best, 2))
        chosen.append(composed(dict(best)))
    return chosen


def composed(choice: dict[str, Any]) -> Config:
    """The table of one row of choices; what makes no sense there is left out."""
    edition, players = choice["table"]
    expansions = tuple(name for name in all_expansions() if choice[name])
    variants = tuple(name for name in VARIANTS if choice[name])
    options: dict[str, Any] = {name: True for name in HOUSE_OPTIONS if choice[name]}
    options |= {name: choice[name] for name in ("forest_hacienda", "land_office_sale", "guest_targets")}
    if choice["buildings"] and not choice["one-of-each"]:
        options["building_set"] = choice["building_set"]
    return Config(players, edition, expansions, variants, options)
