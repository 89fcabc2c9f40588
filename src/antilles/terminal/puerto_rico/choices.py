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
from antilles.puerto_rico.themes import Theme
from antilles.terminal.palette import OWN
from antilles.terminal.remarks import more, remark

Push = str | int | tuple[int, ...]
"""What answers a question: an action by notation or number, or the actions of an arrangement."""
MOST_IN_ONE_COLUMN, MOST_WITH_MORE = 9, 16
MOST_CELLS_OF_TWO_COLUMNS = 30
NUMBER_CELLS, GAP_CELLS = 4, 2
Line = tuple[str, str]
"""A choice as it is shown: its notation, and what it brings."""


@dataclass(frozen=True)
class Choice:
    """One numbered choice: what is pushed, how it is written, what it brings; `more` where there is room.

    Its words are the usual ones; the theme has its say when they are shown.
    """

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


def draw_choices(choices: Sequence[Choice], theme: Theme, width: int) -> RenderableType:
    """The numbered list in the theme's words, in two columns when it is long and they cut nothing off, or very long."""
    lines = [(theme.sentence(choice.notation), theme.sentence(choice.remark)) for choice in choices]
    half = -(-len(lines) // 2)
    halves = [lines[:half], lines[half:]]
    left, right = cells_of(halves[0]), cells_of(halves[1] or halves[0])
    wide = any(choice.more for choice in choices) or left + right > width
    long = len(choices) > (MOST_WITH_MORE if wide else MOST_IN_ONE_COLUMN)
    if long and max(len(notation) for notation, _ in lines) <= MOST_CELLS_OF_TWO_COLUMNS:
        middle = width // 2 if left + right > width else min(max(width // 2, left), width - right)
        return draw_columns(halves, [middle, width - middle])
    full = [
        (notation, f"{brings}: {theme.sentence(choice.more)}" if choice.more else brings)
        for choice, (notation, brings) in zip(choices, lines, strict=True)
    ]
    return draw_columns([full], [width])


def cells_of(lines: Sequence[Line]) -> int:
    """The width of a column that cuts nothing off."""
    notation, brings = (max(map(len, words)) for words in zip(*lines, strict=True))
    return NUMBER_CELLS + notation + GAP_CELLS + brings + len("   ")


def draw_columns(columns: Sequence[Sequence[Line]], rooms: Sequence[int]) -> RenderableType:
    """Columns of choices side by side, each in its room."""
    cut = len(columns) > 1
    grid = Table.grid(padding=(0, 1, 0, 0))
    for lines, room in zip(columns, rooms, strict=True):
        words_at = min(max(len(notation) for notation, _ in lines) + GAP_CELLS, room - 8)
        grid.add_column(width=NUMBER_CELLS, justify="right", no_wrap=True)
        grid.add_column(width=words_at, no_wrap=cut, overflow="ellipsis" if cut else "fold")
        grid.add_column(width=room - words_at - NUMBER_CELLS - len("   "), no_wrap=cut, overflow="ellipsis")
    for row in range(len(columns[0])):
        cells: list[Text] = []
        for place, lines in enumerate(columns):
            for notation, brings in lines[row : row + 1]:
                number = place * len(columns[0]) + row + 1
                cells += [Text(str(number), style=OWN), Text(notation), Text(brings)]
        grid.add_row(*cells)
    return grid
