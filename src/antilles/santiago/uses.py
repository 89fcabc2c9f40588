"""What the twelve venues do (SDC-VENUE-*). One use is one visit, or one call through Alonso."""

from antilles.core.events import emit
from antilles.core.jit import kernel
from antilles.santiago import actions, cubans, events, goods, reasons, venues
from antilles.santiago.holdings import pay_pesos, pay_points, return_goods, take_goods, take_pesos, take_points
from antilles.santiago.layout import ASIDE
from antilles.santiago.ships import lower_demand, move_price
from antilles.santiago.street import cuban_at_car, is_busy


@kernel
def die_refusal(s, venue, good):
    """SDC-VENUE-CUSTOMS, SDC-VENUE-CONTRACTOR: a die that can still be lowered."""
    if s.demand[good] == ASIDE:
        return reasons.aside_to_use(venue)
    return reasons.zero_to_use(venue) if s.demand[good] == 0 else reasons.ALLOWED


@kernel
def contractor_refusal(s, player, good):
    """SDC-VENUE-CONTRACTOR: one plain good that is held and in demand."""
    if good == goods.WOOD:
        return reasons.CONTRACTOR_TAKES_NO_WOOD
    if player.goods[good] == 0:
        return reasons.too_few_to_use(venues.CONTRACTOR)
    return die_refusal(s, venues.CONTRACTOR, good)


@kernel
def exchange_refusal(s, player, venue, number):
    """SDC-VENUE-DISTILLERY, SDC-VENUE-CIGAR_FACTORY: one for one, as far as both sides reach."""
    if player.goods[venues.raw_of(venue)] < number:
        return reasons.too_few_to_use(venue)
    return reasons.supply_lacks(venue) if s.supply[venues.made_of(venue)] < number else reasons.ALLOWED


@kernel
def market_refusal(s, player, give, take):
    """SDC-VENUE-BLACK_MARKET: a plain good for a plain good of another kind that the supply holds."""
    if give == goods.WOOD or take == goods.WOOD:
        return reasons.MARKET_TAKES_NO_WOOD
    if give == take:
        return reasons.MARKET_KINDS_EQUAL
    if player.goods[give] == 0:
        return reasons.too_few_to_use(venues.BLACK_MARKET)
    return reasons.supply_lacks(venues.BLACK_MARKET) if s.supply[take] == 0 else reasons.ALLOWED


@kernel
def cafe_refusal(player, served):
    """SDC-VENUE-CAFE: one rum, one cigars, or one of each."""
    no_rum = served != actions.CAFE_CIGARS and player.goods[goods.RUM] == 0
    no_cigars = served != actions.CAFE_RUM and player.goods[goods.CIGARS] == 0
    return reasons.too_few_to_use(venues.CAFE) if no_rum or no_cigars else reasons.ALLOWED


@kernel
def casino_refusal(player, points):
    """SDC-VENUE-CASINO: any number of lots that can be covered, one way per use."""
    if points > 0:
        covered = player.pesos >= venues.pesos_of(venues.CASINO) * points
        return reasons.ALLOWED if covered else reasons.TOO_FEW_PESOS
    return reasons.ALLOWED if player.points >= -points else reasons.TOO_FEW_POINTS


@kernel
def newspaper_refusal(s, cuban):
    """SDC-VENUE-NEWSPAPER: an available Cuban, not the one at whose stop the car has just stopped."""
    if cuban == cubans.NONE:
        return reasons.ALLOWED
    if cuban == cuban_at_car(s):
        return reasons.CAR_STOPPED_THERE
    return reasons.CUBAN_IS_BUSY if is_busy(s, cuban) else reasons.ALLOWED


