"""What the twelve venues do (SDC-VENUE-*). One use is one visit, or one call through Alonso."""

from __future__ import annotations

from antilles.core.events import emit
from antilles.core.jit import kernel
from antilles.santiago.actions import (
    CAFE_BOTH,
    CAFE_CIGARS,
    CAFE_RUM,
    CASINO_PESOS_BEGIN,
    CASINO_POINTS_BEGIN,
    FIRST,
    LEFT,
    N_GOODS,
    SECOND,
    USE_BEGIN,
    USE_END,
)
from antilles.santiago.components import (
    BANK_PESOS,
    CAFE_POINTS,
    CASINO_PESOS,
    CHURCH_POINTS,
    CONTRACTOR_POINTS,
    MADE_GOOD,
    MOST_CASINO_POINTS,
    NEWSPAPER_PESOS,
    RAW_GOOD,
    SAWMILL_PESOS,
    SAWMILL_POINTS,
)
from antilles.santiago.events import CUBAN_BUSY, USED
from antilles.santiago.holdings import (
    pay_pesos,
    pay_points,
    return_goods,
    take_goods,
    take_pesos,
    take_points,
)
from antilles.santiago.reasons import (
    ALLOWED,
    CAR_STOPPED_THERE,
    CONTRACTOR_TAKES_NO_WOOD,
    CUBAN_IS_BUSY,
    DIE_AT_ZERO,
    DIE_SET_ASIDE,
    LEFTMOST_FLAG,
    MARKET_KINDS_EQUAL,
    MARKET_TAKES_NO_WOOD,
    NO_SHIP_IN_PORT,
    SUPPLY_LACKS_IT,
    TOO_FEW_HELD,
    TOO_FEW_PESOS,
    TOO_FEW_POINTS,
)
from antilles.santiago.ships import ASIDE, lower_demand, move_price
from antilles.santiago.street import cuban_at_car, is_busy
from antilles.santiago.vocabulary import (
    BANK,
    BLACK_MARKET,
    CAFE,
    CASINO,
    CHURCH,
    CIGAR_FACTORY,
    CIGARS,
    CONTRACTOR,
    CUSTOMS,
    DISTILLERY,
    NEWSPAPER,
    NO_CUBAN,
    PORT_AUTHORITY,
    RUM,
    SAWMILL,
    WOOD,
)


# ------------------------------------------------------------------ may it be used so?
@kernel
def needs_ship(venue):
    """SDC-SHIP-7: customs house, port authority and contractor work on the ship in port."""
    return venue == CUSTOMS or venue == PORT_AUTHORITY or venue == CONTRACTOR


@kernel
def die_refusal(s, good):
    """A die that can still be lowered."""
    if s.demand[good] == ASIDE:
        return DIE_SET_ASIDE
    return DIE_AT_ZERO if s.demand[good] == 0 else ALLOWED


@kernel
def contractor_refusal(s, player, good):
    """SDC-VENUE-CONTRACTOR: one plain good that is held and in demand."""
    if good == WOOD:
        return CONTRACTOR_TAKES_NO_WOOD
    return TOO_FEW_HELD if player.goods[good] == 0 else die_refusal(s, good)


@kernel
def exchange_refusal(s, player, venue, number):
    """SDC-VENUE-DISTILLERY, SDC-VENUE-CIGAR_FACTORY: one for one, as far as both sides reach."""
    if player.goods[RAW_GOOD[venue]] < number:
        return TOO_FEW_HELD
    return SUPPLY_LACKS_IT if s.supply[MADE_GOOD[venue]] < number else ALLOWED


@kernel
def market_refusal(s, player, give, take):
    """SDC-VENUE-BLACK_MARKET: a plain good for a plain good of another kind that the supply holds."""
    if give == WOOD or take == WOOD:
        return MARKET_TAKES_NO_WOOD
    if give == take:
        return MARKET_KINDS_EQUAL
    if player.goods[give] == 0:
        return TOO_FEW_HELD
    return SUPPLY_LACKS_IT if s.supply[take] == 0 else ALLOWED


@kernel
def cafe_refusal(player, served):
    """SDC-VENUE-CAFE: one rum, one cigars, or one of each."""
    if served != CAFE_CIGARS and player.goods[RUM] == 0:
        return TOO_FEW_HELD
    return TOO_FEW_HELD if served != CAFE_RUM and player.goods[CIGARS] == 0 else ALLOWED


@kernel
def casino_refusal(player, points):
    """SDC-VENUE-CASINO: any number of lots that can be covered, one way per use."""
    if points > 0:
        return ALLOWED if player.pesos >= CASINO_PESOS * points else TOO_FEW_PESOS
    return ALLOWED if player.points >= -points else TOO_FEW_POINTS


@kernel
def newspaper_refusal(s, cuban):
    """SDC-VENUE-NEWSPAPER: an available Cuban, not the one at whose stop the car has just stopped."""
    if cuban == NO_CUBAN:
        return ALLOWED
    if cuban == cuban_at_car(s):
        return CAR_STOPPED_THERE
    return CUBAN_IS_BUSY if is_busy(s, cuban) else ALLOWED


