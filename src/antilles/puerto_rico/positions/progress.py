"""What is going on in a position document: roles, governor, phase, and the question asked."""

from __future__ import annotations

from typing import Any

from antilles.core.document import Node
from antilles.core.events import NOBODY
from antilles.core.layout import Record
from antilles.puerto_rico import benefits, buildings, decisions, goods, phases, roles, slots, tiles
from antilles.puerto_rico.arrange import people_in
from antilles.puerto_rico.layout import STATE
from antilles.puerto_rico.phases.draft import DRAFTED_TYPES
from antilles.puerto_rico.positions.memory import NUMBERS, check_numbers, read_numbers
from antilles.puerto_rico.positions.questions import ASKED_AT

NOW_KEYS = (
    "phase",
    "decision",
    "turn",
    "role",
    "holder",
    "tile_placed",
    "tile_peeked",
    "new_building",
    "window",
    "placing_for",
    "placer",
    "placing",
    "slot",
    "kept",
    "offered",
    "beneficiary",
    *NUMBERS,
)
BEGINNING_KEYS = ("phase", "role", "holder")


def read_hand(keys: dict[str, Node], s: Any) -> None:
    """What is in somebody's hand, before the supplies are filled up with the rest."""
    now = keys["now"].entries(NOW_KEYS) if "now" in keys else {}
    if "decision" in now:
        drafted = s.draft_turns
        read_numbers(now, s)
        s.draft_turns = drafted
        if "tile_peeked" in now:
            s.tile_peeked = now["tile_peeked"].name(goods.NAMES)


def read_roles(keys: dict[str, Node], rules: Record, s: Any) -> None:
    """Roles with their doubloons and takers, the role being executed among them; then the governor."""
    in_play = [name for role, name in enumerate(roles.NAMES) if rules.role_in_play[role]]
    for name, node in keys["roles"].entries(in_play).items() if "roles" in keys else ():
        role = roles.NAMES.index(name)
        if isinstance(node.value, int):
            s.role_doubloons[role] = node.count(STATE.by_name["role_doubloons"].most_given)
            continue
        parts = node.entries(("doubloons", "taken_by"))
        if "doubloons" in parts:
            s.role_doubloons[role] = parts["doubloons"].count(STATE.by_name["role_doubloons"].most_given)
        if "taken_by" in parts and parts["taken_by"].value is not None:
            s.role_holder[role] = parts["taken_by"].count(rules.players - 1)
            if s.role_doubloons[role]:
                raise node.fail("a taken role has no doubloons on it (PR-ROUND-03)")
    now = keys["now"].entries(NOW_KEYS) if "now" in keys else {}
    if "holder" in now and "role" not in now and "decision" not in now:
        raise now["holder"].fail("needs 'role', the role that was taken")
    if "holder" in now and "role" not in now:
        s.holder = now["holder"].count(rules.players - 1)
    if "role" in now:
        s.role = roles.NAMES.index(in_play[now["role"].name(in_play)])
        if "holder" not in now:
            raise now["role"].fail("needs 'holder', the seat that took it")
        s.holder = now["holder"].count(rules.players - 1)
        if s.role_holder[s.role] not in (NOBODY, s.holder):
            raise now["holder"].fail(f"the {roles.NAMES[s.role]} was taken by seat {s.role_holder[s.role]}")
        s.role_holder[s.role] = s.holder
        if s.role_doubloons[s.role]:
            raise now["role"].fail("a taken role has no doubloons on it (PR-ROUND-03)")
    read_smuggler(keys, rules, s)
    read_governor(keys.get("governor"), rules, s)


def read_smuggler(keys: dict[str, Node], rules: Record, s: Any) -> None:
    """PR-X3-03, PR-X3-05: the Wanted token and a role taken over."""
    if "wanted" in keys:
        s.wanted = keys["wanted"].count(rules.players - 1)
    if "takeover" in keys:
        parts = keys["takeover"].entries(("role", "seat"))
        if set(parts) != {"role", "seat"}:
            raise keys["takeover"].fail("needs 'role' and 'seat'")
        s.takeover_role = parts["role"].name(roles.NAMES[: roles.SMUGGLER])
        s.takeover_seat = parts["seat"].count(rules.players - 1)
        if not rules.role_in_play[s.takeover_role] or s.role_holder[s.takeover_role] != NOBODY:
            raise keys["takeover"].fail("must be a role in play that nobody has taken")
    for name in ("wanted", "takeover"):
        if name in keys and not rules.role_in_play[roles.SMUGGLER]:
            raise keys[name].fail("needs the expansion 'smuggler'")


