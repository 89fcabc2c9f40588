"""Settler phase (PR-SETTLER-*): hacienda draw, ordinary take, hospice colonist; then a new open row."""

from __future__ import annotations

from antilles.core.jit import kernel
from antilles.puerto_rico.actions import FIRST, PASS
from antilles.puerto_rico.board import colonist_at_hand, island_spaces_free, occupied, take_colonist
from antilles.puerto_rico.events import COLONIST_TAKEN, NOTHING_POSSIBLE, TILE_DRAWN, TILE_TAKEN, emit
from antilles.puerto_rico.layout import N_TILES
from antilles.puerto_rico.plantations import can_draw, clear_row, draw_tile, fill_row
from antilles.puerto_rico.reasons import (
    ALLOWED,
    ISLAND_FULL,
    NO_COLONIST_LEFT,
    NO_QUARRY_LEFT,
    NOT_FACE_UP,
    NOTHING_TO_DRAW,
    QUARRY_FOR_SETTLER,
    SETTLER_NOT_FACE_UP,
)
from antilles.puerto_rico.turns import acting_seat, answered, ask, decline, end_phase, end_turn
from antilles.puerto_rico.vocabulary import (
    CONSTRUCTION_HUT,
    HACIENDA,
    HACIENDA_DRAW,
    HOSPICE,
    HOSPICE_COLONIST,
    NO_TILE,
    QUARRY,
    SETTLER_TAKE,
)

# PR-SETTLER-08: the order inside one turn.
STEP_DRAW, STEP_HOSPICE_FOR_DRAWN, STEP_TAKE, STEP_HOSPICE, STEP_DONE = range(5)


@kernel
def draw_refusal(s, player):
    """PR-BLD-HACIENDA: the owner of an occupied hacienda may draw if a space is free and a tile is left."""
    if island_spaces_free(player) == 0:
        return ISLAND_FULL
    if not can_draw(s):
        return NOTHING_TO_DRAW
    return ALLOWED


@kernel
def may_take_quarry(s, seat):
    """PR-SETTLER-01, PR-BLD-CONSTRUCTION-HUT: the settler's privilege, or an occupied construction hut."""
    return seat == s.holder or occupied(s.players[seat], CONSTRUCTION_HUT)


@kernel
def take_refusal(s, seat, tile):
    """PR-SETTLER-01 to -04: a face-up plantation, or a quarry for those who may, onto a free space."""
    if island_spaces_free(s.players[seat]) == 0:
        return ISLAND_FULL
    if tile == QUARRY:
        if not may_take_quarry(s, seat):
            return QUARRY_FOR_SETTLER
        return ALLOWED if s.quarries > 0 else NO_QUARRY_LEFT
    if s.face_up[tile] > 0:
        return ALLOWED
    return SETTLER_NOT_FACE_UP if seat == s.holder else NOT_FACE_UP


@kernel
def can_take_something(s, seat):
    """Whether any tile may be taken at all."""
    for tile in range(N_TILES):
        if take_refusal(s, seat, tile) == ALLOWED:
            return True
    return False


@kernel
def hospice_works(s, player):
    """PR-BLD-HOSPICE: for a tile just placed, once per turn, while supply or ship has a colonist."""
    return s.tile_placed != NO_TILE and not s.hospice_used and occupied(player, HOSPICE) and colonist_at_hand(s)


@kernel
def draw_answer_refusal(s, action):
    """PR-BLD-HACIENDA: drawing is optional; a drawn tile must be placed."""
    return ALLOWED if action == PASS else draw_refusal(s, s.players[s.turn])


@kernel
def take_answer_refusal(s, action):
    """PR-SETTLER-02: taking a tile is optional."""
    return ALLOWED if action == PASS else take_refusal(s, s.turn, FIRST[action])


@kernel
def colonist_answer_refusal(s, action):
    """PR-BLD-HOSPICE, PR-BLD-UNIVERSITY: the colonist is optional and comes from supply or ship."""
    return ALLOWED if action == PASS or colonist_at_hand(s) else NO_COLONIST_LEFT


@kernel
def place_tile(player, tile):
    """PR-SETTLER-07: where on the island does not matter, so tiles are counted by kind."""
    player.tiles[tile] += 1


@kernel
def apply_draw(s, log, action):
    """PR-BLD-HACIENDA: the drawn tile is placed at once and cannot be swapped for a quarry."""
    if action == PASS:
        decline(s, log)
        return
    tile = draw_tile(s, log)
    place_tile(s.players[s.turn], tile)
    s.tile_placed = tile
    emit(log, TILE_DRAWN, s.turn, tile, 0, 0)
    answered(s)


@kernel
def apply_take(s, log, action):
    """PR-SETTLER-01, PR-SETTLER-02: the tile goes from the row, or the quarry stack, onto the island."""
    if action == PASS:
        decline(s, log)
        return
    tile = FIRST[action]
    if tile == QUARRY:
        s.quarries -= 1
    else:
        s.face_up[tile] -= 1
    place_tile(s.players[s.turn], tile)
    s.tile_placed = tile
    emit(log, TILE_TAKEN, s.turn, tile, 0, 0)
    answered(s)


@kernel
def apply_hospice(s, log, action):
    """PR-BLD-HOSPICE: one colonist onto the tile just placed, quarries included."""
    if action == PASS:
        decline(s, log)
        return
    source = take_colonist(s)
    s.players[s.turn].manned[s.tile_placed] += 1
    s.hospice_used = 1
    emit(log, COLONIST_TAKEN, s.turn, HOSPICE_COLONIST, source, 0)
    answered(s)


@kernel
def advance_settler(rules, s, log):
    """PR-SETTLER-08: draw, (hospice for the drawn tile,) take, hospice; then the next seat; then a new row."""
    if s.turns_done == rules.players:
        clear_row(s, log)
        fill_row(rules, s, log)
        end_phase(s)
        return
    seat = acting_seat(rules, s)
    player = s.players[seat]
    step = s.step
    s.step = step + 1
    if step == STEP_DRAW:
        if occupied(player, HACIENDA) and draw_refusal(s, player) == ALLOWED:
            ask(s, seat, HACIENDA_DRAW)
    elif step == STEP_HOSPICE_FOR_DRAWN:
        if rules.hospice_on_hacienda_tile and hospice_works(s, player):
            ask(s, seat, HOSPICE_COLONIST)
    elif step == STEP_TAKE:
        s.tile_placed = NO_TILE
        if can_take_something(s, seat):
            ask(s, seat, SETTLER_TAKE)
        else:
            emit(log, NOTHING_POSSIBLE, seat, SETTLER_TAKE, 0, 0)
    elif step == STEP_HOSPICE:
        if hospice_works(s, player):
            ask(s, seat, HOSPICE_COLONIST)
    else:
        s.tile_placed = NO_TILE
        s.hospice_used = 0
        end_turn(s)