@kernel
def use_refusal(s, seat, action):
    """Why a seat cannot use a venue so, or ALLOWED."""
    venue, how = FIRST[action], SECOND[action]
    player = s.players[seat]
    if needs_ship(venue) and not s.ship_in_port:
        return NO_SHIP_IN_PORT
    if venue == CUSTOMS:
        return die_refusal(s, how)
    if venue == PORT_AUTHORITY:
        return LEFTMOST_FLAG if how == LEFT and s.flag == 0 else ALLOWED
    if venue == DISTILLERY or venue == CIGAR_FACTORY:
        return exchange_refusal(s, player, venue, how)
    if venue == BLACK_MARKET:
        return market_refusal(s, player, how // N_GOODS, how % N_GOODS)
    if venue == SAWMILL:
        return ALLOWED if player.goods[WOOD] > 0 else TOO_FEW_HELD
    if venue == CAFE:
        return cafe_refusal(player, how)
    if venue == CASINO:
        return casino_refusal(player, how)
    if venue == CONTRACTOR:
        return contractor_refusal(s, player, how)
    if venue == NEWSPAPER:
        return newspaper_refusal(s, how)
    return ALLOWED  # bank and church


@kernel
def casino_uses(player, out, count):
    """Append the casino's legal uses: it has far more actions than a player can ever cover."""
    for lot in range(min(player.pesos // CASINO_PESOS, MOST_CASINO_POINTS)):
        out[count] = CASINO_POINTS_BEGIN + lot
        count += 1
    for lot in range(min(player.points, MOST_CASINO_POINTS)):
        out[count] = CASINO_PESOS_BEGIN + lot
        count += 1
    return count


@kernel
def legal_uses(s, seat, venue, out, count):
    """Append the legal uses of a venue by a seat to `out`; returns how many it holds now."""
    if venue == CASINO:
        return casino_uses(s.players[seat], out, count)
    for action in range(USE_BEGIN[venue], USE_END[venue]):
        if use_refusal(s, seat, action) == ALLOWED:
            out[count] = action
            count += 1
    return count


@kernel
def can_use(s, seat, venue):
    """Whether a seat could use a venue in any way."""
    if venue == CASINO:
        return s.players[seat].points > 0 or s.players[seat].pesos >= CASINO_PESOS
    for action in range(USE_BEGIN[venue], USE_END[venue]):
        if use_refusal(s, seat, action) == ALLOWED:
            return True
    return False


# ------------------------------------------------------------------ what it does
@kernel
def use_casino(s, log, points):
    """SDC-VENUE-CASINO: three pesos for one VP, or back."""
    if points > 0:
        pay_pesos(s, log, s.active, CASINO_PESOS * points)
        take_points(s, log, s.active, points)
    else:
        pay_points(s, log, s.active, -points)
        take_pesos(s, log, s.active, -CASINO_PESOS * points)


@kernel
def use_cafe(s, log, served):
    """SDC-VENUE-CAFE: 2 VP for each good served."""
    if served != CAFE_CIGARS:
        return_goods(s, log, s.active, RUM, 1)
    if served != CAFE_RUM:
        return_goods(s, log, s.active, CIGARS, 1)
    take_points(s, log, s.active, 2 * CAFE_POINTS if served == CAFE_BOTH else CAFE_POINTS)


@kernel
def exchange(s, log, give, take, number):
    """Return goods and take as many of another kind."""
    return_goods(s, log, s.active, give, number)
    take_goods(s, log, s.active, take, number)


@kernel
def use_newspaper(s, log, cuban):
    """SDC-VENUE-NEWSPAPER: the peso, and the Cuban named turns busy."""
    take_pesos(s, log, s.active, NEWSPAPER_PESOS)
    if cuban != NO_CUBAN:
        s.busy |= 1 << cuban
        emit(log, CUBAN_BUSY, s.active, cuban, 0, 0)


@kernel
def use_on_ship(rules, s, log, venue, how):
    """SDC-VENUE-CUSTOMS, SDC-VENUE-PORT_AUTHORITY, SDC-VENUE-CONTRACTOR: they may send the ship off."""
    if venue == CUSTOMS:
        lower_demand(rules, s, log, how, s.demand[how])
    elif venue == PORT_AUTHORITY:
        move_price(rules, s, log, -1 if how == LEFT else 1)
    else:
        return_goods(s, log, s.active, how, 1)
        take_points(s, log, s.active, CONTRACTOR_POINTS)
        lower_demand(rules, s, log, how, 1)


@kernel
def apply_use(rules, s, log, action, remote):
    """Use a venue: the pawn stands there, or Alonso calls it (`remote`)."""
    venue, how = FIRST[action], SECOND[action]
    emit(log, USED, s.active, venue, remote, 0)
    if venue == BANK:
        take_pesos(s, log, s.active, BANK_PESOS)
    elif venue == CHURCH:
        take_points(s, log, s.active, CHURCH_POINTS)
    elif venue == DISTILLERY or venue == CIGAR_FACTORY:
        exchange(s, log, RAW_GOOD[venue], MADE_GOOD[venue], how)
    elif venue == BLACK_MARKET:
        exchange(s, log, how // N_GOODS, how % N_GOODS, 1)
    elif venue == SAWMILL:
        return_goods(s, log, s.active, WOOD, 1)
        take_points(s, log, s.active, SAWMILL_POINTS)
        take_pesos(s, log, s.active, SAWMILL_PESOS)
    elif venue == CAFE:
        use_cafe(s, log, how)
    elif venue == CASINO:
        use_casino(s, log, how)
    elif venue == NEWSPAPER:
        use_newspaper(s, log, how)
    else:
        use_on_ship(rules, s, log, venue, how)
