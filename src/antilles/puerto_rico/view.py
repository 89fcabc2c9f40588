"""What one seat may see, built up from public fields (PR-SETUP-09); nothing is deleted from a full state."""

from typing import Any

from antilles.core.events import NOBODY
from antilles.core.records import Record
from antilles.puerto_rico import benefits, buildings, decisions, endings, goods, phases, roles, slots, tiles
from antilles.puerto_rico.layout import PLAYER, PLAYER_FLAGS, STATE
from antilles.puerto_rico.manifest import MANIFEST
from antilles.puerto_rico.positions.memory import NAMED, NUMBERS


def named_counts(values: Any, names: tuple[str, ...]) -> dict[str, int]:
    """Counts by name, without the zeros."""
    return {name: int(value) for name, value in zip(names, values, strict=True) if value > 0}


def island_document(player: Record) -> dict[str, dict[str, int]]:
    """Island tiles by kind with the people on them; forests have no circle."""
    island: dict[str, dict[str, int]] = {}
    for tile, number in enumerate(player.tiles):
        if number > 0:
            island[tiles.NAMES[tile]] = {"tiles": int(number)}
            if tile != tiles.FOREST:
                island[tiles.NAMES[tile]]["colonists"] = int(player.manned[tile])
                if player.manned_nobles[tile]:
                    island[tiles.NAMES[tile]]["nobles"] = int(player.manned_nobles[tile])
    return island


def city_document(player: Record) -> dict[str, int]:
    """Buildings with the people in them."""
    return {
        name: int(inside)
        for name, inside in zip(buildings.NAMES, player.city, strict=True)
        if inside != buildings.NOT_BUILT
    }


def open_player(player: Record) -> dict[str, Any]:
    """What everybody sees of a player board (PR-SETUP-09); victory points are left to the caller."""
    document: dict[str, Any] = {
        "doubloons": player.doubloons,
        "goods": named_counts(player.goods, goods.NAMES),
        "island": island_document(player),
        "city": city_document(player),
        "limbo": player.limbo,
    }
    if any(player.city_nobles):
        document["city_nobles"] = named_counts(player.city_nobles, buildings.NAMES)
    if player.limbo_nobles:
        document["limbo_nobles"] = player.limbo_nobles
    if any(player.forest_of):
        document["forests"] = named_counts(player.forest_of, goods.NAMES)
    if any(player.produced):
        document["produced"] = named_counts(player.produced, goods.NAMES)
    for flag in PLAYER_FLAGS:
        if getattr(player, flag):
            document[flag] = True
    return document


def secret_player(player: Record) -> dict[str, Any]:
    """What only the owner knows of a board, besides points: plantations laid face down unseen."""
    return (
        {"secret_forests": named_counts(player.secret_forest_of, goods.NAMES)} if any(player.secret_forest_of) else {}
    )


def points_document(player: Record) -> dict[str, int]:
    """A player's victory points so far, without buildings."""
    return {"victory_points": player.vp_chips, "victory_points_on_paper": player.vp_paper}


def open_table(rules: Record, s: Record) -> dict[str, Any]:
    """What everybody sees of the table."""
    return {
        "round": s.round,
        "governor": s.governor,
        "roles": {
            name: {
                "doubloons": int(s.role_doubloons[role]),
                "taken_by": None if s.role_holder[role] == NOBODY else int(s.role_holder[role]),
            }
            for role, name in enumerate(roles.NAMES)
            if rules.role_in_play[role]
        },
        "supply": {
            "victory_points": s.vp_pool,
            "colonists": s.colonist_supply,
            "quarries": s.quarries,
            "goods": named_counts(s.goods_supply, goods.NAMES),
        }
        | ({"nobles": s.noble_supply} if rules.nobles else {}),
        "colonist_ship": s.colonist_ship,
        "ships": [
            {
                "spaces": int(rules.capacity[ship]),
                "good": None if s.ship_kind[ship] == goods.NONE else goods.NAMES[s.ship_kind[ship]],
                "load": int(s.ship_load[ship]),
            }
            for ship in range(rules.ships)
        ],
        "trading_house": named_counts(s.house, goods.NAMES),
        "buildings": named_counts(s.stock, buildings.NAMES),
        "ended": [name for reason, name in endings.NAMES.items() if s.ended & reason],
    } | expansion_table(rules, s)


