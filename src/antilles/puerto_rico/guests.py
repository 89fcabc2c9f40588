"""The guest house (PR-BLD-GUEST-HOUSE, R-17): windows in which guests may go to work."""

from antilles.core.events import emit
from antilles.core.jit import kernel
from antilles.puerto_rico import actions, buildings, decisions, events, people, reasons, tiles
from antilles.puerto_rico.city import occupied
from antilles.puerto_rico.slots import add_people, circles_in, slots_in_play, standing_in
from antilles.puerto_rico.turns import answered, ask, decline

GUEST_SLOT = tiles.CIRCLE_KINDS + buildings.GUEST_HOUSE


@kernel
def open_window(rules, s, seat):
    """R-17: before each own turn, the seat may move guests."""
    if rules.new_violets and occupied(s.players[seat], buildings.GUEST_HOUSE):
        s.window |= 1 << seat


@kernel
def open_windows(rules, s):
    """R-17: at the start of a phase and at its end, every owner clockwise from the holder may move guests."""
    if rules.new_violets:
        for seat in range(rules.players):
            open_window(rules, s, seat)


@kernel
def guest_refusal(rules, s, seat, slot, person):
    """PR-BLD-GUEST-HOUSE: a guest of this kind, onto an empty circle that guests may go to."""
    player = s.players[seat]
    nobles = int(player.city_nobles[buildings.GUEST_HOUSE])
    guests = nobles if person == people.NOBLE else int(player.city[buildings.GUEST_HOUSE]) - nobles
    if guests <= 0:
        return reasons.NO_SUCH_GUEST
    if slot == GUEST_SLOT or (rules.guests_to_buildings and slot < tiles.CIRCLE_KINDS):
        return reasons.NOT_FOR_GUESTS
    full = slot >= slots_in_play(rules) or standing_in(player, slot) >= circles_in(player, slot)
    return reasons.NO_OPEN_CIRCLE if full else reasons.ALLOWED


@kernel
def can_move_guest(rules, s, seat):
    """Whether some guest has somewhere to go."""
    if s.players[seat].city[buildings.GUEST_HOUSE] <= 0:
        return False
    for slot in range(slots_in_play(rules)):
        for person in range(2):
            if guest_refusal(rules, s, seat, slot, person) == reasons.ALLOWED:
                return True
    return False


@kernel
def guest_answer_refusal(rules, s, action):
    """GUEST_MOVE: moving is optional."""
    return (
        reasons.ALLOWED
        if action == actions.PASS
        else guest_refusal(rules, s, s.turn, actions.first_of(action), actions.second_of(action))
    )


@kernel
def close_window(s, seat):
    """The seat has moved the guests it wants to move now."""
    s.window &= ~(1 << seat)


@kernel
def apply_guest(s, log, action):
    """PR-BLD-GUEST-HOUSE: the guest works there at once and stays until the next mayor phase."""
    if action == actions.PASS:
        close_window(s, s.turn)
        decline(s, log)
        return
    slot = actions.first_of(action)
    person = actions.second_of(action)
    noble = 1 if person == people.NOBLE else 0
    player = s.players[s.turn]
    add_people(player, GUEST_SLOT, -1, -noble)
    add_people(player, slot, 1, noble)
    emit(log, events.GUEST_MOVED, s.turn, slot, person, 0)
    answered(s)


@kernel
def go_on_with_guests(rules, s):
    """Ask the next seat of the window, clockwise from the holder, that can move a guest; close it for the others."""
    for place in range(rules.players):
        seat = (s.holder + place) % rules.players
        if s.window >> seat & 1:
            if can_move_guest(rules, s, seat):
                ask(s, seat, decisions.GUEST_MOVE)
                return
            close_window(s, seat)
