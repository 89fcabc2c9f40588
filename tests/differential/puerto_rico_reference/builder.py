"""PR-BUILDER-*, with church, university, zoning office and black market."""

from __future__ import annotations

from tests.differential.puerto_rico_reference.board import COLONIST, LIMBO, NOBLE, Board, Counting, Play, Player, ask
from tests.differential.puerto_rico_reference.people import festival_building, guest_window, guests_may_move
from tests.differential.puerto_rico_reference.tables import BUILDINGS, GOODS, PLACES

Returns = tuple[str, str]
"""Kind of person and place; two empty words for nobody."""
NOBODY: Returns = ("", "")


def builder(board: Board, holder: int) -> Play:
    yield from guest_window(board, holder)
    for player in board.clockwise(holder):
        if player.seat != holder:
            yield from guests_may_move(board, player)
        texts = [f"build {name}" for name in BUILDINGS if may_build(board, player, name, holder)]
        if texts:
            answer = yield from ask("builder build", player.seat, [*texts, "pass"])
            if answer != "pass":
                yield from build(board, player, answer.removeprefix("build "), holder)
    yield from guest_window(board, holder)


def price(board: Board, player: Player, name: str, holder: int, plain: bool = False) -> int:
    """PR-BUILDER-03; plain: before privilege and quarries."""
    row = BUILDINGS[name]
    privilege = board.doubled(player) if player.seat == holder else 0
    quarries = min(player.standing("quarry"), row.column)
    if plain:
        privilege = quarries = 0
    zoning = 0
    if row.column < 4 and player.people[COLONIST]["zoning office"]:
        zoning = 1
    if row.column == 4 and player.people[NOBLE]["zoning office"]:
        zoning = 2
    return max(0, board.cost(name) - privilege - quarries - player.tiles["forest"] // 2 - zoning)


def discounts_asked(board: Board, player: Player, name: str, holder: int) -> Counting:
    """Tables that ask everything: the privilege and the quarries used; comes back with the discount."""
    full = price(board, player, name, holder, plain=True)
    quarries = min(player.standing("quarry"), BUILDINGS[name].column)
    privilege = board.doubled(player) if player.seat == holder else 0
    if privilege:
        texts = ["accept"]
        if full - quarries <= player.doubloons:
            texts.append("pass")
        if (yield from ask("builder privilege", player.seat, texts)) == "pass":
            privilege = 0
    quarries = min(quarries, max(0, full - privilege))
    texts = [f"quarries {some}" for some in range(quarries + 1) if full - privilege - some <= player.doubloons]
    if quarries:
        quarries = int((yield from ask("quarries used", player.seat, texts)).split()[-1])
    return privilege + quarries


def may_build(board: Board, player: Player, name: str, holder: int) -> bool:
    if not board.stock[name] or name in player.city or player.city_room < BUILDINGS[name].spaces:
        return False
    return price(board, player, name, holder) <= player.doubloons or bool(ways_to_pay(board, player, name, holder))


def ways_to_pay(board: Board, player: Player, name: str, holder: int) -> set[tuple[Returns, str, bool]]:
    """PR-BLD-BLACK-MARKET, R-16: every (person, good, chip) that makes up the shortfall exactly."""
    if not player.occupied("black market") or price(board, player, name, holder) <= player.doubloons:
        return set()
    people = [
        (person, place)
        for person in (COLONIST, NOBLE)
        for place in [*PLACES, LIMBO]
        if player.people[person][place] and place != "black market"
    ]
    found = set()
    for who in [NOBODY, *people]:
        person, place = who
        if person:
            player.people[person][place] -= 1
        short = price(board, player, name, holder) - player.doubloons
        if person:
            player.people[person][place] += 1
        for good in ["", *(kind for kind in GOODS if player.goods[kind])]:
            for chip in (False, True)[: 2 if player.chips else 1]:
                if short == bool(person) + bool(good) + chip:
                    found.add((who, good, chip))
    return found


def pay_at_black_market(board: Board, player: Player, name: str, holder: int) -> Play:
    """Person, then good, then chip; each asked where it can be given."""
    ways = ways_to_pay(board, player, name, holder)
    people = {who for who, _, _ in ways}
    who = NOBODY
    if people != {NOBODY}:
        texts = {f"return {person} {place}": (person, place) for person, place in people if person}
        answer = yield from ask("black market person", player.seat, [*texts, *(["pass"] if NOBODY in people else [])])
        who = texts.get(answer, NOBODY)
    if who != NOBODY:
        player.people[who[0]][who[1]] -= 1
        board.supply[who[0]] += 1
    ways = {way for way in ways if way[0] == who}
    goods = {good for _, good, _ in ways}
    good = ""
    if goods != {""}:
        offers = [f"return good {kind}" for kind in goods if kind]
        answer = yield from ask("black market good", player.seat, [*offers, *(["pass"] if "" in goods else [])])
        good = "" if answer == "pass" else answer.split()[-1]
    if good:
        player.goods[good] -= 1
        board.goods[good] += 1
    if any(chip for _, kind, chip in ways if kind == good):
        yield from ask("black market point", player.seat, ["return point"])
        player.chips -= 1
        board.pool += 1


def build(board: Board, player: Player, name: str, holder: int) -> Play:
    if price(board, player, name, holder) > player.doubloons:
        yield from pay_at_black_market(board, player, name, holder)
        player.doubloons = 0
    else:
        discount = 0
        full = price(board, player, name, holder, plain=True)
        if board.asks_everything:
            discount = yield from discounts_asked(board, player, name, holder)
            player.doubloons -= max(0, full - discount)
        else:
            player.doubloons -= price(board, player, name, holder)
    board.stock[name] -= 1
    player.city.append(name)
    if not player.city_room:
        board.end("city full")
    if player.occupied("church"):
        points = {1: 0, 2: 1, 3: 1, 4: 2}[BUILDINGS[name].column]
        yield from board.earn(player, "church victory points", points=points)
    if player.occupied("university") and board.spare_person():
        answer = yield from ask("university colonist", player.seat, ["colonist", "pass"])
        if answer == "colonist":
            board.take_spare_person(player, LIMBO if name == "statue" else name)
    yield from festival_building(board, player, name)
