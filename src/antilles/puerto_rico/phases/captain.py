"""Captain phase (PR-CAPTAIN-*): loading goes round and round until nobody loads any more."""

from antilles.core.events import emit
from antilles.core.jit import kernel
from antilles.puerto_rico import actions, benefits, buildings, decisions, events, goods, phases, reasons, verbs
from antilles.puerto_rico.board import gain_points, nobles_of
from antilles.puerto_rico.city import occupied
from antilles.puerto_rico.guests import open_window, open_windows
from antilles.puerto_rico.offers import offer
from antilles.puerto_rico.phases import loading
from antilles.puerto_rico.turns import acting_seat, answered, ask, begin_phase, decline

STEP_START, STEP_ORDER, STEP_SUPPLY, STEP_UNION_LAST, STEP_LOAD, STEP_SMALL_WHARF, STEP_DONE = range(7)
GOODS_PER_SMALL_WHARF_POINT = 2


@kernel
def load_answer_refusal(rules, s, action):
    """PR-CAPTAIN-02, PR-CAPTAIN-05, PR-CAPTAIN-08: any loadable kind; pass only if no cargo ship takes anything."""
    player = s.players[s.turn]
    if action == actions.PASS:
        return reasons.MUST_LOAD if loading.must_load(rules, s, player) else reasons.ALLOWED
    if actions.verb_of(action) == verbs.LOAD:
        good = actions.first_of(action)
        if player.goods[good] == 0:  # most answers fail here, so the ship is looked for later
            return reasons.NO_SUCH_GOOD
        return loading.load_refusal(rules, s, player, good, loading.ship_with(rules, actions.second_of(action)))
    if actions.verb_of(action) == verbs.SMALL_WHARF:
        return loading.small_wharf_refusal(player)
    return loading.wharf_refusal(player, actions.first_of(action))


@kernel
def union_points(player):
    """PR-BLD-UNION-HALL: 1 point per two equal goods, counted kind by kind; the goods stay."""
    points = 0
    if occupied(player, buildings.UNION_HALL):
        for good in range(goods.COUNT):
            points += player.goods[good] // 2
    return points


@kernel
def apply_load(rules, s, log, action):
    """CAPTAIN_LOAD, WHARF_LOAD: load, or pass where passing is allowed."""
    seat = s.turn
    s.step = STEP_DONE
    if action == actions.PASS:
        s.idle_turns += 1
        decline(s, log)
        return
    if actions.verb_of(action) == verbs.LOAD:
        loading.load_ship(
            rules, s, log, seat, actions.first_of(action), loading.ship_with(rules, actions.second_of(action))
        )
    elif actions.verb_of(action) == verbs.SMALL_WHARF:
        s.slot = 0
        s.supplied = 0
        s.players[seat].small_wharf_used = 1
        s.step = STEP_SMALL_WHARF
    else:
        loading.load_wharf(rules, s, log, seat, actions.first_of(action))
    answered(s)


@kernel
def goods_from(player, kind):
    """Goods of this kind and the later kinds."""
    held = 0
    for good in range(kind, goods.COUNT):
        held += player.goods[good]
    return held


@kernel
def ship_goods_refusal(s, action):
    """PR-BLD-SMALL-WHARF: any selection, kind by kind, at least one good in all."""
    player = s.players[s.turn]
    good, number = actions.first_of(action), actions.second_of(action)
    if good != s.slot:
        return reasons.OTHER_KIND_NOW
    if number > player.goods[good]:
        return reasons.TOO_FEW_GOODS
    last_chance = s.supplied == 0 and goods_from(player, good + 1) == 0
    return reasons.AT_LEAST_ONE if number == 0 and last_chance else reasons.ALLOWED


@kernel
def apply_ship_goods(s, action):
    """SMALL_WHARF_LOAD: so many of the kind go to the supply."""
    good, number = actions.first_of(action), actions.second_of(action)
    s.players[s.turn].goods[good] -= number
    s.goods_supply[good] += number
    s.supplied += number
    s.slot += 1
    answered(s)


