"""What a phase can remember at all: numbers from which the compiled rules can go on and lose nothing."""

from collections.abc import Iterator
from importlib import import_module
from typing import Any

from antilles.core.document import Node
from antilles.core.events import NOBODY
from antilles.core.messages import Message
from antilles.core.records import Record
from antilles.puerto_rico import benefits, buildings, decisions, phases, roles, slots, tiles
from antilles.puerto_rico.arrange import people_in
from antilles.puerto_rico.components import ISLAND_SPACES
from antilles.puerto_rico.layout import STATE
from antilles.puerto_rico.phases import builder, craftsman, mayor, settler
from antilles.puerto_rico.placing import NOBODY_ADDED

Problem = tuple[object, str, Message]
"""(whether it is so, the entry of `now`, why it cannot be)"""

LAST_STEP = {
    phase: max(value for name, value in vars(import_module(f"{phases.__name__}.{word}")).items() if name[:5] == "STEP_")
    for phase, word in enumerate(phases.NAMES)
    if word in roles.NAMES or phase == phases.STORAGE
}
PLACED_IN = {
    decisions.MAYOR_PLACE: (phases.MAYOR,),
    decisions.FESTIVAL_PLACE: (phases.SETTLER, phases.TRADER),
    decisions.LURE_PLACE: (phases.SMUGGLER,),
}
MOST_RETURNED = {decisions.BLACK_MARKET_GOOD: 1, decisions.BLACK_MARKET_POINT: 2}


def at_most(number: int) -> Message:
    """A number that is too large here."""
    return Message("error-at-most", most=number)


def acting(rules: Record, s: Any) -> int:
    """The seat whose turn it is in a phase."""
    return int((s.holder + s.turns_done) % rules.players)


def check_soundness(rules: Record, s: Any) -> None:
    """Refuse what no phase can remember while this question is asked."""
    if s.role == NOBODY:
        return
    own = {phases.SETTLER: settler_problems, phases.MAYOR: mayor_problems, phases.BUILDER: builder_problems}
    for problems in (turn_problems, placing_problems, offer_problems, own.get(s.phase, other_problems)):
        for is_so, name, why in problems(rules, s):
            if is_so:
                raise Node(None, name if name == "colonist_ship" else f"now.{name}").fail(why)


def turn_problems(rules: Record, s: Any) -> Iterator[Problem]:
    """In any phase."""
    turns = rules.players - (s.phase == phases.CAPTAIN)
    yield s.turns_done > turns, "turns_done", at_most(turns)
    yield s.step > LAST_STEP[s.phase], "step", at_most(LAST_STEP[s.phase])
    is_full = sum(s.players[acting(rules, s)].tiles) == ISLAND_SPACES
    misplaced = s.decision != decisions.FOREST_PLACE or is_full or s.top_tile != tiles.NONE
    yield s.tile_peeked != tiles.NONE and misplaced, "tile_peeked", Message("pr-error-tile-peeked")
    yield s.lured >= 0 and s.decision != decisions.LURE_NOBLE, "lured", Message("pr-error-lured")


def placing_problems(rules: Record, s: Any) -> Iterator[Problem]:
    """People being placed: by the seat whose turn it is, out of its hand."""
    asked = s.decision in (*decisions.PLACING, decisions.PLACE_NOBLES)
    yield bool(s.placing) != asked, "placing_for", Message("pr-error-placing-for")
    yield s.hand and not s.placing, "hand", Message("pr-error-hand")
    yield s.hand_nobles > s.hand + max(0, s.added), "hand_nobles", Message("pr-error-hand-nobles")
    yield s.added != NOBODY_ADDED and not s.placing, "added", Message("pr-error-added")
    if s.placing:
        yield s.phase not in PLACED_IN.get(s.placing, ()), "placing_for", Message("pr-error-not-in-phase")
        yield s.placer != acting(rules, s), "placer", Message("pr-error-placer", seat=acting(rules, s))
        standing, nobles = people_in(s.players[s.placer], min(s.slot, slots.COUNT - 1))
        yield s.added > standing - nobles, "added", Message("pr-error-added-standing")


