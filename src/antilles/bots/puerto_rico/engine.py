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
def is_routine(s):
    """Slots, kinds of goods and nobles are parts of an arrangement, which greedy makes as a whole."""
    return (
        decisions.is_placing(s.decision)
        or s.decision == decisions.PLACE_NOBLES
        or s.decision == decisions.STORE_GOODS
        or s.decision == decisions.SMALL_WHARF_LOAD
        or s.decision == decisions.DRAFT_PICK
    )


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
POLICIES = Policies(greedy_choice, write_seat, write_table, is_calm, is_routine, is_ending, PLAN, actions.PASS)
PLANNER_DEPTH, SEARCH_DEPTH = 0, 0
"""How many more roles greedy plays before they look."""
CALM = decisions.NAMES[decisions.ROLE_PICK]
"""The question where `is_calm` holds."""
DOOR = make_bot_door(__name__, RULEBOOK, POLICIES)
