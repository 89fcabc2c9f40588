"""PR-SCORE-* and the large violets."""

from __future__ import annotations

from tests.differential.puerto_rico_reference.board import LIMBO, Board, Player
from tests.differential.puerto_rico_reference.tables import BUILDINGS, CLOISTER_POINTS, ISLAND_SPACES, PLACES


def total(board: Board, player: Player) -> int:
    """PR-SCORE-01 and 02."""
    printed = sum(BUILDINGS[name].points for name in player.city)
    extra = sum(points for name, points in extras(board, player).items() if player.occupied(name))
    return player.chips + player.paper + printed + extra + player.all_nobles


def extras(board: Board, player: Player) -> dict[str, int]:
    """What each large building is worth if it is occupied."""
    rows = [BUILDINGS[name] for name in player.city]
    filled = ISLAND_SPACES - player.island_room
    people = sum(player.standing(place) for place in PLACES)
    if board.flags["fortress_counts_limbo"]:
        people += player.standing(LIMBO)
    points = player.chips + (player.paper if board.flags["customs_counts_paper"] else 0)
    return {
        "guild hall": sum({"small plant": 1, "plant": 2}.get(row.kind, 0) for row in rows),
        "residence": max(4, filled - 5) if filled >= board.flags["residence_least_tiles"] else 0,
        "fortress": people // 3,
        "customs house": points // 4,
        "city hall": sum(row.violet for row in rows),
        "cloister": CLOISTER_POINTS[sum(tiles // 3 for tiles in player.tiles.values())],
        "royal garden": player.all_nobles,
    }


def scores(board: Board) -> list[tuple[int, int]]:
    """PR-SCORE-03: points, then doubloons and goods."""
    return [(total(board, player), player.doubloons + player.goods.total()) for player in board.players]


def winners(board: Board) -> list[int]:
    found = scores(board)
    return [seat for seat, score in enumerate(found) if score == max(found)]
