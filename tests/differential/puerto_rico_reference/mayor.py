"""PR-MAYOR-*, nobles and villa, and the luring of the smuggler, who takes from the same ship."""

from __future__ import annotations

from collections import Counter

from tests.differential.puerto_rico_reference.board import (
    COLONIST,
    LIMBO,
    NOBLE,
    Board,
    Play,
    Player,
    ask,
    empty_places,
)
from tests.differential.puerto_rico_reference.people import place_hand
from tests.differential.puerto_rico_reference.tables import BUILDINGS, PLACES


def mayor(board: Board, holder: int) -> Play:
    mayor_player = board.players[holder]
    for _ in range(board.doubled(mayor_player)):
        if not board.supply[COLONIST]:
            break
        if (yield from ask("mayor privilege", holder, ["colonist", "pass"])) == "pass":
            break
        board.supply[COLONIST] -= 1
        mayor_player.people[COLONIST][LIMBO] += 1
    yield from deal(board, holder)
    for player in board.clockwise(holder):
        yield from place_all(board, player)
    refill(board)


def deal(board: Board, holder: int) -> Play:
    """PR-MAYOR-02, PR-X2-03, R-40: one by one and clockwise; the villa on the first turn."""
    turns = 0
    while turns < board.n or any(board.aboard.values()):
        player = board.players[(holder + turns) % board.n]
        if turns < board.n:
            yield from villa(board, player)
        if sum(board.aboard.values()):
            person = NOBLE if board.aboard[NOBLE] else COLONIST
            if board.aboard[NOBLE] and board.aboard[COLONIST]:
                answer = yield from ask("ship take", player.seat, ["receive colonist", "receive noble"])
                person = answer.split()[1]
            board.aboard[person] -= 1
            player.people[person][LIMBO] += 1
        turns += 1


def villa(board: Board, player: Player) -> Play:
    """PR-BLD-VILLA."""
    if not player.occupied("villa"):
        return
    person = next((person for person in (NOBLE, COLONIST) if board.supply[person]), None)
    if person and (yield from ask("villa take", player.seat, ["villa", "pass"])) == "villa":
        board.supply[person] -= 1
        player.people[person][LIMBO] += 1


def place_all(board: Board, player: Player) -> Play:
    """PR-MAYOR-03 and 04."""
    places = [LIMBO, *PLACES] if board.flags["mayor_rearrange"] else [LIMBO]
    hand = Counter[str]()
    for person in (COLONIST, NOBLE):
        for place in places:
            hand[person] += player.people[person][place]
            player.people[person][place] = 0
    yield from place_hand(player, hand, "mayor place")


def refill(board: Board) -> None:
    """PR-MAYOR-07 and 08, PR-X2-02, PR-END-01."""
    empty = sum(player.free_circles(name) for player in board.players for name in BUILDINGS)
    required = max(board.n, empty)
    nobles = min(1, board.supply[NOBLE])
    colonists = min(required - nobles, board.supply[COLONIST])
    for person, number in ((NOBLE, nobles), (COLONIST, colonists)):
        board.supply[person] -= number
        board.aboard[person] += number
    if nobles + colonists < required and "nobles" not in board.expansions and not board.long_game:
        board.end("colonists short")


# ------------------------------------------------------------------ luring
def most_lured(board: Board, player: Player) -> int:
    """PR-X3-LURING: of those beyond n, up to three, as far as circles are empty."""
    beyond = max(0, sum(board.aboard.values()) - board.n)
    circles = sum(player.free_circles(place) for place in empty_places(player))
    return min(3, beyond, circles)


def lure(board: Board, player: Player, taken: int) -> Play:
    removed = max(0, sum(board.aboard.values()) - board.n)
    hand = Counter[str]()
    noble = "leave"
    if removed and board.aboard[NOBLE]:
        fates = [("keep", taken > 0), ("remove", removed > taken), ("leave", board.aboard[COLONIST] >= removed)]
        texts = [f"luring noble {fate}" for fate, possible in fates if possible]
        noble = (yield from ask("lure noble", player.seat, texts)).split()[-1]
    hand[NOBLE] = int(noble == "keep")
    hand[COLONIST] = taken - hand[NOBLE]
    to_supply = Counter({NOBLE: int(noble == "remove")})
    to_supply[COLONIST] = removed - taken - to_supply[NOBLE]
    for person in (COLONIST, NOBLE):
        board.aboard[person] -= hand[person] + to_supply[person]
        board.supply[person] += to_supply[person]
    yield from place_hand(player, hand, "lure place")
