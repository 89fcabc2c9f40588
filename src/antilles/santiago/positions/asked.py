"""Whether the rules ask what a position says: they go on from just before, and must come to this very position."""

from typing import Any

from antilles.core.door import ALLOWED, LEGAL_COLUMN, STEP
from antilles.core.engine import Slate
from antilles.core.errors import PositionError
from antilles.core.messages import Message
from antilles.santiago import box, cubans, decisions, goods, phases, venues, verbs
from antilles.santiago.actions import ACTIONS
from antilles.santiago.engine import GO_ON
from antilles.santiago.layout import STATE
from antilles.santiago.positions.now import begins

SCRATCH = Slate.SCRATCH


def check_place(state: Any) -> None:
    """What the rules saw to when the car stopped or the turn began: a ship, the port, an available Cuban."""
    cuban = state.street[state.car]
    available = cuban != cubans.NONE and not state.busy >> cuban & 1
    decision = state.decision
    if (decision == decisions.DRIVE or begins(state, phases.DRIVING)) and not state.ship_in_port:
        raise PositionError("ship_in_port", Message("sdc-error-ship-at-turn"))
    if (decision == decisions.LOAD or begins(state, phases.LOADING)) and state.car != box.PORT:
        raise PositionError("car", Message("sdc-error-loading-in-port"))
    at_cuban = decision in decisions.AT_A_CUBAN or begins(state, phases.AT_CUBAN, phases.MOVING_PAWN, phases.IN_VENUE)
    if at_cuban and not available:
        raise PositionError("car", Message("sdc-error-available-cuban"))
    if decision == decisions.VENUE and state.players[state.active].pawn == venues.NONE:
        raise PositionError("seats", Message("sdc-error-pawn-nowhere", seat=state.active))


def check_question(slate: Slate, state: Any) -> None:
    """Refuse a question that the rules would not ask here; those that they do bring the slate to it."""
    if not any(comes_to(slate, state, phase) for phase in phases_before(state)):
        raise PositionError(*complaint(slate, state))
    slate.restore(STATE.pack(state))


def phases_before(state: Any) -> tuple[int, ...]:
    """Where the rules may come from: where the car stands decides that."""
    here = (phases.LOADING,) if state.car == box.PORT else (phases.AT_CUBAN, phases.MOVING_PAWN)
    return (phases.DRIVING, *here, phases.ROLLING)


def comes_to(slate: Slate, state: Any, phase: int) -> bool:
    """Whether the rules, from the beginning of a phase, come to the position and change nothing else."""
    slate.restore(STATE.pack(before(state)), SCRATCH)
    slate.ask(GO_ON, phase, state.turn - 1, SCRATCH)
    if state.decision == decisions.VENUE and state.pawn_moved:
        visit = ACTIONS.find(verbs.VISIT, state.players[state.active].pawn)
        if slate.code(STEP, visit, index=SCRATCH) != ALLOWED:
            return False
    found = slate.read(SCRATCH)
    state.phase = found.phase
    return STATE.pack(state) == slate.dump(SCRATCH)


def before(state: Any) -> Any:
    """The position without what was done since the phase began: a roll, a move of the pawn."""
    earlier: Any = STATE.unpack(STATE.pack(state))
    if state.decision == decisions.DEMAND:
        for good in goods.PLAIN:
            earlier.rolled[good] = 0
            earlier.next_rolls[state.ship - 1, good] = state.rolled[good]
    if state.decision == decisions.VENUE and state.pawn_moved:
        earlier.players[state.active].pawn = venues.NONE
        earlier.pawn_moved = 0
    return earlier


def complaint(slate: Slate, state: Any) -> tuple[str, Message]:
    """(field, message): why the rules would not ask this."""
    pawn = state.players[state.active].pawn
    if state.decision == decisions.LOAD and state.passed >> state.turn & 1:
        return "now.passed", Message("sdc-error-asked-passed")
    if state.decision == decisions.LOAD and not state.ship_in_port:
        return "ship_in_port", Message("sdc-error-loading-needs-ship")
    if state.decision == decisions.ZORRO and state.turn == state.active:
        return "now.turn", Message("sdc-error-gives-itself")
    if state.decision == decisions.VENUE:
        slate.restore(STATE.pack(before(state)), SCRATCH)
        facts = slate.facts(GO_ON, phases.MOVING_PAWN, state.active, SCRATCH)
        if state.pawn_moved and slate.code(STEP, ACTIONS.find(verbs.VISIT, pawn), index=SCRATCH) != ALLOWED:
            cuban = cubans.NAMES[state.street[state.car]]
            return "now.pawn_moved", Message("sdc-error-leads-not", cuban=cuban, venue=venues.NAMES[pawn])
        if not state.pawn_moved and slate.read(SCRATCH).decision == decisions.PAWN:
            open_venue = venues.NAMES[ACTIONS.firsts[facts[LEGAL_COLUMN]]]
            return "now.pawn_moved", Message("sdc-error-pawn-stayed", venue=open_venue)
    return "now.decision", Message("error-not-asked", decision=decisions.NAMES[state.decision])
