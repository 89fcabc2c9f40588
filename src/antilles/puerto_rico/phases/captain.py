"""Captain phase (PR-CAPTAIN-*): loading goes round and round until nobody loads any more."""

from __future__ import annotations

from antilles.core.jit import kernel
from antilles.puerto_rico.actions import FIRST, LOAD_VERB, PASS, SECOND, SMALL_WHARF_VERB, VERB
from antilles.puerto_rico.benefits import offer
from antilles.puerto_rico.board import gain_points, goods_held, nobles_of, occupied
from antilles.puerto_rico.events import LOADED, SMALL_WHARF_LOADED, SUPPLIED, WHARF_LOADED, emit
from antilles.puerto_rico.guests import open_window, open_windows
from antilles.puerto_rico.layout import N_GOODS
from antilles.puerto_rico.reasons import (
    ALLOWED,
    ANOTHER_SHIP_TAKES_MORE,
    AT_LEAST_ONE,
    KIND_ON_OTHER_SHIP,
    MUST_LOAD,
    NO_SMALL_WHARF,
    NO_SUCH_GOOD,
    NO_SUCH_SHIP,
    NO_WHARF,
    NOTHING_FOR_WHARF,
    OTHER_KIND_NOW,
    SHIP_FULL,
    SHIP_HAS_OTHER_KIND,
    SMALL_WHARF_USED,
    SUPPLY_FIRST,
    SUPPLY_ORDER,
    TOO_FEW_GOODS,
    TOO_FEW_NOBLES,
    WHARF_USED,
)
from antilles.puerto_rico.turns import acting_seat, answered, ask, begin_phase, decline
from antilles.puerto_rico.vocabulary import (
    CAPTAIN_LOAD,
    CAPTAIN_POINT,
    HARBOR,
    HARBOR_POINT,
    LAND_OFFICE,
    LIBRARY,
    LIGHTHOUSE,
    LIGHTHOUSE_CAPTAIN_PAY,
    LIGHTHOUSE_PAY,
    NO_GOOD,
    ROYAL_SUPPLIER,
    ROYAL_SUPPLY,
    SMALL_WHARF,
    SMALL_WHARF_LOAD,
    STORAGE_PHASE,
    UNION_HALL,
    UNION_ORDER,
    UNION_POINT,
    WHARF,
)

NO_SHIP = -1
FOR_GOODS = -1
STEP_START, STEP_ORDER, STEP_SUPPLY, STEP_UNION_LAST, STEP_LOAD, STEP_SMALL_WHARF, STEP_DONE = range(7)
GOODS_PER_SMALL_WHARF_POINT = 2


@kernel
def ship_with(rules, capacity):
    """The cargo ship with this many spaces, or NO_SHIP."""
    for ship in range(rules.ships):
        if rules.capacity[ship] == capacity:
            return ship
    return NO_SHIP


@kernel
def carrier_of(rules, s, good):
    """PR-CAPTAIN-03, PR-TWO-02: the ship that carries this kind (full or not), or NO_SHIP."""
    for ship in range(rules.ships):
        if s.ship_kind[ship] == good:
            return ship
    return NO_SHIP


@kernel
def most_on_an_empty_ship(rules, s, held):
    """PR-CAPTAIN-04: the most of `held` goods that some empty ship can take."""
    most = 0
    for ship in range(rules.ships):
        if s.ship_kind[ship] == NO_GOOD:
            most = max(most, min(held, int(rules.capacity[ship])))
    return most


@kernel
def load_refusal(rules, s, player, good, ship):
    """PR-CAPTAIN-03, PR-CAPTAIN-04: the ship with this kind, else an empty one that takes the most; ties are free."""
    if player.goods[good] == 0:
        return NO_SUCH_GOOD
    if ship == NO_SHIP:
        return NO_SUCH_SHIP
    room = rules.capacity[ship] - s.ship_load[ship]
    if s.ship_kind[ship] == good:
        return ALLOWED if room > 0 else SHIP_FULL
    if s.ship_kind[ship] != NO_GOOD:
        return SHIP_HAS_OTHER_KIND
    if carrier_of(rules, s, good) != NO_SHIP:
        return KIND_ON_OTHER_SHIP
    held = int(player.goods[good])
    return ALLOWED if min(held, int(room)) == most_on_an_empty_ship(rules, s, held) else ANOTHER_SHIP_TAKES_MORE


