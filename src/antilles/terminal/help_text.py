"""What `help` and `?` have in common in every game: commands, the question, a choice, a topic, a rule of the pages."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from antilles.core.facts import Explanation
from antilles.core.notation import normalise
from antilles.core.rulebook import Rule, find, rule
from antilles.terminal.palette import FAINT, HEADING, OWN, clean
from antilles.terminal.prompts import COMMANDS
from antilles.terminal.question import Question
from antilles.terminal.sheet import labelled
from antilles.terminal.typed import begins, sentence_with_rule
from antilles.terminal.words import Words

MOST_FOUND = 10
SHORTEST_NAME = 3
Told = Callable[[Any, str], RenderableType | None]
"""Tells of what was typed at a question of the game, if it means something to it."""


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
    card: Told
    """Tells of a thing of the game by its name."""
    topics: Mapping[str, tuple[str, str]]
    """What is no such thing: (a sentence, the beginning of the rule ids that tell more)."""
    action: Told
    """Tells whether an action is legal now."""


def commands_help(manual: Manual, words: Words) -> RenderableType:
    """Every command with what it does."""
    grid = labelled(padding=(0, 2, 0, 2))
    for command, meaning in COMMANDS.items():
        grid.add_row(Text(command, style=OWN), Text(words.sentence(meaning.format(more=manual.more))))
    return Group(Text(words.sentence(manual.answers)), grid)


def explain(question: Question, query: str, manual: Manual) -> RenderableType:
    """The explanation for what stands after the question mark."""
    if not query:
        return explain_question(question, manual)
    words, found = question.words, rule(query)
    if found is not None:
        return rule_card(found, words)
    plain = normalise(words.plain(query)).replace("é", "e")
    if plain.isascii() and plain.isdigit():
        choice = question.numbered(plain)
        if isinstance(choice.push, tuple):
            return explain_arrangement(question, choice.notation, choice.remark)
        return manual.action(question, choice.notation) or Text(words.sentence(choice.notation))
    card = manual.card(question, plain)
    if card is None and plain in manual.topics:
        return topic_card(*manual.topics[plain], words)
    return card or manual.action(question, query) or rules_about(query, manual, words)


def named(plain: str, names: Sequence[str], also: Sequence[str] = ()) -> int | None:
    """The thing with this name, or the only one whose words, or other words for them, begin so."""
    if plain in names:
        return names.index(plain)
    spellings = zip(names, also or names, strict=True)
    said = plain.split(" ")
    found = [number for number, both in enumerate(spellings) if any(begins(said, name.split(" ")) for name in both)]
    return found[0] if len(found) == 1 and len(plain) >= SHORTEST_NAME else None


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


def topic_card(sentence: str, prefix: str, words: Words) -> RenderableType:
    """Something in one sentence, with its rules; a single rule in full."""
    rules = rules_under(prefix)
    told = rule_card(rules[0], words) if len(rules) == 1 else rule_list(rules, words)
    return Group(Text(words.sentence(sentence), style=HEADING), told)


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
    grid = labelled(padding=(0, 2, 0, 2))
    for found in rules[:MOST_FOUND]:
        grid.add_row(Text(found.id, style=OWN), Text(words.sentence(found.title)))
    if len(rules) > MOST_FOUND:
        grid.add_row("", Text(f"and {len(rules) - MOST_FOUND} more", style=FAINT))
    return grid
