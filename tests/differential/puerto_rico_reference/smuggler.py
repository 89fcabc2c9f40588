"""PR-X3-*: raid, robbery, luring, takeover."""

from __future__ import annotations

from tests.differential.puerto_rico_reference.board import Board, Play, ask
from tests.differential.puerto_rico_reference.captain import unload
from tests.differential.puerto_rico_reference.mayor import lure, most_lured
from tests.differential.puerto_rico_reference.people import guest_window


def smuggler(board: Board, holder: int) -> Play:
    player = board.players[holder]
    yield from guest_window(board, holder)
    board.wanted = holder
    texts = [f"raid {ship['spaces']} {kept}" for ship in board.ships for kept in range(min(3, ship["load"]) + 1)]
    texts.append("robbery")
    texts += [f"luring {taken}" for taken in range(most_lured(board, player) + 1)]
    texts += [f"takeover {role}" for role, card in board.roles.items() if card["taken_by"] is None]
    answer = yield from ask("smuggler mode", holder, texts)
    words = answer.split()
    if words[0] == "raid":
        ship = next(ship for ship in board.ships if ship["spaces"] == int(words[1]))
        if ship["good"]:
            player.goods[ship["good"]] += int(words[2])
            ship["load"] -= int(words[2])
        unload(board, ship)
    elif words[0] == "robbery":
        points = board.house.total()
        board.goods += board.house
        board.house.clear()
        yield from board.earn(player, "robbery victory points", points=points)
    elif words[0] == "luring":
        yield from lure(board, player, int(words[1]))
    else:
        role = answer.removeprefix("takeover ")
        board.takeover = {"role": role, "seat": holder}
        player.doubloons += board.roles[role]["doubloons"]
        board.roles[role]["doubloons"] = 0
    yield from guest_window(board, holder)
