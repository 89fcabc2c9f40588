"""Rounds and roles (PR-ROUND-*): the governor picks first, untaken roles gather doubloons, the governor card moves."""

from __future__ import annotations

from antilles.core.jit import kernel, table
from antilles.puerto_rico.actions import FIRST, PASS
from antilles.puerto_rico.events import (
    GAME_ENDED,
    ROLE_DOUBLOON,
    ROLE_TAKEN,
    ROUND_BEGUN,
    TABLE,
    emit,
)
from antilles.puerto_rico.layout import N_ROLES
from antilles.puerto_rico.reasons import ALLOWED, MUST_TAKE_ROLE, ROLE_NOT_IN_PLAY
from antilles.puerto_rico.reasons import ROLE_TAKEN as TAKEN
from antilles.puerto_rico.turns import answered, ask, begin_phase
from antilles.puerto_rico.vocabulary import (
    BUILDER_PHASE,
    CAPTAIN_PHASE,
    CRAFTSMAN_PHASE,
    GAME_OVER,
    MAYOR_PHASE,
    NOBODY,
    PROSPECTOR_PHASE,
    ROLE_PICK,
    SETTLER_PHASE,
    TRADER_PHASE,
)

# In the order of vocabulary.ROLES.
PHASE_OF_ROLE = table(
    (
        SETTLER_PHASE,
        MAYOR_PHASE,
        BUILDER_PHASE,
        CRAFTSMAN_PHASE,
        TRADER_PHASE,
        CAPTAIN_PHASE,
        PROSPECTOR_PHASE,
        PROSPECTOR_PHASE,
    )
)


@kernel
def role_refusal(rules, s, action):
    """PR-ROUND-01, PR-ROUND-02, PR-ROUND-07: any free role may be taken, none may be refused."""
    if action == PASS:
        return MUST_TAKE_ROLE
    role = FIRST[action]
    if not rules.role_in_play[role]:
        return ROLE_NOT_IN_PLAY
    if s.role_holder[role] != NOBODY:
        return TAKEN
    return ALLOWED


@kernel
def apply_role(s, log, action):
    """PR-ROUND-03, PR-ROUND-07: the holder gets the doubloons on the card at once and keeps it until round end."""
    role = FIRST[action]
    doubloons = s.role_doubloons[role]
    s.players[s.turn].doubloons += doubloons
    s.role_doubloons[role] = 0
    s.role_holder[role] = s.turn
    s.role = role
    s.holder = s.turn
    s.picks += 1
    emit(log, ROLE_TAKEN, s.turn, role, doubloons, 0)
    answered(s)
    begin_phase(s, PHASE_OF_ROLE[role])


@kernel
def advance_role_choice(rules, s, log):
    """PR-ROUND-01, PR-TWO-03: clockwise from the governor, until every player has picked his number of roles."""
    if s.picks < rules.picks_per_round:
        ask(s, (s.governor + s.picks) % rules.players, ROLE_PICK)
    else:
        end_round(rules, s, log)


@kernel
def end_round(rules, s, log):
    """PR-ROUND-08, PR-ROUND-09, PR-ROUND-10, PR-TWO-04: doubloons, roles back, end or next governor."""
    for role in range(N_ROLES):
        if rules.role_in_play[role] and s.role_holder[role] == NOBODY:
            s.role_doubloons[role] += 1
            emit(log, ROLE_DOUBLOON, TABLE, role, s.role_doubloons[role], 0)
        s.role_holder[role] = NOBODY
    s.picks = 0
    if s.ended:
        s.phase = GAME_OVER
        s.turn = 0
        emit(log, GAME_ENDED, TABLE, s.round, 0, 0)
    else:
        s.governor = (s.governor + 1) % rules.players
        s.round += 1
        emit(log, ROUND_BEGUN, TABLE, s.round, s.governor, 0)
