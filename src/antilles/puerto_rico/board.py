"""What lies on a player board, and what a player gains."""

from antilles.core.events import TABLE, emit
from antilles.core.jit import kernel
from antilles.puerto_rico import components, endings, events, goods, phases, tiles


@kernel
def nobles_of(rules, player):
    """C-EN-8: all nobles on the player's board, wherever they stand."""
    nobles = int(player.limbo_nobles)
    for tile in range(tiles.CIRCLE_KINDS):
        nobles += player.manned_nobles[tile]
    for building in range(rules.buildings):
        nobles += player.city_nobles[building]
    return nobles


@kernel
def island_spaces_free(player):
    """PR-SETUP-01: empty spaces among the 12 of the island."""
    free = components.ISLAND_SPACES
    for tile in range(tiles.COUNT):
        free -= player.tiles[tile]
    return free


@kernel
def goods_held(player):
    """All goods of a player."""
    held = 0
    for good in range(goods.COUNT):
        held += player.goods[good]
    return held


@kernel
def meet_end(s, log, reason):
    """PR-END-04: an end condition, once met, stays met."""
    if s.ended & reason == 0:
        s.ended |= reason
        emit(log, events.END_MET, TABLE, reason, 0, 0)


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
    emit(log, events.POINTS, seat, points, points - chips, source)
    if s.vp_pool == 0 and rules.vp_end and (rules.vp_end_any_phase or s.phase == phases.CAPTAIN):
        meet_end(s, log, endings.POINTS_GONE)


@kernel
def gain_doubloons(s, log, seat, amount, source):
    """Doubloons from the bank, which never runs out (R-15)."""
    s.players[seat].doubloons += amount
    emit(log, events.DOUBLOONS, seat, amount, source, 0)
