"""What is going on in a position document: roles, governor, phase, and the question asked."""

from __future__ import annotations

from typing import Any

from antilles.core.document import Node
from antilles.core.layout import Record
from antilles.puerto_rico.actions import SLOT_NAMES
from antilles.puerto_rico.phases import builder, captain, craftsman, mayor, prospector, settler, storage, trader
from antilles.puerto_rico.phases.role_choice import PHASE_OF_ROLE
from antilles.puerto_rico.positions.boards import MOST_DOUBLOONS, MOST_GOODS
from antilles.puerto_rico.vocabulary import (
    BENEFIT_NAMES,
    BUILDER_BUILD,
    BUILDER_PHASE,
    BUILDER_PRIVILEGE,
    BUILDING_NAMES,
    CAPTAIN_LOAD,
    CAPTAIN_PHASE,
    CAPTAIN_POINT,
    CRAFTSMAN_BONUS,
    CRAFTSMAN_PHASE,
    CRAFTSMAN_PRODUCE,
    DECISION_NAMES,
    FACTORY_PAY,
    GAME_OVER,
    GOOD_NAMES,
    HACIENDA_DRAW,
    HARBOR_POINT,
    HOSPICE_COLONIST,
    LARGE_MARKET_PAY,
    MAYOR_PHASE,
    MAYOR_PLACE,
    MAYOR_PRIVILEGE,
    NO_BUILDING,
    NO_TILE,
    NOBODY,
    NOT_BUILT,
    NOTHING,
    PHASE_NAMES,
    PROSPECTOR_PAY,
    PROSPECTOR_PHASE,
    QUARRIES_USED,
    ROLE_CHOICE,
    ROLE_NAMES,
    ROLE_PICK,
    SETTLER_PHASE,
    SETTLER_TAKE,
    SMALL_MARKET_PAY,
    STORAGE_PHASE,
    STORE_GOODS,
    TAKE_BENEFIT,
    TILE_NAMES,
    TRADER_PAY,
    TRADER_PHASE,
    TRADER_SELL,
    UNIVERSITY_COLONIST,
)

# The (phase, step) pairs at which each question is asked; the step counts on before the answer comes.
ASKED_AT = {
    ROLE_PICK: {(ROLE_CHOICE, 0)},
    HACIENDA_DRAW: {(SETTLER_PHASE, settler.STEP_DRAW + 1)},
    SETTLER_TAKE: {(SETTLER_PHASE, settler.STEP_TAKE + 1)},
    HOSPICE_COLONIST: {(SETTLER_PHASE, settler.STEP_HOSPICE_FOR_DRAWN + 1), (SETTLER_PHASE, settler.STEP_HOSPICE + 1)},
    MAYOR_PRIVILEGE: {(MAYOR_PHASE, mayor.STEP_PRIVILEGE + 1)},
    MAYOR_PLACE: {(MAYOR_PHASE, mayor.STEP_PLACE)},
    BUILDER_BUILD: {(BUILDER_PHASE, builder.STEP_BUILD + 1)},
    BUILDER_PRIVILEGE: {(BUILDER_PHASE, builder.STEP_PRIVILEGE + 1)},
    QUARRIES_USED: {(BUILDER_PHASE, builder.STEP_QUARRIES + 1)},
    UNIVERSITY_COLONIST: {(BUILDER_PHASE, builder.STEP_UNIVERSITY + 1)},
    CRAFTSMAN_PRODUCE: {(CRAFTSMAN_PHASE, craftsman.STEP_ASK + 1)},
    CRAFTSMAN_BONUS: {(CRAFTSMAN_PHASE, craftsman.STEP_BONUS + 1)},
    TRADER_SELL: {(TRADER_PHASE, trader.STEP_SELL + 1)},
    CAPTAIN_LOAD: {(CAPTAIN_PHASE, captain.STEP_DONE)},
    STORE_GOODS: {(STORAGE_PHASE, storage.STEP_DECIDE)},
    TAKE_BENEFIT: {
        (CRAFTSMAN_PHASE, craftsman.STEP_FACTORY + 1),
        (TRADER_PHASE, trader.STEP_SELL + 1),
        (CAPTAIN_PHASE, captain.STEP_DONE),
        (PROSPECTOR_PHASE, prospector.STEP_PAY + 1),
    },
}
NOW_KEYS = (
    "phase",
    "decision",
    "turn",
    "role",
    "holder",
    "turns_done",
    "step",
    "tile_placed",
    "new_building",
    "hospice_used",
    "captain_paid",
    "discount",
    "idle_turns",
    "placing",
    "storing",
    "kept",
    "offered",
)
BEGINNING_KEYS = ("phase", "role", "holder")
# The phase in which each benefit is offered, and the most it can be.
OFFERED_IN = {
    FACTORY_PAY: (CRAFTSMAN_PHASE, 5),
    TRADER_PAY: (TRADER_PHASE, 1),
    SMALL_MARKET_PAY: (TRADER_PHASE, 1),
    LARGE_MARKET_PAY: (TRADER_PHASE, 2),
    CAPTAIN_POINT: (CAPTAIN_PHASE, 1),
    HARBOR_POINT: (CAPTAIN_PHASE, 1),
    PROSPECTOR_PAY: (PROSPECTOR_PHASE, 1),
}
# Questions asked from inside a step; the others are asked after the step has counted on.
ASKED_WITHIN_STEP = (ROLE_PICK, MAYOR_PLACE, STORE_GOODS, TAKE_BENEFIT)
MOST_STEPS = 6
MOST_DISCOUNT = 10
MOST_OFFERED = 10


