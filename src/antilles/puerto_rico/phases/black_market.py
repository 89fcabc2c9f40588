"""The black market (PR-BLD-BLACK-MARKET, R-16): pieces returned for a building that the money alone does not pay."""

from antilles.core.events import emit
from antilles.core.jit import kernel
from antilles.puerto_rico import actions, buildings, events, people, reasons, slots, tiles
from antilles.puerto_rico.board import goods_held
from antilles.puerto_rico.city import occupied
from antilles.puerto_rico.people import return_person
from antilles.puerto_rico.phases.price import build_price
from antilles.puerto_rico.slots import add_people, nobles_in, slots_in_play, standing_in
from antilles.puerto_rico.turns import answered, decline

OWN_SLOT = tiles.CIRCLE_KINDS + buildings.BLACK_MARKET
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
    if slot == slots.LIMBO:
        player.limbo += number
        player.limbo_nobles += number * noble
    else:
        add_people(player, slot, number, number * noble)


@kernel
def person_stands(rules, player, slot, noble):
    """Whether such a person stands in the slot, or waits in limbo."""
    if slot == slots.LIMBO:
        return player.limbo_nobles > 0 if noble else player.limbo > player.limbo_nobles
    if slot >= slots_in_play(rules):
        return False
    return nobles_in(player, slot) > 0 if noble else standing_in(player, slot) > nobles_in(player, slot)


@kernel
def person_refusal(rules, s, seat, building, slot, noble):
    """R-16: who may be returned, with discounts computed after he left; the rest must come out exactly."""
    player = s.players[seat]
    if not person_stands(rules, player, slot, noble):
        return reasons.NO_ONE_THERE
    if slot == OWN_SLOT:
        return reasons.OWN_COLONIST
    move_person(player, slot, noble, -1)
    left = missing(rules, s, seat, building) - 1
    move_person(player, slot, noble, 1)
    return reasons.ALLOWED if 0 <= left <= has_good(player) + has_chip(player) else reasons.RETURNS_NOT_EXACT


@kernel
def can_return_a_person(rules, s, seat, building):
    """Whether somebody can be returned so that everything comes out exactly."""
    for place in range(slots_in_play(rules) + 1):
        slot = place if place < slots_in_play(rules) else slots.LIMBO
        for noble in range(2):
            if person_refusal(rules, s, seat, building, slot, noble) == reasons.ALLOWED:
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
    if not occupied(player, buildings.BLACK_MARKET):
        return False
    short = missing(rules, s, seat, building)
    if short <= 0 or short > 1 + has_good(player) + has_chip(player):  # nobody who leaves makes it cheaper
        return False
    return pays_without_person(rules, s, seat, building) or can_return_a_person(rules, s, seat, building)


@kernel
def person_answer_refusal(rules, s, action):
    """BLACK_MARKET_PERSON: somebody, or nobody if a good and a chip suffice."""
    if action == actions.PASS:
        return reasons.ALLOWED if pays_without_person(rules, s, s.turn, s.new_building) else reasons.RETURNS_NOT_EXACT
    return person_refusal(rules, s, s.turn, s.new_building, actions.first_of(action), actions.second_of(action))


@kernel
def good_answer_refusal(rules, s, action):
    """BLACK_MARKET_GOOD: a good, or none if a chip suffices."""
    player = s.players[s.turn]
    left = missing(rules, s, s.turn, s.new_building)
    if action == actions.PASS:
        return reasons.ALLOWED if left <= has_chip(player) else reasons.RETURNS_NOT_EXACT
    if player.goods[actions.first_of(action)] == 0:
        return reasons.NO_SUCH_GOOD
    return reasons.ALLOWED if left - 1 <= has_chip(player) else reasons.RETURNS_NOT_EXACT


@kernel
def apply_person(s, log, action):
    """One colonist or noble goes back to the supply."""
    if action == actions.PASS:
        decline(s, log)
        return
    slot, person = actions.first_of(action), actions.second_of(action)
    noble = 1 if person == people.NOBLE else 0
    move_person(s.players[s.turn], slot, noble, -1)
    return_person(s, noble)
    s.returned += 1
    emit(log, events.RETURNED, s.turn, PERSON, person, slot)
    answered(s)


@kernel
def apply_good(s, log, action):
    """One good goes back to the supply."""
    if action == actions.PASS:
        decline(s, log)
        return
    good = actions.first_of(action)
    s.players[s.turn].goods[good] -= 1
    s.goods_supply[good] += 1
    s.returned += 1
    emit(log, events.RETURNED, s.turn, GOOD, good, 0)
    answered(s)


@kernel
def apply_point(s, log):
    """One chip goes back to the pool; an end condition once met stays met (PR-END-04)."""
    s.players[s.turn].vp_chips -= 1
    s.vp_pool += 1
    s.returned += 1
    emit(log, events.RETURNED, s.turn, POINT, 0, 0)
    answered(s)
