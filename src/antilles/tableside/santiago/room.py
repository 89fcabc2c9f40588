"""Santiago de Cuba at the table: questions, news and points as data."""

from collections.abc import Collection, Iterable, Mapping

from antilles.core.facts import Event
from antilles.core.messages import Message
from antilles.santiago.decisions import DECISIONS
from antilles.santiago.game import Santiago
from antilles.tableside import room
from antilles.tableside.helping import Fact
from antilles.tableside.news import NewsLine
from antilles.tableside.questions import Question
from antilles.tableside.santiago import cards, news, standings, table
from antilles.tableside.santiago.about import about
from antilles.tableside.santiago.answers import spellings_of
from antilles.tableside.santiago.choices import choices_of, title_of
from antilles.tableside.santiago.helping import facts
from antilles.tableside.standings import Standings


class SantiagoRoom(room.Room[Santiago]):
    """A table of Santiago de Cuba."""

    turn_begins = "drive"
    chapter_begins = "ship came"
    foreseeable = frozenset({"drive", "load"})
    goes_round = frozenset({"load"})
    foreseeable_next = frozenset({"pawn"})

    def stretch(self, decision: str) -> str:
        """A loading lasts a turn at most; who drives next comes in another one."""
        return f"{self.game.state.turns}" if decision == "load" else ""

    @property
    def chapter(self) -> int:
        """The ship that is in port, or comes next."""
        return int(self.game.state.ship)

    def facts(self, action: int) -> Iterable[Fact]:
        """What may keep the seat on turn from an action that is refused."""
        return facts(self.game, action)

    def question(self) -> Question:
        """What the seat on turn is asked now."""
        seat, decision = self.game.turn or 0, self.game.decision or ""
        view = self.game.view(seat)
        return Question(
            seat,
            decision,
            DECISIONS[DECISIONS.number(decision)].rule,
            self.game.question,
            about(self.game, view),
            choices_of(self.game, view),
        )

    def tell(self, events: Iterable[Event], *, everything: bool = False) -> list[NewsLine]:
        """Events as lines: one for a turn, one for a loading round, one for a roll."""
        return news.tell(events, everything=everything)

    def standings(self, seat: int | None) -> Standings:
        """The points; those behind screens are hidden."""
        return standings.standings(self.game, seat)

    def score_title(self, line: str) -> Message:
        """What a line of the score is called."""
        return standings.score_title(line)

    def answers(self) -> Mapping[int, Collection[str]]:
        """Every answer to the question, legal or not, with its notations."""
        return spellings_of(self.game)

    def phrase(self, action: int) -> Message:
        """What an action is called in a list of choices."""
        return title_of(action)

    def things(self) -> Mapping[str, bool]:
        """Everything that has a card; all of it is at every table."""
        return dict.fromkeys(cards.RULES, True)

    def card(self, thing: str) -> Message:
        """What a thing does at this table."""
        return cards.card(self.game, thing)

    def rule_of(self, thing: str) -> str:
        """The rule behind a thing, or the beginning of the ids of its rules."""
        return cards.RULES[cards.with_card(thing)]

    def figures(self, thing: str) -> tuple[Message, ...]:
        """What lies open about a venue, a Cuban or a good now."""
        return cards.facts(self.game, self.game.view(None), thing)

    def played_differently(self) -> tuple[Message, ...]:
        """The options of this table that are not the usual ones."""
        return table.played_differently(self.game.view(None))

    @property
    def holds_secrets(self) -> bool:
        """SDC-INFO-1: goods, pesos and VP are their owner's secret."""
        return not self.game.rules.open_holdings


ROOM = SantiagoRoom
