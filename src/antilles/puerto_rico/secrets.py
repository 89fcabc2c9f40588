"""What a seat cannot know: the order of the face-down tiles, and tiles that only others have seen."""

from antilles.core.events import NOBODY
from antilles.core.jit import kernel
from antilles.puerto_rico import goods, tiles
from antilles.puerto_rico.plantations import draw_tile, forget_script, put_back


@kernel
def collect_unseen(rules, s, seat):
    """Put every tile that only another seat has seen back among the face-down ones; returns whether a peek is open."""
    peeked = s.tile_peeked != tiles.NONE and s.turn != seat
    if peeked:
        s.face_down[s.tile_peeked] += 1
    if s.top_tile != tiles.NONE and s.top_seen_by != seat:
        s.face_down[s.top_tile] += 1
    for other in range(rules.players):
        if other != seat:
            for kind in range(goods.COUNT):
                s.face_down[kind] += s.players[other].secret_forest_of[kind]
    return peeked


@kernel
def redraw_unseen(rules, s, log, seat):
    """Draw those tiles anew: forests of others first, then the tile on top, then the tile just looked at."""
    forget_script(s)
    peeked = collect_unseen(rules, s, seat)
    known_top = s.top_tile if s.top_seen_by == seat else tiles.NONE
    hidden_top = s.top_tile != tiles.NONE and s.top_seen_by != seat
    seer = s.top_seen_by
    s.top_tile = tiles.NONE
    s.top_seen_by = NOBODY
    for other in range(rules.players):
        if other != seat:
            player = s.players[other]
            forests = 0
            for kind in range(goods.COUNT):
                forests += player.secret_forest_of[kind]
                player.secret_forest_of[kind] = 0
            for _ in range(forests):
                player.secret_forest_of[draw_tile(s, log)] += 1
    if peeked:
        s.tile_peeked = draw_tile(s, log)
    if hidden_top:
        put_back(s, draw_tile(s, log), seer)
    elif known_top != tiles.NONE:
        put_back(s, known_top, seer)
