"""The only ladder: decision -> what is refused and what an answer does; phase -> how the game goes on."""

from antilles.core.jit import Function, kernel
from antilles.puerto_rico import actions, decisions, guests, phases, placing, reasons
from antilles.puerto_rico.offers import apply_benefit, ask_about_benefits
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
from antilles.puerto_rico.slots import circles_in


@kernel
def expansion_refusal(rules, s, action):
    """As `answer_refusal`, for the decisions of the expansions."""
    decision = s.decision
    if decision == decisions.GUEST_MOVE:
        return guests.guest_answer_refusal(rules, s, action)
    if decision == decisions.PLACE_NOBLES:
        return placing.nobles_refusal(s, action)
    if decision == decisions.LIBRARY_TILE:
        return settler.take_answer_refusal(rules, s, action)
    if decision == decisions.FOREST_PLACE:
        return settler.peek_answer_refusal(action)
    if decision == decisions.LODGE_DISCARD:
        return settler.lodge_answer_refusal(s, action)
    if decision == decisions.BLACK_MARKET_PERSON:
        return black_market.person_answer_refusal(rules, s, action)
    if decision == decisions.BLACK_MARKET_GOOD:
        return black_market.good_answer_refusal(rules, s, action)
    if decision == decisions.SMALL_WHARF_LOAD:
        return captain.ship_goods_refusal(s, action)
    if decision == decisions.ROYAL_SUPPLY:
        return captain.supply_answer_refusal(rules, s, action)
    if decision == decisions.SMUGGLER_MODE:
        return smuggler.mode_refusal(rules, s, action)
    if decision == decisions.LURE_NOBLE:
        return smuggler.noble_answer_refusal(rules, s, action)
    if decision == decisions.DRAFT_PICK:
        return draft.draft_refusal(rules, s, actions.first_of(action))
    return reasons.ALLOWED


@kernel
def answer_refusal(rules, s, action):
    """Why an answer of the right kind is refused, or ALLOWED; questions not named here leave every answer free."""
    decision = s.decision
    if decision == decisions.ROLE_PICK:
        return role_choice.role_refusal(rules, s, action)
    if decisions.is_placing(decision):
        return placing.place_refusal(s, action)
    if decision == decisions.BUILDER_BUILD:
        return builder.build_answer_refusal(rules, s, action)
    if decision == decisions.CAPTAIN_LOAD:
        return captain.load_answer_refusal(rules, s, action)
    if decision == decisions.SETTLER_TAKE:
        return settler.take_answer_refusal(rules, s, action)
    if decision == decisions.TRADER_SELL:
        return trader.trade_answer_refusal(rules, s, action)
    if decision == decisions.STORE_GOODS:
        return storage.keep_answer_refusal(s, action)
    if decision == decisions.CRAFTSMAN_BONUS:
        return craftsman.bonus_answer_refusal(rules, s, action)
    if decision == decisions.MAYOR_PRIVILEGE:
        return mayor.privilege_refusal(s, action)
    if decision == decisions.HACIENDA_DRAW:
        return settler.draw_answer_refusal(s, action)
    if decision == decisions.HOSPICE_COLONIST or decision == decisions.UNIVERSITY_COLONIST:
        return settler.colonist_answer_refusal(s, action)
    if decision == decisions.BUILDER_PRIVILEGE:
        return builder.privilege_refusal(rules, s, action)
    if decision == decisions.QUARRIES_USED:
        return builder.quarries_refusal(rules, s, action)
    return expansion_refusal(rules, s, action)


@kernel
def refusal(rules, s, action):
    """Why an action is not allowed now, or ALLOWED. The action must be an id of the table."""
    if s.decision == decisions.NOTHING:
        return reasons.GAME_IS_OVER
    if action == actions.PASS and s.decision == decisions.ROLE_PICK:
        return reasons.MUST_TAKE_ROLE
    if not actions.is_answer(s.decision, actions.verb_of(action)):
        return reasons.NOT_ASKED
    return answer_refusal(rules, s, action)


