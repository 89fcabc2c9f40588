"""Levels for people: five opponents from gentle to fierce. The default is a fair match for who knows the rules."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from antilles.bots import door as at
from antilles.bots.compiled import Player, bots_of, style_of
from antilles.bots.names import check_known
from antilles.bots.protocol import Bot, Budget, Decision, SeatView
from antilles.bots.search import SearchBot
from antilles.bots.thumb import GreedyBot, PlannerBot

SHARES = 1000


class Distracted:
    """A player who knows the rules of thumb and sometimes follows an older habit: another style than the right one.

    Those are the mistakes of people: a sensible move for another plan, not a move at random.
    """

    HABITS = ("builder", "shipper", "quarry-banker", "factory")

    def __init__(self, name: str, slips: int) -> None:
        self.name, self.slips = name, slips

    def decide(self, seat: SeatView, budget: Budget, seed: int, *, rank: bool = False) -> Decision:
        """By the right rules, or by a habit."""
        dice = random.Random(seed)
        style = dice.choice(self.HABITS) if dice.randrange(SHARES) < self.slips else "greedy"
        bots = bots_of(seat)
        bots.look_at(seat, seed)
        return Decision(bots.choose(Player(at.GREEDY, style_of(seat.room, style)), seed))


@dataclass(frozen=True)
class Level:
    """A level: its name, the bot behind it, and what it is like (the message `level-NAME`)."""

    name: str
    bot: str

    def made(self, given: Mapping[str, str]) -> Bot:
        """The bot of this level."""
        check_known(given)
        return MAKERS[self.name]()


MAKERS: dict[str, Callable[[], Bot]] = {
    "deckhand": lambda: named(Distracted("deckhand", 600), "deckhand"),
    "planter": lambda: named(GreedyBot(), "planter"),
    "merchant": lambda: named(PlannerBot(), "merchant"),
    "captain": lambda: named(SearchBot(milliseconds=100), "captain"),
    "governor": lambda: named(SearchBot(milliseconds=1500, threads=2), "governor"),
}
LEVELS = {
    level.name: level
    for level in (
        Level("deckhand", "greedy with slips"),
        Level("planter", "greedy"),
        Level("merchant", "planner"),
        Level("captain", "search:ms=100"),
        Level("governor", "search:ms=1500,threads=2"),
    )
}
DEFAULT_LEVEL = "merchant"


def named(bot: Bot, name: str) -> Bot:
    """A bot under the name of its level."""
    bot.name = name
    return bot
