"""From a position document to a state."""

from collections.abc import Mapping
from typing import Any

from antilles.core.document import Node, not_a_mapping
from antilles.core.errors import ConfigError
from antilles.core.messages import Message
from antilles.core.records import Record
from antilles.puerto_rico import benefits, buildings, decisions, endings, goods, phases, roles, tiles
from antilles.puerto_rico.compose import Config, compose
from antilles.puerto_rico.editions import BUILDING_SET, HOUSE_OPTIONS, SWITCH
from antilles.puerto_rico.layout import STATE
from antilles.puerto_rico.manifest import MANIFEST
from antilles.puerto_rico.positions import boards, memory, progress, soundness, table

CONFIG_KEYS = ("game", "edition", "players", "expansions", "variants", "options")
TABLE_KEYS: tuple[str, ...] = ("round", "governor", "roles", "supply", "colonist_ship", "ships", "trading_house")
TABLE_KEYS += ("buildings", "ended", "plantations", "seats", "now", "generator")
TABLE_KEYS += ("ship_nobles", "drafted", "wanted", "takeover", "festival")
DOCUMENT_WORDS = frozenset(
    (
        *(*CONFIG_KEYS, *TABLE_KEYS, *boards.SEAT_KEYS, *table.SUPPLY_KEYS, *progress.NOW_KEYS, *table.PLANTATION_KEYS),
        *(*goods.NAMES, *tiles.NAMES, *roles.NAMES, *buildings.NAMES, *benefits.NAMES),
        *(*SWITCH, *HOUSE_OPTIONS, BUILDING_SET),
        *("tiles", "colonists", "doubloons", "taken_by", "spaces", "good", "load"),
        *("low", "high", "draws", "plantation", "building", "seat"),
    )
)


def read_config(root: Node) -> tuple[Config, dict[str, Node]]:
    """The table's rules and the remaining entries of a document."""
    keys = root.entries((*CONFIG_KEYS, *TABLE_KEYS))
    if "game" in keys and keys["game"].value != MANIFEST.id:
        raise keys["game"].fail(Message("error-must-be-game", game=MANIFEST.id))
    given = {key: keys[key].value for key in CONFIG_KEYS[1:] if key in keys}
    if not isinstance(given.get("options", {}), dict | None):
        raise keys["options"].fail(not_a_mapping(given["options"]))
    try:
        config = Config(**{key: value for key, value in given.items() if value is not None})
    except ConfigError as problem:
        raise root.child(problem.field, None).fail(problem.told) from problem
    return config, {key: node for key, node in keys.items() if key in TABLE_KEYS}


def note_ends(rules: Record, s: Any) -> None:
    """PR-END-02, PR-END-03: a full city or an empty pool has met its end condition, whether or not `ended` says so."""
    for player in s.players:
        if player.city_free == 0:
            s.ended |= endings.CITY_FULL
    if s.vp_pool == 0 and rules.vp_end and rules.vp_end_any_phase:
        s.ended |= endings.POINTS_GONE


def check_players(rules: Record, s: Any, just_taken: bool) -> None:
    """Points are on paper only after the pool ran out; what was produced is still there; storage forgets turns."""
    for seat, player in enumerate(s.players):
        if player.vp_paper and s.vp_pool and rules.vp_end and not s.ended & endings.POINTS_GONE:
            paper = Node(None, f"seats[{seat}].victory_points_on_paper")
            raise paper.fail(Message("pr-error-paper-points"))
        if player.captain_turn and s.phase == phases.STORAGE:
            raise Node(None, f"seats[{seat}].captain_turn").fail(Message("pr-error-captain-turn"))
        for made, held in zip(player.produced, player.goods, strict=True):
            if made > (0 if just_taken else held):
                raise Node(None, f"seats[{seat}].produced").fail(Message("pr-error-produced"))


def read_position(document: Mapping[str, Any]) -> tuple[Config, Record, Record]:
    """(config, rules, state) of a position document; the generator is left to the caller."""
    config, keys = read_config(Node(document, ""))
    rules = compose(config)
    s: Any = Record(STATE)
    for seat, node in keys["seats"].by_seat(config.players) if "seats" in keys else ():
        boards.read_seat(node, rules, s.players[seat])
    now = progress.now_keys(document)
    progress.read_now(now, rules, s)
    progress.read_roles(keys, now, rules, s)
    table.read_drafted(keys.get("drafted"), now, rules, s)
    progress.read_phase(now, s)
    progress.begin(now, rules, s)
    table.read_table(keys, rules, s)
    note_ends(rules, s)
    table.read_plantations(keys.get("plantations"), rules, s)
    memory.check_lifetimes(s)
    check_players(rules, s, progress.is_just_taken(now))
    progress.check_over(now, s)
    if s.decision == decisions.NOTHING:
        soundness.check_soundness(rules, s)
    if progress.is_just_taken(now):
        progress.lay_role_back(s)
    return config, rules, s