def collector(refused: Function) -> Function:
    """A kernel that appends the actions among start .. stop - 1 that a rule does not refuse to `out`."""

    @kernel
    def collect(rules, s, start, stop, out, count):
        for action in range(start, stop):
            if refused(rules, s, action) == reasons.ALLOWED:
                out[count] = action
                count += 1
        return count

    return collect


legal_in = collector(answer_refusal)
# The questions asked most go straight to their rule, which makes games a tenth faster.
legal_builds = collector(builder.build_answer_refusal)
legal_loads = collector(captain.load_answer_refusal)
legal_roles = collector(role_choice.role_refusal)


@kernel
def legal_run(rules, s, start, stop, out, count):
    """Append the legal actions of a run that answers the question."""
    if s.decision == decisions.ROLE_PICK:
        return legal_roles(rules, s, start, stop, out, count)
    if s.decision == decisions.BUILDER_BUILD:
        return legal_builds(rules, s, start, stop, out, count)
    if s.decision == decisions.CAPTAIN_LOAD:
        return legal_loads(rules, s, start, stop, out, count)
    return legal_in(rules, s, start, stop, out, count)


@kernel
def legal_in_group(rules, s, first, out):
    """The legal numbers for the group of circles, or kind of good, that is asked about."""
    player = s.players[s.turn]
    by_circles = decisions.is_placing(s.decision) or s.decision == decisions.PLACE_NOBLES
    most = circles_in(player, s.slot) if by_circles else player.goods[s.slot]
    return legal_in(rules, s, first, first + most + 1, out, 0)


@kernel
def legal(rules, s, out):
    """Write the legal actions to `out` in id order within each verb; returns how many there are."""
    if s.decision == decisions.NOTHING:
        return 0
    if decisions.is_placing(s.decision):
        return legal_in_group(rules, s, actions.place_action(s.slot), out)
    if s.decision == decisions.PLACE_NOBLES:
        return legal_in_group(rules, s, actions.nobles_action(s.slot), out)
    if s.decision == decisions.STORE_GOODS:
        return legal_in_group(rules, s, actions.keep_action(s.slot), out)
    if s.decision == decisions.SMALL_WHARF_LOAD:
        return legal_in_group(rules, s, actions.small_wharf_action(s.slot), out)
    count = 0
    if rules.expanded:
        for run in range(actions.MOST_RUNS):
            start, stop = actions.run_edge(s.decision, 2 * run), actions.run_edge(s.decision, 2 * run + 1)
            count = legal_run(rules, s, start, stop, out, count)
    else:
        for run in range(actions.MOST_BASE_RUNS):
            start, stop = actions.base_run_edge(s.decision, 2 * run), actions.base_run_edge(s.decision, 2 * run + 1)
            count = legal_run(rules, s, start, stop, out, count)
    return count


@kernel
def apply_expansion(rules, s, log, action):
    """As `apply`, for the decisions of the expansions."""
    decision = s.decision
    if decision == decisions.GUEST_MOVE:
        guests.apply_guest(s, log, action)
    elif decision == decisions.PLACE_NOBLES:
        placing.apply_nobles(s, action)
    elif decision == decisions.LIBRARY_TILE:
        settler.apply_take(rules, s, log, action)
    elif decision == decisions.FOREST_PLACE:
        settler.apply_peek(rules, s, log, action)
    elif decision == decisions.LODGE_DISCARD:
        settler.apply_lodge(s, log, action)
    elif decision == decisions.VILLA_TAKE:
        mayor.apply_villa(s, log, action)
    elif decision == decisions.SHIP_TAKE:
        mayor.apply_ship_take(s, log, action)
    elif decision == decisions.BLACK_MARKET_PERSON:
        black_market.apply_person(s, log, action)
    elif decision == decisions.BLACK_MARKET_GOOD:
        black_market.apply_good(s, log, action)
    elif decision == decisions.BLACK_MARKET_POINT:
        black_market.apply_point(s, log)
    elif decision == decisions.SMALL_WHARF_LOAD:
        captain.apply_ship_goods(s, action)
    elif decision == decisions.UNION_ORDER:
        captain.apply_union_order(rules, s, log, action)
    elif decision == decisions.ROYAL_SUPPLY:
        captain.apply_supply(rules, s, log, action)
    elif decision == decisions.SMUGGLER_MODE:
        smuggler.apply_mode(rules, s, log, action)
    elif decision == decisions.LURE_NOBLE:
        smuggler.apply_noble(rules, s, log, action)
    elif decision == decisions.DRAFT_PICK:
        draft.apply_draft(rules, s, log, action)
    else:
        apply_benefit(rules, s, log, action)


