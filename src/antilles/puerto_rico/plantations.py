"""The face-down stacks, the open row and the discard pile (PR-SETUP-05, PR-SETTLER-05, PR-SETTLER-06).

The stacks are kept as counts by kind and a tile is drawn when somebody looks at it. That is the same as a shuffled
stack nobody has seen, and it leaves nothing hidden in the state except the generator.
"""

from antilles.core.events import NOBODY, TABLE, emit
from antilles.core.jit import kernel
from antilles.core.rng import below
from antilles.puerto_rico import events, goods, tiles


@kernel
def total(counts):
    """Tiles in a pile."""
    number = 0
    for kind in range(goods.COUNT):
        number += counts[kind]
    return number


@kernel
def can_draw(s):
    """R-02: with no face-down tile the discards are shuffled first; with no discards there is nothing to draw."""
    return s.top_tile != tiles.NONE or total(s.face_down) > 0 or total(s.discards) > 0


@kernel
def draw_tile(s, log):
    """PR-SETTLER-06: the next face-down tile, after shuffling the discards if none is left; else NONE."""
    if s.top_tile != tiles.NONE:
        kind = int(s.top_tile)
        s.top_tile = tiles.NONE
        s.top_seen_by = NOBODY
        return kind
    left = total(s.face_down)
    if left == 0:
        left = total(s.discards)
        if left == 0:
            return tiles.NONE
        for kind in range(goods.COUNT):
            s.face_down[kind] = s.discards[kind]
            s.discards[kind] = 0
        emit(log, events.RESHUFFLED, TABLE, left, 0, 0)
    kind = next_kind(s, left)
    s.face_down[kind] -= 1
    return kind


@kernel
def next_kind(s, left):
    """The kind of the next of so many face-down tiles: the scripted one while there is one, else by chance."""
    if s.scripted > 0:
        s.scripted -= 1
        kind = int(s.script[s.scripted])
        s.script[s.scripted] = tiles.NONE
        if s.face_down[kind] > 0:
            return kind
    drawn = below(s, left)
    kind = 0
    while drawn >= s.face_down[kind]:
        drawn -= s.face_down[kind]
        kind += 1
    return kind


@kernel
def put_back(s, kind, seat):
    """R-14: a tile that was only looked at lies on top again; the seat knows it."""
    s.top_tile = kind
    s.top_seen_by = seat


@kernel
def clear_row(s, log):
    """PR-SETTLER-05: untaken tiles go to the discard pile."""
    cleared = 0
    for kind in range(goods.COUNT):
        cleared += s.face_up[kind]
        s.discards[kind] += s.face_up[kind]
        s.face_up[kind] = 0
    if cleared > 0:
        emit(log, events.ROW_CLEARED, TABLE, cleared, 0, 0)


@kernel
def fill_row(rules, s, log):
    """PR-SETTLER-05, PR-SETTLER-06: one more tile than players is turned up; a short row stays short."""
    while total(s.face_up) < rules.row:
        kind = draw_tile(s, log)
        if kind == tiles.NONE:
            break
        s.face_up[kind] += 1
    for kind in range(goods.COUNT):
        if s.face_up[kind] > 0:
            emit(log, events.TILE_TURNED_UP, TABLE, kind, s.face_up[kind], 0)


@kernel
def turn_up_row(rules, s, log):
    """The row of a position that does not say it: by chance, and without the tiles scripted to be drawn later."""
    scripted = int(s.scripted)
    for place in range(scripted):
        s.face_down[s.script[place]] -= 1
    s.scripted = 0
    fill_row(rules, s, log)
    for place in range(scripted):
        s.face_down[s.script[place]] += 1
    s.scripted = scripted


@kernel
def forget_script(s):
    """What a position has scripted is unknown to every seat."""
    for place in range(s.scripted):
        s.script[place] = tiles.NONE
    s.scripted = 0
