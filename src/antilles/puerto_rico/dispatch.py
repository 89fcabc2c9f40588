"""The only ladder: decision -> what is refused and what an answer does; phase -> how the game goes on."""

from __future__ import annotations

from antilles.core.jit import kernel
from antilles.puerto_rico import guests, placing
from antilles.puerto_rico.actions import (
    BASE_RANGES,
    FIRST,
    IS_ANSWER,
    KEEP_ACTION,
    MOST_BASE_RANGES,
    MOST_RANGES,
    NOBLES_ACTION,
    PASS,
    PLACE_ACTION,
    RANGES,
    SMALL_WHARF_ACTION,
    VERB,
)
from antilles.puerto_rico.benefits import apply_benefit, ask_about_benefits
from antilles.puerto_rico.phases import (
    black_market,
    builder,
    captain,
    craftsman,
    draft,
    mayor,
    prospector,
    role_choice,
    settler,
    smuggler,
    storage,
    trader,
)
from antilles.puerto_rico.reasons import ALLOWED, GAME_IS_OVER, MUST_TAKE_ROLE, NOT_ASKED
from antilles.puerto_rico.vocabulary import (
    BLACK_MARKET_GOOD,
    BLACK_MARKET_PERSON,
    BLACK_MARKET_POINT,
    BUILDER_BUILD,
    BUILDER_PHASE,
    BUILDER_PRIVILEGE,
    CAPTAIN_LOAD,
    CAPTAIN_PHASE,
    CRAFTSMAN_BONUS,
    CRAFTSMAN_PHASE,
    CRAFTSMAN_PRODUCE,
    DRAFT_PHASE,
    DRAFT_PICK,
    FOREST_PLACE,
    GAME_OVER,
    GUEST_MOVE,
    HACIENDA_DRAW,
    HOSPICE_COLONIST,
    LIBRARY_TILE,
    LODGE_DISCARD,
    LURE_NOBLE,
    LURE_PLACE,
    MAYOR_PHASE,
    MAYOR_PLACE,
    MAYOR_PRIVILEGE,
    NOTHING,
    PLACE_NOBLES,
    PROSPECTOR_PHASE,
    QUARRIES_USED,
    ROLE_CHOICE,
    ROLE_PICK,
    ROYAL_SUPPLY,
    SETTLER_PHASE,
    SETTLER_TAKE,
    SHIP_TAKE,
    SMALL_WHARF_LOAD,
    SMUGGLER_MODE,
    SMUGGLER_PHASE,
    STORAGE_PHASE,
    STORE_GOODS,
    TRADER_PHASE,
    TRADER_SELL,
    UNION_ORDER,
    UNIVERSITY_COLONIST,
    VILLA_TAKE,
)


@kernel
def is_placing(decision):
    """Whether people are being put on circles."""
    return decision == MAYOR_PLACE or decision >= LURE_PLACE


@kernel
def expansion_refusal(rules, s, action):
    """As `answer_refusal`, for the decisions of the expansions."""
    decision = s.decision
    if decision == GUEST_MOVE:
        return guests.guest_answer_refusal(rules, s, action)
    if decision == PLACE_NOBLES:
        return placing.nobles_refusal(s, action)
    if decision == LIBRARY_TILE:
        return settler.take_answer_refusal(rules, s, action)
    if decision == FOREST_PLACE:
        return settler.peek_answer_refusal(action)
    if decision == LODGE_DISCARD:
        return settler.lodge_answer_refusal(s, action)
    if decision == BLACK_MARKET_PERSON:
        return black_market.person_answer_refusal(rules, s, action)
    if decision == BLACK_MARKET_GOOD:
        return black_market.good_answer_refusal(rules, s, action)
    if decision == SMALL_WHARF_LOAD:
        return captain.ship_goods_refusal(s, action)
    if decision == ROYAL_SUPPLY:
        return captain.supply_answer_refusal(rules, s, action)
    if decision == SMUGGLER_MODE:
        return smuggler.mode_refusal(rules, s, action)
    if decision == LURE_NOBLE:
        return smuggler.noble_answer_refusal(rules, s, action)
    if decision == DRAFT_PICK:
        return draft.draft_refusal(rules, s, FIRST[action])
    return ALLOWED


