"""What `help` and `?` have in common in every game: commands, the question, a choice, a rule of the pages."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from antilles.core.facts import Explanation
from antilles.core.rulebook import Rule, find, rule
from antilles.terminal.palette import FAINT, HEADING, OWN, clean
from antilles.terminal.prompts import COMMANDS
from antilles.terminal.question import Question
from antilles.terminal.typed import sentence_with_rule
from antilles.terminal.words import Words

MOST_FOUND = 10


@dataclass(frozen=True)
class Manual:
    """What the help of one game says in its own way; the words of its sentences are the usual ones."""

    pages: str
    """The folder of its rule pages."""
    answers: str
    """How questions may be answered, with examples."""
    more: str
    """Examples of what may stand after the question mark, as the list of commands gives them."""
    examples: str
    """The same at more length, after an explanation."""


def commands_help(manual: Manual, words: Words) -> RenderableType:
    """Every command with what it does."""
    grid = Table.grid(padding=(0, 2, 0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for command, meaning in COMMANDS.items():
        grid.add_row(Text(command, style=OWN), Text(words.sentence(meaning.format(more=manual.more))))
    return Group(Text(words.sentence(manual.answers)), grid)


def explain_question(question: Question, manual: Manual) -> RenderableType:
    """What is asked and the rule behind it."""
    return Group(
        Text(question.asked, style=HEADING),
        Text(question.hint),
        *rule_cards(question.rule, question.words),
        Text(question.words.sentence(manual.examples), style=FAINT),
    )


def explain_arrangement(question: Question, notation: str, remark: str) -> RenderableType:
    """One of the numbered choices that plays several actions."""
    told = Text(question.words.sentence(f"{notation}. {remark}"))
    return Group(told, *rule_cards(question.rule, question.words))


def explained(explanation: Explanation, words: Words) -> RenderableType:
    """Whether an action is legal now, and the rule behind that."""
    return Group(verdict(explanation, words), *rule_cards(explanation.rule, words))


def verdict(explanation: Explanation, words: Words) -> Text:
    """Legal or not, in one line."""
    word = "legal" if explanation.legal else "not legal now"
    sentence = sentence_with_rule(clean(explanation.sentence), explanation.rule)
    return Text(words.sentence(f"{clean(explanation.action)}: {word}. {sentence}"))


def rules_about(query: str, manual: Manual, words: Words) -> RenderableType:
    """The rules of the game that speak of these words; a single one in full."""
    rules = [found for found in find(words.plain(query)) if found.page.startswith(f"{manual.pages}/")]
    if len(rules) == 1:
        return rule_card(rules[0], words)
    if not rules:
        return Text(f"Nothing is known about {clean(query)[:60]!r}. {words.sentence(manual.examples)}")
    return Group(Text(f"Rules about {clean(query)[:60]!r}; ? and an id prints one:"), rule_list(rules, words))


def rules_under(prefix: str) -> list[Rule]:
    """The rules whose ids begin so."""
    return [found for found in find(prefix) if found.id.startswith(prefix)]


def rule_cards(rule_id: str, words: Words) -> list[RenderableType]:
    """The rule with this id, if the pages have it."""
    found = rule(rule_id)
    return [] if found is None else [rule_card(found, words)]


def rule_card(found: Rule, words: Words) -> RenderableType:
    """A rule with its id, title and text."""
    title = Text(f"{found.id}  {words.sentence(found.title)}", style=HEADING)
    return Group(title, Markdown(words.sentence(found.text)))


def rule_list(rules: Sequence[Rule], words: Words) -> RenderableType:
    """Ids and titles."""
    grid = Table.grid(padding=(0, 2, 0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    for found in rules[:MOST_FOUND]:
        grid.add_row(Text(found.id, style=OWN), Text(words.sentence(found.title)))
    if len(rules) > MOST_FOUND:
        grid.add_row("", Text(f"and {len(rules) - MOST_FOUND} more", style=FAINT))
    return grid
