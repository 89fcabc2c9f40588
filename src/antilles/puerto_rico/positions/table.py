"""The table of a position document: supplies hold what the boards leave."""

from __future__ import annotations

from typing import Any

from antilles.core.document import Node
from antilles.core.layout import Record
from antilles.puerto_rico import buildings, components, endings, goods, phases, tiles
from antilles.puerto_rico.layout import MOST_SCRIPTED, STATE
from antilles.puerto_rico.phases import mayor
from antilles.puerto_rico.positions.counts import fill_counts, read_counts
from antilles.puerto_rico.positions.stock import read_stock, remainder

MOST_SPACES = 99
SUPPLY_KEYS = ("victory_points", "colonists", "nobles", "quarries", "goods")
PLANTATION_KEYS = ("face_up", "face_down", "discards", "top_tile", "top_seen_by", "next")


def colonists_on_boards(s: Any) -> int:
    """Colonists all players have."""
    return sum(
        player.limbo + sum(player.manned) + sum(inside for inside in player.city if inside > 0) for player in s.players
    )


def read_table(keys: dict[str, Node], rules: Record, s: Any) -> None:
    """Everything that lies on the table."""
    if "round" in keys:
        s.round = keys["round"].count(STATE.by_name["round"].most_given, 1)
    read_festival(keys.get("festival"), rules, s)
    read_ships(keys.get("ships"), rules, s)
    if "trading_house" in keys:
        fill_counts(s, "house", keys["trading_house"], goods.NAMES)
        if sum(s.house) > components.HOUSE_SPACES:
            held = f"holds {sum(s.house)} goods, the trading house has {components.HOUSE_SPACES} spaces"
            raise keys["trading_house"].fail(held)
    if "ended" in keys:
        names = list(endings.NAMES.values())
        for entry in keys["ended"].items():
            s.ended |= list(endings.NAMES)[entry.name(names)]
    supply = keys["supply"].entries(SUPPLY_KEYS) if "supply" in keys else {}
    chips = sum(player.vp_chips for player in s.players)
    s.vp_pool = remainder(supply.get("victory_points"), "supply.victory_points", rules.vp_pool, chips)
    read_people(keys, supply, rules, s)
    quarries = sum(player.tiles[tiles.QUARRY] for player in s.players)
    s.quarries = remainder(supply.get("quarries"), "supply.quarries", rules.quarries, quarries)
    read_supply_goods(supply.get("goods"), rules, s)
    read_stock(keys.get("buildings"), rules, s)


def nobles_on_boards(s: Any) -> int:
    """Nobles all players have, and those being placed."""
    on_boards = sum(player.limbo_nobles + sum(player.manned_nobles) + sum(player.city_nobles) for player in s.players)
    return int(s.hand_nobles + on_boards)


def is_dealt(s: Any) -> bool:
    """Whether the mayor phase has come to placing, so that the ship is empty until it is refilled."""
    return bool(s.phase == phases.MAYOR and (s.placing or s.step >= mayor.STEP_PLACE))


def read_people(keys: dict[str, Node], supply: dict[str, Node], rules: Record, s: Any) -> None:
    """PR-SETUP-08, PR-X2-02: colonists and nobles on the ship and in the supply."""
    nobles = nobles_on_boards(s)
    colonists = colonists_on_boards(s) + s.hand - nobles
    all_colonists = rules.colonist_supply + rules.colonist_ship - (1 if rules.nobles else 0)
    if "colonist_ship" in keys:
        s.colonist_ship = keys["colonist_ship"].count(all_colonists + rules.nobles)
    elif not s.hand and not is_dealt(s):
        s.colonist_ship = max(0, min(rules.colonist_ship, all_colonists - colonists))
    if "ship_nobles" in keys:
        s.ship_nobles = keys["ship_nobles"].count(min(1, s.colonist_ship, rules.nobles))
    else:
        s.ship_nobles = int(rules.nobles > nobles and s.colonist_ship > 0)
    s.noble_supply = remainder(supply.get("nobles"), "supply.nobles", rules.nobles, nobles + s.ship_nobles)
    used = colonists + s.colonist_ship - s.ship_nobles
    s.colonist_supply = remainder(supply.get("colonists"), "supply.colonists", all_colonists, used)


def read_festival(node: Node | None, rules: Record, s: Any) -> None:
    """PR-X4-01: the goals still to be won; without an entry there are none left."""
    if node is None:
        return
    if not rules.festival:
        raise node.fail("needs the expansion 'festival'")
    keys = node.entries(("plantation", "goods", "building"))
    if "plantation" in keys and keys["plantation"].value is not None:
        s.goal_plantation = keys["plantation"].name(goods.NAMES)
    if "goods" in keys:
        fill_counts(s, "goal_goods", keys["goods"], goods.NAMES)
        if sum(s.goal_goods) not in (0, components.FESTIVAL_GOODS):
            raise keys["goods"].fail(f"the goods goal shows {components.FESTIVAL_GOODS} goods")
    if "building" in keys and keys["building"].value is not None:
        s.goal_building = keys["building"].name(buildings.NAMES)
        if (
            buildings.BUILDINGS[s.goal_building].column != components.FESTIVAL_COLUMN
            or rules.copies[s.goal_building] == 0
        ):
            raise keys["building"].fail("must be a building of the third column in play")
        if s.goal_plantation != tiles.NONE and buildings.BUILDINGS[s.goal_building].makes == s.goal_plantation:
            raise keys["building"].fail("does not make the crop of the plantation goal (PR-X4-02)")


