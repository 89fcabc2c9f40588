"""greedy: rules of thumb for every decision, about a microsecond each. Every rule is one that a player would give."""

from antilles.bots.puerto_rico import placing
from antilles.bots.puerto_rico.estimates import LOW, POINT, building_worth, doubloon_worth, rounds_left, tile_worth
from antilles.bots.puerto_rico.placing import nobles_choice, place_choice
from antilles.bots.puerto_rico.roles import good_worth, role_choice, sale_bonus
from antilles.core.jit import kernel
from antilles.puerto_rico import actions, buildings, decisions, goods, slots, tiles, verbs
from antilles.puerto_rico.board import goods_held, island_spaces_free
from antilles.puerto_rico.phases.loading import captain_point, harbor_point, ship_with
from antilles.puerto_rico.phases.price import build_price
from antilles.puerto_rico.phases.storage import single_goods, whole_kinds


@kernel
def tile_value(s, w, player, action, rounds):
    """TAKE, FOREST, PLANTATION, pass: what the tile will bring, and the festival's prize."""
    verb = actions.verb_of(action)
    if verb == verbs.TAKE:
        tile = actions.first_of(action)
        worth = tile_worth(w, player, tile, rounds)
        return worth + w.festival if tile == s.goal_plantation and player.tiles[tile] == 2 else worth
    if verb == verbs.FOREST:
        return tile_worth(w, player, tiles.FOREST, rounds)
    if verb == verbs.PLANTATION:
        return tile_worth(w, player, s.tile_peeked, rounds)
    return 0


@kernel
def build_value(rules, s, w, action, rounds):
    """BUILD: what the building is worth above its price; pieces for the black market cost more than doubloons."""
    if action == actions.PASS:
        return 0
    building = actions.first_of(action)
    player = s.players[s.turn]
    price = build_price(rules, s, s.turn, building)
    missing = max(0, price - int(player.doubloons))
    worth = building_worth(rules, s, w, s.turn, building, rounds)
    if building == s.goal_building:
        worth += w.festival
    if buildings.spaces_of(building) >= player.city_free:
        worth += w.city_end
    return worth - (price - missing) * doubloon_worth(w, rounds) - missing * w.black_market


@kernel
def sale_value(s, w, player, action, rounds):
    """SELL, POST, BUY_LAND, GIVE, pass: the doubloons, less what the good would bring on a ship."""
    verb = actions.verb_of(action)
    worth = doubloon_worth(w, rounds)
    if verb == verbs.SELL or verb == verbs.POST:
        good = actions.first_of(action)
        paid = goods.price_of(good) + (sale_bonus(player) if verb == verbs.SELL else 0)
        if s.turn == s.holder:
            paid += 1
        return paid * worth - w.good_now // 2
    if verb == verbs.BUY_LAND or verb == verbs.BUY_FOREST:
        return w.quarry * max(0, rounds - 3) // 2 - worth if island_spaces_free(player) > 3 else LOW // 2
    if verb == verbs.GIVE:
        return worth - 2 * POINT
    return 0


