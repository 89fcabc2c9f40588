"""What a typed answer means in Santiago de Cuba: exact texts and shortened words."""

from __future__ import annotations

from antilles.core.errors import NotationError
from antilles.core.notation import normalise
from antilles.santiago.actions import ACTIONS, ANSWERS, LEAVE_OUT_VERB, PASS_VERB, USE_VERB
from antilles.santiago.game import Santiago
from antilles.santiago.vocabulary import DECISION_NAMES, VENUE_NAMES
from antilles.terminal.typed import Answers, NotUnderstood, refuse_negative
from antilles.terminal.words import UsualWords


def action_meant(game: Santiago, text: str) -> int:
    """The legal action a typed text means, ready to push; NotUnderstood otherwise."""
    refuse_negative(text)
    if "," in text:
        raise NotUnderstood("One answer at a time, without commas.")
    plain = normalise(text).replace("é", "e")
    spellings = spellings_of(game)
    answers = Answers(game, UsualWords(), spellings)
    exactly = [action for action, names in spellings.items() if plain in names]
    try:
        action = exactly[0] if len(exactly) == 1 else ACTIONS.parse(plain)
    except NotationError:
        return answers.shortened(plain)
    if action not in game.legal_actions.ids:
        raise NotUnderstood(answers.refusal(action))
    return action


def spellings_of(game: Santiago) -> dict[int, set[str]]:
    """Every answer to the question with what it may be called: notation, other spellings, and short forms."""
    verbs = {*ANSWERS[DECISION_NAMES.index(game.decision or "nothing")], PASS_VERB}
    view = game.view(game.turn or 0)
    player = view["seats"][view["seat"]]
    called = set(player["owns"]) if game.decision == "alonso" else set(VENUE_NAMES)
    spellings = {
        action: {text}
        for action, text in enumerate(ACTIONS.texts)
        if ACTIONS.verbs[action] in verbs
        and (ACTIONS.verbs[action] != USE_VERB or VENUE_NAMES[ACTIONS.firsts[action]] in called)
    }
    for spelling, action in ACTIONS.ids.items():
        if action in spellings:
            spellings[action] |= {spelling, short_form(spelling, action, player["pawn"])} - {""}
    return spellings


def short_form(text: str, action: int, here: str | None) -> str:
    """What is left of a text without the words that the question implies; a mere number is a choice's number."""
    name = VENUE_NAMES[ACTIONS.firsts[action]] if ACTIONS.verbs[action] == USE_VERB else ""
    if name:
        prefix = f"venue {name} " if name == here else "venue "
    else:
        prefix = "leave out " if ACTIONS.verbs[action] == LEAVE_OUT_VERB else f"{text.split(' ')[0]} "
    short = text.removeprefix(prefix)
    return "" if short == text or short.isdigit() else short
