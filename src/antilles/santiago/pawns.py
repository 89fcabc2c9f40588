"""The pawn: where it may go, where it stays, and using the venue it stands in (SDC-TURN-4 to SDC-TURN-7)."""

from __future__ import annotations

from antilles.core.events import emit
from antilles.core.jit import kernel
from antilles.santiago.actions import FIRST, PASS
from antilles.santiago.events import DECLINED, PAWN_STAYS, VISITED
from antilles.santiago.layout import N_VENUES
from antilles.santiago.reasons import (
    ALLOWED,
    PAWN_IS_ELSEWHERE,
    PAWN_STANDS_THERE,
    RIVAL_STANDS_THERE,
    WRONG_FLOWER,
)
from antilles.santiago.street import cuban_at_car
from antilles.santiago.turns import answered, ask
from antilles.santiago.venues import apply_use, can_use, use_refusal
from antilles.santiago.vocabulary import ENDING_TURN, IN_VENUE, NO_VENUE, PAWN_MOVE, VENUE_USE


@kernel
def visit_refusal(rules, s, venue):
    """SDC-TURN-4: the Cuban's colour, no rival's pawn, not where the pawn stands."""
    if s.venue_flower[venue] != rules.cuban_flower[cuban_at_car(s)]:
        return WRONG_FLOWER
    if s.players[s.active].pawn == venue:
        return PAWN_STANDS_THERE
    for seat in range(rules.players):
        if s.players[seat].pawn == venue:
            return RIVAL_STANDS_THERE
    return ALLOWED


@kernel
def can_visit_any(rules, s):
    """Whether SDC-TURN-4 leaves a candidate."""
    for venue in range(N_VENUES):
        if visit_refusal(rules, s, venue) == ALLOWED:
            return True
    return False


@kernel
def advance_pawn(rules, s, log):
    """SDC-TURN-4: the pawn must move; SDC-TURN-6 d: without a candidate it stays."""
    s.phase = IN_VENUE
    if can_visit_any(rules, s):
        ask(s, PAWN_MOVE, s.active)
    else:
        emit(log, PAWN_STAYS, s.active, s.players[s.active].pawn, 0, 0)


@kernel
def apply_visit(s, log, action):
    """Move the pawn."""
    answered(s)
    s.players[s.active].pawn = FIRST[action]
    s.pawn_moved = 1
    emit(log, VISITED, s.active, FIRST[action], 0, 0)


@kernel
def advance_venue(rules, s, log):
    """SDC-TURN-5: the venue may be used once. SDC-TURN-7: off the board there is none."""
    s.phase = ENDING_TURN
    venue = s.players[s.active].pawn
    if venue == NO_VENUE:
        return
    if rules.ask_everything or can_use(s, s.active, venue):
        ask(s, VENUE_USE, s.active)
    else:
        emit(log, DECLINED, s.active, VENUE_USE, venue, 0)


@kernel
def venue_refusal(s, action):
    """SDC-TURN-5: the venue where the pawn stands, or none."""
    if action == PASS:
        return ALLOWED
    return use_refusal(s, s.turn, action) if s.players[s.turn].pawn == FIRST[action] else PAWN_IS_ELSEWHERE


@kernel
def apply_venue(rules, s, log, action):
    """Use the venue, or decline."""
    answered(s)
    if action == PASS:
        emit(log, DECLINED, s.active, VENUE_USE, s.players[s.active].pawn, 0)
    else:
        apply_use(rules, s, log, action, 0)
