"""What is best in a position, how much better than the rest, and why."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from antilles.bots import Bot, Budget, Decision, Ranked, SeatView, make_bot
from antilles.bots.compiled import bots_module
from antilles.core.game import Game
from antilles.core.messages import Message
from antilles.study.worth import anatomy_of, worth_of
from antilles.tableside.room import room_of

USUAL_BOT = "search:ms=1000"
WORLDS = 6
"""In how many worlds two moves are compared, so that no single draw decides what is said."""
LEAST_WORTH_TELLING = 0.15
MOST_REASONS = 4
SEED_STRIDE = 7919
MOST_STEPS = 400
ARRANGED = "study-arranged"
"""The message that tells the steps of an arrangement."""


@dataclass(frozen=True)
class Reason:
    """Something that differs after two moves: a part of the own position, or how a rival stands; in points."""

    part: str
    change: float
    rival: int | None = None

    def document(self) -> dict[str, Any]:
        """As JSON has it."""
        rival = {} if self.rival is None else {"rival": self.rival}
        return {"part": self.part, "change": round(self.change, 2), **rival}

    @property
    def speaks_for(self) -> bool:
        """Whether it speaks for the better move: more for oneself, less for a rival."""
        return (self.change > 0) == (self.rival is None)


RIVAL = "rival"


@dataclass(frozen=True)
class Suggestion:
    """A move with what is expected after it: shares of victories and points of all seats, as far as they are known."""

    actions: tuple[int, ...]
    """One action, or all of an arrangement."""
    notation: str
    meaning: Message
    """In words; what an arrangement leaves empty is not told."""
    visits: int = 0
    shares: tuple[float, ...] = ()
    scores: tuple[float, ...] = ()
    reasons: tuple[Reason, ...] = ()
    """What makes the best move better than this one; for the best one, better than the second."""

    def document(self) -> dict[str, Any]:
        """As JSON has it."""
        return {
            "actions": list(self.actions),
            "notation": self.notation,
            "visits": self.visits,
            "win_chance": [round(share, 4) for share in self.shares],
            "expected_scores": [round(points, 2) for points in self.scores],
            "reasons": [reason.document() for reason in self.reasons],
        }


@dataclass(frozen=True)
class Hint:
    """What a bot would do for the seat on turn, the best first."""

    seat: int
    decision: str
    moves: tuple[Suggestion, ...]
    bot: str = ""

    @property
    def best(self) -> Suggestion:
        """What it would do."""
        return self.moves[0]

    def document(self) -> dict[str, Any]:
        """As JSON has it."""
        moves = [move.document() for move in self.moves]
        return {"seat": self.seat, "decision": self.decision, "bot": self.bot, "moves": moves}


@dataclass
class Judge:
    """A bot that is asked about positions. The same position and seed give the same answer, if its budget does."""

    name: str = USUAL_BOT
    budget: Budget = field(default_factory=Budget)
    seed: int = 1

    def __post_init__(self) -> None:
        self.bot: Bot = make_bot(self.name)
        self.greedy: Bot = make_bot("greedy")

    def decision(self, game: Game) -> Decision:
        """What the bot does here, with its ranking."""
        return self.bot.decide(SeatView(game), self.budget, self.seed, rank=True)

    def hint(self, game: Game, most: int = 5, *, reasons: bool = True) -> Hint:
        """The best moves of the seat on turn, with what makes the first better."""
        seat, decision = game.turn or 0, self.decision(game)
        ranked = [entry for entry in decision.ranking if entry.visits][:most]
        if not ranked:
            moves = [self.foreseen(game, self.whole(game, decision.action))]
        elif is_arranged(game):
            moves = [expecting(self.whole(game, entry.action), entry) for entry in ranked]
        else:
            moves = [suggestion(game, entry) for entry in ranked]
        if reasons and len(moves) > 1:
            told = [self.reasons(game, moves[0].actions, other.actions) for other in moves[1:]]
            moves = [because(move, why) for move, why in zip(moves, (told[0], *told), strict=True)]
        return Hint(seat, game.decision or "", tuple(moves), self.name)

    def whole(self, game: Game, action: int) -> Suggestion:
        """A move with all the rest of the arrangement that it begins, if it does, as the bot would go on."""
        seat, room = game.turn or 0, room_of(game)
        world, arranging, actions = game.copy(history=False), room.arrangement(game), [action]
        world.push(action)
        while arranging and not world.over and world.turn == seat and room_of(world).arrangement(world) == arranging:
            actions.append(self.bot.decide(SeatView(world), self.budget, self.seed).action)
            world.push(actions[-1])
        texts = ", ".join(game.notation.texts[action] for action in actions)
        worth_telling = [action for action in actions if not room.leaves_empty(action)] or actions[:1]
        return Suggestion(tuple(actions), texts, all_of([room.phrase(action) for action in worth_telling]))

    def foreseen(self, game: Game, move: Suggestion) -> Suggestion:
        """A move that was not searched, with what the bot expects where it has something to think about again."""
        after = self.finished(game.determinize(game.turn or 0, self.seed), move.actions)
        found = () if after.over else self.decision(after).ranking
        return replace(move, shares=found[0].shares, scores=found[0].scores) if found else move

    def reasons(self, game: Game, better: Sequence[int], other: Sequence[int]) -> tuple[Reason, ...]:
        """What the evaluation sees differ, once what each of two moves begins is finished.

        What speaks for the better one comes first, then what speaks against it.
        """
        seat = game.turn or 0
        own: dict[str, float] = defaultdict(float)
        rivals: dict[int, float] = defaultdict(float)
        for world in range(WORLDS):
            number = self.seed + SEED_STRIDE * world
            here, there = (
                worth_of(self.finished(game.determinize(seat, number), moves), seat) for moves in (better, other)
            )
            for part in {**here.parts, **there.parts}:
                own[part] += (here.parts.get(part, 0.0) - there.parts.get(part, 0.0)) / WORLDS
            for rival in range(game.players):
                if rival != seat:
                    rivals[rival] += (here.seats[rival] - there.seats[rival]) / WORLDS
        found = [Reason(part, change) for part, change in own.items()]
        found += [Reason(RIVAL, change, rival) for rival, change in rivals.items()]
        worth_telling = [reason for reason in found if abs(reason.change) >= LEAST_WORTH_TELLING]
        greatest = sorted(worth_telling, key=lambda reason: -abs(reason.change))[:MOST_REASONS]
        return tuple(sorted(greatest, key=lambda reason: not reason.speaks_for))

    def finished(self, world: Game, moves: Sequence[int]) -> Game:
        """A world after some moves and all that they begin, by rules of thumb."""
        calm = anatomy_of(world).calm
        for action in moves:
            world.push(action)
        for _ in range(MOST_STEPS):
            if world.over or world.decision in calm:
                break
            world.push(self.greedy.decide(SeatView(world), Budget(), self.seed).action)
        return world


def is_arranged(game: Game) -> bool:
    """Whether bots answer the question as a part of an arrangement, where the single answers mean little."""
    return game.decision in bots_module(game.manifest.room).ROUTINE


def suggestion(game: Game, entry: Ranked) -> Suggestion:
    """A move of a ranking in words."""
    text, meaning = game.notation.texts[entry.action], room_of(game).phrase(entry.action)
    return expecting(Suggestion((entry.action,), text, meaning), entry)


def all_of(phrases: Sequence[Message]) -> Message:
    """The steps of a move in one phrase."""
    return phrases[0] if len(phrases) == 1 else Message(ARRANGED, moves=tuple(phrases))


def expecting(move: Suggestion, entry: Ranked) -> Suggestion:
    """A move with what a ranking says of it, or of the answer that it begins with."""
    return replace(move, visits=entry.visits, shares=entry.shares, scores=entry.scores)


def because(move: Suggestion, reasons: tuple[Reason, ...]) -> Suggestion:
    """A move with its reasons."""
    return replace(move, reasons=reasons)
