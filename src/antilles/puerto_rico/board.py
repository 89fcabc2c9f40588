"""What lies on a player board and in the supplies: occupied, filled, taken, gained."""

from __future__ import annotations

from antilles.core.events import TABLE, emit
from antilles.core.jit import kernel
from antilles.puerto_rico.components import CIRCLES, CITY_SPACES, ISLAND_SPACES, SPACES
from antilles.puerto_rico.events import DOUBLOONS, END_MET, POINTS
from antilles.puerto_rico.layout import N_CIRCLE_TILES, N_GOODS, N_TILES
from antilles.puerto_rico.vocabulary import (
    CAPTAIN_PHASE,
    FROM_SHIP,
    FROM_SUPPLY,
    NOT_BUILT,
    POINTS_GONE,
)


@kernel
def owns(player, building):
    """Whether the building stands in the player's city, occupied or not."""
    return player.city[building] != NOT_BUILT


@kernel
def occupied(player, building):
    """PR-MAYOR-10, PR-BLD-02: a building works while at least one colonist is in it."""
    return player.city[building] > 0


@kernel
def occupied_by_noble(player, building):
    """PR-X2-05: a building with two results uses that of its occupant."""
    return player.city_nobles[building] > 0


@kernel
def occupied_by_colonist(player, building):
    """PR-X2-05: a colonist, not a noble, is in the building."""
    return player.city[building] > player.city_nobles[building]


@kernel
def nobles_of(rules, player):
    """C-EN-8: all nobles on the player's board, wherever they stand."""
    nobles = int(player.limbo_nobles)
    for tile in range(N_CIRCLE_TILES):
        nobles += player.manned_nobles[tile]
    for building in range(rules.buildings):
        nobles += player.city_nobles[building]
    return nobles


@kernel
def island_spaces_free(player):
    """PR-SETUP-01: empty spaces among the 12 of the island."""
    free = ISLAND_SPACES
    for tile in range(N_TILES):
        free -= player.tiles[tile]
    return free


@kernel
def city_spaces_free(rules, player):
    """PR-BUILDER-08, PR-BLD-05: empty spaces among the 12 of the city; shifting is free, so only the number counts."""
    free = CITY_SPACES
    for building in range(rules.buildings):
        if owns(player, building):
            free -= SPACES[building]
    return free


@kernel
def empty_building_circles(rules, player):
    """Circles without a colonist in the player's buildings."""
    empty = 0
    for building in range(rules.buildings):
        if owns(player, building):
            empty += CIRCLES[building] - player.city[building]
    return empty


@kernel
def goods_held(player):
    """All goods of a player."""
    held = 0
    for good in range(N_GOODS):
        held += player.goods[good]
    return held


@kernel
def meet_end(s, log, reason):
    """PR-END-04: an end condition, once met, stays met."""
    if s.ended & reason == 0:
        s.ended |= reason
        emit(log, END_MET, TABLE, reason, 0, 0)


@kernel
def gain_points(rules, s, log, seat, points, source):
    """PR-CAPTAIN-10, PR-END-03: points come from the pool, then on paper; the last chip ends the game."""
    if points == 0:
        return
    player = s.players[seat]
    chips = min(points, s.vp_pool)
    s.vp_pool -= chips
    player.vp_chips += chips
    player.vp_paper += points - chips
    emit(log, POINTS, seat, points, points - chips, source)
    if s.vp_pool == 0 and rules.vp_end and (rules.vp_end_any_phase or s.phase == CAPTAIN_PHASE):
        meet_end(s, log, POINTS_GONE)


@kernel
def gain_doubloons(s, log, seat, amount, source):
    """Doubloons from the bank, which never runs out (R-15)."""
    s.players[seat].doubloons += amount
    emit(log, DOUBLOONS, seat, amount, source, 0)


@kernel
def person_at_hand(s):
    """PR-BLD-HOSPICE, PR-BLD-UNIVERSITY: whether supply or ship still has somebody (R-32)."""
    return s.colonist_supply > 0 or s.colonist_ship > 0


@kernel
def next_person_is_noble(s):
    """R-21: only where supply and ship have no colonist left, the noble on the ship comes."""
    return s.colonist_supply == 0 and s.colonist_ship == s.ship_nobles


@kernel
def take_person(s):
    """One person from the supply or, when it is empty, from the ship; returns where he came from."""
    if s.colonist_supply > 0:
        s.colonist_supply -= 1
        return FROM_SUPPLY
    if s.colonist_ship == s.ship_nobles:
        s.ship_nobles -= 1
    s.colonist_ship -= 1
    return FROM_SHIP


@kernel
def return_person(s, noble):
    """A person goes back to the supply."""
    if noble:
        s.noble_supply += 1
    else:
        s.colonist_supply += 1
