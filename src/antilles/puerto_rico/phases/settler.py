"""Settler phase (PR-SETTLER-*): hacienda, ordinary take, hospice; library's second tile, hunting lodges, new row."""

from antilles.core.events import emit
from antilles.core.jit import kernel
from antilles.puerto_rico import actions, benefits, buildings, decisions, events, island, phases, reasons, tiles, verbs
from antilles.puerto_rico.board import island_spaces_free
from antilles.puerto_rico.city import occupied, occupied_by_noble, owns
from antilles.puerto_rico.festival import check_plantation_goal
from antilles.puerto_rico.guests import open_window, open_windows
from antilles.puerto_rico.offers import offer
from antilles.puerto_rico.people import next_person_is_noble, person_at_hand, take_person
from antilles.puerto_rico.plantations import can_draw, clear_row, fill_row
from antilles.puerto_rico.turns import acting_seat, answered, ask, decline, end_phase, end_turn, pause

# PR-SETTLER-08: the order inside one turn.
STEP_WINDOW, STEP_DRAW, STEP_PEEK, STEP_HOSPICE_FOR_DRAWN, STEP_GOAL_FOR_DRAWN = range(5)
STEP_TAKE, STEP_HOSPICE, STEP_GOAL, STEP_DONE = range(5, 9)
# After everybody's turn.
STEP_LIBRARY_WINDOW, STEP_LIBRARY, STEP_LIBRARY_GOAL, STEP_LAST_WINDOW, STEP_LODGES, STEP_NEW_ROW = range(6)
LODGE_POINTS = 2


@kernel
def draw_refusal(s, player):
    """PR-BLD-HACIENDA: the owner of an occupied hacienda may draw if a space is free and a tile is left."""
    if island_spaces_free(player) == 0:
        return reasons.ISLAND_FULL
    if not can_draw(s):
        return reasons.NOTHING_TO_DRAW
    return reasons.ALLOWED


@kernel
def quarry_refusal(s, seat, second_tile):
    """PR-SETTLER-01, PR-BLD-CONSTRUCTION-HUT, PR-BLD-LIBRARY: by the privilege (not for a second tile) or by a hut."""
    if not occupied(s.players[seat], buildings.CONSTRUCTION_HUT):
        if second_tile:
            return reasons.LIBRARY_QUARRY
        if seat != s.holder:
            return reasons.QUARRY_FOR_SETTLER
    return reasons.ALLOWED if s.quarries > 0 else reasons.NO_QUARRY_LEFT


@kernel
def take_refusal(s, seat, tile, second_tile):
    """PR-SETTLER-01 to -04: a face-up plantation, or a quarry for those who may, onto a free space."""
    if island_spaces_free(s.players[seat]) == 0:
        return reasons.ISLAND_FULL
    if tile == tiles.QUARRY:
        return quarry_refusal(s, seat, second_tile)
    if s.face_up[tile] > 0:
        return reasons.ALLOWED
    return reasons.SETTLER_NOT_FACE_UP if seat == s.holder else reasons.NOT_FACE_UP


@kernel
def can_take_something(rules, s, seat, second_tile):
    """Whether any tile may be taken at all."""
    for tile in range(tiles.CIRCLE_KINDS):
        if take_refusal(s, seat, tile, second_tile) == reasons.ALLOWED:
            return True
    return island.forest_refusal(rules, s, seat, tiles.STOCK_FOREST) == reasons.ALLOWED


@kernel
def hospice_works(s, player):
    """PR-BLD-HOSPICE: for a tile just placed, once per turn, while supply or ship has somebody."""
    return (
        s.tile_placed != tiles.NONE and not s.hospice_used and occupied(player, buildings.HOSPICE) and person_at_hand(s)
    )


@kernel
def draw_answer_refusal(s, action):
    """PR-BLD-HACIENDA: drawing is optional; a drawn tile must be placed."""
    return reasons.ALLOWED if action == actions.PASS else draw_refusal(s, s.players[s.turn])


@kernel
def take_answer_refusal(rules, s, action):
    """PR-SETTLER-02, PR-BLD-FOREST-HOUSE, PR-BLD-LIBRARY: taking a tile is optional."""
    if action == actions.PASS:
        return reasons.ALLOWED
    if actions.verb_of(action) == verbs.FOREST:
        return island.forest_refusal(rules, s, s.turn, actions.first_of(action))
    return take_refusal(s, s.turn, actions.first_of(action), s.decision == decisions.LIBRARY_TILE)


