"""The legal actions of Santiago de Cuba as numbered choices; of the casino's many only some."""

from antilles.santiago import venues, verbs
from antilles.santiago.actions import ACTIONS, PASS
from antilles.santiago.game import Santiago
from antilles.terminal.choices import Choice
from antilles.terminal.santiago.remarks import remark

CASINO_LISTED = (1, 2, 3, 5, 10)
"""Exchanges that are listed, by VP, besides the largest one either way."""


def legal_choices(game: Santiago) -> list[Choice]:
    """The legal actions, passing last."""
    view, ids = game.view(game.turn or 0), listed_actions(game.legal_actions.ids)
    return [
        Choice(action, ACTIONS.texts[action], remark(game, view, action)) for action in sorted(ids, key=place_in_list)
    ]


def place_in_list(action: int) -> tuple[int, ...]:
    """A key for sorting: loads with the most goods first, passing last; else as the engine lists them."""
    verb, first, second = ACTIONS.verbs[action], ACTIONS.firsts[action], ACTIONS.seconds[action]
    if verb in (verbs.LOAD, verbs.LOAD_WOOD):
        return verb, first, -second
    return (verb, action) if action != PASS else (verbs.COUNT,)


def listed_actions(ids: tuple[int, ...]) -> list[int]:
    """All actions, but of the casino's only round numbers and the largest."""
    lots = [ACTIONS.seconds[action] for action in ids if is_casino(action)]
    ends = {min(lots, default=0), max(lots, default=0)}
    return [
        action
        for action in ids
        if not is_casino(action) or abs(ACTIONS.seconds[action]) in CASINO_LISTED or ACTIONS.seconds[action] in ends
    ]


def is_casino(action: int) -> bool:
    """Whether an action is an exchange in the casino."""
    return ACTIONS.verbs[action] == verbs.USE and ACTIONS.firsts[action] == venues.CASINO
