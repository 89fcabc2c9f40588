"""PR-CAPTAIN-* and PR-STORAGE-*, with the private ships and what counts before loading."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

from tests.differential.puerto_rico_reference.board import Board, Counting, Deciding, Play, Player, ask
from tests.differential.puerto_rico_reference.people import guest_window, guests_may_move
from tests.differential.puerto_rico_reference.tables import GOODS


class Loading:
    """What a captain phase remembers."""

    def __init__(self, holder: int) -> None:
        self.holder = holder
        self.captain_loaded = False


def captain(board: Board, holder: int) -> Play:
    board.captain_phase = True
    loading = Loading(holder)
    yield from guest_window(board, holder)
    if board.players[holder].occupied("lighthouse"):
        yield from board.earn(board.players[holder], "lighthouse doubloon of the captain", doubloons=1)
    idle = turns = 0
    while idle < board.n:
        player = board.players[(holder + turns) % board.n]
        if turns:
            yield from guests_may_move(board, player)
        if turns < board.n:
            yield from before_loading(board, player)
        loaded = yield from load_turn(board, player, loading)
        idle = 0 if loaded else idle + 1
        turns += 1
    yield from guest_window(board, holder)
    for player in board.clockwise(holder):
        yield from store(board, player)
    for ship in board.ships:
        if ship["load"] == ship["spaces"]:
            unload(board, ship)
    for player in board.players:
        player.used.clear()
    board.captain_phase = False


def unload(board: Board, ship: dict[str, Any]) -> None:
    if ship["good"]:
        board.goods[ship["good"]] += ship["load"]
    ship["good"], ship["load"] = None, 0


# ------------------------------------------------------------------ before loading
def before_loading(board: Board, player: Player) -> Play:
    """R-19: union hall and royal supplier on the first turn, in the owner's order."""
    union, supplier = player.occupied("union hall"), player.occupied("royal supplier")
    counted = not union
    if union and supplier and player.all_nobles and union_points(player):
        if (yield from ask("union order", player.seat, ["union hall", "pass"])) == "union hall":
            yield from count_union(board, player)
            counted = True
    elif union:
        yield from count_union(board, player)
        counted = True
    if supplier:
        yield from supply_court(board, player, must=not counted)
    if not counted:
        yield from count_union(board, player)


def count_union(board: Board, player: Player) -> Play:
    yield from board.earn(player, "union hall victory points", points=union_points(player))


def union_points(player: Player) -> int:
    return sum(player.goods[good] // 2 for good in GOODS)


def supply_court(board: Board, player: Player, must: bool) -> Play:
    """PR-BLD-ROYAL-SUPPLIER: different kinds.

    An owner who had the union hall wait supplies something; to supply nothing is to count first.
    """
    kinds = list(GOODS)
    for number in range(player.all_nobles):
        texts = [f"supply {good}" for good in kinds if player.goods[good]]
        if not texts:
            return
        may_pass = number or not must
        answer = yield from ask("royal supply", player.seat, [*texts, "pass"] if may_pass else texts)
        if answer == "pass":
            return
        good = answer.split()[1]
        kinds.remove(good)
        player.goods[good] -= 1
        board.goods[good] += 1
        board.score(player, 1)


# ------------------------------------------------------------------ loading
def cargo_loads(board: Board, player: Player) -> list[str]:
    """PR-CAPTAIN-03 and 04."""
    texts = []
    for good in GOODS:
        held = player.goods[good]
        carrying = [ship for ship in board.ships if ship["good"] == good]
        fitting = carrying or [ship for ship in board.ships if not ship["load"]]
        loads = {ship["spaces"]: min(held, ship["spaces"] - ship["load"]) for ship in fitting}
        most = max(loads.values(), default=0)
        if most:
            texts += [f"load {good} {spaces}" for spaces, number in loads.items() if number == most]
    return texts


def load_turn(board: Board, player: Player, loading: Loading) -> Deciding:
    """One turn; comes back with whether something was loaded."""
    forced = cargo_loads(board, player)
    texts = list(forced)
    if player.occupied("wharf") and "wharf" not in player.used:
        texts += [f"wharf {good}" for good in GOODS if player.goods[good]]
    if player.occupied("small wharf") and "small wharf" not in player.used and player.goods.total():
        texts.append("small wharf")
    if not texts:
        return False
    answer = yield from ask("captain load", player.seat, texts if forced else [*texts, "pass"])
    if answer == "pass":
        return False
    words = answer.split()
    if answer == "small wharf":
        player.used.add("small wharf")
        number = yield from small_wharf(board, player)
        points = number // 2
    elif words[0] == "wharf":
        player.used.add("wharf")
        points = player.goods[words[1]]
        player.goods[words[1]] = 0
        board.goods[words[1]] += points
    else:
        ship = next(ship for ship in board.ships if ship["spaces"] == int(words[2]))
        points = min(player.goods[words[1]], ship["spaces"] - ship["load"])
        player.goods[words[1]] -= points
        ship["good"] = words[1]
        ship["load"] += points
    board.score(player, points)
    yield from load_bonuses(board, player, loading)
    return True


def load_bonuses(board: Board, player: Player, loading: Loading) -> Play:
    """R-09: for every sort of load."""
    if player.seat == loading.holder and not loading.captain_loaded:
        loading.captain_loaded = True
        yield from board.earn(player, "captain's extra victory point", points=board.doubled(player))
    if player.occupied("harbor"):
        yield from board.earn(player, "harbor victory point", points=1)
    if player.occupied("lighthouse"):
        yield from board.earn(player, "lighthouse doubloon", doubloons=1)


def small_wharf(board: Board, player: Player) -> Counting:
    """PR-BLD-SMALL-WHARF: any selection, at least one, asked kind by kind; comes back with the number."""
    shipped = 0
    held = [good for good in GOODS if player.goods[good]]
    for good in held:
        least = 1 if good == held[-1] and not shipped else 0
        texts = [f"small wharf {good} {some}" for some in range(least, player.goods[good] + 1)]
        number = int((yield from ask("small wharf load", player.seat, texts)).split()[-1])
        player.goods[good] -= number
        board.goods[good] += number
        shipped += number
    return shipped


# ------------------------------------------------------------------ storage
def ways_to_store(player: Player) -> set[tuple[int, ...]]:
    """PR-STORAGE-01 and 02, R-11: whole kinds in warehouses, single goods besides, nothing thrown away on purpose."""
    whole = player.occupied("small warehouse") + 2 * player.occupied("large warehouse")
    singles = 1 + 3 * player.occupied("storehouse")
    held = [player.goods[good] for good in GOODS]
    kinds = [number for number, count in enumerate(held) if count]
    found = set()
    for chosen in combinations(kinds, min(whole, len(kinds))):
        ranges = [[held[k]] if k in chosen else range(held[k] + 1) for k in range(len(GOODS))]
        due = min(singles, sum(held[k] for k in kinds if k not in chosen))
        for kept in product(*ranges):
            if sum(kept[k] for k in range(len(GOODS)) if k not in chosen) == due:
                found.add(kept)
    return found


def store(board: Board, player: Player) -> Play:
    ways = ways_to_store(player)
    for number, good in enumerate(GOODS):
        allowed = sorted({way[number] for way in ways})
        kept = allowed[0]
        if len(allowed) > 1:
            texts = [f"keep {good} {some}" for some in allowed]
            kept = int((yield from ask("store goods", player.seat, texts)).split()[-1])
        ways = {way for way in ways if way[number] == kept}
    (way,) = ways
    for good, kept in zip(GOODS, way, strict=True):
        board.goods[good] += player.goods[good] - kept
        player.goods[good] = kept
