"""What is asked of whom in a position, or which phase begins; the turns and the end."""

from collections.abc import Mapping
from typing import Any

from antilles.core.document import Node
from antilles.core.errors import PositionError
from antilles.core.messages import Message
from antilles.santiago import box, cubans, decisions, endings, phases, venues
from antilles.santiago.positions.document import NOW_KEYS


def read_now(top: Mapping[str, Node], rules: Any, state: Any) -> None:
    """A question and who is asked, or the phase that begins."""
    now = now_entries(top)
    read_step(now, state)
    most = rules.players - 1
    given = now.get("active") or now.get("turn")
    state.active = given.count(most) if given else 0
    state.turn = now["turn"].count(most) if "turn" in now else state.active
    if state.turn != state.active and state.decision not in decisions.OF_OTHERS:
        asked = decisions.NAMES[state.decision] if state.decision else phases.NAMES[state.phase]
        raise now["turn"].fail(Message("sdc-error-only-active", seat=state.active, decision=asked))
    if begins(state, phases.LOADING):
        state.turn = state.active - 1  # the active player is asked first (SDC-PORT-1)
    read_memory(now, rules, state)
    read_ended(top, state)


def now_entries(top: Mapping[str, Node]) -> dict[str, Node]:
    """The entries of `now`; a mere name is a question, or a phase."""
    if "now" not in top:
        return {}
    node = top["now"]
    return {"decision": node} if isinstance(node.value, str) else node.entries(NOW_KEYS)


def read_step(now: Mapping[str, Node], state: Any) -> None:
    """What is asked; the rules will say in which phase. A phase that is named is to begin."""
    state.decision, state.phase = decisions.DRIVE, phases.DRIVING
    if "phase" in now:
        if "decision" in now:
            raise now["phase"].fail(Message("sdc-error-phase-or-question"))
        state.decision, state.phase = decisions.NOTHING, now["phase"].name(phases.NAMES)
    elif "decision" in now:
        questions = decisions.NAMES[1:]
        name = (*questions, *phases.NAMES)[now["decision"].name((*questions, *phases.NAMES))]
        if name in questions:
            state.decision = decisions.DECISIONS.number(name)
        else:
            state.decision, state.phase = decisions.NOTHING, phases.PHASES.number(name)


def begins(state: Any, *which: int) -> bool:
    """Whether one of these phases is to begin."""
    return state.decision == decisions.NOTHING and state.phase in which


def read_memory(now: Mapping[str, Node], rules: Any, state: Any) -> None:
    """Who has passed in a loading round, and whether the pawn has moved in this turn."""
    for item in now["passed"].items() if "passed" in now else ():
        state.passed |= 1 << item.count(rules.players - 1)
    if state.passed and state.decision != decisions.LOAD:
        raise now["passed"].fail(Message("sdc-error-passed"))
    state.pawn_moved = now["pawn_moved"].flag() if "pawn_moved" in now else int(moved_there(rules, state))
    if state.pawn_moved and not may_have_moved(state):
        raise now["pawn_moved"].fail(Message("sdc-error-pawn-later"))


def may_have_moved(state: Any) -> bool:
    """Whether the active player's pawn may have moved in this turn already."""
    asked = state.decision in (decisions.VENUE, decisions.DEMAND)
    return asked or begins(state, phases.IN_VENUE, phases.ENDING_TURN, phases.ROLLING)


def moved_there(rules: Any, state: Any) -> bool:
    """Whether a pawn whose venue is to be used has moved there: its flower is that of the Cuban."""
    venue, cuban = state.players[state.active].pawn, state.street[state.car]
    using = state.decision == decisions.VENUE or begins(state, phases.IN_VENUE)
    there = using and venue != venues.NONE and cuban != cubans.NONE
    return bool(there and state.venue_flower[venue] == rules.cuban_flower[cuban])


def read_ended(top: Mapping[str, Node], state: Any) -> None:
    """Which end has come."""
    names = tuple(endings.NAMES.values())
    for item in top["ended"].items() if "ended" in top else ():
        state.ended |= 1 << item.name(names)
    if state.phase == phases.GAME_OVER and not state.ended:
        raise PositionError("ended", Message("sdc-error-no-reason", known=names))


def read_turns(top: Mapping[str, Node], rules: Any, state: Any) -> None:
    """How many turns have begun; none when the first demand is chosen, which the last seat does."""
    rolling = is_rolling(state)
    first_demand = rolling and "turns" not in top and state.ship == 1
    state.turns = top["turns"].count(rules.turn_limit) if "turns" in top else int(not first_demand)
    if state.turns == 0 and not rolling:
        raise top["turns"].fail(Message("sdc-error-turns"))
    if first_demand and "turn" not in now_entries(top):
        state.active = state.turn = rules.players - 1
    if state.turns == 0 and state.active != rules.players - 1:
        raise PositionError("now.turn", Message("sdc-error-first-demand", seat=rules.players - 1))
    check_end(rules, state)


def is_rolling(state: Any) -> bool:
    """Whether new demand is decided: a die is left out, or the dice are to be rolled."""
    return state.decision == decisions.DEMAND or begins(state, phases.ROLLING)


def check_end(rules: Any, state: Any) -> None:
    """Whether the end, the ship and the turns fit each other (SDC-SHIP-2, SDC-END-1, SDC-AMB-30)."""
    over = state.phase == phases.GAME_OVER
    if state.ended & endings.LAST_SHIP:
        if state.ship != box.SHIPS or state.ship_in_port:
            raise PositionError("ended", Message("sdc-error-last-ship", ship=box.SHIPS))
        goes_on = state.decision in (decisions.DRIVE, decisions.LOAD) or is_rolling(state) or rules.end_immediately
        if goes_on and not over:
            raise PositionError("ended", Message("sdc-error-after-last-ship"))
    elif not state.ship_in_port and state.ship == 1 and state.turns > 0:
        raise PositionError("ship", Message("sdc-error-next-ship"))
    if state.ended & endings.TURN_LIMIT and not (over and state.turns == rules.turn_limit):
        raise PositionError("ended", Message("sdc-error-turn-limit", turn=str(rules.turn_limit)))
    if is_rolling(state) and state.turns >= rules.turn_limit:
        raise PositionError("turns", Message("sdc-error-no-demand"))
