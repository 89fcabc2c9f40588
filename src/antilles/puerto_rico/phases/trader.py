"""Trader phase (PR-TRADER-*): each player may sell one good to the trading house."""

from __future__ import annotations

from antilles.core.events import TABLE, emit
from antilles.core.jit import kernel
from antilles.puerto_rico.actions import (
    BUY_FOREST_VERB,
    BUY_LAND_VERB,
    FIRST,
    PASS,
    POST_VERB,
    SECOND,
    SELL_VERB,
    STOCK_FOREST,
    VERB,
)
from antilles.puerto_rico.benefits import offer
from antilles.puerto_rico.board import island_spaces_free, occupied, occupied_by_colonist, occupied_by_noble
from antilles.puerto_rico.components import HOUSE_SPACES, PRICES
from antilles.puerto_rico.events import HOUSE_EMPTIED, LAND_BOUGHT, NOTHING_POSSIBLE, SOLD, SOLD_TO_POST, TILE_GIVEN_UP
from antilles.puerto_rico.festival import check_plantation_goal
from antilles.puerto_rico.guests import open_window, open_windows
from antilles.puerto_rico.island import draw_hidden_tile, give_refusal, give_up, lay_forest
from antilles.puerto_rico.layout import N_GOODS
from antilles.puerto_rico.plantations import can_draw
from antilles.puerto_rico.reasons import (
    ALLOWED,
    ALREADY_SOLD,
    FOREST_SALE,
    HOUSE_FULL,
    ISLAND_FULL,
    KIND_IN_HOUSE,
    LAND_FIRST,
    LAND_USED,
    NO_DOUBLOON,
    NO_FOREST_HOUSE,
    NO_LAND_OFFICE,
    NO_SUCH_GOOD,
    NO_TRADING_POST,
    NOTHING_TO_BUY,
)
from antilles.puerto_rico.turns import acting_seat, answered, ask, decline, end_phase, end_turn, pause
from antilles.puerto_rico.vocabulary import (
    FOREST,
    FOREST_HOUSE,
    FOREST_PLACE,
    LAND_OFFICE,
    LARGE_MARKET,
    LARGE_MARKET_PAY,
    LIBRARY,
    NO_TILE,
    OFFICE,
    SMALL_MARKET,
    SMALL_MARKET_PAY,
    TRADER_PAY,
    TRADER_SELL,
    TRADING_POST,
)

STEP_WINDOW, STEP_ACT, STEP_PEEK, STEP_GOAL, STEP_DONE = range(5)
# After everybody's turn.
STEP_LAST_WINDOW, STEP_EMPTY = range(2)
LAND_PRICE = 1


@kernel
def house_is_full(s):
    """PR-TRADER-03: four goods fill the trading house."""
    held = 0
    for good in range(N_GOODS):
        held += s.house[good]
    return held >= HOUSE_SPACES


@kernel
def sell_refusal(s, player, good):
    """PR-TRADER-03, PR-TRADER-04, PR-BLD-OFFICE: room, and a new kind unless an occupied office allows it."""
    if s.sold:
        return ALREADY_SOLD
    if player.goods[good] == 0:
        return NO_SUCH_GOOD
    if house_is_full(s):
        return HOUSE_FULL
    if s.house[good] > 0 and not occupied(player, OFFICE):
        return KIND_IN_HOUSE
    return ALLOWED


@kernel
def post_refusal(s, player, good):
    """PR-BLD-TRADING-POST: instead of the house any good may go to the supply, full house or not."""
    if s.sold:
        return ALREADY_SOLD
    if not occupied(player, TRADING_POST):
        return NO_TRADING_POST
    return ALLOWED if player.goods[good] > 0 else NO_SUCH_GOOD


