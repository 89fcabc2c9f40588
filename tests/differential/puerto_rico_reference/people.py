"""Putting people on circles: placing group by group, guests, and the prize of the festival."""

from __future__ import annotations

from collections import Counter

from tests.differential.puerto_rico_reference.board import COLONIST, LIMBO, NOBLE, Board, Play, Player, ask
from tests.differential.puerto_rico_reference.tables import BUILDINGS, PLACES


def place_hand(player: Player, hand: Counter[str], decision: str) -> Play:
    """PR-MAYOR-03, decision 0004: group by group, no circle left empty while somebody is unplaced."""
    rooms = {place: player.free_circles(place) for place in PLACES if player.free_circles(place) > 0}
    room = sum(rooms.values())
    for place, free in rooms.items():
        room -= free
        due = min(hand.total(), free + room)
        least, most = max(0, due - room), min(free, due)
        number = least
        if least < most:
            there = player.standing(place)
            texts = [f"place {place} {there + extra}" for extra in range(least, most + 1)]
            answer = yield from ask(decision, player.seat, texts)
            number = int(answer.split()[-1]) - there
        yield from tell_nobles(player, hand, place, number)
    for person in (COLONIST, NOBLE):
        player.people[person][LIMBO] += hand[person]


def tell_nobles(player: Player, hand: Counter[str], place: str, number: int) -> Play:
    """Who of the people put there are nobles; until that is told they stand there as colonists."""
    player.people[COLONIST][place] += number
    least, most = max(0, number - hand[COLONIST]), min(number, hand[NOBLE])
    nobles = least
    if least < most:
        texts = [f"nobles {place} {some}" for some in range(least, most + 1)]
        answer = yield from ask("place nobles", player.seat, texts)
        nobles = int(answer.split()[-1])
    player.people[COLONIST][place] -= nobles
    player.people[NOBLE][place] += nobles
    hand[COLONIST] -= number - nobles
    hand[NOBLE] -= nobles


# ------------------------------------------------------------------ guest house
def guest_targets(board: Board, player: Player) -> list[str]:
    places = BUILDINGS if board.flags["guest_targets"] == "buildings" else PLACES
    return [place for place in places if place != "guest house" and player.free_circles(place) > 0]


def guests_may_move(board: Board, player: Player) -> Play:
    """PR-BLD-GUEST-HOUSE: one guest after the other."""
    if "guest house" not in player.city:
        return
    while True:
        texts = {}
        for place in guest_targets(board, player):
            for person, word in ((COLONIST, ""), (NOBLE, "noble ")):
                if player.people[person]["guest house"]:
                    texts[f"guest {word}{place}"] = person, place
        if not texts:
            return
        answer = yield from ask("guest move", player.seat, [*texts, "pass"])
        if answer == "pass":
            return
        person, place = texts[answer]
        player.people[person]["guest house"] -= 1
        player.people[person][place] += 1


def guest_window(board: Board, first: int) -> Play:
    """R-17 a and c: all owners, clockwise from the holder."""
    for player in board.clockwise(first):
        yield from guests_may_move(board, player)


# ------------------------------------------------------------------ festival
def festival_tile(board: Board, player: Player) -> Play:
    """PR-X4-03: three plantations of the kind, three colonists from the supply."""
    goal = board.festival and board.festival["plantation"]
    if not board.festival or not goal or player.tiles[goal] < 3:
        return
    board.festival["plantation"] = None
    board.discards[goal] += 1
    number = min(3, board.supply[COLONIST])
    board.supply[COLONIST] -= number
    yield from place_hand(player, Counter({COLONIST: number}), "festival place")


def festival_goods(board: Board, player: Player) -> Play:
    """PR-X4-04, R-26: the three shown, repeats included, in one craftsman phase."""
    goal = board.festival and board.festival["goods"]
    if not board.festival or not goal or any(player.produced[good] < number for good, number in goal.items()):
        return
    board.festival["goods"] = {}
    board.goods += Counter(goal)
    yield from board.earn(player, "festival doubloons", doubloons=3)


def festival_building(board: Board, player: Player, building: str) -> Play:
    """PR-X4-05 and 06."""
    if not board.festival or board.festival["building"] != building:
        return
    board.festival["building"] = None
    if not board.spare_on_board(building):
        board.stock[building] += 1
    yield from board.earn(player, "festival victory points", points=3)
