"""The only ladder: decision -> what is refused and what an answer does; phase -> how the game goes on."""

from __future__ import annotations

from antilles.core.jit import kernel
from antilles.santiago import cubans, end, pawns, port, ships, street, venues
from antilles.santiago.actions import (
    BEGIN,
    CAPTURE_VERB,
    DRIVE_VERB,
    END,
    FIRST,
    GIVE_VERB,
    IS_ANSWER,
    LEAVE_OUT_VERB,
    LOAD_VERB,
    PASS,
    TAKE_VERB,
    VERB,
    VISIT_VERB,
    WOOD_VERB,
)
from antilles.santiago.layout import N_VENUES
from antilles.santiago.reasons import ALLOWED, GAME_IS_OVER, NOT_ASKED
from antilles.santiago.turns import ask
from antilles.santiago.vocabulary import (
    ALONSO_CHOICE,
    AT_CUBAN,
    DRIVE,
    DRIVING,
    ENDING_TURN,
    GAME_OVER,
    IN_VENUE,
    LOADING,
    MOVING_PAWN,
    NOTHING,
    PABLO_TAKE,
    PAWN_MOVE,
    PORT_LOAD,
    ROLLING,
    VENUE_USE,
    ZORRO_GIVE,
)


@kernel
def answer_refusal(rules, s, action):
    """Why an answer of the right kind is refused, or ALLOWED; which die to leave out is free."""
    decision = s.decision
    if decision == DRIVE:
        return street.drive_refusal(s, action)
    if decision == PABLO_TAKE:
        return cubans.take_refusal(s, action)
    if decision == ZORRO_GIVE:
        return cubans.give_refusal(s, action)
    if decision == ALONSO_CHOICE:
        return cubans.alonso_refusal(s, action)
    if decision == PAWN_MOVE:
        return pawns.visit_refusal(rules, s, FIRST[action])
    if decision == VENUE_USE:
        return pawns.venue_refusal(s, action)
    if decision == PORT_LOAD:
        return port.load_refusal(s, action)
    return ALLOWED


@kernel
def refusal(rules, s, action):
    """Why an action is not allowed now, or ALLOWED. The action must be an id of the table."""
    if s.decision == NOTHING:
        return GAME_IS_OVER
    if not IS_ANSWER[s.decision, VERB[action]]:
        return NOT_ASKED
    return answer_refusal(rules, s, action)


@kernel
def legal_of_verb(rules, s, verb, out, count):
    """Append the legal actions of a verb to `out`; returns how many it holds now."""
    for action in range(BEGIN[verb], END[verb]):
        if answer_refusal(rules, s, action) == ALLOWED:
            out[count] = action
            count += 1
    return count


@kernel
def legal_for_alonso(rules, s, out):
    """Captures, then uses of the venues owned, then declining."""
    count = legal_of_verb(rules, s, CAPTURE_VERB, out, 0)
    for venue in range(N_VENUES):
        if s.owner[venue] == s.turn:
            count = venues.legal_uses(s, s.turn, venue, out, count)
    out[count] = PASS
    return count + 1


@kernel
def legal_for_venue(s, out):
    """Uses of the venue where the pawn stands, then declining."""
    count = venues.legal_uses(s, s.turn, s.players[s.turn].pawn, out, 0)
    out[count] = PASS
    return count + 1


@kernel
def legal_for_load(rules, s, out):
    """Loads of real goods, of wood, then passing."""
    count = legal_of_verb(rules, s, LOAD_VERB, out, 0)
    count = legal_of_verb(rules, s, WOOD_VERB, out, count)
    out[count] = PASS
    return count + 1


@kernel
def legal(rules, s, out):
    """Write the legal actions to `out`; returns how many there are."""
    decision = s.decision
    if decision == NOTHING:
        return 0
    if decision == DRIVE:
        return legal_of_verb(rules, s, DRIVE_VERB, out, 0)
    if decision == PABLO_TAKE:
        return legal_of_verb(rules, s, TAKE_VERB, out, 0)
    if decision == ZORRO_GIVE:
        return legal_of_verb(rules, s, GIVE_VERB, out, 0)
    if decision == ALONSO_CHOICE:
        return legal_for_alonso(rules, s, out)
    if decision == PAWN_MOVE:
        return legal_of_verb(rules, s, VISIT_VERB, out, 0)
    if decision == VENUE_USE:
        return legal_for_venue(s, out)
    if decision == PORT_LOAD:
        return legal_for_load(rules, s, out)
    return legal_of_verb(rules, s, LEAVE_OUT_VERB, out, 0)


@kernel
def apply(rules, s, log, action):
    """Carry out a legal answer to the question asked."""
    decision = s.decision
    if decision == DRIVE:
        street.apply_drive(rules, s, log, action)
    elif decision == PABLO_TAKE:
        cubans.apply_take(s, log, action)
    elif decision == ZORRO_GIVE:
        cubans.apply_give(s, log, action)
    elif decision == ALONSO_CHOICE:
        cubans.apply_alonso(rules, s, log, action)
    elif decision == PAWN_MOVE:
        pawns.apply_visit(s, log, action)
    elif decision == VENUE_USE:
        pawns.apply_venue(rules, s, log, action)
    elif decision == PORT_LOAD:
        port.apply_load(rules, s, log, action)
    else:
        ships.apply_demand(rules, s, log, action)


@kernel
def advance_phase(rules, s, log):
    """One step of what is going on."""
    phase = s.phase
    if phase == DRIVING:
        ask(s, DRIVE, s.active)  # SDC-CAR-1: driving is no choice, how far is
    elif phase == AT_CUBAN:
        cubans.advance_cuban(rules, s, log)
    elif phase == MOVING_PAWN:
        pawns.advance_pawn(rules, s, log)
    elif phase == IN_VENUE:
        pawns.advance_venue(rules, s, log)
    elif phase == LOADING:
        port.advance_loading(rules, s, log)
    elif phase == ENDING_TURN:
        end.advance_end(rules, s, log)
    elif phase == ROLLING:
        ships.roll_demand(rules, s, log)


@kernel
def advance(rules, s, log):
    """Bookkeeping until a seat has something to decide, or the game is over."""
    while s.decision == NOTHING and s.phase != GAME_OVER:
        advance_phase(rules, s, log)


@kernel
def play(rules, s, log, action):
    """Apply a legal action and go on to the next question."""
    log.count = 0
    apply(rules, s, log, action)
    advance(rules, s, log)
