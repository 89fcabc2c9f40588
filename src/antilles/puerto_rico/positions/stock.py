"""The buildings on the board of a position document, and the draft that brought them there."""

from __future__ import annotations

from typing import Any

from antilles.core.document import Node
from antilles.core.layout import Record
from antilles.puerto_rico import buildings, decisions, phases
from antilles.puerto_rico.expansions.buildings import RECOMMENDED_SET
from antilles.puerto_rico.layout import STATE
from antilles.puerto_rico.phases.draft import DRAFT_SPACES, DRAFTED_TYPES
from antilles.puerto_rico.positions.boards import check_in_box
from antilles.puerto_rico.positions.counts import read_counts


def apart_pairs(rules: Any) -> list[tuple[int, int]]:
    """PR-X1-05: violets that are not both drafted at this table."""
    pairs = (
        (rules.office_post_apart, buildings.OFFICE, buildings.TRADING_POST),
        (rules.hacienda_forest_apart, buildings.HACIENDA, buildings.FOREST_HOUSE),
    )
    return [(first, second) for apart, first, second in pairs if apart]


def usual_draft(rules: Any, s: Any) -> list[int]:
    """The violets that players have built, then those of the recommended set, as far as they fit together."""
    built = [b for b in buildings.IN_DRAFT if any(player.city[b] != buildings.NOT_BUILT for player in s.players)]
    drafted: list[int] = []
    for building in (*built, *RECOMMENDED_SET):
        cost = buildings.BUILDINGS[building].cost
        full = sum(buildings.BUILDINGS[other].cost == cost for other in drafted) >= DRAFT_SPACES[cost]
        barred = any(building in pair and set(pair) & set(drafted) for pair in apart_pairs(rules))
        if building not in drafted and not full and not barred:
            drafted.append(building)
    return drafted


def read_drafted(node: Node | None, now: dict[str, Node], rules: Record, s: Any) -> None:
    """PR-X1-02: the buildings drafted so far. The draft is over unless fewer are named and nothing else goes on."""
    said = s.draft_turns
    s.draft_turns = 0
    if not rules.draft and node is not None and node.value:
        raise node.fail("nothing is drafted at this table")
    if rules.draft:
        draft(node, now, rules, s)
    if "draft_turns" in now and said != s.draft_turns:
        raise now["draft_turns"].fail(f"{s.draft_turns} buildings are drafted")


def draft(node: Node | None, now: dict[str, Node], rules: Record, s: Any) -> None:
    """The buildings named, or the usual ones; as the spaces of the board and the table allow."""
    names = [entry.name(buildings.NAMES) for entry in node.items()] if node is not None else usual_draft(rules, s)
    for building in names:
        if building not in buildings.IN_DRAFT or s.drafted >> building & 1:
            raise Node(None, "drafted").fail(f"{buildings.NAMES[building]!r} cannot be drafted here")
        s.drafted |= 1 << building
    for pair in apart_pairs(rules):
        if set(pair) <= set(names):
            first, second = (buildings.NAMES[building] for building in pair)
            raise Node(None, "drafted").fail(f"{first} and {second} are kept apart at this table (PR-X1-05)")
    costs = [buildings.BUILDINGS[building].cost for building in names]
    if any(costs.count(cost) > DRAFT_SPACES[cost] for cost in costs):
        raise Node(None, "drafted").fail("has more violets of a cost than the board has spaces (PR-X1-03)")
    elsewhere = "role" in now or "at" in now or s.decision not in (decisions.NOTHING, decisions.DRAFT_PICK)
    elsewhere = elsewhere or ("phase" in now and now["phase"].name(phases.NAMES) != phases.DRAFT)
    running = node is not None and len(names) < DRAFTED_TYPES and not elsewhere
    s.draft_turns = len(names) if running else DRAFTED_TYPES
    if running:
        s.phase, s.holder = phases.DRAFT, max(s.holder, 0)


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


def remainder(node: Node | None, path: str, total: int, used: int) -> int:
    """What the box leaves after the boards; a document may say less, never more."""
    left = total - used
    if left < 0:
        raise Node(None, path).fail(f"the document uses {used}, the game has only {total}")
    return left if node is None else node.count(left)
