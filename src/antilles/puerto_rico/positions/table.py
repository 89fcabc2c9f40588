"""The table of a position document: supplies hold what the boards leave."""

from collections.abc import Callable
from functools import partial
from typing import Any

from antilles.core.document import Node
from antilles.core.messages import Message
from antilles.core.records import Record
from antilles.puerto_rico import buildings, components, decisions, endings, goods, phases, tiles
from antilles.puerto_rico.building_sets import may_be_drafted, usual_draft
from antilles.puerto_rico.expansions import festival
from antilles.puerto_rico.layout import MOST_SCRIPTED, STATE
from antilles.puerto_rico.phases import mayor
from antilles.puerto_rico.phases.draft import DRAFTED_TYPES
from antilles.puerto_rico.positions.boards import check_in_box
from antilles.puerto_rico.positions.memory import fill_counts, read_counts

MOST_SPACES = 99
SUPPLY_KEYS = ("victory_points", "colonists", "nobles", "quarries", "goods")
PLANTATION_KEYS = ("face_up", "face_down", "discards", "top_tile", "top_seen_by", "next")


def remainder(node: Node | None, path: str, total: int, used: int) -> int:
    """What the box leaves after the boards; a document may say less, never more."""
    left = total - used
    if left < 0:
        raise Node(None, path).fail(Message("pr-error-remainder", used=used, total=total))
    return left if node is None else node.count(left)


def rest_by_kind(node: Node | None, path: str, totals: Any, used: Callable[[int], int]) -> list[int]:
    """The remainder of each kind of good or plantation; if the document names any, the others are 0."""
    given = read_counts(node, goods.NAMES, max(totals)) if node is not None else {}
    said = {kind: Node(given.get(kind, 0), f"{path}.{goods.NAMES[kind]}") for kind in goods.ALL if node is not None}
    names = goods.NAMES
    return [remainder(said.get(kind), f"{path}.{names[kind]}", totals[kind], used(kind)) for kind in goods.ALL]


def read_table(keys: dict[str, Node], rules: Record, s: Any) -> None:
    """Everything that lies on the table."""
    if "round" in keys:
        s.round = keys["round"].count(STATE.by_name["round"].most_given, 1)
    read_festival(keys.get("festival"), rules, s)
    read_ships(keys.get("ships"), rules, s)
    if "trading_house" in keys:
        house = read_counts(keys["trading_house"], goods.NAMES, MOST_SPACES)
        if sum(house.values()) > components.HOUSE_SPACES:
            full = Message("pr-error-house-full", given=sum(house.values()), spaces=components.HOUSE_SPACES)
            raise keys["trading_house"].fail(full)
        for good, number in house.items():
            s.house[good] = number
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
    path, used = "supply.goods", partial(goods_in_use, s)
    for good, left in enumerate(rest_by_kind(supply.get("goods"), path, rules.tokens, used)):
        s.goods_supply[good] = left
    read_stock(keys.get("buildings"), rules, s)


def read_people(keys: dict[str, Node], supply: dict[str, Node], rules: Record, s: Any) -> None:
    """PR-SETUP-08, PR-X2-02: colonists and nobles on the ship and in the supply."""
    nobles = s.hand_nobles + sum(p.limbo_nobles + sum(p.manned_nobles) + sum(p.city_nobles) for p in s.players)
    indoors = sum(inside for player in s.players for inside in player.city if inside > 0)
    colonists = s.hand + indoors + sum(player.limbo + sum(player.manned) for player in s.players) - nobles
    all_colonists = rules.colonist_supply + rules.colonist_ship - (1 if rules.nobles else 0)
    if "colonist_ship" in keys:
        s.colonist_ship = keys["colonist_ship"].count(all_colonists + rules.nobles)
    elif not s.hand and not (s.phase == phases.MAYOR and (s.placing or s.step >= mayor.STEP_PLACE)):
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
        raise node.fail(Message("pr-error-needs-expansion", expansion=festival.EXPANSION.id))
    keys = node.entries(("plantation", "goods", "building"))
    if "plantation" in keys and keys["plantation"].value is not None:
        s.goal_plantation = keys["plantation"].name(goods.NAMES)
    if "goods" in keys:
        fill_counts(s, "goal_goods", keys["goods"], goods.NAMES)
        if sum(s.goal_goods) not in (0, components.FESTIVAL_GOODS):
            raise keys["goods"].fail(Message("pr-error-goal-goods", goods=components.FESTIVAL_GOODS))
    if "building" in keys and keys["building"].value is not None:
        s.goal_building = keys["building"].name(buildings.NAMES)
        row = buildings.BUILDINGS[s.goal_building]
        if row.column != components.FESTIVAL_COLUMN or rules.copies[s.goal_building] == 0:
            raise keys["building"].fail(Message("pr-error-goal-building"))
        if s.goal_plantation != tiles.NONE and row.makes == s.goal_plantation:
            raise keys["building"].fail(Message("pr-error-goal-crop"))


