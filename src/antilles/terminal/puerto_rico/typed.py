"""Typed notation: exact texts, whole arrangements, and shortened words as long as they can mean one thing only."""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches

from antilles.core.errors import AntillesError, NotationError
from antilles.core.notation import normalise
from antilles.puerto_rico.actions import (
    ACTIONS,
    ANSWERS,
    BUILD_VERB,
    KEEP_VERB,
    PASS_VERB,
    PLACE_VERB,
    ROLE_VERB,
    SMALL_WHARF_GOODS_VERB,
)
from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.vocabulary import DECISION_NAMES
from antilles.terminal.palette import clean

SHORTEST_WITHOUT_VERB = 3
MOST_SHOWN = 6
ARRANGING_VERBS = (PLACE_VERB, KEEP_VERB, SMALL_WHARF_GOODS_VERB)
NEGATIVE = re.compile(r"(^|\s)-\s*\d")  # the notation takes a hyphen for a space


class NotUnderstood(AntillesError):
    """An answer that is no legal action; the message says why."""


def action_meant(game: PuertoRico, text: str) -> str | int:
    """The legal action or arrangement a typed text means, ready to push; NotUnderstood otherwise."""
    if NEGATIVE.search(text):
        raise NotUnderstood("Numbers in an action are never negative.")
    usual = game.theme.plain(text)
    if "," in text:
        return legal_line(game, usual)
    try:
        action = ACTIONS.parse(usual)
    except NotationError:
        return shortened(game, text)
    if action in game.legal_actions.ids:
        return action
    if ACTIONS.verbs[action] in ARRANGING_VERBS and game.explain(f"{usual},"):
        return f"{usual},"
    if answers_like(game, text):
        return shortened(game, text)  # a building can have the name of an action: union hall
    raise NotUnderstood(refusal(game, action))


def legal_line(game: PuertoRico, line: str) -> str:
    """A whole arrangement, if it can be played."""
    try:
        explanation = game.explain(line)
    except AntillesError as problem:
        raise NotUnderstood(game.theme.sentence(clean(str(problem)))) from problem
    if not explanation:
        raise NotUnderstood(game.theme.sentence(sentence_with_rule(explanation.sentence, explanation.rule)))
    return line


def refusal(game: PuertoRico, action: int) -> str:
    """Why an action is not legal now."""
    explanation = game.explain(action)
    return f"{shown(game, action)}: {sentence_with_rule(explanation.sentence, explanation.rule)}"


def shown(game: PuertoRico, action: int) -> str:
    """An action in the words of the theme."""
    return game.theme.sentence(ACTIONS.texts[action])


def sentence_with_rule(sentence: str, rule: str) -> str:
    """A sentence followed by its rule, unless it already names it."""
    return sentence if rule in sentence else f"{sentence} ({rule})"


def shortened(game: PuertoRico, text: str) -> int:
    """The action meant by shortened words.

    All answers to the question are compared, the illegal ones too: a shortening that could also mean an action that
    is not legal now is refused, never quietly turned into another one.
    """
    plain, found = normalise(text), answers_like(game, text)
    legal = [action for action in found if action in game.legal_actions.ids]
    if not found:
        possible = [shown(game, action) for action in game.legal_actions.ids]
        near = get_close_matches(plain, possible, n=1) or possible[:1]
        raise NotUnderstood(
            f"{clean(plain)[:60]!r} is no answer here. Type a number, or for example {near[0]!r}, or help."
        )
    if len({without_number(ACTIONS.texts[action]) for action in found}) > 1 or len(legal) > 1:
        raise NotUnderstood(f"{plain!r} can mean {listed(shown(game, action) for action in legal or found)}.")
    if not legal:
        raise NotUnderstood(refusal(game, found[0]))
    return legal[0]


def answers_like(game: PuertoRico, text: str) -> list[int]:
    """The answers to the question that the words can mean; usual words and the theme's may be shortened alike."""
    said = {normalise(text), normalise(game.theme.plain(text))}
    return [
        action
        for action in possible_answers(game)
        if any(matches(plain, whole) for plain in said for whole in {ACTIONS.texts[action], shown(game, action)})
    ]


def possible_answers(game: PuertoRico) -> list[int]:
    """Every action of the verbs that answer this question, and passing; roles and buildings only of this table."""
    verbs = {*ANSWERS[DECISION_NAMES.index(game.decision or "nothing")], PASS_VERB}
    at_table = {ROLE_VERB: game.rules.role_in_play, BUILD_VERB: game.rules.copies}
    return [
        action
        for action, verb in enumerate(ACTIONS.verbs)
        if verb in verbs and (verb not in at_table or at_table[verb][ACTIONS.firsts[action]])
    ]


def matches(plain: str, text: str) -> bool:
    """Whether the words begin the words of the text, the first word of which may be left out."""
    words, of_text = plain.split(" "), text.split(" ")
    if begins(words, of_text):
        return True
    return len(words[0]) >= SHORTEST_WITHOUT_VERB and begins(words, of_text[1:])


def begins(words: list[str], of_text: list[str]) -> bool:
    """Whether each word begins the word at its place; numbers must be equal."""
    if len(words) > len(of_text):
        return False
    pairs = zip(words, of_text, strict=False)
    return all(word == whole if whole.isdigit() else whole.startswith(word) for word, whole in pairs)


def without_number(text: str) -> str:
    """The text without the number at its end."""
    return text.rstrip("0123456789 ")


def listed(texts: Iterable[str]) -> str:
    """Some texts as a list."""
    every = list(texts)
    rest = f" and {len(every) - MOST_SHOWN} more" if len(every) > MOST_SHOWN else ""
    return ", ".join(every[:MOST_SHOWN]) + rest
