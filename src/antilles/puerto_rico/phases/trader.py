"""Trader phase (PR-TRADER-*): each player may sell one good to the trading house."""

from __future__ import annotations

from antilles.core.jit import kernel
from antilles.puerto_rico.actions import FIRST, PASS
from antilles.puerto_rico.benefits import offer
from antilles.puerto_rico.board import occupied
from antilles.puerto_rico.components import HOUSE_SPACES, PRICES
from antilles.puerto_rico.events import HOUSE_EMPTIED, NOTHING_POSSIBLE, SOLD, TABLE, emit
from antilles.puerto_rico.layout import N_GOODS
from antilles.puerto_rico.reasons import ALLOWED, HOUSE_FULL, KIND_IN_HOUSE, NO_SUCH_GOOD
from antilles.puerto_rico.turns import acting_seat, answered, ask, decline, end_phase, end_turn
from antilles.puerto_rico.vocabulary import (
    LARGE_MARKET,
    LARGE_MARKET_PAY,
    OFFICE,
    SMALL_MARKET,
    SMALL_MARKET_PAY,
    TRADER_PAY,
    TRADER_SELL,
)

STEP_SELL, STEP_DONE = range(2)


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
    if player.goods[good] == 0:
        return NO_SUCH_GOOD
    if house_is_full(s):
        return HOUSE_FULL
    if s.house[good] > 0 and not occupied(player, OFFICE):
        return KIND_IN_HOUSE
    return ALLOWED


@kernel
def can_sell_something(s, player):
    """Whether any good may be sold at all."""
    for good in range(N_GOODS):
        if sell_refusal(s, player, good) == ALLOWED:
            return True
    return False


@kernel
def sell_answer_refusal(s, action):
    """PR-TRADER-01: selling is optional."""
    return ALLOWED if action == PASS else sell_refusal(s, s.players[s.turn], FIRST[action])


@kernel
def trader_income(s, seat):
    """PR-TRADER-02: the holder gets 1 doubloon more for his sale."""
    return 1 if seat == s.holder else 0


@kernel
def small_market_income(player):
    """PR-BLD-SMALL-MARKET: 1 doubloon more for the owner's sale."""
    return 1 if occupied(player, SMALL_MARKET) else 0


@kernel
def large_market_income(player):
    """PR-BLD-LARGE-MARKET: 2 doubloons more for the owner's sale."""
    return 2 if occupied(player, LARGE_MARKET) else 0


@kernel
def apply_sell(rules, s, log, action):
    """PR-TRADER-01, PR-TRADER-05: the good goes into the house for its price; corn for nothing but the bonuses."""
    if action == PASS:
        decline(s, log)
        return
    good = FIRST[action]
    seat = s.turn
    player = s.players[seat]
    player.goods[good] -= 1
    s.house[good] += 1
    player.doubloons += PRICES[good]
    emit(log, SOLD, seat, good, PRICES[good], 0)
    offer(rules, s, log, seat, TRADER_PAY, trader_income(s, seat))
    offer(rules, s, log, seat, SMALL_MARKET_PAY, small_market_income(player))
    offer(rules, s, log, seat, LARGE_MARKET_PAY, large_market_income(player))
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
    if s.turns_done == rules.players:
        empty_house(s, log)
        end_phase(s)
        return
    seat = acting_seat(rules, s)
    step = s.step
    s.step = step + 1
    if step == STEP_SELL:
        if can_sell_something(s, s.players[seat]):
            ask(s, seat, TRADER_SELL)
        else:
            emit(log, NOTHING_POSSIBLE, seat, TRADER_SELL, 0, 0)
    else:
        end_turn(s)