@kernel
def must_load(rules, s, player):
    """PR-CAPTAIN-02, PR-STORAGE-05: whether some cargo ship can take something of the player's."""
    for good in range(N_GOODS):
        if player.goods[good] > 0:
            for ship in range(rules.ships):
                if load_refusal(rules, s, player, good, ship) == ALLOWED:
                    return True
    return False


@kernel
def wharf_refusal(player, good):
    """PR-BLD-WHARF: an occupied wharf, once per captain phase, for a kind the player has."""
    if not occupied(player, WHARF):
        return NO_WHARF
    if player.wharf_used:
        return WHARF_USED
    return ALLOWED if player.goods[good] > 0 else NOTHING_FOR_WHARF


@kernel
def may_use_wharf(player):
    """Whether the wharf can ship anything."""
    for good in range(N_GOODS):
        if wharf_refusal(player, good) == ALLOWED:
            return True
    return False


@kernel
def small_wharf_refusal(player):
    """PR-BLD-SMALL-WHARF: an occupied small wharf, once per captain phase, with at least one good."""
    if not occupied(player, SMALL_WHARF):
        return NO_SMALL_WHARF
    if player.small_wharf_used:
        return SMALL_WHARF_USED
    return ALLOWED if goods_held(player) > 0 else AT_LEAST_ONE


@kernel
def load_answer_refusal(rules, s, action):
    """PR-CAPTAIN-02, PR-CAPTAIN-05, PR-CAPTAIN-08: any loadable kind; pass only if no cargo ship takes anything."""
    player = s.players[s.turn]
    if action == PASS:
        return MUST_LOAD if must_load(rules, s, player) else ALLOWED
    if VERB[action] == LOAD_VERB:
        return load_refusal(rules, s, player, FIRST[action], ship_with(rules, SECOND[action]))
    if VERB[action] == SMALL_WHARF_VERB:
        return small_wharf_refusal(player)
    return wharf_refusal(player, FIRST[action])


@kernel
def captain_point(s, seat):
    """PR-CAPTAIN-07, PR-BLD-LIBRARY: 1 point more, 2 with a library, with the holder's first load (R-09)."""
    if seat != s.holder or s.captain_paid:
        return 0
    return 2 if occupied(s.players[seat], LIBRARY) else 1


@kernel
def harbor_point(player):
    """PR-BLD-HARBOR: 1 point more for every load of the owner, by whatever ship."""
    return 1 if occupied(player, HARBOR) else 0


@kernel
def lighthouse_income(player):
    """PR-BLD-LIGHTHOUSE: 1 doubloon for every load of the owner, by whatever ship."""
    return 1 if occupied(player, LIGHTHOUSE) else 0


@kernel
def union_points(player):
    """PR-BLD-UNION-HALL: 1 point per two equal goods, counted kind by kind; the goods stay."""
    points = 0
    if occupied(player, UNION_HALL):
        for good in range(N_GOODS):
            points += player.goods[good] // 2
    return points


@kernel
def score_load(rules, s, log, seat, amount):
    """PR-CAPTAIN-06: 1 point per good, then captain and harbor."""
    gain_points(rules, s, log, seat, amount, FOR_GOODS)
    offer(rules, s, log, seat, CAPTAIN_POINT, captain_point(s, seat))
    offer(rules, s, log, seat, HARBOR_POINT, harbor_point(s.players[seat]))
    offer(rules, s, log, seat, LIGHTHOUSE_PAY, lighthouse_income(s.players[seat]))
    if seat == s.holder:
        s.captain_paid = 1
    s.idle_turns = 0


@kernel
def load_ship(rules, s, log, seat, good, ship):
    """PR-CAPTAIN-04: as many of the kind as fit."""
    player = s.players[seat]
    amount = min(int(player.goods[good]), int(rules.capacity[ship] - s.ship_load[ship]))
    player.goods[good] -= amount
    s.ship_kind[ship] = good
    s.ship_load[ship] += amount
    emit(log, LOADED, seat, good, amount, rules.capacity[ship])
    score_load(rules, s, log, seat, amount)