@kernel
def colonist_answer_refusal(s, action):
    """PR-BLD-HOSPICE, PR-BLD-UNIVERSITY: the colonist is optional and comes from supply or ship."""
    return reasons.ALLOWED if action == actions.PASS or person_at_hand(s) else reasons.NO_COLONIST_LEFT


@kernel
def peek_answer_refusal(action):
    """FOREST_PLACE: the tile as it is, or a forest without naming a plantation."""
    return (
        reasons.ALLOWED
        if actions.verb_of(action) != verbs.FOREST or actions.first_of(action) == tiles.STOCK_FOREST
        else reasons.FOREST_OF_TILE_SEEN
    )


@kernel
def lodge_answer_refusal(s, action):
    """PR-BLD-HUNTING-LODGE: giving up a plantation or forest is optional."""
    return (
        reasons.ALLOWED
        if action == actions.PASS
        else island.give_refusal(s.players[s.turn], actions.first_of(action), actions.second_of(action))
    )


@kernel
def apply_draw(rules, s, log, action):
    """PR-BLD-HACIENDA: the drawn tile is placed and cannot be swapped for a quarry."""
    if action == actions.PASS:
        decline(s, log)
        return
    island.draw_hidden_tile(s, log, s.turn, rules.forest_hacienda != island.NO_FOREST)
    answered(s)


@kernel
def apply_peek(rules, s, log, action):
    """FOREST_PLACE: the tile just seen, or a forest; in the trader phase the land was bought, so nothing goes back."""
    returning = rules.forest_hacienda == island.PEEK_THEN_RETURN and s.phase == phases.SETTLER
    island.lay_peeked_tile(s, log, s.turn, actions.verb_of(action) == verbs.FOREST, returning)
    answered(s)


@kernel
def apply_take(rules, s, log, action):
    """PR-SETTLER-01, PR-SETTLER-02: the tile goes from the row, the quarry stack or the forests onto the island."""
    if action == actions.PASS:
        decline(s, log)
        return
    seat = s.turn
    if actions.verb_of(action) == verbs.FOREST:
        island.take_forest(s, log, seat, actions.first_of(action))
    else:
        tile = actions.first_of(action)
        if tile == tiles.QUARRY:
            s.quarries -= 1
        else:
            s.face_up[tile] -= 1
        emit(log, events.TILE_TAKEN, seat, tile, 0, 0)
        island.lay_tile(s, seat, tile)
    if seat == s.holder:
        s.holder_took = 1
    answered(s)


@kernel
def apply_hospice(s, log, action):
    """PR-BLD-HOSPICE: one colonist onto the tile just placed, quarries included; a forest sends him to limbo."""
    if action == actions.PASS:
        decline(s, log)
        return
    player = s.players[s.turn]
    noble = 1 if next_person_is_noble(s) else 0
    source = take_person(s)
    if s.tile_placed == tiles.FOREST:
        player.limbo += 1
        player.limbo_nobles += noble
    else:
        player.manned[s.tile_placed] += 1
        player.manned_nobles[s.tile_placed] += noble
    s.hospice_used = 1
    emit(log, events.COLONIST_TAKEN, s.turn, decisions.HOSPICE_COLONIST, source, noble)
    answered(s)


@kernel
def apply_lodge(s, log, action):
    """PR-BLD-HUNTING-LODGE: the tile goes to the discards without pay."""
    if action == actions.PASS:
        decline(s, log)
        return
    tile, detail = actions.first_of(action), actions.second_of(action)
    kind = island.give_up(s.players[s.turn], tile, detail)
    if kind != tiles.STOCK_FOREST:
        s.discards[kind] += 1
    emit(log, events.TILE_GIVEN_UP, s.turn, tile, detail, 0)
    answered(s)


@kernel
def has_most_empty_spaces(rules, s, seat):
    """PR-BLD-HUNTING-LODGE: alone with the most empty island spaces."""
    own = island_spaces_free(s.players[seat])
    for other in range(rules.players):
        if other != seat and island_spaces_free(s.players[other]) >= own:
            return False
    return True


