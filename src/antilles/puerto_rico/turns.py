"""Whose turn it is: asking a seat, going round the table, beginning and ending phases."""

from antilles.core.events import emit
from antilles.core.jit import kernel
from antilles.puerto_rico import decisions, events
from antilles.puerto_rico.layout import forget_phase


@kernel
def ask(s, seat, decision):
    """Put a question to a seat; the rules rest until it is answered."""
    s.turn = seat
    s.decision = decision


@kernel
def answered(s):
    """The question is settled; the rules go on."""
    s.decision = decisions.NOTHING


@kernel
def decline(s, log):
    """PR-ROUND-05, PR-BLD-03: the seat does not use what it was offered."""
    emit(log, events.PASSED, s.turn, s.decision, 0, 0)
    answered(s)


@kernel
def acting_seat(rules, s):
    """PR-ROUND-04: the holder acts first, then everybody else clockwise."""
    seat = int(s.holder) + int(s.turns_done)
    return seat if seat < rules.players else seat - rules.players


@kernel
def pause(s, step):
    """Whether something must be answered or placed before the turn goes on at this step."""
    s.step = step
    return s.decision != decisions.NOTHING or s.placing != decisions.NOTHING or s.window != 0


@kernel
def end_turn(s):
    """The acting seat is done; the next one clockwise follows."""
    s.turns_done += 1
    s.step = 0


@kernel
def begin_phase(s, phase):
    """Start a phase with its holder."""
    s.phase = phase
    s.turns_done = 0
    s.step = 0


@kernel
def end_phase(s):
    """The role is executed; back to picking roles. What phases remember is forgotten."""
    forget_phase(s)