def expansion_table(rules: Record, s: Record) -> dict[str, Any]:
    """What the expansions add to the table, where they are in play."""
    table: dict[str, Any] = {}
    if rules.nobles:
        table["ship_nobles"] = s.ship_nobles
    if rules.draft:
        table["drafted"] = [name for building, name in enumerate(buildings.NAMES) if s.drafted >> building & 1]
    if s.wanted != NOBODY:
        table["wanted"] = s.wanted
    if s.takeover_role != NOBODY:
        table["takeover"] = {"role": roles.NAMES[s.takeover_role], "seat": s.takeover_seat}
    if rules.festival:
        table["festival"] = {
            "plantation": None if s.goal_plantation == tiles.NONE else goods.NAMES[s.goal_plantation],
            "goods": named_counts(s.goal_goods, goods.NAMES),
            "building": None if s.goal_building == buildings.NONE else buildings.NAMES[s.goal_building],
        }
    return table


def secret_top(s: Record) -> dict[str, Any]:
    """A face-down tile that one seat has seen."""
    return {} if s.top_tile == tiles.NONE else {"top_tile": goods.NAMES[s.top_tile], "top_seen_by": s.top_seen_by}


def now_document(rules: Record, s: Record) -> dict[str, Any]:
    """What is going on, as everybody sees it: the phase, whose role, who is asked what, what the phase remembers."""
    now: dict[str, Any] = {"phase": phases.NAMES[s.phase], "decision": decisions.NAMES[s.decision], "turn": s.turn}
    if s.role != NOBODY:
        now |= {"role": roles.NAMES[s.role], "turns_done": s.turns_done, "step": s.step}
    if s.holder != NOBODY:
        now["holder"] = s.holder
    now |= {name: int(getattr(s, name)) for name, field in NUMBERS.items() if getattr(s, name) != field.blank}
    for name in ("tile_placed", "new_building"):
        if getattr(s, name) != NOBODY:
            now[name] = NAMED[name][getattr(s, name)]
    if s.window:
        now["window"] = [seat for seat in range(rules.players) if s.window >> seat & 1]
    if s.placing:
        now |= {"placing_for": decisions.NAMES[s.placing], "placer": s.placer, "placing": slots.NAMES[s.slot]}
    elif s.slot:
        now["slot"] = s.slot
    if any(kept >= 0 for kept in s.kept):
        now["kept"] = {name: int(kept) for name, kept in zip(goods.NAMES, s.kept, strict=True) if kept >= 0}
    if any(s.offered):
        now |= {"offered": named_counts(s.offered, benefits.NAMES), "beneficiary": s.beneficiary}
    return now


def secret_now(s: Record) -> dict[str, Any]:
    """A tile that the seat on turn has seen and not laid yet."""
    return {} if s.tile_peeked == tiles.NONE else {"tile_peeked": goods.NAMES[s.tile_peeked]}


def view_player(rules: Record, s: Record, owner: int, seat: int | None) -> dict[str, Any]:
    """A player board as another seat, the owner or a spectator sees it."""
    player = s.players[owner]
    points = points_document(player) if PLAYER.sees("vp_chips", rules, s, owner, seat) else {}
    forests = secret_player(player) if PLAYER.sees("secret_forest_of", rules, s, owner, seat) else {}
    return points | open_player(player) | forests


def write_view(config: dict[str, Any], rules: Record, s: Record, seat: int | None) -> dict[str, Any]:
    """The table and all boards as seat `seat` (None: a spectator) sees them."""
    table = open_table(rules, s)
    table["plantations"] = {
        "face_up": named_counts(s.face_up, goods.NAMES),
        "face_down": sum(s.face_down) + (s.top_tile != tiles.NONE),
        "discards": named_counts(s.discards, goods.NAMES),
    } | (secret_top(s) if STATE.sees("top_tile", rules, s, NOBODY, seat) else {})
    now = now_document(rules, s) | (secret_now(s) if STATE.sees("tile_peeked", rules, s, NOBODY, seat) else {})
    seats = [view_player(rules, s, owner, seat) for owner in range(rules.players)]
    return {"game": MANIFEST.id} | config | {"seat": seat} | table | {"seats": seats, "now": now}
