"""Captain phase (PR-CAPTAIN-*): loading goes round and round until nobody loads any more."""

from __future__ import annotations

from antilles.core.jit import kernel
from antilles.puerto_rico.actions import FIRST, LOAD_VERB, PASS, SECOND, VERB
from antilles.puerto_rico.benefits import offer
from antilles.puerto_rico.board import gain_points, occupied
from antilles.puerto_rico.events import LOADED, WHARF_LOADED, emit
from antilles.puerto_rico.layout import N_GOODS
from antilles.puerto_rico.reasons import (
    ALLOWED,
    ANOTHER_SHIP_TAKES_MORE,
    KIND_ON_OTHER_SHIP,
    MUST_LOAD,
    NO_SUCH_GOOD,
    NO_SUCH_SHIP,
    NO_WHARF,
    NOTHING_FOR_WHARF,
    SHIP_FULL,
    SHIP_HAS_OTHER_KIND,
    WHARF_USED,
)
from antilles.puerto_rico.turns import acting_seat, answered, ask, begin_phase, decline
from antilles.puerto_rico.vocabulary import (
    CAPTAIN_LOAD,
    CAPTAIN_POINT,
    HARBOR,
    HARBOR_POINT,
    NO_GOOD,
    STORAGE_PHASE,
    WHARF,
)

NO_SHIP = -1
FOR_GOODS = -1
STEP_LOAD, STEP_DONE = range(2)


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
def load_answer_refusal(rules, s, action):
    """PR-CAPTAIN-02, PR-CAPTAIN-05, PR-CAPTAIN-08: any loadable kind; pass only if no cargo ship takes anything."""
    player = s.players[s.turn]
    if action == PASS:
        return MUST_LOAD if must_load(rules, s, player) else ALLOWED
    if VERB[action] == LOAD_VERB:
        return load_refusal(rules, s, player, FIRST[action], ship_with(rules, SECOND[action]))
    return wharf_refusal(player, FIRST[action])


@kernel
def captain_point(s, seat):
    """PR-CAPTAIN-07: 1 point more with the holder's first load, by whatever ship (R-09)."""
    return 1 if seat == s.holder and not s.captain_paid else 0


@kernel
def harbor_point(player):
    """PR-BLD-HARBOR: 1 point more for every load of the owner, by whatever ship."""
    return 1 if occupied(player, HARBOR) else 0


@kernel
def score_load(rules, s, log, seat, amount):
    """PR-CAPTAIN-06: 1 point per good, then captain and harbor."""
    gain_points(rules, s, log, seat, amount, FOR_GOODS)
    offer(rules, s, log, seat, CAPTAIN_POINT, captain_point(s, seat))
    offer(rules, s, log, seat, HARBOR_POINT, harbor_point(s.players[seat]))
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
    if action == PASS:
        s.idle_turns += 1
        decline(s, log)
        return
    if VERB[action] == LOAD_VERB:
        load_ship(rules, s, log, seat, FIRST[action], ship_with(rules, SECOND[action]))
    else:
        load_wharf(rules, s, log, seat, FIRST[action])
    answered(s)


@kernel
def advance_captain(rules, s, log):
    """PR-CAPTAIN-01, R-10: round and round until every player in a row had a turn without a load."""
    if s.step == STEP_DONE:
        s.turns_done = (s.turns_done + 1) % rules.players
        s.step = STEP_LOAD
    if s.idle_turns >= rules.players:
        s.idle_turns = 0
        s.captain_paid = 0
        begin_phase(s, STORAGE_PHASE)
        return
    seat = acting_seat(rules, s)
    s.step = STEP_DONE
    if must_load(rules, s, s.players[seat]) or may_use_wharf(s.players[seat]):
        ask(s, seat, CAPTAIN_LOAD)
    else:
        s.idle_turns += 1
