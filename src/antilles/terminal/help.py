"""What `help` and `?` answer: the game in short, the commands, the question, a choice, a thing, an action, a rule."""

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from antilles.core.errors import AntillesError
from antilles.core.facts import Explanation
from antilles.core.messages import Message
from antilles.core.rulebook import Rule, find, rule
from antilles.tableside.questions import Choice
from antilles.tableside.search import search
from antilles.terminal.palette import FAINT, HEADING, OWN
from antilles.terminal.prompts import COMMANDS
from antilles.terminal.question import Asked
from antilles.terminal.reader import Reader
from antilles.terminal.sheet import labelled
from antilles.terminal.typed import NotUnderstood

MOST_FOUND = 10
PAGES_LANGUAGE = "en"
"""The rule pages are written in it; other readers get them when they ask for a rule by its id."""


class Manual:
    """Explains things to one reader at one table."""

    def __init__(self, reader: Reader, prefix: str, pages: str) -> None:
        """`prefix` begins the ids of the game's messages; `pages` is the folder of its rules."""
        self._reader, self._prefix, self._pages = reader, prefix, pages

    def newcomer(self) -> RenderableType:
        """How the game goes, in half a page."""
        heading = Text(self._reader.text("first-heading"), style=HEADING)
        lines = self._reader.words.text(f"{self._prefix}-newcomer").splitlines()
        return Group(heading, *[Text(line) for line in lines])

    def help(self) -> RenderableType:
        """How the game goes, and every command with what it does."""
        more = self._own("help-more")
        grid = labelled(padding=(0, 2, 0, 2))
        grid.add_row(Text("?", style=OWN), Text(self._reader.text("command-question", more=more)))
        for command in COMMANDS[1:]:
            names = self._reader.text(f"command-names-{command}")
            grid.add_row(Text(names, style=OWN), Text(self._reader.text(f"command-{command}")))
        return Group(self.newcomer(), Text(), Text(self._own("help-answers")), grid)

    def explain(self, asked: Asked, query: str) -> RenderableType:
        """The explanation for what stands after the question mark."""
        if not query:
            return self._question(asked)
        if query.isascii() and query.isdigit():
            return self._choice(asked, asked.numbered(query))
        found = rule(query)
        if found is not None:
            return rule_card(found)
        room = asked.table.room
        things = search(query, room.things(), self._reader.words, self._prefix)
        if things:
            action = self._explanation(asked, asked.answers.exactly(query), query)
            said = [] if action is None else [self.verdict(action, asked)]
            return Group(self._thing(asked, things[0]), *said, *self._others(things))
        action = self._explanation(asked, asked.answers.exactly(query) or asked.answers.like(query), query)
        if action is None:
            return self._rules_about(query)
        offered = [choice for choice in asked.choices if choice.notation == action.action]
        explained = [self._choice(asked, choice) for choice in offered] or self._rules(action.rule)
        return Group(self.verdict(action, asked), *explained)

    def _own(self, name: str) -> str:
        return self._reader.text(f"{self._prefix}-{name}")

    def _question(self, asked: Asked) -> RenderableType:
        heading = Text(self._reader.say(asked.question.asked), style=HEADING)
        examples = Text(self._own("help-examples"), style=FAINT)
        return Group(heading, Text(asked.hint), *self._rules(asked.question.rule), examples)

    def _choice(self, asked: Asked, choice: Choice) -> RenderableType:
        """One of the numbered choices: what it does, what its thing is, its rule."""
        title = self._reader.text("as-sentence", phrase=choice.title)
        parts: list[RenderableType] = [Text(f"{title} ({choice.notation})", style=HEADING)]
        if choice.effects:
            parts.append(Text(self._reader.pieces(choice.effects)))
        if choice.card:
            parts.append(self._card(asked, choice.card))
        rule_id = asked.table.room.rule_of(choice.card) if choice.card else asked.question.rule
        return Group(*parts, *self._rules(rule_id))

    def _thing(self, asked: Asked, thing: str) -> RenderableType:
        """A thing: its name, what it does at this table, its figures, its rule."""
        room = asked.table.room
        title = Text(self._reader.name(thing, first="upper"), style=HEADING)
        if not room.things()[thing]:
            title.append(f" ({self._reader.text('explain-absent')})", style=f"not bold {FAINT}")
        return Group(title, self._card(asked, thing), *self._verdict(asked, thing), *self._rules(room.rule_of(thing)))

    def _card(self, asked: Asked, thing: str) -> RenderableType:
        room = asked.table.room
        figures = self._reader.pieces(room.figures(thing))
        return Group(Text(self._reader.say(room.card(thing))), *([Text(figures, style=FAINT)] if figures else []))

    def _verdict(self, asked: Asked, thing: str) -> list[RenderableType]:
        """Whether a choice that is about the thing is legal now, and why not."""
        about = asked.answers.about(thing)
        return [self.verdict(asked.table.game.explain(about[0]), asked)] if len(about) == 1 else []

    def _explanation(self, asked: Asked, meant: Sequence[int], query: str) -> Explanation | None:
        """Whether an action is legal now: one in notation, or else the only one that is meant."""
        game = asked.table.game
        try:
            return game.explain(query)
        except AntillesError:
            return game.explain(meant[0]) if len(meant) == 1 else None

    def verdict(self, explanation: Explanation, asked: Asked) -> Text:
        """Legal or not, in one line."""
        word = self._reader.text("explain-legal" if explanation.legal else "explain-illegal")
        sentence = Message("with-rule", sentence=explanation.message, rule=explanation.rule)
        action: Message | str = explanation.action
        number = asked.table.game.notation.ids.get(explanation.action)
        if number is not None:
            action = asked.table.room.phrase(number)
        return Text(self._reader.text("explain-verdict", action=action, word=word, sentence=sentence))

    def _others(self, things: Sequence[str]) -> list[RenderableType]:
        """What else was found, but for what has the same name."""
        names = {self._reader.name(thing, first="upper"): self._reader.name(thing) for thing in reversed(things)}
        names.pop(self._reader.name(things[0], first="upper"))
        others = ", ".join(reversed(names.values()))
        return [Text(self._reader.text("explain-found", names=others), style=FAINT)] if others else []

    def _rules(self, rule_id: str) -> list[RenderableType]:
        """The rule with this id, or those whose ids begin so; just named where the reader has another language."""
        rules = [found] if (found := rule(rule_id)) else rules_under(rule_id)
        if not rules:
            return []
        if self._reader.words.language != PAGES_LANGUAGE:
            return [Text(self._reader.text("explain-rule", rule=rules[0].id), style=FAINT)]
        return [rule_card(rules[0])] if len(rules) == 1 else [self._rule_list(rules)]

    def _rules_about(self, query: str) -> RenderableType:
        """The rules of the game that speak of these words; a single one in full."""
        rules = [found for found in find(query) if found.page.startswith(f"{self._pages}/")]
        if len(rules) == 1:
            return rule_card(rules[0])
        if not rules:
            raise NotUnderstood(
                Message("explain-nothing", query=query[:60], examples=Message(f"{self._prefix}-help-examples"))
            )
        return Group(Text(self._reader.text("explain-rules-about", query=query[:60])), self._rule_list(rules))

    def _rule_list(self, rules: Sequence[Rule]) -> RenderableType:
        """Ids and titles."""
        grid = labelled(padding=(0, 2, 0, 2))
        for found in rules[:MOST_FOUND]:
            grid.add_row(Text(found.id, style=OWN), Text(found.title))
        if len(rules) > MOST_FOUND:
            more = self._reader.text("explain-and-more", number=len(rules) - MOST_FOUND)
            grid.add_row("", Text(more, style=FAINT))
        return grid


def rules_under(prefix: str) -> list[Rule]:
    """The rules whose ids begin so."""
    return [found for found in find(prefix) if found.id.startswith(prefix)]


def rule_card(found: Rule) -> RenderableType:
    """A rule with its id, title and text."""
    return Group(Text(f"{found.id}  {found.title}", style=HEADING), Markdown(found.text))
