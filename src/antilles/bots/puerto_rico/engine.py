"""The compiled bots of Puerto Rico."""

from antilles.bots.door import Policies, make_bot_door
from antilles.bots.puerto_rico.greedy import greedy_choice
from antilles.bots.puerto_rico.inputs import write_seat, write_table
from antilles.bots.puerto_rico.placing import PLAN
from antilles.core.jit import kernel
from antilles.puerto_rico import actions, decisions
from antilles.puerto_rico.engine import RULEBOOK


@kernel
def is_calm(s):
    """Between two roles nothing is half done."""
    return s.decision == decisions.ROLE_PICK


@kernel
def is_ending(s):
    """This is the last round."""
    return s.ended != 0


ROUTINE = (
    "mayor place",
    "festival place",
    "lure place",
    "place nobles",
    "store goods",
    "small wharf load",
    "draft pick",
)
"""Slots, kinds of goods and nobles are parts of an arrangement, which greedy makes as a whole."""

is_part = decisions.DECISIONS.column(lambda row: int(row.name in ROUTINE), "1 for parts of arrangements.")


@kernel
def is_routine(s):
    """The question is a part of an arrangement."""
    return is_part(s.decision) != 0


POLICIES = Policies(greedy_choice, write_seat, write_table, is_calm, is_routine, is_ending, PLAN, actions.PASS)
PLANNER_DEPTH, SEARCH_DEPTH = 0, 0
"""How many more roles greedy plays before they look."""
DOOR = make_bot_door(__name__, RULEBOOK, POLICIES)
