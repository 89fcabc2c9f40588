"""A question of Santiago de Cuba."""

from rich.console import RenderableType
from rich.text import Text

from antilles.santiago import venues
from antilles.santiago.describe import question_rule
from antilles.santiago.game import Santiago
from antilles.terminal import question
from antilles.terminal.choices import Push
from antilles.terminal.santiago.choices import is_casino, legal_choices
from antilles.terminal.santiago.remarks import who
from antilles.terminal.santiago.typed import action_meant
from antilles.terminal.words import Words

HINTS = {
    "drive": "A number, or words: drive 3; ? explains, help lists the commands",
    "load": "A number, or words: rum 2, wood 1 as sugar, pass; ? explains, help lists the commands",
}
CASINO_HINT = "A number, or any amount in words: 4 vp, 12 pesos; ? explains, help lists the commands"


class Question(question.Question):
    """What the person on turn is asked now."""

    def __init__(self, game: Santiago, words: Words) -> None:
        self.game = game
        super().__init__(game, words, question_rule(game.state), legal_choices(game))

    @property
    def hint(self) -> str:
        """How this question may be answered."""
        if any(is_casino(choice.push) for choice in self.choices if isinstance(choice.push, int)):
            return CASINO_HINT if self.game.decision == "venue" else CASINO_HINT.replace("4 vp", "casino 4 vp")
        return HINTS.get(self.game.decision or "", question.HINT)

    @property
    def about(self) -> str:
        """Money, goods or the venue that the answer depends on."""
        view = self.game.view(self.seat)
        player = view["seats"][self.seat]
        if self.game.decision == "venue":
            return self.words.sentence(f"You are in {venues.VENUES[venues.NAMES.index(player['pawn'])].title}.")
        if self.game.decision == "zorro":
            return f"It goes to {who(self.game, view['now']['active'])}."
        return ""

    def moves(self, width: int) -> RenderableType:
        """Every legal action in notation, those that are not listed too."""
        return Text(", ".join(self.game.legal_actions))

    def _meant(self, text: str) -> Push:
        return action_meant(self.game, text)