@kernel
def go_on_with_small_wharf(rules, s, log, seat):
    """Ask about the next kind the seat has; at the end 1 point per two goods, and what every load brings (R-09)."""
    player = s.players[seat]
    while s.slot < goods.COUNT and player.goods[s.slot] == 0:
        s.slot += 1
    if s.slot < goods.COUNT:
        ask(s, seat, decisions.SMALL_WHARF_LOAD)
        return
    shipped = int(s.supplied)
    s.supplied = 0
    s.slot = 0
    s.step = STEP_DONE
    emit(log, events.SMALL_WHARF_LOADED, seat, shipped, 0, 0)
    loading.score_load(rules, s, log, seat, shipped // GOODS_PER_SMALL_WHARF_POINT)


@kernel
def supply_refusal(rules, s, player, good):
    """PR-BLD-ROYAL-SUPPLIER: different kinds, at most one good per noble."""
    if player.goods[good] == 0:
        return reasons.NO_SUCH_GOOD
    if s.supplied_kinds >> good & 1:
        return reasons.SUPPLIED_BEFORE
    return reasons.ALLOWED if s.supplied < nobles_of(rules, player) else reasons.TOO_FEW_NOBLES


@kernel
def can_supply(rules, s, player):
    """Whether the royal supplier takes anything."""
    if not rules.noble_buildings or not occupied(player, buildings.ROYAL_SUPPLIER):
        return False
    for good in range(goods.COUNT):
        if supply_refusal(rules, s, player, good) == reasons.ALLOWED:
            return True
    return False


@kernel
def supply_answer_refusal(rules, s, action):
    """ROYAL_SUPPLY: optional, except that who counts the union hall later supplies at least one good first."""
    player = s.players[s.turn]
    if action == actions.PASS:
        waits = s.supplied == 0 and not s.union_counted and union_points(player) > 0
        return reasons.SUPPLY_FIRST if waits else reasons.ALLOWED
    return supply_refusal(rules, s, player, actions.first_of(action))


@kernel
def apply_supply(rules, s, log, action):
    """PR-BLD-ROYAL-SUPPLIER: one good to the supply for 1 point; no other bonus, and not a load."""
    if action == actions.PASS:
        s.step = STEP_UNION_LAST
        decline(s, log)
        return
    good = actions.first_of(action)
    s.players[s.turn].goods[good] -= 1
    s.goods_supply[good] += 1
    s.supplied += 1
    s.supplied_kinds |= 1 << good
    emit(log, events.SUPPLIED, s.turn, good, 0, 0)
    gain_points(rules, s, log, s.turn, 1, loading.FOR_GOODS)
    answered(s)


@kernel
def count_union_hall(rules, s, log, seat):
    """PR-BLD-UNION-HALL, R-19: once, at the owner's first turn of the phase, even if no load follows."""
    if not s.union_counted:
        s.union_counted = 1
        offer(rules, s, log, seat, benefits.UNION_POINT, union_points(s.players[seat]))


@kernel
def apply_union_order(rules, s, log, action):
    """UNION_ORDER: count before or after supplying, as the owner likes (R-19)."""
    if action == actions.PASS:
        decline(s, log)
    else:
        count_union_hall(rules, s, log, s.turn)
        answered(s)


@kernel
def first_turn(rules, s, log, seat, step):
    """Before the first load of the phase: union hall and royal supplier, in the owner's order."""
    player = s.players[seat]
    if step == STEP_ORDER:
        s.supplied = 0
        s.supplied_kinds = 0
        s.union_counted = 0
        if union_points(player) > 0 and can_supply(rules, s, player):
            ask(s, seat, decisions.UNION_ORDER)
        else:
            count_union_hall(rules, s, log, seat)
    elif step == STEP_SUPPLY:
        if can_supply(rules, s, player):
            s.step = STEP_SUPPLY
            ask(s, seat, decisions.ROYAL_SUPPLY)
    elif step == STEP_UNION_LAST:
        count_union_hall(rules, s, log, seat)
        s.supplied = 0
        s.supplied_kinds = 0
        s.union_counted = 0
        player.captain_turn = 1


@kernel
def end_loading(rules, s):
    """R-17: before storage every owner may move guests."""
    s.idle_turns = 0
    s.captain_begun = 0
    s.captain_paid = 0
    for seat in range(rules.players):
        s.players[seat].captain_turn = 0
    begin_phase(s, phases.STORAGE)
    open_windows(rules, s)


@kernel
def begin_loading(rules, s, log):
    """PR-BLD-LIGHTHOUSE: a captain with a lighthouse gets 1 doubloon, whether or not he loads."""
    s.captain_begun = 1
    offer(rules, s, log, s.holder, benefits.LIGHTHOUSE_CAPTAIN_PAY, loading.lighthouse_income(s.players[s.holder]))


@kernel
def begin_turn(rules, s, log, seat):
    """Guests before every turn; on the first turn of the phase union hall and royal supplier come before loading."""
    first = rules.expanded and not s.players[seat].captain_turn
    s.step = STEP_ORDER if first else STEP_LOAD
    if s.captain_begun:
        open_window(rules, s, seat)
    else:
        begin_loading(rules, s, log)


@kernel
def next_turn(rules, s):
    """The next seat clockwise."""
    s.turns_done += 1
    if s.turns_done == rules.players:
        s.turns_done = 0
    s.step = STEP_START


@kernel
def advance_captain(rules, s, log):
    """PR-CAPTAIN-01, R-10: round and round until every player in a row had a turn without a load."""
    seat = acting_seat(rules, s)
    player = s.players[seat]
    step = s.step
    if step == STEP_START:
        if s.idle_turns >= rules.players:
            end_loading(rules, s)
            return
        begin_turn(rules, s, log, seat)
        if s.step != STEP_LOAD or s.window != 0 or rules.ask_everything:
            return
        step = STEP_LOAD
    if step == STEP_LOAD:
        if loading.must_load(rules, s, player) or loading.may_load_privately(player):
            ask(s, seat, decisions.CAPTAIN_LOAD)
        else:
            s.idle_turns += 1
            next_turn(rules, s)
    elif step == STEP_SMALL_WHARF:
        go_on_with_small_wharf(rules, s, log, seat)
    elif step == STEP_DONE:
        next_turn(rules, s)
    else:
        s.step = step + 1
        first_turn(rules, s, log, seat, step)