@kernel
def load_value(rules, s, w, player, action, rounds):
    """LOAD, WHARF, SMALL_WHARF, pass: the points, less a sale given up; few goods on a fresh ship block it."""
    verb = actions.verb_of(action)
    if verb == verbs.PASS:
        return 0
    bonus = POINT * (harbor_point(player) + captain_point(s, s.turn))
    if verb == verbs.SMALL_WHARF:
        return goods_held(player) * POINT // 2 + bonus - w.wharf_reserve
    good = actions.first_of(action)
    held = int(player.goods[good])
    if verb == verbs.WHARF:
        return held * (POINT - w.keep_for_sale * goods.price_of(good) // 4) + bonus - w.wharf_reserve
    ship = ship_with(rules, actions.second_of(action))
    room = int(rules.capacity[ship]) - int(s.ship_load[ship])
    loaded = min(held, room)
    value = loaded * POINT + bonus
    if loaded == held and rounds > 1:
        value -= w.keep_for_sale * goods.price_of(good)
    if s.ship_kind[ship] == goods.NONE:
        value += w.block * (room - loaded)
    return value


@kernel
def keep_worth(w, player, good, rounds):
    """What all of a kind is worth when it is stored."""
    return int(player.goods[good]) * good_worth(w, good, rounds)


@kernel
def keep_choice(s, w, choices, count, rounds):
    """KEEP: all of the kinds that are worth most; the single good is the dearest. Kinds are asked from corn on."""
    player = s.players[s.turn]
    kind = int(s.slot)
    rivals = 0
    dearer = 0
    for good in range(goods.COUNT):
        if good != kind and player.goods[good] > 0:
            if keep_worth(w, player, good, rounds) > keep_worth(w, player, kind, rounds):
                rivals += 1
            if good > kind:
                dearer += 1
    most = choices[count - 1]
    whole = actions.second_of(most) == player.goods[kind]
    if whole and rivals < whole_kinds(player):
        return most
    if dearer > 0 and single_goods(player) == 1:
        return choices[0]  # the single good shall be a dearer one
    return most if not whole or dearer == 0 else choices[min(count - 1, 1)]


@kernel
def bonus_value(w, action, rounds):
    """BONUS: the dearest good, or one the others lack."""
    return 0 if action == actions.PASS else good_worth(w, actions.first_of(action), rounds) + 1


@kernel
def smuggler_value(s, w, action, rounds):
    """RAID, ROBBERY, LURING, TAKEOVER: points, goods, people, or the doubloons on a role."""
    verb = actions.verb_of(action)
    if verb == verbs.ROBBERY:
        house = 0
        for good in range(goods.COUNT):
            house += s.house[good]
        return house * w.robbed_point
    if verb == verbs.RAID:
        return actions.second_of(action) * w.raided_good
    if verb == verbs.LURING:
        return actions.first_of(action) * w.colonist
    return (1 + int(s.role_doubloons[actions.first_of(action)])) * doubloon_worth(w, rounds)


@kernel
def draft_value(w, action):
    """DRAFT: what does most for its cost."""
    building = actions.first_of(action)
    return 100 * int(w.function[building]) + 10 * int(buildings.points_of(building))


@kernel
def guest_value(w, action):
    """GUEST: into a building that does much; guests wait rather than go to a plantation."""
    if action == actions.PASS:
        return 20
    building = actions.first_of(action) - slots.FIRST_BUILDING
    return int(w.function[building]) if building >= buildings.MAKERS else 0


@kernel
def return_value(action):
    """Black market: the waiting first, then cheap goods; a point last."""
    verb = actions.verb_of(action)
    if verb == verbs.RETURN_PERSON:
        return 50 if actions.first_of(action) == slots.LIMBO else 5 - actions.second_of(action)
    if verb == verbs.RETURN_GOOD:
        return 40 - 5 * actions.first_of(action)
    return 10


@kernel
def value_of(rules, s, w, action, rounds):
    """What an answer is worth, for the questions that are answered by the best value."""
    decision = s.decision
    player = s.players[s.turn]
    if decision == decisions.SETTLER_TAKE or decision == decisions.LIBRARY_TILE or decision == decisions.FOREST_PLACE:
        return tile_value(s, w, player, action, rounds)
    if decision == decisions.BUILDER_BUILD:
        return build_value(rules, s, w, action, rounds)
    if decision == decisions.TRADER_SELL:
        return sale_value(s, w, player, action, rounds)
    if decision == decisions.CAPTAIN_LOAD:
        return load_value(rules, s, w, player, action, rounds)
    if decision == decisions.CRAFTSMAN_BONUS:
        return bonus_value(w, action, rounds)
    if decision == decisions.SMUGGLER_MODE:
        return smuggler_value(s, w, action, rounds)
    if decision == decisions.DRAFT_PICK:
        return draft_value(w, action)
    if decision == decisions.GUEST_MOVE:
        return guest_value(w, action)
    if decision == decisions.LODGE_DISCARD:
        return 1 if action == actions.PASS else 0
    if decision == decisions.ROYAL_SUPPLY:
        return POINT // 2 if action == actions.PASS else POINT - 10 * actions.first_of(action)
    if decision == decisions.SHIP_TAKE:
        return actions.first_of(action) * w.noble
    return return_value(action)


@kernel
def best_choice(rules, s, w, choices, count, rounds):
    """The answer of the greatest value."""
    best = choices[0]
    most = LOW
    for place in range(count):
        worth = value_of(rules, s, w, choices[place], rounds)
        if worth > most:
            best = choices[place]
            most = worth
    return best


@kernel
def draws_hidden_tile(player):
    """HACIENDA_DRAW: while there is room on the island."""
    return island_spaces_free(player) > 2


@kernel
def greedy_choice(rules, s, w, choices, count, plan):
    """The action of a player who goes by rules of thumb. `plan` is room for an arrangement."""
    if count == 1:
        return choices[0]
    decision = s.decision
    if decisions.is_placing(decision):
        return place_choice(rules, s, w, plan)
    if decision == decisions.PLACE_NOBLES:
        return nobles_choice(s, choices, count)
    plan[placing.MADE] = 0
    rounds = rounds_left(rules, s)
    if decision == decisions.ROLE_PICK:
        return role_choice(rules, s, w, choices, count, rounds)
    if decision == decisions.STORE_GOODS:
        return keep_choice(s, w, choices, count, rounds)
    if decision == decisions.QUARRIES_USED or decision == decisions.SMALL_WHARF_LOAD:
        return choices[count - 1]  # all of them
    if decision == decisions.LURE_NOBLE:
        return choices[0]  # he comes along
    if decision == decisions.HACIENDA_DRAW:
        return choices[0] if draws_hidden_tile(s.players[s.turn]) else actions.PASS
    if is_offer(decision):
        return choices[0] if choices[0] != actions.PASS else choices[1]
    return best_choice(rules, s, w, choices, count, rounds)


@kernel
def is_offer(decision):
    """Offers that nobody declines: colonists, benefits, privileges."""
    return (
        decision == decisions.HOSPICE_COLONIST
        or decision == decisions.MAYOR_PRIVILEGE
        or decision == decisions.UNIVERSITY_COLONIST
        or decision == decisions.CRAFTSMAN_PRODUCE
        or decision == decisions.TAKE_BENEFIT
        or decision == decisions.BUILDER_PRIVILEGE
        or decision == decisions.VILLA_TAKE
        or decision == decisions.UNION_ORDER
    )
