"""Trader phase (PR-TRADER-*): each player may sell one good to the trading house."""

from antilles.core.events import TABLE, emit
from antilles.core.jit import kernel
from antilles.puerto_rico import (
    actions,
    benefits,
    buildings,
    components,
    decisions,
    events,
    goods,
    reasons,
    tiles,
    verbs,
)
from antilles.puerto_rico.board import island_spaces_free
from antilles.puerto_rico.city import occupied, occupied_by_colonist, occupied_by_noble
from antilles.puerto_rico.festival import check_plantation_goal
from antilles.puerto_rico.guests import open_window, open_windows
from antilles.puerto_rico.island import draw_hidden_tile, give_refusal, give_up, lay_forest
from antilles.puerto_rico.offers import offer
from antilles.puerto_rico.plantations import can_draw
from antilles.puerto_rico.turns import acting_seat, answered, ask, decline, end_phase, end_turn, pause

STEP_WINDOW, STEP_ACT, STEP_PEEK, STEP_GOAL, STEP_DONE = range(5)
# After everybody's turn.
STEP_LAST_WINDOW, STEP_EMPTY = range(2)
LAND_PRICE = 1


@kernel
def house_is_full(s):
    """PR-TRADER-03: four goods fill the trading house."""
    held = 0
    for good in range(goods.COUNT):
        held += s.house[good]
    return held >= components.HOUSE_SPACES


@kernel
def sell_refusal(s, player, good):
    """PR-TRADER-03, PR-TRADER-04, PR-BLD-OFFICE: room, and a new kind unless an occupied office allows it."""
    if s.sold:
        return reasons.ALREADY_SOLD
    if player.goods[good] == 0:
        return reasons.NO_SUCH_GOOD
    if house_is_full(s):
        return reasons.HOUSE_FULL
    if s.house[good] > 0 and not occupied(player, buildings.OFFICE):
        return reasons.KIND_IN_HOUSE
    return reasons.ALLOWED


@kernel
def post_refusal(s, player, good):
    """PR-BLD-TRADING-POST: instead of the house any good may go to the supply, full house or not."""
    if s.sold:
        return reasons.ALREADY_SOLD
    if not occupied(player, buildings.TRADING_POST):
        return reasons.NO_TRADING_POST
    return reasons.ALLOWED if player.goods[good] > 0 else reasons.NO_SUCH_GOOD


@kernel
def buy_refusal(s, player):
    """PR-BLD-LAND-OFFICE, R-41: a colonist in the office, 1 doubloon, a free space; once per trader phase."""
    if s.land_used:
        return reasons.LAND_USED
    if not occupied_by_colonist(player, buildings.LAND_OFFICE):
        return reasons.NO_LAND_OFFICE
    if player.doubloons < LAND_PRICE:
        return reasons.NO_DOUBLOON
    return reasons.ALLOWED if island_spaces_free(player) > 0 else reasons.ISLAND_FULL


@kernel
def buy_land_refusal(s, player):
    """PR-BLD-LAND-OFFICE, R-02: with no tile to draw nothing is bought."""
    reason = buy_refusal(s, player)
    if reason != reasons.ALLOWED:
        return reason
    return reasons.ALLOWED if can_draw(s) else reasons.NOTHING_TO_BUY


@kernel
def buy_forest_refusal(rules, s, player):
    """PR-BLD-LAND-OFFICE: a forest from the stock, where there is one, with an occupied forest house."""
    reason = buy_refusal(s, player)
    if reason != reasons.ALLOWED:
        return reason
    if not occupied(player, buildings.FOREST_HOUSE):
        return reasons.NO_FOREST_HOUSE
    return reasons.ALLOWED if rules.forest_from_stock else reasons.LAND_FIRST


