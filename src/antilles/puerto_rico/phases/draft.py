"""The building draft of expansion I (PR-X1-02 to PR-X1-05): violets come onto the board one type at a time."""

from antilles.core.events import TABLE, emit
from antilles.core.jit import kernel, lookup
from antilles.core.rng import below
from antilles.puerto_rico import actions, buildings, decisions, events, reasons
from antilles.puerto_rico.festival import draw_building_goal
from antilles.puerto_rico.turns import answered, ask, end_phase

# Rules.draft: how violets come into play.
FIXED, DRAFTED, AT_RANDOM = range(3)
# PR-X1-03: spaces of the board for violets, by cost.
DRAFT_SPACES = (0, 1, 2, 1, 1, 2, 1, 1, 2, 1, 5)
DRAFTED_TYPES = sum(DRAFT_SPACES)
LAST_IN_DRAFT = buildings.IN_DRAFT[-1] + 1


def rivals(cost: int) -> int:
    """The bits of all violets in the draft that cost the same."""
    return sum(1 << other for other in buildings.IN_DRAFT if buildings.BUILDINGS[other].cost == cost)


rivals_of = buildings.BUILDINGS.column(lambda row: rivals(row.cost), "Bits of the violets that cost as much.")
spaces_for = lookup(DRAFT_SPACES, "Spaces of the board for violets of a cost.")


@kernel
def is_drafted(s, building):
    """Whether the building was drafted."""
    return s.drafted >> building & 1


@kernel
def space_left(s, building):
    """PR-X1-03: whether a space of this cost is still free."""
    drafted = s.drafted & rivals_of(building)
    taken = 0
    while drafted:
        drafted &= drafted - 1  # takes the lowest bit away
        taken += 1
    return taken < spaces_for(buildings.printed_cost_of(building))


@kernel
def kept_apart(rules, s, building):
    """PR-X1-05: office and trading post, hacienda and forest house are not drafted together where the table says so."""
    if rules.office_post_apart:
        if building == buildings.OFFICE and is_drafted(s, buildings.TRADING_POST):
            return True
        if building == buildings.TRADING_POST and is_drafted(s, buildings.OFFICE):
            return True
    if rules.hacienda_forest_apart:
        if building == buildings.HACIENDA and is_drafted(s, buildings.FOREST_HOUSE):
            return True
        if building == buildings.FOREST_HOUSE and is_drafted(s, buildings.HACIENDA):
            return True
    return False


@kernel
def draft_refusal(rules, s, building):
    """PR-X1-02, PR-X1-03, PR-X1-05: a violet not drafted yet, with a space of its cost, not barred by another."""
    if not buildings.is_in_draft(building) or is_drafted(s, building):
        return reasons.NOT_DRAFTED
    if kept_apart(rules, s, building):
        return reasons.KEPT_APART
    return reasons.ALLOWED if space_left(s, building) else reasons.NO_SPACE_IN_DRAFT


@kernel
def draft(rules, s, log, seat, building):
    """PR-X1-02, PR-X1-04: the type goes onto the board, small ones in pairs (single with two players)."""
    s.drafted |= 1 << building
    s.stock[building] = rules.copies[building]
    s.draft_turns += 1
    emit(log, events.DRAFTED, seat, building, 0, 0)


@kernel
def apply_draft(rules, s, log, action):
    """DRAFT_PICK: one type."""
    draft(rules, s, log, s.turn, actions.first_of(action))
    answered(s)


@kernel
def draft_at_random(rules, s, log):
    """A random set instead of a draft: any type that could be drafted, until the spaces are full."""
    while s.draft_turns < DRAFTED_TYPES:
        building = below(s, LAST_IN_DRAFT)
        if draft_refusal(rules, s, building) == reasons.ALLOWED:
            draft(rules, s, log, TABLE, building)


@kernel
def finish_board(rules, s, log):
    """The board is complete: the festival building is drawn (PR-X4-02) and the first round begins."""
    if rules.festival:
        draw_building_goal(rules, s, log)
    end_phase(s)


@kernel
def advance_draft(rules, s, log):
    """PR-X1-02: clockwise from the first drafter, until all spaces are full."""
    if s.draft_turns < DRAFTED_TYPES:
        ask(s, (s.holder + s.draft_turns) % rules.players, decisions.DRAFT_PICK)
    else:
        finish_board(rules, s, log)
