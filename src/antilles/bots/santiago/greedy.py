"""greedy: rules of thumb for every decision of Santiago de Cuba."""

from antilles.core.jit import kernel
from antilles.santiago import actions, box, cubans, flowers, goods, venues, verbs
from antilles.santiago.layout import ASIDE

POINT = 100
LOW = -(1 << 40)
LAP = 6
"""Pesos that driving where one likes costs."""
LAST_SHIP = box.SHIPS


@kernel
def price_now(rules, s):
    """What a plain good brings now."""
    return int(rules.prices[s.flag])


@kernel
def wanted_of(s, good):
    """How many of a plain good the ship in port wants."""
    if good == goods.WOOD or not s.ship_in_port or s.demand[good] == ASIDE:
        return 0
    return int(s.demand[good])


@kernel
def usual_worth(w, good):
    """What a good is worth that nobody wants now."""
    if good == goods.WOOD:
        return int(w.wood)
    return int(w.made_good) if good == goods.RUM or good == goods.CIGARS else int(w.good)


@kernel
def worth_of_pesos(w, pesos):
    """The first ones drive the car, the others go to the casino."""
    return min(pesos, LAP) * w.peso + max(0, pesos - LAP) * w.many_pesos


@kernel
def good_gain(rules, s, w, player, good, number):
    """What so many more of a good are worth."""
    fitting = min(number, max(0, wanted_of(s, good) - int(player.goods[good])))
    return fitting * price_now(rules, s) * w.wanted + (number - fitting) * usual_worth(w, good)


