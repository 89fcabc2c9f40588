"""Which violets lie on the board: the base set, a draft, a fixed or random set, or one of each (PR-X1-*, PR-VAR-01)."""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Any

from antilles.core.errors import ConfigError, shown
from antilles.core.messages import Message
from antilles.puerto_rico import buildings
from antilles.puerto_rico.editions import BUILDING_SET, DRAFT_SET, RANDOM_SET, RECOMMENDED_SET_NAME, SET_CHOICES
from antilles.puerto_rico.expansions.buildings import RECOMMENDED_SET
from antilles.puerto_rico.phases.draft import AT_RANDOM, DRAFT_SPACES, DRAFTED, FIXED
from antilles.puerto_rico.switches import Value


def checked_building_set(value: Any) -> Value:
    """The option `building_set`: a word, or a list of seventeen violets that fit the spaces of the board (PR-X1-03)."""
    if isinstance(value, str) and value in SET_CHOICES:
        return value
    if not isinstance(value, list | tuple) or not all(isinstance(name, str) for name in value):
        wanted = Message("pr-error-building-set", option=BUILDING_SET, known=SET_CHOICES, given=shown(value))
        raise ConfigError(wanted, "options")
    names = tuple(name.strip().lower().replace("_", " ") for name in value)
    known = {buildings.NAMES[building]: building for building in buildings.IN_DRAFT}
    for name in names:
        if name not in known:
            raise ConfigError(Message("pr-error-no-violet", given=shown(name)), "options")
    if len(set(names)) != len(names):
        raise ConfigError(Message("pr-error-building-set-twice", option=BUILDING_SET), "options")
    spaces = Counter(buildings.BUILDINGS[known[name]].cost for name in names)
    for cost, room in enumerate(DRAFT_SPACES):
        if spaces[cost] != room:
            differs = Message("pr-error-violet-spaces", spaces=room, cost=cost, given=spaces[cost])
            raise ConfigError(differs, "options")
    return tuple(sorted(names, key=lambda name: known[name]))


def chosen_buildings(chosen: Any) -> tuple[int, ...]:
    """The violets of a fixed set."""
    if chosen == RECOMMENDED_SET_NAME:
        return RECOMMENDED_SET
    return tuple(buildings.NAMES.index(name) for name in chosen)


def may_be_drafted(rules: Any, drafted: Sequence[int], building: int) -> bool:
    """PR-X1-02, PR-X1-03, PR-X1-05: a violet not drafted yet, with a space of its cost, not barred by another."""
    cost = buildings.BUILDINGS[building].cost
    free = sum(buildings.BUILDINGS[other].cost == cost for other in drafted) < DRAFT_SPACES[cost]
    pairs = (
        (rules.office_post_apart, {buildings.OFFICE, buildings.TRADING_POST}),
        (rules.hacienda_forest_apart, {buildings.HACIENDA, buildings.FOREST_HOUSE}),
    )
    barred = any(apart and building in pair and pair & set(drafted) for apart, pair in pairs)
    return building in buildings.IN_DRAFT and building not in drafted and free and not barred


def usual_draft(rules: Any, built: Sequence[int]) -> list[int]:
    """The violets that players have built, then those of the recommended set, as far as they fit together."""
    drafted: list[int] = []
    for building in (*built, *RECOMMENDED_SET):
        if may_be_drafted(rules, drafted, building):
            drafted.append(building)
    return drafted


def copies_of(*, players: int, boxes: Collection[int], one_of_each: bool, chosen: Any) -> tuple[int, list[int]]:
    """(how violets come into play, copies of each building that may lie on the board)."""
    mode, violets = FIXED, tuple(b for b in buildings.IN_DRAFT if buildings.BUILDINGS[b].box == buildings.BASE)
    if buildings.NEW in boxes and not one_of_each:
        mode = {DRAFT_SET: DRAFTED, RANDOM_SET: AT_RANDOM}.get(chosen if isinstance(chosen, str) else "", FIXED)
        violets = chosen_buildings(chosen) if mode == FIXED else buildings.IN_DRAFT
    elif buildings.NEW in boxes:
        violets = buildings.IN_DRAFT
    copies = []
    for building, row in enumerate(buildings.BUILDINGS):
        in_play = building in violets or (row.box in boxes and not row.in_draft)
        single = row.kind == buildings.LARGE_VIOLET or (row.is_violet and (players == 2 or one_of_each))
        number = 1 if single else 2 if players == 2 else row.copies
        copies.append(number if in_play else 0)
    return mode, copies
