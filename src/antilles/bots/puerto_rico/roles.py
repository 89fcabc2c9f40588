"""Which role a bot takes: what it gains at once, less what the others gain by it."""

from antilles.bots.puerto_rico.estimates import (
    LOW,
    POINT,
    building_worth,
    doubloon_worth,
    goods_spoiling,
    idle_circles,
    tile_worth,
)
from antilles.core.jit import kernel
from antilles.puerto_rico import actions, buildings, goods, phases, roles, tiles
from antilles.puerto_rico.board import goods_held, island_spaces_free
from antilles.puerto_rico.city import occupied, owns
from antilles.puerto_rico.phases.captain import union_points
from antilles.puerto_rico.phases.craftsman import output
from antilles.puerto_rico.phases.price import fixed_discounts, quarry_discount
from antilles.puerto_rico.phases.trader import house_is_full, large_market_income, small_market_income


@kernel
def privileges(player):
    """How often a role's privilege counts: twice with a library."""
    return 2 if occupied(player, buildings.LIBRARY) else 1


@kernel
def settler_gain(s, w, seat, is_holder, rounds):
    """The best tile that lies open."""
    player = s.players[seat]
    if island_spaces_free(player) == 0:
        return 0
    best = 0
    for tile in range(goods.COUNT):
        if s.face_up[tile] > 0:
            best = max(best, tile_worth(w, player, tile, rounds))
    if s.quarries > 0 and (is_holder or occupied(player, buildings.CONSTRUCTION_HUT)):
        best = max(best, tile_worth(w, player, tiles.QUARRY, rounds))
    return best


@kernel
def mayor_gain(rules, s, w, seat, turn, is_holder):
    """People for empty circles; the ship is dealt from the holder on."""
    player = s.players[seat]
    ship, players = int(s.colonist_ship), int(rules.players)
    people = ship // players + (1 if turn < ship % players else 0) + int(player.limbo)
    if is_holder:
        people += min(privileges(player), int(s.colonist_supply))
    useful = min(people, idle_circles(rules, player))
    return useful * w.colonist + (people - useful) * w.idle_colonist


@kernel
def price_for(rules, s, seat, building, is_holder):
    """What a building would cost a seat in a builder phase that begins now."""
    player = s.players[seat]
    discount = quarry_discount(player, building)
    if is_holder:
        discount += privileges(player)
    if rules.expanded:
        discount += fixed_discounts(player, building)
    return max(0, rules.cost[building] - discount)


@kernel
def builder_gain(rules, s, w, seat, is_holder, rounds):
    """The best building a seat can pay."""
    player = s.players[seat]
    money, worth = int(player.doubloons), doubloon_worth(w, rounds)
    best = 0
    for building in range(rules.buildings):
        if s.stock[building] == 0 or owns(player, building):
            continue
        if buildings.spaces_of(building) > player.city_free:
            continue
        price = price_for(rules, s, seat, building, is_holder)
        if price <= money:
            best = max(best, building_worth(rules, s, w, seat, building, rounds) - price * worth)
    return best


@kernel
def good_worth(w, good, rounds):
    """What a good in hand is worth."""
    return w.good_now + w.good_price * goods.price_of(good) if rounds > 0 else w.good_now


@kernel
def craftsman_gain(s, w, seat, is_holder, rounds):
    """Everything a seat would make, and the best of it once more for the holder."""
    player = s.players[seat]
    gain = 0
    best = 0
    kinds = 0
    for good in range(goods.COUNT):
        made = output(s, player, good)
        if made > 0:
            kinds += 1
            gain += made * good_worth(w, good, rounds)
            best = max(best, good_worth(w, good, rounds))
    if occupied(player, buildings.FACTORY) and kinds > 1:
        gain += (kinds - 1) * doubloon_worth(w, rounds)
    return gain + (best * privileges(player) if is_holder else 0)


@kernel
def sale_bonus(player):
    """What the markets add to a sale."""
    return small_market_income(player) + large_market_income(player)


