"""Benefits that nobody declines: taken by bookkeeping, or asked about at tables with `ask_everything` (PR-BLD-03)."""

from antilles.core.jit import kernel
from antilles.puerto_rico import actions, benefits, decisions
from antilles.puerto_rico.board import gain_doubloons, gain_points
from antilles.puerto_rico.turns import answered, ask, decline


@kernel
def receive(rules, s, log, seat, benefit, amount):
    """Pay a benefit in doubloons or victory points."""
    if benefits.is_in_points(benefit):
        gain_points(rules, s, log, seat, amount, benefit)
    else:
        gain_doubloons(s, log, seat, amount, benefit)


@kernel
def offer(rules, s, log, seat, benefit, amount):
    """Give a benefit, or lay it ready for the seat to be asked about."""
    if amount > 0:
        if rules.ask_everything:
            s.offered[benefit] = amount
            s.beneficiary = seat
        else:
            receive(rules, s, log, seat, benefit, amount)


@kernel
def offered_benefit(s):
    """The first benefit waiting to be accepted, or -1."""
    for benefit in range(benefits.COUNT):
        if s.offered[benefit] > 0:
            return benefit
    return -1


@kernel
def ask_about_benefits(s):
    """Ask about the first waiting benefit; tells whether there was one."""
    if offered_benefit(s) < 0:
        return False
    ask(s, s.beneficiary, decisions.TAKE_BENEFIT)
    return True


@kernel
def apply_benefit(rules, s, log, action):
    """Accept or waive the benefit asked about."""
    benefit = offered_benefit(s)
    amount = s.offered[benefit]
    s.offered[benefit] = 0
    if action == actions.PASS:
        decline(s, log)
    else:
        receive(rules, s, log, s.turn, benefit, amount)
        answered(s)
    if offered_benefit(s) < 0:
        s.beneficiary = 0