@kernel
def answer_refusal(rules, s, action):
    """Why an answer of the right kind is refused, or ALLOWED; questions not named here leave every answer free."""
    decision = s.decision
    if decision == ROLE_PICK:
        return role_choice.role_refusal(rules, s, action)
    if is_placing(decision):
        return placing.place_refusal(s, action)
    if decision == BUILDER_BUILD:
        return builder.build_answer_refusal(rules, s, action)
    if decision == CAPTAIN_LOAD:
        return captain.load_answer_refusal(rules, s, action)
    if decision == SETTLER_TAKE:
        return settler.take_answer_refusal(rules, s, action)
    if decision == TRADER_SELL:
        return trader.trade_answer_refusal(rules, s, action)
    if decision == STORE_GOODS:
        return storage.keep_answer_refusal(s, action)
    if decision == CRAFTSMAN_BONUS:
        return craftsman.bonus_answer_refusal(rules, s, action)
    if decision == MAYOR_PRIVILEGE:
        return mayor.privilege_refusal(s, action)
    if decision == HACIENDA_DRAW:
        return settler.draw_answer_refusal(s, action)
    if decision == HOSPICE_COLONIST or decision == UNIVERSITY_COLONIST:
        return settler.colonist_answer_refusal(s, action)
    if decision == BUILDER_PRIVILEGE:
        return builder.privilege_refusal(rules, s, action)
    if decision == QUARRIES_USED:
        return builder.quarries_refusal(rules, s, action)
    return expansion_refusal(rules, s, action)


@kernel
def refusal(rules, s, action):
    """Why an action is not allowed now, or ALLOWED. The action must be an id of the table."""
    if s.decision == NOTHING:
        return GAME_IS_OVER
    if action == PASS and s.decision == ROLE_PICK:
        return MUST_TAKE_ROLE
    if not IS_ANSWER[s.decision, VERB[action]]:
        return NOT_ASKED
    return answer_refusal(rules, s, action)


@kernel
def legal_in(rules, s, start, stop, out, count):
    """Append the legal actions among start .. stop - 1 to `out`; returns how many it holds now."""
    for action in range(start, stop):
        if answer_refusal(rules, s, action) == ALLOWED:
            out[count] = action
            count += 1
    return count


@kernel
def legal(rules, s, out):
    """Write the legal actions to `out` in id order within each verb; returns how many there are."""
    if s.decision == NOTHING:
        return 0
    player = s.players[s.turn]
    if is_placing(s.decision):
        first = PLACE_ACTION[s.slot]
        return legal_in(rules, s, first, first + placing.circles_in(player, s.slot) + 1, out, 0)
    if s.decision == PLACE_NOBLES:
        first = NOBLES_ACTION[s.slot]
        return legal_in(rules, s, first, first + placing.circles_in(player, s.slot) + 1, out, 0)
    if s.decision == STORE_GOODS:
        first = KEEP_ACTION[s.slot]
        return legal_in(rules, s, first, first + player.goods[s.slot] + 1, out, 0)
    if s.decision == SMALL_WHARF_LOAD:
        first = SMALL_WHARF_ACTION[s.slot]
        return legal_in(rules, s, first, first + player.goods[s.slot] + 1, out, 0)
    count = 0
    if rules.expanded:
        for run in range(MOST_RANGES):
            count = legal_in(rules, s, RANGES[s.decision, 2 * run], RANGES[s.decision, 2 * run + 1], out, count)
    else:
        for run in range(MOST_BASE_RANGES):
            first, stop = BASE_RANGES[s.decision, 2 * run], BASE_RANGES[s.decision, 2 * run + 1]
            count = legal_in(rules, s, first, stop, out, count)
    return count