@kernel
def sale_of_tile_refusal(rules, s, player, tile, detail):
    """PR-BLD-LAND-OFFICE: a noble in the office sells a plantation, or a forest where that is allowed."""
    if s.land_used:
        return reasons.LAND_USED
    if not occupied_by_noble(player, buildings.LAND_OFFICE):
        return reasons.NO_LAND_OFFICE
    if tile == tiles.FOREST and not rules.land_sells_any_forest and not occupied(player, buildings.FOREST_HOUSE):
        return reasons.FOREST_SALE
    return give_refusal(player, tile, detail)


@kernel
def can_sell_something(s, player):
    """Whether any good may be sold at all."""
    for good in range(goods.COUNT):
        if sell_refusal(s, player, good) == reasons.ALLOWED or post_refusal(s, player, good) == reasons.ALLOWED:
            return True
    return False


@kernel
def can_trade_land(rules, s, player):
    """Whether the land office can be used."""
    if not rules.noble_buildings or s.land_used:
        return False
    if buy_land_refusal(s, player) == reasons.ALLOWED or buy_forest_refusal(rules, s, player) == reasons.ALLOWED:
        return True
    if not occupied_by_noble(player, buildings.LAND_OFFICE):
        return False
    for tile in range(goods.COUNT):
        if player.tiles[tile] > 0:
            return True
    return player.tiles[tiles.FOREST] > 0 and (rules.land_sells_any_forest or occupied(player, buildings.FOREST_HOUSE))


@kernel
def trade_answer_refusal(rules, s, action):
    """PR-TRADER-01: selling, and using the land office, is optional."""
    if action == actions.PASS:
        return reasons.ALLOWED
    player = s.players[s.turn]
    verb = actions.verb_of(action)
    if verb == verbs.SELL:
        return sell_refusal(s, player, actions.first_of(action))
    if verb == verbs.POST:
        return post_refusal(s, player, actions.first_of(action))
    if verb == verbs.BUY_LAND:
        return buy_land_refusal(s, player)
    if verb == verbs.BUY_FOREST:
        return buy_forest_refusal(rules, s, player)
    return sale_of_tile_refusal(rules, s, player, actions.first_of(action), actions.second_of(action))


@kernel
def trader_income(s, seat):
    """PR-TRADER-02, PR-BLD-LIBRARY: the holder gets 1 doubloon more for his sale, 2 with a library."""
    if seat != s.holder:
        return 0
    return 2 if occupied(s.players[seat], buildings.LIBRARY) else 1


@kernel
def small_market_income(player):
    """PR-BLD-SMALL-MARKET: 1 doubloon more for the owner's sale."""
    return 1 if occupied(player, buildings.SMALL_MARKET) else 0


@kernel
def large_market_income(player):
    """PR-BLD-LARGE-MARKET: 2 doubloons more for the owner's sale."""
    return 2 if occupied(player, buildings.LARGE_MARKET) else 0


@kernel
def sell(rules, s, log, seat, good):
    """PR-TRADER-01, PR-TRADER-05: the good goes into the house for its price; corn for nothing but the bonuses."""
    player = s.players[seat]
    player.goods[good] -= 1
    s.house[good] += 1
    s.sold = 1
    player.doubloons += goods.price_of(good)
    emit(log, events.SOLD, seat, good, goods.price_of(good), 0)
    offer(rules, s, log, seat, benefits.TRADER_PAY, trader_income(s, seat))
    offer(rules, s, log, seat, benefits.SMALL_MARKET_PAY, small_market_income(player))
    offer(rules, s, log, seat, benefits.LARGE_MARKET_PAY, large_market_income(player))


@kernel
def sell_to_post(rules, s, log, seat, good):
    """PR-BLD-TRADING-POST: the normal price and the trader's privilege, but no market bonus."""
    player = s.players[seat]
    player.goods[good] -= 1
    s.goods_supply[good] += 1
    s.sold = 1
    player.doubloons += goods.price_of(good)
    emit(log, events.SOLD_TO_POST, seat, good, goods.price_of(good), 0)
    offer(rules, s, log, seat, benefits.TRADER_PAY, trader_income(s, seat))


