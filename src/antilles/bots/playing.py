"""Bots that play a game to its end, always the same way for the same seed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from antilles.bots.protocol import Bot, Budget, Decision, SeatView
from antilles.core.errors import AntillesError, shown
from antilles.core.game import Game
from antilles.core.messages import Message

SEED_SPREAD = 1_000_003
MOST_DICE = 1 << 62


class BotError(AntillesError, RuntimeError):
    """A bot that does what the rules do not allow."""


def decisions(game: Game, bots: Sequence[Bot], seed: int) -> Iterator[tuple[int, int]]:
    """Play a game on: yields the seat on turn and what its bot does, each before it is done.

    The dice of the bots come from the seed, so the game is always the same.
    """
    made = 0
    while not game.over:
        seat = game.turn or 0
        dice = (seed * SEED_SPREAD + made * 31 + seat) % MOST_DICE
        decision: object = bots[seat].decide(SeatView(game), Budget(), dice)
        if not isinstance(decision, Decision):
            given = type(decision).__name__
            raise BotError(Message("error-bot-answer", bot=shown(bots[seat].name), seat=seat, given=given))
        action = decision.action
        yield seat, action
        try:
            game.push(action, seat)
        except AntillesError as problem:
            refused = Message("error-bot-move", bot=shown(bots[seat].name), seat=seat, why=problem.told)
            raise BotError(refused) from problem
        made += 1


def shares(game: Game) -> tuple[float, ...]:
    """What every seat has won of a finished game."""
    winners = game.winners
    return tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(game.players))
