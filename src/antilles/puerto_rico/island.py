"""Laying tiles on an island and giving them up again: plantations, quarries and forests."""

from antilles.core.events import emit, whisper
from antilles.core.jit import kernel
from antilles.puerto_rico import buildings, events, goods, reasons, tiles
from antilles.puerto_rico.board import island_spaces_free
from antilles.puerto_rico.city import occupied
from antilles.puerto_rico.plantations import draw_tile, put_back

UNSEEN = -1
# Rules.forest_hacienda
NO_FOREST, PEEK_THEN_RETURN, PEEK_THEN_PLACE = range(3)


@kernel
def lay_tile(s, seat, tile):
    """PR-SETTLER-07: where on the island does not matter, so tiles are counted by kind."""
    s.players[seat].tiles[tile] += 1
    s.tile_placed = tile


@kernel
def lay_forest(s, log, seat, face):
    """PR-BLD-FOREST-HOUSE: a forest from the stock, or a plantation laid face down for good."""
    player = s.players[seat]
    player.tiles[tiles.FOREST] += 1
    if face != tiles.STOCK_FOREST:
        player.forest_of[face] += 1
    s.tile_placed = tiles.FOREST
    emit(log, events.FOREST_PLACED, seat, face, 0, 0)


@kernel
def lay_unseen_forest(s, log, seat, face):
    """R-43: the hidden tile itself becomes the forest; only its owner knows which plantation it was."""
    player = s.players[seat]
    player.tiles[tiles.FOREST] += 1
    player.secret_forest_of[face] += 1
    s.tile_placed = tiles.FOREST
    emit(log, events.FOREST_PLACED, seat, UNSEEN, 0, 0)


@kernel
def forest_refusal(rules, s, seat, face):
    """PR-BLD-FOREST-HOUSE: an occupied forest house, a free space, and the tile the edition's forests are made of."""
    player = s.players[seat]
    if not occupied(player, buildings.FOREST_HOUSE):
        return reasons.NO_FOREST_HOUSE
    if island_spaces_free(player) == 0:
        return reasons.ISLAND_FULL
    if rules.forest_from_stock:
        return reasons.ALLOWED if face == tiles.STOCK_FOREST else reasons.FOREST_FROM_ROW
    if face == tiles.STOCK_FOREST:
        return reasons.NO_STOCK_OF_FORESTS
    return reasons.ALLOWED if s.face_up[face] > 0 else reasons.NOT_FACE_UP


@kernel
def take_forest(s, log, seat, face):
    """PR-BLD-FOREST-HOUSE: in the ordinary take, instead of a plantation or quarry."""
    if face != tiles.STOCK_FOREST:
        s.face_up[face] -= 1
    lay_forest(s, log, seat, face)


@kernel
def draw_hidden_tile(s, log, seat, may_become_forest):
    """The next face-down tile is laid at once; where it may become a forest, only the seat looks at it first."""
    tile = draw_tile(s, log)
    if may_become_forest and occupied(s.players[seat], buildings.FOREST_HOUSE):
        s.tile_peeked = tile
        emit(log, events.TILE_LOOKED_AT, seat, 0, 0, 0)
        whisper(log, events.TILE_SEEN, seat, tile)
    else:
        emit(log, events.TILE_DRAWN, seat, tile, 0, 0)
        lay_tile(s, seat, tile)


@kernel
def lay_peeked_tile(s, log, seat, as_forest, returning):
    """FOREST_PLACE: as a plantation, or as (or, returning the tile, instead of it) a forest."""
    tile = int(s.tile_peeked)
    s.tile_peeked = tiles.NONE
    if not as_forest:
        emit(log, events.TILE_DRAWN, seat, tile, 0, 0)
        lay_tile(s, seat, tile)
    elif returning:
        put_back(s, tile, seat)
        emit(log, events.TILE_RETURNED, seat, 0, 0, 0)
        lay_forest(s, log, seat, tiles.STOCK_FOREST)
    else:
        lay_unseen_forest(s, log, seat, tile)


@kernel
def forests_with_face(player):
    """Forests that are plantations laid face down."""
    forests = 0
    for good in range(goods.COUNT):
        forests += player.forest_of[good] + player.secret_forest_of[good]
    return forests


@kernel
def give_refusal(player, tile, detail):
    """PR-BLD-HUNTING-LODGE, PR-BLD-LAND-OFFICE: a plantation with whoever stands there, or a forest; never a quarry."""
    if tile == tiles.FOREST:
        if detail == tiles.STOCK_FOREST:
            return reasons.ALLOWED if player.tiles[tiles.FOREST] > forests_with_face(player) else reasons.NO_SUCH_TILE
        return (
            reasons.ALLOWED if player.forest_of[detail] + player.secret_forest_of[detail] > 0 else reasons.NO_SUCH_TILE
        )
    people, nobles = player.manned[tile], player.manned_nobles[tile]
    if detail == tiles.NOBODY_ON_IT:
        return reasons.ALLOWED if player.tiles[tile] > people else reasons.NO_SUCH_TILE
    if detail == tiles.COLONIST_ON_IT:
        return reasons.ALLOWED if people > nobles else reasons.NO_SUCH_TILE
    return reasons.ALLOWED if nobles > 0 else reasons.NO_SUCH_TILE


@kernel
def can_give_something(player):
    """Whether the island has a plantation or a forest."""
    if player.tiles[tiles.FOREST] > 0:
        return True
    for tile in range(goods.COUNT):
        if player.tiles[tile] > 0:
            return True
    return False


@kernel
def give_up(player, tile, detail):
    """The tile leaves the island and whoever stood there waits in limbo; returns the plantation, or STOCK_FOREST."""
    player.tiles[tile] -= 1
    if tile == tiles.FOREST:
        if detail != tiles.STOCK_FOREST:
            if player.forest_of[detail] > 0:
                player.forest_of[detail] -= 1
            else:
                player.secret_forest_of[detail] -= 1
        return detail
    if detail != tiles.NOBODY_ON_IT:
        noble = 1 if detail == tiles.NOBLE_ON_IT else 0
        player.manned[tile] -= 1
        player.manned_nobles[tile] -= noble
        player.limbo += 1
        player.limbo_nobles += noble
    return tile