@kernel
def load_wharf(rules, s, log, seat, good):
    """PR-BLD-WHARF: all goods of one kind go to the supply, whatever the cargo ships carry."""
    player = s.players[seat]
    amount = int(player.goods[good])
    player.goods[good] = 0
    player.wharf_used = 1
    s.goods_supply[good] += amount
    emit(log, WHARF_LOADED, seat, good, amount, 0)
    score_load(rules, s, log, seat, amount)


@kernel
def apply_load(rules, s, log, action):
    """CAPTAIN_LOAD, WHARF_LOAD: load, or pass where passing is allowed."""
    seat = s.turn
    s.step = STEP_DONE
    if action == PASS:
        s.idle_turns += 1
        decline(s, log)
        return
    if VERB[action] == LOAD_VERB:
        load_ship(rules, s, log, seat, FIRST[action], ship_with(rules, SECOND[action]))
    elif VERB[action] == SMALL_WHARF_VERB:
        s.slot = 0
        s.supplied = 0
        s.players[seat].small_wharf_used = 1
        s.step = STEP_SMALL_WHARF
    else:
        load_wharf(rules, s, log, seat, FIRST[action])
    answered(s)


@kernel
def goods_from(player, kind):
    """Goods of this kind and the later kinds."""
    held = 0
    for good in range(kind, N_GOODS):
        held += player.goods[good]
    return held


@kernel
def ship_goods_refusal(s, action):
    """PR-BLD-SMALL-WHARF: any selection, kind by kind, at least one good in all."""
    player = s.players[s.turn]
    good, number = FIRST[action], SECOND[action]
    if good != s.slot:
        return OTHER_KIND_NOW
    if number > player.goods[good]:
        return TOO_FEW_GOODS
    last_chance = s.supplied == 0 and goods_from(player, good + 1) == 0
    return AT_LEAST_ONE if number == 0 and last_chance else ALLOWED


@kernel
def apply_ship_goods(s, action):
    """SMALL_WHARF_LOAD: so many of the kind go to the supply."""
    good, number = FIRST[action], SECOND[action]
    s.players[s.turn].goods[good] -= number
    s.goods_supply[good] += number
    s.supplied += number
    s.slot += 1
    answered(s)


