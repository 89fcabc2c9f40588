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
MOST_IN_ONE_COLUMN = 9
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
    view = game.view(game.turn or 0)
    return [
        Choice(action, ACTIONS.texts[action], remark(game, view, action), more(action))
        for action in sorted(game.legal_actions.ids, key=place_in_list)
    ]


def place_in_list(action: int) -> tuple[int, ...]:
    """A key for sorting: most actions stay where they are."""
    verb, first, second = ACTIONS.verbs[action], ACTIONS.firsts[action], ACTIONS.seconds[action]
    if verb == DRAFT_VERB:
        return verb, BUILDING_ROWS[first].cost, first
    return (verb, first, -second) if verb == RAID_VERB else (verb, action)


def draw_choices(choices: Sequence[Choice], width: int) -> RenderableType:
    """The numbered list, in two columns when it is long."""
    longest = max(len(choice.notation) for choice in choices)
    columns = 1 if len(choices) <= MOST_IN_ONE_COLUMN or longest > MOST_CELLS_OF_TWO_COLUMNS else 2
    height = -(-len(choices) // columns)
    room = width // columns
    most = min(longest + GAP_CELLS, room - 8)
    grid = Table.grid(padding=(0, 1, 0, 0))
    for _ in range(columns):
        grid.add_column(width=4, justify="right", no_wrap=True)
        grid.add_column(width=most, no_wrap=columns > 1, overflow="ellipsis" if columns > 1 else "fold")
        grid.add_column(width=room - most - 7, no_wrap=columns > 1, overflow="ellipsis")
    for line in range(height):
        cells: list[Text] = []
        for number in range(line, len(choices), height):
            choice = choices[number]
            words = f"{choice.remark}: {choice.more}" if choice.more and columns == 1 else choice.remark
            cells += [Text(str(number + 1), style=OWN), Text(choice.notation), Text(words)]
        grid.add_row(*cells)
    return grid
