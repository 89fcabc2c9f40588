"""The car on its ring of ten stops (SDC-CAR-*)."""

from antilles.core.events import TABLE, emit
from antilles.core.jit import kernel
from antilles.santiago import actions, box, events, phases, reasons
from antilles.santiago.ships import move_price
from antilles.santiago.turns import answered


@kernel
def is_busy(s, cuban):
    """Whether a Cuban lies busy side up."""
    return (s.busy >> cuban) & 1 == 1


@kernel
def cuban_at_car(s):
    """The Cuban at whose stop the car stands, -1 in the port."""
    return s.street[s.car]


@kernel
def cost_of(steps):
    """SDC-CAR-2: the first step is free."""
    return steps - 1


@kernel
def drive_refusal(s, action):
    """SDC-CAR-3: no credit."""
    too_dear = cost_of(actions.first_of(action)) > s.players[s.turn].pesos
    return reasons.STEPS_TOO_DEAR if too_dear else reasons.ALLOWED


@kernel
def go_beyond(rules, s, log, stop):
    """SDC-CAR-6 and SDC-CAR-7: what happens when the car has gone beyond a stop."""
    if stop == box.PORT:
        move_price(rules, s, log, 1)
    elif is_busy(s, s.street[stop]):
        s.busy &= ~(1 << s.street[stop])
        emit(log, events.CUBAN_FREED, TABLE, s.street[stop], 0, 0)


@kernel
def drive_car(rules, s, log, steps):
    """SDC-CAR-5: every star is a stop. Driving off from the port is not driving past it (SDC-CAR-6)."""
    start = s.car
    s.car = (start + steps) % box.STOPS
    if start != box.PORT:
        go_beyond(rules, s, log, start)
    for step in range(1, steps):
        go_beyond(rules, s, log, (start + step) % box.STOPS)


@kernel
def stop_car(s, log):
    """SDC-PORT-1, SDC-PORT-8: a loading round for all; SDC-CAR-8, SDC-TURN-6: a busy Cuban, a lost turn."""
    if s.car == box.PORT:
        s.phase = phases.LOADING
        s.turn = s.active - 1
        emit(log, events.LOADING_BEGUN, s.active, 0, 0, 0)
    elif is_busy(s, cuban_at_car(s)):
        s.phase = phases.ENDING_TURN
        emit(log, events.PAWN_STAYS, s.active, s.players[s.active].pawn, 0, 0)
    else:
        s.phase = phases.AT_CUBAN
        s.turn = s.active


@kernel
def apply_drive(rules, s, log, action):
    """SDC-CAR-2: pay at once, then drive and stop."""
    steps = actions.first_of(action)
    answered(s)
    s.players[s.active].pesos -= cost_of(steps)
    emit(log, events.DROVE, s.active, steps, cost_of(steps), s.street[(s.car + steps) % box.STOPS])
    drive_car(rules, s, log, steps)
    if s.phase != phases.GAME_OVER:
        stop_car(s, log)
