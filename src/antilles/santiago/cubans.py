"""What the Cubans do for the player who stops there (SDC-CUBAN-*)."""

from __future__ import annotations

from antilles.core.events import emit
from antilles.core.jit import kernel
from antilles.santiago.actions import FIRST, PASS, USE_VERB, VERB
from antilles.santiago.components import CUBAN_GOOD, CUBAN_NUMBER, CUBAN_PESOS, CUBAN_POINTS
from antilles.santiago.events import CAPTURED, DECLINED, GAVE, PAWN_STAYS
from antilles.santiago.holdings import take_goods, take_pesos, take_points
from antilles.santiago.layout import N_PLAIN, N_VENUES
from antilles.santiago.reasons import (
    ALLOWED,
    GIFT_NOT_HELD,
    NO_MARKER_LEFT,
    NOT_YOUR_VENUE,
    PABLO_HAS_NO_WOOD,
    RIVAL_OWNS_IT,
    SUPPLY_LACKS_IT,
    YOU_OWN_IT,
    ZORRO_TAKES_NO_WOOD,
)
from antilles.santiago.street import cuban_at_car
from antilles.santiago.turns import answered, ask, seat_after
from antilles.santiago.venues import apply_use, can_use, use_refusal
from antilles.santiago.vocabulary import (
    ALONSO,
    ALONSO_CHOICE,
    EL_ZORRO,
    IN_VENUE,
    MOVING_PAWN,
    NO_GOOD,
    NO_VENUE,
    NOBODY,
    PABLO,
    PABLO_TAKE,
    PESO,
    POINT,
    WOOD,
    ZORRO_GIVE,
)


@kernel
def advance_cuban(rules, s, log):
    """SDC-TURN-3: his function first; El Zorro has no flower, so the pawn stays (SDC-TURN-6)."""
    cuban = cuban_at_car(s)
    if cuban == EL_ZORRO:
        advance_zorro(rules, s, log)
        return
    s.phase = MOVING_PAWN
    if cuban == PABLO:
        if plain_good_in_supply(s):
            ask(s, PABLO_TAKE, s.active)
    elif cuban == ALONSO:
        if rules.ask_everything or can_call_alonso(s):
            ask(s, ALONSO_CHOICE, s.active)
        else:
            emit(log, DECLINED, s.active, ALONSO_CHOICE, NO_VENUE, 0)
    else:
        plain_gain(s, log, cuban)


@kernel
def plain_gain(s, log, cuban):
    """SDC-CUBAN-PEDRO, -MIGUEL, -JOSE, -CONCHITA: goods; SDC-CUBAN-MARIA: VP; SDC-CUBAN-MARTINEZ: pesos."""
    if CUBAN_GOOD[cuban] != NO_GOOD:
        take_goods(s, log, s.active, CUBAN_GOOD[cuban], CUBAN_NUMBER[cuban])
    if CUBAN_PESOS[cuban] > 0:
        take_pesos(s, log, s.active, CUBAN_PESOS[cuban])
    if CUBAN_POINTS[cuban] > 0:
        take_points(s, log, s.active, CUBAN_POINTS[cuban])


# ------------------------------------------------------------------ Pablo
@kernel
def plain_good_in_supply(s):
    """Whether Pablo has anything to offer."""
    for good in range(N_PLAIN):
        if s.supply[good] > 0:
            return True
    return False


@kernel
def take_refusal(s, action):
    """SDC-CUBAN-PABLO: a plain good that the supply holds."""
    good = FIRST[action]
    if good == WOOD:
        return PABLO_HAS_NO_WOOD
    return SUPPLY_LACKS_IT if s.supply[good] == 0 else ALLOWED


@kernel
def apply_take(s, log, action):
    """SDC-CUBAN-PABLO: one good."""
    answered(s)
    take_goods(s, log, s.active, FIRST[action], 1)


# ------------------------------------------------------------------ El Zorro
@kernel
def gift_held(player, gift):
    """How much of a possible gift a player has."""
    if gift == PESO:
        return player.pesos
    if gift == POINT:
        return player.points
    return player.goods[gift]


@kernel
def can_give(player):
    """SDC-AMB-12: whether a player has anything that may be given; wood does not count."""
    for good in range(N_PLAIN):
        if player.goods[good] > 0:
            return True
    return player.pesos > 0 or player.points > 0


@kernel
def advance_zorro(rules, s, log):
    """SDC-CUBAN-EL_ZORRO: each rival clockwise gives one thing; then the venue may be used again."""
    giver = seat_after(rules, s.turn)
    s.turn = giver
    if giver == s.active:
        s.phase = IN_VENUE
        emit(log, PAWN_STAYS, s.active, s.players[s.active].pawn, 0, 0)
    elif can_give(s.players[giver]):
        ask(s, ZORRO_GIVE, giver)


@kernel
def give_refusal(s, action):
    """SDC-CUBAN-EL_ZORRO: only what is held, never wood (SDC-WOOD-5)."""
    if FIRST[action] == WOOD:
        return ZORRO_TAKES_NO_WOOD
    return ALLOWED if gift_held(s.players[s.turn], FIRST[action]) > 0 else GIFT_NOT_HELD


@kernel
def apply_give(s, log, action):
    """SDC-CUBAN-EL_ZORRO: the rival's choice goes to the active player."""
    gift = FIRST[action]
    answered(s)
    giver, taker = s.players[s.turn], s.players[s.active]
    if gift == PESO:
        giver.pesos -= 1
        taker.pesos += 1
    elif gift == POINT:
        giver.points -= 1
        taker.points += 1
    else:
        giver.goods[gift] -= 1
        taker.goods[gift] += 1
    emit(log, GAVE, s.turn, gift, s.active, 0)


# ------------------------------------------------------------------ Alonso
@kernel
def capture_refusal(s, seat, venue):
    """SDC-OWNER-1, SDC-OWNER-2: a venue nobody owns, and a marker left."""
    if s.owner[venue] == seat:
        return YOU_OWN_IT
    if s.owner[venue] != NOBODY:
        return RIVAL_OWNS_IT
    return ALLOWED if s.players[seat].markers > 0 else NO_MARKER_LEFT


@kernel
def alonso_refusal(s, action):
    """SDC-CUBAN-ALONSO: capture a venue, or use one owned before (SDC-OWNER-4), or neither."""
    if action == PASS:
        return ALLOWED
    venue = FIRST[action]
    if VERB[action] != USE_VERB:
        return capture_refusal(s, s.turn, venue)
    return use_refusal(s, s.turn, action) if s.owner[venue] == s.turn else NOT_YOUR_VENUE


@kernel
def can_call_alonso(s):
    """SDC-AMB-15: whether one of his two options is open to the active player."""
    for venue in range(N_VENUES):
        if capture_refusal(s, s.active, venue) == ALLOWED:
            return True
        if s.owner[venue] == s.active and can_use(s, s.active, venue):
            return True
    return False


@kernel
def apply_alonso(rules, s, log, action):
    """SDC-OWNER-1: the marker lies for good; SDC-OWNER-4: an owned venue works from afar."""
    answered(s)
    venue = FIRST[action]
    if action == PASS:
        emit(log, DECLINED, s.active, ALONSO_CHOICE, NO_VENUE, 0)
    elif VERB[action] == USE_VERB:
        apply_use(rules, s, log, action, 1)
    else:
        s.owner[venue] = s.active
        s.players[s.active].markers -= 1
        emit(log, CAPTURED, s.active, venue, 0, 0)
