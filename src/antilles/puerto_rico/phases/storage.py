"""Storage at the end of the captain phase (PR-STORAGE-*): what is kept, what goes back; then full ships are emptied.

What is kept is decided kind by kind, so that every result is reached in exactly one way.
"""

from antilles.core.events import TABLE, emit
from antilles.core.jit import kernel
from antilles.puerto_rico import actions, buildings, decisions, events, goods, reasons
from antilles.puerto_rico.city import occupied
from antilles.puerto_rico.layout import forget_players_phase
from antilles.puerto_rico.turns import acting_seat, answered, ask, end_phase, end_turn

STEP_OPEN, STEP_DECIDE = range(2)
UNDECIDED = -1
KIND_SETS = 1 << goods.COUNT
# What is stored: whole kinds in the warehouses, single goods by everybody, and more of them in a storehouse.
SMALL_WAREHOUSE_KINDS, LARGE_WAREHOUSE_KINDS = 1, 2
SINGLE_GOODS, STOREHOUSE_GOODS = 1, 3


@kernel
def whole_kinds(player):
    """PR-STORAGE-02, PR-BLD-SMALL-WAREHOUSE, PR-BLD-LARGE-WAREHOUSE: kinds that can be stored whole."""
    kinds = 0
    if occupied(player, buildings.SMALL_WAREHOUSE):
        kinds += SMALL_WAREHOUSE_KINDS
    if occupied(player, buildings.LARGE_WAREHOUSE):
        kinds += LARGE_WAREHOUSE_KINDS
    return kinds


@kernel
def single_goods(player):
    """PR-STORAGE-01, PR-BLD-STOREHOUSE: goods kept one by one, of any kind: 1, with a storehouse 3 more."""
    return SINGLE_GOODS + STOREHOUSE_GOODS if occupied(player, buildings.STOREHOUSE) else SINGLE_GOODS


@kernel
def kinds_held(player):
    """Kinds of goods a player has."""
    kinds = 0
    for good in range(goods.COUNT):
        if player.goods[good] > 0:
            kinds += 1
    return kinds


@kernel
def is_full_use(player, stored, warehouses):
    """R-11: a set of kinds for the warehouses uses them fully and holds only kinds the player has."""
    size = 0
    for good in range(goods.COUNT):
        if stored >> good & 1:
            size += 1
            if player.goods[good] == 0:
                return False
    return size == warehouses


@kernel
def agrees(s, player, stored, good, number):
    """Whether keeping `number` of `good` can be completed, with what is decided, when these kinds are stored whole."""
    singles = single_goods(player)
    outside = 0  # goods of kinds outside the warehouses
    kept = 0  # of those, decided to be kept
    undecided = 0  # of those, still to be decided
    for kind in range(goods.COUNT):
        held = int(player.goods[kind])
        choice = number if kind == good else int(s.kept[kind])
        if stored >> kind & 1:
            if choice != UNDECIDED and choice != held:
                return False
        else:
            outside += held
            if choice == UNDECIDED:
                undecided += held
            else:
                kept += choice
    return kept <= singles and kept + undecided >= min(singles, outside)


@kernel
def keep_refusal(s, player, good, number):
    """PR-STORAGE-03: kinds for the warehouses and single goods are free, but nothing storable is thrown away."""
    if number > player.goods[good]:
        return reasons.TOO_FEW_GOODS
    warehouses = min(whole_kinds(player), kinds_held(player))
    for stored in range(KIND_SETS):
        if is_full_use(player, stored, warehouses) and agrees(s, player, stored, good, number):
            return reasons.ALLOWED
    return reasons.CANNOT_STORE


@kernel
def keep_answer_refusal(s, action):
    """STORE_GOODS: kinds are decided in order."""
    good = actions.first_of(action)
    if good != s.slot:
        return reasons.OTHER_KIND_NOW
    return keep_refusal(s, s.players[s.turn], good, actions.second_of(action))


@kernel
def apply_keep(s, action):
    """STORE_GOODS: so many of the kind are kept."""
    s.kept[s.slot] = actions.second_of(action)
    s.slot += 1
    answered(s)


@kernel
def return_the_rest(s, log, seat):
    """PR-STORAGE-03: everything not kept goes back to the supply."""
    player = s.players[seat]
    for good in range(goods.COUNT):
        lost = player.goods[good] - s.kept[good]
        if lost > 0:
            player.goods[good] -= lost
            s.goods_supply[good] += lost
            emit(log, events.DISCARDED, seat, good, lost, 0)
        s.kept[good] = UNDECIDED


@kernel
def go_on_storing(s, log, seat):
    """Kinds with one possible number are settled; the first with a choice is asked about."""
    player = s.players[seat]
    while s.slot < goods.COUNT:
        choices = 0
        only = 0
        for number in range(player.goods[s.slot] + 1):
            if keep_refusal(s, player, s.slot, number) == reasons.ALLOWED:
                choices += 1
                only = number
        if choices > 1:
            ask(s, seat, decisions.STORE_GOODS)
            return
        s.kept[s.slot] = only
        s.slot += 1
    return_the_rest(s, log, seat)
    end_turn(s)


@kernel
def unload_ships(rules, s, log):
    """PR-CAPTAIN-09: full ships are emptied into the supply, the others keep their load."""
    for ship in range(rules.ships):
        if s.ship_load[ship] == rules.capacity[ship]:
            good = s.ship_kind[ship]
            s.goods_supply[good] += s.ship_load[ship]
            s.ship_kind[ship] = goods.NONE
            s.ship_load[ship] = 0
            emit(log, events.SHIP_UNLOADED, TABLE, good, rules.capacity[ship], 0)


@kernel
def advance_storage(rules, s, log):
    """PR-STORAGE-04: once, at the end of the captain phase, from the holder clockwise."""
    if s.turns_done == rules.players:
        unload_ships(rules, s, log)
        for seat in range(rules.players):
            forget_players_phase(s.players[seat])
        end_phase(s)
        return
    seat = acting_seat(rules, s)
    if s.step == STEP_OPEN:
        s.slot = 0
        s.step = STEP_DECIDE
        if kinds_held(s.players[seat]) == 0:
            end_turn(s)
    else:
        go_on_storing(s, log, seat)
