"""What is asked of whom in a position, and whether the rules would ask it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from antilles.core.document import Node
from antilles.core.errors import PositionError
from antilles.santiago.components import PORT, SHIPS
from antilles.santiago.positions.document import NOW_KEYS, OVER
from antilles.santiago.vocabulary import (
    ALONSO_CHOICE,
    AT_CUBAN,
    CUBAN_NAMES,
    DECISION_NAMES,
    DEMAND_CHOICE,
    DRIVE,
    DRIVING,
    END_REASON_NAMES,
    ENDING_TURN,
    GAME_OVER,
    IN_VENUE,
    LAST_SHIP,
    LOADING,
    MOVING_PAWN,
    NO_CUBAN,
    NO_VENUE,
    NOTHING,
    PABLO_TAKE,
    PAWN_MOVE,
    PORT_LOAD,
    ROLLING,
    TURN_LIMIT,
    VENUE_NAMES,
    VENUE_USE,
    VENUES,
    ZORRO_GIVE,
)

# The phase that is going on while a decision is asked.
PHASE_OF = {
    DRIVE: DRIVING,
    PABLO_TAKE: MOVING_PAWN,
    ZORRO_GIVE: AT_CUBAN,
    ALONSO_CHOICE: MOVING_PAWN,
    PAWN_MOVE: IN_VENUE,
    VENUE_USE: ENDING_TURN,
    PORT_LOAD: LOADING,
    DEMAND_CHOICE: ROLLING,
}
# The phase from which the rules come to ask it.
PHASE_BEFORE = {
    DRIVE: DRIVING,
    PABLO_TAKE: AT_CUBAN,
    ZORRO_GIVE: AT_CUBAN,
    ALONSO_CHOICE: AT_CUBAN,
    PAWN_MOVE: MOVING_PAWN,
    VENUE_USE: IN_VENUE,
    PORT_LOAD: LOADING,
}


def read_now(top: Mapping[str, Node], rules: Any, state: Any) -> None:
    """What is asked of whom."""
    now = top["now"].entries(NOW_KEYS) if "now" in top else {}
    names = (*DECISION_NAMES[1:], OVER)
    asked = now["decision"].name(names) if "decision" in now else 0
    state.decision = NOTHING if names[asked] == OVER else asked + 1
    state.phase = PHASE_OF.get(state.decision, GAME_OVER)
    most = rules.players - 1
    given = now.get("active") or now.get("turn")
    state.active = given.count(most) if given else 0
    state.turn = now["turn"].count(most) if "turn" in now else state.active
    if state.decision not in (ZORRO_GIVE, PORT_LOAD) and state.turn != state.active:
        raise now["turn"].fail(f"only the active seat {state.active} is asked {DECISION_NAMES[state.decision]!r}")
    for item in now["passed"].items() if "passed" in now else ():
        state.passed |= 1 << item.count(most)
    if state.passed and state.decision != PORT_LOAD:
        raise now["passed"].fail("only a loading round has seats that passed")
    state.pawn_moved = now["pawn_moved"].flag() if "pawn_moved" in now else int(moved_there(rules, state))
    if state.pawn_moved and state.decision not in (VENUE_USE, DEMAND_CHOICE):
        raise now["pawn_moved"].fail("the pawn moves after this question")
    read_ended(top, state)


def read_turns(top: Mapping[str, Node], rules: Any, state: Any) -> None:
    """How many turns have begun; none when the first demand is chosen, which the last seat does."""
    first_demand = state.decision == DEMAND_CHOICE and "turns" not in top and state.ship == 1
    state.turns = top["turns"].count(rules.turn_limit) if "turns" in top else int(not first_demand)
    if state.turns == 0 and state.decision != DEMAND_CHOICE:
        raise top["turns"].fail("must be at least 1 once the first turn has begun")
    if first_demand and "now" in top and "turn" not in top["now"].entries(NOW_KEYS):
        state.active = state.turn = rules.players - 1
    if state.turns == 0 and state.active != rules.players - 1:
        raise PositionError("now.turn", f"the first demand is for the last seat, {rules.players - 1}")


def moved_there(rules: Any, state: Any) -> bool:
    """Whether a pawn whose venue is to be used has moved there: its flower is that of the Cuban."""
    venue, cuban = state.players[state.active].pawn, state.street[state.car]
    asked = state.decision == VENUE_USE and venue != NO_VENUE and cuban != NO_CUBAN
    return bool(asked and state.venue_flower[venue] == rules.cuban_flower[cuban])


def read_ended(top: Mapping[str, Node], state: Any) -> None:
    """Which end has come."""
    reasons = {name: reason for reason, name in END_REASON_NAMES.items()}
    for item in top["ended"].items() if "ended" in top else ():
        state.ended |= reasons[tuple(reasons)[item.name(tuple(reasons))]]
    if (state.phase == GAME_OVER) and not state.ended:
        raise PositionError("ended", f"a finished game has a reason: {', '.join(reasons)}")


def check_end(rules: Any, state: Any) -> None:
    """Whether the end, the ship and the turns fit each other (SDC-SHIP-2, SDC-END-1, SDC-AMB-30)."""
    over = state.phase == GAME_OVER
    if state.ended & LAST_SHIP:
        if state.ship != SHIPS or state.ship_in_port:
            raise PositionError("ended", f"the last ship has left only when ship {SHIPS} is no longer in port")
        if not over and (state.decision in (DRIVE, DEMAND_CHOICE, PORT_LOAD) or rules.end_immediately):
            raise PositionError("ended", "the game does not go on like this after the last ship")
    elif not state.ship_in_port and state.ship == 1 and state.turns > 0:
        raise PositionError("ship", "when a ship has left, the next one has at least number 2")
    if state.ended & TURN_LIMIT and not (over and state.turns == rules.turn_limit):
        raise PositionError("ended", f"the turn limit ends the game after turn {rules.turn_limit}")
    if state.decision == DEMAND_CHOICE and state.turns >= rules.turn_limit:
        raise PositionError("turns", "after the last turn no demand is chosen")


def check_question(rules: Any, state: Any) -> None:
    """What the rules themselves do not look at when they come to a question."""
    check_end(rules, state)
    at_car = state.street[state.car]
    busy = at_car != NO_CUBAN and state.busy >> at_car & 1
    decision = state.decision
    if decision == DRIVE and not state.ship_in_port:
        raise PositionError("ship_in_port", "a ship is in port whenever a turn begins")
    if decision == PORT_LOAD and state.car != PORT:
        raise PositionError("car", "a loading round is held when the car is in the port")
    if decision == PORT_LOAD and not state.ship_in_port:
        raise PositionError("ship_in_port", "a loading round needs a ship")
    if decision == PORT_LOAD and state.passed >> state.turn & 1:
        raise PositionError("now.passed", "the seat that is asked has passed")
    if decision in (PABLO_TAKE, ZORRO_GIVE, ALONSO_CHOICE, PAWN_MOVE, VENUE_USE) and (at_car == NO_CUBAN or busy):
        raise PositionError("car", "must have stopped at an available Cuban")
    if decision == ZORRO_GIVE and state.turn == state.active:
        raise PositionError("now.turn", "the active seat gives nothing to itself")
    if decision == VENUE_USE:
        check_visit(rules, state, at_car)


def check_visit(rules: Any, state: Any, cuban: int) -> None:
    """A venue is used after moving to one of the Cuban's colour, or after staying."""
    venue = state.players[state.active].pawn
    if venue == NO_VENUE:
        raise PositionError("seats", f"the pawn of seat {state.active} stands in no venue")
    leads_there = state.venue_flower[venue] == rules.cuban_flower[cuban]
    if state.pawn_moved and not leads_there:
        raise PositionError("now.pawn_moved", f"{CUBAN_NAMES[cuban]} does not lead to the {VENUE_NAMES[venue]}")
    taken = {player.pawn for player in state.players}
    open_venues = [v for v in VENUES if state.venue_flower[v] == rules.cuban_flower[cuban] and v not in taken]
    if not state.pawn_moved and open_venues:
        raise PositionError(
            "now.pawn_moved", f"the pawn cannot have stayed: the {VENUE_NAMES[open_venues[0]]} was open (SDC-TURN-4)"
        )