@kernel
def hunt(rules, s, log, seat):
    """PR-BLD-HUNTING-LODGE, R-22: a colonist may give up a tile, a noble scores for the most empty spaces."""
    player = s.players[seat]
    if not occupied(player, buildings.HUNTING_LODGE):
        return
    if occupied_by_noble(player, buildings.HUNTING_LODGE):
        if has_most_empty_spaces(rules, s, seat):
            offer(rules, s, log, seat, benefits.LODGE_POINT, LODGE_POINTS)
    elif island.can_give_something(player):
        ask(s, seat, decisions.LODGE_DISCARD)


@kernel
def end_settler(rules, s, log):
    """After all turns: the library's turn, guests, lodges clockwise from the holder, then the new row."""
    step = s.step
    s.step = step + 1
    seat = s.holder
    if step == STEP_LIBRARY_WINDOW:
        s.tile_placed = tiles.NONE
        if s.holder_took and owns(s.players[seat], buildings.LIBRARY):
            open_window(rules, s, seat)  # the second tile is one more turn of the holder
    elif step == STEP_LIBRARY:
        library = rules.new_violets and s.holder_took and occupied(s.players[seat], buildings.LIBRARY)
        if library and can_take_something(rules, s, seat, True):
            ask(s, seat, decisions.LIBRARY_TILE)
    elif step == STEP_LIBRARY_GOAL:
        check_plantation_goal(rules, s, log, s.holder)
    elif step == STEP_LAST_WINDOW:
        s.tile_placed = tiles.NONE
        s.slot = 0
        open_windows(rules, s)
    elif step == STEP_LODGES:
        if rules.noble_buildings and s.slot < rules.players:
            s.step = STEP_LODGES
            hunter = (seat + s.slot) % rules.players
            s.slot += 1
            hunt(rules, s, log, hunter)
    else:
        clear_row(s, log)
        fill_row(rules, s, log)
        end_phase(s)


@kernel
def draw_first(rules, s, log, seat):
    """PR-SETTLER-08: guests, then the hacienda tile with all that follows from it; tells whether to pause."""
    player = s.players[seat]
    if s.step == STEP_WINDOW:
        if s.turns_done > 0:
            open_window(rules, s, seat)
        if pause(s, STEP_DRAW):
            return True
    if s.step == STEP_DRAW:
        if not occupied(player, buildings.HACIENDA):
            s.step = STEP_TAKE
            return False
        if draw_refusal(s, player) == reasons.ALLOWED:
            ask(s, seat, decisions.HACIENDA_DRAW)
        if pause(s, STEP_PEEK):
            return True
    if s.step == STEP_PEEK:
        if s.tile_peeked != tiles.NONE:
            ask(s, seat, decisions.FOREST_PLACE)
        if pause(s, STEP_HOSPICE_FOR_DRAWN):
            return True
    if s.step == STEP_HOSPICE_FOR_DRAWN:
        if rules.hospice_on_hacienda_tile and hospice_works(s, player):
            ask(s, seat, decisions.HOSPICE_COLONIST)
        if pause(s, STEP_GOAL_FOR_DRAWN):
            return True
    if s.step == STEP_GOAL_FOR_DRAWN:
        check_plantation_goal(rules, s, log, seat)
        if pause(s, STEP_TAKE):
            return True
    return False


@kernel
def advance_settler(rules, s, log):
    """PR-SETTLER-08: draw, (hospice for the drawn tile,) take, hospice; then the next seat."""
    if s.turns_done == rules.players:
        end_settler(rules, s, log)
        return
    seat = acting_seat(rules, s)
    if s.step < STEP_TAKE and draw_first(rules, s, log, seat):
        return
    if s.step == STEP_TAKE:
        s.tile_placed = tiles.NONE
        if can_take_something(rules, s, seat, False):
            ask(s, seat, decisions.SETTLER_TAKE)
        else:
            emit(log, events.NOTHING_POSSIBLE, seat, decisions.SETTLER_TAKE, 0, 0)
        if pause(s, STEP_HOSPICE):
            return
    if s.step == STEP_HOSPICE:
        if hospice_works(s, s.players[seat]):
            ask(s, seat, decisions.HOSPICE_COLONIST)
        if pause(s, STEP_GOAL):
            return
    if s.step == STEP_GOAL:
        check_plantation_goal(rules, s, log, seat)
        if pause(s, STEP_DONE):
            return
    s.tile_placed = tiles.NONE
    s.hospice_used = 0
    end_turn(s)
