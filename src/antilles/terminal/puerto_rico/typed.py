"""What a typed answer means in Puerto Rico: exact texts, whole arrangements, and shortened words."""

from antilles.core.errors import AntillesError, NotationError
from antilles.puerto_rico import actions, decisions, verbs
from antilles.puerto_rico.game import PuertoRico
from antilles.terminal.palette import clean
from antilles.terminal.typed import Answers, NotUnderstood, refuse_negative, sentence_with_rule

ARRANGING_VERBS = (verbs.PLACE, verbs.KEEP, verbs.SMALL_WHARF_GOODS)


def action_meant(game: PuertoRico, text: str) -> str | int:
    """The legal action or arrangement a typed text means, ready to push; NotUnderstood otherwise."""
    refuse_negative(text)
    usual = game.theme.plain(text)
    if "," in text:
        return legal_line(game, usual)
    answers = answers_to(game)
    try:
        action = actions.ACTIONS.parse(usual)
    except NotationError:
        return answers.shortened(text)
    if action in game.legal_actions.ids:
        return action
    if actions.ACTIONS.verbs[action] in ARRANGING_VERBS and game.explain(f"{usual},"):
        return f"{usual},"
    if answers.like(text):
        return answers.shortened(text)  # a building can have the name of an action: union hall
    raise NotUnderstood(answers.refusal(action))


def legal_line(game: PuertoRico, line: str) -> str:
    """A whole arrangement, if it can be played."""
    try:
        explanation = game.explain(line)
    except AntillesError as problem:
        raise NotUnderstood(game.theme.sentence(clean(str(problem)))) from problem
    if not explanation:
        raise NotUnderstood(game.theme.sentence(sentence_with_rule(explanation.sentence, explanation.rule)))
    return line


def answers_to(game: PuertoRico) -> Answers:
    """The answers to the question, in the usual words and in the theme's."""
    texts, theme = actions.ACTIONS.texts, game.theme
    spellings = {action: {texts[action], theme.sentence(texts[action])} for action in possible_answers(game)}
    return Answers(game, theme, spellings)


def possible_answers(game: PuertoRico) -> list[int]:
    """Every action of the verbs that answer this question, and passing; roles and buildings only of this table."""
    answering = {*decisions.DECISIONS[decisions.NAMES.index(game.decision or "nothing")].answers, verbs.PASS}
    at_table = {verbs.ROLE: game.rules.role_in_play, verbs.BUILD: game.rules.copies}
    return [
        action
        for action, verb in enumerate(actions.ACTIONS.verbs)
        if verb in answering and (verb not in at_table or at_table[verb][actions.ACTIONS.firsts[action]])
    ]
