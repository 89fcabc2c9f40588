"""Edition + options + seats -> Rules: the one place where a table's rules are put together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from antilles.core.errors import ConfigError, did_you_mean
from antilles.core.layout import Record
from antilles.puerto_rico.components import (
    BUILDING_ROWS,
    GOOD_TOKENS,
    PLANTATION_TILES,
    PLAYER_COUNTS,
    PRODUCTION,
    QUARRY_TILES,
    TILES_OUT_FOR_TWO,
    TOKENS_OUT_FOR_TWO,
)
from antilles.puerto_rico.editions import (
    ASK_EVERYTHING,
    DEFAULT_EDITION,
    EDITIONS,
    HOUSE_OPTIONS,
    ONE_COLONIST_EITHER_TILE,
    SWITCH,
    SWITCHES,
    VP_POOL_RANGE,
    Switch,
    Value,
)
from antilles.puerto_rico.layout import RULES
from antilles.puerto_rico.vocabulary import PROSPECTOR, SECOND_PROSPECTOR

DEFAULT_PLAYERS = 4


@dataclass(frozen=True)
class Config:
    """What a table plays: the part of a game file that chooses the rules."""

    players: int = DEFAULT_PLAYERS
    edition: str = DEFAULT_EDITION
    options: Mapping[str, Value] = field(default_factory=dict)

    def __post_init__(self) -> None:
        object.__setattr__(self, "edition", checked_edition(self.edition))
        object.__setattr__(self, "players", checked_players(self.players, self.edition))
        options = {name: checked_option(name, value) for name, value in dict(self.options).items()}
        object.__setattr__(self, "options", dict(sorted(options.items())))

    def switch(self, name: str) -> Value:
        """The value of a switch at this table: the option if one was given, else the edition's."""
        if name in self.options:
            return self.options[name]
        return False if name in HOUSE_OPTIONS else SWITCH[name].value(self.edition)


def checked_edition(edition: object) -> str:
    """An edition id, or an error that lists them."""
    name = str(edition).strip().lower()
    if name not in EDITIONS:
        raise ConfigError(f"There is no edition {str(edition)[:40]!r}. {did_you_mean(name[:40], EDITIONS)}", "edition")
    return name


def checked_players(players: object, edition: str) -> int:
    """PR-SETUP-10: a player count that the edition has rules for."""
    if isinstance(players, bool) or not isinstance(players, int):
        raise ConfigError(f"players must be a whole number, not {players!r}.", "players")
    allowed = SWITCH["players"].value(edition)
    assert isinstance(allowed, tuple)
    if players in allowed:
        return players
    others = [name for name in EDITIONS if players in SWITCH["players"].value(name)]  # type: ignore[operator]
    if not others:
        raise ConfigError(f"Puerto Rico is for 2 to 5 players, not {players}.", "players")
    raise ConfigError(
        f"The edition {edition!r} has no game for {players} players (it has {min(allowed)} to {max(allowed)}). "
        f"These editions have: {', '.join(others)}.",
        "players",
    )


def option_error(message: str) -> ConfigError:
    """An error about the options of a table."""
    return ConfigError(message, "options")


def checked_option(name: str, value: object) -> Value:
    """An option by name with a value of its type, or an error with suggestions."""
    changeable = {switch.name for switch in SWITCHES if switch.changes_play} | set(HOUSE_OPTIONS)
    if name not in changeable:
        if name in SWITCH:
            raise option_error(f"The switch {name!r} records what the booklets say and cannot be changed at a table.")
        raise option_error(f"There is no option {str(name)[:40]!r}. {did_you_mean(str(name)[:40], changeable)}")
    switch = SWITCH.get(name)
    if switch is not None and switch.choices:
        if value not in switch.choices:
            raise option_error(f"The option {name!r} must be one of {', '.join(switch.choices)}, not {value!r}.")
        return str(value)
    if switch is not None and not isinstance(switch.values[0], bool):
        return checked_number(switch, value)
    if not isinstance(value, bool):
        raise option_error(f"The option {name!r} must be true or false, not {value!r}.")
    return value


def checked_number(switch: Switch, value: object) -> int:
    """The size of the five-player pool is the only number among the options."""
    if isinstance(value, bool) or not isinstance(value, int) or value not in VP_POOL_RANGE:
        low, high = VP_POOL_RANGE[0], VP_POOL_RANGE[-1]
        raise option_error(f"The option {switch.name!r} must be a whole number from {low} to {high}, not {value!r}.")
    return value


def compose(config: Config) -> Record:
    """The Rules record of a table."""
    two = config.players == 2
    count = PLAYER_COUNTS[config.players]
    rules: Any = Record(RULES)
    rules.players = config.players
    rules.picks_per_round = config.players * count.picks_each
    rules.doubloons = count.doubloons
    rules.vp_pool = config.switch("vp_pool_5p") if config.players == 5 else count.victory_points
    rules.colonist_supply = count.colonists
    rules.colonist_ship = config.players
    rules.row = config.players + 1
    rules.quarries = QUARRY_TILES - TILES_OUT_FOR_TWO * two
    for good, (tiles, tokens) in enumerate(zip(PLANTATION_TILES, GOOD_TOKENS, strict=True)):
        rules.plantations[good] = tiles - TILES_OUT_FOR_TWO * two
        rules.tokens[good] = tokens - TOKENS_OUT_FOR_TWO * two
    rules.ships = len(count.ships)
    for ship, capacity in enumerate(count.ships):
        rules.capacity[ship] = capacity
    for role in range(len(rules.role_in_play)):
        rules.role_in_play[role] = 1
    rules.role_in_play[PROSPECTOR] = int(count.prospectors >= 1)
    rules.role_in_play[SECOND_PROSPECTOR] = int(count.prospectors >= 2)
    for building, row in enumerate(BUILDING_ROWS):
        rules.cost[building] = row.cost
        rules.copies[building] = row.copies if not two else (2 if row.kind == PRODUCTION else 1)
    for seat, tile in enumerate(count.starting_tiles):
        rules.starting_tile[seat] = tile
    for name in (
        "vp_secret",
        "mayor_rearrange",
        "fortress_counts_limbo",
        "customs_counts_paper",
        "vp_end_any_phase",
        ASK_EVERYTHING,
    ):
        setattr(rules, name, int(bool(config.switch(name))))
    rules.hospice_on_hacienda_tile = int(config.switch("hospice_hacienda") == ONE_COLONIST_EITHER_TILE)
    return rules  # type: ignore[no-any-return]
