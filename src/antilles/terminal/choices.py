"""The numbered choices of a question, each with its notation and what it brings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from antilles.puerto_rico.actions import ACTIONS, DRAFT_VERB, RAID_VERB
from antilles.puerto_rico.components import BUILDING_ROWS
from antilles.puerto_rico.game import PuertoRico
from antilles.terminal.palette import OWN
from antilles.terminal.remarks import more, remark

Push = str | int | tuple[int, ...]
"""What answers a question: an action by notation or number, or the actions of an arrangement."""
MOST_IN_ONE_COLUMN, MOST_WITH_MORE = 9, 16
MOST_CELLS_OF_TWO_COLUMNS = 30
GAP_CELLS = 2


@dataclass(frozen=True)
class Choice:
    """One numbered choice: what is pushed, how it is written, what it brings; `more` where there is room."""

    push: Push
    notation: str
    remark: str = ""
    more: str = ""


def legal_choices(game: PuertoRico) -> list[Choice]:
    """Every legal action, in the order of the engine; drafts by cost, raids with the most goods first."""
    view, ids = game.view(game.turn or 0), game.legal_actions.ids
    places = {action: place for place, action in enumerate(ids)}
    return [
        Choice(action, ACTIONS.texts[action], remark(game, view, action), more(action))
        for action in sorted(ids, key=lambda action: place_in_list(action, places[action]))
    ]


def place_in_list(action: int, place: int) -> tuple[int, ...]:
    """A key for sorting: most actions stay where the engine lists them."""
    verb, first, second = ACTIONS.verbs[action], ACTIONS.firsts[action], ACTIONS.seconds[action]
    if verb == DRAFT_VERB:
        return 0, BUILDING_ROWS[first].cost, first
    return (0, first, -second) if verb == RAID_VERB else (1, place)


def draw_choices(choices: Sequence[Choice], width: int) -> RenderableType:
    """The numbered list, in two columns when it is long."""
    longest = max(len(choice.notation) for choice in choices)
    most = MOST_WITH_MORE if any(choice.more for choice in choices) else MOST_IN_ONE_COLUMN
    columns = 1 if len(choices) <= most or longest > MOST_CELLS_OF_TWO_COLUMNS else 2
    height = -(-len(choices) // columns)
    room = width // columns
    words_at = min(longest + GAP_CELLS, room - 8)
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(columns):
        grid.add_column(width=4, justify="right", no_wrap=True)
        grid.add_column(width=words_at, no_wrap=columns > 1, overflow="ellipsis" if columns > 1 else "fold")
        grid.add_column(width=room - words_at - 7, no_wrap=columns > 1, overflow="ellipsis")
    for line in range(height):
        cells: list[Text] = []
        for number in range(line, len(choices), height):
            choice = choices[number]
            words = f"{choice.remark}: {choice.more}" if choice.more and columns == 1 else choice.remark
            cells += [Text(str(number + 1), style=OWN), Text(choice.notation), Text(words)]
        grid.add_row(*cells)
    return grid
