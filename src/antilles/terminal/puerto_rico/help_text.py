"""What `?` answers: the question and its rule, a building, a role, an action, or a rule of the pages."""

from rich.console import Group, RenderableType
from rich.text import Text

from antilles.core.errors import AntillesError, NotationError
from antilles.puerto_rico import actions, buildings, goods, roles, verbs
from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.themes import Theme
from antilles.puerto_rico.words import plural
from antilles.terminal.help_text import Manual, explained, named, rule_cards, rule_list, rules_under, verdict
from antilles.terminal.palette import HEADING, clean
from antilles.terminal.puerto_rico.market import in_play
from antilles.terminal.puerto_rico.question import Question
from antilles.terminal.puerto_rico.typed import answers_to

# What is neither a building nor a role: (a sentence, the beginning of the rule ids that tell more).
NOBLES = "A noble works like a colonist, does something else in some buildings, and is worth 1 point at the end."
FESTIVAL = "Three goals; the first player to reach one wins its prize: 3 colonists, 3 doubloons or 3 points."
DRAFT = "Before the game the players choose in turn which violet buildings are in play, by the spaces for each cost."
WANTED = "Whoever took the smuggler last is wanted and cannot take it again before somebody else has."
FORESTS = "A forest has no circle; every two of them make each building of their owner 1 doubloon cheaper."
TOPICS = {
    "noble": (NOBLES, "PR-X2-"),
    "nobles": (NOBLES, "PR-X2-"),
    "festival": (FESTIVAL, "PR-X4-"),
    "draft": (DRAFT, "PR-X1-"),
    "wanted": (WANTED, "PR-X3-03"),
    "forests": (FORESTS, "PR-BLD-FOREST-HOUSE"),
    "raid": ("Empty a cargo ship and keep up to 3 of its goods.", "PR-X3-RAID"),
    "robbery": ("Empty the trading house and score 1 point for each good.", "PR-X3-ROBBERY"),
    "luring": ("Take up to 3 of the people the colonist ship has above its minimum.", "PR-X3-LURING"),
    "takeover": ("Lay an untaken role before you; it is yours at the end of the round.", "PR-X3-05"),
}
# How the question about buildings is answered.
BUILDING_QUESTIONS = {"builder build": "build", "draft pick": "draft"}
RULES_OF_ROLES = {roles.SMUGGLER: "PR-X3-"}


def card(question: Question, plain: str) -> RenderableType | None:
    """A building, by its usual name or the theme's, or a role."""
    theme = question.game.theme
    building = named(plain, buildings.NAMES, [theme.word(name) for name in buildings.NAMES])
    if building is not None:
        return building_card(question.game, building)
    return role_card(roles.NAMES.index(plain), theme) if plain in roles.NAMES else None


def building_card(game: PuertoRico, building: int) -> RenderableType:
    """A building with its numbers, whether it can be built or drafted now, and its rule."""
    name, row, theme = buildings.NAMES[building], buildings.BUILDINGS[building], game.theme
    kind = f"{buildings.KIND_NAMES[row.kind]} building"
    makes = f" for {goods.NAMES[row.makes]}" if row.makes != goods.NONE else ""
    numbers = (
        f"cost {game.rules.cost[building]}, column {row.column} "
        f"(at most {plural(row.column, 'quarry', 'quarries')} used), "
        f"{plural(row.points, 'point')}, {plural(row.circles, 'circle')}{makes}, "
        f"{plural(row.spaces, 'city space')}, {copies_left(game, building)}"
    )
    title = Text(f"{theme.word(name).capitalize()}: {kind}", style=HEADING)
    parts: list[RenderableType] = [title, Text(theme.sentence(numbers))]
    if game.decision in BUILDING_QUESTIONS and actions.ACTIONS.ids.get(f"{BUILDING_QUESTIONS[game.decision]} {name}"):
        parts.append(verdict(game.explain(f"{BUILDING_QUESTIONS[game.decision]} {name}"), theme))
    return Group(*parts, *rule_cards(row.rule, theme))


def copies_left(game: PuertoRico, building: int) -> str:
    """How many copies of a building can still be built, if it is in play at all."""
    view, copies = game.view(game.turn or 0), game.rules.copies[building]
    if game.decision == "draft pick" and building in buildings.IN_DRAFT:
        return "drafted" if buildings.NAMES[building] in view["drafted"] else "not drafted"
    if building not in in_play(view, game.rules.copies):
        return "not in play at this table"
    return f"{view['buildings'].get(buildings.NAMES[building], 0)} of {copies} left"


def role_card(role: int, theme: Theme) -> RenderableType:
    """A role in one sentence, and its rules."""
    name = roles.NAMES[role].split(" ")[0]
    prefix = RULES_OF_ROLES.get(role, f"PR-{name.upper()}-")
    summary = theme.sentence(f"{name.capitalize()}: {roles.ROLES[role].brief}.")
    return Group(Text(summary, style=HEADING), rule_list(rules_under(prefix), theme))


def explain_action(question: Question, text: str) -> RenderableType | None:
    """Whether an action is legal now, and by which rule not; None if the text is no action."""
    game = question.game
    try:
        explanation = game.explain(game.theme.plain(text))
    except NotationError:
        found = answers_to(game).like(text)
        if len(found) != 1:
            return None
        explanation = game.explain(found[0])
    except AntillesError as problem:
        return Text(game.theme.sentence(clean(str(problem))))
    action = actions.ACTIONS.ids.get(explanation.action)
    if action is not None and actions.ACTIONS.verbs[action] in (verbs.BUILD, verbs.DRAFT):
        return building_card(game, actions.ACTIONS.firsts[action])
    return explained(explanation, game.theme)


MANUAL = Manual(
    pages="puerto_rico",
    answers="Answer with a number or in words: role settler, build harbor, load sugar 7, or shortened: b small m.",
    more="? harbor, ? load sugar 7, ? 2 or ? PR-CAPTAIN-04",
    examples="More: ? harbor, ? captain, ? 2, ? load sugar 7, ? PR-CAPTAIN-04, ? quarry",
    card=card,
    topics=TOPICS,
    action=explain_action,
)