@kernel
def use_refusal(s, seat, action):
    """Why a seat cannot use a venue so, or ALLOWED."""
    venue, how = actions.first_of(action), actions.second_of(action)
    player = s.players[seat]
    if venues.is_on_ship(venue) and not s.ship_in_port:
        return reasons.NO_SHIP_IN_PORT
    if venue == venues.CUSTOMS:
        return die_refusal(s, venue, how)
    if venue == venues.PORT_AUTHORITY:
        return reasons.LEFTMOST_FLAG if how == actions.LEFT and s.flag == 0 else reasons.ALLOWED
    if venue == venues.DISTILLERY or venue == venues.CIGAR_FACTORY:
        return exchange_refusal(s, player, venue, how)
    if venue == venues.BLACK_MARKET:
        return market_refusal(s, player, how // goods.COUNT, how % goods.COUNT)
    if venue == venues.SAWMILL:
        return reasons.ALLOWED if player.goods[goods.WOOD] > 0 else reasons.too_few_to_use(venue)
    if venue == venues.CAFE:
        return cafe_refusal(player, how)
    if venue == venues.CASINO:
        return casino_refusal(player, how)
    if venue == venues.CONTRACTOR:
        return contractor_refusal(s, player, how)
    if venue == venues.NEWSPAPER:
        return newspaper_refusal(s, how)
    return reasons.ALLOWED  # bank and church


@kernel
def casino_uses(player, out, count):
    """Append the casino's legal uses: it has far more actions than a player can ever cover."""
    for lot in range(min(player.pesos // venues.pesos_of(venues.CASINO), venues.MOST_CASINO_POINTS)):
        out[count] = actions.CASINO_POINTS_BEGIN + lot
        count += 1
    for lot in range(min(player.points, venues.MOST_CASINO_POINTS)):
        out[count] = actions.CASINO_PESOS_BEGIN + lot
        count += 1
    return count


@kernel
def legal_uses(s, seat, venue, out, count):
    """Append the legal uses of a venue by a seat to `out`; returns how many it holds now."""
    if venue == venues.CASINO:
        return casino_uses(s.players[seat], out, count)
    for action in range(actions.use_begin(venue), actions.use_end(venue)):
        if use_refusal(s, seat, action) == reasons.ALLOWED:
            out[count] = action
            count += 1
    return count


@kernel
def can_use(s, seat, venue):
    """Whether a seat could use a venue in any way."""
    if venue == venues.CASINO:
        return s.players[seat].points > 0 or s.players[seat].pesos >= venues.pesos_of(venue)
    for action in range(actions.use_begin(venue), actions.use_end(venue)):
        if use_refusal(s, seat, action) == reasons.ALLOWED:
            return True
    return False


@kernel
def use_casino(s, log, points):
    """SDC-VENUE-CASINO: three pesos for one VP, or back."""
    pesos = venues.pesos_of(venues.CASINO) * points
    if points > 0:
        pay_pesos(s, log, s.active, pesos)
        take_points(s, log, s.active, points)
    else:
        pay_points(s, log, s.active, -points)
        take_pesos(s, log, s.active, -pesos)


@kernel
def use_cafe(s, log, served):
    """SDC-VENUE-CAFE: 2 VP for each good served."""
    if served != actions.CAFE_CIGARS:
        return_goods(s, log, s.active, goods.RUM, 1)
    if served != actions.CAFE_RUM:
        return_goods(s, log, s.active, goods.CIGARS, 1)
    number = 2 if served == actions.CAFE_BOTH else 1
    take_points(s, log, s.active, number * venues.points_of(venues.CAFE))


@kernel
def exchange(s, log, give, take, number):
    """Return goods and take as many of another kind."""
    return_goods(s, log, s.active, give, number)
    take_goods(s, log, s.active, take, number)


@kernel
def use_newspaper(s, log, cuban):
    """SDC-VENUE-NEWSPAPER: the peso, and the Cuban named turns busy."""
    take_pesos(s, log, s.active, venues.pesos_of(venues.NEWSPAPER))
    if cuban != cubans.NONE:
        s.busy |= 1 << cuban
        emit(log, events.CUBAN_BUSY, s.active, cuban, 0, 0)


@kernel
def use_on_ship(rules, s, log, venue, how):
    """SDC-VENUE-CUSTOMS, SDC-VENUE-PORT_AUTHORITY, SDC-VENUE-CONTRACTOR: they may send the ship off."""
    if venue == venues.CUSTOMS:
        lower_demand(rules, s, log, how, s.demand[how])
    elif venue == venues.PORT_AUTHORITY:
        move_price(rules, s, log, -1 if how == actions.LEFT else 1)
    else:
        return_goods(s, log, s.active, how, 1)
        take_points(s, log, s.active, venues.points_of(venue))
        lower_demand(rules, s, log, how, 1)


@kernel
def apply_use(rules, s, log, action, remote):
    """Use a venue: the pawn stands there, or Alonso calls it (`remote`)."""
    venue, how = actions.first_of(action), actions.second_of(action)
    emit(log, events.USED, s.active, venue, remote, 0)
    if venue == venues.BANK:
        take_pesos(s, log, s.active, venues.pesos_of(venue))
    elif venue == venues.CHURCH:
        take_points(s, log, s.active, venues.points_of(venue))
    elif venue == venues.DISTILLERY or venue == venues.CIGAR_FACTORY:
        exchange(s, log, venues.raw_of(venue), venues.made_of(venue), how)
    elif venue == venues.BLACK_MARKET:
        exchange(s, log, how // goods.COUNT, how % goods.COUNT, 1)
    elif venue == venues.SAWMILL:
        return_goods(s, log, s.active, goods.WOOD, 1)
        take_points(s, log, s.active, venues.points_of(venue))
        take_pesos(s, log, s.active, venues.pesos_of(venue))
    elif venue == venues.CAFE:
        use_cafe(s, log, how)
    elif venue == venues.CASINO:
        use_casino(s, log, how)
    elif venue == venues.NEWSPAPER:
        use_newspaper(s, log, how)
    else:
        use_on_ship(rules, s, log, venue, how)
