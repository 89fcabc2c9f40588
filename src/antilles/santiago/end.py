"""The end of a turn and of the game (SDC-TURN-8, SDC-OWNER-3, SDC-END-*)."""

from antilles.core.events import NOBODY, emit
from antilles.core.jit import kernel
from antilles.santiago import box, endings, events, phases, venues
from antilles.santiago.turns import end_game, next_turn


@kernel
def pay_owner(rules, s, log):
    """SDC-OWNER-3: a rival who owns the venue where the active player's pawn stands takes 1 VP (SDC-AMB-9)."""
    venue = s.players[s.active].pawn
    if venue == venues.NONE or not (s.pawn_moved or rules.owner_vp_on_stay):
        return
    owner = s.owner[venue]
    if owner != NOBODY and owner != s.active:
        s.players[owner].points += box.OWNER_POINTS
        emit(log, events.OWNER_PAID, owner, venue, box.OWNER_POINTS, s.active)


@kernel
def advance_end(rules, s, log):
    """SDC-TURN-8: the owner's VP; then the end of the game, new demand, or the next player."""
    pay_owner(rules, s, log)
    if not s.ended and s.turns >= rules.turn_limit:
        s.ended |= endings.TURN_LIMIT  # SDC-AMB-30: scored as it stands, without a demand that nobody would use
    if s.ended:
        end_game(s, log)  # SDC-END-1
    elif s.ship_in_port:
        next_turn(rules, s, log)
    else:
        s.phase = phases.ROLLING  # SDC-SHIP-4
