"""One question to one person: what is asked, the numbered choices, and what an answer means."""

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from antilles.core.errors import AntillesError, IllegalAction, NotationError
from antilles.core.messages import Message
from antilles.core.notation import normalise
from antilles.tableside.questions import Choice
from antilles.tableside.table import Table
from antilles.terminal.choices import draw_choices
from antilles.terminal.palette import FAINT, HEADING
from antilles.terminal.reader import Reader
from antilles.terminal.typed import Answers, NotUnderstood, plain_words, refuse_negative

Push = Sequence[int | str]
"""What answers a question: actions by notation or number, played one after another."""


class Asked:
    """What the person on turn is asked now. It changes nothing; `answer` gives what is to be played.

    A game with arrangements, or with words that go without saying, has its own.
    """

    def __init__(self, table: Table, reader: Reader) -> None:
        self.table, self.reader = table, reader
        self.question = table.question()
        self.answers = Answers(table.room, reader)

    @property
    def choices(self) -> tuple[Choice, ...]:
        """The numbered choices."""
        return self.question.choices

    @property
    def hint(self) -> str:
        """How this question may be answered."""
        usual = self.question.usual
        if usual is None:
            return self.reader.text("hint-answer")
        return self.reader.text("hint-enter-first" if usual == 0 else "hint-enter-passes")

    def draw(self, name: str, width: int, most_lines: int = 100) -> RenderableType:
        """The question, its choices and how to answer, the list as low as that is wanted."""
        asked = self.reader.say(self.question.asked)
        heading = Text(self.reader.text("asked", player=name, asked=asked), style=HEADING)
        about = " ".join(map(self.reader.say, self.question.about))
        if about:
            gap = " " if cell_len(about) <= width - heading.cell_len - len(" ") else "\n"
            heading.append(f"{gap}{about}", style="not bold")
        return Group(heading, *self._draw_choices(width, most_lines), Text(self.hint, style=FAINT))

    def _draw_choices(self, width: int, most_lines: int) -> list[RenderableType]:
        return [draw_choices(self.choices, self.reader, width, most_lines)] if self.choices else []

    def moves(self) -> RenderableType:
        """What can be played, in notation."""
        return Text(", ".join(self.table.game.legal_actions))

    def answer(self, text: str) -> Push | None:
        """What a typed answer plays; None when it only changed a proposal; NotUnderstood otherwise."""
        if not text and self.question.usual is not None:
            return self.numbered(str(self.question.usual + 1)).actions
        if not text:
            raise NotUnderstood(Message("answer-empty"))
        if text.isascii() and text.isdigit():
            return self.numbered(text).actions
        plain = normalise(text)
        for choice in self.choices:
            if choice.notation == plain:
                return choice.actions
        spoken = plain_words(text)
        titled = [choice for choice in self.choices if plain_words(self.reader.say(choice.title)) == spoken]
        return titled[0].actions if len(titled) == 1 else self._meant(text)

    def numbered(self, digits: str) -> Choice:
        """The choice with this number."""
        number, most = int(digits[:6]), len(self.choices) or 1
        if not 1 <= number <= most:
            which = "answer-one-choice" if most == 1 else "answer-choices"
            args: dict[str, Any] = {} if most == 1 else {"most": most}
            raise NotUnderstood(Message(which, given=digits[:6], **args))
        return self.choices[number - 1]

    def _meant(self, text: str) -> Push:
        """What words mean that are no choice as it is written: notation, or words of the reader's language."""
        refuse_negative(text)
        if "," in text and not self.answers.exactly(text):
            return self._line(text)
        return (self.action_meant(text),)

    def action_meant(self, text: str) -> int:
        """The legal action that a typed text means."""
        game = self.table.game
        try:
            action = game.notation.parse(text)
        except NotationError:
            return self.answers.shortened(text)
        except IllegalAction as never:
            raise NotUnderstood(never.told) from never
        if action in game.legal_actions.ids:
            return action
        if self.answers.exactly(text) or self.answers.like(text):
            return self.answers.shortened(text)  # a building can have the name of an action: union hall
        raise NotUnderstood(self.answers.refusal(action))

    def _line(self, text: str) -> Push:
        """A whole arrangement in notation, if it can be played."""
        try:
            explanation = self.table.game.explain(text)
        except AntillesError as problem:
            raise NotUnderstood(problem.told) from problem
        if not explanation:
            raise NotUnderstood(Message("with-rule", sentence=explanation.message, rule=explanation.rule))
        return (text,)
