"""Asking, and passing the turn on (SDC-TURN-1)."""

from antilles.core.events import TABLE, emit
from antilles.core.jit import kernel
from antilles.santiago import decisions, events, phases
from antilles.santiago.layout import begin_turn


@kernel
def ask(s, seat, decision):
    """Wait for an answer of this seat."""
    s.decision = decision
    s.turn = seat


@kernel
def answered(s):
    """The question is settled; the bookkeeping goes on."""
    s.decision = decisions.NOTHING


@kernel
def seat_after(rules, seat):
    """The next seat clockwise."""
    return (seat + 1) % rules.players


@kernel
def end_game(s, log):
    """Nothing more is asked, and nothing of the last turn is left."""
    if s.phase == phases.GAME_OVER:
        return
    s.phase = phases.GAME_OVER
    s.decision = decisions.NOTHING
    s.turn = s.active
    begin_turn(s)
    emit(log, events.GAME_ENDED, TABLE, s.turns, s.ended, 0)


@kernel
def next_turn(rules, s, log):
    """SDC-TURN-1: the next player clockwise. SDC-TURN-2: the car first, then the pawn."""
    s.active = seat_after(rules, s.active)
    s.turns += 1
    begin_turn(s)
    s.phase = phases.DRIVING
    emit(log, events.TURN_BEGUN, s.active, s.turns, 0, 0)