@kernel
def apply_expansion(rules, s, log, action):
    """As `apply`, for the decisions of the expansions."""
    decision = s.decision
    if decision == GUEST_MOVE:
        guests.apply_guest(s, log, action)
    elif decision == PLACE_NOBLES:
        placing.apply_nobles(s, action)
    elif decision == LIBRARY_TILE:
        settler.apply_take(rules, s, log, action)
    elif decision == FOREST_PLACE:
        settler.apply_peek(rules, s, log, action)
    elif decision == LODGE_DISCARD:
        settler.apply_lodge(s, log, action)
    elif decision == VILLA_TAKE:
        mayor.apply_villa(s, log, action)
    elif decision == SHIP_TAKE:
        mayor.apply_ship_take(s, log, action)
    elif decision == BLACK_MARKET_PERSON:
        black_market.apply_person(s, log, action)
    elif decision == BLACK_MARKET_GOOD:
        black_market.apply_good(s, log, action)
    elif decision == BLACK_MARKET_POINT:
        black_market.apply_point(s, log)
    elif decision == SMALL_WHARF_LOAD:
        captain.apply_ship_goods(s, action)
    elif decision == UNION_ORDER:
        captain.apply_union_order(rules, s, log, action)
    elif decision == ROYAL_SUPPLY:
        captain.apply_supply(rules, s, log, action)
    elif decision == SMUGGLER_MODE:
        smuggler.apply_mode(rules, s, log, action)
    elif decision == LURE_NOBLE:
        smuggler.apply_noble(rules, s, log, action)
    elif decision == DRAFT_PICK:
        draft.apply_draft(rules, s, log, action)
    else:
        apply_benefit(rules, s, log, action)


@kernel
def apply(rules, s, log, action):
    """Carry out a legal answer to the question asked."""
    decision = s.decision
    if decision == ROLE_PICK:
        role_choice.apply_role(rules, s, log, action)
    elif is_placing(decision):
        placing.apply_place(s, log, action)
    elif decision == BUILDER_BUILD:
        builder.apply_build(rules, s, log, action)
    elif decision == CAPTAIN_LOAD:
        captain.apply_load(rules, s, log, action)
    elif decision == SETTLER_TAKE:
        settler.apply_take(rules, s, log, action)
    elif decision == TRADER_SELL:
        trader.apply_trade(rules, s, log, action)
    elif decision == STORE_GOODS:
        storage.apply_keep(s, action)
    elif decision == CRAFTSMAN_BONUS:
        craftsman.apply_bonus(s, log, action)
    elif decision == MAYOR_PRIVILEGE:
        mayor.apply_privilege(s, log, action)
    elif decision == HACIENDA_DRAW:
        settler.apply_draw(rules, s, log, action)
    elif decision == HOSPICE_COLONIST:
        settler.apply_hospice(s, log, action)
    elif decision == UNIVERSITY_COLONIST:
        builder.apply_university(s, log, action)
    elif decision == CRAFTSMAN_PRODUCE:
        craftsman.apply_produce(s, log, action)
    elif decision == BUILDER_PRIVILEGE:
        builder.apply_privilege(s, log, action)
    elif decision == QUARRIES_USED:
        builder.apply_quarries(s, action)
    else:
        apply_expansion(rules, s, log, action)


@kernel
def advance_phase(rules, s, log):
    """One step of the phase that is going on."""
    phase = s.phase
    if phase == ROLE_CHOICE:
        role_choice.advance_role_choice(rules, s, log)
    elif phase == SETTLER_PHASE:
        settler.advance_settler(rules, s, log)
    elif phase == MAYOR_PHASE:
        mayor.advance_mayor(rules, s, log)
    elif phase == BUILDER_PHASE:
        builder.advance_builder(rules, s, log)
    elif phase == CRAFTSMAN_PHASE:
        craftsman.advance_craftsman(rules, s, log)
    elif phase == TRADER_PHASE:
        trader.advance_trader(rules, s, log)
    elif phase == CAPTAIN_PHASE:
        captain.advance_captain(rules, s, log)
    elif phase == STORAGE_PHASE:
        storage.advance_storage(rules, s, log)
    elif phase == PROSPECTOR_PHASE:
        prospector.advance_prospector(rules, s, log)
    elif phase == SMUGGLER_PHASE:
        smuggler.advance_smuggler(rules, s, log)
    elif phase == DRAFT_PHASE:
        draft.advance_draft(rules, s, log)


@kernel
def advance(rules, s, log):
    """Bookkeeping until a seat has something to decide, or the game is over."""
    while s.decision == NOTHING and s.phase != GAME_OVER:
        if s.placing != NOTHING:
            placing.go_on_placing(rules, s, log)
        elif rules.ask_everything and ask_about_benefits(s):
            return
        elif s.window != 0:
            guests.go_on_with_guests(rules, s)
        else:
            advance_phase(rules, s, log)


@kernel
def play(rules, s, log, action):
    """Apply a legal action and go on to the next question."""
    log.count = 0
    apply(rules, s, log, action)
    advance(rules, s, log)
