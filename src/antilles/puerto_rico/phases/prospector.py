"""Prospector (PR-PROSPECTOR-01): no common action, 1 doubloon for the holder."""

from antilles.core.jit import kernel
from antilles.puerto_rico import benefits, buildings
from antilles.puerto_rico.city import occupied
from antilles.puerto_rico.guests import open_windows
from antilles.puerto_rico.offers import offer
from antilles.puerto_rico.turns import end_phase

STEP_PAY, STEP_LAST_WINDOW, STEP_DONE = range(3)


@kernel
def prospector_income(player):
    """PR-PROSPECTOR-01, PR-BLD-LIBRARY: 1 doubloon, 2 with a library."""
    return 2 if occupied(player, buildings.LIBRARY) else 1


@kernel
def advance_prospector(rules, s, log):
    """PR-PROSPECTOR-01: the holder takes 1 doubloon from the bank."""
    if s.step == STEP_PAY:
        s.step = STEP_LAST_WINDOW
        offer(rules, s, log, s.holder, benefits.PROSPECTOR_PAY, prospector_income(s.players[s.holder]))
    elif s.step == STEP_LAST_WINDOW:
        s.step = STEP_DONE
        open_windows(rules, s)
    else:
        end_phase(s)