def read_drafted(node: Node | None, now: dict[str, Node], rules: Record, s: Any) -> None:
    """PR-X1-02: the buildings drafted so far. The draft is over unless fewer are named and nothing else goes on."""
    said, s.draft_turns = s.draft_turns, 0
    drafted: list[int] = []
    if rules.draft:
        built = [b for b in buildings.ALL if any(player.city[b] != buildings.NOT_BUILT for player in s.players)]
        named = usual_draft(rules, built) if node is None else [entry.name(buildings.NAMES) for entry in node.items()]
        for building in named:
            if not may_be_drafted(rules, drafted, building):
                barred = Message("pr-error-not-draftable", building=buildings.NAMES[building])
                raise Node(None, "drafted").fail(barred)
            drafted.append(building)
            s.drafted |= 1 << building
        elsewhere = {"role", "at"} & set(now) or s.decision not in (decisions.NOTHING, decisions.DRAFT_PICK)
        elsewhere = elsewhere or ("phase" in now and now["phase"].name(phases.NAMES) != phases.DRAFT)
        s.draft_turns = DRAFTED_TYPES if elsewhere or node is None else len(drafted)
        if s.draft_turns < DRAFTED_TYPES:
            s.phase, s.holder = phases.DRAFT, max(s.holder, 0)
    elif node is not None and node.value:
        raise node.fail(Message("pr-error-no-draft"))
    if "draft_turns" in now and said != s.draft_turns:
        raise now["draft_turns"].fail(Message("pr-error-drafted", drafted=s.draft_turns))


def read_stock(node: Node | None, rules: Record, s: Any) -> None:
    """Buildings on the board: any copies that the document says, else what the players leave of the usual ones."""
    if node is not None:
        for building, number in read_counts(node, buildings.NAMES, STATE.by_name["stock"].most_given).items():
            check_in_box(node.child(buildings.NAMES[building], number), rules, building)
            s.stock[building] = number
        return
    for building, name in enumerate(buildings.NAMES):
        used = sum(player.city[building] != buildings.NOT_BUILT for player in s.players)
        used += s.goal_building == building and rules.players > 2 and rules.copies[building] > 1
        undrafted = rules.draft and building in buildings.IN_DRAFT and not s.drafted >> building & 1
        s.stock[building] = remainder(None, f"buildings.{name}", 0 if undrafted else rules.copies[building], used)


def read_ships(node: Node | None, rules: Record, s: Any) -> None:
    """Cargo ships as a list of {spaces, good, load}; ships not listed are empty."""
    capacities = [int(rules.capacity[ship]) for ship in range(rules.ships)]
    seen: set[int] = set()
    for entry in node.items() if node else ():
        parts = entry.entries(("spaces", "good", "load"))
        if "spaces" not in parts:
            raise entry.fail(Message("pr-error-ship-lacks-spaces"))
        spaces = parts["spaces"].count(MOST_SPACES)
        if spaces not in capacities or spaces in seen:
            raise parts["spaces"].fail(Message("pr-error-ship-spaces", known=tuple(map(str, capacities))))
        seen.add(spaces)
        ship = capacities.index(spaces)
        load = parts["load"].count(spaces) if "load" in parts else 0
        good = parts["good"].name(goods.NAMES) if "good" in parts and parts["good"].value is not None else goods.NONE
        if (load > 0) != (good != goods.NONE):
            raise entry.fail(Message("pr-error-ship-load"))
        if good != goods.NONE and good in list(s.ship_kind):
            raise entry.fail(Message("pr-error-two-ships", good=goods.NAMES[good]))
        s.ship_kind[ship], s.ship_load[ship] = good, load


def goods_in_use(s: Any, good: int) -> int:
    """Good tokens of a kind that players, ships, trading house and festival hold."""
    on_ships = sum(load for kind, load in zip(s.ship_kind, s.ship_load, strict=True) if kind == good)
    return int(s.house[good] + s.goal_goods[good] + on_ships + sum(player.goods[good] for player in s.players))


def tiles_in_use(s: Any, kind: int) -> int:
    """Plantations of a kind that do not lie face down."""
    used = s.face_up[kind] + s.discards[kind] + (s.top_tile == kind) + (s.tile_peeked == kind)
    on_islands = (p.tiles[kind] + p.forest_of[kind] + p.secret_forest_of[kind] for p in s.players)
    return int(used + (s.goal_plantation == kind) + sum(on_islands))


def face_forests(rules: Any, s: Any) -> None:
    """Where forests are plantations laid face down, those not named are of the kind there is most of, seen by all."""
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
    if not rules.forest_from_stock and "face_down" not in keys:
        face_forests(rules, s)
    path, used = "plantations.face_down", partial(tiles_in_use, s)
    for kind, left in enumerate(rest_by_kind(keys.get("face_down"), path, rules.plantations, used)):
        s.face_down[kind] = left
    if sum(s.face_up) > rules.row and not rules.land_sale_to_row:
        raise keys["face_up"].fail(Message("pr-error-row-full", given=sum(s.face_up), spaces=rules.row))
    if "next" in keys:
        read_script(keys["next"], s)


def read_script(node: Node, s: Any) -> None:
    """The next tiles to be drawn, in this order; they are among the face-down ones."""
    script = [entry.name(goods.NAMES) for entry in node.items()]
    if len(script) > MOST_SCRIPTED:
        raise node.fail(Message("pr-error-script-long", given=len(script), most=MOST_SCRIPTED))
    for kind in script:
        if script.count(kind) > s.face_down[kind]:
            numbers = {"given": script.count(kind), "there": s.face_down[kind]}
            raise node.fail(Message("pr-error-script-kind", kind=goods.NAMES[kind], **numbers))
    s.scripted = len(script)
    for place, kind in enumerate(reversed(script)):
        s.script[place] = kind
