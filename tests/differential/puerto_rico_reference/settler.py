"""PR-SETTLER-*, and what adds to it: hacienda, hospice, forest house, library, hunting lodge."""

from __future__ import annotations

from tests.differential.puerto_rico_reference.board import (
    COLONIST,
    LIMBO,
    NOBLE,
    Asking,
    Board,
    Deciding,
    Play,
    Player,
    ask,
)
from tests.differential.puerto_rico_reference.people import festival_tile, guest_window, guests_may_move
from tests.differential.puerto_rico_reference.tables import GOODS


def settler(board: Board, holder: int) -> Play:
    yield from guest_window(board, holder)
    took = False
    for player in board.clockwise(holder):
        if player.seat != holder:
            yield from guests_may_move(board, player)
        took_one = yield from settler_turn(board, player, holder)
        took = took or (took_one and player.seat == holder)
    settler_player = board.players[holder]
    if took and "library" in settler_player.city:
        yield from guests_may_move(board, settler_player)  # R-17 b: the second tile is one more turn
    if took and settler_player.occupied("library"):
        yield from take(board, settler_player, "library tile", settler_player.occupied("construction hut"))
    yield from guest_window(board, holder)
    for player in board.clockwise(holder):
        yield from hunting_lodge(board, player)
    board.refill_row()


def settler_turn(board: Board, player: Player, holder: int) -> Deciding:
    """One turn; comes back with whether the ordinary tile was taken."""
    hospice_free = True
    may_draw = player.occupied("hacienda") and player.island_room and board.can_draw
    if may_draw and (yield from ask("hacienda draw", player.seat, ["draw", "pass"])) == "draw":
        placed = yield from hidden_tile(board, player)
        if board.flags["hospice_hacienda"] == "one_colonist_either_tile":
            hospice_free = not (yield from hospice(board, player, placed))
        yield from festival_tile(board, player)
    may_quarry = player.seat == holder or player.occupied("construction hut")
    return (yield from take(board, player, "settler take", may_quarry, hospice_free))


def hidden_tile(board: Board, player: Player) -> Asking:
    """Draw and place; with a forest house it may be looked at first (forest_hacienda)."""
    rule = board.flags["forest_hacienda"]
    kind = board.draw()
    if player.occupied("forest house") and rule != "face_up_only":
        return (yield from lay_seen(board, player, kind, goes_back=rule == "peek_then_return"))
    player.tiles[kind] += 1
    return kind


def lay_seen(board: Board, player: Player, kind: str, goes_back: bool) -> Asking:
    """`FOREST_PLACE`: a plantation, or a forest; comes back with the tile placed."""
    board.peeked = kind
    answer = yield from ask("forest place", player.seat, ["plantation", "forest"])
    board.peeked = None
    if answer == "plantation":
        player.tiles[kind] += 1
        return kind
    player.tiles["forest"] += 1
    if goes_back:
        board.top = kind, player.seat
    else:
        player.secret_forests[kind] += 1
    return "forest"


def take(board: Board, player: Player, decision: str, may_quarry: bool, hospice_free: bool = True) -> Deciding:
    """PR-SETTLER-01 to 04: one tile or none; comes back with whether one was taken."""
    if not player.island_room:
        return False
    texts = [f"take {kind}" for kind in GOODS if board.face_up[kind]]
    if may_quarry and board.quarries:
        texts.append("take quarry")
    if player.occupied("forest house"):
        if board.flags["forest_source"] == "stock":
            texts.append("forest")
        else:
            texts += [f"forest {kind}" for kind in GOODS if board.face_up[kind]]
    if not texts:
        return False
    answer = yield from ask(decision, player.seat, [*texts, "pass"])
    if answer == "pass":
        return False
    verb, _, kind = answer.partition(" ")
    if kind == "quarry":
        board.quarries -= 1
    elif kind:
        board.face_up[kind] -= 1
    if verb == "forest":
        if kind:
            player.forests[kind] += 1
        kind = "forest"
    player.tiles[kind] += 1
    if hospice_free and decision == "settler take":
        yield from hospice(board, player, kind)
    yield from festival_tile(board, player)
    return True


def hospice(board: Board, player: Player, tile: str) -> Deciding:
    """PR-BLD-HOSPICE: comes back with whether a colonist was taken."""
    if not player.occupied("hospice") or board.spare_person() is None:
        return False
    if (yield from ask("hospice colonist", player.seat, ["colonist", "pass"])) == "pass":
        return False
    board.take_spare_person(player, LIMBO if tile == "forest" else tile)
    return True


# ------------------------------------------------------------------ tiles given up
def tiles_to_give(player: Player, forests: bool) -> list[str]:
    """Plantations by who stands there, and forests by the plantation on their face."""
    texts = []
    for kind in GOODS:
        if player.free_circles(kind) > 0:
            texts.append(f"give {kind}")
        texts += [f"give {kind} {person}" for person in (COLONIST, NOBLE) if player.people[person][kind]]
    if forests:
        faces = player.forests + player.secret_forests
        texts += [f"give forest {kind}" for kind in GOODS if faces[kind]]
        if player.tiles["forest"] > faces.total():
            texts.append("give forest")
    return texts


def give_up(player: Player, text: str) -> str:
    """Take the tile off the island, its person to limbo; comes back with the plantation, if there is one."""
    _, tile, *rest = text.split()
    player.tiles[tile] -= 1
    if tile != "forest":
        if rest:
            player.people[rest[0]][tile] -= 1
            player.people[rest[0]][LIMBO] += 1
        return tile
    if not rest:
        return ""
    pile = player.forests if player.forests[rest[0]] else player.secret_forests
    pile[rest[0]] -= 1
    return rest[0]


def hunting_lodge(board: Board, player: Player) -> Play:
    """PR-BLD-HUNTING-LODGE, R-22."""
    if not player.occupied("hunting lodge"):
        return
    if player.people[NOBLE]["hunting lodge"]:
        others = [other.island_room for other in board.players if other is not player]
        if player.island_room > max(others):
            yield from board.earn(player, "hunting lodge victory points", points=2)
        return
    texts = tiles_to_give(player, forests=True)
    if texts:
        answer = yield from ask("lodge discard", player.seat, [*texts, "pass"])
        if answer != "pass":
            kind = give_up(player, answer)
            if kind:
                board.discards[kind] += 1