def read_ships(node: Node | None, rules: Record, s: Any) -> None:
    """Cargo ships as a list of {spaces, good, load}; ships not listed are empty."""
    capacities = [int(rules.capacity[ship]) for ship in range(rules.ships)]
    seen: set[int] = set()
    for entry in node.items() if node else ():
        parts = entry.entries(("spaces", "good", "load"))
        if "spaces" not in parts:
            raise entry.fail("lacks 'spaces'")
        spaces = parts["spaces"].count(MOST_SPACES)
        if spaces not in capacities or spaces in seen:
            raise parts["spaces"].fail(
                f"the ships of this game have {', '.join(map(str, capacities))} spaces, one each"
            )
        seen.add(spaces)
        ship = capacities.index(spaces)
        load = parts["load"].count(spaces) if "load" in parts else 0
        good = parts["good"].name(goods.NAMES) if "good" in parts and parts["good"].value is not None else goods.NONE
        if (load > 0) != (good != goods.NONE):
            raise entry.fail("a loaded ship has a good and a load, an empty one neither")
        if good != goods.NONE and good in list(s.ship_kind):
            raise entry.fail(f"two ships carry {goods.NAMES[good]} (PR-CAPTAIN-03)")
        s.ship_kind[ship], s.ship_load[ship] = good, load


def read_supply_goods(node: Node | None, rules: Record, s: Any) -> None:
    """Good tokens: what players, ships and house do not hold."""
    given = read_counts(node, goods.NAMES, goods.MOST_OF_A_KIND) if node is not None else None
    for good, name in enumerate(goods.NAMES):
        used = s.house[good] + s.goal_goods[good] + sum(player.goods[good] for player in s.players)
        used += sum(s.ship_load[ship] for ship in range(rules.ships) if s.ship_kind[ship] == good)
        path = f"supply.goods.{name}"
        said = None if given is None else Node(given.get(good, 0), path)
        s.goods_supply[good] = remainder(said, path, rules.tokens[good], used)


def tiles_in_use(s: Any, kind: int) -> int:
    """Plantations of a kind that do not lie face down."""
    used = s.face_up[kind] + s.discards[kind] + (s.top_tile == kind) + (s.tile_peeked == kind)
    on_islands = (p.tiles[kind] + p.forest_of[kind] + p.secret_forest_of[kind] for p in s.players)
    return int(used + (s.goal_plantation == kind) + sum(on_islands))


def face_forests(rules: Any, s: Any) -> None:
    """Where forests are plantations laid face down, those not named are of the kind there is most of, seen by all."""
    if rules.forest_from_stock:
        return
    for player in s.players:
        for _ in range(player.tiles[tiles.FOREST] - sum(player.forest_of) - sum(player.secret_forest_of)):
            kind = max(range(len(goods.NAMES)), key=lambda kind: rules.plantations[kind] - tiles_in_use(s, kind))
            player.forest_of[kind] += 1


def read_plantations(node: Node | None, rules: Record, s: Any) -> None:
    """Row, stacks and discards; a row that is not given is turned up later."""
    keys = node.entries(PLANTATION_KEYS) if node is not None else {}
    if "top_tile" in keys:
        s.top_tile = keys["top_tile"].name(goods.NAMES)
        s.top_seen_by = keys["top_seen_by"].count(rules.players - 1) if "top_seen_by" in keys else 0
    for pile in ("face_up", "discards"):
        if pile in keys:
            fill_counts(s, pile, keys[pile], goods.NAMES)
    face_forests(rules, s)
    down = keys.get("face_down")
    given = read_counts(down, goods.NAMES, STATE.by_name["face_down"].most_given) if down else None
    for kind, name in enumerate(goods.NAMES):
        path = f"plantations.face_down.{name}"
        said = None if given is None else Node(given.get(kind, 0), path)
        s.face_down[kind] = remainder(said, path, rules.plantations[kind], tiles_in_use(s, kind))
    if sum(s.face_up) > rules.row and not rules.land_sale_to_row:
        raise keys["face_up"].fail(f"has {sum(s.face_up)} tiles, the open row has {rules.row}")
    if "next" in keys:
        read_script(keys["next"], s)


def read_script(node: Node, s: Any) -> None:
    """The next tiles to be drawn, in this order; they are among the face-down ones."""
    script = [entry.name(goods.NAMES) for entry in node.items()]
    if len(script) > MOST_SCRIPTED:
        raise node.fail(f"names {len(script)} tiles, at most {MOST_SCRIPTED} can be arranged")
    for kind in script:
        if script.count(kind) > s.face_down[kind]:
            raise node.fail(f"names {script.count(kind)} {goods.NAMES[kind]}, {s.face_down[kind]} are face down")
    s.scripted = len(script)
    for place, kind in enumerate(reversed(script)):
        s.script[place] = kind
