"""One question to one person: what is asked, the numbered choices, and what an answer means."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from antilles.core.game import Game
from antilles.core.notation import normalise
from antilles.terminal.choices import Choice, Push, draw_choices
from antilles.terminal.palette import FAINT, HEADING
from antilles.terminal.typed import NotUnderstood
from antilles.terminal.words import Words

HINT = "A number or words; ? explains, help lists the commands"


class Question(ABC):
    """What the person on turn is asked now. It changes nothing; `answer` gives what is to be pushed.

    Each game has its own, which finds the choices and understands the words of that game.
    """

    def __init__(self, game: Game, words: Words, rule: str, choices: Sequence[Choice]) -> None:
        self.seat = game.turn or 0
        self.rule = rule
        self.choices = list(choices)
        self.words = words
        self._sentence = game.question

    @property
    def hint(self) -> str:
        """How this question may be answered."""
        return self.words.sentence(HINT)

    @property
    def asked(self) -> str:
        """The question as a sentence."""
        return self._sentence

    @property
    def about(self) -> str:
        """A sentence about what the question depends on, if it needs one."""
        return ""

    def draw(self, name: str, signs: Any, width: int) -> RenderableType:
        """The question, its choices and how to answer. `signs` are those of the game."""
        heading = Text(f"{name}: {self.asked}", style=HEADING)
        if self.about:
            gap = " " if len(self.about) <= width - heading.cell_len - len(" ") else "\n"
            heading.append(f"{gap}{self.about}", style="not bold")
        return Group(heading, *self._draw_choices(signs, width), Text(self.hint, style=FAINT))

    def _draw_choices(self, signs: Any, width: int) -> list[RenderableType]:
        return [draw_choices(self.choices, self.words, width)]

    def moves(self, width: int) -> RenderableType:
        """What can be played, in notation."""
        return draw_choices(self.choices, self.words, width)

    def answer(self, text: str) -> Push | None:
        """What a typed answer plays; None when it only changed a proposal; NotUnderstood otherwise."""
        if not text:
            raise NotUnderstood("Type a number, an action or a command; help lists the commands.")
        if text.isascii() and text.isdigit():
            return self.numbered(text).push
        usual = normalise(self.words.plain(text))
        for choice in self.choices:
            if choice.notation == usual:
                return choice.push
        return self._meant(text)

    def numbered(self, digits: str) -> Choice:
        """The choice with this number."""
        number, most = int(digits[:6]), len(self.choices) or 1
        if not 1 <= number <= most:
            known = "There is one choice: 1" if most == 1 else f"There are choices 1 to {most}"
            raise NotUnderstood(f"{known}, not {digits[:6]}.")
        return self.choices[number - 1]

    @abstractmethod
    def _meant(self, text: str) -> Push:
        """What words mean that are no choice as it is written."""
