"""Prospector (PR-PROSPECTOR-01): no common action, 1 doubloon for the holder."""

from __future__ import annotations

from antilles.core.jit import kernel
from antilles.puerto_rico.benefits import offer
from antilles.puerto_rico.turns import end_phase
from antilles.puerto_rico.vocabulary import PROSPECTOR_PAY

STEP_PAY, STEP_DONE = range(2)
PROSPECTOR_INCOME = 1


@kernel
def advance_prospector(rules, s, log):
    """PR-PROSPECTOR-01: the holder takes 1 doubloon from the bank."""
    if s.step == STEP_PAY:
        s.step = STEP_DONE
        offer(rules, s, log, s.holder, PROSPECTOR_PAY, PROSPECTOR_INCOME)
    else:
        end_phase(s)
