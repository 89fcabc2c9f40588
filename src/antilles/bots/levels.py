"""Levels for people: five opponents from gentle to fierce. The default is a fair match for who knows the rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from antilles.bots.names import check_known, make_bot
from antilles.bots.protocol import Bot

PUERTO_RICO, SANTIAGO = "puerto-rico", "santiago-de-cuba"


@dataclass(frozen=True)
class Level:
    """A level: its name, the bot behind it, and what it is like (the message `level-NAME`)."""

    name: str
    bot: str
    wins: Mapping[str, int] = field(default_factory=dict)
    """Of a hundred games against three of the level before, by game, as docs/strength.md has it (a test compares)."""
    slowed: bool = False
    """Whether that was measured with a tenth of its time."""

    def made(self, given: Mapping[str, str]) -> Bot:
        """The bot of this level, under its name."""
        check_known(given)
        bot = make_bot(self.bot)
        bot.name = self.name
        return bot


LEVELS = {
    level.name: level
    for level in (
        Level("deckhand", "greedy:overlooks=250"),
        Level("planter", "greedy", {PUERTO_RICO: 52, SANTIAGO: 46}),
        Level("merchant", "planner", {PUERTO_RICO: 75, SANTIAGO: 89}),
        Level("captain", "search:iters=40", {PUERTO_RICO: 54, SANTIAGO: 73}),
        Level("governor", "search:ms=1500,threads=2", {PUERTO_RICO: 68, SANTIAGO: 79}, slowed=True),
    )
}
DEFAULT_LEVEL = "merchant"
