"""A game with the people and bots who sit at it: what a terminal and a server work with."""

from collections.abc import Mapping, Sequence
from typing import Any

from antilles.core.errors import AntillesError
from antilles.core.game import Game
from antilles.core.gamefile import BOT, PERSON
from antilles.core.messages import Message
from antilles.tableside import history
from antilles.tableside.news import NewsLine
from antilles.tableside.questions import Arranged, Choice, Question
from antilles.tableside.room import Room, room_of
from antilles.tableside.standings import Standings
from antilles.tableside.undo import Undo, undo_of


class Table:
    """One game and who sits where. Everything a seat gets to know comes through `view` and `events_for`."""

    def __init__(self, game: Game, sitting: Sequence[str] = (), *, plays_forced: bool = True) -> None:
        """`sitting` says for each seat `person` or `bot NAME`; `plays_forced`: only moves are no decisions."""
        self.game = game
        self.room: Room[Any] = room_of(game)
        self.sitting = tuple(sitting) or (PERSON,) * game.players
        self.plays_forced = plays_forced

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that people sit at."""
        return tuple(seat for seat, sits in enumerate(self.sitting) if not sits.startswith(BOT))

    @property
    def only_move(self) -> int | None:
        """The action that is the only legal one, if so it is and the table plays such by itself."""
        ids = self.game.legal_actions.ids
        return ids[0] if self.plays_forced and len(ids) == 1 else None

    def question(self) -> Question:
        """What the seat on turn is asked."""
        return self.room.question()

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees of the table."""
        return self.room.view(seat)

    def play(self, choice: Choice | Arranged, seat: int) -> None:
        """Play a choice, or an arrangement that is complete, all of it or nothing."""
        self.play_all(choice.actions, seat)

    def play_all(self, actions: Sequence[int | str], seat: int) -> None:
        """Play actions of one seat one after another, all or nothing."""
        before = self.game.pushes
        try:
            for action in actions:
                self.game.push(action, seat)
        except AntillesError:
            while self.game.pushes > before:
                self.game.pop()
            raise

    def arrange(self, numbers: Mapping[str, int], nobles: Mapping[str, int]) -> Arranged:
        """Check an edited arrangement as a whole."""
        return self.room.arrange(numbers, nobles)

    def news(self, seat: int | None, since: int) -> list[NewsLine]:
        """What happened after the first `since` events, as far as a seat may know it."""
        return self.room.tell(self.game.events_for(seat, since))

    def log(self, seat: int | None, since: int = 0) -> list[NewsLine]:
        """As `news`, with everything that the board shows anyway."""
        return self.room.tell(self.game.events_for(seat, since), everything=True)

    def events_before_decision(self, seat: int) -> int:
        """How many events had happened when a seat answered last: its news are what came after."""
        return history.events_before_decision(self.game, seat, self.room.arrangement, skip_forced=self.plays_forced)

    def undo(self, seat: int) -> Undo | None:
        """What taking back would mean for a seat now."""
        return undo_of(self.game, seat, self.people, self.room.arrangement, skip_forced=self.plays_forced)

    def take_back(self, undo: Undo) -> None:
        """Go back so far."""
        for _ in range(undo.pushes):
            self.game.pop()

    def moves(self, since: int = 0) -> list[history.Move]:
        """What was played."""
        return history.moves(self.game, since)

    def chapters(self) -> list[history.Chapter]:
        """The rounds of the game, or its ships, and when each began."""
        start = self.game.copy()
        start.go_back(0)
        return history.chapters(self.game, start, room_of(start).chapter, self.room.chapter_begins)

    def standings(self, seat: int | None) -> Standings:
        """The points as far as a seat may know them."""
        return self.room.standings(seat)

    def card(self, thing: str) -> Message:
        """What a thing does at this table."""
        return self.room.card(thing)
