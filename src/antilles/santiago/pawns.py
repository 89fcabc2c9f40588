"""The pawn: where it may go, where it stays, and using the venue it stands in (SDC-TURN-4 to SDC-TURN-7)."""

from antilles.core.events import emit
from antilles.core.jit import kernel
from antilles.santiago import actions, decisions, events, phases, reasons, venues
from antilles.santiago.street import cuban_at_car
from antilles.santiago.turns import answered, ask
from antilles.santiago.uses import apply_use, can_use, use_refusal


@kernel
def visit_refusal(rules, s, venue):
    """SDC-TURN-4: the Cuban's colour, no rival's pawn, not where the pawn stands."""
    if s.venue_flower[venue] != rules.cuban_flower[cuban_at_car(s)]:
        return reasons.WRONG_FLOWER
    if s.players[s.active].pawn == venue:
        return reasons.PAWN_STANDS_THERE
    for seat in range(rules.players):
        if s.players[seat].pawn == venue:
            return reasons.RIVAL_STANDS_THERE
    return reasons.ALLOWED


@kernel
def can_visit_any(rules, s):
    """Whether SDC-TURN-4 leaves a candidate."""
    for venue in range(venues.COUNT):
        if visit_refusal(rules, s, venue) == reasons.ALLOWED:
            return True
    return False


@kernel
def advance_pawn(rules, s, log):
    """SDC-TURN-4: the pawn must move; SDC-TURN-6 d: without a candidate it stays."""
    s.phase = phases.IN_VENUE
    if can_visit_any(rules, s):
        ask(s, s.active, decisions.PAWN)
    else:
        emit(log, events.PAWN_STAYS, s.active, s.players[s.active].pawn, 0, 0)


@kernel
def apply_visit(s, log, action):
    """Move the pawn."""
    answered(s)
    s.players[s.active].pawn = actions.first_of(action)
    s.pawn_moved = 1
    emit(log, events.VISITED, s.active, actions.first_of(action), 0, 0)


@kernel
def advance_venue(rules, s, log):
    """SDC-TURN-5: the venue may be used once. SDC-TURN-7: off the board there is none."""
    s.phase = phases.ENDING_TURN
    venue = s.players[s.active].pawn
    if venue == venues.NONE:
        return
    if rules.ask_everything or can_use(s, s.active, venue):
        ask(s, s.active, decisions.VENUE)
    else:
        emit(log, events.DECLINED, s.active, decisions.VENUE, venue, 0)


@kernel
def venue_refusal(s, action):
    """SDC-TURN-5: the venue where the pawn stands, or none."""
    if action == actions.PASS:
        return reasons.ALLOWED
    if s.players[s.turn].pawn != actions.first_of(action):
        return reasons.PAWN_IS_ELSEWHERE
    return use_refusal(s, s.turn, action)


@kernel
def apply_venue(rules, s, log, action):
    """Use the venue, or decline."""
    answered(s)
    if action == actions.PASS:
        emit(log, events.DECLINED, s.active, decisions.VENUE, s.players[s.active].pawn, 0)
    else:
        apply_use(rules, s, log, action, 0)
