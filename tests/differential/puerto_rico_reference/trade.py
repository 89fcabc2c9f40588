"""PR-CRAFTSMAN-*, PR-TRADER-* and PR-PROSPECTOR-01, with the buildings that act there."""

from __future__ import annotations

from tests.differential.puerto_rico_reference.board import COLONIST, NOBLE, Board, Play, Player, ask
from tests.differential.puerto_rico_reference.people import festival_goods, festival_tile, guest_window, guests_may_move
from tests.differential.puerto_rico_reference.settler import give_up, lay_seen, tiles_to_give
from tests.differential.puerto_rico_reference.tables import BUILDINGS, FACTORY_PAY, GOODS, PRICES


# ------------------------------------------------------------------ craftsman
def craftsman(board: Board, holder: int) -> Play:
    for player in board.players:
        player.produced.clear()
    yield from guest_window(board, holder)
    for player in board.clockwise(holder):
        if player.seat != holder:
            yield from guests_may_move(board, player)
        yield from produce(board, player)
        yield from craftsman_pay(board, player)
        if player.seat != holder or not board.flags["specialty_counts_bonus"]:
            yield from specialty_pay(board, player)
        yield from festival_goods(board, player)
    yield from guest_window(board, holder)
    master = board.players[holder]
    yield from bonus(board, master)
    if board.flags["specialty_counts_bonus"]:  # else his turn has paid already
        yield from specialty_pay(board, master)
    yield from festival_goods(board, master)
    for player in board.players:
        player.produced.clear()


def produce(board: Board, player: Player) -> Play:
    """PR-CRAFTSMAN-01 to 03."""
    harvest = {good: harvest_of(board, player, good) for good in GOODS}
    asked = board.asks_everything and any(harvest.values())
    if asked and (yield from ask("craftsman produce", player.seat, ["accept", "pass"])) == "pass":
        return
    for good, number in harvest.items():
        board.goods[good] -= number
        player.goods[good] += number
        player.produced[good] += number


def harvest_of(board: Board, player: Player, good: str) -> int:
    """PR-CRAFTSMAN-02, PR-BLD-AQUEDUCT."""
    workers = sum(player.standing(name) for name in player.city if BUILDINGS[name].good == good)
    number = player.standing(good) if good == "corn" else min(player.standing(good), workers)
    number = min(number, board.goods[good])
    large = {"indigo": "indigo plant", "sugar": "sugar mill"}.get(good)
    if number and large and player.occupied(large) and player.occupied("aqueduct"):
        number = min(number + 1, board.goods[good])
    return number


def craftsman_pay(board: Board, player: Player) -> Play:
    """Factory, chapel, jeweler."""
    if player.occupied("factory"):
        kinds = sum(player.produced[good] > 0 for good in GOODS)
        yield from board.earn(player, "factory doubloons", doubloons=FACTORY_PAY[kinds])
    if player.people[COLONIST]["chapel"]:
        yield from board.earn(player, "chapel doubloon", doubloons=1)
    if player.people[NOBLE]["chapel"]:
        yield from board.earn(player, "chapel victory point", points=1)
    if player.occupied("jeweler"):
        yield from board.earn(player, "jeweler doubloons", doubloons=player.all_nobles)


def specialty_pay(board: Board, player: Player) -> Play:
    """PR-BLD-SPECIALTY-FACTORY."""
    if player.occupied("specialty factory"):
        best = max(player.produced[good] for good in GOODS if good != "corn")
        yield from board.earn(player, "specialty factory doubloons", doubloons=max(0, best - 1))


def bonus(board: Board, master: Player) -> Play:
    """PR-CRAFTSMAN-04; a library gives two."""
    kinds = [good for good in GOODS if master.produced[good]]
    for _ in range(board.doubled(master)):
        texts = [f"bonus {good}" for good in kinds if board.goods[good]]
        if not texts:
            return
        answer = yield from ask("craftsman bonus", master.seat, [*texts, "pass"])
        if answer == "pass":
            return
        good = answer.split()[1]
        board.goods[good] -= 1
        master.goods[good] += 1
        master.produced[good] += 1
        if board.flags["library_craftsman"] == "different":
            kinds.remove(good)


# ------------------------------------------------------------------ trader
def trader(board: Board, holder: int) -> Play:
    yield from guest_window(board, holder)
    for player in board.clockwise(holder):
        if player.seat != holder:
            yield from guests_may_move(board, player)
        yield from trader_turn(board, player, holder)
    yield from guest_window(board, holder)
    if board.house_full():
        board.goods += board.house
        board.house.clear()


def trader_turn(board: Board, player: Player, holder: int) -> Play:
    """One sale and the land office, in either order (R-41)."""
    sold = land_used = False
    while True:
        texts = [] if sold else sales(board, player)
        if not land_used:
            texts += land_office(board, player)
        if not texts:
            return
        answer = yield from ask("trader sell", player.seat, [*texts, "pass"])
        if answer == "pass":
            return
        verb = answer.split()[0]
        if verb in ("sell", "post"):
            sold = True
            yield from sell(board, player, answer, holder)
        else:
            land_used = True
            yield from deal_in_land(board, player, answer)


def sales(board: Board, player: Player) -> list[str]:
    held = [good for good in GOODS if player.goods[good]]
    texts = []
    if not board.house_full():
        texts = [f"sell {good}" for good in held if not board.house[good] or player.occupied("office")]
    if player.occupied("trading post"):
        texts += [f"post {good}" for good in held]
    return texts


def sell(board: Board, player: Player, text: str, holder: int) -> Play:
    verb, good = text.split()
    player.goods[good] -= 1
    player.doubloons += PRICES[good]
    (board.house if verb == "sell" else board.goods)[good] += 1
    if player.seat == holder:
        yield from board.earn(player, "trader's extra doubloon", doubloons=board.doubled(player))
    if verb == "sell":
        if player.occupied("small market"):
            yield from board.earn(player, "small market doubloon", doubloons=1)
        if player.occupied("large market"):
            yield from board.earn(player, "large market doubloons", doubloons=2)


def land_office(board: Board, player: Player) -> list[str]:
    """PR-BLD-LAND-OFFICE: a colonist buys, a noble sells."""
    forester = player.occupied("forest house")
    texts = []
    if player.people[COLONIST]["land office"] and player.doubloons and player.island_room:
        if board.can_draw:
            texts.append("buy land")
        if forester and board.flags["forest_source"] == "stock":
            texts.append("buy forest")
    if player.people[NOBLE]["land office"]:
        texts += tiles_to_give(player, forests=forester or board.flags["land_office_forest"] == "sell_any")
    return texts


def deal_in_land(board: Board, player: Player, text: str) -> Play:
    if text == "buy forest":
        player.doubloons -= 1
        player.tiles["forest"] += 1
    elif text == "buy land":
        player.doubloons -= 1
        kind = board.draw()
        if player.occupied("forest house") and board.flags["forest_source"] != "stock":
            yield from lay_seen(board, player, kind, goes_back=False)
        else:
            player.tiles[kind] += 1
        yield from festival_tile(board, player)
    else:
        player.doubloons += 1
        kind = give_up(player, text)
        if kind:
            (board.discards if board.flags["land_office_sale"] == "discard" else board.face_up)[kind] += 1


def prospector(board: Board, holder: int) -> Play:
    yield from guest_window(board, holder)
    player = board.players[holder]
    yield from board.earn(player, "prospector's doubloon", doubloons=board.doubled(player))
    yield from guest_window(board, holder)
