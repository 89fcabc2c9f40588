"""Loading (PR-CAPTAIN-02 to -07): which ship takes what, private ships, and what a load brings."""

from antilles.core.events import emit
from antilles.core.jit import kernel
from antilles.puerto_rico import benefits, buildings, events, goods, reasons
from antilles.puerto_rico.board import gain_points, goods_held
from antilles.puerto_rico.city import occupied
from antilles.puerto_rico.offers import offer

NO_SHIP = -1
FOR_GOODS = -1


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
        if s.ship_kind[ship] == goods.NONE:
            most = max(most, min(held, int(rules.capacity[ship])))
    return most


@kernel
def load_refusal(rules, s, player, good, ship):
    """PR-CAPTAIN-03, PR-CAPTAIN-04: the ship with this kind, else an empty one that takes the most; ties are free."""
    if player.goods[good] == 0:
        return reasons.NO_SUCH_GOOD
    if ship == NO_SHIP:
        return reasons.NO_SUCH_SHIP
    room = rules.capacity[ship] - s.ship_load[ship]
    if s.ship_kind[ship] == good:
        return reasons.ALLOWED if room > 0 else reasons.SHIP_FULL
    if s.ship_kind[ship] != goods.NONE:
        return reasons.SHIP_HAS_OTHER_KIND
    if carrier_of(rules, s, good) != NO_SHIP:
        return reasons.KIND_ON_OTHER_SHIP
    held = int(player.goods[good])
    return (
        reasons.ALLOWED
        if min(held, int(room)) == most_on_an_empty_ship(rules, s, held)
        else reasons.ANOTHER_SHIP_TAKES_MORE
    )


@kernel
def must_load(rules, s, player):
    """PR-CAPTAIN-02, PR-STORAGE-05: whether some cargo ship can take something of the player's."""
    for good in range(goods.COUNT):
        if player.goods[good] > 0:
            for ship in range(rules.ships):
                if load_refusal(rules, s, player, good, ship) == reasons.ALLOWED:
                    return True
    return False


@kernel
def wharf_refusal(player, good):
    """PR-BLD-WHARF: an occupied wharf, once per captain phase, for a kind the player has."""
    if not occupied(player, buildings.WHARF):
        return reasons.NO_WHARF
    if player.wharf_used:
        return reasons.WHARF_USED
    return reasons.ALLOWED if player.goods[good] > 0 else reasons.NOTHING_FOR_WHARF


@kernel
def may_use_wharf(player):
    """Whether the wharf can ship anything."""
    for good in range(goods.COUNT):
        if wharf_refusal(player, good) == reasons.ALLOWED:
            return True
    return False


@kernel
def small_wharf_refusal(player):
    """PR-BLD-SMALL-WHARF: an occupied small wharf, once per captain phase, with at least one good."""
    if not occupied(player, buildings.SMALL_WHARF):
        return reasons.NO_SMALL_WHARF
    if player.small_wharf_used:
        return reasons.SMALL_WHARF_USED
    return reasons.ALLOWED if goods_held(player) > 0 else reasons.AT_LEAST_ONE


@kernel
def may_load_privately(player):
    """Whether wharf or small wharf can be used."""
    return may_use_wharf(player) or small_wharf_refusal(player) == reasons.ALLOWED


@kernel
def captain_point(s, seat):
    """PR-CAPTAIN-07, PR-BLD-LIBRARY: 1 point more, 2 with a library, with the holder's first load (R-09)."""
    if seat != s.holder or s.captain_paid:
        return 0
    return 2 if occupied(s.players[seat], buildings.LIBRARY) else 1


@kernel
def harbor_point(player):
    """PR-BLD-HARBOR: 1 point more for every load of the owner, by whatever ship."""
    return 1 if occupied(player, buildings.HARBOR) else 0


@kernel
def lighthouse_income(player):
    """PR-BLD-LIGHTHOUSE: 1 doubloon for every load of the owner, by whatever ship."""
    return 1 if occupied(player, buildings.LIGHTHOUSE) else 0


@kernel
def score_load(rules, s, log, seat, amount):
    """PR-CAPTAIN-06: 1 point per good, then captain and harbor."""
    gain_points(rules, s, log, seat, amount, FOR_GOODS)
    offer(rules, s, log, seat, benefits.CAPTAIN_POINT, captain_point(s, seat))
    offer(rules, s, log, seat, benefits.HARBOR_POINT, harbor_point(s.players[seat]))
    offer(rules, s, log, seat, benefits.LIGHTHOUSE_PAY, lighthouse_income(s.players[seat]))
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
    emit(log, events.LOADED, seat, good, amount, rules.capacity[ship])
    score_load(rules, s, log, seat, amount)


@kernel
def load_wharf(rules, s, log, seat, good):
    """PR-BLD-WHARF: all goods of one kind go to the supply, whatever the cargo ships carry."""
    player = s.players[seat]
    amount = int(player.goods[good])
    player.goods[good] = 0
    player.wharf_used = 1
    s.goods_supply[good] += amount
    emit(log, events.WHARF_LOADED, seat, good, amount, 0)
    score_load(rules, s, log, seat, amount)
