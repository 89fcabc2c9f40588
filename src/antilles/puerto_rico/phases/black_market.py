"""The black market (PR-BLD-BLACK-MARKET, R-16): pieces returned for a building that the money alone does not pay."""

from __future__ import annotations

from antilles.core.events import emit
from antilles.core.jit import kernel
from antilles.puerto_rico.actions import FIRST, LIMBO_SLOT, PASS, SECOND
from antilles.puerto_rico.board import goods_held, occupied, return_person
from antilles.puerto_rico.events import RETURNED
from antilles.puerto_rico.layout import N_CIRCLE_TILES
from antilles.puerto_rico.phases.price import build_price
from antilles.puerto_rico.placing import add_people, nobles_in, slots, standing_in
from antilles.puerto_rico.reasons import ALLOWED, NO_ONE_THERE, NO_SUCH_GOOD, OWN_COLONIST, RETURNS_NOT_EXACT
from antilles.puerto_rico.turns import answered, decline
from antilles.puerto_rico.vocabulary import (
    BLACK_MARKET,
    NOBLE_PERSON,
)

OWN_SLOT = N_CIRCLE_TILES + BLACK_MARKET
# What the event `returned` names.
PERSON, GOOD, POINT = range(3)


@kernel
def missing(rules, s, seat, building):
    """Doubloons still missing for the building after all discounts and what was returned so far."""
    return build_price(rules, s, seat, building) - s.returned - s.players[seat].doubloons


@kernel
def has_good(player):
    """1 if a good can be returned."""
    return 1 if goods_held(player) > 0 else 0


@kernel
def has_chip(player):
    """1 if a victory point chip can be returned; points on paper cannot."""
    return 1 if player.vp_chips > 0 else 0


@kernel
def move_person(player, slot, noble, number):
    """Take people of one kind away from a slot or from limbo (or, with 1, put them back)."""
    if slot == LIMBO_SLOT:
        player.limbo += number
        player.limbo_nobles += number * noble
    else:
        add_people(player, slot, number, number * noble)


@kernel
def person_stands(rules, player, slot, noble):
    """Whether such a person stands in the slot, or waits in limbo."""
    if slot == LIMBO_SLOT:
        return player.limbo_nobles > 0 if noble else player.limbo > player.limbo_nobles
    if slot >= slots(rules):
        return False
    return nobles_in(player, slot) > 0 if noble else standing_in(player, slot) > nobles_in(player, slot)


@kernel
def person_refusal(rules, s, seat, building, slot, noble):
    """R-16: who may be returned, with discounts computed after he left; the rest must come out exactly."""
    player = s.players[seat]
    if not person_stands(rules, player, slot, noble):
        return NO_ONE_THERE
    if slot == OWN_SLOT:
        return OWN_COLONIST
    move_person(player, slot, noble, -1)
    left = missing(rules, s, seat, building) - 1
    move_person(player, slot, noble, 1)
    return ALLOWED if 0 <= left <= has_good(player) + has_chip(player) else RETURNS_NOT_EXACT


@kernel
def can_return_a_person(rules, s, seat, building):
    """Whether somebody can be returned so that everything comes out exactly."""
    for place in range(slots(rules) + 1):
        slot = place if place < slots(rules) else LIMBO_SLOT
        for noble in range(2):
            if person_refusal(rules, s, seat, building, slot, noble) == ALLOWED:
                return True
    return False


@kernel
def pays_without_person(rules, s, seat, building):
    """Whether a good and a chip alone can pay what is missing."""
    player = s.players[seat]
    return 0 <= missing(rules, s, seat, building) <= has_good(player) + has_chip(player)


@kernel
def market_pays(rules, s, seat, building):
    """PR-BLD-BLACK-MARKET: only if money is missing, and returns can make up for it exactly."""
    player = s.players[seat]
    if not occupied(player, BLACK_MARKET) or missing(rules, s, seat, building) <= 0:
        return False
    return pays_without_person(rules, s, seat, building) or can_return_a_person(rules, s, seat, building)


@kernel
def person_answer_refusal(rules, s, action):
    """BLACK_MARKET_PERSON: somebody, or nobody if a good and a chip suffice."""
    if action == PASS:
        return ALLOWED if pays_without_person(rules, s, s.turn, s.new_building) else RETURNS_NOT_EXACT
    return person_refusal(rules, s, s.turn, s.new_building, FIRST[action], SECOND[action])


@kernel
def good_answer_refusal(rules, s, action):
    """BLACK_MARKET_GOOD: a good, or none if a chip suffices."""
    player = s.players[s.turn]
    left = missing(rules, s, s.turn, s.new_building)
    if action == PASS:
        return ALLOWED if left <= has_chip(player) else RETURNS_NOT_EXACT
    if player.goods[FIRST[action]] == 0:
        return NO_SUCH_GOOD
    return ALLOWED if left - 1 <= has_chip(player) else RETURNS_NOT_EXACT


@kernel
def apply_person(s, log, action):
    """One colonist or noble goes back to the supply."""
    if action == PASS:
        decline(s, log)
        return
    slot, person = FIRST[action], SECOND[action]
    noble = 1 if person == NOBLE_PERSON else 0
    move_person(s.players[s.turn], slot, noble, -1)
    return_person(s, noble)
    s.returned += 1
    emit(log, RETURNED, s.turn, PERSON, person, slot)
    answered(s)


@kernel
def apply_good(s, log, action):
    """One good goes back to the supply."""
    if action == PASS:
        decline(s, log)
        return
    good = FIRST[action]
    s.players[s.turn].goods[good] -= 1
    s.goods_supply[good] += 1
    s.returned += 1
    emit(log, RETURNED, s.turn, GOOD, good, 0)
    answered(s)


@kernel
def apply_point(s, log):
    """One chip goes back to the pool; an end condition once met stays met (PR-END-04)."""
    s.players[s.turn].vp_chips -= 1
    s.vp_pool += 1
    s.returned += 1
    emit(log, RETURNED, s.turn, POINT, 0, 0)
    answered(s)