@kernel
def apply(rules, s, log, action):
    """Carry out a legal answer to the question asked."""
    decision = s.decision
    if decision == decisions.ROLE_PICK:
        role_choice.apply_role(rules, s, log, action)
    elif decisions.is_placing(decision):
        placing.apply_place(s, log, action)
    elif decision == decisions.BUILDER_BUILD:
        builder.apply_build(rules, s, log, action)
    elif decision == decisions.CAPTAIN_LOAD:
        captain.apply_load(rules, s, log, action)
    elif decision == decisions.SETTLER_TAKE:
        settler.apply_take(rules, s, log, action)
    elif decision == decisions.TRADER_SELL:
        trader.apply_trade(rules, s, log, action)
    elif decision == decisions.STORE_GOODS:
        storage.apply_keep(s, action)
    elif decision == decisions.CRAFTSMAN_BONUS:
        craftsman.apply_bonus(s, log, action)
    elif decision == decisions.MAYOR_PRIVILEGE:
        mayor.apply_privilege(s, log, action)
    elif decision == decisions.HACIENDA_DRAW:
        settler.apply_draw(rules, s, log, action)
    elif decision == decisions.HOSPICE_COLONIST:
        settler.apply_hospice(s, log, action)
    elif decision == decisions.UNIVERSITY_COLONIST:
        builder.apply_university(s, log, action)
    elif decision == decisions.CRAFTSMAN_PRODUCE:
        craftsman.apply_produce(s, log, action)
    elif decision == decisions.BUILDER_PRIVILEGE:
        builder.apply_privilege(s, log, action)
    elif decision == decisions.QUARRIES_USED:
        builder.apply_quarries(s, action)
    else:
        apply_expansion(rules, s, log, action)


@kernel
def advance_phase(rules, s, log):
    """One step of the phase that is going on."""
    phase = s.phase
    if phase == phases.ROLE_CHOICE:
        role_choice.advance_role_choice(rules, s, log)
    elif phase == phases.SETTLER:
        settler.advance_settler(rules, s, log)
    elif phase == phases.MAYOR:
        mayor.advance_mayor(rules, s, log)
    elif phase == phases.BUILDER:
        builder.advance_builder(rules, s, log)
    elif phase == phases.CRAFTSMAN:
        craftsman.advance_craftsman(rules, s, log)
    elif phase == phases.TRADER:
        trader.advance_trader(rules, s, log)
    elif phase == phases.CAPTAIN:
        captain.advance_captain(rules, s, log)
    elif phase == phases.STORAGE:
        storage.advance_storage(rules, s, log)
    elif phase == phases.PROSPECTOR:
        prospector.advance_prospector(rules, s, log)
    elif phase == phases.SMUGGLER:
        smuggler.advance_smuggler(rules, s, log)
    elif phase == phases.DRAFT:
        draft.advance_draft(rules, s, log)


@kernel
def advance(rules, s, log):
    """Bookkeeping until a seat has something to decide, or the game is over."""
    while s.decision == decisions.NOTHING and s.phase != phases.GAME_OVER:
        if s.placing != decisions.NOTHING:
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
