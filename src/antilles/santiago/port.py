"""The loading round in the port, and wood (SDC-PORT-*, SDC-WOOD-*)."""

from antilles.core.events import emit
from antilles.core.jit import kernel
from antilles.santiago import actions, decisions, events, goods, phases, reasons, verbs
from antilles.santiago.holdings import give_back
from antilles.santiago.layout import ASIDE
from antilles.santiago.ships import demanded, lower_demand, move_price
from antilles.santiago.turns import answered, ask, seat_after


@kernel
def has_passed(s, seat):
    """SDC-PORT-4: a pass is final for the round."""
    return (s.passed >> seat) & 1 == 1


@kernel
def all_passed(rules, s):
    """Whether nobody loads any more."""
    return s.passed == (1 << rules.players) - 1


@kernel
def can_load(s, player):
    """Whether a player holds anything that the ship takes, wood included."""
    for good in range(goods.PLAIN_COUNT):
        if demanded(s, good) > 0 and (player.goods[good] > 0 or player.goods[goods.WOOD] > 0):
            return True
    return False


@kernel
def pass_loading(s, log, seat):
    """SDC-PORT-4. A pass shows nothing but that it is one, also when nothing could be loaded (SDC-AMB-24)."""
    s.passed |= 1 << seat
    emit(log, events.PASSED, seat, 0, 0, 0)


@kernel
def end_loading(s):
    """SDC-PORT-7: the turn ends; the pawn stays and no venue is used."""
    s.phase = phases.ENDING_TURN
    s.passed = 0


@kernel
def advance_loading(rules, s, log):
    """SDC-PORT-1: clockwise from the active player, again and again, without those who have passed."""
    if not s.ship_in_port:
        end_loading(s)  # SDC-PORT-5: demand met, the ship has left
    elif all_passed(rules, s):
        end_loading(s)
        move_price(rules, s, log, 1)  # SDC-PORT-6
    else:
        s.turn = seat_after(rules, s.turn)
        if not has_passed(s, s.turn):
            if rules.ask_everything or can_load(s, s.players[s.turn]):
                ask(s, s.turn, decisions.LOAD)
            else:
                pass_loading(s, log, s.turn)


@kernel
def load_refusal(s, action):
    """SDC-PORT-2: one kind, no more than held and than its die on the ship shows.

    Wood stands for one kind (SDC-WOOD-1), is not split (SDC-WOOD-3) and not mixed with the real good (SDC-WOOD-4).
    """
    if action == actions.PASS:
        return reasons.ALLOWED
    verb, good, number = actions.verb_of(action), actions.first_of(action), actions.second_of(action)
    held = s.players[s.turn].goods[goods.WOOD if verb == verbs.LOAD_WOOD else good]
    if s.demand[good] == ASIDE:
        return reasons.aside_to_load(verb)
    if s.demand[good] == 0:
        return reasons.zero_to_load(verb)
    if held < number:
        return reasons.too_few_to_load(verb)
    return reasons.more_than_demand(verb) if number > s.demand[good] else reasons.ALLOWED


@kernel
def legal_loads(s, verb, out, count):
    """Append the legal loads of a verb to `out`: of each good from one on, up to the first number that is refused."""
    for begin in range(actions.begin_of(verb), actions.end_of(verb), goods.TOKENS):
        action = begin
        while action < begin + goods.TOKENS and load_refusal(s, action) == reasons.ALLOWED:
            out[count] = action
            count += 1
            action += 1
    return count


@kernel
def apply_load(rules, s, log, action):
    """SDC-PORT-3: goods to the supply, VP at the price of the day; SDC-WOOD-2: wood brings 1 VP each."""
    answered(s)
    if action == actions.PASS:
        pass_loading(s, log, s.turn)
        return
    good, number = actions.first_of(action), actions.second_of(action)
    if actions.verb_of(action) == verbs.LOAD_WOOD:
        points = number * goods.WOOD_POINTS
        give_back(s, s.turn, goods.WOOD, number)
        emit(log, events.WOOD_LOADED, s.turn, good, number, points)
    else:
        points = number * rules.prices[s.flag]
        give_back(s, s.turn, good, number)
        emit(log, events.LOADED, s.turn, good, number, points)
    s.players[s.turn].points += points
    lower_demand(rules, s, log, good, number)