def read_roles(keys: dict[str, Node], rules: Record, s: Any) -> None:
    """Roles with their doubloons and takers, the role being executed among them; then the governor."""
    in_play = [name for role, name in enumerate(ROLE_NAMES) if rules.role_in_play[role]]
    for name, node in keys["roles"].entries(in_play).items() if "roles" in keys else ():
        role = ROLE_NAMES.index(name)
        if isinstance(node.value, int):
            s.role_doubloons[role] = node.count(MOST_DOUBLOONS)
            continue
        parts = node.entries(("doubloons", "taken_by"))
        if "doubloons" in parts:
            s.role_doubloons[role] = parts["doubloons"].count(MOST_DOUBLOONS)
        if "taken_by" in parts and parts["taken_by"].value is not None:
            s.role_holder[role] = parts["taken_by"].count(rules.players - 1)
            if s.role_doubloons[role]:
                raise node.fail("a taken role has no doubloons on it (PR-ROUND-03)")
    now = keys["now"].entries(NOW_KEYS) if "now" in keys else {}
    if "holder" in now and "role" not in now:
        raise now["holder"].fail("needs 'role', the role that was taken")
    if "role" in now:
        s.role = ROLE_NAMES.index(in_play[now["role"].name(in_play)])
        if "holder" not in now:
            raise now["role"].fail("needs 'holder', the seat that took it")
        s.holder = now["holder"].count(rules.players - 1)
        if s.role_holder[s.role] not in (NOBODY, s.holder):
            raise now["holder"].fail(f"the {ROLE_NAMES[s.role]} was taken by seat {s.role_holder[s.role]}")
        s.role_holder[s.role] = s.holder
        if s.role_doubloons[s.role]:
            raise now["role"].fail("a taken role has no doubloons on it (PR-ROUND-03)")
    read_governor(keys.get("governor"), rules, s)


def read_governor(node: Node | None, rules: Record, s: Any) -> None:
    """PR-ROUND-01, PR-TWO-03: who has picked must fit the governor; without one, the fitting governor is found."""
    taken = [int(holder) for holder in s.role_holder if holder != NOBODY]
    s.picks = len(taken)
    if s.picks > rules.picks_per_round:
        raise Node(None, "roles").fail(f"{s.picks} roles are taken, a round has {rules.picks_per_round}")

    def fits(governor: int) -> bool:
        expected = sorted((governor + pick) % rules.players for pick in range(s.picks))
        last = (governor + s.picks - 1) % rules.players
        return sorted(taken) == expected and (s.holder == NOBODY or s.holder == last)

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
    read_phase(keys.get("phase"), s)
    if "decision" not in keys:
        for key in keys:
            if key not in BEGINNING_KEYS:
                raise keys[key].fail("needs 'decision', the question being asked")
        return
    s.decision = keys["decision"].name(DECISION_NAMES)
    s.turns_done = keys["turns_done"].count(rules.players) if "turns_done" in keys else 0
    s.step = keys["step"].count(MOST_STEPS) if "step" in keys else default_step(s)
    read_memory(keys, rules, s)
    check_question(keys, rules, s)


def read_phase(node: Node | None, s: Any) -> None:
    """The phase follows from the role; storage follows the captain, and the game may be over."""
    s.phase = int(PHASE_OF_ROLE[s.role]) if s.role != NOBODY else ROLE_CHOICE
    if node is None:
        return
    phase = node.name(PHASE_NAMES)
    after_captain = s.phase == CAPTAIN_PHASE and phase == STORAGE_PHASE
    over = phase == GAME_OVER and s.role == NOBODY
    if phase != s.phase and not after_captain and not over:
        raise node.fail("does not fit the role being executed")
    if over and (not s.ended or s.picks):
        raise node.fail("a game that is over has an end condition in 'ended' and no role taken")
    s.phase = phase


