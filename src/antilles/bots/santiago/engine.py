"""The compiled bots of Santiago de Cuba."""

from antilles.bots.door import Policies, make_bot_door
from antilles.bots.santiago.greedy import greedy_choice
from antilles.bots.santiago.inputs import write_seat, write_table
from antilles.core.jit import kernel
from antilles.santiago import actions, decisions
from antilles.santiago.engine import RULEBOOK

ROUTINE: tuple[str, ...] = ()
"""Every decision is searched."""


@kernel
def is_calm(s):
    """Between two turns nothing is half done."""
    return s.decision == decisions.DRIVE


@kernel
def is_routine(s):
    """Nothing is arranged in parts."""
    return False


@kernel
def is_ending(s):
    """The last ship has left."""
    return s.ended != 0


POLICIES = Policies(greedy_choice, write_seat, write_table, is_calm, is_routine, is_ending, 1, actions.PASS)
PLANNER_DEPTH, SEARCH_DEPTH = 4, 2
"""How many more turns greedy plays before they look."""
DOOR = make_bot_door(__name__, RULEBOOK, POLICIES)
