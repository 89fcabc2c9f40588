"""From a position document to a state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from antilles.core.document import Node
from antilles.core.errors import ConfigError
from antilles.core.layout import Record
from antilles.puerto_rico import benefits, buildings, components, decisions, endings, goods, phases, roles, tiles
from antilles.puerto_rico.compose import Config, compose
from antilles.puerto_rico.editions import BUILDING_SET, HOUSE_OPTIONS, SWITCH
from antilles.puerto_rico.layout import PLAYER_FLAGS, STATE
from antilles.puerto_rico.positions.boards import SEAT_KEYS, read_seat
from antilles.puerto_rico.positions.progress import NOW_KEYS, read_hand, read_now, read_roles
from antilles.puerto_rico.positions.table import SUPPLY_KEYS, read_plantations, read_table

CONFIG_KEYS = ("game", "edition", "players", "expansions", "variants", "options")
TABLE_KEYS = (
    "round",
    "governor",
    "roles",
    "supply",
    "colonist_ship",
    "ships",
    "trading_house",
    "buildings",
    "ended",
    "plantations",
    "seats",
    "now",
    "generator",
    "ship_nobles",
    "drafted",
    "wanted",
    "takeover",
    "festival",
)


DOCUMENT_WORDS = frozenset(
    (
        *CONFIG_KEYS,
        *TABLE_KEYS,
        *SEAT_KEYS,
        *SUPPLY_KEYS,
        *NOW_KEYS,
        *goods.NAMES,
        *tiles.NAMES,
        *roles.NAMES,
        *buildings.NAMES,
        *benefits.NAMES,
        *SWITCH,
        *HOUSE_OPTIONS,
        *("tiles", "colonists", "doubloons", "taken_by", "spaces", "good", "load"),
        *("face_up", "face_down", "discards", "top_tile", "top_seen_by", "low", "high", "draws"),
        *("plantation", "building", "seat", BUILDING_SET),
    )
)


def read_config(root: Node) -> tuple[Config, dict[str, Node]]:
    """The table's rules and the remaining entries of a document."""
    keys = root.entries((*CONFIG_KEYS, *TABLE_KEYS))
    if "game" in keys and keys["game"].value != "puerto-rico":
        raise keys["game"].fail("must be 'puerto-rico'")
    given = {key: keys[key].value for key in CONFIG_KEYS[1:] if key in keys}
    if not isinstance(given.get("options", {}), dict | None):
        raise keys["options"].fail("must be a mapping")
    try:
        config = Config(**{key: value for key, value in given.items() if value is not None})
    except ConfigError as problem:
        raise root.child(problem.field, None).fail(str(problem)) from problem
    return config, {key: node for key, node in keys.items() if key in TABLE_KEYS}


def note_ends(rules: Record, s: Any) -> None:
    """PR-END-02, PR-END-03: a full city or an empty pool has met its end condition, whether or not `ended` says so."""
    for player in s.players:
        built = [building for building, inside in enumerate(player.city) if inside != buildings.NOT_BUILT]
        if sum(int(buildings.BUILDINGS[building].spaces) for building in built) == components.CITY_SPACES:
            s.ended |= endings.CITY_FULL
    if s.vp_pool == 0 and rules.vp_end and rules.vp_end_any_phase:
        s.ended |= endings.POINTS_GONE


def check_leftovers(rules: Record, s: Any) -> None:
    """What players remember of a phase exists only in that phase; paper points only after the pool ran out."""
    for seat, player in enumerate(s.players):
        if player.vp_paper and s.vp_pool and rules.vp_end and not s.ended & endings.POINTS_GONE:
            raise Node(None, f"seats[{seat}].victory_points_on_paper").fail(
                "only after the pool has run out (PR-CAPTAIN-10)"
            )
        for flag in PLAYER_FLAGS:
            if getattr(player, flag) and s.phase not in (phases.CAPTAIN, phases.STORAGE):
                raise Node(None, f"seats[{seat}].{flag}").fail("only in a captain phase")
        if any(player.produced) and (s.phase != phases.CRAFTSMAN or s.decision == decisions.NOTHING):
            raise Node(None, f"seats[{seat}].produced").fail("only in a craftsman phase")


def read_position(document: Mapping[str, Any]) -> tuple[Config, Record, Record]:
    """(config, rules, state) of a position document; the generator is left to the caller."""
    root = Node(document, "")
    config, keys = read_config(root)
    rules = compose(config)
    s: Any = Record(STATE)
    for seat, node in keys["seats"].by_seat(config.players) if "seats" in keys else ():
        read_seat(node, s.players[seat])
    read_hand(keys, s)
    read_table(keys, rules, s)
    note_ends(rules, s)
    read_plantations(keys.get("plantations"), rules, s)
    read_roles(keys, rules, s)
    read_now(keys.get("now"), rules, s)
    check_leftovers(rules, s)
    return config, rules, s