def default_step(s: Any) -> int:
    """The step at which the question is asked in this phase, if there is just one."""
    return max((step for phase, step in ASKED_AT.get(s.decision, ()) if phase == s.phase), default=0)


def read_memory(keys: dict[str, Node], rules: Record, s: Any) -> None:
    """What a phase remembers between questions."""
    if "tile_placed" in keys:
        s.tile_placed = keys["tile_placed"].name(TILE_NAMES)
    if "new_building" in keys:
        s.new_building = keys["new_building"].name(BUILDING_NAMES)
    for flag in ("hospice_used", "captain_paid"):
        if flag in keys:
            setattr(s, flag, keys[flag].flag())
    if "discount" in keys:
        s.discount = keys["discount"].count(MOST_DISCOUNT)
    if "idle_turns" in keys:
        s.idle_turns = keys["idle_turns"].count(rules.players - 1)
    if "placing" in keys:
        s.slot = keys["placing"].name(SLOT_NAMES)
    if "storing" in keys:
        s.slot = keys["storing"].name(GOOD_NAMES)
    if "kept" in keys:
        for good, number in keys["kept"].counts(GOOD_NAMES, MOST_GOODS).items():
            s.kept[good] = number
    if "offered" in keys:
        for benefit, amount in keys["offered"].counts(BENEFIT_NAMES, MOST_OFFERED).items():
            s.offered[benefit] = amount


def check_question(keys: dict[str, Node], rules: Record, s: Any) -> None:
    """The question must fit phase, step, seat and what the phase remembers."""
    asked = keys["decision"]
    if s.decision == NOTHING:
        if s.phase != GAME_OVER:
            raise asked.fail("may be left out, but is 'nothing' only when the game is over")
        return
    if (s.phase, s.step) not in ASKED_AT[s.decision]:
        raise asked.fail(f"is not asked in the {PHASE_NAMES[s.phase]} phase at step {s.step}")
    wrong_privilege = s.decision == MAYOR_PRIVILEGE and s.turns_done > 0
    if wrong_privilege or (s.decision == CRAFTSMAN_BONUS) != (s.turns_done == rules.players):
        raise Node(None, "now.turns_done").fail("does not fit the question")
    if s.decision == ROLE_PICK:
        s.turn = (s.governor + s.picks) % rules.players
        if s.picks == rules.picks_per_round:
            raise asked.fail("all roles of this round are taken")
    else:
        s.turn = (s.holder + s.turns_done) % rules.players
    if "turn" in keys and keys["turn"].count(rules.players - 1) != s.turn:
        raise keys["turn"].fail(f"seat {s.turn} is to decide here")
    check_memory(asked, rules, s)


def check_memory(asked: Node, rules: Record, s: Any) -> None:
    """What the phase remembers must be what the question is about."""
    player = s.players[s.turn]
    tile, building = s.tile_placed, s.new_building
    if s.decision == HOSPICE_COLONIST and (tile == NO_TILE or player.manned[tile] >= player.tiles[tile]):
        raise asked.fail("needs 'tile_placed', a tile of the player without a colonist")
    buying = s.decision in (BUILDER_PRIVILEGE, QUARRIES_USED)
    if buying and (building == NO_BUILDING or player.city[building] != NOT_BUILT or s.stock[building] == 0):
        raise asked.fail("needs 'new_building', a building that the player is buying")
    if s.decision == UNIVERSITY_COLONIST and (building == NO_BUILDING or player.city[building] != 0):
        raise asked.fail("needs 'new_building', a building the player has just built")
    if s.discount > int(s.decision == QUARRIES_USED and s.turn == s.holder):
        raise Node(None, "now.discount").fail("is the builder's 1 doubloon, settled before quarries are asked about")
    if s.decision == STORE_GOODS and s.slot >= len(GOOD_NAMES):
        raise asked.fail("needs 'storing', the kind of good asked about")
    for good, kept in enumerate(s.kept):
        decided = s.decision == STORE_GOODS and good < s.slot
        if (kept >= 0) != decided or kept > player.goods[good]:
            raise Node(None, "now.kept").fail("names the kinds before 'storing', with goods the player has")
    check_offers(asked, rules, s)


def check_offers(asked: Node, rules: Record, s: Any) -> None:
    """Benefits wait only while they are asked about, in the phase that gives them."""
    if (s.decision == TAKE_BENEFIT) != any(s.offered) or (any(s.offered) and not rules.ask_everything):
        raise asked.fail("benefits are offered exactly when they are asked about, at tables with ask_everything")
    for benefit, amount in enumerate(s.offered):
        phase, most = OFFERED_IN[benefit]
        if amount and (s.phase != phase or amount > most):
            raise Node(None, f"now.offered.{BENEFIT_NAMES[benefit]}").fail(f"is at most {most}, in its own phase")
