"""What a bot is: it gets what its seat may know, a budget and a seed, and says what it does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any, NamedTuple, Protocol

from antilles.core.facts import Event, LegalActions, RawEvent, public_or_for
from antilles.core.game import Game


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: milliseconds, or iterations of its search; with neither, as long as it usually does."""

    milliseconds: int | None = None
    iterations: int | None = None


@dataclass(frozen=True)
class Ranked:
    """What a bot thinks of an action: how often it was tried, and what it expects for every seat after it."""

    action: int
    visits: int
    shares: tuple[float, ...]
    """The share of victories of every seat."""
    scores: tuple[float, ...] = ()
    """The points of every seat at the end; nothing where the bot has no idea of them."""


@dataclass(frozen=True)
class Decision:
    """What a bot does, and how it ranks the actions, the best first, if it was asked."""

    action: int
    ranking: tuple[Ranked, ...] = ()


class Decided(NamedTuple):
    """What another seat decided: after how many pushes, who, what, and the position before it, as `drawn` gives it."""

    pushes: int
    seat: int
    action: int
    before: Game


class SeatView:
    """All that a bot gets of a game: what the seat on turn may know. What is hidden is drawn anew before it looks."""

    def __init__(self, game: Game) -> None:
        if game.turn is None:
            raise ValueError("nobody decides in a game that is over")
        self._game, self.seat = game, game.turn
        self.players, self.decision = game.players, game.decision
        self.game_id, self.room, self.engine = game.game_id, game.manifest.room, game.engine
        self.notation = game.notation

    @property
    def legal_actions(self) -> LegalActions:
        """What may be played."""
        return self._game.legal_actions

    def view(self) -> dict[str, Any]:
        """The table as the seat sees it."""
        return self._game.view(self.seat)

    def events(self, since: int = 0) -> list[Event]:
        """What happened, as far as the seat may know it."""
        return self._game.events_for(self.seat, since)

    def told(self) -> list[RawEvent]:
        """As `events`, all of them as the rules write them."""
        return list(filter(public_or_for(self.seat), self._game.raw_since(0)))

    def drawn(self, seed: int) -> Game:
        """A game of the bot's own, in which everything that the seat cannot know is drawn anew by this seed."""
        return self._game.determinize(self.seat, seed)

    def decided(self, since: int = 0) -> Iterator[Decided]:
        """What the others have decided after so many pushes, where they seem to have had a choice and none was secret.

        The latest comes first. Of what was pushed in one line the first answer is told.
        """
        knows, past = public_or_for(self.seat), self._game.copy()
        for pushes in reversed(range(since, past.pushes)):
            step, until = past.steps[pushes], past.event_count
            past.go_back(pushes)
            brought = islice(self._game.raw_since(past.event_count), until - past.event_count)
            if step.seats[0] != self.seat and all(map(knows, brought)):
                before = past.determinize(self.seat, pushes)
                if len(before.legal_actions) > 1:
                    yield Decided(pushes, step.seats[0], step.actions[0], before)

    @property
    def pushes(self) -> int:
        """How many pushes there were so far."""
        return self._game.pushes

    def states(self, seeds: Sequence[int]) -> Any:
        """As `drawn`, as many at once as there are seeds, as an array for the engine."""
        struct = self.engine.state_struct
        states = self.engine.states(len(seeds))
        for row, seed in enumerate(seeds):
            struct.restore(states, row, self.drawn(seed).state_bytes())
        return states


class Bot(Protocol):
    """A program that decides for a seat."""

    name: str

    def decide(self, seat: SeatView, budget: Budget, seed: int, *, rank: bool = False) -> Decision:
        """What the seat on turn does. The same budget in iterations and seeds give the same answers in the same game.

        A bot may remember what it thought earlier in a game, but not where it is asked for a ranking.
        """