def read_governor(node: Node | None, rules: Record, s: Any) -> None:
    """PR-ROUND-01, PR-TWO-03: who has picked must fit the governor; without one, the fitting governor is found."""
    taken = [int(holder) for holder in s.role_holder if holder != NOBODY]
    if s.takeover_running:
        if s.holder not in taken:
            raise Node(None, "now.takeover_running").fail("needs 'role' and 'holder', the smuggler")
        taken.remove(s.holder)
    s.picks = len(taken)
    if s.picks > rules.picks_per_round:
        raise Node(None, "roles").fail(f"{s.picks} roles are taken, a round has {rules.picks_per_round}")

    def fits(governor: int) -> bool:
        expected = sorted((governor + pick) % rules.players for pick in range(s.picks))
        last = (governor + s.picks - 1) % rules.players
        by_last_picker = s.role == NOBODY or s.takeover_running or s.holder == last
        return sorted(taken) == expected and by_last_picker

    if node is not None:
        s.governor = node.count(rules.players - 1)
        if not fits(s.governor):
            raise node.fail(
                f"seats {sorted(taken)} have taken roles, which does not fit governor {s.governor} (PR-ROUND-01)"
            )
        return
    fitting = [governor for governor in range(rules.players) if fits(governor)]
    if not fitting:
        raise Node(None, "roles").fail(f"seats {sorted(taken)} have taken roles, which fits no governor (PR-ROUND-01)")
    s.governor = fitting[0]


def read_now(node: Node | None, rules: Record, s: Any) -> None:
    """What is going on. Only a role and its holder: the phase has just begun and its first question follows."""
    keys = node.entries(NOW_KEYS) if node is not None else {}
    read_phase(keys.get("phase"), rules, s)
    if "decision" not in keys:
        for key in keys:
            if key not in BEGINNING_KEYS:
                raise keys[key].fail("needs 'decision', the question being asked")
        return
    s.decision = keys["decision"].name(decisions.NAMES)
    if s.turns_done > rules.players:
        raise keys["turns_done"].fail(f"is at most {rules.players}")
    if "step" not in keys:
        s.step = max((step for phase, step in ASKED_AT.get(s.decision, ()) if phase == s.phase), default=0)
    read_memory(keys, rules, s)
    check_numbers(s)
    check_question(keys, rules, s)


def read_phase(node: Node | None, rules: Record, s: Any) -> None:
    """The phase follows from the role; storage follows the captain, a draft comes first, and the game may be over."""
    s.phase = roles.ROLES[s.role].phase if s.role != NOBODY else phases.ROLE_CHOICE
    if rules.draft and s.draft_turns < DRAFTED_TYPES:
        s.phase = phases.DRAFT
        s.holder = max(s.holder, 0)
    if node is None:
        return
    phase = node.name(phases.NAMES)
    after_captain = s.phase == phases.CAPTAIN and phase == phases.STORAGE
    over = phase == phases.GAME_OVER and s.role == NOBODY
    if phase != s.phase and not after_captain and not over:
        raise node.fail("does not fit the role being executed")
    if over and (not s.ended or s.picks):
        raise node.fail("a game that is over has an end condition in 'ended' and no role taken")
    s.phase = phase


def read_memory(keys: dict[str, Node], rules: Record, s: Any) -> None:
    """What a phase remembers between questions, besides numbers."""
    if "tile_placed" in keys:
        s.tile_placed = keys["tile_placed"].name(tiles.NAMES)
    if "new_building" in keys:
        s.new_building = keys["new_building"].name(buildings.NAMES[: rules.buildings])
    for entry in keys["window"].items() if "window" in keys else ():
        s.window |= 1 << entry.count(rules.players - 1)
    if "placing_for" in keys:
        s.placing = keys["placing_for"].name(decisions.NAMES)
        if s.placing not in decisions.PLACING:
            raise keys["placing_for"].fail("must be a placing question")
    if "placer" in keys:
        s.placer = keys["placer"].count(rules.players - 1)
    if "slot" in keys:
        s.slot = keys["slot"].count(slots.COUNT - 1)
    if "placing" in keys:
        s.slot = keys["placing"].name(slots.NAMES[: len(tiles.WITH_CIRCLES) + rules.buildings])
    if "kept" in keys:
        for good, number in keys["kept"].counts(goods.NAMES, goods.MOST_OF_A_KIND).items():
            s.kept[good] = number
    if "offered" in keys:
        for benefit, amount in keys["offered"].counts(benefits.NAMES, STATE.by_name["offered"].most_given).items():
            s.offered[benefit] = amount
    if "beneficiary" in keys:
        s.beneficiary = keys["beneficiary"].count(rules.players - 1)


def asked_seat(rules: Record, s: Any) -> int | None:
    """The seat that this question is for; None where the re-asked question tells."""
    if s.decision == decisions.ROLE_PICK:
        return int((s.governor + s.picks) % rules.players)
    if s.decision == decisions.DRAFT_PICK:
        return int((s.holder + s.draft_turns) % rules.players)
    if s.decision in (*decisions.PLACING, decisions.PLACE_NOBLES):
        return int(s.placer)
    if s.decision == decisions.TAKE_BENEFIT:
        return int(s.beneficiary)
    if s.decision in (decisions.VILLA_TAKE, decisions.SHIP_TAKE):
        return int((s.holder + s.dealt) % rules.players)
    if s.decision == decisions.LODGE_DISCARD:
        return int((s.holder + s.slot - 1) % rules.players)
    if s.decision == decisions.GUEST_MOVE:
        return None
    return int((s.holder + s.turns_done) % rules.players)


