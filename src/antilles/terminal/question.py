"""One question to one person: what is asked, the numbered choices, and what an answer means."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from antilles.core.notation import normalise
from antilles.puerto_rico.describe import DECISION_RULES
from antilles.puerto_rico.game import PuertoRico
from antilles.terminal.choices import Choice, draw_choices, legal_choices
from antilles.terminal.history import ARRANGED_TOGETHER, PLACING, STORING
from antilles.terminal.palette import FAINT, HEADING, Signs
from antilles.terminal.placing import Placing
from antilles.terminal.storing import storing_choices
from antilles.terminal.typed import NotUnderstood, action_meant

PLACING_HINT = "Enter plays the proposal. Change it, for example: corn 1, harbor 1. Also: clear, propose, ?, help"
STORING_HINT = "A number, Enter for number 1, or for example: keep corn 1, sugar 3"
HINT = "A number or words; ? explains, help lists the commands"


class Question:
    """What the person on turn is asked now. It changes nothing; `answer` gives what is to be pushed."""

    def __init__(self, game: PuertoRico) -> None:
        self.game = game
        self.seat = game.turn or 0
        self.arranged = game.decision in ARRANGED_TOGETHER
        self.rule = DECISION_RULES[game.decision or ""]
        self.placing = Placing(game) if game.decision == PLACING else None
        self._listed = storing_choices(game) if game.decision == STORING else legal_choices(game)

    @property
    def choices(self) -> list[Choice]:
        """The numbered choices; a placing has one, the arrangement as it stands."""
        if self.placing is None:
            return self._listed
        return [Choice(self.placing.line(), "the proposal")]

    @property
    def hint(self) -> str:
        """How this question may be answered."""
        if self.placing is not None:
            return PLACING_HINT
        return STORING_HINT if self.arranged else HINT

    def draw(self, name: str, signs: Signs, width: int) -> RenderableType:
        """The question, its choices and how to answer."""
        asked = Text(f"{name}: {self.game.question}", style=HEADING)
        hint = Text(self.hint, style=FAINT)
        if self.placing is not None:
            return Group(asked, self.placing.draw(signs, width), Text(self.placing.status()), hint)
        return Group(asked, draw_choices(self.choices, width), hint)

    def answer(self, text: str) -> str | int | None:
        """What a typed answer plays; None when it only changed the proposal; NotUnderstood otherwise."""
        if not text:
            return self._default()
        if text.isascii() and text.isdigit():
            return self.numbered(text).push
        if self.placing is not None and not normalise(text).startswith("place"):
            return self._change(self.placing, text)
        return action_meant(self.game, text)

    def numbered(self, digits: str) -> Choice:
        """The choice with this number."""
        number, most = int(digits[:6]), len(self.choices)
        if not 1 <= number <= most:
            known = "There is one choice: 1" if most == 1 else f"There are choices 1 to {most}"
            raise NotUnderstood(f"{known}, not {digits[:6]}.")
        self._ready()
        return self.choices[number - 1]

    def _default(self) -> str | int:
        if not self.arranged:
            raise NotUnderstood("Type a number, an action or a command; help lists the commands.")
        return self.numbered("1").push

    def _ready(self) -> None:
        if self.placing is not None and (self.placing.missing or self.placing.in_hand < 0):
            raise NotUnderstood(self.placing.status())

    @staticmethod
    def _change(placing: Placing, text: str) -> None:
        word = normalise(text)
        if word == "clear":
            placing.clear()
        elif word == "propose":
            placing.propose()
        else:
            placing.change(text)
