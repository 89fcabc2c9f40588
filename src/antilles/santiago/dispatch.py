"""The only ladder: decision -> what is refused and what an answer does; phase -> how the game goes on."""

from antilles.core.jit import kernel
from antilles.santiago import (
    actions,
    cubans,
    decisions,
    encounters,
    end,
    pawns,
    phases,
    port,
    reasons,
    ships,
    street,
    uses,
    venues,
    verbs,
)
from antilles.santiago.turns import ask


@kernel
def answer_refusal(rules, s, action):
    """Why an answer of the right kind is refused, or ALLOWED; which die to leave out is free."""
    decision = s.decision
    if decision == decisions.DRIVE:
        return street.drive_refusal(s, action)
    if decision == decisions.PABLO:
        return encounters.take_refusal(s, action)
    if decision == decisions.ZORRO:
        return encounters.give_refusal(s, action)
    if decision == decisions.ALONSO:
        return encounters.alonso_refusal(s, action)
    if decision == decisions.PAWN:
        return pawns.visit_refusal(rules, s, actions.first_of(action))
    if decision == decisions.VENUE:
        return pawns.venue_refusal(s, action)
    if decision == decisions.LOAD:
        return port.load_refusal(s, action)
    return reasons.ALLOWED


@kernel
def not_asked(s, verb):
    """The rule by which something else is asked now: in the port and at El Zorro the pawn stays."""
    if (verb == verbs.VISIT or verb == verbs.USE) and s.decision == decisions.LOAD:
        return reasons.NO_VENUE_IN_PORT
    if verb == verbs.VISIT and street.cuban_at_car(s) == cubans.EL_ZORRO:
        return reasons.PAWN_STAYS
    return reasons.cannot_pass(s.decision) if verb == verbs.PASS else reasons.not_asked(verb)


@kernel
def refusal(rules, s, action):
    """Why an action is not allowed now, or ALLOWED. The action must be an id of the table."""
    if s.decision == decisions.NOTHING:
        return reasons.GAME_IS_OVER
    if not decisions.is_answer(s.decision, actions.verb_of(action)):
        return not_asked(s, actions.verb_of(action))
    return answer_refusal(rules, s, action)


@kernel
def legal_of_verb(rules, s, verb, out, count):
    """Append the legal actions of a verb to `out`; returns how many it holds now."""
    for action in range(actions.begin_of(verb), actions.end_of(verb)):
        if answer_refusal(rules, s, action) == reasons.ALLOWED:
            out[count] = action
            count += 1
    return count


@kernel
def legal_for_alonso(rules, s, out):
    """Captures, then uses of the venues owned, then declining."""
    count = legal_of_verb(rules, s, verbs.CAPTURE, out, 0)
    for venue in range(venues.COUNT):
        if s.owner[venue] == s.turn:
            count = uses.legal_uses(s, s.turn, venue, out, count)
    out[count] = actions.PASS
    return count + 1


@kernel
def legal_for_venue(s, out):
    """Uses of the venue where the pawn stands, then declining."""
    count = uses.legal_uses(s, s.turn, s.players[s.turn].pawn, out, 0)
    out[count] = actions.PASS
    return count + 1


@kernel
def legal_for_load(s, out):
    """Loads of real goods, of wood, then passing."""
    count = port.legal_loads(s, verbs.LOAD, out, 0)
    count = port.legal_loads(s, verbs.LOAD_WOOD, out, count)
    out[count] = actions.PASS
    return count + 1


@kernel
def legal(rules, s, out):
    """Write the legal actions to `out`; returns how many there are."""
    decision = s.decision
    if decision == decisions.NOTHING:
        return 0
    if decision == decisions.ALONSO:
        return legal_for_alonso(rules, s, out)
    if decision == decisions.VENUE:
        return legal_for_venue(s, out)
    if decision == decisions.LOAD:
        return legal_for_load(s, out)
    return legal_of_verb(rules, s, decisions.only_verb(decision), out, 0)


@kernel
def apply(rules, s, log, action):
    """Carry out a legal answer to the question asked."""
    decision = s.decision
    if decision == decisions.DRIVE:
        street.apply_drive(rules, s, log, action)
    elif decision == decisions.PABLO:
        encounters.apply_take(s, log, action)
    elif decision == decisions.ZORRO:
        encounters.apply_give(s, log, action)
    elif decision == decisions.ALONSO:
        encounters.apply_alonso(rules, s, log, action)
    elif decision == decisions.PAWN:
        pawns.apply_visit(s, log, action)
    elif decision == decisions.VENUE:
        pawns.apply_venue(rules, s, log, action)
    elif decision == decisions.LOAD:
        port.apply_load(rules, s, log, action)
    else:
        ships.apply_demand(rules, s, log, action)


@kernel
def advance_phase(rules, s, log):
    """One step of what is going on."""
    phase = s.phase
    if phase == phases.DRIVING:
        ask(s, s.active, decisions.DRIVE)  # SDC-CAR-1: driving is no choice, how far is
    elif phase == phases.AT_CUBAN:
        encounters.advance_cuban(rules, s, log)
    elif phase == phases.MOVING_PAWN:
        pawns.advance_pawn(rules, s, log)
    elif phase == phases.IN_VENUE:
        pawns.advance_venue(rules, s, log)
    elif phase == phases.LOADING:
        port.advance_loading(rules, s, log)
    elif phase == phases.ENDING_TURN:
        end.advance_end(rules, s, log)
    elif phase == phases.ROLLING:
        ships.roll_demand(rules, s, log)


@kernel
def advance(rules, s, log):
    """Bookkeeping until a seat has something to decide, or the game is over."""
    while s.decision == decisions.NOTHING and s.phase != phases.GAME_OVER:
        advance_phase(rules, s, log)