@kernel
def go_on_with_small_wharf(rules, s, log, seat):
    """Ask about the next kind the seat has; at the end 1 point per two goods, and what every load brings (R-09)."""
    player = s.players[seat]
    while s.slot < N_GOODS and player.goods[s.slot] == 0:
        s.slot += 1
    if s.slot < N_GOODS:
        ask(s, seat, SMALL_WHARF_LOAD)
        return
    shipped = int(s.supplied)
    s.supplied = 0
    s.slot = 0
    s.step = STEP_DONE
    emit(log, SMALL_WHARF_LOADED, seat, shipped, 0, 0)
    score_load(rules, s, log, seat, shipped // GOODS_PER_SMALL_WHARF_POINT)


@kernel
def supply_refusal(rules, s, player, good):
    """PR-BLD-ROYAL-SUPPLIER: different kinds, at most one good per noble."""
    if player.goods[good] == 0:
        return NO_SUCH_GOOD
    if good < s.slot:
        return SUPPLY_ORDER
    return ALLOWED if s.supplied < nobles_of(rules, player) else TOO_FEW_NOBLES


@kernel
def can_supply(rules, s, player):
    """Whether the royal supplier takes anything."""
    if rules.buildings <= LAND_OFFICE or not occupied(player, ROYAL_SUPPLIER):
        return False
    for good in range(N_GOODS):
        if supply_refusal(rules, s, player, good) == ALLOWED:
            return True
    return False


@kernel
def supply_answer_refusal(rules, s, action):
    """ROYAL_SUPPLY: optional, except that who counts the union hall later supplies at least one good first."""
    player = s.players[s.turn]
    if action == PASS:
        waits = s.supplied == 0 and not s.union_counted and union_points(player) > 0
        return SUPPLY_FIRST if waits else ALLOWED
    return supply_refusal(rules, s, player, FIRST[action])


@kernel
def apply_supply(rules, s, log, action):
    """PR-BLD-ROYAL-SUPPLIER: one good to the supply for 1 point; no other bonus, and not a load."""
    if action == PASS:
        s.step = STEP_UNION_LAST
        decline(s, log)
        return
    good = FIRST[action]
    s.players[s.turn].goods[good] -= 1
    s.goods_supply[good] += 1
    s.supplied += 1
    s.slot = good + 1
    emit(log, SUPPLIED, s.turn, good, 0, 0)
    gain_points(rules, s, log, s.turn, 1, FOR_GOODS)
    answered(s)


@kernel
def count_union_hall(rules, s, log, seat):
    """PR-BLD-UNION-HALL, R-19: once, at the owner's first turn of the phase, even if no load follows."""
    if not s.union_counted:
        s.union_counted = 1
        offer(rules, s, log, seat, UNION_POINT, union_points(s.players[seat]))


@kernel
def apply_union_order(rules, s, log, action):
    """UNION_ORDER: count before or after supplying, as the owner likes (R-19)."""
    if action == PASS:
        decline(s, log)
    else:
        count_union_hall(rules, s, log, s.turn)
        answered(s)


@kernel
def first_turn(rules, s, log, seat, step):
    """Before the first load of the phase: union hall and royal supplier, in the owner's order."""
    player = s.players[seat]
    if step == STEP_ORDER:
        s.supplied = 0
        s.slot = 0
        s.union_counted = 0
        if union_points(player) > 0 and can_supply(rules, s, player):
            ask(s, seat, UNION_ORDER)
        else:
            count_union_hall(rules, s, log, seat)
    elif step == STEP_SUPPLY:
        if can_supply(rules, s, player):
            s.step = STEP_SUPPLY
            ask(s, seat, ROYAL_SUPPLY)
    elif step == STEP_UNION_LAST:
        count_union_hall(rules, s, log, seat)
        s.supplied = 0
        s.slot = 0
        s.union_counted = 0
        player.captain_turn = 1


@kernel
def may_load_privately(player):
    """Whether wharf or small wharf can be used."""
    return may_use_wharf(player) or small_wharf_refusal(player) == ALLOWED


@kernel
def end_loading(rules, s):
    """R-17: before storage every owner may move guests."""
    s.idle_turns = 0
    s.captain_begun = 0
    s.captain_paid = 0
    for seat in range(rules.players):
        s.players[seat].captain_turn = 0
    begin_phase(s, STORAGE_PHASE)
    open_windows(rules, s)


@kernel
def begin_loading(rules, s, log):
    """PR-BLD-LIGHTHOUSE: a captain with a lighthouse gets 1 doubloon, whether or not he loads."""
    s.captain_begun = 1
    offer(rules, s, log, s.holder, LIGHTHOUSE_CAPTAIN_PAY, lighthouse_income(s.players[s.holder]))


@kernel
def begin_turn(rules, s, log, seat):
    """Guests before every turn; on the first turn of the phase union hall and royal supplier come before loading."""
    first = rules.expanded and not s.players[seat].captain_turn
    s.step = STEP_ORDER if first else STEP_LOAD
    if s.captain_begun:
        open_window(rules, s, seat)
    else:
        begin_loading(rules, s, log)


@kernel
def next_turn(rules, s):
    """The next seat clockwise."""
    s.turns_done += 1
    if s.turns_done == rules.players:
        s.turns_done = 0
    s.step = STEP_START


@kernel
def advance_captain(rules, s, log):
    """PR-CAPTAIN-01, R-10: round and round until every player in a row had a turn without a load."""
    seat = acting_seat(rules, s)
    player = s.players[seat]
    step = s.step
    if step == STEP_START:
        if s.idle_turns >= rules.players:
            end_loading(rules, s)
            return
        begin_turn(rules, s, log, seat)
        if s.step != STEP_LOAD or s.window != 0 or rules.ask_everything:
            return
        step = STEP_LOAD
    if step == STEP_LOAD:
        if must_load(rules, s, player) or may_load_privately(player):
            ask(s, seat, CAPTAIN_LOAD)
        else:
            s.idle_turns += 1
            next_turn(rules, s)
    elif step == STEP_SMALL_WHARF:
        go_on_with_small_wharf(rules, s, log, seat)
    elif step == STEP_DONE:
        next_turn(rules, s)
    else:
        s.step = step + 1
        first_turn(rules, s, log, seat, step)
