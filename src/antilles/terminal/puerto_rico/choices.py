"""The legal actions of Puerto Rico as numbered choices."""

from antilles.puerto_rico import actions, buildings, verbs
from antilles.puerto_rico.game import PuertoRico
from antilles.terminal.choices import Choice
from antilles.terminal.puerto_rico.remarks import more, remark


def legal_choices(game: PuertoRico) -> list[Choice]:
    """Every legal action, in the order of the engine; drafts by cost, raids with the most goods first."""
    view, ids = game.view(game.turn or 0), game.legal_actions.ids
    places = {action: place for place, action in enumerate(ids)}
    return [
        Choice(action, actions.ACTIONS.texts[action], remark(game, view, action), more(action))
        for action in sorted(ids, key=lambda action: place_in_list(action, places[action]))
    ]


def place_in_list(action: int, place: int) -> tuple[int, ...]:
    """A key for sorting: most actions stay where the engine lists them."""
    verb, first, second = actions.ACTIONS.verbs[action], actions.ACTIONS.firsts[action], actions.ACTIONS.seconds[action]
    if verb == verbs.DRAFT:
        return 0, buildings.BUILDINGS[first].cost, first
    return (0, first, -second) if verb == verbs.RAID else (1, place)