@kernel
def trader_gain(s, w, seat, is_holder, rounds):
    """The best sale, less what the good would bring on a ship."""
    player = s.players[seat]
    full = house_is_full(s)
    best = 0
    for good in range(goods.COUNT):
        if player.goods[good] == 0:
            continue
        to_house = not full and (s.house[good] == 0 or occupied(player, buildings.OFFICE))
        if not to_house and not occupied(player, buildings.TRADING_POST):
            continue
        paid = goods.price_of(good) + (sale_bonus(player) if to_house else 0)
        if is_holder:
            paid += privileges(player)
        best = max(best, paid * doubloon_worth(w, rounds) - w.good_now // 2)
    return best


@kernel
def loads_of(rules, s, player):
    """(goods that fit on the ships, loads) for one player who loads alone."""
    fitting = 0
    loads = 0
    taken = 0
    for good in range(goods.COUNT):
        held = int(player.goods[good])
        if held == 0:
            continue
        room = 0
        chosen = -1
        for ship in range(rules.ships):
            if s.ship_kind[ship] == good:
                room = int(rules.capacity[ship]) - int(s.ship_load[ship])
                chosen = -1
                break
            if s.ship_kind[ship] == goods.NONE and not taken >> ship & 1 and rules.capacity[ship] > room:
                room = int(rules.capacity[ship])
                chosen = ship
        if chosen >= 0:
            taken |= 1 << chosen
        if room > 0:
            fitting += min(held, room)
            loads += 1
    return fitting, loads


@kernel
def captain_gain(rules, s, w, seat, is_holder):
    """Points for what fits on the ships, and less for what spoils."""
    player = s.players[seat]
    held = goods_held(player)
    if held == 0:
        return 0
    fitting, loads = loads_of(rules, s, player)
    gain = fitting * POINT
    if occupied(player, buildings.WHARF) and held > fitting:
        gain += (held - fitting) * 80
        loads += 1
    if occupied(player, buildings.HARBOR):
        gain += loads * POINT
    if is_holder and loads > 0:
        gain += privileges(player) * POINT
    if rules.expanded:
        gain += union_points(player) * POINT
    left = held - fitting
    if left > 0:
        gain -= min(left, goods_spoiling(player)) * w.spoiled
    return gain - fitting * w.good_now


@kernel
def smuggler_gain(rules, s, w):
    """The best of robbing, raiding and luring."""
    house = 0
    for good in range(goods.COUNT):
        house += s.house[good]
    best = house * w.robbed_point
    for ship in range(rules.ships):
        best = max(best, min(3, int(s.ship_load[ship])) * w.raided_good)
    spare = int(s.colonist_ship) - int(rules.colonist_ship)
    return max(best, min(3, max(0, spare)) * w.colonist)


@kernel
def gain_of(rules, s, w, seat, turn, role, is_holder, rounds):
    """What a seat gains when a role is carried out; `turn` counts the seats from the holder on."""
    phase = roles.phase_of(role)
    if phase == phases.SETTLER:
        return settler_gain(s, w, seat, is_holder, rounds)
    if phase == phases.MAYOR:
        return mayor_gain(rules, s, w, seat, turn, is_holder)
    if phase == phases.BUILDER:
        return builder_gain(rules, s, w, seat, is_holder, rounds)
    if phase == phases.CRAFTSMAN:
        return craftsman_gain(s, w, seat, is_holder, rounds)
    if phase == phases.TRADER:
        return trader_gain(s, w, seat, is_holder, rounds)
    if phase == phases.CAPTAIN:
        return captain_gain(rules, s, w, seat, is_holder)
    if not is_holder:
        return 0
    if phase == phases.SMUGGLER:
        return smuggler_gain(rules, s, w)
    return privileges(s.players[seat]) * doubloon_worth(w, rounds)


@kernel
def role_worth(rules, s, w, role, rounds):
    """What taking a role is worth to the seat on turn: its doubloons, the own gain, less a share of the others'."""
    holder, players = int(s.turn), int(rules.players)
    own = int(s.role_doubloons[role]) * doubloon_worth(w, rounds)
    own += gain_of(rules, s, w, holder, 0, role, True, rounds)
    others = 0
    for turn in range(1, players):
        others += gain_of(rules, s, w, (holder + turn) % players, turn, role, False, rounds)
    return own - others * w.others // (100 * (players - 1))


@kernel
def role_choice(rules, s, w, choices, count, rounds):
    """ROLE: the one worth most."""
    best = choices[0]
    most = LOW
    for place in range(count):
        worth = role_worth(rules, s, w, actions.first_of(choices[place]), rounds)
        if worth > most:
            best = choices[place]
            most = worth
    return best