@kernel
def buy_land(s, log, seat, forest_from_stock, may_become_forest):
    """PR-BLD-LAND-OFFICE: 1 doubloon for the next face-down plantation, or for a forest."""
    s.players[seat].doubloons -= LAND_PRICE
    s.land_used = 1
    emit(log, events.LAND_BOUGHT, seat, 0, 0, 0)
    if forest_from_stock:
        lay_forest(s, log, seat, tiles.STOCK_FOREST)
    else:
        draw_hidden_tile(s, log, seat, may_become_forest)


@kernel
def sell_tile(rules, s, log, seat, tile, detail):
    """PR-BLD-LAND-OFFICE: 1 doubloon for a tile, which goes to the discards or face up into the row."""
    player = s.players[seat]
    kind = give_up(player, tile, detail)
    if kind != tiles.STOCK_FOREST:
        if rules.land_sale_to_row:
            s.face_up[kind] += 1
        else:
            s.discards[kind] += 1
    player.doubloons += LAND_PRICE
    s.land_used = 1
    emit(log, events.TILE_GIVEN_UP, seat, tile, detail, LAND_PRICE)


@kernel
def apply_trade(rules, s, log, action):
    """TRADER_SELL, TRADING_POST_SELL, LAND_OFFICE: one sale and one use of the land office, in any order."""
    seat = s.turn
    verb = actions.verb_of(action)
    if action == actions.PASS:
        s.step = STEP_DONE
        decline(s, log)
        return
    if verb == verbs.SELL:
        sell(rules, s, log, seat, actions.first_of(action))
    elif verb == verbs.POST:
        sell_to_post(rules, s, log, seat, actions.first_of(action))
    elif verb == verbs.BUY_LAND:
        buy_land(s, log, seat, False, not rules.forest_from_stock)
    elif verb == verbs.BUY_FOREST:
        buy_land(s, log, seat, True, False)
    else:
        sell_tile(rules, s, log, seat, actions.first_of(action), actions.second_of(action))
    answered(s)


@kernel
def empty_house(s, log):
    """PR-TRADER-07: a full house goes back to the supply; otherwise the goods stay."""
    if house_is_full(s):
        for good in range(goods.COUNT):
            s.goods_supply[good] += s.house[good]
            s.house[good] = 0
        emit(log, events.HOUSE_EMPTIED, TABLE, 0, 0, 0)


@kernel
def advance_trader(rules, s, log):
    """PR-TRADER-06: from the holder clockwise, until all had a turn (nobody can sell to a full house)."""
    step = s.step
    if s.turns_done == rules.players:
        s.step = STEP_EMPTY
        if step == STEP_LAST_WINDOW:
            open_windows(rules, s)
        else:
            empty_house(s, log)
            end_phase(s)
        return
    seat = acting_seat(rules, s)
    player = s.players[seat]
    if s.step == STEP_WINDOW:
        if s.turns_done > 0:
            open_window(rules, s, seat)
        if pause(s, STEP_ACT):
            return
    if s.step == STEP_PEEK:
        if s.tile_peeked != tiles.NONE:
            ask(s, seat, decisions.FOREST_PLACE)
        if pause(s, STEP_GOAL):
            return
    if s.step == STEP_GOAL:
        s.tile_placed = tiles.NONE
        check_plantation_goal(rules, s, log, seat)
        if pause(s, STEP_ACT):
            return
    if s.step == STEP_ACT:
        if can_sell_something(s, player) or can_trade_land(rules, s, player):
            ask(s, seat, decisions.TRADER_SELL)
            s.step = STEP_PEEK
            return
        if not s.sold and not s.land_used:
            emit(log, events.NOTHING_POSSIBLE, seat, decisions.TRADER_SELL, 0, 0)
    s.sold = 0
    s.land_used = 0
    end_turn(s)
