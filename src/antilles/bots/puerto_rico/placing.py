"""Where a bot puts its people: the best use first, crops and their works together.

Slots are asked one by one in a fixed order: the whole plan is made at the first question, and the others follow it.
"""

from antilles.bots.puerto_rico.estimates import large_worth, rounds_left, unit_worth
from antilles.core.jit import kernel
from antilles.puerto_rico import actions, buildings, goods, slots, tiles
from antilles.puerto_rico.placing import least_in_slot, most_in_slot
from antilles.puerto_rico.slots import FIRST_BUILDING, circles_in, slots_in_play, standing_in

PLAN = slots.COUNT + 1
"""Numbers of a plan: one for each slot, and for whom and up to which slot it is carried out (0: there is none)."""
MADE = slots.COUNT
SEAT_STRIDE = 1000
NOTHING = -1
GUEST_HOUSE_USE = 20


@kernel
def slot_of(building):
    """The slot of a building."""
    return FIRST_BUILDING + building


@kernel
def free_in(s, player, plan, slot):
    """Circles of a slot that the plan leaves empty and that may still be filled."""
    return circles_in(player, slot) - plan[slot] if slot >= s.slot else 0


@kernel
def works_with_room(s, player, plan, good):
    """The slot of a production building of a kind with an empty circle, the large one first; NOTHING if none."""
    found = NOTHING
    for building in range(buildings.MAKERS):
        if buildings.product_of(building) == good and free_in(s, player, plan, slot_of(building)) > 0:
            found = slot_of(building)
    return found


@kernel
def planned_works(player, plan, good):
    """People that the plan has in the production buildings of a kind."""
    people = 0
    for building in range(buildings.MAKERS):
        if buildings.product_of(building) == good and player.city[building] != buildings.NOT_BUILT:
            people += plan[slot_of(building)]
    return people


@kernel
def use_of_building(rules, s, w, player, building, plan, rounds):
    """What the first person in a violet is worth in a round."""
    if plan[slot_of(building)] > 0:
        return GUEST_HOUSE_USE if building == buildings.GUEST_HOUSE else 0
    if buildings.column_of(building) == buildings.LARGE_COLUMN:
        return large_worth(rules, s, player, building, rounds) // max(1, rounds)
    return int(w.function[building])


@kernel
def add_best(rules, s, w, player, plan, left, rounds):
    """Put the next person, or a crop with its worker, where they are worth most each; returns how many were put."""
    best = 0
    first = NOTHING
    second = NOTHING
    for good in range(goods.COUNT):
        crops = int(plan[good])
        works = planned_works(player, plan, good) if good != goods.CORN else crops + 1
        worth = unit_worth(w, good)
        tile_free = free_in(s, player, plan, good) > 0
        room = works_with_room(s, player, plan, good) if good != goods.CORN else NOTHING
        if tile_free and works > crops:
            if worth > best:
                best, first, second = worth, good, NOTHING
        elif room != NOTHING and crops > works:
            if worth > best:
                best, first, second = worth, room, NOTHING
        elif tile_free and room != NOTHING and left >= 2 and worth // 2 > best:
            best, first, second = worth // 2, good, room
    if free_in(s, player, plan, tiles.QUARRY) > 0:
        use = w.quarry * max(1, 4 - plan[tiles.QUARRY]) // 4
        if use > best and rounds > 1:
            best, first, second = use, tiles.QUARRY, NOTHING
    for building in range(buildings.MAKERS, rules.buildings):
        slot = slot_of(building)
        if player.city[building] != buildings.NOT_BUILT and free_in(s, player, plan, slot) > 0:
            use = use_of_building(rules, s, w, player, building, plan, rounds)
            if use > best:
                best, first, second = use, slot, NOTHING
    if first == NOTHING:
        return 0
    plan[first] += 1
    if second == NOTHING:
        return 1
    plan[second] += 1
    return 2


@kernel
def make_plan(rules, s, w, player, plan, rounds):
    """How many people shall stand in every slot: those who stay, then the best use, then whatever is empty."""
    for slot in range(slots_in_play(rules)):
        plan[slot] = standing_in(player, slot)
    left = int(s.hand)
    while left > 0:
        put = add_best(rules, s, w, player, plan, left, rounds)
        if put == 0:
            break
        left -= put
    for slot in range(s.slot, slots_in_play(rules)):
        more = min(left, free_in(s, player, plan, slot))
        plan[slot] += more
        left -= more


@kernel
def place_choice(rules, s, w, plan):
    """PLACE: the planned number, as far as the rules let it be."""
    player = s.players[s.turn]
    made = int(plan[MADE]) - 1
    if made // SEAT_STRIDE != s.turn or made % SEAT_STRIDE >= s.slot:
        make_plan(rules, s, w, player, plan, rounds_left(rules, s))
    plan[MADE] = 1 + SEAT_STRIDE * int(s.turn) + int(s.slot)
    wanted = max(least_in_slot(s, player, s.slot), min(most_in_slot(s, player, s.slot), int(plan[s.slot])))
    return actions.place_action(s.slot) + wanted


@kernel
def nobles_choice(s, choices, count):
    """NOBLES: where a noble does something better, as many as may be; else as few."""
    building = s.slot - slots.FIRST_BUILDING
    better = building == buildings.CHAPEL or building == buildings.ROYAL_SUPPLIER or building == buildings.HUNTING_LODGE
    return choices[count - 1] if better else choices[0]
