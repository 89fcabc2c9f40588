"""What the Cubans do for the player who stops there (SDC-CUBAN-*)."""

from antilles.core.events import NOBODY, emit
from antilles.core.jit import kernel
from antilles.santiago import actions, cubans, decisions, events, goods, phases, reasons, venues, verbs
from antilles.santiago.holdings import take_goods, take_pesos, take_points
from antilles.santiago.street import cuban_at_car
from antilles.santiago.turns import answered, ask, seat_after
from antilles.santiago.uses import apply_use, can_use, use_refusal


@kernel
def advance_cuban(rules, s, log):
    """SDC-TURN-3: his function first; El Zorro has no flower, so the pawn stays (SDC-TURN-6)."""
    cuban = cuban_at_car(s)
    if cuban == cubans.EL_ZORRO:
        advance_zorro(rules, s, log)
        return
    s.phase = phases.MOVING_PAWN
    if cuban == cubans.PABLO:
        if plain_good_in_supply(s):
            ask(s, s.active, decisions.PABLO)
    elif cuban == cubans.ALONSO:
        if rules.ask_everything or can_call_alonso(s):
            ask(s, s.active, decisions.ALONSO)
        else:
            emit(log, events.DECLINED, s.active, decisions.ALONSO, venues.NONE, 0)
    else:
        plain_gain(s, log, cuban)


@kernel
def plain_gain(s, log, cuban):
    """SDC-CUBAN-PEDRO, -MIGUEL, -JOSE, -CONCHITA: goods; SDC-CUBAN-MARIA: VP; SDC-CUBAN-MARTINEZ: pesos."""
    if cubans.good_of(cuban) != goods.NONE:
        take_goods(s, log, s.active, cubans.good_of(cuban), cubans.number_of(cuban))
    if cubans.pesos_of(cuban) > 0:
        take_pesos(s, log, s.active, cubans.pesos_of(cuban))
    if cubans.points_of(cuban) > 0:
        take_points(s, log, s.active, cubans.points_of(cuban))


@kernel
def plain_good_in_supply(s):
    """Whether Pablo has anything to offer."""
    for good in range(goods.PLAIN_COUNT):
        if s.supply[good] > 0:
            return True
    return False


@kernel
def take_refusal(s, action):
    """SDC-CUBAN-PABLO: a plain good that the supply holds."""
    good = actions.first_of(action)
    if good == goods.WOOD:
        return reasons.PABLO_HAS_NO_WOOD
    return reasons.PABLO_LACKS_IT if s.supply[good] == 0 else reasons.ALLOWED


@kernel
def apply_take(s, log, action):
    """SDC-CUBAN-PABLO: one good."""
    answered(s)
    take_goods(s, log, s.active, actions.first_of(action), 1)


@kernel
def gift_held(player, gift):
    """How much of a possible gift a player has."""
    if gift == goods.PESO:
        return player.pesos
    if gift == goods.POINT:
        return player.points
    return player.goods[gift]


@kernel
def can_give(player):
    """SDC-AMB-12: whether a player has anything that may be given; wood does not count."""
    for good in range(goods.PLAIN_COUNT):
        if player.goods[good] > 0:
            return True
    return player.pesos > 0 or player.points > 0


@kernel
def advance_zorro(rules, s, log):
    """SDC-CUBAN-EL_ZORRO: each rival clockwise gives one thing; then the venue may be used again."""
    giver = seat_after(rules, s.turn)
    s.turn = giver
    if giver == s.active:
        s.phase = phases.IN_VENUE
        emit(log, events.PAWN_STAYS, s.active, s.players[s.active].pawn, 0, 0)
    elif can_give(s.players[giver]):
        ask(s, giver, decisions.ZORRO)


@kernel
def give_refusal(s, action):
    """SDC-CUBAN-EL_ZORRO: only what is held, never wood (SDC-WOOD-5)."""
    gift = actions.first_of(action)
    if gift == goods.WOOD:
        return reasons.ZORRO_TAKES_NO_WOOD
    return reasons.ALLOWED if gift_held(s.players[s.turn], gift) > 0 else reasons.GIFT_NOT_HELD


@kernel
def apply_give(s, log, action):
    """SDC-CUBAN-EL_ZORRO: the rival's choice goes to the active player."""
    gift = actions.first_of(action)
    answered(s)
    giver, taker = s.players[s.turn], s.players[s.active]
    if gift == goods.PESO:
        giver.pesos -= 1
        taker.pesos += 1
    elif gift == goods.POINT:
        giver.points -= 1
        taker.points += 1
    else:
        giver.goods[gift] -= 1
        taker.goods[gift] += 1
    emit(log, events.GAVE, s.turn, gift, s.active, 0)


@kernel
def capture_refusal(s, seat, venue):
    """SDC-OWNER-1, SDC-OWNER-2: a venue nobody owns, and a marker left."""
    if s.owner[venue] == seat:
        return reasons.YOU_OWN_IT
    if s.owner[venue] != NOBODY:
        return reasons.RIVAL_OWNS_IT
    return reasons.ALLOWED if s.players[seat].markers > 0 else reasons.NO_MARKER_LEFT


@kernel
def alonso_refusal(s, action):
    """SDC-CUBAN-ALONSO: capture a venue, or use one owned before (SDC-OWNER-4), or neither."""
    if action == actions.PASS:
        return reasons.ALLOWED
    venue = actions.first_of(action)
    if actions.verb_of(action) != verbs.USE:
        return capture_refusal(s, s.turn, venue)
    return use_refusal(s, s.turn, action) if s.owner[venue] == s.turn else reasons.NOT_YOUR_VENUE


@kernel
def can_call_alonso(s):
    """SDC-AMB-15: whether one of his two options is open to the active player."""
    for venue in range(venues.COUNT):
        if capture_refusal(s, s.active, venue) == reasons.ALLOWED:
            return True
        if s.owner[venue] == s.active and can_use(s, s.active, venue):
            return True
    return False


@kernel
def apply_alonso(rules, s, log, action):
    """SDC-OWNER-1: the marker lies for good; SDC-OWNER-4: an owned venue works from afar."""
    answered(s)
    venue = actions.first_of(action)
    if action == actions.PASS:
        emit(log, events.DECLINED, s.active, decisions.ALONSO, venues.NONE, 0)
    elif actions.verb_of(action) == verbs.USE:
        apply_use(rules, s, log, action, 1)
    else:
        s.owner[venue] = s.active
        s.players[s.active].markers -= 1
        emit(log, events.CAPTURED, s.active, venue, 0, 0)
