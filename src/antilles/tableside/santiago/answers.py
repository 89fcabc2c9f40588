"""What may be typed for each answer: its notation, other spellings, and without what the question implies."""

from collections.abc import Iterator

from antilles.santiago import decisions, venues, verbs
from antilles.santiago.actions import ACTIONS
from antilles.santiago.game import Santiago
from antilles.tableside.santiago.table import View, own

IMPLIED = ("load ", "take ", "give ", "visit ", "capture ", "venue ", "leave out ")
"""What need not be typed; the number of a drive does, since a mere number is that of a choice."""


def spellings_of(game: Santiago) -> dict[int, set[str]]:
    """Every answer to the question, legal or not, with all its spellings."""
    view = game.view(game.turn or 0)
    implied = (*IMPLIED, f"venue {own(view)['pawn']} ")
    spellings: dict[int, set[str]] = {action: set() for action in answers_to(game, view)}
    for spelling, action in ACTIONS.ids.items():
        if action in spellings:
            short = {spelling.removeprefix(words) for words in implied}
            spellings[action] |= {text for text in (spelling, *short) if not text.isdigit()}
    return spellings


def answers_to(game: Santiago, view: View) -> Iterator[int]:
    """The actions of the question's verbs; Alonso calls only venues of one's own."""
    asked = decisions.DECISIONS[decisions.NAMES.index(game.decision or "nothing")]
    called = own(view)["owns"] if game.decision == "alonso" else venues.NAMES
    for action, verb in enumerate(ACTIONS.verbs):
        if verb in (*asked.answers, verbs.PASS) and (
            verb != verbs.USE or venues.NAMES[ACTIONS.firsts[action]] in called
        ):
            yield action
