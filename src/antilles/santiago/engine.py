"""The door from Python into the compiled rules."""

from antilles.core.door import ALLOWED, FIRST_OF_GAME, Rulebook, make_door
from antilles.core.jit import kernel
from antilles.santiago import box, decisions, phases, ships
from antilles.santiago.actions import ACTIONS, MOST_LEGAL
from antilles.santiago.dispatch import advance, apply, legal, refusal
from antilles.santiago.scoring import SCORE_LINES, score_line, tie_break
from antilles.santiago.setup import set_up

GO_ON = FIRST_OF_GAME
"""Go on from the beginning of phase `a`, with seat `b` as the last one that was asked."""


@kernel
def redraw(rules, s, log, seat):
    """SDC-INFO-2: gains and payments are public, so only the dice to come are unknown."""
    ships.forget_rolls(s)


@kernel
def rounds_played(rules, s):
    """Rounds begun."""
    return (s.turns + rules.players - 1) // rules.players


@kernel
def special(rules, s, log, command, a, b, answers, row):
    """GO_ON, the one command that only this game has."""
    log.count = 0
    s.decision = decisions.NOTHING
    s.phase = a
    s.turn = b
    advance(rules, s, log)
    return ALLOWED


RULEBOOK = Rulebook(
    set_up=set_up,
    refusal=refusal,
    apply=apply,
    advance=advance,
    legal=legal,
    redraw=redraw,
    score_line=score_line,
    tie_break=tie_break,
    rounds_played=rounds_played,
    special=special,
    game_over=phases.GAME_OVER,
    most_legal=MOST_LEGAL,
    actions=len(ACTIONS),
    score_lines=len(SCORE_LINES),
    tie_breaks=2,
    most_players=box.MOST_PLAYERS,
    digest_stride=640,
)
DOOR = make_door(__name__, RULEBOOK)