def check_question(keys: dict[str, Node], rules: Record, s: Any) -> None:
    """The question must fit phase, step, seat and what the phase remembers."""
    asked = keys["decision"]
    if s.decision == decisions.NOTHING:
        if s.phase != phases.GAME_OVER:
            raise asked.fail("may be left out, but is 'nothing' only when the game is over")
        return
    if (s.phase, s.step) not in ASKED_AT[s.decision]:
        raise asked.fail(f"is not asked in the {phases.NAMES[s.phase]} phase at step {s.step}")
    if s.decision == decisions.ROLE_PICK and s.picks == rules.picks_per_round:
        raise asked.fail("all roles of this round are taken")
    seat = asked_seat(rules, s)
    if seat is not None:
        s.turn = seat
    if "turn" in keys:
        turn = keys["turn"].count(rules.players - 1)
        if seat is not None and turn != seat:
            raise keys["turn"].fail(f"seat {seat} is to decide here")
        s.turn = turn
    check_memory(asked, rules, s)


def check_memory(asked: Node, rules: Record, s: Any) -> None:
    """What the phase remembers must be what the question is about."""
    player = s.players[s.turn]
    tile, building = s.tile_placed, s.new_building
    open_tile = tile == tiles.FOREST or (tile != tiles.NONE and player.manned[tile] < player.tiles[tile])
    if s.decision == decisions.HOSPICE_COLONIST and not open_tile:
        raise asked.fail("needs 'tile_placed', a tile of the player without a colonist")
    if s.decision in decisions.BUYING and (
        building == buildings.NONE or player.city[building] != buildings.NOT_BUILT or not s.stock[building]
    ):
        raise asked.fail("needs 'new_building', a building that the player is buying")
    if s.decision == decisions.UNIVERSITY_COLONIST and (building == buildings.NONE or player.city[building] != 0):
        raise asked.fail("needs 'new_building', a building the player has just built")
    after_payment = s.phase == phases.BUILDER and s.decision == decisions.TAKE_BENEFIT
    if after_payment and (building == buildings.NONE or player.city[building] == buildings.NOT_BUILT):
        raise asked.fail("needs 'new_building', the building just built")
    if s.decision == decisions.FOREST_PLACE and s.tile_peeked == tiles.NONE:
        raise asked.fail("needs 'tile_peeked', the tile the seat has drawn")
    if s.discount and s.decision != decisions.QUARRIES_USED:
        raise Node(None, "now.discount").fail("is settled only when quarries are asked about")
    if s.slot >= len(goods.NAMES) and s.decision in (
        decisions.STORE_GOODS,
        decisions.SMALL_WHARF_LOAD,
        decisions.CRAFTSMAN_BONUS,
    ):
        raise asked.fail("needs 'slot', the number of the kind of good asked about")
    for good, kept in enumerate(s.kept):
        decided = s.decision == decisions.STORE_GOODS and good < s.slot
        if (kept >= 0) != decided or kept > player.goods[good]:
            raise Node(None, "now.kept").fail("names the kinds before the one asked about, with goods the player has")
    if bool(s.placing) != (s.decision in (*decisions.PLACING, decisions.PLACE_NOBLES)):
        raise asked.fail("a placing question needs 'placing_for', 'placer' and 'placing', and only such a question")
    check_placing(asked, rules, s)
    if s.hand_nobles > s.hand + max(0, s.added) or (s.hand and not s.placing):
        raise Node(None, "now.hand").fail("does not fit the question")
    check_offers(asked, rules, s)


def check_placing(asked: Node, rules: Record, s: Any) -> None:
    """After the deal the ship is empty, and where people may move they are in the hand until they are placed."""
    if s.placing != decisions.MAYOR_PLACE:
        return
    if s.colonist_ship:
        raise Node(None, "colonist_ship").fail("is empty while people are placed: they were dealt before (PR-MAYOR-02)")
    player = s.players[s.placer]
    later = sum(people_in(player, slot)[0] for slot in range(s.slot + 1, len(slots.NAMES)))
    if rules.mayor_rearrange and (later or player.limbo):
        raise asked.fail("people are picked up before they are placed: count those not placed yet in 'hand'")


def check_offers(asked: Node, rules: Record, s: Any) -> None:
    """Benefits wait only while they are asked about, in the phase that gives them."""
    if (s.decision == decisions.TAKE_BENEFIT) != any(s.offered) or (any(s.offered) and not rules.ask_everything):
        raise asked.fail("benefits are offered exactly when they are asked about, at tables with ask_everything")
    for benefit, amount in enumerate(s.offered):
        row = benefits.BENEFITS[benefit]
        by_holder = row.building == buildings.NONE and s.beneficiary == s.holder
        earned = by_holder or row.is_prize or s.players[s.beneficiary].city[row.building] > 0
        if amount and not earned:
            raise Node(None, f"now.offered.{row.name}").fail("is not earned by the beneficiary")
        if amount and (s.phase != row.phase or amount > row.most):
            raise Node(None, f"now.offered.{row.name}").fail(f"is at most {row.most}, in its own phase")
