"""The only ladder: decision -> what is refused and what an answer does; phase -> how the game goes on."""

from __future__ import annotations

from antilles.core.jit import kernel
from antilles.puerto_rico.actions import (
    IS_ANSWER,
    KEEP_ACTION,
    MOST_RANGES,
    PASS,
    PLACE_ACTION,
    RANGES,
    VERB,
)
from antilles.puerto_rico.benefits import apply_benefit, ask_about_benefits, benefit_refusal
from antilles.puerto_rico.phases import (
    builder,
    captain,
    craftsman,
    mayor,
    prospector,
    role_choice,
    settler,
    storage,
    trader,
)
from antilles.puerto_rico.reasons import ALLOWED, GAME_IS_OVER, MUST_TAKE_ROLE, NOT_ASKED
from antilles.puerto_rico.vocabulary import (
    BUILDER_BUILD,
    BUILDER_PHASE,
    BUILDER_PRIVILEGE,
    CAPTAIN_LOAD,
    CAPTAIN_PHASE,
    CRAFTSMAN_BONUS,
    CRAFTSMAN_PHASE,
    CRAFTSMAN_PRODUCE,
    GAME_OVER,
    HACIENDA_DRAW,
    HOSPICE_COLONIST,
    MAYOR_PHASE,
    MAYOR_PLACE,
    MAYOR_PRIVILEGE,
    NOTHING,
    PROSPECTOR_PHASE,
    QUARRIES_USED,
    ROLE_CHOICE,
    ROLE_PICK,
    SETTLER_PHASE,
    SETTLER_TAKE,
    STORAGE_PHASE,
    STORE_GOODS,
    TRADER_PHASE,
    TRADER_SELL,
    UNIVERSITY_COLONIST,
)


@kernel
def answer_refusal(rules, s, action):
    """Why an answer of the right kind is refused, or ALLOWED."""
    decision = s.decision
    if decision == ROLE_PICK:
        return role_choice.role_refusal(rules, s, action)
    if decision == MAYOR_PLACE:
        return mayor.place_refusal(s, action)
    if decision == BUILDER_BUILD:
        return builder.build_answer_refusal(rules, s, action)
    if decision == CAPTAIN_LOAD:
        return captain.load_answer_refusal(rules, s, action)
    if decision == SETTLER_TAKE:
        return settler.take_answer_refusal(s, action)
    if decision == TRADER_SELL:
        return trader.sell_answer_refusal(s, action)
    if decision == STORE_GOODS:
        return storage.keep_answer_refusal(s, action)
    if decision == CRAFTSMAN_BONUS:
        return craftsman.bonus_answer_refusal(s, action)
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
    return benefit_refusal(action)


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
    if s.decision == MAYOR_PLACE:
        first = PLACE_ACTION[s.slot]
        return legal_in(rules, s, first, first + mayor.circles_in(player, s.slot) + 1, out, 0)
    if s.decision == STORE_GOODS:
        first = KEEP_ACTION[s.slot]
        return legal_in(rules, s, first, first + player.goods[s.slot] + 1, out, 0)
    count = 0
    for run in range(MOST_RANGES):
        count = legal_in(rules, s, RANGES[s.decision, 2 * run], RANGES[s.decision, 2 * run + 1], out, count)
    return count


@kernel
def apply(rules, s, log, action):
    """Carry out a legal answer to the question asked."""
    decision = s.decision
    if decision == ROLE_PICK:
        role_choice.apply_role(s, log, action)
    elif decision == MAYOR_PLACE:
        mayor.apply_place(s, log, action)
    elif decision == BUILDER_BUILD:
        builder.apply_build(s, log, action)
    elif decision == CAPTAIN_LOAD:
        captain.apply_load(rules, s, log, action)
    elif decision == SETTLER_TAKE:
        settler.apply_take(s, log, action)
    elif decision == TRADER_SELL:
        trader.apply_sell(rules, s, log, action)
    elif decision == STORE_GOODS:
        storage.apply_keep(s, action)
    elif decision == CRAFTSMAN_BONUS:
        craftsman.apply_bonus(s, log, action)
    elif decision == MAYOR_PRIVILEGE:
        mayor.apply_privilege(s, log, action)
    elif decision == HACIENDA_DRAW:
        settler.apply_draw(s, log, action)
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
        apply_benefit(rules, s, log, action)


@kernel
def advance(rules, s, log):
    """Bookkeeping until a seat has something to decide, or the game is over."""
    while s.decision == NOTHING and s.phase != GAME_OVER:
        if rules.ask_everything and ask_about_benefits(rules, s):
            return
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


@kernel
def play(rules, s, log, action):
    """Apply a legal action and go on to the next question."""
    log.count = 0
    apply(rules, s, log, action)
    advance(rules, s, log)