@kernel
def load_gain(rules, s, w, seat):
    """What a seat could load now."""
    player = s.players[seat]
    gain = 0
    for good in range(goods.PLAIN_COUNT):
        fitting = min(int(player.goods[good]), wanted_of(s, good))
        gain += fitting * (price_now(rules, s) * POINT - usual_worth(w, good) // 2)
    return gain


@kernel
def port_gain(rules, s, w, seat):
    """A loading round: the own load, less a share of the others'."""
    others = 0
    for other in range(rules.players):
        if other != seat:
            others += load_gain(rules, s, w, other)
    return load_gain(rules, s, w, seat) - others * w.others // (100 * max(1, rules.players - 1))


@kernel
def is_free(rules, s, venue):
    """Whether no pawn stands in a venue."""
    for seat in range(rules.players):
        if s.players[seat].pawn == venue:
            return False
    return True


@kernel
def venue_gain(rules, s, w, seat, venue):
    """What using a venue would bring now, roughly."""
    player = s.players[seat]
    if venue == venues.BANK:
        return 2 * w.peso
    if venue == venues.CHURCH:
        return POINT
    if venue == venues.CAFE:
        gain = 0
        for good in (goods.RUM, goods.CIGARS):
            if player.goods[good] > 0 and (wanted_of(s, good) == 0 or price_now(rules, s) < 3):
                gain += 2 * POINT - usual_worth(w, good)
        return max(0, gain)
    if venue == venues.DISTILLERY:
        return min(int(player.goods[goods.SUGAR]), int(s.supply[goods.RUM])) * 40
    if venue == venues.CIGAR_FACTORY:
        return min(int(player.goods[goods.TOBACCO]), int(s.supply[goods.CIGARS])) * 40
    if venue == venues.SAWMILL:
        return POINT + w.peso - w.wood if player.goods[goods.WOOD] > 0 else 0
    if venue == venues.CASINO:
        return max(0, (int(player.pesos) - LAP) // 3) * (POINT - 3 * w.many_pesos)
    if venue == venues.CONTRACTOR:
        best = 0
        for good in range(goods.PLAIN_COUNT):
            if player.goods[good] > 0 and wanted_of(s, good) > 0:
                best = max(best, 2 * POINT - usual_worth(w, good))
        return best
    if venue == venues.NEWSPAPER:
        return int(w.peso)
    return 25


@kernel
def best_visit(rules, s, w, seat, flower):
    """The best venue under a flower that a pawn may go to."""
    best = 0
    for venue in range(venues.COUNT):
        if s.venue_flower[venue] == flower and is_free(rules, s, venue):
            gain = venue_gain(rules, s, w, seat, venue)
            if s.owner[venue] >= 0 and s.owner[venue] != seat:
                gain -= POINT // 2
            best = max(best, gain)
    return best


@kernel
def cuban_gain(rules, s, w, seat, cuban):
    """What a stop at a Cuban brings."""
    player = s.players[seat]
    good = cubans.good_of(cuban)
    gain = int(cubans.pesos_of(cuban)) * w.peso + int(cubans.points_of(cuban)) * POINT
    if good >= 0:
        gain += good_gain(rules, s, w, player, good, min(int(cubans.number_of(cuban)), int(s.supply[good])))
    if cuban == cubans.PABLO:
        best = 0
        for kind in range(goods.PLAIN_COUNT):
            if s.supply[kind] > 0:
                best = max(best, good_gain(rules, s, w, player, kind, 1))
        gain += best
    if cuban == cubans.EL_ZORRO:
        gain += (int(rules.players) - 1) * 60
    if cuban == cubans.ALONSO:
        gain += w.owned * (LAST_SHIP + 1 - int(s.ship)) // LAST_SHIP if player.markers > 0 else 60
    flower = int(rules.cuban_flower[cuban])
    if flower != flowers.NONE:
        gain += best_visit(rules, s, w, seat, flower) * w.venue // 100
    return gain


@kernel
def drive_value(rules, s, w, steps):
    """DRIVE: what is there, less the pesos."""
    seat = int(s.turn)
    stop = (int(s.car) + steps) % box.STOPS
    pesos = int(s.players[seat].pesos)
    cost = worth_of_pesos(w, pesos) - worth_of_pesos(w, pesos - (steps - 1))
    if stop == box.PORT:
        return port_gain(rules, s, w, seat) - cost
    cuban = int(s.street[stop])
    if s.busy >> cuban & 1 and steps < box.STOPS:
        return -cost
    return cuban_gain(rules, s, w, seat, cuban) - cost


@kernel
def gift_value(rules, s, w, what):
    """GIVE: the less it is worth, the better."""
    player = s.players[s.turn]
    if what < goods.COUNT:
        return -good_gain(rules, s, w, player, what, 1)
    return -int(w.peso) - 30 if what == goods.PESO else -POINT


@kernel
def use_value(rules, s, w, venue, how):
    """USE: what this use of a venue brings."""
    player = s.players[s.turn]
    if venue == venues.CASINO:
        spare = int(player.pesos) - LAP
        return how * (POINT - 3 * w.many_pesos) if 0 < how * 3 <= max(0, spare) else -POINT
    if venue == venues.DISTILLERY or venue == venues.CIGAR_FACTORY:
        raw = int(venues.raw_of(venue))
        needed = min(int(player.goods[raw]), wanted_of(s, raw))
        return how * 40 if how <= int(player.goods[raw]) - needed else (how * 40 - 60 * how)
    if venue == venues.BLACK_MARKET:
        give, take = how // goods.COUNT, how % goods.COUNT
        return good_gain(rules, s, w, player, take, 1) - kept_worth(rules, s, w, player, give)
    if venue == venues.CUSTOMS:
        mine = min(int(player.goods[how]), wanted_of(s, how)) * price_now(rules, s) * POINT
        return w.deny * wanted_of(s, how) - mine
    if venue == venues.PORT_AUTHORITY:
        mine = load_gain(rules, s, w, s.turn)
        return mine // 4 if how == actions.RIGHT else -mine // 4 + 10
    if venue == venues.CONTRACTOR:
        return 2 * POINT - usual_worth(w, how)
    if venue == venues.CAFE:
        served = 2 if how == actions.CAFE_BOTH else 1
        return served * (2 * POINT - w.made_good)
    if venue == venues.NEWSPAPER:
        return int(w.peso)
    return venue_gain(rules, s, w, s.turn, venue)


@kernel
def kept_worth(rules, s, w, player, good):
    """What one of the goods held is worth where it is."""
    if wanted_of(s, good) >= player.goods[good]:
        return price_now(rules, s) * int(w.wanted)
    return usual_worth(w, good)


@kernel
def load_value(rules, s, w, action):
    """LOAD, LOAD_WOOD: the points, less what the goods are worth later."""
    good, number = actions.first_of(action), actions.second_of(action)
    if actions.verb_of(action) == verbs.LOAD_WOOD:
        return number * (POINT - w.wood)
    return number * (price_now(rules, s) * POINT - usual_worth(w, good) // 2)


@kernel
def leave_out_value(rules, s, good):
    """LEAVE_OUT: the ship shall want what one has."""
    player = s.players[s.turn]
    value = 0
    for other in range(goods.PLAIN_COUNT):
        if other != good:
            value += min(int(player.goods[other]), int(s.rolled[other])) * 2 * POINT
            for seat in range(rules.players):
                if seat != s.turn:
                    value -= min(int(s.players[seat].goods[other]), int(s.rolled[other])) * 40
    return value


@kernel
def value_of(rules, s, w, action):
    """What an answer is worth."""
    verb, first = actions.verb_of(action), actions.first_of(action)
    if verb == verbs.DRIVE:
        return drive_value(rules, s, w, first)
    if verb == verbs.LOAD or verb == verbs.LOAD_WOOD:
        return load_value(rules, s, w, action)
    if verb == verbs.USE:
        return use_value(rules, s, w, first, actions.second_of(action))
    if verb == verbs.VISIT:
        return venue_gain(rules, s, w, s.turn, first) - (
            POINT // 2 if s.owner[first] >= 0 and s.owner[first] != s.turn else 0
        )
    if verb == verbs.CAPTURE:
        return int(w.owned) * (LAST_SHIP + 1 - int(s.ship)) // LAST_SHIP + venue_gain(rules, s, w, s.turn, first) // 10
    if verb == verbs.TAKE:
        return good_gain(rules, s, w, s.players[s.turn], first, 1)
    if verb == verbs.GIVE:
        return gift_value(rules, s, w, first)
    if verb == verbs.LEAVE_OUT:
        return leave_out_value(rules, s, first)
    return 0


@kernel
def greedy_choice(rules, s, w, choices, count, plan):
    """The answer of the greatest value."""
    best = choices[0]
    most = LOW
    for place in range(count):
        worth = value_of(rules, s, w, choices[place])
        if worth > most:
            best = choices[place]
            most = worth
    return best
