"""A question of Santiago de Cuba: what goes without saying there, and the casino's many amounts."""

from antilles.core.errors import IllegalAction, NotationError
from antilles.core.messages import Message
from antilles.core.notation import normalise
from antilles.santiago.actions import ACTIONS
from antilles.tableside.santiago.choices import is_casino
from antilles.terminal import question
from antilles.terminal.question import Push
from antilles.terminal.typed import NotUnderstood, refuse_negative

HINTS = {"drive": "sdc-hint-drive", "load": "sdc-hint-load"}


class Asked(question.Asked):
    """What the person on turn is asked now."""

    @property
    def hint(self) -> str:
        """How this question may be answered."""
        decision = self.question.decision
        if any(is_casino(choice.actions[0]) for choice in self.choices):
            return self.reader.text("sdc-hint-casino" if decision == "venue" else "sdc-hint-casino-by-alonso")
        return self.reader.text(HINTS[decision]) if decision in HINTS else super().hint

    def _meant(self, text: str) -> Push:
        refuse_negative(text)
        if "," in text:
            raise NotUnderstood(Message("answer-one-at-a-time"))
        return (self.action_meant(text),)

    def action_meant(self, text: str) -> int:
        """The legal action that a typed text means; words that the question implies may be left out."""
        game = self.table.game
        plain = normalise(text).replace("é", "e")
        exactly = [action for action, names in self.table.room.answers().items() if plain in names]
        try:
            action = exactly[0] if len(exactly) == 1 else ACTIONS.parse(plain)
        except NotationError:
            return self.answers.shortened(text)
        except IllegalAction as never:
            raise NotUnderstood(never.told) from never
        if action not in game.legal_actions.ids:
            raise NotUnderstood(self.answers.refusal(action))
        return action