@kernel
def buy_refusal(s, player):
    """PR-BLD-LAND-OFFICE, R-41: a colonist in the office, 1 doubloon, a free space; once per trader phase."""
    if s.land_used:
        return LAND_USED
    if not occupied_by_colonist(player, LAND_OFFICE):
        return NO_LAND_OFFICE
    if player.doubloons < LAND_PRICE:
        return NO_DOUBLOON
    return ALLOWED if island_spaces_free(player) > 0 else ISLAND_FULL


@kernel
def buy_land_refusal(s, player):
    """PR-BLD-LAND-OFFICE, R-02: with no tile to draw nothing is bought."""
    reason = buy_refusal(s, player)
    if reason != ALLOWED:
        return reason
    return ALLOWED if can_draw(s) else NOTHING_TO_BUY


@kernel
def buy_forest_refusal(rules, s, player):
    """PR-BLD-LAND-OFFICE: a forest from the stock, where there is one, with an occupied forest house."""
    reason = buy_refusal(s, player)
    if reason != ALLOWED:
        return reason
    if not occupied(player, FOREST_HOUSE):
        return NO_FOREST_HOUSE
    return ALLOWED if rules.forest_from_stock else LAND_FIRST


@kernel
def sale_of_tile_refusal(rules, s, player, tile, detail):
    """PR-BLD-LAND-OFFICE: a noble in the office sells a plantation, or a forest where that is allowed."""
    if s.land_used:
        return LAND_USED
    if not occupied_by_noble(player, LAND_OFFICE):
        return NO_LAND_OFFICE
    if tile == FOREST and not rules.land_sells_any_forest and not occupied(player, FOREST_HOUSE):
        return FOREST_SALE
    return give_refusal(player, tile, detail)


@kernel
def can_sell_something(s, player):
    """Whether any good may be sold at all."""
    for good in range(N_GOODS):
        if sell_refusal(s, player, good) == ALLOWED or post_refusal(s, player, good) == ALLOWED:
            return True
    return False


@kernel
def can_trade_land(rules, s, player):
    """Whether the land office can be used."""
    if rules.buildings <= LAND_OFFICE or s.land_used:
        return False
    if buy_land_refusal(s, player) == ALLOWED or buy_forest_refusal(rules, s, player) == ALLOWED:
        return True
    if not occupied_by_noble(player, LAND_OFFICE):
        return False
    for tile in range(N_GOODS):
        if player.tiles[tile] > 0:
            return True
    return player.tiles[FOREST] > 0 and (rules.land_sells_any_forest or occupied(player, FOREST_HOUSE))


@kernel
def trade_answer_refusal(rules, s, action):
    """PR-TRADER-01: selling, and using the land office, is optional."""
    if action == PASS:
        return ALLOWED
    player = s.players[s.turn]
    verb = VERB[action]
    if verb == SELL_VERB:
        return sell_refusal(s, player, FIRST[action])
    if verb == POST_VERB:
        return post_refusal(s, player, FIRST[action])
    if verb == BUY_LAND_VERB:
        return buy_land_refusal(s, player)
    if verb == BUY_FOREST_VERB:
        return buy_forest_refusal(rules, s, player)
    return sale_of_tile_refusal(rules, s, player, FIRST[action], SECOND[action])


@kernel
def trader_income(s, seat):
    """PR-TRADER-02, PR-BLD-LIBRARY: the holder gets 1 doubloon more for his sale, 2 with a library."""
    if seat != s.holder:
        return 0
    return 2 if occupied(s.players[seat], LIBRARY) else 1


@kernel
def small_market_income(player):
    """PR-BLD-SMALL-MARKET: 1 doubloon more for the owner's sale."""
    return 1 if occupied(player, SMALL_MARKET) else 0


@kernel
def large_market_income(player):
    """PR-BLD-LARGE-MARKET: 2 doubloons more for the owner's sale."""
    return 2 if occupied(player, LARGE_MARKET) else 0


