"""A question of Puerto Rico: numbered choices, or an arrangement that is played as a whole."""

from rich.console import RenderableType
from rich.text import Text

from antilles.core.notation import normalise
from antilles.puerto_rico import actions, decisions, goods
from antilles.puerto_rico.describe import question_rule
from antilles.puerto_rico.game import PuertoRico
from antilles.terminal import question
from antilles.terminal.choices import Choice, Push
from antilles.terminal.puerto_rico.arrangements import PLACING, SHIPPING, STORING, arrangement
from antilles.terminal.puerto_rico.choices import legal_choices
from antilles.terminal.puerto_rico.circumstances import circumstances
from antilles.terminal.puerto_rico.draft import draw_draft
from antilles.terminal.puerto_rico.palette import Signs
from antilles.terminal.puerto_rico.placing import Placing
from antilles.terminal.puerto_rico.shipping import shipping_choices
from antilles.terminal.puerto_rico.storing import storing_choices
from antilles.terminal.puerto_rico.typed import action_meant
from antilles.terminal.typed import NotUnderstood

SHIPPING_QUESTION = "Small wharf: which goods do you ship?"
HINTS = {
    PLACING: "Enter plays the proposal. Change it, for example: corn 1, harbor 1. Also: clear, propose, ?, help",
    STORING: "A number, Enter for number 1, or for example: keep corn 1, sugar 3",
    SHIPPING: "A number, Enter for number 1, or for example: small wharf corn 2, sugar 1",
}
ARRANGING_WORDS = {STORING: "keep", SHIPPING: "small wharf"}
NOBLES_HINT = "Enter plays the proposal. Change it: corn 1, nobles harbor 1. Also: clear, propose, ?, help"
GUESTS_HINT = "A number or words, Enter passes; ? explains, help lists the commands"


class Question(question.Question):
    """What the person on turn is asked now. The usual words and the theme's are both understood."""

    def __init__(self, game: PuertoRico) -> None:
        self.game = game
        self.arranged = arrangement(game)
        self.placing = Placing(game) if self.arranged == PLACING else None
        choices = [] if self.placing is not None else listed_choices(game)
        super().__init__(game, game.theme, question_rule(game.state), choices)

    @property
    def hint(self) -> str:
        """How this question may be answered."""
        if self.placing is not None and self.placing.nobles:
            hint = NOBLES_HINT
        else:
            hint = GUESTS_HINT if self.game.decision == "guest move" else HINTS.get(self.arranged, question.HINT)
        return self.game.theme.sentence(hint)

    @property
    def asked(self) -> str:
        """The question as a sentence; what is arranged together is asked about as a whole."""
        if self.placing is not None:
            asked = decisions.DECISIONS.number(self.game.view(self.seat)["now"]["placing_for"])
            return self.game.theme.sentence(decisions.DECISIONS[asked].question)
        return self.game.theme.sentence(SHIPPING_QUESTION) if self.arranged == SHIPPING else self.game.question

    @property
    def about(self) -> str:
        """Money missing, people on the ship, the tile just seen."""
        return self.game.theme.sentence(circumstances(self.game, self.game.view(self.seat)))

    def _draw_choices(self, signs: Signs, width: int) -> list[RenderableType]:
        if self.placing is not None:
            return [self.placing.draw(signs, width), Text(self.placing.status())]
        if self.game.decision == "draft pick":
            return [draw_draft(self.game.view(self.seat), self.choices, signs, width)]
        return super()._draw_choices(signs, width)

    def moves(self, width: int) -> RenderableType:
        """What can be played, in notation; an arrangement step by step."""
        if not self.arranged:
            return super().moves(width)
        steps = ", ".join(self.game.theme.sentence(text) for text in self.game.legal_actions)
        return Text(f"One step at a time: {steps}")

    def answer(self, text: str) -> Push | None:
        """What a typed answer plays; None when it only changed the proposal; NotUnderstood otherwise."""
        if not text and self.arranged:
            return self.numbered("1").push
        if not text and self.game.decision == "guest move":
            return actions.PASS
        proposal = bool(text) and not (text.isascii() and text.isdigit())
        if self.placing is not None and proposal and not normalise(text).startswith("place"):
            return self._change(self.placing, text)
        return super().answer(text)

    def numbered(self, digits: str) -> Choice:
        """The choice with this number; a placing has one, the arrangement as it stands."""
        if self.placing is None:
            return super().numbered(digits)
        if int(digits[:6]) != 1:
            raise NotUnderstood(f"There is one choice: 1, not {digits[:6]}.")
        if self.placing.problem():
            raise NotUnderstood(self.placing.problem())
        return Choice(self.placing.steps(), self.placing.line())

    def _meant(self, text: str) -> Push:
        if normalise(self.game.theme.plain(text)).split(" ")[0] in goods.NAMES:
            text = f"{ARRANGING_WORDS.get(self.arranged, '')} {text}"
        return action_meant(self.game, text)

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
