"""The door from Python into the compiled rules of Puerto Rico."""

from antilles.core.door import ALL_SAID, ALLOWED, FIRST_OF_GAME, Rulebook, make_door
from antilles.core.jit import kernel
from antilles.puerto_rico import actions, components, decisions, phases, placing, scoring
from antilles.puerto_rico.dispatch import advance, apply, legal, refusal
from antilles.puerto_rico.guests import open_windows
from antilles.puerto_rico.phases import storage
from antilles.puerto_rico.phases.price import build_price
from antilles.puerto_rico.plantations import turn_up_row
from antilles.puerto_rico.secrets import redraw_unseen
from antilles.puerto_rico.setup import set_up
from antilles.puerto_rico.slots import standing_in

# Commands of this game. GO_ON lets the rules go on where nothing is asked; TURN_UP_ROW fills the row of a position;
# the others look at single things.
GO_ON, TURN_UP_ROW, PRICE, LIMITS = range(FIRST_OF_GAME, FIRST_OF_GAME + 4)

# What LIMITS writes.
LIMIT_NAMES = ("least", "most", "kinds", "singles", "standing")
LEAST, MOST, WHOLE_KINDS, SINGLE_GOODS, STANDING = range(5)


@kernel
def write_limits(s, answers, row):
    """What bounds the answers now: least and most people in the slot, whole kinds and single goods stored."""
    player = s.players[s.turn]
    if s.placing != decisions.NOTHING:
        answers[row, LEAST] = placing.least_in_slot(s, player, s.slot)
        answers[row, MOST] = placing.most_in_slot(s, player, s.slot)
        answers[row, STANDING] = standing_in(player, s.slot)
    answers[row, WHOLE_KINDS] = storage.whole_kinds(player)
    answers[row, SINGLE_GOODS] = storage.single_goods(player)


@kernel
def go_on(r, s, log, windows):
    """Bookkeeping from a position on; where `windows` says so, guests may move first (never in the mayor phase)."""
    if s.placing != decisions.NOTHING:
        placing.count_open_circles(r, s, s.players[s.placer])
    if windows and s.phase != phases.MAYOR:
        open_windows(r, s)
    advance(r, s, log)


@kernel
def special(r, s, log, command, a, b, answers, row):
    """The commands of this game."""
    if command == PRICE:
        answers[row, 0] = build_price(r, s, a, b)
        return ALL_SAID
    if command == LIMITS:
        write_limits(s, answers, row)
        return ALL_SAID
    log.count = 0
    if command == TURN_UP_ROW:
        turn_up_row(r, s, log)
    else:
        go_on(r, s, log, a)
    return ALLOWED


@kernel
def rounds_played(r, s):
    """Rounds begun."""
    return int(s.round)


RULEBOOK = Rulebook(
    set_up=set_up,
    refusal=refusal,
    apply=apply,
    advance=advance,
    legal=legal,
    redraw=redraw_unseen,
    score_line=scoring.score_line,
    tie_break=scoring.tie_break,
    rounds_played=rounds_played,
    special=special,
    game_over=phases.GAME_OVER,
    most_legal=actions.MOST_LEGAL,
    actions=len(actions.ACTIONS),
    score_lines=scoring.COUNT,
    tie_breaks=1,
    most_players=components.MOST_PLAYERS,
    digest_stride=128,
)
DOOR = make_door(__name__, RULEBOOK)
