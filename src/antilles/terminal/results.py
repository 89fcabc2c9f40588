"""Points so far, and the result of a finished game, as every game shows them."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar, Generic, TypeVar

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from antilles.core.game import Game
from antilles.terminal.palette import HEADING, OWN

G = TypeVar("G", bound=Game)
HIDDEN = "?"


class Results(ABC, Generic[G]):
    """Who has how many points, and who won. Each game has its own sources of points, secrets and ties."""

    unit: ClassVar[str]
    """What points are called."""
    tie_rule: ClassVar[str]
    secret: ClassVar[str]
    """What a seat's points are called in a view that shows them."""
    secret_note: ClassVar[str]

    def __init__(self, game: G, names: Sequence[str]) -> None:
        self.game = game
        self.names = names

    def so_far(self, seat: int) -> RenderableType:
        """Every seat's points as far as this seat may know them, as if the game ended now."""
        hidden = [other for other, player in enumerate(self.game.view(seat)["seats"]) if self.secret not in player]
        note = [Text(self.secret_note)] if hidden else []
        return Group(Text("If the game ended now:", style=HEADING), self.table(hidden), *note)

    def final(self) -> RenderableType:
        """The final points, who won and why the game ended."""
        over = Text("The game is over.", style=HEADING)
        return Group(over, *self.reasons(), self.table(()), Text(self.verdict(), style=OWN))

    def verdict(self) -> str:
        """Who won, with how many points, and how a tie was settled."""
        winners, scores = [self.names[seat] for seat in self.game.winners], self.game.scores
        top = max(score.total for score in scores)
        level = [score.tie_break for score in scores if score.total == top]
        if len(winners) > 1:
            return f"{' and '.join(winners)} share the victory with {top} {self.unit} ({self.tie_rule})."
        tie = f"; the tie is broken by {self.settled(level)} ({self.tie_rule})" if len(level) > 1 else ""
        return f"{winners[0]} wins with {top} {self.unit}{tie}."

    def empty_table(self) -> Table:
        """A table with a column for each seat."""
        table = Table(box=box.SIMPLE_HEAD, header_style=HEADING)
        table.add_column(f"{self.unit} from")
        for name in self.names:
            table.add_column(Text(name), justify="right", overflow="fold")
        return table

    @abstractmethod
    def table(self, hidden: Sequence[int]) -> Table:
        """One row per source of points, one column per seat, and what breaks ties; some seats' secrets hidden."""

    @abstractmethod
    def reasons(self) -> Sequence[Text]:
        """Why the game ended."""

    @abstractmethod
    def settled(self, level: Sequence[Any]) -> str:
        """What decided between seats with equal points, of which these are the tie breaks."""