@kernel
def sell(rules, s, log, seat, good):
    """PR-TRADER-01, PR-TRADER-05: the good goes into the house for its price; corn for nothing but the bonuses."""
    player = s.players[seat]
    player.goods[good] -= 1
    s.house[good] += 1
    s.sold = 1
    player.doubloons += PRICES[good]
    emit(log, SOLD, seat, good, PRICES[good], 0)
    offer(rules, s, log, seat, TRADER_PAY, trader_income(s, seat))
    offer(rules, s, log, seat, SMALL_MARKET_PAY, small_market_income(player))
    offer(rules, s, log, seat, LARGE_MARKET_PAY, large_market_income(player))


@kernel
def sell_to_post(rules, s, log, seat, good):
    """PR-BLD-TRADING-POST: the normal price and the trader's privilege, but no market bonus."""
    player = s.players[seat]
    player.goods[good] -= 1
    s.goods_supply[good] += 1
    s.sold = 1
    player.doubloons += PRICES[good]
    emit(log, SOLD_TO_POST, seat, good, PRICES[good], 0)
    offer(rules, s, log, seat, TRADER_PAY, trader_income(s, seat))


@kernel
def buy_land(s, log, seat, forest_from_stock, may_become_forest):
    """PR-BLD-LAND-OFFICE: 1 doubloon for the next face-down plantation, or for a forest."""
    s.players[seat].doubloons -= LAND_PRICE
    s.land_used = 1
    emit(log, LAND_BOUGHT, seat, 0, 0, 0)
    if forest_from_stock:
        lay_forest(s, log, seat, STOCK_FOREST)
    else:
        draw_hidden_tile(s, log, seat, may_become_forest)


@kernel
def sell_tile(rules, s, log, seat, tile, detail):
    """PR-BLD-LAND-OFFICE: 1 doubloon for a tile, which goes to the discards or face up into the row."""
    player = s.players[seat]
    kind = give_up(player, tile, detail)
    if kind != STOCK_FOREST:
        if rules.land_sale_to_row:
            s.face_up[kind] += 1
        else:
            s.discards[kind] += 1
    player.doubloons += LAND_PRICE
    s.land_used = 1
    emit(log, TILE_GIVEN_UP, seat, tile, detail, LAND_PRICE)


@kernel
def apply_trade(rules, s, log, action):
    """TRADER_SELL, TRADING_POST_SELL, LAND_OFFICE: one sale and one use of the land office, in any order."""
    seat = s.turn
    verb = VERB[action]
    if action == PASS:
        s.step = STEP_DONE
        decline(s, log)
        return
    if verb == SELL_VERB:
        sell(rules, s, log, seat, FIRST[action])
    elif verb == POST_VERB:
        sell_to_post(rules, s, log, seat, FIRST[action])
    elif verb == BUY_LAND_VERB:
        buy_land(s, log, seat, False, not rules.forest_from_stock)
    elif verb == BUY_FOREST_VERB:
        buy_land(s, log, seat, True, False)
    else:
        sell_tile(rules, s, log, seat, FIRST[action], SECOND[action])
    answered(s)


@kernel
def empty_house(s, log):
    """PR-TRADER-07: a full house goes back to the supply; otherwise the goods stay."""
    if house_is_full(s):
        for good in range(N_GOODS):
            s.goods_supply[good] += s.house[good]
            s.house[good] = 0
        emit(log, HOUSE_EMPTIED, TABLE, 0, 0, 0)


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
        if s.tile_peeked != NO_TILE:
            ask(s, seat, FOREST_PLACE)
        if pause(s, STEP_GOAL):
            return
    if s.step == STEP_GOAL:
        s.tile_placed = NO_TILE
        check_plantation_goal(rules, s, log, seat)
        if pause(s, STEP_ACT):
            return
    if s.step == STEP_ACT:
        if can_sell_something(s, player) or can_trade_land(rules, s, player):
            ask(s, seat, TRADER_SELL)
            s.step = STEP_PEEK
            return
        if not s.sold and not s.land_used:
            emit(log, NOTHING_POSSIBLE, seat, TRADER_SELL, 0, 0)
    s.sold = 0
    s.land_used = 0
    end_turn(s)
