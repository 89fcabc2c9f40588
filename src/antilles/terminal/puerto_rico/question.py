"""One question to one person: what is asked, the numbered choices, and what an answer means."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from antilles.core.notation import normalise
from antilles.puerto_rico.actions import PASS
from antilles.puerto_rico.describe import QUESTIONS, question_rule
from antilles.puerto_rico.game import PuertoRico
from antilles.puerto_rico.vocabulary import GOOD_NAMES
from antilles.terminal.choices import Choice, Push, draw_choices, legal_choices
from antilles.terminal.circumstances import circumstances
from antilles.terminal.draft import draw_draft
from antilles.terminal.history import PLACING, SHIPPING, STORING, arrangement
from antilles.terminal.palette import FAINT, HEADING, Signs
from antilles.terminal.placing import Placing
from antilles.terminal.shipping import shipping_choices
from antilles.terminal.storing import storing_choices
from antilles.terminal.typed import NotUnderstood, action_meant

SHIPPING_QUESTION = "Small wharf: which goods do you ship?"
HINTS = {
    PLACING: "Enter plays the proposal. Change it, for example: corn 1, harbor 1. Also: clear, propose, ?, help",
    STORING: "A number, Enter for number 1, or for example: keep corn 1, sugar 3",
    SHIPPING: "A number, Enter for number 1, or for example: small wharf corn 2, sugar 1",
}
ARRANGING_WORDS = {STORING: "keep", SHIPPING: "small wharf"}
NOBLES_HINT = "Enter plays the proposal. Change it: corn 1, nobles harbor 1. Also: clear, propose, ?, help"
GUESTS_HINT = "A number or words, Enter passes; ? explains, help lists the commands"
HINT = "A number or words; ? explains, help lists the commands"


class Question:
    """What the person on turn is asked now. It changes nothing; `answer` gives what is to be pushed."""

    def __init__(self, game: PuertoRico) -> None:
        self.game = game
        self.seat = game.turn or 0
        self.arranged = arrangement(game)
        self.rule = question_rule(game.state)
        self.placing = Placing(game) if self.arranged == PLACING else None
        self.choices: list[Choice] = [] if self.placing is not None else listed_choices(game)

    @property
    def hint(self) -> str:
        """How this question may be answered."""
        if self.placing is not None and self.placing.nobles:
            hint = NOBLES_HINT
        else:
            hint = GUESTS_HINT if self.game.decision == "guest move" else HINTS.get(self.arranged, HINT)
        return self.game.theme.sentence(hint)

    @property
    def asked(self) -> str:
        """The question as a sentence; what is arranged together is asked about as a whole."""
        if self.placing is not None:
            return self.game.theme.sentence(QUESTIONS[self.game.view(self.seat)["now"]["placing_for"]])
        return self.game.theme.sentence(SHIPPING_QUESTION) if self.arranged == SHIPPING else self.game.question

    def draw(self, name: str, signs: Signs, width: int) -> RenderableType:
        """The question, its choices and how to answer."""
        view = self.game.view(self.seat)
        asked = Text(f"{name}: {self.asked}", style=HEADING)
        about = self.game.theme.sentence(circumstances(self.game, view))
        room = width - asked.cell_len - len(" ")
        gap = " " if len(about) <= room else "\n"
        parts: list[RenderableType] = [asked.append(f"{gap}{about}", style="not bold")] if about else [asked]
        if self.placing is not None:
            parts += [self.placing.draw(signs, width), Text(self.placing.status())]
        elif self.game.decision == "draft pick":
            parts.append(draw_draft(view, self.choices, signs, width))
        else:
            parts.append(draw_choices(self.choices, self.game.theme, width))
        return Group(*parts, Text(self.hint, style=FAINT))

    def answer(self, text: str) -> Push | None:
        """What a typed answer plays; None when it only changed the proposal; NotUnderstood otherwise.

        The usual words and the theme's are both understood.
        """
        if not text:
            return self._default()
        if text.isascii() and text.isdigit():
            return self.numbered(text).push
        if self.placing is not None and not normalise(text).startswith("place"):
            return self._change(self.placing, text)
        usual = normalise(self.game.theme.plain(text))
        for choice in self.choices:
            if choice.notation == usual:
                return choice.push
        if usual.split(" ")[0] in GOOD_NAMES:
            text = f"{ARRANGING_WORDS.get(self.arranged, '')} {text}"
        return action_meant(self.game, text)

    def numbered(self, digits: str) -> Choice:
        """The choice with this number; a placing has one, the arrangement as it stands."""
        number, most = int(digits[:6]), len(self.choices) or 1
        if not 1 <= number <= most:
            known = "There is one choice: 1" if most == 1 else f"There are choices 1 to {most}"
            raise NotUnderstood(f"{known}, not {digits[:6]}.")
        if self.placing is None:
            return self.choices[number - 1]
        if self.placing.problem():
            raise NotUnderstood(self.placing.problem())
        return Choice(self.placing.steps(), self.placing.line())

    def _default(self) -> Push:
        if self.arranged:
            return self.numbered("1").push
        if self.game.decision == "guest move":
            return PASS
        raise NotUnderstood("Type a number, an action or a command; help lists the commands.")

    @staticmethod
    def _change(placing: Placing, text: str) -> None:
        word = normalise(text)
        if word == "clear":
            placing.clear()
        elif word == "propose":
            placing.propose()
        else:
            placing.change(text)


def listed_choices(game: PuertoRico) -> list[Choice]:
    """The numbered choices of a question that is no placing."""
    special = {STORING: storing_choices, SHIPPING: shipping_choices}
    return special.get(arrangement(game), legal_choices)(game)
