"""The shape of play in a match: what players of each seat had and did, when, and whether those who did it won."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module

from antilles.arena.matches import Match, Played, replayed
from antilles.core.facts import Event
from antilles.core.game import Game
from antilles.core.messages import slug
from antilles.core.registry import manifest_of

MOST_PERIODS = 20
SHOWN_OPENINGS = 12


@dataclass(frozen=True)
class Told:
    """An event that tells a habit: its kind, and the payload that names a thing: `building-` and the building."""

    kind: str
    payload: str
    prefix: str
    instead: str = ""
    """The thing where the payload names none."""

    def thing(self, event: Event) -> str | None:
        """The thing that an event is about, if it is of this kind."""
        if event.kind != self.kind:
            return None
        named = event.payload[self.payload]
        return self.instead if named is None else f"{self.prefix}{slug(str(named))}"


@dataclass(frozen=True)
class Habits:
    """What is worth knowing of a game: what is had at the end, what is timed and by which clock, how games open."""

    had: Told
    timed: Told
    clock: str
    """The event that begins a new period: a round, a ship."""
    openings: tuple[Told, ...]
    """What the first choices of a seat are told by."""
    opening_length: int


@dataclass
class Tally:
    """How often something happened, and which share of victories went to those who did it."""

    times: int = 0
    won: float = 0.0

    def add(self, won: float) -> None:
        """It happened once more."""
        self.times += 1
        self.won += won

    @property
    def share(self) -> float:
        """The share of victories."""
        return self.won / self.times if self.times else 0.0


@dataclass
class Shape:
    """The shape of many games."""

    players: int
    games: int = 0
    scores: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))
    """By entry of the match."""
    winning_scores: list[int] = field(default_factory=list)
    periods: list[int] = field(default_factory=list)
    had: dict[str, Tally] = field(default_factory=lambda: defaultdict(Tally))
    timing: dict[str, list[int]] = field(default_factory=lambda: defaultdict(lambda: [0] * MOST_PERIODS))
    openings: dict[tuple[str, ...], Tally] = field(default_factory=lambda: defaultdict(Tally))
    """Of the seat that begins."""

    @property
    def usual_openings(self) -> list[tuple[tuple[str, ...], Tally]]:
        """The openings seen most often."""
        return sorted(self.openings.items(), key=lambda item: -item[1].times)[:SHOWN_OPENINGS]


def habits_of(game: str) -> Habits:
    """What is worth knowing of a game."""
    habits: Habits = import_module(f"antilles.arena.{manifest_of(game).room}").HABITS
    return habits


def shape_of(match: Match, games: Sequence[Played], progress: Callable[[], None] = lambda: None) -> Shape:
    """Play the games of a match again and watch."""
    shape, habits = Shape(match.players), habits_of(match.game)
    for played in games:
        watch(shape, habits, played, replayed(match, played))
        progress()
    return shape


def watch(shape: Shape, habits: Habits, played: Played, game: Game) -> None:
    """Add one finished game."""
    shape.games += 1
    for seat, entry in enumerate(played.seating):
        shape.scores[entry].append(played.scores[seat])
    shape.winning_scores.append(max(played.scores))
    period, begun = 0, None
    had: Mapping[int, list[str]] = defaultdict(list)
    events = game.events
    for event in events:
        if event.kind == habits.clock and begun is not None:  # the first ship comes before anybody drives
            period += 1
        timed, owned = habits.timed.thing(event), habits.had.thing(event)
        if timed is not None:
            begun = event.seat if begun is None else begun
            shape.timing[timed][min(period, MOST_PERIODS - 1)] += 1
        if owned is not None and event.seat is not None:
            had[event.seat].append(owned)
    for seat, things in had.items():
        for thing in set(things):
            shape.had[thing].add(played.shares[seat])
    shape.periods.append(period + 1)
    if begun is not None:
        first = tuple(opening(habits, events, begun))[: habits.opening_length]
        shape.openings[first].add(played.shares[begun])


def opening(habits: Habits, events: Sequence[Event], seat: int) -> Iterator[str]:
    """What a seat did, from its first choice on."""
    for event in events:
        if event.seat == seat:
            for told in habits.openings:
                if (thing := told.thing(event)) is not None:
                    yield thing
