"""A finished game looked at again: the chances after every decision, what it turned on, and what was better."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from antilles.bots import Ranked
from antilles.core.errors import ConfigError
from antilles.core.game import Game
from antilles.core.gamefile import GameFile
from antilles.core.messages import Message
from antilles.core.replay import played
from antilles.study.judging import Judge, Reason, Suggestion, is_arranged, suggestion
from antilles.study.worth import anatomy_of
from antilles.tableside.room import room_of

LEAST_LOSS = 0.03
MOST_TURNING_POINTS = 8
WELL_KNOWN = 0.05
"""A move that got at least this share of the visits has a chance of its own; else what comes after it is looked at."""
BEST = 2
"""A move among so many of the best counts as accurate."""


@dataclass(frozen=True)
class Step:
    """A decision of the game: who made it, and how the seats stood before and after it."""

    number: int
    """From 1, as `antilles replay` counts moves."""
    seat: int
    action: int
    notation: str
    meaning: Message
    period: int
    """The round, or the ship, in which it was made, from 1."""
    chances: tuple[float, ...]
    """The share of victories of every seat after it."""
    scores: tuple[int, ...]
    """What every seat would have if the game ended after it."""
    loss: float = 0.0
    """What the seat gave away against its best move."""
    best: Suggestion | None = None
    """The best move, where the seat had a choice that was judged."""
    among_best: bool | None = None
    """Whether the move was one of the best two; nothing where it was no real decision."""

    def document(self) -> dict[str, Any]:
        """As JSON has it."""
        return {
            "number": self.number,
            "seat": self.seat,
            "action": self.notation,
            "period": self.period,
            "chances": [round(share, 4) for share in self.chances],
            "scores": list(self.scores),
            "loss": round(self.loss, 4),
            **({"best": self.best.notation} if self.best else {}),
        }


@dataclass(frozen=True)
class TurningPoint:
    """A decision that cost a seat much of its chance, what was better, and why."""

    step: Step
    better: Suggestion
    reasons: tuple[Reason, ...]

    def document(self) -> dict[str, Any]:
        """As JSON has it."""
        reasons = [reason.document() for reason in self.reasons]
        return {**self.step.document(), "better": self.better.document(), "reasons": reasons}


@dataclass(frozen=True)
class Accuracy:
    """How many real decisions a seat made, and in how many of them it played one of the best two moves."""

    decisions: int
    among_best: int


@dataclass(frozen=True)
class Review:
    """What a game was like."""

    game: Game
    """At the end of what was played."""
    bot: str
    before: tuple[float, ...]
    """The chances before the first decision."""
    scores_before: tuple[int, ...]
    """What every seat would have had if the game had ended before the first decision."""
    steps: tuple[Step, ...]
    turning_points: tuple[TurningPoint, ...]

    @property
    def scores_through(self) -> list[tuple[int, ...]]:
        """What every seat would have had after so many moves, from none on."""
        return [self.scores_before, *(step.scores for step in self.steps)]

    def given_away(self, seat: int) -> float:
        """What a seat gave away in all, in shares of a victory."""
        return sum(step.loss for step in self.steps if step.seat == seat)

    def accuracy(self, seat: int) -> Accuracy:
        """How often a seat played one of the best moves."""
        known = [step.among_best for step in self.steps if step.seat == seat and step.among_best is not None]
        return Accuracy(len(known), sum(known))

    def document(self) -> dict[str, Any]:
        """As JSON has it."""
        return {
            "game": self.game.game_id,
            "seats": list(self.game.seats),
            "bot": self.bot,
            "over": self.game.over,
            "winners": list(self.game.winners),
            "before": [round(share, 4) for share in self.before],
            "scores_before": list(self.scores_before),
            "given_away": [round(self.given_away(seat), 4) for seat in range(self.game.players)],
            "accuracy": [vars(self.accuracy(seat)) for seat in range(self.game.players)],
            "steps": [step.document() for step in self.steps],
            "turning_points": [point.document() for point in self.turning_points],
        }


@dataclass(frozen=True)
class Seen:
    """What the judge says of a position: the chances with the best move, and every move it knows."""

    chances: tuple[float, ...]
    ranking: tuple[Ranked, ...] = ()
    decides: bool = False
    """Whether it is a real decision: more answers than count as the best, and no part of an arrangement."""

    def among_best(self, action: int) -> bool | None:
        """Whether an action is one of the best; nothing where there was no real decision."""
        if not self.decides:
            return None
        return action in (entry.action for entry in self.ranking[:BEST])

    def known(self, action: int) -> tuple[float, ...] | None:
        """The chances after an action that was tried often enough to have some."""
        visits = sum(entry.visits for entry in self.ranking)
        own = next((entry for entry in self.ranking if entry.action == action), None)
        return own.shares if own is not None and own.visits >= WELL_KNOWN * visits else None


def review(file: GameFile, judge: Judge, progress: Callable[[], None] = lambda: None) -> Review:
    """Judge every decision of a game file; `progress` is called after each."""
    for part in reviewing(played(file), judge):
        if isinstance(part, Review):
            return part
        progress()
    raise AssertionError("a review ends with what it found")


def reviewing(whole: Game, judge: Judge, most: int = MOST_TURNING_POINTS) -> Iterator[Step | Review]:
    """Judge every decision of a game, one at a time, so that others may think in between; the review comes last."""
    table, second = whole.copy(), second_opinion(judge)
    table.go_back(0)
    seen = looked_at(table, judge, tuple(1 / table.players for _ in range(table.players)))
    first, period_field = seen.chances, anatomy_of(table).period
    scores_before = points_of(table)
    found: list[Step] = []
    costly: list[tuple[Step, Game]] = []
    for number, ((seat, text), action) in enumerate(zip(whole.actions, whole.actions.ids, strict=True), start=1):
        before, seen_before = table.copy(history=False), seen
        meaning = room_of(table).phrase(action)
        table.push(action)
        period = int(getattr(before.state, period_field))
        seen = looked_at(table, judge, seen.chances)
        loss, best = 0.0, None
        if seen_before.ranking:
            best = suggestion(before, seen_before.ranking[0])
            loss = loss_of(before, seen_before, action, best.actions[0], judge)
        if loss >= LEAST_LOSS and best is not None:  # a second opinion, so that one unlucky search accuses nobody
            again = looked_at(before, second, seen_before.chances)
            loss = min(loss, loss_of(before, again, action, best.actions[0], second))
        among_best = seen_before.among_best(action)
        step = Step(number, seat, action, text, meaning, period, seen.chances, points_of(table), loss, best, among_best)
        found.append(step)
        if loss >= LEAST_LOSS and best is not None:
            costly.append((step, before))
        yield step
    told = {step.number for step in turning_points([step for step, _ in costly], most)}
    turned = [
        TurningPoint(step, step.best, judge.reasons(before, step.best.actions, (step.action,)))
        for step, before in costly
        if step.number in told and step.best is not None
    ]
    yield Review(table, judge.name, first, scores_before, tuple(found), tuple(turned))


def loss_of(game: Game, seen: Seen, action: int, better: int, judge: Judge) -> float:
    """What the seat on turn gives away with an action against a better one, in the eyes of a judge.

    Nothing, if this judge would do the same.
    """
    seat = game.turn or 0
    if not seen.ranking or seen.ranking[0].action == action:
        return 0.0
    best, own = (seen.known(move) or chances_after(game, move, judge) for move in (better, action))
    return max(0.0, best[seat] - own[seat])


def chances_after(game: Game, action: int, judge: Judge) -> tuple[float, ...]:
    """The chances after an action, at the next question that is to be judged, as the seat on turn may expect them.

    What it cannot know, the luck of later draws too, is drawn anew: nobody is accused of what then happened to come.
    """
    world = game.determinize(game.turn or 0, judge.seed)
    world.push(action)
    while not world.over:
        decided = judge.decision(world)
        if decided.ranking:
            return decided.ranking[0].shares
        world.push(decided.action)
    return shares_of_winners(world)


def shares_of_winners(game: Game) -> tuple[float, ...]:
    """The victory of a game that is over, shared by those who won."""
    return tuple(1 / len(game.winners) if seat in game.winners else 0.0 for seat in range(game.players))


def points_of(game: Game) -> tuple[int, ...]:
    """What every seat would have if the game ended now."""
    return tuple(score.total for score in game.scores)


def turning_points(costly: Sequence[Step], most: int) -> list[Step]:
    """What a game turned on: what cost each seat most, then what cost most of all else."""
    worst = sorted(costly, key=lambda step: -step.loss)
    own = [next(step for step in worst if step.seat == seat) for seat in {step.seat for step in worst}]
    return sorted(worst, key=lambda step: (step not in own, -step.loss))[:most]


def second_opinion(judge: Judge) -> Judge:
    """The same judge with other dice."""
    return Judge(judge.name, judge.budget, judge.seed + 1)


def looked_at(game: Game, judge: Judge, last: tuple[float, ...]) -> Seen:
    """What the judge says of a position; where nothing is to be judged, the chances are what they were."""
    if game.over:
        return Seen(shares_of_winners(game))
    if len(game.legal_actions) == 1:
        return Seen(last)
    ranking = judge.decision(game).ranking
    routine = is_arranged(game)
    if not ranking and not routine:
        raise ConfigError(Message("review-no-chances", bot=judge.name), "bot")
    decides = len(game.legal_actions) > BEST and not routine
    return Seen(ranking[0].shares, ranking, decides) if ranking else Seen(last)