def offer_problems(rules: Record, s: Any) -> Iterator[Problem]:
    """Benefits wait only while they are asked about, in the phase that gives them."""
    asked = s.decision == decisions.TAKE_BENEFIT
    yield asked != any(s.offered), "offered", Message("pr-error-offered")
    for benefit, amount in enumerate(s.offered):
        row = benefits.BENEFITS[benefit]
        by_holder = row.building == buildings.NONE and s.beneficiary == s.holder
        earned = by_holder or row.is_prize or s.players[s.beneficiary].city[row.building] > 0
        yield amount and not earned, f"offered.{row.name}", Message("pr-error-not-earned")
        most = row.most if s.phase == row.phase else 0
        yield amount > most, f"offered.{row.name}", at_most(most)


def settler_problems(rules: Record, s: Any) -> Iterator[Problem]:
    """A tile placed in this turn lies there and has a free circle, until the hospice is done with it."""
    if s.tile_placed == tiles.NONE or s.turns_done == rules.players:
        return
    tile, player = s.tile_placed, s.players[acting(rules, s)]
    has_circle = tile == tiles.FOREST or player.manned[tile] < player.tiles[tile]
    done = s.hospice_used or (s.placing and s.step in (settler.STEP_TAKE, settler.STEP_DONE))
    yield not player.tiles[tile] or not (has_circle or done), "tile_placed", Message("pr-error-tile-placed")


def mayor_problems(rules: Record, s: Any) -> Iterator[Problem]:
    """The mayor's privilege and the deal come before the placing, and the ship is empty then."""
    placing = s.placing or s.step >= mayor.STEP_PLACE
    yield placing and s.colonist_ship, "colonist_ship", Message("pr-error-ship-empty")
    yield not placing and s.turns_done, "turns_done", Message("pr-error-turns-before-placing")
    most = STATE.by_name["dealt"].most - s.colonist_ship
    yield s.dealt > most, "dealt", at_most(most)
    if s.placing and rules.mayor_rearrange:
        player = s.players[s.placer]
        later = sum(people_in(player, slot)[0] for slot in range(s.slot + 1, slots.COUNT))
        yield later or player.limbo, "hand", Message("pr-error-hand-counts")


def builder_problems(rules: Record, s: Any) -> Iterator[Problem]:
    """A building is being bought until it is paid, and stands in the city afterwards."""
    most = MOST_RETURNED.get(s.decision, 0)
    yield s.returned > most, "returned", at_most(most)
    yield s.discount and s.decision != decisions.QUARRIES_USED, "discount", Message("pr-error-discount")
    if s.turns_done == rules.players:
        return
    player, building = s.players[acting(rules, s)], s.new_building
    inside = buildings.NOT_BUILT if building == buildings.NONE else player.city[building]
    if builder.STEP_BUILD < s.step <= builder.STEP_PAY:
        buying = building != buildings.NONE and inside == buildings.NOT_BUILT and s.stock[building]
        yield not buying, "new_building", Message("pr-error-buying")
        yield s.decision not in decisions.BUYING, "step", Message("pr-error-purchase-step")
        poor = s.decision == decisions.BLACK_MARKET_POINT and not player.vp_chips
        yield poor, "decision", Message("pr-error-no-chip")
    elif s.step > builder.STEP_PAY and building != buildings.NONE:
        just_built = inside == 0 or (s.step > builder.STEP_UNIVERSITY and inside > 0)
        yield not just_built, "new_building", Message("pr-error-just-built")


def other_problems(rules: Record, s: Any) -> Iterator[Problem]:
    """Extra goods come at the end; loading ends after an idle round; supplied goods exist; kinds are kept in order."""
    most = 0
    if s.phase == phases.CRAFTSMAN and s.turns_done == rules.players:
        most = max(0, s.step - craftsman.STEP_BONUS)
    yield s.bonus_goods > most, "bonus_goods", at_most(most)
    yield s.idle_turns >= rules.players, "idle_turns", at_most(rules.players - 1)
    yield s.supplied > sum(s.goods_supply), "supplied", Message("pr-error-supplied")
    for good, kept in enumerate(s.kept):
        decided = s.decision == decisions.STORE_GOODS and good < s.slot
        wrong = (kept >= 0) != decided or kept > s.players[acting(rules, s)].goods[good]
        yield wrong, "kept", Message("pr-error-kept")
