"""Rounds and roles (PR-ROUND-*): the governor picks first, untaken roles gather doubloons, the governor card moves."""

from antilles.core.events import NOBODY, TABLE, emit
from antilles.core.jit import kernel
from antilles.puerto_rico import actions, decisions, endings, events, phases, reasons, roles
from antilles.puerto_rico.board import meet_end
from antilles.puerto_rico.guests import open_windows
from antilles.puerto_rico.turns import answered, ask, begin_phase

TAKEOVER_PAY = 3


@kernel
def role_refusal(rules, s, action):
    """PR-ROUND-01, PR-ROUND-02, PR-ROUND-07: any free role may be taken, none may be refused."""
    if action == actions.PASS:
        return reasons.MUST_TAKE_ROLE
    role = actions.first_of(action)
    if not rules.role_in_play[role]:
        return reasons.SMUGGLER_NOT_IN_PLAY if role == roles.SMUGGLER else reasons.ROLE_NOT_IN_PLAY
    if s.role_holder[role] != NOBODY:
        return reasons.ROLE_TAKEN
    if role == roles.SMUGGLER and s.wanted == s.turn:
        return reasons.WANTED_BY_LAW
    if role == s.takeover_role and s.takeover_seat == s.turn:
        return reasons.TAKEN_OVER_BY_YOU
    return reasons.ALLOWED


@kernel
def apply_role(rules, s, log, action):
    """PR-ROUND-03, PR-ROUND-07: the holder gets the doubloons on the card at once and keeps it until round end."""
    role = actions.first_of(action)
    doubloons = s.role_doubloons[role]
    s.players[s.turn].doubloons += doubloons
    s.role_doubloons[role] = 0
    s.picks += 1
    emit(log, events.ROLE_TAKEN, s.turn, role, doubloons, 0)
    if role == s.takeover_role:
        pay_for_takeover(s, log, role)
    answered(s)
    begin_role(rules, s, role, s.turn)


@kernel
def begin_role(rules, s, role, seat):
    """PR-ROUND-04: the role is executed at once, with this seat as its holder."""
    s.role_holder[role] = seat
    s.role = role
    s.holder = seat
    begin_phase(s, roles.phase_of(role))
    if s.phase != phases.MAYOR:
        open_windows(rules, s)


@kernel
def pay_for_takeover(s, log, role):
    """PR-X3-06: another player picked the role after all; the smuggler gets 3 doubloons."""
    s.players[s.takeover_seat].doubloons += TAKEOVER_PAY
    emit(log, events.TAKEOVER_PAID, s.takeover_seat, role, TAKEOVER_PAY, 0)
    s.takeover_role = NOBODY
    s.takeover_seat = NOBODY


@kernel
def advance_role_choice(rules, s, log):
    """PR-ROUND-01, PR-TWO-03: clockwise from the governor, until every player has picked his number of roles."""
    if s.picks < rules.picks_per_round:
        ask(s, (s.governor + s.picks) % rules.players, decisions.ROLE_PICK)
    elif s.takeover_role != NOBODY:
        execute_takeover(rules, s)
    else:
        end_round(rules, s, log)


@kernel
def execute_takeover(rules, s):
    """PR-X3-07, R-25: nobody picked the role, so the smuggler executes it as its holder."""
    role, seat = s.takeover_role, s.takeover_seat
    s.takeover_role = NOBODY
    s.takeover_seat = NOBODY
    s.takeover_running = 1
    begin_role(rules, s, role, seat)


@kernel
def end_round(rules, s, log):
    """PR-ROUND-08, PR-ROUND-09, PR-ROUND-10, PR-TWO-04: doubloons, roles back, end or next governor.

    PR-X3-02: never a doubloon on the smuggler. PR-VAR-02: a game without end is scored as it stands.
    """
    for role in range(roles.COUNT):
        if rules.role_in_play[role] and s.role_holder[role] == NOBODY and role != roles.SMUGGLER:
            s.role_doubloons[role] += 1
            emit(log, events.ROLE_DOUBLOON, TABLE, role, s.role_doubloons[role], 0)
        s.role_holder[role] = NOBODY
    s.picks = 0
    s.takeover_running = 0
    if rules.most_rounds > 0 and s.round >= rules.most_rounds:
        meet_end(s, log, endings.ROUNDS_SPENT)
    if s.ended:
        s.phase = phases.GAME_OVER
        s.turn = 0
        emit(log, events.GAME_ENDED, TABLE, s.round, 0, 0)
    else:
        s.governor = (s.governor + 1) % rules.players
        s.round += 1
        emit(log, events.ROUND_BEGUN, TABLE, s.round, s.governor, 0)
