"""What a typed answer means in Santiago de Cuba: exact texts and shortened words."""

from collections.abc import Iterable

from antilles.core.errors import IllegalAction, NotationError
from antilles.core.notation import normalise
from antilles.santiago import decisions, venues, verbs
from antilles.santiago.actions import ACTIONS
from antilles.santiago.game import Santiago
from antilles.terminal.typed import Answers, NotUnderstood, refuse_negative, sentence_with_rule
from antilles.terminal.words import UsualWords

IMPLIED = ("", "load ", "take ", "give ", "visit ", "capture ", "venue ", "leave out ")
"""What need not be typed; the number of a drive does, since a mere number is that of a choice."""


def action_meant(game: Santiago, text: str) -> int:
    """The legal action a typed text means, ready to push; NotUnderstood otherwise."""
    refuse_negative(text)
    if "," in text:
        raise NotUnderstood("One answer at a time, without commas.")
    plain = normalise(text).replace("é", "e")
    spellings = spellings_of(game)
    answers = Answers(game, UsualWords(), spellings)
    here = game.view(game.turn or 0)["seats"][game.turn or 0]["pawn"]
    exactly = [action for action, names in spellings.items() if is_short_form(plain, names, here)]
    try:
        action = exactly[0] if len(exactly) == 1 else ACTIONS.parse(plain)
    except NotationError:
        return answers.shortened(plain)
    except IllegalAction as never:
        raise NotUnderstood(sentence_with_rule(never.sentence, never.rule)) from never
    if action not in game.legal_actions.ids:
        raise NotUnderstood(answers.refusal(action))
    return action


def spellings_of(game: Santiago) -> dict[int, set[str]]:
    """Every answer to the question with all its spellings; Alonso calls only venues of one's own."""
    asked = decisions.DECISIONS[decisions.NAMES.index(game.decision or "nothing")]
    answers = {*asked.answers, verbs.PASS}
    owned = game.view(game.turn or 0)["seats"][game.turn or 0]["owns"]
    called = owned if game.decision == "alonso" else venues.NAMES
    spellings = {
        action: {text}
        for action, text in enumerate(ACTIONS.texts)
        if ACTIONS.verbs[action] in answers
        and (ACTIONS.verbs[action] != verbs.USE or venues.NAMES[ACTIONS.firsts[action]] in called)
    }
    for spelling, action in ACTIONS.ids.items():
        if action in spellings:
            spellings[action].add(spelling)
    return spellings


def is_short_form(plain: str, spellings: Iterable[str], here: str | None) -> bool:
    """Whether the words are a spelling without the words that the question implies: `rum 2`, in the casino `4 vp`."""
    implied = (*IMPLIED, f"venue {here} ")
    return any(spelling == f"{words}{plain}" for spelling in spellings for words in implied)
